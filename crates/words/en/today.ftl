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
with-hints = { $words }, { $hints ->
    [one] { $hints } hint
   *[other] { $hints } hints
}
with-review = { $words }, accuracy { $accuracy }, luck { $luck }
# What people send to their friends.
shared = Turnout, { $date }: { $title }, { $words }

heading = { $date }: { $title }
against = { $who }, { $level }. Everybody plays the same game today.
counts = Your first game of the day counts.
goes-on = Your game of the day waits for you.
gone = Your game of the day was deleted. You can still practise.
practise = Play for practice
streak = { $count } days in a row
# What became of a day, in the calendar.
won = won
played = played
begun = begun
# The picture of the last position.
as-picture = As a picture
with-names = With the players' names
save-picture = Save the picture
no-picture = The picture could not be made.
