# Pollyanna: what it says of itself, in either edition.

title-1951 = Pollyanna 1951
about-1951 = Broadway, turnouts and blockades, in the words of 1951
title-1916 = Pollyanna 1916
about-1916 = The Glad Game: the same play in the words of 1916
partners = Partners
partners-about = Four players, those who sit opposite together
learned-in = five minutes
board-1951 = Pollyanna
board-1916 = POLLYANNA
