# House rules of Annie: for each rule its title, its values in a few words, and each value as a sentence.

# A number of stars.
stars-value = { $value ->
    [0] none
    [1] 1 star
   *[other] { $value } stars
}
exact = Reaching the end
exact-value = { $value ->
    [yes] by exact count
   *[no] more will do
}
exact-says = { $value ->
    [yes] Annie reaches A Happy Ending by exact count; a higher roll leaves her where she is, or takes her back if the dice are equal
   *[no] A roll that would go beyond A Happy Ending ends there too
}
friends = Stars from a friend
friends-says = { $value ->
    [1] A visit to a friend brings 1 star, by dice or by a "Go to"
   *[other] A visit to a friend brings { $value } stars, by dice or by a "Go to"
}
head-start-value = { $value ->
    [no] none
   *[other] { $value } stars
}
head-start-says = { $value ->
    [no] begins as the others do
   *[other] begins with { $value } stars more than the others
}
landing = Stars for moving Annie
landing-says = { $value ->
    [0] A move brings only the stars of the space
   *[other] The player who moves Annie by dice takes a star first, on any space, and then does what the space says
}
stars = Stars at the start
stars-says = { $value ->
    [0] Everybody begins without stars
    [1] Everybody begins with 1 star
   *[other] Everybody begins with { $value } stars
}
street = Where Annie begins
street-value = { $value ->
    [from-12] at Daddy Warbucks
    [from-21] at the White House
   *[whole] at the Orphanage
}
street-says = { $value ->
    [from-12] Annie begins at Daddy Warbucks, 12; she may go back beyond it
    [from-21] Annie begins at the White House, 21; she may go back beyond it
   *[whole] Annie begins at the Orphanage, 0
}

## The log.

stays = Annie stays where she is: the roll would take her off the street

## Sets of house rules that people play by.

quick-street = Quick street
quick-street-about = Annie begins half-way, at the White House
every-landing = A star for every landing
every-landing-about = Nobody moves Annie for nothing
