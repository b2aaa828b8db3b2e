# El formulario que prepara una partida y el diálogo que cambia quién se sienta dónde.

game = Juego
# De una edición.
players-and-minutes = { $fewest } a { $most } jugadores, { $shortest } a { $longest } minutos
options = Opciones
more = Más
start = Empezar

# Quién se sienta en un puesto.
person = Persona
empty = Vacío
name = Nombre
name-of = Nombre de { $colour }
whoever-sits = Quien se sienta sigue la partida tal como está.

seating = Asientos
show-targets = Mostrar opciones
play-forced = Jugar lo obligatorio
help = Ayuda para cada jugador
help-about = Las opciones son las fichas que pueden moverse y las casillas adonde pueden ir. Lo obligatorio es el único movimiento posible: se juega solo y se dice.

dice = Dados
real-dice = Con dados de verdad tocas lo que ha salido; la página es tablero y árbitro.
real-cards = Con cartas de verdad tocas la que ha salido; la página es tablero y árbitro.
real-cards-of-people = La página roba por los bots del mismo mazo: aparta también sus cartas.

match-points = Puntos del encuentro
match-points-about = Se juega una partida tras otra hasta que alguien llegue a esos puntos. Si lo dejas vacío, se juega una sola.
seed = Semilla de los dados
seed-about = El mismo número da los mismos dados. Si lo dejas vacío, se elige uno al azar.
