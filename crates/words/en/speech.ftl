# Texts for players who use the keyboard and a screen reader: about a space, and answers to their questions. The events
# of a game are in events.ftl. Detailed texts are sentences; brief ones have as few words as possible, for players who
# know the game.

# How much is said, as a setting.
full = Detailed
concise = Brief

## Keys that find nothing, or have taken up a pawn.

no-way = Nothing that way.
no-way-concise = None.
let-go = Deselected.
nothing-to-choose = Nothing to choose here.
nothing-to-choose-concise = No.
# Followed by the moves of the pawn that was taken up.
taken-up = Selected. { $moves }

## Where all pieces are.

# The piece that all move together.
token = The token { $places }
# In full: "Yellow: two in the corner, one on Y6".
pieces = { $colour }: { $places }
# So many pieces at a place ("in the corner"), and of what kind they are there together ("blockade").
pieces-at = { count } { $place }
pieces-at-together = { count } { $place } ({ $pair })
# What is collected: "52 stars".
supply = In the supply: { $count } { $things }
supply-concise = supply { $count }

count = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}

## The dice and cards on the table.

card-open = { $card }: { $text }
card-played = { $card }, played
# Lists of numbers: "6 and red 5".
dice-left = { $left } to play
dice-played = { $played }, played
dice-left-and-played = { $left } to play, { $played } played
# A number and the die that shows it; "underside" is what lies below when it is thrown.
die = { $look ->
    [underside] underside { $number }
    [red] red { $number }
    [white] white { $number }
   *[plain] { $number }
}
# A reward that is waiting to be used: so many spaces.
reward = { $steps }-space bonus to use
hand = In your hand: { $cards }
nothing-thrown = Nothing rolled yet.
nothing-thrown-concise = None.

## What can be chosen, and whose turn it is.

moves = { $count ->
    [1] One move
    [2] Two moves
    [3] Three moves
    [4] Four moves
    [5] Five moves
    [6] Six moves
    [7] Seven moves
    [8] Eight moves
    [9] Nine moves
    [10] Ten moves
    [11] Eleven moves
    [12] Twelve moves
   *[other] { $count } moves
}. { $moves }.
# The step as in notation, "3 Y6-Y9", or in words where a language has none of those in notation: "3: Y6 to Y9".
move-concise = { $words ->
   *[other] { $step }
}
# What a character says.
says = { $name }: { $line }
# After it is said whose turn it is and for what, which ends without a full stop.
turn-of-person = { $status }. { $colour } is { $name }.
turn-of-bot = { $status }. { $colour } is { $name }, a bot: { $level }.
to-throw = { $colour } to roll.
to-draw = { $colour } to draw.
to-play = { $colour } to play.

## What has happened, concise: "Yellow Y6 to Y9", "takes Red". Without a colour it is the listener's own doing.

by = { $colour } { $outcome }
nothing-yet = Nothing yet.
nothing-yet-concise = None.

## A space, as a list: "Y12, Yellow's slide, two Red pawns, blockade, can move".

empty = empty
# A yard or home, where each colour has its own: "corner".
owned = { $owner }'s { $space }
# Whose it is, or "nobody".
slide = { $owner ->
    [nobody] slide
   *[other] { $owner }'s slide
}
slide-begins = { $owner ->
    [nobody] slide, which begins here
   *[other] { $owner }'s slide, which begins here
}
turnout = turnout
safe = safe
the-token = the token
pawns = { $count ->
    [1] { $colour } pawn
   *[other] { count } { $colour } pawns
}
pawns-concise = { $count ->
    [1] { $colour }
   *[other] { count } { $colour }
}
can-go = can move
is-taken-up = selected
# The pawn that is taken up can go there; with what, as in notation: "3", "2+4".
reached = reached with { $spends }
# Where the arrow keys lead.
up = up to { $space }
down = down to { $space }
