# Pollyanna: por qué no vale un paso, tras el número de la regla: «P-20: en G9 está la barrera de Rojo».
# Los términos de cada edición están en los mensajes a los que remiten los demás.

## Quién corta el paso, o está donde acabaría el paso. «own» se da con lo que es de quien mueve.

blockade-closes-turnout = { $space ->
    [none] { blockade-seen } cierra también el apartadero: nadie pasa a dos fichas de una misma casilla. Mueve otra ficha
   *[other] { blockade } en { $space } cierra también el apartadero
}
blockade-keeps-from-path = { $space ->
    [none] { blockade-seen } está ante tu { path }: nadie pasa a dos fichas de una misma casilla. Mueve otra ficha
   *[other] { blockade } en { $space } cierra el paso de { $colour } a la { path }
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
pawn-in-way = { $space ->
    [none] { pawn-seen } corta el paso, y en { lane } nadie pasa a nadie. Mueve otra ficha
   *[other] { pawn } en { $space } corta el paso, y en { lane } nadie pasa a nadie
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
safe-there = { $space ->
    [none] la ficha de { $colour } está a salvo ahí, en { shelter }, y no la puedes capturar. Prueba otra jugada
   *[other] la ficha de { $colour } está a salvo en { $space }, { shelter }
}
shelter = { $shelter ->
    [entrance] su propia { entrance }
   *[start] { start-space }
}

## Las palabras de cada edición.

start-space = { $edition ->
    [pollyanna-1916] su propio punto de partida
   *[other] su propia casilla de salida
}
entrance = { $edition ->
    [pollyanna-1916] Entrada Alegre
   *[other] Entrada de la Meta
}
path = { $edition ->
    [pollyanna-1916] Senda Alegre
   *[other] Senda de la Meta
}
