# Una partida en juego: el tablero y lo que hay a su lado.

board = Tablero
spaces = Casillas
# Donde están las teclas; un lector de pantalla lo dice después del nombre de la casilla.
space = casilla
moves = Jugadas posibles
# El botón que abre la lista de jugadas.
moves-count = { $count ->
    [0] Jugadas
    [1] Jugadas
   *[other] Jugadas ({ $count })
}
game-log = Jugadas de la partida
# El botón para un turno sin jugada legal.
pass = Pasar
# Sigue lo que queda de las cosas que se recogen, como estrellas.
supply = Por ganar:
danger = Amenazas

# Siguen una jugada y por qué es buena.
hint = Pista:
# En lugar de «Pista:», antes de una jugada que no es la mejor.
another-play = En su lugar:
# Sobre las mejores jugadas; cada una es un botón con su probabilidad: «17 de 100».
chances = Partidas ganadas desde aquí (pulsa y ve)
rank = { $number ->
    [1] Mejor
    [2] Segunda
   *[other] Tercera
}
why = ¿Por qué?
close-hint = Cerrar la pista

# En la placa de un jugador: los dados que decidieron quién empieza, como «6 y 3».
threw = sacó { $dice }
# La única persona de la mesa.
you = Tú
# Hay que elegir a un jugador.
choose = Elegir a { $colour }

# Un dado: su cara y cuál es.
die = { $look ->
    [underside] { $face }, cara de abajo
    [red] { $face }, dado rojo
    [white] { $face }, dado blanco
   *[plain] { $face }
}
die-played = { die }, ya jugado
# Cartas como esta que hay en el mazo.
# El botón que elige un dado para mover una ficha.
choose-die = Dado { $die }
left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
card-left = { $card }: { left }

# La pantalla pasa a esta persona.
your-turn = { $name }, te toca
# La mano está tapada hasta que su dueño tiene la pantalla.
pass-to = Pásale la pantalla a { $name }
# La pantalla está sobre la mesa y todos podrían ver la mano.
look-away = Los demás miran a otro lado
show-hand = Ver la mano de { $colour }
hand = Mano de { $colour }

cards-to-come = Cartas por salir
card = Carta
cards-left = Quedan
card-does = Qué hace

# Antes de las tiradas que deciden quién empieza.
highest-goes-first = Cada uno tira una vez. Empieza quien saque más.

# Pistas de la primera partida, cada una una sola vez.
cue-pawn = { press } { $count ->
    [one] la ficha con el disco claro
   *[other] una ficha con un disco claro
}
press = { $input ->
    [touch] Toca
    [mouse] Haz clic en
   *[any] Elige
}
cue-capture = { $capture ->
    [bump] Cae aquí para echarla
   *[take] Cae aquí para capturar
}
cue-hourglass = { $blockade }. Después hay que romperla.
tap-to-read = { press } una casilla para leerla.
