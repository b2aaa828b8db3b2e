# One file with everything that this device keeps, and bringing it back.

# Why a file is not brought back, as a part of a sentence.
foreign = it is not a backup of Turnout

# What a backup changes on this device, a sentence for each kind.
settings = { $count ->
    [0] What you have played and learned is joined.
    [one] One setting that you have never changed here becomes as in the file.
   *[other] { $count } settings that you have never changed here become as in the file.
}
people = { $count ->
    [0] The people who play together are remembered.
    [one] { $names } joins the people of this device.
   *[other] { $names } join the people of this device.
}
rules = { $count ->
    [one] House rules are added: { $names }.
   *[other] { $count } sets of house rules are added: { $names }.
}
book = { $count ->
    [0] Games that were taken out of the book are noted.
    [one] One game comes into the family's book.
   *[other] { $count } games come into the family's book.
}
days = { $count ->
    [one] One of today's games comes into the calendar.
   *[other] { $count } of today's games come into the calendar.
}
exercises = { $count ->
    [one] One exercise is added or has gone on.
   *[other] { $count } exercises are added or have gone on.
}
games = { $count ->
    [0] No saved game is added.
    [one] One saved game is added.
   *[other] { $count } saved games are added.
}
about = This is what changes. Nothing that is here gets lost.
cancel = Leave it
left-out = { $name ->
    [settings] The settings
    [people] The people
    [rules] The house rules
    [book] The pages of the family's book
    [today] The calendar of today's games
    [exercises] The exercises
   *[other] Some parts
} in the file cannot be read, and are left out.
