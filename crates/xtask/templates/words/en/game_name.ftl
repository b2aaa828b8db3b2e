# GameName: its name, and what only this game says. Races share race.ftl and race-refusals.ftl.

title = GameName
about = A plain race: four pawns each, two dice, once round and home

must-play = more of this roll can be played, and must be
