# Games that are played by link, every player on a device of their own.

# Why a game cannot be played by link.
hands = A game with hidden hands cannot be played by link: the link would show the cards.
people = Between { $least } and { $most } people can play by link, not { $found }.
host = Nobody sits at your seat.

## What is wrong with a link, as a part of a sentence: "The link cannot be read: expected ...".

half-turn = expected a whole turn, found the beginning of one
wrong-chain = expected a value of each player's chain for each of their turns, found others

## What a device refuses, as a part of a sentence.

all-joined = everybody has joined already
no-turn = no turn of yours is due
other-secret = this device did not join the game with this secret
spoilt = expected a seat, a secret and a link, found something else
chain-used-up = the game is too long for its chain of random numbers
