# Annie in words.

## The game, as it is offered

title = Annie
about = One token moved by all, through a city where lucky stars are to be had
learned-in = three minutes

## Spaces, as they are printed

orphanage = Orphanage
sandy = Sandy and star
others = Star for the other orphans
give = Give another orphan a star
stars-space = Roll for stars
against = Roll against an orphan
hannigan = Give Miss Hannigan one star
mudges = The Mudges
red-arrow = Red arrow
white-arrow = White arrow
go-to-warbucks = Go to see Daddy Warbucks
go-to-white-house = Go to the White House
go-to-punjab = Go to see Punjab
go-to-iodent = Go to the Iodent Hour
warbucks = Daddy Warbucks
white-house = The White House
punjab = Punjab
iodent = The Iodent Hour
happy-end = A Happy Ending
# Its number and what is printed on it: "17 (White arrow)".
space = { $number } ({ $title })

## Spaces in one or two words. There is little room: the English words are as long as any may be

caption-orphanage = Orphanage
caption-sandy = Sandy
caption-others = The others
caption-give = Give a star
caption-stars = Roll for stars
caption-against = Roll against
caption-hannigan = Hannigan
caption-mudges = The Mudges
caption-red-arrow = Red arrow
caption-white-arrow = White arrow
caption-goto = Taxi ride
caption-warbucks = Warbucks
caption-white-house = White House
caption-punjab = Punjab
caption-iodent = Iodent Hour
caption-happy-end = Happy ending

## Captions on a small board: the effect of a space, in at most 8 letters

short-orphanage = Start
short-sandy = All +1
short-others = Rest +1
short-give = Give 1
short-stars = Roll
short-against = Duel
short-hannigan = −1 ★
short-mudges = −3 ★
short-red-arrow = Ahead
short-white-arrow = Back
short-goto = Taxi +{ $value }
short-friend = +{ $value } ★
short-happy-end = The end

## What happens there, in a sentence as short as can be: it is printed beside the enlarged space

note-orphanage = The street begins here.
note-sandy = Everyone takes a star.
note-others = Everyone else takes a star.
note-give = Give a star to another player.
note-stars = Roll both dice: red wins stars, white loses them.
note-against = Roll both dice for another player's stars.
note-hannigan = Return one star.
note-mudges = Return three stars.
note-red-arrow = Roll the red die: Annie goes forward.
note-white-arrow = Roll the white die: Annie goes back.
# Of the usual three stars, or as many as house rules say.
note-goto = { $value ->
    [1] Ride on to see a friend: take a star.
    [2] Ride on to see a friend: take two stars.
    [5] Ride on to see a friend: take five stars.
   *[3] Ride on to see a friend: take three stars.
}
note-friend = { $value ->
    [1] Take a star.
    [2] Take two stars.
    [5] Take five stars.
   *[3] Take three stars.
}
note-happy-end = Most stars win!

## Stars and dice

so-many = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
# A throw of both dice, and of one.
both = red { $red } and white { $white }
single = { $look ->
    [white] white
   *[red] red
} { $number }
# The dice that are to be thrown.
to-be-thrown = { $dice ->
    [white] the white die
    [red] the red die
   *[both] both dice
}

## The choices of a player: buttons

take = Take { so-many }
give-back = Return { so-many }
take-from = Take { so-many } from { $colour }
lose-to = { $colour } takes { so-many }
equal = Equal: roll again
stay = Stay on { $space }
forward = Forward { $count } to { $space }
back = Back { $count } to { $space }
give-to = Give { $colour } a star
roll-against = Roll against { $colour }
go = Go

## The log

throws = { $colour } rolls { $number }
throws-both = { $colour } rolls { both }
stays = Annie stays on the { orphanage }: to leave, the red die must not be lower than the white
goes-on = Annie goes on to { $space }
takes-forward = { $colour } takes Annie forward to { $space }
takes-back = { $colour } takes Annie back to { $space }

## Whose turn it is

lot = Who goes first?
to-throw = { $colour } to roll { to-be-thrown }
to-throw-arrow = { $colour } to roll { to-be-thrown } for the arrow
to-throw-stars = { $colour } to roll { to-be-thrown } for stars
to-throw-against = { $colour } to roll { to-be-thrown } against { $other }
to-play = { $colour } to play { $dice }
to-give = { $colour } to choose who is given a star
to-choose = { $colour } to choose whom to roll against
# The same after "Your turn: ".
roll-arrow = roll { $dice ->
    [white] the white die
    [red] the red die
   *[both] both dice
}
roll-for-stars = roll for stars
roll-against-player = roll against { $other }
choose-to-give = choose who gets a star
choose-against = choose a rival
# The button.
roll-button = Roll
