# Rótulos sobre el tablero, que se ven un segundo.

you-capture = { $capture ->
    [bump] Echas a { $whom }
   *[take] Capturas a { $whom }
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
blockade = Barrera
reward = Premio: +{ $steps }
doublet = ¡Dobles!
