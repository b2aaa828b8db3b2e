# Carreras con el kit: las jugadas que se ofrecen, el registro, el turno, quién puede jugar y lo que falla en una línea
# de notación. Los términos de cada edición están en los mensajes a los que remiten los demás.

## El botón, y nombres de casillas.

roll-button = Tirar

# Donde esperan las fichas y donde acaban, como nombres de casillas.
yard = { $edition ->
    [pollyanna-1951] la esquina
    [pollyanna-1916] el círculo
    [parcheesi] el círculo
   *[other] el patio
}
home = { $edition ->
    [pollyanna-1916] POLLYANNA
   *[other] la Meta
}

## Jugadas. Primero lo que se gasta, luego el camino, luego a quién captura; los separan «: » y «,».

choice = { $spent }: { way }
choice-captures = { $spent }: { way }, captura a { $captured }
way = { $kind ->
    [out] { $edition ->
        [pollyanna-1951] de la esquina
        [pollyanna-1916] del círculo
        [parcheesi] del círculo
       *[other] del patio
    } a { $to }
    [home] de { $from } a { home }
    [turnout] de { $from } a { $to } por el apartadero
   *[plain] de { $from } a { $to }
}
both-dice = { $low } y { $high }
bonus = Premio de { $steps }
give-up = Renunciar al premio de { $steps }
bonus-word = premio
pass = { $roll ->
    [sends-back] Una tirada de más: la ficha más cercana a la Meta vuelve hasta { yard }
    [lost] Una tirada de más: acaba el turno
   *[played] No hay ninguna jugada: pasar
}

## El registro.

moved = { $kind ->
    [out] { $colour } { starts } { $to } { $spent }
    [home] { $colour } lleva una ficha de { $from } { to-home } { $spent }
    [turnout] { $colour } mueve de { $from } a { $to } por el apartadero { $spent }
   *[plain] { $colour } mueve de { $from } a { $to } { $spent }
}
starts = { $edition ->
    [pollyanna-1916] hace entrar una ficha en
   *[other] saca una ficha a
}
to-home = a { home }
# Lo que se gasta, al final de «Amarillo mueve de Y3 a Y8 ...».
with-die = con un { $number }
with-both = con { $low } y { $high }
with-bonus = con el premio de { $steps }

## El turno.

to-throw-first = Le toca tirar a { $colour } para ver quién empieza
to-throw = Le toca tirar a { $colour }
# En el turno no se juegan más tiradas que den otra: dobles o las de un número.
to-throw-last = Le toca tirar a { $colour }; con { $rolls ->
    [doublet] otros dobles
    [number] otro { $number }
   *[both] otros dobles u otro { $number }
} { $roll ->
    [sends-back] vuelve una ficha
   *[lost] acaba el turno
}
roll-too-many = La tirada de { $colour } está de más, y no se juega
to-use-bonuses = { $count ->
    [one] Le toca a { $colour } usar un premio de { $bonuses }
   *[other] Le toca a { $colour } usar los premios de { $bonuses }
}
to-play = { $colour } juega { $dice }

## Notas sobre la edad de una barrera.

blockade-of = { $whose ->
    [own] Tu barrera
   *[other] La barrera de { $name }
}
due-now = { $blockade } debe romperse ya, si se puede
due-later = { $turns ->
    [0] { $blockade } debe romperse en el próximo turno
    [one] { $blockade }: queda 1 turno
   *[other] { $blockade }: quedan { $turns } turnos
}

## Quién puede jugar.

four-seats = hay cuatro puestos
how-many-players = hacen falta dos, tres o cuatro jugadores
two-opposite = dos jugadores se sientan frente a frente: { $pairs }
four-partners = para jugar por equipos hacen falta cuatro
first-plays = quien empieza tiene que ser uno de los que juegan

## Lo que se esperaba en una línea de notación, después de «se esperaba».

expected-step = un paso como «3 Y6-Y9»
expected-spent = { $game ->
    [pollyanna] un dado, dos dados como 2+4, o +10
    [parcheesi] un dado, dos dados como 2+3, +10 o +20
   *[other] un dado
}
# «yard» y «home» se escriben así en todas las lenguas.
expected-space = { $game ->
    [pollyanna] una casilla como Y6, Yt3, Yh1, yard o home
   *[other] una casilla como Y6, Yh1, yard o home
}
expected-own-space = una casilla donde puedan estar las fichas de { $colour }
expected-no-rival = { $game ->
    [parcheesi] una casilla sin fichas de otro color
   *[other] una casilla sin ningún rival
}
expected-room = { $room ->
    [1] una sola ficha en una casilla donde se va en fila
    [2] un máximo de dos fichas por casilla
   *[other] un máximo de tres fichas por casilla
}
expected-player-on-way = un jugador al que aún le queden fichas por llevar a { home }
expected-die = un dado de 1 a 6
expected-roll = un dado, o una tirada como 6-3, con el dado más alto primero
expected-keys = ninguna clave salvo { $keys }
key = «{ $key }»
expected-turns = una casilla, «:» y el número de turnos
expected-blockade = una casilla del anillo con dos fichas de un color
expected-order = cada barrera una sola vez, en el orden de las fichas
expected-up-to = un número del 1 al { $most }
expected-no-key = una posición sin «{ $key }», porque la partida ha terminado
