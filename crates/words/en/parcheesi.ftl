# Parcheesi: the set-up form.

## The set-up form, and what is printed on the board.

title = Parcheesi
about = Blockades, safe spaces, and a bonus for every capture and every pawn at home
ring68 = 68-space board
ring68-says = { $value ->
    [off] The board has 72 spaces, eighteen a side
   *[other] The board has 68 spaces, seventeen a side: the one usually sold
}
learned-in = three minutes
