# Pollyanna: por qué no vale un paso, tras el número de la regla: «P-20: en G9 está la barrera de Rojo».
# Los términos de cada edición están en los mensajes a los que remiten los demás.

## Antes de jugar nada.

game-over = la partida ha terminado
not-thrown-yet = { $colour } todavía no ha tirado
opening-not-played = las tiradas que deciden quién empieza no se juegan

## Lo que se gastaría.

no-reward-to-use = { $colour } no tiene ningún premio que usar
no-reward-to-give-up = { $colour } no tiene ningún premio al que renunciar
reward-first = antes hay que usar el premio de { $steps } o renunciar a él
no-pass = no puedes pasar: hay alguna jugada
die-played = el { $number } ya se ha jugado
die-not-thrown = no ha salido ningún { $number }
both-not-thrown = la tirada no es { $low } y { $high }
one-played = uno de los dos dados ya se ha jugado
one-after-other = cada dado es un paso aparte: el { $low } y el { $high }, uno tras otro

## La ficha, y cómo sale.

home-stays = una ficha que está en { home } ya no se mueve
others-yard = { $edition ->
    [pollyanna-1916] las fichas de { $colour } esperan en su propio círculo del retrato
   *[other] las fichas de { $colour } esperan en su propia esquina
}
none-waiting = a { $colour } no le queda ninguna ficha que { start }
reward-starts-none = un premio no sirve para { start } una ficha
starts-with-six = una ficha { is-started } con un seis, o con dos dados que suman seis, no con un { $number }
not-six = { $low } y { $high } no suman seis
starts-elsewhere = { $space ->
    [none] una ficha nueva { $edition ->
            [pollyanna-1916] entra en su punto de partida
           *[other] sale a su casilla de salida
        } y en ningún otro sitio
   *[other] { $edition ->
        [pollyanna-1916] una ficha entra en { $space } y en ningún otro sitio
       *[other] una ficha sale a { $space } y a ningún otro sitio
    }
}
nobody-there = { $space ->
    [none] { $colour } no tiene ninguna ficha ahí
   *[other] { $colour } no tiene ninguna ficha en { $space }
}
others-pawn = { $space ->
    [none] eso es de { $owners }. Mueve una ficha tuya
   *[other] { $count ->
        [one] la ficha de { $space } es de { $owners }, no de { $colour }
       *[other] las fichas de { $space } son de { $owners }, no de { $colour }
    }
}
partners-pawn = { $space ->
    [none] los compañeros solo mueven sus propias fichas
   *[other] { $count ->
        [one] la ficha de { $space } es de { $owners }, y los compañeros solo mueven las suyas
       *[other] las fichas de { $space } son de { $owners }, y los compañeros solo mueven las suyas
    }
}

## Adónde lleva el número. Lo que aquí se llama casilla puede ser la Meta.

never-back = las fichas avanzan, y solo una capturada vuelve a su { waiting-place }
too-many = { $space ->
    [none] esta ficha está a { $away } de { home }, y { $count } es demasiado
   *[other] { $away ->
        [one] { $space } está a 1 paso de { home }, y { $count } son demasiados
       *[other] { $space } está a { $away } pasos de { home }, y { $count } son demasiados
    }
}
too-few = { $space ->
    [none] esta ficha está a { $away } de { home }, y { $count } no basta
   *[other] { $count ->
        [one] { $space } está a { $away } pasos de { home }, y con 1 no basta
       *[other] { $space } está a { $away } pasos de { home }, y { $count } no bastan
    }
}
leads-elsewhere = { $space ->
    [none] con { $count } no se llega ahí
   *[other] con { $count } desde { $space } se llega a { $end }, no a { $to }
}
leads-elsewhere-both-ways = { $space ->
    [none] con { $count } no se llega ahí
   *[other] con { $count } desde { $space } se llega a { $end } o a { $other }, no a { $to }
}
home = { $edition ->
    [pollyanna-1916] POLLYANNA
   *[other] la Meta
}
turns-up = { $space ->
    [none] las fichas de { $colour } toman su { path } antes de esa casilla
   *[other] las fichas de { $colour } toman la { path } en { $entrance } y nunca llegan a { $space }
}
own-turnout = las fichas de { $colour } nunca pasan por el apartadero de su propio lado
others-path = por la { path } de { $owner } solo suben las fichas de { $owner }

## Quién corta el paso, o está donde acabaría el paso. «own» se da con lo que es de quien mueve.

blockade-in-way = { $space ->
    [none] { blockade } corta el paso. Prueba con otra ficha
   *[other] { blockade } en { $space } corta el paso
}
blockade-closes-turnout = { $space ->
    [none] { blockade } cierra también el apartadero
   *[other] { blockade } en { $space } cierra también el apartadero
}
blockade-keeps-from-path = { $space ->
    [none] { blockade } cierra el paso de { $colour } a la { path }
   *[other] { blockade } en { $space } cierra el paso de { $colour } a la { path }
}
blockade-keeps-in = { $space ->
    [none] { blockade } no deja a { $colour } { start } una ficha
   *[other] { blockade } en { $space } no deja a { $colour } { start } una ficha
}
blockade-stands = { $space ->
    [none] ahí está { blockade }
   *[other] en { $space } está { blockade }
}
blockade = { $whose ->
    [own] la barrera del propio { $owners }
   *[other] la barrera de { $owners }
}
pawn-in-way = { $space ->
    [none] { pawn } corta el paso, y en { lane } nadie pasa a nadie
   *[other] { pawn } en { $space } corta el paso, y en { lane } nadie pasa a nadie
}
lane = { $lane ->
    [turnout] un apartadero
   *[path] la { path }
}
room-for-one = { $space ->
    [none] ahí está { pawn }, y solo cabe una
   *[other] en { $space } está { pawn }, y allí solo cabe una
}
pawn = { $whose ->
    [own] la ficha del propio { $owners }
   *[other] la ficha de { $owners }
}
three-stand = { $space ->
    [none] ahí hay tres fichas, y en ninguna casilla caben más
   *[other] en { $space } hay tres fichas, y en ninguna casilla caben más
}
safe-there = { $space ->
    [none] la ficha de { $colour } está a salvo ahí, en { shelter }
   *[other] la ficha de { $colour } está a salvo en { $space }, { shelter }
}
shelter = { $shelter ->
    [entrance] su propia { entrance }
   *[start] { start-space }
}

## A lo que obliga la tirada.

must-start-two = tienes que { start } dos fichas con esta tirada, y tras esta jugada solo podría una. { start-first }
must-start-with-both = tienes que { start } una ficha con { $low } y { $high } juntos. { start-first }
must-start-with-six = tienes que { start } una ficha con el 6. { start-first }
must-win = esta tirada puede ganar la partida, y esta jugada lo impide. Prueba antes con otra ficha
must-play-both = tienes que usar los dos dados, y tras esta jugada solo se podría usar uno. Prueba antes con otra ficha
must-play-die = tienes que usar el { $number }, y tras esta jugada no se podría. Prueba antes con otra ficha

## Las palabras de cada edición.

start-first = { $edition ->
    [pollyanna-1916] Haz entrar antes una ficha
   *[other] Saca antes una ficha
}
start = { $edition ->
    [pollyanna-1916] hacer entrar
   *[other] sacar
}
is-started = { $edition ->
    [pollyanna-1916] entra
   *[other] sale
}
start-space = { $edition ->
    [pollyanna-1916] su propio punto de partida
   *[other] su propia casilla de salida
}
waiting-place = { $edition ->
    [pollyanna-1916] círculo del retrato
   *[other] esquina
}
entrance = { $edition ->
    [pollyanna-1916] Entrada Alegre
   *[other] Entrada de la Meta
}
path = { $edition ->
    [pollyanna-1916] Senda Alegre
   *[other] Senda de la Meta
}
