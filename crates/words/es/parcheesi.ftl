# Parcheesi: las jugadas que se ofrecen, el registro, el turno, las notas sobre casillas y lo que falla en una línea de
# notación.

## El formulario de preparación, y lo que lleva impreso el tablero.

title = Parcheesi
about = Barreras, casillas seguras y un premio por cada captura y cada ficha que llega a la Meta
ring68 = Tablero de 68 casillas
ring68-about = Diecisiete casillas por lado en vez de dieciocho: el tablero que más se vende
learned-in = tres minutos

## El botón, y nombres de casillas.

throw = Tirar

# Donde esperan las fichas y donde acaban, como nombres de casillas.
nest = el círculo
home = la Meta

## Jugadas. Primero lo que se gasta, luego el camino, luego a quién captura; los separan «: » y «,».

choice = { $spent }: { way }
choice-captures = { $spent }: { way }, captura a { $captured }
way = { $kind ->
    [out] del círculo a { $to }
    [home] de { $from } a la Meta
   *[plain] de { $from } a { $to }
}
both-dice = { $low } y { $high }
bonus = Premio de { $steps }
give-up = Renunciar al premio de { $steps }
pass = No hay ninguna jugada: pasar
third-doublet-back = Tercer doble: la ficha más cercana a la Meta vuelve al círculo
third-doublet-none = Terceros dobles: no hay ninguna ficha en camino, y acaba el turno

## El registro.

opened = { $colour } tira un { $die } para ver quién empieza
opening-tied = { $colours } empatan y vuelven a tirar
begins = Empieza { $colour }
thrown = { $colour } tira { $dice }
moved = { $kind ->
    [out] { $colour } saca una ficha a { $to } { $spent }
    [home] { $colour } lleva una ficha de { $from } a la Meta { $spent }
   *[plain] { $colour } mueve de { $from } a { $to } { $spent }
}
# Lo que se gasta, al final de «Amarillo mueve de Y3 a Y8 ...».
with-die = con un { $number }
with-both = con { $low } y { $high }
with-bonus = con el premio de { $steps }
captured = { $colour } captura a { $victim } en { $space }: vuelve a su círculo
sent-back = Los terceros dobles no se juegan: la ficha de { $colour } en { $space }, la más cercana a la Meta, vuelve al círculo
bonus-earned = { $colour } gana un premio de { $steps }
bonus-lost = { $colour } no tiene ninguna ficha que pueda avanzar { $steps }: el premio se pierde
bonus-given-up = { $colour } renuncia al premio de { $steps }
forfeited = { $count ->
    [one] { $colour } no puede jugar el { $dice }
   *[other] { $colour } no puede jugar { $dice }
}
passed = { $colour } no juega nada
throws-again = Dobles: { $colour } vuelve a tirar
won = Gana { $colour }: ¡PARCHEESI!

## El turno.

to-throw-first = Le toca tirar a { $colour } para ver quién empieza
to-throw = Le toca tirar a { $colour }
to-throw-after-two-doublets = Le toca tirar a { $colour }; con otros dobles vuelve una ficha al círculo
third-doublet = Terceros dobles de { $colour }, que no se juegan
to-use-bonuses = { $count ->
    [one] Le toca a { $colour } usar un premio de { $bonuses }
   *[other] Le toca a { $colour } usar los premios de { $bonuses }
}
to-play = { $colour } juega { $dice }
over = Gana { $colour }

## Notas sobre la edad de una barrera.

due-now = { $colour }: su barrera ha vencido y hay que romperla si se puede
due-next = { $colour }: su barrera vence en su próximo turno
due-later = { $turns ->
    [one] { $colour }: su barrera puede durar 1 turno más
   *[other] { $colour }: su barrera puede durar { $turns } turnos más
}

## Quién puede jugar.

four-seats = hay cuatro puestos
how-many-players = hacen falta dos, tres o cuatro jugadores
two-opposite = dos jugadores se sientan frente a frente
first-plays = quien empieza tiene que ser uno de los que juegan

## Lo que se esperaba en una línea de notación, después de «se esperaba».

expected-throw = un dado, o una tirada como 6-3, con el dado más alto primero
expected-step = un paso como «3 Y6-Y9»
expected-spent = un dado, dos dados como 2+3, +10 o +20
# «yard» y «home» se escriben así en todas las lenguas.
expected-space = una casilla como Y6, Yh1, yard o home
expected-own-space = una casilla donde puedan estar las fichas de { $colour }
expected-two = un máximo de dos fichas por casilla
expected-no-rival = una casilla sin fichas de otro color
expected-keys = una de las claves «blockades», «doublets» y «winner»
expected-turns = una casilla, «:» y el número de turnos
expected-blockade = una casilla del anillo con dos fichas de un color
expected-order = cada barrera una sola vez, en el orden de las fichas
expected-one-to-four = un número de turnos del 1 al 4
expected-no-doublets = una posición sin dobles, porque la partida ha terminado
expected-doublets = 1 o 2 dobles
