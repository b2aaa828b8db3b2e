# What stands beside and on the board: who plays, what can be chosen there, how fast things go, how a game ended.

## Who sits there.

# A bot's level, as a tag beside its name.
level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
    [expert] expert
   *[other] { $level }
}
# A character who plays as a bot, where a person's name could stand. It begins with the name.
character = { $name }, { level } bot
# A bot with a name, also within a sentence.
named-bot = Bot { $name }
# A line of the log: somebody else takes a seat in the course of the game.
takes-seat = { $level ->
    [person] A person now plays { $colour }
   *[other] { $name } now plays { $colour } ({ level } bot)
}
# With whom a seat plays.
beside = with { $names }
# Points in a match: "45 of 200".
points-of = { $points } of { $total }

## On the board.

# Where a piece stands: in the yard (a corner, say) or home, or on a space like any other; a language may need the
# edition to say it.
place = { $kind ->
    [yard] { $edition ->
       *[other] in the { $space }
    }
   *[other] on { $space }
}
# A pawn or token as a button; the place is one of the above.
pawn = { $colour } pawn { $place }
token = The token { $place }
# How many pieces alike stand there, after one of these.
alike = { $count } there
# What follows the name of a space where the pawn that is taken up can go: "Y8, captures Blue".
captures = { $capture ->
    [bump] bumps { $colours }
   *[take] captures { $colours }
}
# Both steps of a pawn: "6: Y6 to Y12, then 3: Y12 to Y15".
then = { $first }, then { $second }
slides = slides to { $space }
swaps = changes places with { $colour }
# How many of something: "4 home", "52 stars".
counted = { $count } { $things }
# How likely a play is to win.
chance = { $count } of 100
# Why a play is good, and how likely it wins: "17 of 100".
reason-and-chance = { $reason }. Wins { $chance } games from here
# After the reason for the best play.
others-alike = The next best moves are about as good

## A choice that is shown large

# The ways of a token that all share, by the number of spaces.
which-way = Which way?
forward = Forward { $count }
back = Back { $count }
# What one way leads to, then what is done there: "Forward 8 to 11 (The Mudges). Return three stars."
way-and-effect = { $line }. { $effect }

## How fast things are shown.

slow = Calm
normal = Normal
fast = Quick
instant = Instant

## The end of a game.

after-throws = { $count ->
    [one] After { $count } roll.
   *[other] After { $count } rolls.
}
after-cards = { $count ->
    [one] After { $count } card.
   *[other] After { $count } cards.
}
# A line for each seat: "Ann: 4 home, 0 steps to go, 3 captures".
standing = { $name }: { $parts }
steps-to-go = { $count ->
    [one] { $count } step to go
   *[other] { $count } steps to go
}
steps-to-go-with = { $count ->
    [one] { $count } step to go with { $names }
   *[other] { $count } steps to go with { $names }
}
captured = { $capture ->
    [bump] { $count ->
        [one] { $count } bump
       *[other] { $count } bumps
    }
   *[take] { $count ->
        [one] { $count } capture
       *[other] { $count } captures
    }
}
# A line for each side in a match.
points = { $names }: { $points } points, { $all } of { $total }
wins-match = { $count ->
    [one] { $names } wins the match
   *[other] { $names } win the match
}
