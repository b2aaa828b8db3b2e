# Por qué es buena una jugada, como lo cuenta una pista: «Captura a Rojo y saca dos fichas del alcance de Azul. Azul
# todavía podría capturarte con 2 de 36 tiradas; tras la segunda mejor jugada, Azul podría con 12». La jugada es la que captura, salva, lleva, cuesta.
# La primera letra se vuelve mayúscula, así que la frase ha de empezar por una letra sin tilde.

wins = gana la partida
ends = termina la partida

and = { $one } y { $other }
# Por qué, y qué puede hacer un rival entonces.
and-then = { $why }. { $then }
# Lo mismo, y qué cambia con la segunda mejor jugada.
beside = { $said }; { $beside }

# En femenino: fichas, tiradas, cartas, estrellas.
number = { $count ->
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
pawns = { $count ->
    [one] una ficha
   *[other] { number } fichas
}
things = { $things ->
   *[star] { $count ->
        [one] una estrella
       *[other] { number } estrellas
    }
}
cases = { $case ->
    [throw] { $count } de { $total } tiradas
    [hidden-card] { $count } de { $total } cartas que no ves
   *[card] { $count } de { $total } cartas
}

## Lo que hace la jugada.

takes = { $capture ->
    [bump] echa { $whom }
   *[take] captura { $whom }
}
# A quién: uno tras otro, unidos por «y».
victims = { $count ->
    [one] a { $colour }
   *[other] { pawns } de { $colour }
}
brings-you = te da { things }
costs-you = te cuesta { things }, pero el otro camino es peor
brings-other = le da { things } a { $colour }
costs-other = le cuesta { things } a { $colour }
brings-home = lleva { pawns } a la Meta
makes-safe = { $colour ->
    [none] pone a salvo { pawns }
   *[other] pone { pawns } fuera del alcance de { $colour }
}
keeps-safe = { $colour ->
    [none] mantiene a salvo tus fichas
   *[other] mantiene tus fichas fuera del alcance de { $colour }
}
shelters = lleva { pawns } a una casilla segura
turns-up = lleva { pawns } a { home-path }
on-home-path = adelanta tu ficha por { home-path }, donde nadie la puede { hit }
makes-blockade = forma una barrera
keeps-blockade = mantiene unida tu barrera
keeps-sheltered = deja tu otra ficha en su casilla segura
nothing-in-danger = { $colour ->
    [none] no deja nada en peligro
   *[other] no deja ninguna ficha al alcance de { $colour }
}
harder = le pone más difícil a { $colour } { hit }te
sets-out = { $count ->
    [one] te da { $kind ->
        [first] una ficha
       *[more] otra ficha
    } que mover
   *[other] te da { number } fichas más que mover
}
sets-out-last = no deja ninguna ficha tuya en espera
leaves-no-move = deja a { $colour } sin jugada con { cases }
swaps = { $gain ->
    [ahead] se adelanta al cambiar de lugar con { $colour }
    [back] hace retroceder a { $colour } al cambiar de lugar
   *[none] cambia de lugar con { $colour }
}
# Un jugador elegido, entre los rivales.
picks = { $outcome ->
    [gives] le da la estrella a { $colour }
   *[against] tira contra { $colour }
}{ $has ->
    [most] { $outcome ->
        [gives] , que tiene { things }
       *[against] , que es quien más puede perder: { things }
    }
    [fewest] { $outcome ->
        [gives] , que va en último lugar: es donde menos te perjudica
       *[against] , que va en último lugar: lo que pierdas ahí te perjudica menos
    }
    [as-many] ; los demás tienen tantas como { $colour }
   *[some] , que tiene { things }
}
costs-nothing = no te cuesta nada
rolls-again = te da otra tirada
more-time = te da más tiempo para remontar
nearer-end = acerca el final mientras vas por delante
loses = { $count ->
    [one] manda de vuelta una ficha tuya
   *[other] manda de vuelta { number } fichas tuyas
}
## Adónde lleva la jugada, si no hay nada de lo anterior que decir.

# Una ficha de un rival más adelante, al alcance de un dado.
behind = se pone cerca, detrás de una ficha de { $colour }, para { hit }la después
leaves-start = se va de la salida de { $colour }, donde una ficha nueva podría { hit } la tuya
clears-start = despeja tu salida para la próxima ficha
alike = te cuesta poco, y ninguna otra jugada es mejor
safer = le da a { $colour } menos ocasiones de { hit }te
before-home-path = acerca una ficha a { home-path }, donde nadie puede { hit }la
home-path = { $terms ->
    [pollyanna-1951] la Senda de la Meta
    [pollyanna-1916] la Senda Alegre
    [sorry] la Zona segura
   *[usual] la senda de la Meta
}
# Qué ficha avanza, y cómo va la carrera, si no hay nada más que decir.
rear = adelanta tu última ficha
front = acerca a la Meta la ficha que va delante
only = acerca tu ficha a la Meta
middle = acerca una ficha a la Meta
several = acerca tus fichas a la Meta
leads = te mantiene por delante en la carrera
catches-up = gana terreno a { $colour }, que va por delante en la carrera
# Ninguna tirada ni carta próxima de un rival da en nada de quien lee.
without-risk = { $said }, y nadie puede { hit }te
goes-back-least = es la que menos terreno pierde: la segunda mejor jugada también retrocede
goes-back = retrocede un poco, pero las demás jugadas parecen peores
stays = no gana terreno, pero las demás jugadas parecen peores
nothing-yet = ahora no cambia de manos ninguna estrella

## Lo que podría hacer la próxima tirada o carta de un rival.

could-hit = { $colour } { $still ->
    [still] todavía podría
   *[now] podría
} { $side ->
    [you] { hit }te
    [another] { hit } otra ficha tuya
   *[yours] { hit } una ficha de tu equipo
} con { cases }
hit = { $capture ->
    [bump] echar
   *[take] capturar
}
# Cómo puede salir, tras «puede»: «darte estrellas», «costarte alguna», «terminar la partida».
next-throw = de las { $total } tiradas posibles de { $colour }, { $count } { $count ->
    [one] puede
   *[other] pueden
} { outcome }
your-next-throw = de tus { $total } tiradas posibles, { $count } { $count ->
    [one] puede
   *[other] pueden
} { outcome }
and-next = { $begun }, y { $count } { $count ->
    [one] puede
   *[other] pueden
} { outcome }
outcome = { $outcome ->
    [gain] { $things ->
       *[star] darte estrellas
    }
    [loss] costarte alguna
   *[end] terminar la partida
}

## Lo que cambia con la segunda mejor jugada.

other-could = tras la segunda mejor jugada, { $then }
other-could-not = tras la segunda mejor jugada, no podría
# Tantos casos de la próxima tirada.
other-would-be = tras la segunda mejor jugada, serían { $count }
other-has = { $colour }, la siguiente mejor opción, { $count ->
    [0] no tiene ninguna
   *[other] tiene { things }
}
other-loses = con la segunda mejor jugada, perderías { number }
other-gets = con la segunda mejor jugada, { $count ->
    [0] no ganarías ninguna
   *[other] ganarías { number }
}
other-then = { $one } tiene entonces { $has }; tras la segunda mejor jugada, { $two } tendría { $would }
