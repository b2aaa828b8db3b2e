# A turn without a legal move, and what would have been needed. No full stop: an alert has none.

no-legal-move = No legal move
no-legal-move-with = No legal move with { $numbers }
# The same, and what would have been needed: "only a 5 brings a pawn out", "you need a 1, a 2 or an 8".
a-number = { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
}
out = No legal move with { $numbers }: only { $needed } brings a pawn out
out-sum = No legal move with { $numbers }: only { $needed }, or a sum of { $sum }, brings a pawn out
needs = No legal move with { $numbers }: you need { $needed }
barred = No legal move with { $numbers }: every pawn is blocked, and no other roll would help
# A card that leads nowhere.
because = { $why ->
    [home] No legal move with { $numbers }: every pawn would go past home, which needs an exact count
    [own] No legal move with { $numbers }: a pawn of your own stands where the move would end
    [home-and-own] No legal move with { $numbers }: every pawn would go past home or onto a pawn of your own
    [seven] No legal move with { $numbers }: your pawns cannot use all of the 7
    [no-waiting] No legal move with { $numbers }: you have no pawn on START for it
    [no-target] No legal move with { $numbers }: no opponent's pawn stands on the track
    [none-out] No legal move with { $numbers }: you have no pawn on the track
   *[other] No legal move with { $numbers } now
}
because-out = { $because }. Only { $needed } brings a pawn out
# After a doublet that could not be played.
no-other-roll = { $game ->
    [pollyanna] No other roll: both dice must be played (Rule P-16)
   *[other] No other roll: both dice must be played
}
