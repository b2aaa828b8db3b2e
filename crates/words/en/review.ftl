# The review of a game: chances of winning, luck and skill.

open = Review
# The button beside a saved game, for screen readers.
open-of = Review game { $number }
title = Review
progress = Reviewing: { $percent }%
cancel = Stop
complete = All turns are reviewed.
stopped = The review was stopped.
go-on = Continue the review
failed = The review failed: { $reason }.
nothing-yet = There is nothing to review yet: no turn is finished.
hands-hidden = The hands are hidden until the game is over. Then it can be reviewed.

chances = Chances of winning
turn = Turn
# What the slider below the chart says: "Turn 31, Blue: 6 and 6. Ann 43%, Blue 57%".
at-turn = Turn { $number }, { $what }. { $chances }
at-start = Start. { $chances }
chance = { $name } { $percent }%
rolled = { $name }: { $dice }
chart = Chances of winning over { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}. Now: { $chances }
table = All turns as a table
player = Player
play = Play

players = Luck and accuracy
luck = Luck
accuracy = Accuracy
percent = { $percent }%
no-choice = nothing at stake
too-few = too few decisions
about-partners = Partners share their luck.
best-plays = Best plays
# How many of the decisions that mattered were as good as the best: "9 of 14".
best-of = { $best } of { $decisions }
your-decisions = Of { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} that mattered, you found the best play, or one as good, in { $best }.
about = Luck is what the rolls or cards added to a player's chance of winning. Accuracy looks only at decisions that mattered: 100% is the best play each time, 0% is what a play at random would keep. "Best plays" counts those that were as good as the best, or nearly so.

# How luck and the other parts add up to the result, a column for each player or team. The texts are in points of 100.
account = How the result came about
start = Start
skill = Skill
drift = Drift
result = Result
decimal = { $whole }.{ $tenth }
about-account = Start, luck, skill and drift add up to the result, in points of 100. Skill is what the plays changed, compared with the best play each time: a player's own plays can only lose points, and mistakes of others add some. Drift is what the estimate itself changed when it looked further ahead, a turn later.

turning-points = Turning points
turning-roll = Turn { $number }: { $name } rolled { $dice }, { $points } { whose }
turning-card = Turn { $number }: { $name } drew { $card }, { $points } { whose }
turning-play = Turn { $number }: { $name } played "{ $play }", { $points } { whose }
# After the change: whose chance it is.
whose = { $who ->
    [you] to your chance
   *[other] to { $name }'s chance
}
about-points = "+18" means: that chance of winning rose by 18 points, as from 40% to 58%.
# A change of a chance in points of 100: +18, −12.
plus = +{ $points }
minus = −{ $points }

costly = Costly moves
better = Better: "{ $play }". { $why }
compared = Made (grey): { $play }. Better (bright): { $better }
# Below the costly moves.
to-try-again = { $count ->
    [one] One of them comes back tomorrow, for you to try it again.
   *[other] { $count } of them come back tomorrow, for you to try them again.
}
none-costly = No costly moves. Well played!
show = Show
show-turn = Show turn { $number }
try-here = Try it from here
try-out = This is a try-out: it is not saved, and your game stays as it was.
try-turn = Try turn { $number } from here
