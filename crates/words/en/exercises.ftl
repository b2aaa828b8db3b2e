# Exercises: a roll from a real game, with one play that is clearly the best.

# The title, the task and the hint of an exercise.
title = Find the best play
task = A bot had this in a game. Find the play that gives you the best chance of winning.
own-task = You had this in a game, and played something else. Find the best play.
# Doublets whose undersides count too.
undersides = You rolled doublets, and no pawn of yours waits to enter: the undersides, { $numbers }, count too.
hint = The marks show how the best play begins. Another hint shows all of it.
right = That is the best play.
wrong = There is a better play.
solved = Best play found
missed = Not the best play
number = Exercise { $number } of { $count }
again = Try it again: { $number } of { $count }

# What the play was worth. Chances are numbers of 100 games.
worth = It wins { $best } of 100 games, the next best play { $next }.
cost = Your play wins { $made } of 100 games, the best play { $best }.
# A play that is not the best.
part = One part is right: "{ $play }" belongs to the best play too.
next-best = It is the next best play.
reply = Watch out for { $roll }: then { $name } plays "{ $play }", and you win { $chance } of 100.
# The play that the player made in their own game.
then = In your game you played "{ $play }".
same-then = That is what you played in your game.
found = { $easy } of 100 easy bots find it, { $medium } medium ones and { $hard } hard ones.
last = That was the last one for today.
show = Show it
done = Done
next = Next

# The dialog.
yours = Try it again
due = { $count ->
    [0] No move is waiting for you today.
    [one] One move is waiting for you.
   *[other] { $count } moves are waiting for you.
}
later = { $count ->
    [one] One comes back on another day.
   *[other] { $count } come back on other days.
}
solved-twice = { $count ->
    [one] You have solved one twice.
   *[other] You have solved { $count } twice.
}
about-yours = When the review of a game finds a move for which there was one clearly better play, the move comes here. It comes back after 1, 3, 7 and 21 days, until you have solved it twice.
begin = Begin
ready = Ready exercises
about-ready = From games of bots, the easiest first.
solved-of = { $solved } of { $count } solved
is-solved = Exercise { $number }, solved
# What an exercise shows. The names are like the titles of lessons.
theme = { $theme ->
    [entry] Coming out
    [start] Leaving START
    [dice] Using both dice
    [pawn] Which pawn to move
    [capture] Capture
    [bonus] Using a bonus
    [safety] Safe spaces
    [danger] Danger behind you
    [blockade] Blockades
    [turnout] Turnouts
    [home] The way home
    [slides] Slides
    [bump] Bumping a pawn
    [backward] Moving backward
    [seven] Sharing the 7
    [ten] The 10
    [swap] Changing places
    [sorry] The Sorry! card
    [exact] The exact count
    [equal] Equal dice
    [gift] A gift
    [against] Rolling against an orphan
   *[ending] A happy ending
}
# Links to the lesson: after a play that is not the best, and in the list.
lesson-on = There is a lesson on it: { $theme }
lesson = Lesson
lesson-of = Lesson: { $theme }
none = There is no exercise of this number.
problem = The exercises could not be loaded: { $problem }.
