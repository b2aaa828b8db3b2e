# Por qué no está permitido un paso de Annie. Delante va el número de la regla: «A-17: la partida se ha acabado».

## A quién le toca

over = la partida se ha acabado
lot = todavía no se ha sorteado quién empieza
not-thrown = { $colour } todavía no ha tirado { $dice ->
    [white] el dado blanco
    [red] el dado rojo
   *[both] los dos dados
}

## Hay que elegir a otro jugador

gives-to-self = { $colour } tiene que darle la estrella a otro jugador
rolls-against-self = { $colour } tiene que tirar contra otro jugador
not-playing = { $colour } no juega
to-give = { $colour } tiene que elegir a otro jugador y darle una estrella
to-choose = { $colour } tiene que elegir a otro jugador contra quien tirar

## Hay que jugar una tirada; los dados se dicen como «el 5 rojo y el 3 blanco» o «el 4 blanco»

no-gift = hay que jugar la tirada, y con { $dice } no se regala ninguna estrella
no-choice = hay que jugar la tirada, y con { $dice } no se elige a nadie
for-stars = la tirada es por estrellas, y con { $dice } no se mueve a Annie
against = la tirada es contra { $other }, y con { $dice } no se mueve a Annie
goes-forward = con { $dice } Annie avanza { $count }, y no se puede elegir
goes-back = con { $dice } Annie retrocede { $count }, y no se puede elegir
goes-either = con { $dice } Annie avanza o retrocede { $count }, a elegir
stays = con { $dice } Annie se queda en el Orfanato, y no se puede elegir

## Quién puede jugar

six-seats = hay seis puestos
players = hacen falta de dos a seis jugadores
