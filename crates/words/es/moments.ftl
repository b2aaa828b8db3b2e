# Rótulos sobre el tablero, que se ven un segundo.

you-capture = { $capture ->
    [bump] Echas a { $whom }
   *[take] Capturas a { $whom }
}
you-capture-own = { $capture ->
    [bump] Echas tu propia ficha
   *[take] Capturas tu propia ficha
}
captures-you = { $capture ->
    [bump] { $who } te echa
   *[take] { $who } te captura
}
captures = { $capture ->
    [bump] { $who } echa a { $whom }
   *[take] { $who } captura a { $whom }
}
home = ¡En casa!
you-begin = Empiezas tú
begins = Empieza { $who }
you-swap = Cambias de lugar con { $whom }
swaps-with-you = { $who } cambia de lugar contigo
swaps = { $who } cambia de lugar con { $whom }
# Tras una tirada de más en un turno, como un tercer doble.
sent-back = Una tirada de más: de vuelta al principio
# Lo mismo, si no vuelve ninguna ficha.
roll-lost = Una tirada de más: fin del turno
you-lose-stars = { $count ->
    [one] Pierdes { $count } estrella
   *[other] Pierdes { $count } estrellas
}
you-give-stars = { $count ->
    [one] Das { $count } estrella a { $whom }
   *[other] Das { $count } estrellas a { $whom }
}

## El último turno de otro jugador, tras el nombre: «te capturó y avanzó 9».

deed-captured = { $who ->
    [you] te { $capture ->
        [bump] echó
       *[take] capturó
    }
   *[other] { $capture ->
        [bump] echó
       *[take] capturó
    } a { $whom }
}
deed-swapped = cambió de lugar { $who ->
    [you] contigo
   *[other] con { $whom }
}
deed-home = { $count ->
    [one] llevó una ficha a la meta
   *[other] llevó { $count } fichas a la meta
}
deed-sent-back = tiró una vez de más
deed-took = { $count ->
    [one] tomó una estrella
   *[other] tomó { $count } estrellas
}
deed-lost = { $count ->
    [one] perdió una estrella
   *[other] perdió { $count } estrellas
}
deed-out = { $count ->
    [one] sacó una ficha
   *[other] sacó { $count } fichas
}
deed-moved = avanzó { $count }
deed-none = pasó
