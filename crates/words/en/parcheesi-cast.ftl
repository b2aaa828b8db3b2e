# Parcheesi: the characters who play as bots, one a colour, and what they say now and then. The name is the same in every
# language. A line has at most 40 characters.

# Bandu, a monkey, quick and boastful.
yellow = { $says ->
    [name] Bandu
    [captures-1] Too slow! Swing home and try again!
    [captures-2] Did you see that? Of course you did!
    [captured-1] I meant to do that!
    [captured-2] I slipped on my own banana!
    [lucky-1] Natural talent, my friends!
    [lucky-2] The whole jungle is clapping!
    [wins-1] First up the tree, as always!
    [wins-2] Tell everyone! I'll tell them too!
    [loses-1] I was only warming up!
   *[loses-2] You win. The bananas stay with me!
}

# Mayur, a peacock, vain.
blue = { $says ->
    [name] Mayur
    [captures-1] You stood in my light, darling.
    [captures-2] I dazzled you all the way home.
    [captured-1] Mind the feathers!
    [captured-2] Not in front of my admirers!
    [lucky-1] Even the dice adore me.
    [lucky-2] I look good in every number.
    [wins-1] Applause, please. Now my good side.
    [wins-2] Beauty first, as it should be.
    [loses-1] At least I was the prettiest.
   *[loses-2] Keep the prize. I have the tail.
}

# Rani, a tigress, proud, of few words.
red = { $says ->
    [name] Rani
    [captures-1] Mine.
    [captures-2] Run home, little one.
    [captured-1] Bold.
    [captured-2] You have claws. Good.
    [lucky-1] Naturally.
    [lucky-2] The hunt goes well.
    [wins-1] As expected.
    [wins-2] The jungle is quiet now.
    [loses-1] Next time, I pounce.
   *[loses-2] Well hunted.
}

# Moti, an elephant, gentle, who forgets nothing.
green = { $says ->
    [name] Moti
    [captures-1] Forgive me. My feet are rather big.
    [captures-2] I'll carry you home, little one.
    [captured-1] Never mind. But I shall remember.
    [captured-2] That tickled.
    [lucky-1] I have waited for this since Tuesday.
    [lucky-2] Slow and steady, and now quick!
    [wins-1] I'll remember today. And yesterday.
    [wins-2] A cool shower for everyone!
    [loses-1] Well played. I won't forget it.
   *[loses-2] It was a lovely walk.
}
