# Why a step of Annie is not permitted. The rule's number stands before each: "A-17: the game is over".

## Whose turn it is

over = the game is over. Start a new game to play on
lot = nobody has been chosen to begin yet. Wait for the first turn
not-thrown = { $dice ->
    [white] the white die has
    [red] the red die has
   *[both] the dice have
} not been rolled yet. Roll first

## Another player is to be chosen

gives-to-self = the star goes to another player. Choose somebody else
rolls-against-self = this roll is against another player. Choose somebody else
not-playing = { $colour } does not play. Choose a player of this game
to-give = a star goes to another player now. Choose a player
to-choose = the next roll is against another player. Choose a player

## A throw is to be played; dice are said as "red 5 and white 3" or "white 4"

no-gift = no star is given away with { $dice }. Play the roll
no-choice = no player is chosen with { $dice }. Play the roll
for-stars = { $dice } are for stars and do not move Annie. Play them for the stars
against = { $dice } are rolled against another player and do not move Annie. Play them against that player
goes-forward = with { $dice } Annie must go forward { $count }. Choose that space
goes-back = with { $dice } Annie must go back { $count }. Choose that space
goes-either = with { $dice } Annie goes forward or back { $count }, as you like. Choose one of the two spaces
stays = with { $dice } Annie must stay on the Orphanage. Let the turn pass
# Where house rules ask for the exact count.
too-far = with { $dice } Annie would go beyond A Happy Ending, which needs the exact count. Let the turn pass
only-back = with { $dice } Annie would go beyond A Happy Ending, and must go back { $count } instead. Choose that space

## Who can play

six-seats = there are six seats. Use no more
players = it takes two to six players
