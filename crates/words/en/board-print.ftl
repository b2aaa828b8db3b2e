# What is printed on boards. There is little room: the English words are as long as any may be.

start = START
home = HOME

# Annie's spaces, in one or two words.
orphanage = Orphanage
sandy = Sandy
others = The others
give = Give a star
stars = Roll for stars
against = Roll against
hannigan = Hannigan
mudges = The Mudges
red-arrow = Red arrow
white-arrow = White arrow
taxi = Taxi ride
warbucks = Warbucks
white-house = White House
punjab = Punjab
iodent = Iodent Hour
ending = Happy ending

# What happens there, in a sentence as short as can be: it is printed beside the enlarged space.
ending-note = Most stars win!
orphanage-note = The street begins here.
sandy-note = Everyone takes a star.
others-note = Everyone else takes a star.
give-note = Give a star to another player.
stars-note = Roll both dice: red wins stars, white loses them.
against-note = Roll both dice for another player's stars.
hannigan-note = Return one star.
mudges-note = Return three stars.
red-arrow-note = Roll the red die: Annie goes forward.
white-arrow-note = Roll the white die: Annie goes back.
taxi-note = Annie rides on to see a friend.
friend-note = Take three stars.
