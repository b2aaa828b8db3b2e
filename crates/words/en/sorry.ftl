# Sorry!: what it says of itself, and its cards.

title = Sorry!
about = Cards instead of dice, slides, and no mercy
fast = Fast start
fast-about = Each player begins with a pawn on the track
hand = Hand of five
hand-about = Everybody holds five cards and chooses which to play
partners = Partners
partners-about = Four players, those who sit opposite together
learned-in = three minutes
card-1 = Start a pawn, or move one forward 1.
card-2 = Start a pawn, or move one forward 2; then draw again.
card-3 = Move a pawn forward 3.
card-4 = Move a pawn backward 4.
card-5 = Move a pawn forward 5.
card-7 = Move a pawn forward 7, or share the 7 between pawns.
card-8 = Move a pawn forward 8.
card-10 = Move a pawn forward 10, or backward 1.
card-11 = Move a pawn forward 11, or change places with an opponent's pawn.
card-12 = Move a pawn forward 12.
card-sorry = Put a pawn from START in the place of an opponent's pawn, which goes back to its START.
