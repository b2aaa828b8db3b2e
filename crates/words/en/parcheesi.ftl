# Parcheesi: the set-up form and the notes on spaces.

## The set-up form, and what is printed on the board.

title = Parcheesi
about = Blockades, safe spaces, and a bonus for every capture and every pawn at home
ring68 = 68-space board
ring68-about = Seventeen spaces a side instead of eighteen: the one usually sold
learned-in = three minutes

## Notes on the age of a blockade.

due-now = { $colour }'s blockade has stood too long: it must be broken up if it can be
due-next = { $colour }'s blockade must be broken up in { $colour }'s next turn
due-later = { $turns ->
    [one] { $colour }'s blockade may stand for 1 more turn
   *[other] { $colour }'s blockade may stand for { $turns } more turns
}
