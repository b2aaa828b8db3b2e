# La página de inicio.

play = Jugar
go-on = Continuar
games = Juegos
play-game = Jugar a { $title }
# Cuánto se tarda en aprender un juego: «cinco minutos».
learn-in = Aprende en { $time }

# Quién juega la partida que empieza con «Jugar».
against-bots = { $count ->
    [one] Tú contra un bot
   *[other] Tú contra { $count } bots
}
people = { $count ->
    [one] Un jugador
   *[other] { $count } jugadores
}

# La hoja que abre la tarjeta de un juego.
edition = Edición
who-plays = ¿Quién juega?
against-computer = Yo contra la máquina
family-round = En familia con esta pantalla
players = Jugadores
your-colour = Tu color
how-strong = Nivel
name-of-player = Nombre del jugador { $number }
start = Empezar
# La familia que jugó antes de la última partida.
again-with = Otra vez con { $names }
more-options = Más opciones
# Cuántas jugadas esperan otra oportunidad.
try-again = { $count ->
    [one] Una jugada que repetir
   *[other] { $count } jugadas que repetir
}
exercises = Ejercicios
