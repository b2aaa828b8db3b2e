# Pollyanna: las jugadas que se ofrecen, el registro, el turno, los nombres de las casillas y lo que falla en una
# línea de notación. Los términos de cada edición están en los mensajes a los que remiten los demás.

## El formulario de preparación, y lo que lleva impreso el tablero.

title-1951 = Pollyanna 1951
about-1951 = Broadway, apartaderos y barreras, con las palabras de 1951
title-1916 = Pollyanna 1916
about-1916 = El juego de la alegría: lo mismo con las palabras de 1916
partners = Por equipos
partners-about = Cuatro jugadores; juegan juntos los que se sientan enfrente
learned-in = cinco minutos
board-1951 = Pollyanna
board-1916 = POLLYANNA

## El botón, y nombres de casillas.

throw = Tirar

# Donde esperan las fichas y donde acaban, como nombres de casillas.
yard = { $edition ->
    [pollyanna-1916] el círculo
   *[other] la esquina
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
        [pollyanna-1916] del círculo a { $to }
       *[other] de la esquina a { $to }
    }
    [home] de { $from } a { home }
    [turnout] de { $from } a { $to } por el apartadero
   *[plain] de { $from } a { $to }
}
both-dice = { $low } y { $high }
reward = Premio de { $steps }
give-up = Renunciar al premio de { $steps }
pass = No hay ninguna jugada: pasar

## El registro.

opened = { $colour } tira { $dice } para ver quién empieza: { $total }
opening-tied = { $colours } empatan y vuelven a tirar
begins = Empieza { $colour }
thrown = { $colour } tira { $dice }
moved = { $kind ->
    [out] { $colour } { starts } { $to } { $spent }
    [home] { $colour } lleva una ficha de { $from } a { the-home } { $spent }
    [turnout] { $colour } mueve de { $from } a { $to } por el apartadero { $spent }
   *[plain] { $colour } mueve de { $from } a { $to } { $spent }
}
starts = { $edition ->
    [pollyanna-1916] hace entrar una ficha en
   *[other] saca una ficha a
}
the-home = { $edition ->
    [pollyanna-1916] POLLYANNA
   *[other] la Meta
}
# Lo que se gasta, al final de «Amarillo mueve de Y3 a Y8 ...».
with-die = con un { $number }
with-both = con { $low } y { $high }
with-reward = con el premio de { $steps }
captured = { $colour } captura a { $victim } en { $space }: vuelve a su { waiting-place }
waiting-place = { $edition ->
    [pollyanna-1916] círculo del retrato
   *[other] esquina
}
reward-earned = { $colour } gana un premio de { $steps }
reward-lost = { $colour } no tiene ninguna ficha que pueda avanzar las { $steps } enteras: el premio se pierde
reward-given-up = { $colour } renuncia al premio de { $steps }
forfeited = { $count ->
    [one] { $colour } no puede jugar el { $dice }
   *[other] { $colour } no puede jugar { $dice }
}
passed = { $colour } no puede jugar nada
throws-again = Dobles: { $colour } vuelve a tirar
won = { $count ->
    [one] Gana { $colours }
   *[other] Ganan { $colours }
}

## El turno.

to-throw-first = Le toca tirar a { $colour } para ver quién empieza
to-throw = Le toca tirar a { $colour }
to-use-reward = Le toca a { $colour } usar un premio de { $steps }
to-play = { $colour } juega { $dice }

## Quién puede jugar.

four-seats = hay cuatro puestos
how-many-players = hacen falta dos, tres o cuatro jugadores
two-opposite = dos jugadores se sientan frente a frente
four-partners = para jugar por equipos hacen falta cuatro
first-plays = quien empieza tiene que ser uno de los que juegan

## Lo que se esperaba en una línea de notación, después de «se esperaba».

expected-step = un paso como «3 Y6-Y9»
expected-spent = un dado, dos dados como 2+4, o +10
# «yard» y «home» se escriben así en todas las lenguas.
expected-space = una casilla como Y6, Yt3, Yh1, yard o home
expected-own-space = una casilla donde puedan estar las fichas de { $colour }
expected-no-rival = una casilla sin ningún rival
expected-three = un máximo de tres fichas por casilla
expected-one = una sola ficha en una casilla donde se va en fila
expected-winner-key = la clave «winner» y ninguna otra
expected-player-on-way = un jugador al que aún le queden fichas por llevar a { the-home }
