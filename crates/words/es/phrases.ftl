# Lo que se dice igual de todos los juegos, salvo unas pocas palabras propias. Las claves las elige el juego:
# `take` o `bump` para una captura; `throw`, `card` o `hidden-card` para lo que decide el azar.

# Lo que un jugador tiene de fichas que han llegado, tras un número: "2 en la Meta".
things = { $collects ->
    [star] { $count ->
        [one] estrella
       *[other] estrellas
    }
   *[home] en la Meta
}

# Dos fichas de un color en una casilla.
blockade = barrera

# Qué es una casilla de un color en su camino.
start = { $terms ->
    [pollyanna-1951] la casilla de salida de { $colour }
    [pollyanna-1916] el punto de partida de { $colour }
    [parcheesi] la casilla de salida de { $colour }
    [sorry] el círculo de { $colour }
   *[usual] la salida de { $colour }
}
entrance = { $terms ->
    [pollyanna-1951] la Entrada de la Meta de { $colour }
    [pollyanna-1916] la Entrada Alegre de { $colour }
    [sorry] el acceso a la Zona segura de { $colour }
   *[usual] la entrada de la Meta de { $colour }
}
home-path = { $terms ->
    [pollyanna-1951] la Senda de la Meta de { $colour }
    [pollyanna-1916] la Senda Alegre de { $colour }
    [sorry] la Zona segura de { $colour }
   *[usual] la senda de la Meta de { $colour }
}

# Tras el color que lo hace: "Amarillo captura a Rojo".
takes = { $capture ->
    [bump] echa a { $whom }
   *[take] captura a { $whom }
}

## Lo que podría hacer la próxima tirada o carta de un rival.

cases = { $cases } de { some }
some = { $case ->
    [throw] { $total ->
        [one] { $total } tirada
       *[other] { $total } tiradas
    }
   *[card] { $total ->
        [one] { $total } carta
       *[other] { $total } cartas
    }
}
# Se dice de una ficha.
could-be-hit = { $capture ->
    [bump] { $cases ->
        [one] la echaría { cases }
       *[other] la echarían { cases }
    }
   *[take] { $cases ->
        [one] la capturaría { cases }
       *[other] la capturarían { cases }
    }
}
could-hit-these = Tal como están las fichas, el número junto a una dice con cuántas de { some-seen } un rival puede { $capture ->
    [bump] echarla
   *[take] capturarla
}
hit = { $capture ->
    [bump] echar
   *[take] capturar
}
some-seen = { $case ->
    [hidden-card] { some } que no ves
   *[throw] { some }
}
could-hit-nothing = Tal como están las fichas, ningún rival puede { hit } ninguna de las tuyas
