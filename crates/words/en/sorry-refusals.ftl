# Why a step of Sorry! is not permitted. The rule's number stands before each: "S-7: Red has no pawn on R7".
# Spaces such as R4 are notation.

## Whose turn it is

over = the game is over. Start a new game to play on
drawing-up = { $colour } must have five cards before playing one. Draw first
not-drawn = { $colour } has not drawn a card yet. Draw first
lot = nobody has been chosen to begin yet. Wait for the first turn

## Cards

# By its number; 0 is Sorry!.
card = { $card ->
    [0] a Sorry! card
    [8] an 8
    [11] an 11
   *[other] a { $card }
}
drawn = { $drawn ->
    [0] a Sorry! card
    [8] an 8
    [11] an 11
   *[other] a { $drawn }
}
seven-after = a 7 must be used in full, and after this move it could not be. Try another pawn, or share the 7 in another way
seven-whole = a 7 must be used in full, and no pawn can do that now. Play another card, or let the turn pass
seven-left = { still-left }. Move a pawn { $left }
still-left = { $left ->
    [one] 1 of the 7 is still to be moved
   *[other] { $left } of the 7 are still to be moved
}
seven-left-not = { still-left }, not { card }. Move a pawn { $left }
put-away = only a card of a hand can be discarded. Play the card that you drew
no-pass = you must play or discard a card from your hand. Choose a card
drawn-not = { $colour } has drawn { drawn }, not { card }. Play the card that you drew
not-held = { $colour } does not hold { card }. Choose a card of the hand
eleven-goes = a pawn can go forward 11, so you must use the 11. Move a pawn 11
no-swap = you can only skip a swap, and there is none now. Move a pawn
must-swap = your house rules say that a swap must be made if there is one. Choose the pawns to swap
hand-plays = you can play a card from your hand, so you may not discard one. Play a card
card-plays = the card can be played, so it must be. Move a pawn

## Pawns that cannot set out

is-home = a pawn that is home moves no more. Move another pawn
had-part = { $at ->
    [none] this pawn has already used a part of this 7. Move another
   *[other] the pawn on { $at } has had its part of the 7
}
seven-starts = a 7 brings no pawn out of START. Move a pawn on the board
starts-with = a pawn leaves START with a 1, a 2 or a Sorry! card, not with { card }. Move another pawn
# "Colours" are those whom the player plays: one, or two partners.
start-of-others = the pawns on { $colour }'s START are not { $colours }'s. Move a pawn of your own
start-empty = { $colour } has no pawn left on START. Move a pawn on the board
pawn-of-others = { $at ->
    [none] that is { $owner }'s pawn. Move one of yours
   *[other] the pawn on { $at } is { $owner }'s, not { $colours }'s
}
side-not-there = { $at ->
    [none] you have no pawn there. Choose a space with a pawn of yours
   *[other] there is no pawn of { $colours } on { $at }
}
not-there = { $at ->
    [none] you have no pawn there. Choose a space with a pawn of yours
   *[other] { $colour } has no pawn on { $at }
}

## Swaps, and Sorry! cards

swap-open = only pawns on the track change places, not those on START, in a safety zone or at home. Choose two on the track
sorry-from = { $at ->
    [none] a Sorry! card takes a pawn from START. Choose a pawn on START
   *[other] a Sorry! card takes a pawn from START, not from { $at }
}
not-open = { $at ->
    [none] a pawn on START or at home cannot be reached. Choose an opponent's pawn on the track
   *[other] { $at } is not on the open track
}
nobody = { $at ->
    [none] no pawn stands there. Choose an opponent's pawn
   *[other] nobody stands on { $at }
}
swap-own = { $at ->
    [none] you cannot change places with your own pawn. Choose an opponent's
   *[other] the pawn on { $at } is { $colour }'s own, which it cannot change places with
}
hit-own = { $at ->
    [none] you cannot bump your own pawn with this card. Choose an opponent's
   *[other] the pawn on { $at } is { $colour }'s own, which it cannot bump
}
hit-opponent = { $at ->
    [none] you may not bump your partner while you can bump an opponent. Choose an opponent's pawn
   *[other] an opponent can be bumped, so { $colour } on { $at } cannot be
}
swap-partner = { $at ->
    [none] partners do not change places. Choose an opponent's pawn
   *[other] the pawn on { $at } is { $colour }'s, and partners do not change places
}
safe = { $at ->
    [none] a pawn in a safety zone cannot be bumped or change places. Choose another pawn
   *[other] { $at } is in a safety zone, where nobody is swapped or bumped
}

## Where a number leads

own-there = { $at ->
    [none] a pawn of { $colour } stands there, and two of one colour never share a space. Try another move
   *[other] { $colour }'s own pawn stands on { $at }
}
own-on-triangle = { $at ->
    [none] a pawn of { $colour } stands on that triangle, so another cannot land there and slide. Try another move
   *[other] { $colour }'s own pawn stands on { $at }, before it could slide on from there
}
second-part = the second pawn must use all { $left } that are left of the 7. Move it { $left }
back-to-start = only a pawn that is bumped goes back to START. Choose a space on the track
zone-of-others = only { $colour }'s pawns go into { $colour }'s safety zone. Choose another space
home-of-others = only { $colour }'s pawns go to { $colour }'s home. Choose another space
starts-on = { $circle ->
    [none] { $colour }'s pawns start on their own circle and nowhere else. Choose that circle
   *[other] { $colour }'s pawns start on { $circle } and nowhere else
}
slides = { $triangle ->
    [none] choose the triangle where the move ends: the pawn slides on from there
   *[other] the move ends on { $triangle }, from where the pawn slides to { $end }
}
turns-in = { $entrance ->
    [none] { $colour }'s pawns turn into their safety zone before that space. Choose a space there
   *[other] { $colour }'s pawns turn into their safety zone at { $entrance }
}
too-many = { $from ->
    [none] your pawn is { $away } from home, and { $card } is too many. It needs exactly { $away } to get there
   *[other] { $from } is { $away } from home, and { $card } is too many
}
back = { $from ->
    [none] { $back } back does not lead there. Choose a marked space
   *[other] { $back } back from { $from } leads to { $end }, not to { $to }
}
only-back = { $from ->
    [none] { $forward } forward is too many for this pawn, but it can go { $back } back. Choose the marked space
   *[other] { $back } back from { $from } leads to { $end }, and { $forward } forward is too many
}
either = { $from ->
    [none] neither { $forward } forward nor { $back } back leads there. Choose a marked space
   *[other] { $forward } from { $from } leads to { $ahead }, { $back } back to { $end }, and neither to { $to }
}
seven-rest = { $from ->
    [none] the { $left } left of the 7 { $left ->
            [one] does
           *[other] do
        } not lead there. Choose a marked space
   *[other] the { $left } left of the 7 { $left ->
        [one] leads
       *[other] lead
    } from { $from } to { $end } at most, not to { $to }
}
seven = { $from ->
    [none] a 7 does not lead there. Choose a marked space
   *[other] a 7 leads from { $from } to { $end } at most, not to { $to }
}
number = { $from ->
    [none] { $card } does not lead there. Choose a marked space
   *[other] { $card } from { $from } leads to { $end }, not to { $to }
}
