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
