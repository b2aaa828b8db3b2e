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
