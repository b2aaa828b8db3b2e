# Parcheesi: what the characters who play as bots, one a colour, say now and then. Their names are in the code. A line has at
# most 40 characters.

# Bandu, a monkey, quick and boastful.
yellow = { $says ->
    [captures-1] Too slow! Swing home and try again!
    [captures-2] Did you see that? Of course you did!
    [captures-3] Catch me? I caught you!
    [captures-4] Snatched like a ripe mango!
    [captured-1] I meant to do that!
    [captured-2] I slipped on my own banana!
    [captured-3] My tail got in the way, that's all!
    [captured-4] You only got me because I waved!
    [lucky-1] Natural talent, my friends!
    [lucky-2] The whole jungle is clapping!
    [lucky-3] I taught the dice that trick!
    [lucky-4] Faster, dice! Keep up with me!
    [home-1] Top of the tree! Nice view of you all!
    [home-2] Home! Peel me one, somebody!
    [home-3] In with a somersault! Who saw it?
    [home-4] One more monkey in the palace!
    [behind-1] I'm so fast that you can't see me!
    [behind-2] I'm only letting you feel special!
    [behind-3] Resting. Champions rest!
    [behind-4] Stuck? Me? I'm hanging around!
    [wins-1] First up the tree, as always!
    [wins-2] Tell everyone! I'll tell them too!
    [wins-3] The king swings! Bow, everyone!
    [wins-4] Nobody beats me! Not even me!
    [loses-1] I was only warming up!
    [loses-2] You win. The bananas stay with me!
    [loses-3] Your luck, my style!
   *[loses-4] I demand another jungle!
}

# Mayur, a peacock, vain.
blue = { $says ->
    [captures-1] You stood in my light, darling.
    [captures-2] I dazzled you all the way home.
    [captures-3] Step aside, I need room to fan.
    [captures-4] You clashed with my colours.
    [captured-1] Mind the feathers!
    [captured-2] Not in front of my admirers!
    [captured-3] One feather bent! One!
    [captured-4] How dare you? I just preened.
    [lucky-1] Even the dice adore me.
    [lucky-2] I look good in every number.
    [lucky-3] Twice as lucky, twice as lovely.
    [lucky-4] Fortune has excellent taste.
    [home-1] A grand entrance. Did you sigh?
    [home-2] Home, where the mirrors are.
    [home-3] The palace looks better already.
    [home-4] I arrive. I do not hurry.
    [behind-1] Fashionably late, my dears.
    [behind-2] Let them admire my tail first.
    [behind-3] I wait beautifully, don't I?
    [behind-4] Stars come on last.
    [wins-1] Applause, please. Now my good side.
    [wins-2] Beauty first, as it should be.
    [wins-3] Naturally. Paint my portrait now.
    [wins-4] Every feather deserves a crown.
    [loses-1] At least I was the prettiest.
    [loses-2] Keep the prize. I have the tail.
    [loses-3] I was admiring myself. My mistake.
   *[loses-4] A winner without a tail. How odd.
}

# Rani, a tigress, proud, of few words.
red = { $says ->
    [captures-1] Mine.
    [captures-2] Run home, little one.
    [captures-3] Pounce.
    [captures-4] You were in my grass.
    [captured-1] Bold.
    [captured-2] You have claws. Good.
    [captured-3] I will find you.
    [captured-4] A scratch.
    [lucky-1] Naturally.
    [lucky-2] The hunt goes well.
    [lucky-3] The dice purr.
    [lucky-4] The moon is with me.
    [home-1] My den.
    [home-2] One is safe.
    [home-3] Home. Silently.
    [home-4] The cubs will be proud.
    [behind-1] I am watching.
    [behind-2] Tigers can wait.
    [behind-3] Run. It will be sweeter.
    [behind-4] Hungry.
    [wins-1] As expected.
    [wins-2] The jungle is quiet now.
    [wins-3] Bow.
    [wins-4] Mine. All of it.
    [loses-1] Next time, I pounce.
    [loses-2] Well hunted.
    [loses-3] Respect.
   *[loses-4] I will remember your stripes.
}

# Moti, an elephant, gentle, who forgets nothing.
green = { $says ->
    [captures-1] Forgive me. My feet are rather big.
    [captures-2] I'll carry you home, little one.
    [captures-3] Oh dear. Did I sit on you?
    [captures-4] I always wave when I do this.
    [captured-1] Never mind. But I shall remember.
    [captured-2] That tickled.
    [captured-3] I have a thick skin, happily.
    [captured-4] I'll note the place, quite kindly.
    [lucky-1] I have waited for this since Tuesday.
    [lucky-2] Slow and steady, and now quick!
    [lucky-3] Two trunks of luck at once!
    [lucky-4] I remember these dice. Good friends!
    [home-1] Home. I never forget the way.
    [home-2] One more at the waterhole!
    [home-3] Gently through the door... there.
    [home-4] My grandmother lived here, you know.
    [behind-1] No hurry. I packed a lunch.
    [behind-2] I was last in 1911, too. Nice year.
    [behind-3] Big feet, small steps.
    [behind-4] I like the view from back here.
    [wins-1] I'll remember today. And yesterday.
    [wins-2] A cool shower for everyone!
    [wins-3] Me? How very kind of you all.
    [wins-4] I'd dance, but the floor might mind.
    [loses-1] Well played. I won't forget it.
    [loses-2] It was a lovely walk.
    [loses-3] I'll remember how you did that.
   *[loses-4] Hugs for everyone! Gentle ones.
}
