# What is wrong with an address such as "#/new?game=sorry&R=person", in sentences. Words such as "person", "slow" or
# "start" are those of the address and stay as they are.

too-long = The address is longer than { $most } characters.
no-page = There is no page "{ $path }".
unreadable = "{ $part }" is not readable text.
twice = "{ $key }" stands twice.
nothing-to-set = "{ $key }" is nothing that can be set.
more = There is more that cannot be read.
game-unknown = The game is not known: { $problem }.

# Of lessons.
no-options = Lessons and exercises of { $title } have no options.
no-number = "{ $number }" is no number of a lesson or an exercise.

# Of the game of a day.
no-day = "{ $query }" names no day: expected day=2026-11-29.
no-result = "{ $found }" is no result to beat: expected won-41 or 2of4-41.

# Of the values of single settings.
start-alone = "start" stands alone, without "{ $found }".
link = The link must be the letter of a seat, not "{ $found }".
seed = The seed must be a whole number below 2^64, not "{ $found }".
points = The points of a match must be a whole number from 1 to { $most }, not "{ $found }".
no-matches = There are no matches of { $title }.
speed = The speed must be slow, normal, fast or instant, not "{ $found }".
seating = The seating must be shared, pass or round, not "{ $found }".
dice = The dice must be rolled by page, people or everyone, not "{ $found }".
seats = "{ $key }" is to name seats of { $known }, not "{ $found }".
name-too-long = { $seat }'s name is longer than { $most } characters.
# The known bots: "easy, medium, hard".
player = { $seat } is to be person, { $known } or empty, not "{ $found }".
# Where a game was set up otherwise than by the form or an address; without a full stop.
unsaveable = no save can say that a player is "{ $found }"
