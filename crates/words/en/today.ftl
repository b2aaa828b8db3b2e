# Today's game: one game a day, the same for everybody.

title = Today's game
# The length of a game, and what became of it; within a sentence.
length = { $stuff ->
    [cards] { $rolls ->
        [one] { $rolls } card
       *[other] { $rolls } cards
    }
   *[dice] { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }
}
result = { $result ->
    [won] won in { $length }
   *[lost] place { $rank } of { $players } after { $length }
}
hints = { $hints ->
    [one] { $hints } hint
   *[other] { $hints } hints
}
accuracy = accuracy { $accuracy }
luck = luck { $luck }
# What people send to their friends. Bars may follow: the chance of winning.
shared = Turnout, { $date }: { $title }, { $words }

heading = { $date }: { $title }
against = { $who }, { $level }. Everybody plays the same game today.
against-then = { $who }, { $level }. Everybody played the same game that day.
counts = Your first game of the day counts.
goes-on = Your game of the day waits for you.
gone = Your game of the day was deleted. You can still practise.
practise = Play for practice
# At the end of the game: leads to the result, what can be shared, and the calendar.
your-result = Your result
not-copied = Your result has the text, to be copied by hand.
then = The game of this day is practice now.
# The game of the next day.
tomorrow = Tomorrow: { $title }
# Beside bars.
course = Your chance of winning, from start to end.
review = Review it
previous = Previous month
next = Next month
streak = { $count } days in a row
# What became of a day, in the calendar and below it.
won = won
played = played
begun = begun
# The picture of the last position, which has this beside the title of the game.
on-picture = Turnout, { $date }
as-picture = As a picture
with-names = With the players' names
save-picture = Save the picture
no-picture = The picture could not be made.
# A friend's result, in the dialog of the game and at its end.
friend-won = A friend won this game in { $length }. Can you beat that?
friend-lost = A friend came to place { $rank } of { $players } in this game, after { $length }. Can you beat that?
friend-beaten = You did better than your friend
friend-equal = You did as well as your friend
friend-better = Your friend did better
# Leads to the lesson, where the game was never finished.
new-here = New to { $title }? Learn it in { $time }
