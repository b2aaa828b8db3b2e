# Lo que se esperaba donde un texto en la notación de Sorry! no se puede leer: «se esperaba una carta: 1, 2, ...».
# yard, home, winner=, again, discard, hand, hands, sorry y las letras de las casillas son notación.

card = una carta: 1, 2, 3, 4, 5, 7, 8, 10, 11, 12 o sorry
cards-in-order = cartas en el orden 1 2 3 4 5 7 8 10 11 12 sorry
of-a-kind = no más de { $count } cartas de una clase
of-the-card = como mucho { $count } cartas { $card } en total
pile = al menos una carta en el mazo
space = una casilla como R4, Rh1, yard o home
step = un paso como «3 R4-R7»
space-of = una casilla donde puedan estar las fichas de { $colour }
square-without-own = una casilla sin otra ficha del mismo color
square-without-rival = una casilla sin un rival
card-of-hand = una línea sin carta, porque se elige de la mano
no-hand = una posición sin manos, que son una opción
no-again = sin «again», porque un 2 no da otra carta según las reglas de la casa
no-hand-over = una posición sin manos, porque la partida se ha acabado
hand = como mucho { $count } cartas
keys = again, discard, hand, hands o winner
seat-and-cards = la letra de un puesto, «:» y sus cartas
other-seats = los demás puestos en juego una vez cada uno, en el orden de los turnos desde el siguiente
