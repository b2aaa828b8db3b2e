# House rules of Sorry!: for each rule its title, its values in a few words, and each value as a sentence.

exact = Reaching home
exact-value = { $value ->
    [yes] by exact count
   *[no] more will do
}
exact-says = { $value ->
    [yes] A pawn reaches home by exact count
   *[no] A pawn reaches home with a higher card too; only a 7 needs the exact count
}
four = The 4
four-value = { $value ->
    [forward] forward
   *[back] backward
}
four-says = { $value ->
    [forward] A 4 moves a pawn forward
   *[back] A 4 moves a pawn backward
}
hand = Five-card hand
hand-value = { $value ->
    [off] no
    [3] 3 cards instead
    [7] 7 cards instead
   *[five] yes
}
hand-says = { $value ->
    [off] Each turn a card is drawn and played
    [3] Everybody holds 3 cards and chooses one to play
    [7] Everybody holds 7 cards and chooses one to play
   *[five] Everybody holds five cards and chooses which to play
}
head-start-value = { $value ->
    [no] none
    [1] 1 pawn out
    [half] 1 pawn half-way
   *[other] 1 pawn out and 1 half-way
}
head-start-says = { $value ->
    [no] begins as the others do
    [1] begins with a pawn on the circle
    [half] begins with a pawn half-way round
   *[other] begins with a pawn on the circle and another half-way round
}
own-slides = Slides of one's own colour
own-slides-says = { $value ->
    [yes] A pawn slides on every slide, its own colour's too
   *[no] A pawn does not slide on slides of its own colour
}
seven = The 7
seven-value = { $value ->
    [whole] for one pawn
   *[shared] may be shared
}
seven-says = { $value ->
    [whole] A 7 is for one pawn, and cannot be shared
   *[shared] A 7 may be shared between pawns
}
start = Cards that start a pawn
start-value = { $value ->
    [any] any but a 7
   *[two] 1 and 2
}
start-says = { $value ->
    [any] Any card but a 7 starts a pawn, a Sorry! card in its own way
   *[two] A 1 or a 2 starts a pawn, and a Sorry! card in its own way
}
swap = The swap of an 11
swap-value = { $value ->
    [must] must be made
   *[free] may be declined
}
swap-says = { $value ->
    [must] If no pawn can go forward 11, a swap must be made if there is one
   *[free] If no pawn can go forward 11, the swap may be declined
}
sweep = Whom a slide bumps
sweep-value = { $value ->
    [ends] only at its ends
   *[all] everybody on it
}
sweep-says = { $value ->
    [ends] A slide bumps only pawns at its beginning and its end
   *[all] A slide bumps every pawn on it
}
ten = The 10
ten-value = { $value ->
    [forward] only forward
   *[either] forward or back 1
}
ten-says = { $value ->
    [forward] A 10 only moves a pawn forward
   *[either] A 10 moves a pawn forward 10 or back 1
}
two = After a 2
two-value = { $value ->
    [once] no other card
   *[again] draw again
}
two-says = { $value ->
    [once] A 2 brings no other card
   *[again] After a 2 the same player draws again
}

## Cards that house rules change.

card-2 = Start a pawn, or move one forward 2.
card-4 = Move a pawn forward 4.
card-7 = Move a pawn forward 7.
card-10 = Move a pawn forward 10.
start-3 = Start a pawn, or move one forward 3.
start-4 = Start a pawn, or move one forward 4.
start-4-back = Start a pawn, or move one backward 4.
start-5 = Start a pawn, or move one forward 5.
start-8 = Start a pawn, or move one forward 8.
start-10 = Start a pawn, or move one forward 10 or backward 1.
start-11 = Start a pawn, move one forward 11, or change places with an opponent's pawn.
start-12 = Start a pawn, or move one forward 12.
start-10-forward = Start a pawn, or move one forward 10.

## Sets of house rules that people play by.

any-start = Start on any card
any-start-about = Every card but a 7 starts a pawn: nobody waits for a 1 or a 2
children = For small children
children-about = Every card but a 7 starts a pawn, no sharing of the 7, no exact count, and slides bump less
