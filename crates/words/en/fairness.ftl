# Whether the dice are fair: their fingerprint, the check of a finished game, and how often each number came.

# The menu entry and the title of its dialog, in a game of dice and in a game of cards.
dice = Dice
draws = Draws
# Before the first roll: "Dice fingerprint f5db ab6e".
short = { $kind ->
    [cards] Card fingerprint
   *[dice] Dice fingerprint
} { $fingerprint }
fingerprint = Fingerprint
fixed = All rolls and draws of this game were fixed before the first one. This fingerprint proves it: make a note of it. When the game is over, the page shows the seed and the salt that it was made of, and everyone can check that no roll was changed.
over = This fingerprint was made of this seed and salt, before the first roll. Compare it with your note of it.
# As a part of a sentence: "game.txt: this game has ...".
no-fingerprint = this game has no fingerprint. New games have one, but not copies, games that go on from a replay, games with real dice or cards, links to games in progress, and games of earlier versions
seed = Seed
salt = Salt
check = Check

# After the check. The record says who starts where it was the winner of a game before.
all-right = All { $rolls } rolls and draws follow from this seed.
all-right-but-start = All { $rolls } rolls and draws follow from this seed, except who starts: a game before had decided that.
# "Roll 17, Blue: the record says 6-6, but 3-1 follows from the seed."
wrong = Roll { $number }, { $colour }: the record says { $recorded }, but { $computed } follows from the seed.

## How often each number came.

this-game = This game
saved-games = { $count ->
    [one] 1 saved game
   *[other] All { $count } saved games
}
counting = Counting the saved games …
people = People
bots = Bots
all = All
numbers = Numbers
pairs = Pairs
cards = Cards
# What a table is of, for screen readers, after its title.
scope = { $scope ->
    [game] this game
   *[saved] all saved games
}
rolled = Rolls
drawn = Draws
# Before a number that screen readers read: "12 expected 11.7".
expected = expected
decimal = { $whole }.{ $tenth }
# The last row of a table: how rare such counts are with fair dice, as in "1 in 20".
rarity = How rare
usual-short = usual
one-in-short = 1 in { $count }
too-few = Too few to tell whether that is unusual.
usual = Nothing unusual: at least half of all { $scope ->
    [game] fair games look
   *[saved] collections of fair games look
} like this or more uneven.
one-in = About 1 in { $count } { $scope ->
    [game] fair games
   *[saved] collections of fair games
} looks like this or more uneven.
nothing-yet = Nothing has been rolled or drawn yet.
hidden = Hands are hidden, and so are the cards that came, until the game is over.
how-to-read = Large: how often it came. Small: how often fair chance lets it come.
no-proof = Something rare is no proof: among many players and games, something rare happens now and then.
