# Sorry! en palabras. Casillas como R4 o Rh1 son de la notación.

## El juego y sus opciones, como se ofrecen

title = Sorry!
about = Cartas en vez de dados, toboganes y ninguna piedad
fast = Salida rápida
fast-about = Cada jugador empieza con una ficha en el recorrido
partners = Por equipos
partners-about = Cuatro jugadores; juegan juntos los que se sientan frente a frente
learned-in = tres minutos

## Las cartas, como están impresas

card-1 = Saca una ficha o avanza 1 casilla con una.
card-2 = Saca una ficha o avanza 2 casillas con una; luego vuelve a robar.
card-3 = Avanza una ficha 3 casillas.
card-4 = Retrocede una ficha 4 casillas.
card-5 = Avanza una ficha 5 casillas.
card-7 = Avanza una ficha 7 casillas o reparte el 7 entre varias.
card-8 = Avanza una ficha 8 casillas.
card-10 = Avanza una ficha 10 casillas o retrocede 1.
card-11 = Avanza una ficha 11 casillas o cambia de lugar con una de un adversario.
card-12 = Avanza una ficha 12 casillas.
card-sorry = Pon una ficha de tu Salida en el lugar de una de un adversario, que vuelve a su Salida.

## Casillas

yard = la Salida
home = la Meta
# De quién es, cuando hay varias.
yard-of = la Salida de { $colour }
home-of = la Meta de { $colour }

## Cartas

# Una carta dentro de una frase, por su número; 0 es Sorry!.
card = { $card ->
    [0] una carta Sorry!
   *[other] un { $card }
}
# Lo que gasta un movimiento: una carta, o una parte de un 7.
spent = { $part ->
    [0] { card }
   *[other] { $part } de un 7
}

## Lo que puede elegir un jugador: botones

pass = No hay ninguna jugada: pasar
decline = Renunciar al cambio
put-away = Descartar { $card ->
    [0] la carta Sorry!
   *[other] el { $card }
}
# El camino de una ficha con una carta, y lo que resulta.
go = { $card ->
    [0] Sorry
   *[other] { $card }
}: de { $from } a { $to }{ slides-to }{ and-bumps }
swap = 11: { $from } cambia de lugar con { $other } en { $to }{ slides-to }{ and-bumps }
# Se añaden a los dos anteriores; «none» si nada se desliza y no se echa a nadie.
slides-to = { $slides ->
    [none] { "" }
   *[other] , se desliza hasta { $slides }
}
and-bumps = { $bumps ->
    [none] { "" }
   *[other] , echa a { $bumps }
}

## La lista de jugadas

# Los compañeros mueven también las fichas del otro; «none» si la ficha es de quien juega.
takes-from-start = { $partner ->
    [none] { $colour } lleva una ficha de la Salida a { $to }: ¡Sorry!
   *[other] { $colour } lleva una ficha de { $partner } de la Salida a { $to }: ¡Sorry!
}
starts = { $partner ->
    [none] { $colour } saca una ficha a { $to } con { card }
   *[other] { $colour } saca una ficha de { $partner } a { $to } con { card }
}
brings-home = { $partner ->
    [none] { $colour } lleva una ficha de { $from } a la Meta con { spent }
   *[other] { $colour } lleva una ficha de { $partner } de { $from } a la Meta con { spent }
}
moves-back = { $partner ->
    [none] { $colour } retrocede de { $from } a { $to } con { card }
   *[other] { $colour } hace retroceder a { $partner } de { $from } a { $to } con { card }
}
moves = { $partner ->
    [none] { $colour } avanza de { $from } a { $to } con { spent }
   *[other] { $colour } hace avanzar a { $partner } de { $from } a { $to } con { spent }
}
# Aquí no hace falta: cada frase de arriba dice de quién es la ficha.
mover = { $partner ->
    [none] { $colour }
   *[other] { $colour } por { $partner }
}

## A quién le toca

lot = ¿Quién empieza?
to-draw-up = Le toca robar a { $colour }, hasta tener { $count } cartas
to-draw = Le toca robar a { $colour }
to-play = { $colour } juega { card }
to-play-rest = A { $colour } { $left ->
    [one] le queda 1 del 7 por jugar
   *[other] le quedan { $left } del 7 por jugar
}
to-choose = { $colour } juega una carta de la mano
# El botón.
draw-button = Robar
