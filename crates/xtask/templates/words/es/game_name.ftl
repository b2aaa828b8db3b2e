# GameName: lo que dice de sí mismo, de sus jugadas y de lo que no se puede jugar.

title = GameName
about = Una carrera sencilla: cuatro fichas por jugador, dos dados, una vuelta y a la Meta

throw = Tirar
# Donde esperan las fichas y donde acaban.
yard = el patio
home = la Meta

## Jugadas que se ofrecen. Lo que haría un dado.

choice = { $die }: { way }
choice-captures = { $die }: { way }, captura a { $rival }
way = { $kind ->
    [out] del patio a { $to }
    [home] de { $from } a la Meta
   *[plain] de { $from } a { $to }
}
pass = Pasar: no se puede jugar nada

## La lista de jugadas.

opened = { $colour } tira { $dice } para ver quién empieza: { $total }
begins = Empieza { $colour }
thrown = { $colour } tira { $dice }
comes-out = { $colour } saca una ficha a { $to } con un { $die }
comes-home = { $colour } lleva una ficha de { $from } a la Meta con un { $die }
moved = { $colour } mueve de { $from } a { $to } con un { $die }
captured = { $colour } captura a { $rival } en { $space }: vuelve a su patio
forfeited = { $colour } no puede jugar { $dice }
passed = { $colour } no puede jugar nada
won = Gana { $colour }

## A quién le toca.

to-throw-first = Le toca tirar a { $colour } para ver quién empieza
to-throw = Le toca tirar a { $colour }
to-play = { $colour } juega { $dice }

## Por qué no vale un paso, tras el número de la regla.

over = la partida ha terminado
not-thrown-yet = { $colour } todavía no ha tirado
opening-not-played = las tiradas que deciden quién empieza no se juegan
no-pass = hay algo que se puede jugar
no-such-die = ningún dado de los que quedan muestra { $die }
none-waiting = { $colour } no tiene ninguna ficha en el patio
nobody-there = { $colour } no tiene ninguna ficha en { $space }
only-six = solo un seis saca una ficha del patio
home-stays = una ficha que está en la Meta ya no se mueve
beyond-home = desde { $from } un { $die } lleva más allá de la Meta
leads-elsewhere = desde { $from } un { $die } lleva a { $to }
two-stand = en { $space } ya hay dos fichas del propio { $colour }
safe = las dos fichas de { $rival } en { $space } están a salvo
must-play = se puede jugar más de esta tirada, y hay que hacerlo
four-seats = hay cuatro puestos
how-many-players = hacen falta dos, tres o cuatro jugadores
first-plays = quien empieza tiene que ser uno de los que juegan

## Lo que se esperaba en una línea de notación.

expected-key = la clave «winner» y ninguna otra
expected-step = un paso como «3 Y6-Y9», o pass
expected-die = un dado, del 1 al 6
# «yard» y «home» se escriben así en todas las lenguas.
expected-space = una casilla donde puedan estar las fichas de { $colour }: de Y1 a B10, { $letter }h1, yard o home
expected-two = un máximo de dos fichas por casilla
expected-no-rival = una casilla sin ningún rival
