# The home page.

play = Jugar
go-on = Continuar
games = Juegos
play-game = Jugar a { $title }
# How long it takes to learn a game: "five minutes".
learn-in = Aprende en { $time }

# Who plays the game that "Play" starts.
against-bots = { $count ->
    [one] Tú contra un bot
   *[other] Tú contra { $count } bots
}
people = { $count ->
    [one] Un jugador
   *[other] { $count } jugadores
}

# The sheet that a game's card opens.
edition = Edición
who-plays = ¿Quién juega?
against-computer = Yo contra la máquina
family-round = En familia con esta pantalla
players = Jugadores
how-strong = Nivel
name-of-player = Nombre del jugador { $number }
start = Empezar
more-options = Más opciones
