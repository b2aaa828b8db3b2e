# Rótulos sobre el tablero, que se ven un segundo.

you-capture = Capturas a { $whom }
captures-you = { $who } te captura
captures = { $who } captura a { $whom }
home = ¡En casa!
blockade = Barrera
reward = Premio: +{ $steps }
doublet = ¡Dobles!
