# Parcheesi: the set-up form.

## The set-up form, and what is printed on the board.

title = Parcheesi
about = Blockades, safe spaces, and a bonus for every capture and every pawn at home
ring68 = 68-space board
ring68-about = Seventeen spaces a side instead of eighteen: the one usually sold
learned-in = three minutes
