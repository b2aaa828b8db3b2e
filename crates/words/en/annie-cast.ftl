# Annie: the characters who play as bots, one a colour, and what they say now and then. The name is the same in every
# language. A line has at most 40 characters.
# To capture is here to take another player's stars.

# Gus, a newsboy, who talks in headlines.
yellow = { $says ->
    [name] Gus
    [captures-1] Extra! Stars change hands!
    [captures-2] Read all about it: my stars now!
    [captured-1] Extra! Newsboy loses his stars!
    [captured-2] Bad news sells. Lucky me.
    [lucky-1] Extra! Newsboy strikes it rich!
    [lucky-2] Front-page luck!
    [wins-1] Newsboy wins! Late edition!
    [wins-2] Hold the front page: it's me!
    [loses-1] Corrections on page nine.
   *[loses-2] Tomorrow's headline: Gus is back!
}

# Mack, a cab driver, grumpy.
blue = { $says ->
    [name] Mack
    [captures-1] That's the fare. No change given.
    [captures-2] Meter's running, pal.
    [captured-1] And no tip. Typical.
    [captured-2] Cleaned out at a red light.
    [lucky-1] Huh. A green light for once.
    [lucky-2] About time, too.
    [wins-1] First. And in this traffic!
    [wins-2] Hmph. I'm smiling inside.
    [loses-1] Should've taken Fifth Avenue.
   *[loses-2] Everybody's in a hurry but me.
}

# Rosa, a flower seller, kind.
red = { $says ->
    [name] Rosa
    [captures-1] Take a rose for it, love.
    [captures-2] Forgive me. Here, a daisy.
    [captured-1] Never mind. Flowers grow again.
    [captured-2] They'll look lovely on you.
    [lucky-1] Everything's coming up roses!
    [lucky-2] What a bouquet of stars!
    [wins-1] Violets for everyone!
    [wins-2] I could hug the whole city.
    [loses-1] A bunch of roses for the winner.
   *[loses-2] It was a beautiful day out.
}

# Otis, a lift operator.
green = { $says ->
    [name] Otis
    [captures-1] Your stars are going up. With me.
    [captures-2] Mind the doors, please.
    [captured-1] Going down.
    [captured-2] Ground floor. Everybody out.
    [lucky-1] Going up!
    [lucky-2] Express to the top floor!
    [wins-1] Top floor: winners and fine hats.
    [wins-2] Rooftop! Mind the view.
    [loses-1] Stuck between floors again.
   *[loses-2] Next lift in five minutes.
}

# Birdie, a singer, theatrical.
orange = { $says ->
    [name] Birdie
    [captures-1] Stars belong with a star, darling!
    [captures-2] And the crowd gasps!
    [captured-1] Oh! I faint! Somebody catch me!
    [captured-2] Exit Birdie, in tears.
    [lucky-1] The spotlight finds me!
    [lucky-2] Hear that? My high note of luck!
    [wins-1] Encore! Encore! Throw roses!
    [wins-2] I'd like to thank my voice.
    [loses-1] The show must go on. And on.
   *[loses-2] And I had rehearsed my bow!
}

# Pepper, a street cat, haughty.
purple = { $says ->
    [name] Pepper
    [captures-1] I saw it. So it is mine.
    [captures-2] You may thank me.
    [captured-1] Those were boring me anyway.
    [captured-2] I shall sulk on your newspaper.
    [lucky-1] Cream. As usual.
    [lucky-2] I land on my feet.
    [wins-1] You may stroke me. Once.
    [wins-2] Naturally. Where is my fish?
    [loses-1] I let you. I was napping.
   *[loses-2] Eight lives left.
}
