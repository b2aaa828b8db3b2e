# Parcheesi: what it says of itself.

title = Parcheesi
about = Blockades, safe spaces, and a bonus for every capture and every pawn at home
ring68 = Ring of 68
ring68-about = Seventeen spaces a side instead of eighteen: the board usually sold
learned-in = three minutes
