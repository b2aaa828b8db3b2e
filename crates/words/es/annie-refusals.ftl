# Por qué no está permitido un paso de Annie. Delante va el número de la regla: «A-17: la partida se ha acabado».

## A quién le toca

over = la partida se ha acabado. Empieza otra partida para seguir
lot = todavía no se ha sorteado quién empieza. Espera al primer turno
not-thrown = todavía no se ha tirado { $dice ->
    [white] el dado blanco
    [red] el dado rojo
   *[both] con los dos dados
}. Primero tira

## Hay que elegir a otro jugador

gives-to-self = la estrella es para otro jugador. Elige a otra persona
rolls-against-self = la tirada es contra otro jugador. Elige a otra persona
not-playing = { $colour } no juega. Elige a alguien que juegue
to-give = ahora una estrella es para otro jugador. Elige a uno
to-choose = la próxima tirada es contra otro jugador. Elige a uno

## Hay que jugar una tirada; los dados se dicen como «el 5 rojo y el 3 blanco» o «el 4 blanco»

no-gift = con { $dice } no se regala ninguna estrella. Juega la tirada
no-choice = con { $dice } no se elige a nadie. Juega la tirada
for-stars = la tirada es por estrellas, y con { $dice } no se mueve a Annie. Juégala por las estrellas
against = la tirada es contra otro jugador, y con { $dice } no se mueve a Annie. Juégala contra ese jugador
goes-forward = con { $dice } Annie tiene que avanzar { $count }. Elige esa casilla
goes-back = con { $dice } Annie tiene que retroceder { $count }. Elige esa casilla
goes-either = con { $dice } Annie avanza o retrocede { $count }, como quieras. Elige una de las dos casillas
stays = con { $dice } Annie tiene que quedarse en el Orfanato. Deja pasar el turno
# Donde las reglas de la casa piden el número exacto.
too-far = con { $dice } Annie se pasaría de Un final feliz, que pide el número exacto. Deja pasar el turno
only-back = con { $dice } Annie se pasaría de Un final feliz, y tiene que retroceder { $count }. Elige esa casilla

## Quién puede jugar

six-seats = hay seis puestos. No uses más
players = hacen falta de dos a seis jugadores
