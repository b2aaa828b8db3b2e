# Annie: what the characters who play as bots, one a colour, say now and then. Their names are in the code. A line has at
# most 40 characters.
# To capture is here to take another player's stars, and to come home is to take the lead.

# Gus, a newsboy, who talks in headlines.
yellow = { $says ->
    [captures-1] Extra! Stars change hands!
    [captures-2] Read all about it: my stars now!
    [captures-3] Star robbery! Suspect smiling!
    [captures-4] Scoop! Newsboy takes it all!
    [captured-1] Extra! Newsboy loses his stars!
    [captured-2] Bad news sells. Lucky me.
    [captured-3] Exclusive: my pockets are empty!
    [captured-4] Star thief at large! Details inside!
    [lucky-1] Extra! Newsboy strikes it rich!
    [lucky-2] Front-page luck!
    [lucky-3] Stars rain on Main Street!
    [lucky-4] Stop press: more for me!
    [home-1] Newsboy takes the lead! Read it!
    [home-2] Gus out in front! Pictures inside!
    [home-3] New front runner! Five cents!
    [home-4] Late news: I'm ahead!
    [behind-1] Slow news day.
    [behind-2] Newsboy stuck! More at six!
    [behind-3] Weather: cloudy, no stars.
    [behind-4] See page ten for my comeback!
    [wins-1] Newsboy wins! Late edition!
    [wins-2] Hold the front page: it's me!
    [wins-3] Special edition! Gus on top!
    [wins-4] Star of stars: yours truly!
    [loses-1] Corrections on page nine.
    [loses-2] Tomorrow's headline: Gus is back!
    [loses-3] Gus beaten! Gus says: so what!
   *[loses-4] Obituary: my winning streak.
}

# Mack, a cab driver, grumpy.
blue = { $says ->
    [captures-1] That's the fare. No change given.
    [captures-2] Meter's running, pal.
    [captures-3] Tolls, pal. Everybody pays.
    [captures-4] Waiting time. It adds up.
    [captured-1] And no tip. Typical.
    [captured-2] Cleaned out at a red light.
    [captured-3] Robbed on my own street.
    [captured-4] That's it. I'm off duty.
    [lucky-1] Huh. A green light for once.
    [lucky-2] About time, too.
    [lucky-3] No traffic. Somebody pinch me.
    [lucky-4] A tip. An actual tip.
    [home-1] Front of the line. Don't honk.
    [home-2] In front. Enjoy my taillights.
    [home-3] Passed you. You were double-parked.
    [home-4] Leading. Don't get used to it, Mack.
    [behind-1] Gridlock. What else is new?
    [behind-2] Go around me. Everybody does.
    [behind-3] Flat tire. Flat purse.
    [behind-4] I should've been a plumber.
    [wins-1] First. And in this traffic!
    [wins-2] Hmph. I'm smiling inside.
    [wins-3] Best fare in thirty years.
    [wins-4] I won. Don't make a fuss. Okay, do.
    [loses-1] Should've taken Fifth Avenue.
    [loses-2] Everybody's in a hurry but me.
    [loses-3] End of the line. Everybody out.
   *[loses-4] Figures. And it's raining.
}

# Rosa, a flower seller, kind.
red = { $says ->
    [captures-1] Take a rose for it, love.
    [captures-2] Forgive me. Here, a daisy.
    [captures-3] I'll water them well, I promise.
    [captures-4] Only borrowed, dear. Like petals.
    [captured-1] Never mind. Flowers grow again.
    [captured-2] They'll look lovely on you.
    [captured-3] Keep them in the sun, dear.
    [captured-4] A gift is a gift. Even so.
    [lucky-1] Everything's coming up roses!
    [lucky-2] What a bouquet of stars!
    [lucky-3] Spring came early for me!
    [lucky-4] Such blossoms! Look, look!
    [home-1] In full bloom, imagine!
    [home-2] Even a daisy can lead the parade.
    [home-3] Ahead? Me? I blush like a rose.
    [home-4] My little cart is in front!
    [behind-1] Late flowers smell sweetest.
    [behind-2] Seeds need patience, dears.
    [behind-3] Go on, loves. I'll smell the lilacs.
    [behind-4] A little rain, that's all.
    [wins-1] Violets for everyone!
    [wins-2] I could hug the whole city.
    [wins-3] The whole street smells of roses!
    [wins-4] A garland for each of you!
    [loses-1] A bunch of roses for the winner.
    [loses-2] It was a beautiful day out.
    [loses-3] I'm glad for you. Here, a tulip.
   *[loses-4] We'll all bloom again tomorrow.
}

# Otis, a lift operator.
green = { $says ->
    [captures-1] Your stars are going up. With me.
    [captures-2] Mind the doors, please.
    [captures-3] Next stop: my pocket.
    [captures-4] Hold the door. Thank you. Going up.
    [captured-1] Going down.
    [captured-2] Ground floor. Everybody out.
    [captured-3] Basement. Mind the step.
    [captured-4] Somebody pressed the wrong button.
    [lucky-1] Going up!
    [lucky-2] Express to the top floor!
    [lucky-3] Straight through, no stops!
    [lucky-4] Penthouse, please. Oh, that's me!
    [home-1] All the way up. Lovely view.
    [home-2] One floor above you all.
    [home-3] Upper floor: hats, gloves, the lead.
    [home-4] Rising nicely. Mind your ears.
    [behind-1] Out of order. Use the stairs.
    [behind-2] Please wait. The lift is full.
    [behind-3] I've been down here all day.
    [behind-4] Mezzanine. Again.
    [wins-1] Top floor: winners and fine hats.
    [wins-2] Rooftop! Mind the view.
    [wins-3] The bell rings: it's me!
    [wins-4] Up, up, and through the roof!
    [loses-1] Stuck between floors again.
    [loses-2] Next lift in five minutes.
    [loses-3] You go up. I'll hold the door.
   *[loses-4] Every lift comes down some day.
}

# Birdie, a singer, theatrical.
orange = { $says ->
    [captures-1] Stars belong with a star, darling!
    [captures-2] And the crowd gasps!
    [captures-3] A little duet: you gave, I took!
    [captures-4] Thief? Darling, I'm an artist!
    [captured-1] Oh! I faint! Somebody catch me!
    [captured-2] Exit Birdie, in tears.
    [captured-3] My jewels! My stars! My nerves!
    [captured-4] A tragedy in one act!
    [lucky-1] The spotlight finds me!
    [lucky-2] Hear that? My high note of luck!
    [lucky-3] Hush! I feel a high C coming!
    [lucky-4] Even the orchestra stands!
    [home-1] Top of the bill, at last!
    [home-2] The limelight suits me, doesn't it?
    [home-3] Leading lady! As written!
    [home-4] My name in lights, larger!
    [behind-1] They keep me waiting in the wings!
    [behind-2] A diva never arrives first.
    [behind-3] Is this microphone on? Hello?
    [behind-4] I suffer. Beautifully.
    [wins-1] Encore! Encore! Throw roses!
    [wins-2] I'd like to thank my voice.
    [wins-3] A standing ovation! Sit down. Stand!
    [wins-4] Curtain calls until midnight!
    [loses-1] The show must go on. And on.
    [loses-2] And I had rehearsed my bow!
    [loses-3] No roses? Not even one?
   *[loses-4] My understudy played tonight.
}

# Pepper, a street cat, haughty.
purple = { $says ->
    [captures-1] I saw it. So it is mine.
    [captures-2] You may thank me.
    [captures-3] You left it out. That's on you.
    [captures-4] Shiny. Mine now.
    [captured-1] Those were boring me anyway.
    [captured-2] I shall sulk on your newspaper.
    [captured-3] I knocked them off myself.
    [captured-4] I have memorised your ankles.
    [lucky-1] Cream. As usual.
    [lucky-2] I land on my feet.
    [lucky-3] The world remembers its place.
    [lucky-4] Purr. Once.
    [home-1] I walk in front. Follow.
    [home-2] The highest wall is mine.
    [home-3] Of course I lead. Look at me.
    [home-4] Above you. As in all things.
    [behind-1] I am not late. I am napping.
    [behind-2] I don't run. Running is for dogs.
    [behind-3] Wake me when it matters.
    [behind-4] I was on that roof yesterday.
    [wins-1] You may stroke me. Once.
    [wins-2] Naturally. Where is my fish?
    [wins-3] Bring the cushion.
    [wins-4] I shall allow applause.
    [loses-1] I let you. I was napping.
    [loses-2] Eight lives left.
    [loses-3] The game was beneath me.
   *[loses-4] I was looking at a bird.
}
