# What is wrong with a link to a whole game, as a part of a sentence: "The link cannot be read: expected ...".

too-long = expected a link of at most { $most } characters, found { $found }
version = expected a link of version { $known }, found "{ $found }"
digits = expected letters, digits, - and _, found another at { $at }
damaged = expected a link as it was written, found one that is damaged or cut off
cut-off = expected more of the game, found the end of the link
more = expected the end of the link, found more

game = expected a known game, found another
options = expected options of the game once each, found others
many-made = expected a game of at most { $most } rolls and moves, found { $found }
over-early = expected { $all } rolls and moves, found a game that is over after { $made }
not-over = expected a game that is over, since all is told of it
not-by-rules = expected a game by the rules, found a step that is not
no-scores = expected a game that is scored, since it is of a match
points = expected points from { $least } to { $most }, found { $found }
name-no-text = expected a name, found what is no text
name-unfit = expected a name that can be shown, found another

# When a link is made.
another-game = expected a link to this game, found one to another
too-big = expected a game that fits into { $most } characters, found one that takes { $found }
