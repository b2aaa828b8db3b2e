# Banners over the board, shown for a second.

you-capture = { $capture ->
    [bump] You bump { $whom }
   *[take] You capture { $whom }
}
captures-you = { $capture ->
    [bump] { $who } bumps you
   *[take] { $who } captures you
}
captures = { $capture ->
    [bump] { $who } bumps { $whom }
   *[take] { $who } captures { $whom }
}
home = Home!
blockade = Blockade
reward = Bonus: +{ $steps }
doublet = Doublets!
