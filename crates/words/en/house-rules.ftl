# House rules: their groups, and for each rule its title, its values in a few words, and each value as a sentence.

choice = { $title }: { $value }
contradiction = "{ $one }" and "{ $other }" do not go together. Change one of them
# A value of several rules.
yes-or-no = { $value ->
    [no] no
    [off] no
   *[other] yes
}

## The groups, as headings of the form

coming-out = Coming out
moving = Moving
capturing = Capturing
blockades-group = Blockades
dice = Dice
cards = Cards
stars-group = Stars
home-group = Home
head-start = Head start

## Head starts

of-seat = { $title } of { $colour }
seat-says = { $name } { $says }
head-start-value = { $value ->
    [no] none
    [half] 1 pawn half-way
    [1] 1 pawn out
   *[other] { $value } pawns out
}
head-start-says = { $value ->
    [no] begins as the others do
    [half] begins with a pawn half-way round
    [1] begins with one pawn more on the track than the others
   *[other] begins with { $value } pawns more on the track than the others
}

## Races: coming out

enter = Number that brings a pawn out
enter-value = { $value ->
    [either] 5 or 6
   *[other] { $value }
}
enter-says = { $value ->
    [either] A 5 or a 6 brings a pawn out
   *[other] A { $value } brings a pawn out
}
enter-doublets = A doublet brings a pawn out
enter-doublets-says = { $value ->
    [yes] Any doublet brings out a pawn too, with both dice together
   *[no] A doublet brings a pawn out only if its dice or their sum would anyway
}
enter-sum = Both dice added together bring a pawn out
enter-sum-says = { $value ->
    [yes] Two dice that add up to the number bring a pawn out
   *[no] Only a single die brings a pawn out, never two dice added together
}
must-enter = Pawns must come out
must-enter-says = { $value ->
    [yes] A roll that brings a pawn out must be used for it
   *[no] You may bring a pawn out or use the roll for something else
}
fast = Fast start
fast-value = { $value ->
    [off] no pawn out
    [2] 2 pawns out
    [4] all pawns out
   *[other] 1 pawn out
}
fast-says = { $value ->
    [off] All pawns wait at the start
    [2] Each player begins with 2 pawns on the track
    [4] Each player begins with all pawns on the track
   *[other] Each player begins with a pawn on the track
}

## Races: moving

room = Pawns on one space
room-value = { $value ->
    [4] any number
   *[other] at most { $value }
}
room-says = { $value ->
    [4] Any number of one colour's pawns may share a space
   *[other] At most { $value } pawns share a space
}
turnouts = Turnouts
turnouts-value = { $value ->
    [closed] closed
   *[open] open
}
turnouts-says = { $value ->
    [closed] The turnouts are closed: everybody goes by Broadway
   *[open] A pawn may take a turnout
}

## Races: capturing

safe = Safe spaces
safe-value = { $value ->
    [own] those of your own colour
    [none] none
    [starts] starting spaces only
   *[all] all coloured spaces
}
safe-says = { $value ->
    [own] A pawn is safe on the coloured spaces of its own colour
    [none] No space on the track is safe: a single pawn can be captured anywhere
    [starts] A pawn is safe on every starting space, and nowhere else on the track
   *[all] A pawn is safe on every coloured space
}
capture = Bonus for a capture
spaces = { $value ->
    [0] none
   *[other] { $value } spaces
}
capture-says = { $value ->
    [0] A capture earns nothing
   *[other] A capture earns { $value } spaces
}
timing = When a bonus is used
timing-value = { $value ->
    [first] at once
   *[last] after all dice
}
timing-says = { $value ->
    [first] A bonus is used at once, before the rest of the roll
   *[last] A bonus is used after all dice
}

## Races: blockades

blockades = Blockades
blockades-value = { $value ->
    [pass] may be passed
    [none] none
   *[bar] stop everybody
}
blockades-says = { $value ->
    [pass] Everybody may pass a blockade, but no rival lands on it
    [none] There are no blockades: two pawns on a space can be passed, and are captured together, as one capture
   *[bar] Nobody passes two pawns on one space
}
march = A blockade may move on as a pair
march-says = { $value ->
    [yes] The two pawns of a blockade may move on and meet again in one roll
   *[no] The two pawns of a blockade may not meet again on another space in the same roll
}
breaking = How long a blockade may stand
breaking-value = { $value ->
    [never] as long as you like
    [1] 1 more turn
   *[other] { $value } more turns
}
breaking-says = { $value ->
    [never] A blockade may stand as long as its owner likes
    [1] A blockade may stand for one more turn of its owner, then must be broken up
   *[other] A blockade may stand for { $value } more turns of its owner, then must be broken up
}

## Races: rolls

dice-count = Number of dice
dice-count-value = { $value ->
    [1] 1 die
   *[other] { $value } dice
}
dice-count-says = { $value ->
    [1] You roll one die: there are no doublets, no sums and no undersides
   *[other] You roll { $value } dice
}
doublets = After a doublet
doublets-value = { $value ->
    [once] no other roll
   *[again] roll again
}
doublets-says = { $value ->
    [once] A doublet brings no other roll
   *[again] A doublet brings another roll
}
sixes = After a 6
sixes-value = { $value ->
    [again] roll again
   *[no] no other roll
}
sixes-says = { $value ->
    [again] A 6 on a die brings another roll
   *[no] A 6 alone brings no other roll
}
third = The third such roll in a turn
third-value = { $value ->
    [back] costs a pawn
    [lose] ends the turn
   *[play] is played as usual
}
third-says = { $value ->
    [back] The third roll in a turn that would bring another is not played: the pawn nearest home goes back, and the turn ends
    [lose] The third roll in a turn that would bring another is not played: the turn ends
   *[play] You go on rolling as long as your rolls bring another
}
undersides = Undersides of doublets
undersides-value = { $value ->
    [yes] count
   *[no] do not count
}
undersides-says = { $value ->
    [yes] With no pawn waiting, the undersides of a doublet are moved too
   *[no] Only the numbers on top count
}

## Races: home

exact = Reaching home
exact-value = { $value ->
    [yes] by exact count
   *[no] more will do
}
exact-says = { $value ->
    [yes] A pawn reaches home by exact count
   *[no] A pawn reaches home with a higher number too; the rest of it is lost
}
home = Bonus for a pawn home
home-says = { $value ->
    [0] A pawn brought home earns nothing
   *[other] A pawn brought home earns { $value } spaces
}
pawns = Pawns to bring home
pawns-value = { $value } pawns
pawns-says = { $value ->
    [4] The first to bring all 4 pawns home wins
   *[other] Each player brings { $value } pawns home: the others are there from the start
}

## Sets of house rules that people play by.

parchis = Parchís, as in Spain
parchis-about = 68 spaces and one die; a 6 rolls again, and blockades stand as long as you like
no-blockades = No blockades
no-blockades-about = Nobody has to wait: two pawns together can be passed and captured
quick = Quick game
quick-about = 3 pawns to bring home, 2 of them out from the start, and no exact count
gentle = Out at once
gentle-about = A 5, a 6 or any doublet brings a pawn out, and nobody has to

## The form and the start sheet.

rules = Rules
printed-rules = Printed rules
our-rules = Our rules
# A group of rules without house rules.
all-printed = as printed
begin-with = Begin with
as-printed = Printed: { $sentence }
changed-with = Changed with it: { $rules }

## Sets of house rules that a device keeps under a name.

# The title of a game that is played by them; without a name.
title = { $title }, { $rules }
title-unnamed = { $title }, house rules
name-of-rules = Name of these rules
# An example of a name.
name-example = Rules of the Bakers
keep = Keep
kept = Kept on this device.
kept-without-head-starts = Kept on this device. A head start is not one of these rules: it goes with its player.
name-missing = Give these rules a name first.
nothing-to-keep = These are the printed rules. Change one of them first.
forget = Forget { $name }
forget-short = Forget
# The second press.
forget-now = Forget now: { $name }
forget-now-short = Forget now
# The stored text is damaged.
damaged = The house rules kept on this device could not be read (line { $line }). Please keep them again.
# They could not be stored.
keep-blocked = This browser saves nothing for this page: these rules are kept only until the page is closed or reloaded.
keep-full = The browser has no room left for this page: these rules are kept only until the page is closed or reloaded.

## The rulebook.

our-rule = Our rule:
the-print = The printed rule
unchanged = Unchanged: { $sentence }
else-printed = Else as printed:
as-played = As people also play
rest-by-print = All else is as printed. "How to play" tells the printed game; the numbered rules have yours in their place.
lessons-by-print = The lessons teach the printed rules.
what-changes = What does it change?
what-is-even = What makes it even?
nothing-changed = Once a rule is changed, the computer can show here what that does to the game.
for-nobody = A head start is for somebody at the table: say first who plays.
