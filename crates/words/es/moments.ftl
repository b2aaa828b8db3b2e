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
again = Por el { $number }, otra tirada
no-other-roll = Sin otra tirada: quedó un dado
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
