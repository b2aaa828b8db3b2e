# What was expected where a text in the notation of Sorry! cannot be read: "expected a card: 1, 2, ...".
# yard, home, winner=, again, discard, hand, hands, sorry and the letters of spaces are notation.

card = a card: 1, 2, 3, 4, 5, 7, 8, 10, 11, 12 or sorry
cards-in-order = cards in the order 1 2 3 4 5 7 8 10 11 12 sorry
of-a-kind = no more than { $count } cards of a kind
of-the-card = at most { $count } of the card { $card } in all
pile = a card in the pile at least
space = a space such as R4, Rh1, yard or home
step = a step such as "3 R4-R7"
space-of = a space where { $colour }'s pawns can stand
square-without-own = a square without another pawn of the colour
square-without-rival = a square without a rival
card-of-hand = no card, since it is chosen from the hand
no-hand = no hand, which is an option
no-again = no "again", since a 2 brings no other card by your house rules
no-hand-over = no hand, since the game is over
hand = at most { $count } cards
keys = again, discard, hand, hands or winner
seat-and-cards = a seat's letter, ":" and its cards
other-seats = the other seats in play once each, in turn order from the next
