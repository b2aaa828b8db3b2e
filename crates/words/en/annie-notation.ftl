# What was expected where a text in the notation of Annie cannot be read: "expected another player".
# forward, backward, go, give, against, arrow, stars, winner= and "-" are notation.

step = forward, backward, go, give and a seat, or against and a seat
dice = one die such as 4, or the red and the white such as 5-3
outcome = a seat's letter, { dice }
both = both dice, the red and the white such as 5-3
single = the { $look ->
    [white] white
   *[red] red
} die alone, such as 4
no-dice = no dice, since there is a player to be chosen
space = Annie's space, 0 to { $last }
seat-and-stars = a seat's letter, ":" and its stars
stars = a number of stars, { $count } together at most
keys = no key but "winner"
winner-and-end = - and winner=..., since Annie is on { $last }
to-act = a player to act, since Annie is not on { $last } yet
leaders = all with the most stars
stage = arrow, stars, give, against, or against- and a seat
another = another player
fitting = what can come next on { $space }
