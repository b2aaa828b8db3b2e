# Why a step of Annie is not permitted. The rule's number stands before each: "A-17: the game is over".

## Whose turn it is

over = the game is over
lot = the lot for who begins is not drawn yet
not-thrown = { $colour } has not rolled { $dice ->
    [white] the white die
    [red] the red die
   *[both] both dice
} yet

## Another player is to be chosen

gives-to-self = { $colour } gives the star to another player
rolls-against-self = { $colour } rolls against another player
not-playing = { $colour } does not play
to-give = { $colour } is to choose another player, who is given a star
to-choose = { $colour } is to choose another player to roll against

## A throw is to be played; dice are said as "red 5 and white 3" or "white 4"

no-gift = the roll of { $dice } is to be played, and gives no star away
no-choice = the roll of { $dice } is to be played, and leaves nobody to be chosen
for-stars = the roll of { $dice } is for stars and does not move Annie
against = the roll of { $dice } is against { $other } and does not move Annie
goes-forward = with { $dice } Annie goes forward { $count }, without a choice
goes-back = with { $dice } Annie goes back { $count }, without a choice
goes-either = with { $dice } Annie goes forward or back { $count }, by choice
stays = with { $dice } Annie stays on the Orphanage, without a choice

## Who can play

six-seats = there are six seats
players = it takes two to six players
