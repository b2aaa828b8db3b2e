# How people sit round the screen, as a choice.

shared = Stays put
pass = Pass it round
round = Lay it flat
