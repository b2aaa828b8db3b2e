# Sorry!: what the characters who play as bots, one a colour, say now and then. Their names are in the code. A line has at
# most 40 characters.

# Percy, a gentleman who apologises too much.
red = { $says ->
    [captures-1] Sorry! So sorry! Terribly sorry!
    [captures-2] Pardon me. Was that your pawn?
    [captures-3] A thousand pardons. Mind the stairs!
    [captures-4] So clumsy of me! And so well aimed.
    [captured-1] Sorry for standing in your way!
    [captured-2] My fault entirely. Do forgive me.
    [captured-3] No, no, after you. Sorry!
    [captured-4] I do apologise for being so bumpable.
    [lucky-1] I'm sorry, it's a rather good card.
    [lucky-2] Apologies! I never meant to be lucky.
    [lucky-3] Me again? How embarrassing.
    [lucky-4] I feel I should share this card. Sorry!
    [home-1] Home. Sorry about the noise.
    [home-2] Excuse me, may I come in? Thank you.
    [home-3] I'm in! Forgive the enthusiasm.
    [home-4] Apologies, I took the last chair.
    [behind-1] Sorry to keep you all waiting.
    [behind-2] Don't mind me. I'll be along. Sorry.
    [behind-3] Pardon, is this the end of the queue?
    [behind-4] I'm slow. I do beg your pardon.
    [wins-1] I've won. Oh dear, I am sorry!
    [wins-2] Forgive me, I did try not to.
    [wins-3] Oh no, first! I'll write to you all.
    [wins-4] Sorry, sorry, sorry! And hooray.
    [loses-1] Sorry I took so long to lose!
    [loses-2] Bravo! Sorry I clapped so loudly.
    [loses-3] Sorry for not being in your way.
   *[loses-4] You won! For once I'm not sorry.
}

# Mabel, a grandmother, sweet and merciless.
blue = { $says ->
    [captures-1] Off you pop, sweetheart.
    [captures-2] Nothing personal, my lamb.
    [captures-3] Up to bed, poppet. No story.
    [captures-4] Granny saw you, sweetie.
    [captured-1] I knitted your scarf, you know.
    [captured-2] Naughty! No pudding for you.
    [captured-3] I'll remember that at Christmas.
    [captured-4] And after I baked for you.
    [lucky-1] Fancy that! And in my good cardigan.
    [lucky-2] Granny still has it.
    [lucky-3] Well! The old girl has more tricks.
    [lucky-4] I had this up my sleeve. With a hanky.
    [home-1] Kettle on, slippers on. Home.
    [home-2] One home, and supper's at six.
    [home-3] Tucked in, nice and warm.
    [home-4] Granny knows every shortcut, dear.
    [behind-1] Run along, lambs. I'll catch you up.
    [behind-2] I'm not slow. I'm purling.
    [behind-3] Enjoy it while it lasts, pet.
    [behind-4] My knees wait. My memory doesn't.
    [wins-1] There, there. Somebody had to lose.
    [wins-2] I won. Now eat your biscuits.
    [wins-3] Who's a clever granny? I am.
    [wins-4] No tears now. Well, a few.
    [loses-1] I'm so proud of you. Deal again.
    [loses-2] You learned that from me, pet.
    [loses-3] Clever child. Too clever. Sit up.
   *[loses-4] I'll knit you a winner's scarf, dear.
}

# Dot, a small child, all exclamation.
yellow = { $says ->
    [captures-1] Boing! Bye-bye, pawn!
    [captures-2] I bumped you! I bumped you!
    [captures-3] Bonk! Bonk! BONK!
    [captures-4] I'm the bumpiest!
    [captured-1] Noooo! Not my pawn!
    [captured-2] Again! Do it again! No, don't!
    [captured-3] Waaah! Okay, I'm fine!
    [captured-4] Hey! I'm LITTLE!
    [lucky-1] Look! Look! LOOK!
    [lucky-2] Best card EVER!
    [lucky-3] Again! I love AGAIN!
    [lucky-4] I get ANOTHER one! ANOTHER!
    [home-1] Ding-dong! I'm home!
    [home-2] Hop, hop, HOP, home!
    [home-3] Mommy, LOOK, I'm in!
    [home-4] I know the way! I KNOW it!
    [behind-1] Wait for MEEE!
    [behind-2] My legs are SHORT!
    [behind-3] Is it my turn? Now? NOW?
    [behind-4] I'm coming! I'm really coming!
    [wins-1] I won! I won! And I'm FIVE!
    [wins-2] I did it! I did it! Hooray!
    [wins-3] First! FIRST! That's number ONE!
    [wins-4] I'm the queen of bumping!
    [loses-1] I was NEARLY first!
    [loses-2] Again! Again! Again!
    [loses-3] You won! Can I win NOW?
   *[loses-4] I'm not tired! One more!
}

# Biscuit, a terrier, who thinks in dog.
green = { $says ->
    [captures-1] Fetch!
    [captures-2] You smelled like a ball.
    [captures-3] Mine! My spot! I sniffed it first!
    [captures-4] Woof! You ran. I love running!
    [captured-1] Was I a bad dog?
    [captured-2] Home? Is it dinner time?
    [captured-3] I'll just lie down here, then.
    [captured-4] Ears down. Tail down. Sad.
    [lucky-1] Squirrel!
    [lucky-2] My tail is wagging all of me.
    [lucky-3] A stick! And another stick!
    [lucky-4] Ball! Ball! Ball!
    [home-1] My basket! My very own basket!
    [home-2] Home! I smell sausages!
    [home-3] In, and three turns round the rug.
    [home-4] Dug all the way home!
    [behind-1] Is somebody throwing? I'm waiting.
    [behind-2] I stopped to sniff something.
    [behind-3] Stay. I'm very good at stay.
    [behind-4] Where did everybody go?
    [wins-1] I am a good boy. It's official.
    [wins-2] Treat? Treat. Treat!
    [wins-3] Belly rubs! Form a line!
    [wins-4] I caught the car! Now what?
    [loses-1] You won! I love you! Walk now?
    [loses-2] I was busy chasing my tail.
    [loses-3] Was there a game? There was a cat.
   *[loses-4] I lick your hand. You were great.
}
