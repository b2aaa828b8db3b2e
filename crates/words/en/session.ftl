# What is announced while a game goes on, and what is answered to what cannot be done. Alerts have no full stop: the
# page may put a rule's number after them.

## Going back, hints, only moves.

taken-back = Taken back. { $status }.
hint = Hint: { $play }. { $why }.
only-move = The only move: { $words }.

## Alerts.

# A refusal and the rule that it rests on.
refused = { $reason }. (Rule { $rule })
cannot-go-there = No move leads there now: try one of the marked spaces
dropped-beside = Drop the pawn on one of the marked spaces
none-can-go = No move for this pawn with { $numbers }: try one that is lit
only-out = Only { $needed } brings a pawn out
this-pawn = { $why ->
    [home] This pawn would go past home, which needs an exact count
    [at-home] This pawn is home
   *[own] A pawn of your own stands where this one would end
}
no-legal-move = No legal move
no-legal-move-with = No legal move with { $numbers }
# The same, and what would have been needed: "only a 5 brings a pawn out", "you need a 1, a 2 or an 8".
a-number = { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
}
no-move-out = No legal move with { $numbers }: only { $needed } brings a pawn out
no-move-out-sum = No legal move with { $numbers }: only { $needed }, or a sum of { $sum }, brings a pawn out
no-move-needs = No legal move with { $numbers }: you need { $needed }
no-move-barred = No legal move with { $numbers }: the way of every pawn is barred, and no roll would help
# A card that leads nowhere.
no-move-because = { $why ->
    [home] No legal move with { $numbers }: every pawn would go past home, which needs an exact count
    [own] No legal move with { $numbers }: a pawn of your own stands where the move would end
    [home-and-own] No legal move with { $numbers }: every pawn would go past home or onto a pawn of your own
    [seven] No legal move with { $numbers }: your pawns cannot use all of the 7
    [no-waiting] No legal move with { $numbers }: you have no pawn on START for it
    [no-target] No legal move with { $numbers }: no opponent's pawn stands on the track
    [none-out] No legal move with { $numbers }: you have no pawn on the track
   *[other] No legal move with { $numbers } now
}
no-move-because-out = { $because }. Only { $needed } brings a pawn out
# The answer to a request for a hint then.
# A rival's pawn was pointed at, by the only person and by one of several.
not-your-pawn = That is { $name }'s pawn. You play { $own }
not-their-pawn = That is { $name }'s pawn. It is { $own }'s turn
# A pawn was pointed at before the roll.
roll-first = Roll first
draw-first = Draw a card first
# A die was tapped that cannot be chosen.
die-is-played = This { $number } has been played
bonus-first = Use the bonus of { $count } first
die-leads-nowhere = No pawn can move { $number } on its own now
# Told by hand: what people threw or turned.
no-such-throw = There is no such roll
cannot-come = "{ $outcome }" cannot come now

## When a bot fails; the reasons in words are part of a sentence.

no-legal-step = its answer was no legal move: "{ $step }"
quickest-takes-over = The bot did not answer ({ $reason }); the quickest bot takes over
no-hint = There is no hint ({ $reason })
first-step-is-played = The bot has failed ({ $reason }); the first legal move is played for it
no-danger = Threats cannot be shown ({ $reason })

## Danger, where it is shown.

nothing-in-danger = { $capture ->
    [bump] No pawn can be bumped
   *[take] No pawn can be captured
}
# Rivals who could hit the reader when their turn comes, and what the next one could do.
danger-later = { $names } could reach you later. { $said }
# A piece and how often it could be hit: "Yellow on Y6: 11 of 36 throws".
danger-of = { $colour } { $place }: { $cases }
danger-of-pawn = { $pawn }: { $cases }
# What it is about, and one of these after the other.
danger = { $what }: { $pieces }.

## Lessons.

lesson = Lesson { $number } of { $count }: { $title }. { $task }
lesson-done = Lesson done
lesson-missed = Lesson not done yet
# Before the lesson's hint.
not-quite = Not quite yet. { $hint }
# What whoever does a lesson is called.
learner = You
lessons-unread = The lessons cannot be read: { $problem }.
lesson-unknown = There are { $count } lessons of { $title }.
nobody-acts = nobody is to act
