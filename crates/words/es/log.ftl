# El registro sin coordenadas: "Ana movió 6 y capturó a Azul", "Tiraste 6 y 3".

actor = { $who ->
    [you] Tú
   *[other] { $name }
}
rolled = { $who ->
    [you] Sacaste { $dice }
   *[other] { $name } sacó { $dice }
}
drew = { $who ->
    [you] Robaste { $card }
   *[other] { $name } robó { $card }
}
drew-a-card = { $who ->
    [you] Robaste una carta
   *[other] { $name } robó una carta
}
played-card = { $who ->
    [you] Jugaste { $card }
   *[other] { $name } jugó { $card }
}
discarded = { $who ->
    [you] { $why ->
        [stuck] No pudiste jugar ninguna carta y descartaste { $card }
       *[skipped] Descartaste { $card }
    }
   *[other] { $why ->
        [stuck] { $name } no pudo jugar ninguna carta y descartó { $card }
       *[skipped] { $name } descartó { $card }
    }
}
shuffled = Se barajaron las cartas
tie = Empate: { $names } tiran otra vez
first = { $who ->
    [you] Empiezas tú
   *[other] Empieza { $name }
}
moved = { $who ->
    [you] { $kind ->
        [start] Sacaste una ficha
        [home] Moviste { $number } y llegaste a la meta
        [bonus] Moviste un premio de { $number }
        [bonus-home] Moviste un premio de { $number } y llegaste a la meta
        [slide] Moviste { $number } y te deslizaste
       *[plain] Moviste { $number }
    }
   *[other] { $name } { $kind ->
        [start] sacó una ficha
        [home] movió { $number } y llegó a la meta
        [bonus] movió un premio de { $number }
        [bonus-home] movió un premio de { $number } y llegó a la meta
        [slide] movió { $number } y se deslizó
       *[plain] movió { $number }
    }
}
moved-and-captured = { $who ->
    [you] { moved } y { $capture ->
        [bump] echaste
       *[take] capturaste
    } a { $whom }
   *[other] { moved } y { $capture ->
        [bump] echó
       *[take] capturó
    } a { $whom }
}
# Aquí no hace falta: cada frase de abajo lo dice.
captured = { $capture ->
    [bump] echó
   *[take] capturó
}
swapped = { $who ->
    [you] Cambiaste de lugar con { $other }
   *[other] { $name } cambió de lugar con { $other }
}
swapped-and-captured = { $who ->
    [you] { swapped } y { $capture ->
        [bump] echaste
       *[take] capturaste
    } a { $whom }
   *[other] { swapped } y { $capture ->
        [bump] echó
       *[take] capturó
    } a { $whom }
}
moved-token = { $who ->
    [you] Moviste a { $space }
   *[other] { $name } movió a { $space }
}
sent-back = { $who ->
    [you] Tercer doble: tu ficha delantera volvió a la salida
   *[other] Tercer doble: la ficha delantera de { $name } volvió a la salida
}
roll-lost = { $who ->
    [you] Tercer doble: se acabó tu turno
   *[other] Tercer doble: se acabó el turno de { $name }
}
gave = { $who ->
    [you] Diste { $count } { $things } a { $whom }
   *[other] { $name } dio { $count } { $things } a { $whom }
}
took = { $who ->
    [you] Tomaste { $count } { $things }
   *[other] { $name } tomó { $count } { $things }
}
returned = { $who ->
    [you] Devolviste { $count } { $things }
   *[other] { $name } devolvió { $count } { $things }
}
against = { $who ->
    [you] Tiraste contra { $whom }
   *[other] { $name } tiró contra { $whom }
}
bonus-earned = { $who ->
    [you] Ganaste un premio de { $count }
   *[other] { $name } ganó un premio de { $count }
}
bonus-lost = { $who ->
    [you] No pudiste usar el premio de { $count }
   *[other] { $name } no pudo usar el premio de { $count }
}
bonus-skipped = { $who ->
    [you] Renunciaste al premio de { $count }
   *[other] { $name } renunció al premio de { $count }
}
forfeited = { $who ->
    [you] No pudiste usar { $dice }
   *[other] { $name } no pudo usar { $dice }
}
no-move = { $who ->
    [you] { $pawns ->
        [waiting] No pudiste sacar ninguna ficha
       *[out] No tenías jugadas
    }
   *[other] { $pawns ->
        [waiting] { $name } no pudo sacar ninguna ficha
       *[out] { $name } no tenía jugadas
    }
}
again = { $who ->
    [you] Vuelves a jugar
   *[other] { $name } vuelve a jugar
}
