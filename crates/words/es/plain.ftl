# Jugadas y fichas sin coordenadas, para quien ve el tablero: "Mueve 6: ficha delantera, captura a Azul".

pawn = { $place ->
    [start] ficha de la salida
    [only] ficha
    [front] ficha delantera
    [second] segunda ficha
    [third] tercera ficha
   *[rear] última ficha
}
pawn-of = { $place ->
    [start] ficha de la salida de { $colour }
    [only] ficha de { $colour }
    [front] ficha delantera de { $colour }
    [second] segunda ficha de { $colour }
    [third] tercera ficha de { $colour }
   *[rear] última ficha de { $colour }
}
move-words = { $spends }: { $what }
this-pawn = { $how ->
    [start] Saca esta ficha
    [place] Sorry! Ocupa con esta ficha el lugar de un rival
    [back] Retrocede { spaces } con esta ficha
    [part] Avanza { $count } de las { $total } casillas con esta ficha
    [bonus] Usa el premio: avanza { spaces } con esta ficha
   *[on] Avanza { spaces } con esta ficha
}
spaces = { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
}
swap-this-pawn = Cambia esta ficha por la de { $colour }
die = Mueve { $count }
two-dice = Mueve { $low } y { $high }
bonus = Premio de { $count }
card = Mueve { $count }
card-back = Retrocede { $count }
part = Mueve { $count } de { $total }
card-without-number = Sorry!
swap = Cambio
to = { $place ->
    [home] a la meta
    [home-path] a la senda de la meta
    [turnout] al apartadero
    [by-turnout] por el apartadero
   *[safe] a una casilla segura
}
slides = se desliza
captures = { $capture ->
    [bump] echa a { $whom }
   *[take] captura a { $whom }
}
with = con { $pawn }
