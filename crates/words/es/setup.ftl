# El formulario que prepara una partida y el diálogo que cambia quién se sienta dónde.

game = Juego
# De una edición.
players-and-minutes = { $fewest } a { $most } jugadores, { $shortest } a { $longest } minutos
fewest-to-most = { $fewest } a { $most } jugadores
options = Opciones
more = Más
start = Empezar

# Quién se sienta en un puesto.
person = Persona
empty = Vacío
name = Nombre
name-of = Nombre de { $colour }
whoever-sits = Pueden cambiar de jugadores en cualquier momento.

show-targets = Resaltar jugadas
play-forced = Jugar solas las jugadas obligadas
help = Ayuda para cada jugador
help-about = Se resaltan las fichas que pueden moverse y las casillas adonde pueden ir. Una jugada obligada es la única que hay: se juega sola y se dice.

dice = Dados
real-dice = Con dados de verdad indicas lo que ha salido; la pantalla es tablero y árbitro.
real-cards = Con cartas de verdad indicas la que ha salido; la pantalla es tablero y árbitro.
real-cards-of-people = Para los bots las cartas son virtuales, del mismo mazo: aparta también esas cartas.

match-points = Jugar a ... puntos
match-points-about = Se sigue jugando hasta que alguien llegue a esta puntuación. Déjalo en blanco para una sola partida.
seed = Semilla de los dados
seed-about = El mismo número da los mismos dados. Déjalo en blanco para uno al azar.
