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
no-pass = hay algo que se puede jugar, así que el turno no pasa
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
starts-elsewhere = { $edition ->
    [pollyanna-1916] una ficha entra en { $space } y en ningún otro sitio
   *[other] una ficha sale a { $space } y a ningún otro sitio
}
nobody-there = { $colour } no tiene ninguna ficha en { $space }
others-pawn = { $count ->
    [one] la ficha de { $space } es de { $owners }, no de { $colour }
   *[other] las fichas de { $space } son de { $owners }, no de { $colour }
}
partners-pawn = { $count ->
    [one] la ficha de { $space } es de { $owners }, y los compañeros solo mueven las suyas
   *[other] las fichas de { $space } son de { $owners }, y los compañeros solo mueven las suyas
}

## Adónde lleva el número. Lo que aquí se llama casilla puede ser la Meta.

never-back = las fichas avanzan, y solo una capturada vuelve a su { waiting-place }
too-many = { $away ->
    [one] { $space } está a 1 paso de { home }, y { $count } son demasiados
   *[other] { $space } está a { $away } pasos de { home }, y { $count } son demasiados
}
too-few = { $count ->
    [one] { $space } está a { $away } pasos de { home }, y con 1 no basta
   *[other] { $space } está a { $away } pasos de { home }, y { $count } no bastan
}
leads-elsewhere = con { $count } desde { $space } se llega a { $end }, no a { $to }
leads-elsewhere-both-ways = con { $count } desde { $space } se llega a { $end } o a { $other }, no a { $to }
home = { $edition ->
    [pollyanna-1916] POLLYANNA
   *[other] la Meta
}
turns-up = las fichas de { $colour } toman la { path } en { $entrance } y nunca llegan a { $space }
own-turnout = las fichas de { $colour } nunca pasan por el apartadero de su propio lado
others-path = por la { path } de { $owner } solo suben las fichas de { $owner }

## Quién corta el paso, o está donde acabaría el paso. «own» se da con lo que es de quien mueve.

blockade-in-way = { blockade } en { $space } corta el paso
blockade-closes-turnout = { blockade } en { $space } cierra también el apartadero
blockade-keeps-from-path = { blockade } en { $space } cierra el paso de { $colour } a la { path }
blockade-keeps-in = { blockade } en { $space } no deja a { $colour } { start } una ficha
blockade-stands = en { $space } está { blockade }
blockade = { $whose ->
    [own] la barrera del propio { $owners }
   *[other] la barrera de { $owners }
}
pawn-in-way = { pawn } en { $space } corta el paso, y en { lane } nadie pasa a nadie
lane = { $lane ->
    [turnout] un apartadero
   *[path] la { path }
}
room-for-one = en { $space } está { pawn }, y allí solo cabe una
pawn = { $whose ->
    [own] la ficha del propio { $owners }
   *[other] la ficha de { $owners }
}
three-stand = en { $space } hay tres fichas, y en ninguna casilla caben más
safe-there = la ficha de { $colour } está a salvo en { $space }, { shelter }
shelter = { $shelter ->
    [entrance] su propia { entrance }
   *[start] { start-space }
}

## A lo que obliga la tirada.

must-start-two = pueden { be-started } dos fichas, y tienen que hacerlo; después de este paso solo podría una
must-start-with-both = una ficha puede { be-started } con { $low } y { $high } juntos, y tiene que hacerlo; después de este paso no podría ninguna
must-start-with-six = una ficha puede { be-started } con el 6, y tiene que hacerlo; después de este paso no podría ninguna
must-win = esta tirada puede ganar la partida; después de este paso no podría ganarla, ni jugarse entera
must-play-both = se pueden jugar los dos dados, y hay que hacerlo; después de este paso solo se podría jugar uno
must-play-die = el { $number } se puede jugar, y hay que hacerlo; después de este paso no se podría

## Las palabras de cada edición.

start = { $edition ->
    [pollyanna-1916] hacer entrar
   *[other] sacar
}
is-started = { $edition ->
    [pollyanna-1916] entra
   *[other] sale
}
be-started = { $edition ->
    [pollyanna-1916] entrar
   *[other] salir
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
