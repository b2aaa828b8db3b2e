# Whether the dice are fair: their fingerprint, the check of a finished game, and how often each number came up.

# The menu entry and the title of its dialog, in a game of dice and in a game of cards.
dice = Dice
draws = Draws
# Before the first roll: "Dice fingerprint f5db ab6e".
short = { $kind ->
    [cards] Card fingerprint
   *[dice] Dice fingerprint
} { $fingerprint }
fingerprint = Fingerprint
fixed = The random numbers of this game were fixed before the first roll. Make a note of this fingerprint, all of it: when the game is over, the page shows the seed and the salt that it was made of, and everyone can check that nothing was changed.
over = The seed and the salt give this fingerprint. Compare it with the one you noted.
# As a part of a sentence: "game.txt: this game has ...".
no-fingerprint = this game has no fingerprint. New games have one, but not copies, games that go on from a replay or were taken back after their end, games with real dice or cards, and links to games in progress
# In a game by link: a heading, and what it means.
of-all = From all players together
by-link = The random numbers of this game come from secret numbers of all players together. Each link reveals one more of them, and every device checks that the rolls follow.
seed = Seed
salt = Salt
check = Check

# After the check. A record may name another starter than the seed does: in a rematch, the winner of the game before.
all-right = The fingerprint is right, and all { $rolls } rolls and draws follow from the seed.
all-right-but-start = The fingerprint is right, and { $rolls } rolls and draws follow from the seed. Who starts does not: in a rematch the last winner starts, in a first game the seed should decide.
# "Roll 17, Blue: the record says 6-6, but 3-1 follows from the seed."
wrong = Roll { $number }, { $colour }: the record says { $recorded }, but { $computed } follows from the seed.

## How often each number came up.

this-game = This game
saved-games = Saved games: { $count } of { $all } counted
what-counts = Games with a fingerprint count, each once, and games with hidden hands once they are over.
counting = Counting the saved games …
people = People
bots = Bots
all = All
numbers = Numbers
pairs = Both dice
cards = Cards
# What a table is of, for screen readers, after its title.
scope = { $scope ->
    [game] this game
   *[saved] saved games
}
rolled = Rolls
drawn = Draws
# Before a number that screen readers read: "12 expected 11.7".
expected = expected
# The last row of a table: how rare such counts are with fair dice, as in "1 in 20".
rarity = How rare
too-few-short = too few
usual-short = usual
one-in-short = 1 in { $count }
rarer-short = < 1 in { $count }
too-few = All together: too few to tell whether that is unusual.
usual = All together: nothing unusual. At least half of all { $scope ->
    [game] fair games are
   *[saved] collections of fair games are
} this uneven or more.
one-in = All together: about 1 in { $count } { $scope ->
    [game] fair games
   *[saved] collections of fair games
} looks like this or more uneven.
rarer = All together: fewer than 1 in { $count } { $scope ->
    [game] fair games
   *[saved] collections of fair games
} look like this.
nothing-yet = Nothing has been rolled or drawn yet.
hidden = Hands are hidden, and so are the cards that came up, until the game is over.
how-to-read = Large: how often it came up. Small: how often fair chance would bring it up.
no-proof = Something rare is no proof: among many players and games, something rare happens now and then.
