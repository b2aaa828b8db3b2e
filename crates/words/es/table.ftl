# Lo que hay junto al tablero y en él: quién juega, qué se puede elegir, con qué rapidez se ve, cómo ha acabado.

## Quién está sentado.

# El nivel de un bot, junto a su nombre.
level = { $level ->
    [easy] fácil
    [medium] medio
    [hard] difícil
    [expert] experto
   *[other] { $level }
}
# Un personaje que juega como bot, donde podría estar el nombre de una persona. Empieza con el nombre.
character = { $name }, bot { level }
# Un bot con nombre, también dentro de una frase.
named-bot = Bot { $name }
# Una línea del registro: otro ocupa un puesto durante la partida.
takes-seat = { $level ->
    [person] Ahora una persona juega por { $colour }
   *[other] Ahora { $name } juega por { $colour } (bot { level })
}
# Con quién juega un puesto.
beside = con { $names }
# Puntos en un encuentro: «45 de 200».
points-of = { $points } de { $total }

## En el tablero.

# Dónde está una ficha: donde esperan todas, en la Meta, o en una casilla cualquiera.
place = { $kind ->
    [yard] { $edition ->
        [pollyanna-1951] en la esquina
        [pollyanna-1916] en el círculo
        [parcheesi] en el círculo
        [sorry] en la Salida
       *[other] en { $space }
    }
    [home] { $edition ->
        [pollyanna-1951] en la Meta
        [parcheesi] en la Meta
        [sorry] en la Meta
       *[other] en { $space }
    }
   *[other] en { $space }
}
# Una ficha como botón; el sitio es uno de los anteriores.
pawn = Ficha de { $colour } { $place }
token = La ficha, { $place }
# Cuántas fichas iguales hay allí, después de lo anterior.
alike = hay { $count }
# Lo que sigue al nombre de una casilla adonde puede ir la ficha tomada: «Y8, captura a Azul».
captures = { $capture ->
    [bump] echa a { $colours }
   *[take] captura a { $colours }
}
# Los dos pasos de una ficha: "6: Y6 a Y12, luego 3: Y12 a Y15".
then = { $first }, luego { $second }
slides = se desliza hasta { $space }
swaps = cambia de lugar con { $colour }
# Cuánto de algo: «4 en la Meta», «52 estrellas».
counted = { $count } { $things }
# Qué probabilidad de ganar tiene una jugada.
chance = { $count } de 100
# Por qué es buena una jugada, y con qué probabilidad gana: «17 de 100».
reason-and-chance = { $reason }. Desde aquí gana { $chance } partidas
# Tras la razón de la mejor jugada.
others-alike = Las siguientes mejores jugadas son casi igual de buenas

## Una elección que se muestra en grande

# Los caminos de una ficha que todos comparten, por el número de casillas.
which-way = ¿Hacia dónde?
forward = Avanza { $count }
back = Retrocede { $count }
# Adónde lleva un camino, y qué se hace allí: "Avanza 8 hasta 11 (Los Mudge). Devuelve tres estrellas."
way-and-effect = { $line }. { $effect }

## Con qué rapidez se ve lo que pasa (velocidad).

slow = Tranquilo
normal = Normal
fast = Rápido
instant = Al instante

## El final de una partida.

after-throws = { $count ->
    [one] Después de { $count } tirada.
   *[other] Después de { $count } tiradas.
}
after-cards = { $count ->
    [one] Después de { $count } carta.
   *[other] Después de { $count } cartas.
}
# Una línea por puesto: «Ana: 4 en la Meta, 0 pasos por recorrer, 3 capturas».
standing = { $name }: { $parts }
steps-to-go = { $count ->
    [one] { $count } paso por recorrer
   *[other] { $count } pasos por recorrer
}
steps-to-go-with = { $count ->
    [one] { $count } paso por recorrer con { $names }
   *[other] { $count } pasos por recorrer con { $names }
}
captured = { $capture ->
    [bump] { $count ->
        [one] { $count } ficha echada
       *[other] { $count } fichas echadas
    }
   *[take] { $count ->
        [one] { $count } captura
       *[other] { $count } capturas
    }
}
# Una línea por bando en un encuentro.
points = { $names }: { $points } puntos, { $all } de { $total }
wins-match = { $count ->
    [one] { $names } gana el encuentro
   *[other] { $names } ganan el encuentro
}
