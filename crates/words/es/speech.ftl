# Lo que se lee en voz alta a quien juega con teclas y oído: de una casilla, y cuando un jugador pregunta. Lo que ha
# pasado está en events.ftl. Completo son frases; breve son las menos palabras posibles, para quien conoce el juego y espera
# a que la voz termine. Las fichas son femeninas.

# Cuánto se dice, como ajuste.
full = Detallado
concise = Breve

## Teclas que no encuentran nada, o que han tomado una ficha.

no-way = Por ahí no hay nada.
no-way-concise = Nada.
let-go = Soltada.
nothing-to-choose = Aquí no hay nada que elegir.
nothing-to-choose-concise = No.
# Siguen los movimientos de la ficha tomada.
taken-up = Ficha tomada. { $moves }

## Dónde están todas las fichas.

# La ficha que mueven todos.
token = La ficha, { $places }
# Completo: «Amarillo: dos en la esquina, una en Y6».
pieces = { $colour }: { $places }
# Cuántas fichas hay en un sitio («en la esquina»), y qué son allí juntas («barrera»).
pieces-at = { count } { $place }
pieces-at-together = { count } { $place } ({ $pair })
# Lo que se reúne: «52 estrellas».
supply = En la reserva: { $count } { $things }
supply-concise = reserva { $count }

count = { $count ->
    [0] ninguna
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $count }
}

## Los dados y las cartas de la mesa.

card-open = { $card }: { $text }
card-played = { $card }, ya jugada
# Listas de números: «6 y 5 rojo».
dice-left = Por jugar: { $left }
dice-played = Ya jugado: { $played }
dice-left-and-played = Por jugar: { $left }; ya jugado: { $played }
# Un número y el dado que lo muestra; «underside» es la cara que queda debajo.
die = { $look ->
    [underside] { $number } de abajo
    [red] { $number } rojo
    [white] { $number } blanco
   *[plain] { $number }
}
# Un premio que espera: tantas casillas.
reward = Premio de { $steps } por usar
hand = En tu mano: { $cards }
nothing-thrown = Todavía no ha salido nada.
nothing-thrown-concise = Nada.

## Lo que se puede elegir, y de quién es el turno.

moves = { $count ->
    [1] Un movimiento
    [2] Dos movimientos
    [3] Tres movimientos
    [4] Cuatro movimientos
    [5] Cinco movimientos
    [6] Seis movimientos
    [7] Siete movimientos
    [8] Ocho movimientos
    [9] Nueve movimientos
    [10] Diez movimientos
    [11] Once movimientos
    [12] Doce movimientos
   *[other] { $count } movimientos
}. { $moves }.
# Breve; el paso como en la notación lleva palabras inglesas.
move-concise = { $words }
# Lo que dice un personaje.
says = { $name }: { $line }
# Después de decir de quién es el turno y para qué, que acaba sin punto.
turn-of-person = { $status }. { $colour } es { $name }.
turn-of-bot = { $status }. { $colour } es { $name }, un bot: { $level ->
    [easy] fácil
    [medium] medio
    [hard] difícil
    [expert] experto
   *[other] { $level }
}.
to-throw = Le toca tirar a { $colour }.
to-draw = Le toca robar a { $colour }.
to-play = Le toca jugar a { $colour }.

## Lo que ha pasado, breve: «Amarillo Y6 hasta Y9», «captura a Rojo». Sin color, lo ha hecho quien escucha.

by = { $colour } { $outcome }
nothing-yet = Todavía no ha pasado nada.
nothing-yet-concise = Nada.

## Una casilla, como lista: «Y12, el tobogán de Amarillo, dos fichas de Rojo, barrera, puede mover».

empty = vacía
# Donde esperan o acaban las fichas, si cada color tiene lo suyo: «esquina», «la Salida».
owned = { $space } de { $owner }
# De quién es, o «nobody».
slide = { $owner ->
    [nobody] un tobogán
   *[other] el tobogán de { $owner }
}
slide-begins = { $owner ->
    [nobody] un tobogán, que empieza aquí
   *[other] el tobogán de { $owner }, que empieza aquí
}
turnout = apartadero
safe = casilla segura
the-token = la ficha
pawns = { $count ->
    [1] ficha de { $colour }
   *[other] { count } fichas de { $colour }
}
pawns-concise = { $count ->
    [1] { $colour }
   *[other] { count } de { $colour }
}
can-go = puede mover
is-taken-up = tomada
# La ficha tomada puede ir allí; con qué, como en la notación: «3», «2+4».
reached = se llega con { $spends }
# Adónde llevan las flechas del teclado.
up = arriba: { $space }
down = abajo: { $space }
