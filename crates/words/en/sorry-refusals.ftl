# Why a step of Sorry! is not permitted. The rule's number stands before each: "S-7: Red has no pawn on R7".
# Spaces such as R4 are notation.

## Whose turn it is

over = the game is over
drawing-up = { $colour } is drawing up to five cards
not-drawn = { $colour } has not drawn a card yet
lot = the lot that decides who begins is not played

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
seven-after = a 7 has to be used in full, and after this step it could not be
seven-whole = a 7 has to be used in full, and there is no way to do it
seven-left = { $left ->
    [one] 1 of the 7 is still to be played
   *[other] { $left } of the 7 are still to be played
}
seven-left-not = { seven-left }, not { card }
put-away = only a card of a hand can be put away
no-pass = a card of the hand is played or put away
drawn-not = { $colour } has drawn { drawn }, not { card }
not-held = { $colour } does not hold { card }
eleven-goes = a pawn can go forward 11, so the 11 cannot be left
no-swap = there is no swap that could be left
hand-plays = a card of the hand can be played, so none is put away
card-plays = the card can be played, so it must be

## Pawns that cannot set out

is-home = a pawn that is home moves no more
had-part = { $at ->
    [none] this pawn has had its part of the 7. Move another
   *[other] the pawn on { $at } has had its part of the 7
}
seven-starts = a 7 starts no pawn
starts-with = a pawn leaves START with a 1, a 2 or a Sorry! card, not with { card }
# "Colours" are those whom the player plays: one, or two partners.
start-of-others = the pawns on { $colour }'s START are not { $colours }'s
start-empty = { $colour } has no pawn left on START
pawn-of-others = { $at ->
    [none] that is { $owner }'s pawn. Move a pawn of your own
   *[other] the pawn on { $at } is { $owner }'s, not { $colours }'s
}
side-not-there = { $at ->
    [none] there is no pawn of { $colours } there
   *[other] there is no pawn of { $colours } on { $at }
}
not-there = { $at ->
    [none] { $colour } has no pawn there
   *[other] { $colour } has no pawn on { $at }
}

## Swaps, and Sorry! cards

swap-open = only pawns on the open track change places
sorry-from = { $at ->
    [none] a Sorry! card takes a pawn from START
   *[other] a Sorry! card takes a pawn from START, not from { $at }
}
not-open = { $at ->
    [none] that is not on the open track
   *[other] { $at } is not on the open track
}
nobody = { $at ->
    [none] nobody stands there
   *[other] nobody stands on { $at }
}
swap-own = { $at ->
    [none] choose a pawn of an opponent: you cannot change places with your own
   *[other] the pawn on { $at } is { $colour }'s own, which it cannot change places with
}
hit-own = { $at ->
    [none] choose a pawn of an opponent: you cannot hit your own
   *[other] the pawn on { $at } is { $colour }'s own, which it cannot hit
}
hit-opponent = { $at ->
    [none] choose a pawn of an opponent: one can be hit, so { $colour } cannot be
   *[other] an opponent can be hit, so { $colour } on { $at } cannot be
}
swap-partner = { $at ->
    [none] choose a pawn of an opponent: partners do not change places
   *[other] the pawn on { $at } is { $colour }'s, and partners do not change places
}
safe = { $at ->
    [none] that is a safety zone, where nobody is swapped or hit
   *[other] { $at } is in a safety zone, where nobody is swapped or hit
}

## Where a number leads

own-there = { $at ->
    [none] a pawn of { $colour } stands there already
   *[other] { $colour }'s own pawn stands on { $at }
}
own-on-triangle = { $at ->
    [none] a pawn of { $colour } stands there already, before it could slide on
   *[other] { $colour }'s own pawn stands on { $at }, before it could slide on from there
}
second-part = the second part of the 7 is all { $left } that are left
back-to-start = only a pawn that is bumped goes back to START
zone-of-others = only { $colour }'s pawns go into { $colour }'s safety zone
home-of-others = only { $colour }'s pawns go to { $colour }'s home
starts-on = { $circle ->
    [none] { $colour }'s pawns start on their own circle and nowhere else
   *[other] { $colour }'s pawns start on { $circle } and nowhere else
}
slides = { $triangle ->
    [none] tap the triangle where the move ends: the pawn slides on from there
   *[other] the move ends on { $triangle }, from where the pawn slides to { $end }
}
turns-in = { $entrance ->
    [none] { $colour }'s pawns turn into their safety zone before that
   *[other] { $colour }'s pawns turn into their safety zone at { $entrance }
}
too-many = { $from ->
    [none] this pawn is { $away } from home, and { $card } is too many
   *[other] { $from } is { $away } from home, and { $card } is too many
}
four = { $from ->
    [none] 4 back does not lead there
   *[other] 4 back from { $from } leads to { $end }, not to { $to }
}
ten-back = { $from ->
    [none] 10 forward is too many for this pawn: it goes 1 back
   *[other] 1 back from { $from } leads to { $end }, and 10 forward is too many
}
ten = { $from ->
    [none] neither 10 forward nor 1 back leads there
   *[other] 10 from { $from } leads to { $ahead }, 1 back to { $end }, and neither to { $to }
}
seven-rest = { $from ->
    [none] the { $left } left of the 7 { $left ->
            [one] does
           *[other] do
        } not lead there
   *[other] the { $left } left of the 7 { $left ->
        [one] leads
       *[other] lead
    } from { $from } to { $end } at most, not to { $to }
}
seven = { $from ->
    [none] a 7 does not lead there
   *[other] a 7 leads from { $from } to { $end } at most, not to { $to }
}
number = { $from ->
    [none] { $card } does not lead there
   *[other] { $card } from { $from } leads to { $end }, not to { $to }
}
