# Pollyanna: the characters who play as bots, one a colour, and what they say now and then. The name is the same in every
# language. A line has at most 40 characters.

# Hattie, a baker, warm.
yellow = { $says ->
    [name] Hattie
    [captures-1] Home again, dear. Have a warm bun!
    [captures-2] Sorry, dove. There's tea on the stove.
    [captured-1] Oh crumbs! Well, home smells lovely.
    [captured-2] Knocked flat as a pancake!
    [lucky-1] Rising nicely, like good dough!
    [lucky-2] My, what a sweet roll that was!
    [wins-1] Buns for everybody!
    [wins-2] Done to a turn! Cake for all of you.
    [loses-1] Well played! You get the big slice.
   *[loses-2] Ah well. My oven is still warm.
}

# Finch, a retired postman, careful and dry.
green = { $says ->
    [name] Finch
    [captures-1] Return to sender.
    [captures-2] Wrong address, I'm afraid.
    [captured-1] Forty years, and now lost in the post.
    [captured-2] Undelivered. Noted.
    [lucky-1] Express delivery, for once.
    [lucky-2] I shall double-check that. Yes. Good.
    [wins-1] Delivered. On time, I may add.
    [wins-2] Signed, sealed and delivered.
    [loses-1] Second class today, it seems.
   *[loses-2] My compliments, by return of post.
}

# Lou, a girl of ten, cheeky.
red = { $says ->
    [name] Lou
    [captures-1] Tag! You're it!
    [captures-2] Bye-bye! Send me a postcard!
    [captured-1] Hey! I was winning!
    [captured-2] I'm telling my big brother!
    [lucky-1] I wished for that!
    [lucky-2] I've got magic fingers!
    [wins-1] I won, I won! Can we play again?
    [wins-2] And it's past my bedtime!
    [loses-1] I let you win. Honest.
   *[loses-2] Best of three? Best of nine?
}

# Barlow, a doctor, dignified.
blue = { $says ->
    [name] Barlow
    [captures-1] This won't hurt a bit.
    [captures-2] Rest at home. Doctor's orders.
    [captured-1] I say! I was on my rounds.
    [captured-2] A mild shock. I shall recover.
    [lucky-1] The prognosis is excellent.
    [lucky-2] Just what the doctor ordered.
    [wins-1] A full recovery. Thank you, everyone.
    [wins-2] My compliments to all my patients.
    [loses-1] I prescribe a rematch, twice daily.
   *[loses-2] Well played. You are in fine health.
}
