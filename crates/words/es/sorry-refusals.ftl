# Por qué no está permitido un paso de Sorry!. Delante va el número de la regla: «S-7: Rojo no tiene
# ninguna ficha en R7». Casillas como R4 son de la notación.

## A quién le toca

over = la partida se ha acabado. Empieza otra partida para seguir
drawing-up = { $colour } tiene que tener cinco cartas antes de jugar una. Primero roba
not-drawn = { $colour } todavía no ha robado una carta. Primero roba
lot = todavía no se ha sorteado quién empieza. Espera al primer turno

## Cartas

# Por su número; 0 es Sorry!.
card = { $card ->
    [0] una carta Sorry!
   *[other] un { $card }
}
drawn = { $drawn ->
    [0] una carta Sorry!
   *[other] un { $drawn }
}
seven-after = un 7 se usa entero, y después de esta jugada no se podría. Prueba con otra ficha, o reparte el 7 de otra manera
seven-whole = un 7 se usa entero, y ahora ninguna ficha puede. Juega otra carta, o deja pasar el turno
seven-left = { still-left }. Avanza { $left } con una ficha
still-left = { $left ->
    [one] todavía queda 1 del 7 por jugar
   *[other] todavía quedan { $left } del 7 por jugar
}
seven-left-not = { still-left }, no { card }. Avanza { $left } con una ficha
put-away = solo se puede descartar una carta de la mano. Juega la carta que has robado
no-pass = tienes que jugar o descartar una carta de la mano. Elige una carta
drawn-not = { $colour } ha robado { drawn }, no { card }. Juega la carta que has robado
not-held = { $colour } no tiene { card } en la mano. Elige una carta de la mano
eleven-goes = una ficha puede avanzar 11, así que tienes que usar el 11. Avanza 11 con una ficha
no-swap = solo puedes renunciar a un cambio, y ahora no hay ninguno. Mueve una ficha
must-swap = según las reglas de la casa hay que intercambiar si se puede. Elige las fichas
hand-plays = puedes jugar una carta de la mano, así que no puedes descartar ninguna. Juega una carta
card-plays = la carta se puede jugar, así que hay que jugarla. Mueve una ficha

## Fichas que no pueden ponerse en camino

is-home = una ficha que está en la Meta ya no se mueve. Mueve otra ficha
had-part = { $at ->
    [none] esta ficha ya ha usado una parte de este 7. Mueve otra
   *[other] la ficha de { $at } ya ha tenido su parte del 7
}
seven-starts = un 7 no saca fichas de la Salida. Mueve una ficha del tablero
starts-with = una ficha deja la Salida con un 1, un 2 o una carta Sorry!, no con { card }. Mueve otra ficha
# «Colours» son los colores que lleva el jugador: uno, o dos si juega en pareja.
start-of-others = las fichas de la Salida de { $colour } no son de { $colours }. Mueve una ficha tuya
start-empty = a { $colour } no le queda ninguna ficha en la Salida. Mueve una ficha del tablero
pawn-of-others = { $at ->
    [none] esa ficha es de { $owner }. Mueve una tuya
   *[other] la ficha de { $at } es de { $owner }, no de { $colours }
}
side-not-there = { $at ->
    [none] no tienes ninguna ficha ahí. Elige una casilla con una ficha tuya
   *[other] no hay ninguna ficha de { $colours } en { $at }
}
not-there = { $at ->
    [none] no tienes ninguna ficha ahí. Elige una casilla con una ficha tuya
   *[other] { $colour } no tiene ninguna ficha en { $at }
}

## Cambios y cartas Sorry!

swap-open = solo cambian de lugar las fichas del recorrido, no las de la Salida, la Zona segura o la Meta. Elige dos del recorrido
sorry-from = { $at ->
    [none] una carta Sorry! toma una ficha de la Salida. Elige una ficha de la Salida
   *[other] una carta Sorry! toma una ficha de la Salida, no de { $at }
}
not-open = { $at ->
    [none] a una ficha de la Salida o de la Meta no se le puede hacer nada. Elige la de un rival en el recorrido
   *[other] { $at } no está en el recorrido abierto
}
nobody = { $at ->
    [none] ahí no hay ninguna ficha. Elige la de un rival
   *[other] no hay nadie en { $at }
}
swap-own = { $at ->
    [none] no puedes cambiar de lugar con una ficha tuya. Elige la de un rival
   *[other] la ficha de { $at } es del propio { $colour }, que no puede cambiar de lugar con ella
}
hit-own = { $at ->
    [none] con esta carta no puedes echar una ficha tuya. Elige la de un rival
   *[other] la ficha de { $at } es del propio { $colour }, que no puede echarla
}
hit-opponent = { $at ->
    [none] no puedes echar a tu compañero si puedes echar a un adversario. Elige la de un rival
   *[other] se puede echar a un adversario, así que no se puede echar a { $colour } de { $at }
}
swap-partner = { $at ->
    [none] los compañeros no cambian de lugar. Elige la de un rival
   *[other] la ficha de { $at } es de { $colour }, y los compañeros no cambian de lugar
}
safe = { $at ->
    [none] en una Zona segura no se echa a nadie ni se cambia de lugar. Elige otra ficha
   *[other] { $at } está en una Zona segura, donde no se cambia de lugar con nadie ni se echa a nadie
}

## Adónde lleva un número

own-there = { $at ->
    [none] ahí hay una ficha de { $colour }, y dos de un color nunca comparten casilla. Prueba otra jugada
   *[other] en { $at } hay una ficha del propio { $colour }
}
own-on-triangle = { $at ->
    [none] en ese triángulo hay una ficha de { $colour }, así que otra no puede llegar ahí y deslizarse. Prueba otra jugada
   *[other] en { $at } hay una ficha del propio { $colour }, antes de poder deslizarse desde allí
}
second-part = la segunda ficha tiene que usar todo lo que queda del 7: { $left }. Avanza { $left } con ella
back-to-start = a la Salida solo vuelve una ficha a la que han echado. Elige una casilla del recorrido
zone-of-others = en la Zona segura de { $colour } solo entran las fichas de { $colour }. Elige otra casilla
home-of-others = a la Meta de { $colour } solo van las fichas de { $colour }. Elige otra casilla
starts-on = { $circle ->
    [none] las fichas de { $colour } salen a su propio círculo y a ningún otro sitio. Elige ese círculo
   *[other] las fichas de { $colour } salen a { $circle } y a ningún otro sitio
}
slides = { $triangle ->
    [none] elige el triángulo donde acaba la jugada: la ficha se desliza desde ahí
   *[other] el movimiento acaba en { $triangle }, desde donde la ficha se desliza hasta { $end }
}
turns-in = { $entrance ->
    [none] las fichas de { $colour } tuercen antes hacia su Zona segura. Elige una casilla de allí
   *[other] las fichas de { $colour } tuercen en { $entrance } hacia su Zona segura
}
too-many = { $from ->
    [none] tu ficha está a { $away } de la Meta, y { $card } es demasiado. Necesita justo { $away } para llegar
   *[other] de { $from } a la Meta solo hay { $away ->
        [one] 1 paso
       *[other] { $away } pasos
    }, y { $card } son demasiados
}
back = { $from ->
    [none] con { $back } hacia atrás no se llega ahí. Elige una casilla marcada
   *[other] con { $back } hacia atrás desde { $from } se llega a { $end }, no a { $to }
}
only-back = { $from ->
    [none] { $forward } hacia delante son demasiados para esta ficha, pero puede ir { $back } hacia atrás. Elige la casilla marcada
   *[other] con { $back } hacia atrás desde { $from } se llega a { $end }, y { $forward } hacia delante son demasiados
}
either = { $from ->
    [none] ni con { $forward } hacia delante ni con { $back } hacia atrás se llega ahí. Elige una casilla marcada
   *[other] con { $forward } desde { $from } se llega a { $ahead }, con { $back } hacia atrás a { $end }, y no a { $to }
}
seven-rest = { $from ->
    [none] con lo que queda del 7, { $left }, no se llega ahí. Elige una casilla marcada
   *[other] { $left ->
        [one] el 1 que queda del 7 lleva de { $from } como mucho a { $end }, no a { $to }
       *[other] los { $left } que quedan del 7 llevan de { $from } como mucho a { $end }, no a { $to }
    }
}
seven = { $from ->
    [none] con un 7 no se llega ahí. Elige una casilla marcada
   *[other] un 7 lleva de { $from } como mucho a { $end }, no a { $to }
}
number = { $from ->
    [none] con { $card } no se llega ahí. Elige una casilla marcada
   *[other] { $card ->
        [one] 1 desde { $from } lleva a { $end }, no a { $to }
       *[other] { $card } desde { $from } llevan a { $end }, no a { $to }
    }
}
