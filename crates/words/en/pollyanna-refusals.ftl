# Pollyanna: why a step is not allowed, after the number of the rule: "P-20: Red's blockade stands on G9".
# What each edition calls things stands in the messages that others refer to.

## Who stands in the way, or where the step would end. "own" is said of the mover's.

blockade-closes-turnout = { $space ->
    [none] { blockade-seen } closes the turnout too: nobody passes two pawns on one space. Move another pawn
   *[other] { blockade } on { $space } closes the turnout too
}
blockade-keeps-from-path = { $space ->
    [none] { blockade-seen } stands before your { path }: nobody passes two pawns on one space. Move another pawn
   *[other] { blockade } on { $space } keeps { $colour } from the { path }
}
blockade = { $whose ->
    [own] { $owners }'s own blockade
   *[other] { $owners }'s blockade
}
# The same for players who see the board.
blockade-seen = { $whose ->
    [own] your own blockade
   *[other] { $owners }'s blockade
}
pawn-in-way = { $space ->
    [none] { pawn-seen } is in the way, and nobody passes on { lane }. Move another pawn
   *[other] { pawn } on { $space } is in the way, and nobody passes on { lane }
}
lane = { $lane ->
    [turnout] a turnout
   *[path] the { path }
}
room-for-one = { $space ->
    [none] { pawn-seen } stands there, and the space has room for one. Try another move
   *[other] { pawn } stands on { $space }, which has room for one
}
pawn = { $whose ->
    [own] { $owners }'s own pawn
   *[other] { $owners }'s pawn
}
# The same for players who see the board.
pawn-seen = { $whose ->
    [own] your own pawn
   *[other] { $owners }'s pawn
}
safe-there = { $space ->
    [none] { $colour }'s pawn is safe there on its own { shelter }, and you cannot capture it. Try another move
   *[other] { $colour }'s pawn is safe on { $space }, its own { shelter }
}
shelter = { $shelter ->
    [entrance] { entrance }
   *[start] { start-space }
}

## The words of each edition.

start-space = { $edition ->
    [pollyanna-1916] starting point
   *[other] starting space
}
entrance = { $edition ->
    [pollyanna-1916] Glad Entrance
   *[other] Home Entrance
}
path = { $edition ->
    [pollyanna-1916] Glad Path
   *[other] Home Path
}
