# Las teclas que conoce el tablero.

heard = Estas teclas funcionan durante una partida, salvo en un diálogo o donde escribes. Un botón con el foco se queda con las flechas, Intro y Espacio.

# Teclas, como se llaman en los teclados, y lo que hacen.
right-left = Derecha, Izquierda
right-left-does = Una casilla adelante por tu camino, una casilla atrás
up-down = Arriba, Abajo
up-down-does = El otro camino, donde los caminos se separan o se juntan
home-end = Inicio, Fin
home-end-does = Donde esperan tus fichas, y la Meta
page-down-up = Av Pág, Re Pág
page-down-up-does = La siguiente que se puede elegir, la anterior
enter-or-space = Intro o Espacio
enter-or-space-does = Tirar o robar; seleccionar una ficha o moverla
escape = Escape
escape-does = Dejar de seleccionar la ficha

letters = Teclas de letras
control = Ctrl+Z, Ctrl+Y
# Una letra, y la misma con la tecla de mayúsculas.
with-shift = { $letter }, Mayús+{ $letter }
pawns = Tu siguiente ficha, la anterior
beside = La siguiente carta, persona o botón junto al tablero, lo anterior
undo-redo = Deshacer y rehacer
read-board = Leer el tablero
read-dice = Leer los dados o la carta
read-moves = Leer las jugadas; abrir o cerrar la lista
read-last = Leer lo que ha pasado desde tu último turno
read-turn = ¿De quién es el turno?
this-list = Esta lista

speech-about = Un lector de pantalla puede leer frases o las menos palabras posibles.
speech = Lector de pantalla
