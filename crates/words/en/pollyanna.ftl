# Pollyanna: the choices, the log, the status, the names of spaces, and what is wrong with a line of notation.
# What each edition calls things stands in the messages that others refer to.

## The set-up form, and what is printed on the board.

title-1951 = Pollyanna 1951
about-1951 = Broadway, turnouts and blockades, in the words of 1951
title-1916 = Pollyanna 1916
about-1916 = The Glad Game: the same play in the words of 1916
partners = Partners
partners-about = Four players, those who sit opposite together
learned-in = five minutes
board-1951 = Pollyanna
board-1916 = POLLYANNA

# House rules.
capture-says = { $value ->
    [0] A capture earns nothing
    [5] A capture earns 5 spaces
    [10] A capture earns 10 spaces
   *[other] A capture earns { $value } spaces, and they lead past every turnout
}
home-says = { $value ->
    [0] A pawn brought home earns nothing
    [5] A pawn brought home earns 5 spaces
    [10] A pawn brought home earns 10 spaces
   *[other] A pawn brought home earns { $value } spaces, and they lead past every turnout
}
