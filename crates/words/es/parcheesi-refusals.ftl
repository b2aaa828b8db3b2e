# Parcheesi: por qué no vale un paso, tras el número de la regla: «C-12: en G9 está la barrera de Rojo».

## Antes de jugar nada.

game-over = la partida ha terminado
not-thrown-yet = { $colour } todavía no ha tirado
opening-not-played = las tiradas que deciden quién empieza no se juegan
third-doublet = los terceros dobles de un turno no se juegan

## Lo que se gastaría.

no-pass = no puedes pasar: hay alguna jugada
die-played = el { $number } ya se ha jugado
die-not-thrown = no ha salido ningún { $number }
both-not-thrown = la tirada no es { $low } y { $high }
one-played = un dado de esta tirada ya se ha jugado o perdido
undersides = las caras de abajo solo cuentan si al tirar no hay ninguna ficha en el círculo
only-bonuses = los dados de esta tirada ya se han jugado o perdido, solo quedan premios
one-after-other = cada dado es un paso aparte: el { $low } y el { $high }, uno tras otro
no-bonus-to-use = { $colour } no tiene ningún premio de { $steps } que usar
no-bonus-to-give-up = { $colour } no tiene ningún premio de { $steps } al que renunciar
dice-first = los dados se juegan antes que los premios
nothing-to-give-up = ahora ninguna ficha puede avanzar { $steps }, así que todavía no hay nada a lo que renunciar

## La ficha, y cómo sale.

home-stays = una ficha que está en la Meta ya no se mueve
others-nest = las fichas de { $colour } esperan en su propio círculo
none-waiting = a { $colour } no le queda ninguna ficha que sacar
bonus-enters-none = un premio no sirve para sacar una ficha
enters-with-five = una ficha sale con un cinco, o con dos dados que suman cinco, no con un { $number }
not-five = { $low } y { $high } no suman cinco
enters-elsewhere = { $space ->
    [none] una ficha nueva sale a su casilla de salida y a ningún otro sitio
   *[other] una ficha sale a { $space } y a ningún otro sitio
}
nobody-there = { $space ->
    [none] { $colour } no tiene ninguna ficha ahí
   *[other] { $colour } no tiene ninguna ficha en { $space }
}
others-pawn = { $space ->
    [none] eso es de { $owner }. Mueve una ficha tuya
   *[other] { $count ->
        [one] la ficha de { $space } es de { $owner }, no de { $colour }
       *[other] las fichas de { $space } son de { $owner }, no de { $colour }
    }
}

## Adónde lleva el número. Lo que aquí se llama casilla puede ser la Meta.

never-back = las fichas avanzan, y solo una capturada vuelve a su círculo
too-many = { $space ->
    [none] esta ficha está a { $away } de la Meta, y { $count } es demasiado
   *[other] { $away ->
        [one] { $space } está a 1 paso de la Meta, y { $count } son demasiados
       *[other] { $space } está a { $away } pasos de la Meta, y { $count } son demasiados
    }
}
too-few = { $space ->
    [none] esta ficha está a { $away } de la Meta, y { $count } no basta
   *[other] { $count ->
        [one] { $space } está a { $away } pasos de la Meta, y con 1 no basta
       *[other] { $space } está a { $away } pasos de la Meta, y { $count } no bastan
    }
}
leads-elsewhere = { $space ->
    [none] con { $count } no se llega ahí
   *[other] con { $count } desde { $space } se llega a { $end }, no a { $to }
}
home = la Meta
turns-up = { $space ->
    [none] las fichas de { $colour } toman su senda de la Meta antes de esa casilla
   *[other] las fichas de { $colour } toman la senda de la Meta en { $entrance } y nunca llegan a { $space }
}
others-path = por la senda de la Meta de { $owner } solo suben las fichas de { $owner }

## Quién corta el paso, o está donde acabaría el paso. «own» se da con lo que es de quien mueve.

blockade-in-way = { $space ->
    [none] { blockade } corta el paso. Prueba con otra ficha
   *[other] { blockade } en { $space } corta el paso
}
blockade-keeps-in = { $space ->
    [none] { blockade } retiene en el círculo las fichas de { $colour }
   *[other] { blockade } en { $space } retiene en el círculo las fichas de { $colour }
}
blockade-stands = { $space ->
    [none] ahí está { blockade }
   *[other] en { $space } está { blockade }
}
blockade = { $whose ->
    [own] la barrera del propio { $owner }
   *[other] la barrera de { $owner }
}
two-stand = { $space ->
    [none] ahí hay dos fichas, y en ninguna casilla caben más
   *[other] en { $space } hay dos fichas, y en ninguna casilla caben más
}
safe-there = { $space ->
    [none] la ficha de { $owner } está a salvo ahí
   *[other] la ficha de { $owner } en { $space } está a salvo
}
mates = { $space ->
    [none] dos fichas que formaban una barrera no pueden volver a juntarse en la misma tirada
   *[other] dos que formaban una barrera al tirar no pueden volver a juntarse en { $space } en esa tirada
}

## A lo que obliga la tirada.

must-enter-two = tienes que sacar dos fichas con esta tirada, y tras esta jugada solo podría una. Saca antes una ficha
must-enter-with-both = tienes que sacar una ficha con { $low } y { $high } juntos. Saca antes una ficha
must-enter-with-five = tienes que sacar una ficha con el 5. Saca antes una ficha
must-win = esta tirada puede ganar la partida, y esta jugada lo impide. Prueba antes con otra ficha
must-play-last = tienes que usar el dado que queda, y tras esta jugada no se podría. Prueba antes con otra ficha
must-play = tienes que usar { $most } dados, y tras esta jugada { $found ->
    [0] no se podría usar ninguno
    [one] solo se podría usar 1
   *[other] solo se podrían usar { $found }
}. Prueba antes con otra ficha
must-break = { $space ->
    [none] tienes que romper tu barrera vencida, y esta jugada lo impide. Prueba antes con otra ficha
   *[other] la barrera de { $colour } en { $space } ha vencido y se puede romper; después de este paso no se podría
}
must-break-several = { $spaces ->
    [none] tienes que romper todas las barreras vencidas que puedas. Prueba antes con otra ficha
   *[other] las barreras de { $colour } en { $spaces } han vencido; después de este paso se podrían romper menos
}
