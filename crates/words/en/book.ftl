# The family's book: the finished games of the people of this device.

# The stored book is damaged.
damaged = The book kept on this device could not be read (line { $line }).
empty = No game of people is finished yet.
all = Everybody
pages = Pages of the book
you = You
guest = Guest
bot = { $level ->
    [easy] Easy bot
    [medium] Medium bot
    [hard] Hard bot
    [expert] Expert bot
   *[other] Bot
}
# A bot by its name and level.
bot-called = { $name } ({ $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[expert] expert
})
# The days in a row with a finished game of the day.
daily = Today's game: { $count } days in a row.
# Of the day of a game that is still saved.
replay = { $day }: replay the game
since = { $count ->
    [one] One game, on { $day }
   *[other] { $count } games since { $day }
}

## Dates. "9 Nov 2026", "Nov 2026"

month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }
day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }

## The page of a person.

has-won = { $wins ->
    [0] { $you ->
        [you] You have
       *[other] { $name } has
    } not won yet, after { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
   *[other] { $you ->
        [you] You
       *[other] { $name }
    } won { $wins } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
}{ $often ->
    [often] , most often against { $rival }
   *[none] { "" }
}.
ahead = { $rival } is ahead of { $you ->
    [you] you
   *[other] { $name }
}: { $losses } to { $wins }.
evenings = Played on { $evenings ->
    [one] one evening
   *[other] { $evenings } evenings
}.
series = The last { $count } games in a row were won.
accuracy = Average accuracy { $percent }%, in { $count ->
    [one] one reviewed game
   *[other] { $count } reviewed games
}.
trophies = Trophies
trophy = Trophy
trophy-expert = First win against an expert
trophy-from-last = A win from last place
trophy-every-game = A win at each of the four games
trophy-five-in-a-row = Five wins in a row
trophy-ten-evenings = Ten evenings at the board

## Tables.

players = Players
player = Player
games = Games
won = Won
records = Records of the family
own-records = Own records
record = Record
best = Best
who = Who
when = When
last-games = The last games
game = Game
winner = Won by
against = against { $names }
over-time = Month by month
month-heading = Month
by-game = Game by game
by-rival = Opponents
rival = Opponent
won-and-lost = Won : lost
to = { $wins } : { $losses }
longest-series = Longest series
wins-in-a-row = { $count } wins in a row
best-roll = Best roll or card
longest-blockade = Longest blockade
rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
most-captures = Most captures in a game
