# Parcheesi: the choices, the log, the status, the notes on spaces, and what is wrong with a line of notation.

## The set-up form, and what is printed on the board.

title = Parcheesi
about = Blockades, safe spaces, and a bonus for every capture and every pawn at home
ring68 = 68-space board
ring68-about = Seventeen spaces a side instead of eighteen: the one usually sold
learned-in = three minutes

## Choices. First stands what is spent, then the way, then what it captures; ": " and "," part them.

third-doublet-back = Third doublet: the pawn nearest home goes back to the nest
third-doublet-none = Third doublet: no pawn is on its way, and the turn ends

## The status.

to-throw-after-two-doublets = { $colour } to roll; another doublet sends a pawn back
third-doublet = { $colour }'s third doublet, which is not played

## Notes on the age of a blockade.

due-now = { $colour }'s blockade has stood too long: it must be broken up if it can be
due-next = { $colour }'s blockade must be broken up in { $colour }'s next turn
due-later = { $turns ->
    [one] { $colour }'s blockade may stand for 1 more turn
   *[other] { $colour }'s blockade may stand for { $turns } more turns
}
