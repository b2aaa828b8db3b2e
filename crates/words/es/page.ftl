# La página alrededor de un tablero: cabecera, herramientas, avisos.

# Un paso atrás en la partida; en un teléfono hay sitio para cinco letras.
undo = Deshacer
undo-reach = { $rounds ->
    [one] Vuelves a tu última decisión: 1 ronda
   *[other] Vuelves a tu última decisión: { $rounds } rondas
}
redo = Rehacer
hint = Pista
rules = Reglas
new-game = Partida nueva
home = Inicio
threats = Amenazas
menu = Menú
go-back = Volver una jugada atrás
log = Registro
keys = Atajos de teclado
players = Jugadores
about = Acerca de
replay = Repetición
share = Compartir
cards = Cartas
close = Cerrar
# Opens the rest of a list of buttons.
more = Más

notices = Avisos
dismiss = Cerrar
# El archivo de una partida que no se ha podido leer.
download-it = Descargarla
# Mientras llega un idioma, unas lecciones o lo que han aprendido los bots; y para pedirlo otra vez.
loading = Cargando…
try-again = Probar otra vez
newer = Hay una versión nueva de Turnout. Tus partidas se quedan como están.
update = Actualizar ahora
