# Why a step of Annie is not permitted. The rule's number stands before each: "A-17: the game is over".

## Whose turn it is

over = the game is over. Start a new game to play on
lot = the lot for who begins is not drawn yet. Wait for the first turn
not-thrown = { $colour } has not rolled { $dice ->
    [white] the white die
    [red] the red die
   *[both] both dice
} yet. Roll first

## Another player is to be chosen

gives-to-self = { $colour } gives the star to another player. Choose somebody else
rolls-against-self = { $colour } rolls against another player. Choose somebody else
not-playing = { $colour } does not play. Choose a player of this game
to-give = { $colour } is to choose another player, who is given a star. Choose one
to-choose = { $colour } is to choose another player to roll against. Choose one

## A throw is to be played; dice are said as "red 5 and white 3" or "white 4"

no-gift = the roll of { $dice } is to be played, and gives no star away. Play the roll
no-choice = the roll of { $dice } is to be played, and leaves nobody to be chosen. Play the roll
for-stars = the roll of { $dice } is for stars and does not move Annie. Play it for the stars
against = the roll of { $dice } is against { $other } and does not move Annie. Play it against that player
goes-forward = with { $dice } Annie goes forward { $count }, without a choice. Choose that space
goes-back = with { $dice } Annie goes back { $count }, without a choice. Choose that space
goes-either = with { $dice } Annie goes forward or back { $count }, by choice. Choose one of the two spaces
stays = with { $dice } Annie stays on the Orphanage, without a choice. Let the turn pass

## Who can play

six-seats = there are six seats. Use no more
players = it takes two to six players
