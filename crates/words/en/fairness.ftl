# Whether the dice are fair: their fingerprint, the check of a finished game, and how often each number came.

# After the check. The record says who starts where it was the winner of a game before.
all-right = All { $rolls } rolls and draws follow from this seed.
all-right-but-start = All { $rolls } rolls and draws follow from this seed, except who starts: a game before had decided that.
# "Roll 17, Blue: the record says 6-6, but 3-1 follows from the seed."
wrong = Roll { $number }, { $colour }: the record says { $recorded }, but { $computed } follows from the seed.
