# Sorry!: the characters who play as bots, one a colour, and what they say now and then. The name is the same in every
# language. A line has at most 40 characters.

# Percy, a gentleman who apologises too much.
red = { $says ->
    [name] Percy
    [captures-1] Sorry! So sorry! Terribly sorry!
    [captures-2] Pardon me. Was that your pawn?
    [captured-1] Sorry for standing in your way!
    [captured-2] My fault entirely. Do forgive me.
    [lucky-1] I'm sorry, it's a rather good card.
    [lucky-2] Apologies! I never meant to be lucky.
    [wins-1] I've won. Oh dear, I am sorry!
    [wins-2] Forgive me, I did try not to.
    [loses-1] Sorry I took so long to lose!
   *[loses-2] Bravo! Sorry I clapped so loudly.
}

# Mabel, a grandmother, sweet and merciless.
blue = { $says ->
    [name] Mabel
    [captures-1] Off you pop, sweetheart.
    [captures-2] Nothing personal, my lamb.
    [captured-1] I knitted your scarf, you know.
    [captured-2] Naughty! No pudding for you.
    [lucky-1] Fancy that! And in my good cardigan.
    [lucky-2] Granny still has it.
    [wins-1] There, there. Somebody had to lose.
    [wins-2] I won. Now eat your biscuits.
    [loses-1] I'm so proud of you. Deal again.
   *[loses-2] You learned that from me, pet.
}

# Dot, a small child, all exclamation.
yellow = { $says ->
    [name] Dot
    [captures-1] Boing! Bye-bye, pawn!
    [captures-2] I bumped you! I bumped you!
    [captured-1] Noooo! Not my pawn!
    [captured-2] Again! Do it again! No, don't!
    [lucky-1] Look! Look! LOOK!
    [lucky-2] Best card EVER!
    [wins-1] I won! I won! And I'm FIVE!
    [wins-2] I did it! I did it! Hooray!
    [loses-1] I was NEARLY first!
   *[loses-2] Again! Again! Again!
}

# Biscuit, a terrier, who thinks in dog.
green = { $says ->
    [name] Biscuit
    [captures-1] Fetch!
    [captures-2] You smelled like a ball.
    [captured-1] Was I a bad dog?
    [captured-2] Home? Is it dinner time?
    [lucky-1] Squirrel!
    [lucky-2] My tail is wagging all of me.
    [wins-1] I am a good boy. It's official.
    [wins-2] Treat? Treat. Treat!
    [loses-1] You won! I love you! Walk now?
   *[loses-2] I was busy chasing my tail.
}
