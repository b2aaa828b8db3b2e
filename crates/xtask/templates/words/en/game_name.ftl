# GameName: what it says of itself, of its plays, and of what cannot be played.

title = GameName
about = A plain race: four pawns each, two dice, once round and home

throw = Roll
# Where pawns wait and where they end.
yard = yard
home = home

## Choices. What a die would do.

choice = { $die }: { way }
choice-captures = { $die }: { way }, captures { $rival }
way = { $kind ->
    [out] yard to { $to }
    [home] { $from } to home
   *[plain] { $from } to { $to }
}
pass = Pass: nothing can be played

## The log.

opened = { $colour } rolls { $dice } for the first turn: { $total }
begins = { $colour } begins
thrown = { $colour } rolls { $dice }
comes-out = { $colour } brings a pawn out on { $to } with a { $die }
comes-home = { $colour } brings a pawn home from { $from } with a { $die }
moved = { $colour } moves from { $from } to { $to } with a { $die }
captured = { $colour } captures { $rival } on { $space }: back to the yard
forfeited = { $colour } cannot play the { $dice }
passed = { $colour } can play nothing
won = { $colour } wins

## Whose turn it is.

to-throw-first = { $colour } to roll for the first turn
to-throw = { $colour } to roll
to-play = { $colour } to play { $dice }

## Why a step cannot be played, after the number of the rule.

over = the game is over
not-thrown-yet = { $colour } has not rolled yet
opening-not-played = the rolls for the first turn are not played
no-pass = something can be played
no-such-die = no die that is left shows { $die }
none-waiting = { $colour } has no pawn in the yard
nobody-there = { $colour } has no pawn on { $space }
only-six = only a six brings a pawn out of the yard
home-stays = a pawn that is home stays there
beyond-home = from { $from } a { $die } leads beyond home
leads-elsewhere = from { $from } a { $die } leads to { $to }
two-stand = two of { $colour }'s own pawns stand on { $space } already
safe = { $rival }'s two pawns on { $space } are safe
must-play = more of this roll can be played, and must be
four-seats = there are four seats
how-many-players = it takes two, three or four players
first-plays = one of those who play begins

## What was expected in a line of notation.

expected-key = no key but "winner"
expected-step = a step such as "3 Y6-Y9", or pass
expected-die = a die, 1 to 6
# "yard" and "home" are written so in every language.
expected-space = a space where { $colour }'s pawns can stand: Y1 to B10, { $letter }h1, yard, home
expected-two = two pawns on a space at most
expected-no-rival = a space without a rival
