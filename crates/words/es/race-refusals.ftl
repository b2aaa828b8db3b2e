# Carreras con el kit: por qué no vale un paso, tras el número de la regla: «P-20: en G9 está la barrera de Rojo».
# Los términos de cada edición están en los mensajes a los que remiten los demás.

## Antes de jugar nada.

game-over = la partida ha terminado. Empieza otra partida para seguir
not-thrown-yet = { $colour } todavía no ha tirado. Primero tira
opening-not-played = las tiradas que deciden quién empieza no mueven fichas. Espera al primer turno
# Unos dobles (0) más de los que se pueden jugar en un turno, o una tirada más con ese número.
roll-too-many = { $rolls ->
    [doublet] son demasiados dobles en un turno: estos no se juegan. Tu turno termina
    [number] otro { $number } más en un turno no se juega. Tu turno termina
   *[both] es un doble o un { $number } más de los que se pueden jugar en un turno. Tu turno acaba
}

## Lo que se gastaría.

no-bonus-to-use = { $game ->
    [pollyanna] { $colour } no tiene ningún premio que usar
   *[other] { $colour } no tiene ningún premio de { $steps } que usar
}. Usa un dado
no-bonus-to-give-up = { $game ->
    [pollyanna] { $colour } no tiene ningún premio al que renunciar
   *[other] { $colour } no tiene ningún premio de { $steps } al que renunciar
}. Usa un dado
bonus-first = antes hay que usar el premio de { $steps } o renunciar a él. Avanza { $steps } con una ficha o renuncia a él
dice-first = los dados se juegan antes que los premios. Usa antes un dado
nothing-to-give-up = ninguna ficha puede avanzar { $steps } todavía, pero quizá después sí: aún no puedes renunciar a ello. Usa otro número
no-pass = no puedes pasar mientras alguna ficha se pueda mover. Mueve una ficha
die-played = el { $number } ya se ha usado. Usa un número que quede
die-not-thrown = no ha salido ningún { $number }. Usa un número que te haya salido
both-not-thrown = la tirada no es { $low } y { $high }. Usa los números que te han salido
one-played = { $game ->
    [parcheesi] un dado de esta tirada ya se ha usado o no se ha podido usar
   *[other] uno de los dos dados ya se ha usado
}. Usa el número que queda
one-after-other = cada dado se mueve aparte: el { $low } y el { $high }, uno tras otro. Usa primero uno de ellos
undersides = tenías una ficha en el círculo al tirar, así que las caras de abajo no cuentan. Usa los números de arriba
only-bonuses = ya no quedan dados de esta tirada, solo premios. Usa un premio

## La ficha, y cómo sale.

home-stays = una ficha que está en { home } ya no se mueve. Mueve otra ficha
others-yard = las fichas de { $colour } esperan en su { $edition ->
    [pollyanna-1951] propia esquina
    [pollyanna-1916] propio círculo del retrato
    [parcheesi] propio círculo
   *[other] propio patio
}. Elige una de allí
none-waiting = a { $colour } no le queda ninguna ficha que { start }. Mueve una ficha del tablero
bonus-enters-none = un premio no sirve para { start } una ficha. Mueve una ficha del tablero
enters-with = { $ways ->
    [all] una ficha sale con un { $entering }, con dos dados que lo suman o con un doble, no con { $numbers }
    [sum] una ficha sale con un { $entering } o con dos dados que lo suman, no con { $numbers }
    [doublet] una ficha sale con un { $entering } o con un doble, no con { $numbers }
    [die] una ficha sale con un { $entering }, no con { $numbers }
   *[printed] { $edition ->
        [parcheesi] una ficha sale con un cinco, o con dos dados que suman cinco, no con { $numbers }
        [pollyanna-1951] una ficha sale con un seis, o con dos dados que suman seis, no con { $numbers }
        [pollyanna-1916] una ficha entra con un seis, o con dos dados que suman seis, no con { $numbers }
       *[other] una ficha sale con un { $entering }, no con { $numbers }
    }
}. Prueba con otra ficha
sum-not-entering = { $entering ->
    [5] { $low } y { $high } no suman cinco
    [6] { $low } y { $high } no suman seis
   *[other] { $low } y { $high } no suman { $entering }
}. Solo ese número saca una ficha
enters-elsewhere = { $space ->
    [none] una ficha nueva { $edition ->
            [pollyanna-1916] entra en su punto de partida
           *[other] sale a su casilla de salida
        } y { $edition ->
            [pollyanna-1916] en
           *[other] a
        } ningún otro sitio. Elige esa casilla
   *[other] { $edition ->
        [pollyanna-1916] una ficha entra en { $space } y en ningún otro sitio
       *[other] una ficha sale a { $space } y a ningún otro sitio
    }
}
nobody-there = { $space ->
    [none] no tienes ninguna ficha ahí. Elige una casilla con una ficha tuya
   *[other] { $colour } no tiene ninguna ficha en { $space }
}
others-pawn = { $space ->
    [none] esa ficha es de { $owners }. Mueve una tuya
   *[other] { $count ->
        [one] la ficha de { $space } es de { $owners }, no de { $colour }
       *[other] las fichas de { $space } son de { $owners }, no de { $colour }
    }
}
partners-pawn = { $space ->
    [none] esa ficha es de { $owners }, y los compañeros solo mueven las suyas. Mueve una tuya
   *[other] { $count ->
        [one] la ficha de { $space } es de { $owners }, y los compañeros solo mueven las suyas
       *[other] las fichas de { $space } son de { $owners }, y los compañeros solo mueven las suyas
    }
}

## Adónde lleva el número. Lo que aquí se llama casilla puede ser la Meta.

never-back = las fichas avanzan, y solo una capturada vuelve a su { waiting-place }. Elige una casilla hacia delante
too-many = { $space ->
    [none] tu ficha está a { $away } de { home }, y { $count } es demasiado. Necesita justo { $away } para llegar
   *[other] { $away ->
        [one] { $space } está a 1 paso de { home }, y { $count } son demasiados
       *[other] { $space } está a { $away } pasos de { home }, y { $count } son demasiados
    }
}
too-few = { $space ->
    [none] tu ficha está a { $away } de { home }, y { $count } no basta. Necesita justo { $away } para llegar
   *[other] { $count ->
        [one] { $space } está a { $away } pasos de { home }, y con 1 no basta
       *[other] { $space } está a { $away } pasos de { home }, y { $count } no bastan
    }
}
leads-elsewhere = { $space ->
    [none] tu ficha no llega ahí con { $numbers }. Elige una casilla marcada
   *[other] con { $count } desde { $space } se llega a { $end }, no a { $to }
}
leads-elsewhere-both-ways = { $space ->
    [none] tu ficha no llega ahí con { $numbers }. Elige una casilla marcada
   *[other] con { $count } desde { $space } se llega a { $end } o a { $other }, no a { $to }
}
home = { $edition ->
    [pollyanna-1916] POLLYANNA
   *[other] la Meta
}
turns-up = { $space ->
    [none] tus fichas toman su { path } antes de esa casilla. Elige una casilla marcada
   *[other] las fichas de { $colour } toman la { path } en { $entrance } y nunca llegan a { $space }
}
closed-turnouts = los desvíos están cerrados por las reglas de la casa. Elige otra casilla
own-turnout = las fichas de { $colour } nunca pasan por el apartadero de su propio lado. Elige otra casilla
others-path = por la { path } de { $owner } solo suben las fichas de { $owner }. Elige otra casilla

## Quién corta el paso, o está donde acabaría el paso. «own» se da con lo que es de quien mueve.

blockade-in-way = { $space ->
    [none] { blockade-seen } corta el paso: nadie puede adelantar a dos fichas juntas. Mueve otra ficha
   *[other] { blockade } en { $space } corta el paso
}
blockade-keeps-in = { $space ->
    [none] { blockade-seen } está donde salen tus fichas: dos fichas en una casilla no dejan entrar a nadie. Mueve una ficha del tablero
   *[other] { blockade } en { $space } { keeps-in }
}
keeps-in = { $edition ->
    [pollyanna-1951] no deja a { $colour } sacar una ficha
    [pollyanna-1916] no deja a { $colour } hacer entrar una ficha
    [parcheesi] retiene en el círculo las fichas de { $colour }
   *[other] retiene en el patio las fichas de { $colour }
}
blockade-stands = { $space ->
    [none] ahí está { blockade-seen }: dos fichas en una casilla no dejan entrar a nadie más. Prueba otra jugada
   *[other] en { $space } está { blockade }
}
blockade = { $whose ->
    [own] la barrera del propio { $owners }
   *[other] la barrera de { $owners }
}
# Lo mismo para quien ve el tablero.
blockade-seen = { $whose ->
    [own] tu propia barrera
   *[other] la barrera de { $owners }
}
no-room = { $space ->
    [none] ahí hay { pawns }, y en ninguna casilla caben más. Prueba otra jugada
   *[other] en { $space } hay { pawns }, y en ninguna casilla caben más
}
pawns = { $count ->
    [2] dos fichas
   *[other] tres fichas
}
safe-there = { $space ->
    [none] la ficha de { $owner } está en una casilla segura, y ahí no la puedes capturar. Prueba otra jugada
   *[other] la ficha de { $owner } en { $space } está a salvo
}
safe-on-own-colour = { $space ->
    [none] la ficha de { $colour } está a salvo ahí, en { shelter }, y no la puedes capturar. Prueba otra jugada
   *[other] la ficha de { $colour } está a salvo en { $space }, { shelter }
}
shelter = { $shelter ->
    [entrance] su propia { entrance }
   *[start] { start-space }
}
may-not-march = { $space ->
    [none] una barrera no avanza como pareja: sus dos fichas no pueden volver a juntarse en esta tirada. Prueba otra jugada
   *[other] dos que formaban una barrera al tirar no pueden volver a juntarse en { $space } en esa tirada
}
blockade-closes-turnout = { $space ->
    [none] { blockade-seen } cierra también el apartadero: nadie puede adelantar a dos fichas juntas. Mueve otra ficha
   *[other] { blockade } en { $space } cierra también el apartadero
}
blockade-keeps-from-path = { $space ->
    [none] { blockade-seen } está ante tu { path }: nadie puede adelantar a dos fichas juntas. Mueve otra ficha
   *[other] { blockade } en { $space } cierra el paso de { $colour } a la { path }
}
pawn-in-way = { $space ->
    [none] { pawn-seen } corta el paso, y en { lane } nadie adelanta a nadie. Mueve otra ficha
   *[other] { pawn } en { $space } corta el paso, y en { lane } nadie adelanta a nadie
}
lane = { $lane ->
    [turnout] un apartadero
   *[path] la { path }
}
room-for-one = { $space ->
    [none] ahí está { pawn-seen }, y en esa casilla solo cabe una. Prueba otra jugada
   *[other] en { $space } está { pawn }, y allí solo cabe una
}
pawn = { $whose ->
    [own] la ficha del propio { $owners }
   *[other] la ficha de { $owners }
}
# Lo mismo para quien ve el tablero.
pawn-seen = { $whose ->
    [own] tu propia ficha
   *[other] la ficha de { $owners }
}

## A lo que obliga la tirada.

must-enter = { $entries ->
    [one] { must-enter-one }
   *[other] { must-enter-two }
}
must-enter-two = tienes que { start } dos fichas con esta tirada, y tras esta jugada solo podría hacerlo una. { enter-first }
must-enter-one = tienes que { start } una ficha con { $with ->
    [both] { $low } y { $high } juntos
   *[die] el { $entering }
}. { enter-first }
# What to do first: take a pawn off the start, if pawns of one's own bar it.
enter-first = { $first ->
    [clear] { clear-start-first }
   *[enter] { start-first }
}
must-win = esta tirada puede ganar la partida, y esta jugada lo impide. Prueba antes con otra ficha
must-play-both = tienes que usar los dos dados si se puede, y tras esta jugada solo se podría usar uno. Prueba antes con otra ficha
must-play-die = tienes que usar el { $number } si se puede, y tras esta jugada ninguna ficha podría usarlo. Prueba antes con otra ficha
must-play-last = tienes que usar el dado que queda si se puede, y tras esta jugada ninguna ficha podría usarlo. Prueba antes con otra ficha
must-play = tienes que usar { $most } dados, y tras esta jugada { $found ->
    [0] no se podría usar ninguno
    [one] solo se podría usar 1
   *[other] solo se podrían usar { $found }
}. Prueba antes con otra ficha
must-break = { $space ->
    [none] tu barrera lleva ahí demasiado tiempo y hay que romperla. Mueve antes una de sus dos fichas
   *[other] hay que romper la barrera de { $colour } en { $space }, y después de este paso no se podría
}
must-break-several = { $spaces ->
    [none] tus barreras llevan ahí demasiado tiempo: rompe todas las que puedas. Mueve antes una de sus fichas
   *[other] hay que romper las barreras de { $colour } en { $spaces }, y después de este paso se podrían romper menos
}

## Las palabras de cada edición.

clear-start-first = { $edition ->
    [pollyanna-1916] Mueve antes una ficha de tu punto de partida
   *[other] Mueve antes una ficha de tu casilla de salida
}
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
waiting-place = { $edition ->
    [pollyanna-1951] esquina
    [pollyanna-1916] círculo del retrato
    [parcheesi] círculo
   *[other] patio
}
path = { $edition ->
    [pollyanna-1951] Senda de la Meta
    [pollyanna-1916] Senda Alegre
   *[other] senda de la Meta
}
start-space = { $edition ->
    [pollyanna-1916] su propio punto de partida
   *[other] su propia casilla de salida
}
entrance = { $edition ->
    [pollyanna-1916] Entrada Alegre
   *[other] Entrada de la Meta
}
