# Por qué es buena una jugada, como lo cuenta una pista: «Captura a Rojo y saca dos fichas del alcance de Azul: Azul
# podría capturarte con dos de 36 tiradas; jugando de G3 a G5, serían doce». La jugada es la que captura, salva, lleva, cuesta.
# La primera letra se vuelve mayúscula, así que la frase ha de empezar por una letra sin tilde.

wins = gana la partida
ends = termina la partida

and = { $one } y { $other }
# Por qué, y qué puede hacer un rival entonces.
and-then = { $why }: { $then }
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
    [throw] { number } de { $total } tiradas
    [hidden-card] { number } de las { $total } cartas que no ves
   *[card] { number } de { $total } cartas
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
costs-you = te cuesta { things }
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
pairs = forma una barrera
nothing-in-danger = { $colour ->
    [none] no deja nada en peligro
   *[other] no deja ninguna ficha al alcance de { $colour }
}
harder = le pone más difícil a { $colour } { hit }te
sets-out = { $setting-out ->
    [enter] hace entrar { pawns }
   *[start] saca { pawns }
}
leaves-no-move = deja a { $colour } sin jugada con { cases }
swaps = cambia de lugar con { $colour }
plays-against = juega contra { $colour }, que { $count ->
    [0] no tiene ninguna estrella
   *[other] tiene { things }
}
loses = { $count ->
    [one] manda de vuelta una ficha tuya
   *[other] manda de vuelta { number } fichas tuyas
}
## Adónde lleva la jugada, si no hay nada de lo anterior que decir.

# Una ficha de un rival más adelante, al alcance de un dado.
behind = { $count ->
    [one] se pone justo detrás de una ficha de { $colour }, lista para { hit }la
   *[other] se pone { number } casillas detrás de una ficha de { $colour }, lista para { hit }la
}
before-safety = { $count ->
    [one] deja una ficha a una casilla de estar a salvo
   *[other] deja una ficha a { number } casillas de estar a salvo
}
before-home-path = { $count ->
    [one] deja una ficha a una casilla de { home-path }
   *[other] deja una ficha a { number } casillas de { home-path }
}
home-path = { $terms ->
    [pollyanna-1951] la Senda de la Meta
    [pollyanna-1916] la Senda Alegre
    [sorry] la Zona segura
   *[usual] la senda de la Meta
}
on-its-way = avanza una ficha, ya que ahora no hay nada que ganar ni perder
goes-back = hace retroceder una ficha
stays = deja tus fichas donde están
nothing-yet = no gana ni arriesga mucho

## Lo que podría hacer la próxima tirada o carta de un rival.

could-hit = { $side ->
    [you] { $colour } podría { hit }te con { cases }
   *[yours] { $colour } podría { hit } una ficha de tu equipo con { cases }
}
hit = { $capture ->
    [bump] echar
   *[take] capturar
}
# Cómo puede salir, tras «puede»: «darte estrellas», «costarte alguna», «terminar la partida».
next-throw = la próxima tirada de { $colour } puede { deed } en { $count ->
    [1] uno
   *[other] { number }
} de { $total } casos
your-next-throw = tu próxima tirada puede { deed } en { $count ->
    [1] uno
   *[other] { number }
} de { $total } casos
and-next = { $begun } y { deed } en { $count ->
    [1] uno
   *[other] { number }
}
deed = { $deed ->
    [gain] { $things ->
       *[star] darte estrellas
    }
    [loss] costarte alguna
   *[end] terminar la partida
}

## Lo que cambia con la segunda mejor jugada. Se nombra por sus pasos («de G3 a G5», «en el otro orden») o, entre
## comillas, por lo que dicen sus botones.

other-could = jugando { $play }, { $then }
other-could-not = jugando { $play }, no podría
# Tantas tiradas o cartas.
other-would-be = jugando { $play }, { $count ->
    [one] sería una
   *[other] serían { number }
}
# Tantos de todos los casos.
other-cases = jugando { $play }, { $count ->
    [one] sería uno
   *[other] serían { number }
}
other-has = { $colour } { $count ->
    [0] no tiene ninguna
   *[other] tiene { number }
}
other-loses = jugando { $play }, perderías { number }
other-gets = jugando { $play }, { $count ->
    [0] no ganarías ninguna
   *[other] ganarías { number }
}
other-then = { $one } tiene entonces { $has }; jugando { $play }, { $two } tendría { $would }
quoted = «{ $step }»
other-order = en el otro orden
