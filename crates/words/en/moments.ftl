# Banners over the board, shown for a second.

you-capture = You capture { $whom }
captures-you = { $who } captures you
captures = { $who } captures { $whom }
home = Home!
blockade = Blockade
reward = Bonus: +{ $steps }
doublet = Doublets!
