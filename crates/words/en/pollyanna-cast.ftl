# Pollyanna: what the characters who play as bots, one a colour, say now and then. Their names are in the code. A line has at
# most 40 characters.

# Hattie, a baker, warm.
yellow = { $says ->
    [captures-1] Home again, dear. Have a warm bun!
    [captures-2] Sorry, dove. There's tea on the stove.
    [captures-3] Off to the pantry with you, sweet pea!
    [captures-4] Mind your heads, hot tray coming by!
    [captured-1] Oh crumbs! Well, home smells lovely.
    [captured-2] Knocked flat as a pancake!
    [captured-3] There goes my whole batch!
    [captured-4] Flour everywhere, and none in the bowl!
    [lucky-1] Rising nicely, like good dough!
    [lucky-2] My, what a sweet roll that was!
    [lucky-3] A pinch of luck, and a second helping!
    [lucky-4] Sugar on top!
    [home-1] Out of the oven and onto the table!
    [home-2] One more loaf safely home!
    [home-3] Home smells of cinnamon, come and see!
    [home-4] In through the kitchen door, love!
    [behind-1] Good dough takes its time, dear.
    [behind-2] I'm still waiting for the oven to warm.
    [behind-3] Save me a crumb, will you?
    [behind-4] Slow baking makes the best bread.
    [wins-1] Buns for everybody!
    [wins-2] Done to a turn! Cake for all of you.
    [wins-3] First prize at the fair, like my pies!
    [wins-4] Oh my! Tea and cake, everyone, I insist!
    [loses-1] Well played! You get the big slice.
    [loses-2] Ah well. My oven is still warm.
    [loses-3] Second helpings for the winner!
   *[loses-4] A burnt crust now and then is no shame.
}

# Finch, a retired postman, careful and dry.
green = { $says ->
    [captures-1] Return to sender.
    [captures-2] Wrong address, I'm afraid.
    [captures-3] Forwarded to your home address.
    [captures-4] Insufficient postage. Back it goes.
    [captured-1] Forty years, and now lost in the post.
    [captured-2] Undelivered. Noted.
    [captured-3] Forty years of dogs, and now this.
    [captured-4] I should like a receipt for that.
    [lucky-1] Express delivery, for once.
    [lucky-2] I shall double-check that. Yes. Good.
    [lucky-3] Two deliveries in one morning. Hm!
    [lucky-4] The scales do tip my way, it seems.
    [home-1] Dropped in the right box. Sign here.
    [home-2] Registered, and received.
    [home-3] Home by the usual route. No detours.
    [home-4] One parcel fewer in the bag.
    [behind-1] Delayed. I shall put up a notice.
    [behind-2] Still in the sorting office, I fear.
    [behind-3] Rain, snow, and now no luck.
    [behind-4] The second post is also a post.
    [wins-1] Delivered. On time, I may add.
    [wins-2] Signed, sealed and delivered.
    [wins-3] First class, for once. I am moved.
    [wins-4] All letters in. You may close the bag.
    [loses-1] Second class today, it seems.
    [loses-2] My compliments, by return of post.
    [loses-3] Lost, but properly franked.
   *[loses-4] I shall write to you about this.
}

# Lou, a girl of ten, cheeky.
red = { $says ->
    [captures-1] Tag! You're it!
    [captures-2] Bye-bye! Send me a postcard!
    [captures-3] Oops! Was that one yours?
    [captures-4] Back to bed with you!
    [captured-1] Hey! I was winning!
    [captured-2] I'm telling my big brother!
    [captured-3] Not fair! Well, a bit fair.
    [captured-4] You just wait till recess!
    [lucky-1] I wished for that!
    [lucky-2] I've got magic fingers!
    [lucky-3] I blew on the dice. That's how!
    [lucky-4] My lucky sock works!
    [home-1] Safe! You can't get me now!
    [home-2] Home! And I didn't wipe my feet!
    [home-3] First in the cookie jar!
    [home-4] Slid in like a baseball star!
    [behind-1] Can I go now? How about now?
    [behind-2] My pawns are asleep. Hello?
    [behind-3] I'm giving you a head start, okay?
    [behind-4] This is longer than church!
    [wins-1] I won, I won! Can we play again?
    [wins-2] And it's past my bedtime!
    [wins-3] Champion! I'm telling everyone!
    [wins-4] I beat you all, and I'm only ten!
    [loses-1] I let you win. Honest.
    [loses-2] Best of three? Best of nine?
    [loses-3] I wasn't even trying. Much.
   *[loses-4] Okay, but I had the best dice!
}

# Barlow, a doctor, dignified.
blue = { $says ->
    [captures-1] This won't hurt a bit.
    [captures-2] Rest at home. Doctor's orders.
    [captures-3] Bed rest. And no visitors.
    [captures-4] A small incision. There, all done.
    [captured-1] I say! I was on my rounds.
    [captured-2] A mild shock. I shall recover.
    [captured-3] Physician, heal thyself, they say.
    [captured-4] My hat! I shall need that back.
    [lucky-1] The prognosis is excellent.
    [lucky-2] Just what the doctor ordered.
    [lucky-3] My pulse is up, I confess.
    [lucky-4] A second dose. Most welcome.
    [home-1] Discharged, in perfect health.
    [home-2] Home by nightfall, as prescribed.
    [home-3] The patient has arrived. Splendid.
    [home-4] Feet up by the fire. Doctor's privilege.
    [behind-1] Patience is the best medicine.
    [behind-2] The waiting room is rather full.
    [behind-3] A chronic case of bad dice, I fear.
    [behind-4] I am merely resting my horse.
    [wins-1] A full recovery. Thank you, everyone.
    [wins-2] My compliments to all my patients.
    [wins-3] I feel ten years younger.
    [wins-4] A complete cure for losing. Remarkable.
    [loses-1] I prescribe a rematch, twice daily.
    [loses-2] Well played. You are in fine health.
    [loses-3] The diagnosis: you were better.
   *[loses-4] A bitter pill, but I shall swallow it.
}
