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
