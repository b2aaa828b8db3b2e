# Sorry! in words. START and home are printed on the board; spaces such as R4 or Rh1 are notation.

## The game and its options, as they are offered

title = Sorry!
about = Cards instead of dice, slides, and no mercy
fast = Fast start
fast-about = Each player begins with a pawn on the track
partners = Partners
partners-about = Four players, those who sit opposite together
learned-in = three minutes

## The cards, as they are printed

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

## Spaces

yard = START
home = home
# Whose it is, where there are several.
yard-of = { $colour }'s START
home-of = { $colour }'s home

## Cards

# A card in a sentence, by its number; 0 is Sorry!.
card = { $card ->
    [0] Sorry!
    [8] an 8
    [11] an 11
   *[other] a { $card }
}
# What a move spends: a card, or a part of a 7.
spent = { $part ->
    [0] { card }
   *[other] { $part } of a 7
}

## The choices of a player: buttons

pass = No legal move: pass
decline = Skip the swap
put-away = Discard the { $card ->
    [0] Sorry!
   *[other] { $card }
}
# A pawn's way by a card, and what comes of it.
go = { $card ->
    [0] Sorry
   *[other] { $card }
}: { $from } to { $to }{ slides-to }{ and-bumps }
swap = 11: { $from } changes places with { $other } on { $to }{ slides-to }{ and-bumps }
# Added to the two above; "none" where nothing slides, and nobody is bumped.
slides-to = { $slides ->
    [none] { "" }
   *[other] , slides to { $slides }
}
and-bumps = { $bumps ->
    [none] { "" }
   *[other] , bumps { $bumps }
}

## The log

# Who moves a pawn: partners also move each other's; "none" if it is a pawn of one's own.
mover = { $partner ->
    [none] { $colour }
   *[other] { $colour } for { $partner }
}
takes-from-start = { mover } takes a pawn from START to { $to }: Sorry!
starts = { mover } starts a pawn on { $to } with { card }
brings-home = { mover } brings a pawn from { $from } home with { spent }
moves-back = { mover } moves back from { $from } to { $to } with { card }
moves = { mover } moves from { $from } to { $to } with { spent }

## Whose turn it is

lot = Who goes first?
to-draw-up = { $colour } to draw up to { $count } cards
to-draw = { $colour } to draw
to-play = { $colour } to play { card }
to-play-rest = { $colour } to play { $left } more of the 7
to-choose = { $colour } to play a card of the hand
# The button.
draw-button = Draw
