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
play = { $how ->
    [start] saca { one-pawn } con el { $dice }
    [place] saca { one-pawn } con Sorry!
    [back] { $pawn } { spaces } hacia atrás
    [part] { $pawn } { $count } de las { $total } casillas
    [bonus] { $pawn } { spaces } de premio
   *[on] { $pawn } { spaces }
}
one-pawn = { $order ->
    [first] una ficha
   *[later] una
}
swap-pawns = cambia { $pawn } por { $other }
this-pawn = { $how ->
    [start] Saca { shown-pawn }
    [place] Sorry! Ocupa con { shown-pawn } el lugar de un rival
    [back] Retrocede { spaces } con { shown-pawn }
    [part] Avanza { $count } de las { $total } casillas con { shown-pawn }
    [bonus] Usa el premio: avanza { spaces } con { shown-pawn }
    [more] { $count } más
    [more-bonus] { $count } más por el premio
   *[on] Avanza { spaces } con { shown-pawn }
}
shown-pawn = { $which ->
    [this] esta ficha
    [same] la misma ficha
    [first] la primera ficha
   *[other] otra ficha
}
spaces = { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
}
swap-this-pawn = Cambia { shown-pawn } por la de { $colour }
# Se elige a otro jugador.
roll-against = Tira contra { $name }
give = Da { $count ->
    [one] una { $things }
   *[other] { $count } { $things }
} a { $name }
# Qué resulta de una tirada contra otro jugador.
take-from = Quita { $count } { $things } a { $name }
lose-to = { $name } se lleva { $count } { $things }
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
slides-on = { $step } y deslízala
captures = { $capture ->
    [bump] echa a { $whom }
   *[take] captura a { $whom }
}
with = con { $pawn }
