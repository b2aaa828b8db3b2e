# What happened, an event a text, in three forms: `full` names spaces and colours, in the terms of the edition; `plain` names
# no spaces, and players by their names; `brief` is for speech, and follows the colour: "Yellow Y6 to Y9".

actor = { $who ->
    [you] You
   *[other] { $name }
}

## Who goes first.

opened = { $form ->
    [full] { $count ->
        [one] { $name } rolls a { $dice } for the first turn
       *[other] { $name } rolls { $dice } for the first turn: { $total }
    }
    [brief] { $dice }
   *[plain] { actor } rolled { $dice }
}
tied = { $form ->
    [brief] tie: { $names }
   *[plain] { $names } tie and roll again
}
begins = { $form ->
    [full] { $game ->
        [pollyanna] { $name } begins
        [parcheesi] { $name } begins
       *[other] { $name } goes first
    }
    [brief] begins
   *[plain] { $who ->
        [you] You go first
       *[other] { $name } goes first
    }
}

## Dice and cards.

rolled = { $form ->
    [full] { $name } rolls { $dice }
    [brief] { $dice }
   *[plain] { actor } rolled { $dice }
}
# A card in a sentence, by its name in notation.
a-card = { $card ->
    [sorry] Sorry!
    [8] an 8
    [11] an 11
   *[other] a { $card }
}
drew = { $form ->
    [full] { $name } draws { a-card }
    [brief] { $title }
   *[plain] { actor } drew { $title }
}
# A card that nobody else sees.
drew-hidden = { $form ->
    [full] { $name } draws a card
    [brief] draws
   *[plain] { actor } drew a card
}
played-card = { $form ->
    [full] { $name } plays { a-card }
    [brief] { $title }
   *[plain] { actor } played { $title }
}
# An 11 that could only swap may be skipped.
discarded = { $form ->
    [full] { $card ->
        [11] { $name } discards { a-card }
       *[other] { $name } can play no card and discards { a-card }
    }
    [brief] { $title } away
   *[plain] { $card ->
        [11] { actor } discarded { $title }
       *[other] { actor } could play no card and discarded { $title }
    }
}
reshuffled = { $form ->
    [full] The pile is used up: the discards are shuffled
    [brief] shuffled
   *[plain] The cards were shuffled
}
forfeited = { $form ->
    [full] { $count ->
        [one] { $name } cannot play the { $dice }
       *[other] { $name } cannot play the { $dice }
    }
    [brief] { $dice } lost
   *[plain] { actor } could not use { $dice }
}
passed = { $form ->
    [full] { $game ->
        [parcheesi] { $name } plays nothing
       *[other] { $name } can play nothing
    }
    [brief] passes
   *[plain] { $pawns ->
        [waiting] { actor } could not bring a pawn out
       *[out] { actor } had no legal move
    }
}
again = { $form ->
    [full] { $game ->
        [sorry] A 2: { $name } goes again
        [annie] { $name } rolls again
       *[race] { $number ->
            [0] Doublets: { $name } rolls again
           *[other] A { $number }: { $name } rolls again
        }
    }
    [brief] again
   *[plain] { $who ->
        [you] { $number ->
            [0] You go again
           *[other] A { $number }: you go again
        }
       *[other] { $number ->
            [0] { $name } goes again
           *[other] A { $number }: { $name } goes again
        }
    }
}

## Moves. In full, they are texts of the game.

moved-brief = { $from } to { $to }
# The number, dice, bonus or card of the move. The Sorry! card has no number.
moved = { actor } { $kind ->
    [start] brought out a pawn
    [home] moved { $number } and got home
    [bonus] moved a bonus of { $number }
    [bonus-home] moved a bonus of { $number } and got home
    [slide] moved { $number } and slid
   *[plain] moved { $number }
}
moved-and-captured = { moved } and { and-captured } { $whom }
and-captured = { $capture ->
    [bump] bumped
   *[take] captured
}
# A slide captures pawns of its own as well.
own-pawn = { $who ->
    [you] your own pawn
   *[other] their own pawn
}
moved-token = { actor } moved to { $space }
captured = { $capture ->
    [bump] { $whose ->
        [own] { $name } bumps a pawn of its own on { $space }: back to START
       *[other] { $name } bumps { $whom } on { $space }: back to START
    }
   *[take] { $name } captures { $whom } on { $space }: back to the { waiting-place }
}
waiting-place = { $edition ->
    [pollyanna-1951] corner
    [pollyanna-1916] portrait circle
    [parcheesi] nest
   *[other] yard
}
slid = { $form ->
    [brief] slides to { $to }
   *[full] { $name } slides from { $from } to { $to }
}
# Who moves a pawn: partners also move each other's; "none" if it is a pawn of one's own.
mover = { $partner ->
    [none] { $name }
   *[other] { $name } for { $partner }
}
swapped = { $form ->
    [full] { mover } on { $from } changes places with { $whom } on { $to }
    [brief] { $from } for { $to }
   *[plain] { actor } swapped places with { $whom }
}
swapped-and-captured = { actor } swapped places with { $whom } and { and-captured } { $captured }
sent-back = { $form ->
    [full] One roll too many: { $name }'s pawn on { $from }, the nearest home, goes back to the { $to }
    [brief] { $from } to { $to }
   *[plain] { $who ->
        [you] One roll too many: your front pawn went back to start
       *[other] One roll too many: { $name }'s front pawn went back to start
    }
}
no-other-roll = { $form ->
    [full] Not all dice were played: { $name } has no other roll
    [brief] no other roll
   *[plain] Not all dice were played: no other roll
}
roll-lost = { $form ->
    [full] One roll too many: { $name }'s turn ends
    [brief] passes
   *[plain] { $who ->
        [you] One roll too many: your turn ended
       *[other] One roll too many: { $name }'s turn ended
    }
}

## Collected things, and the chosen player.

gave = { $form ->
    [full] { $name } gives { $whom } { $count } { $things }
    [brief] { $count } to { $whom }
   *[plain] { actor } gave { $count } { $things } to { $whom }
}
took = { $form ->
    [full] { $name } takes { $count } { $things }
    [brief] +{ $count }
   *[plain] { actor } took { $count } { $things }
}
returned = { $form ->
    [full] { $name } returns { $count } { $things }
    [brief] -{ $count }
   *[plain] { actor } returned { $count } { $things }
}
picked = { $form ->
    [full] { $name } rolls against { $whom }
    [brief] against { $whom }
   *[plain] { actor } rolled against { $whom }
}

## Bonuses. Pollyanna calls them rewards.

bonus-earned = { $form ->
    [full] { $name } earns a { bonus-word } of { $count }
    [brief] +{ $count }
   *[plain] { actor } earned a bonus of { $count }
}
bonus-lost = { $form ->
    [full] { $name } has no pawn that can go the full { $count }: the { bonus-word } is lost
    [brief] +{ $count } lost
   *[plain] { actor } could not use the bonus of { $count }
}
bonus-declined = { $form ->
    [full] { $name } gives up the { bonus-word } of { $count }
    [brief] +{ $count } given up
   *[plain] { actor } skipped the bonus of { $count }
}
bonus-word = { $game ->
    [pollyanna] reward
   *[other] bonus
}

## The end.

won = { $form ->
    [plain] { $who ->
        [you] You win!
        [you-and-others] You and { $names } win!
       *[other] { $count ->
            [one] { $names } wins
           *[other] { $names } win
        }
    }
   *[full] { $game ->
        [parcheesi] { $names } wins: PARCHEESI!
        [annie] { $count ->
            [one] { $names } wins
           *[other] { $names } share the win
        }
       *[other] { $count ->
            [one] { $names } wins
           *[other] { $names } win
        }
    }
}

# What the others did to the reader since their last turn, in one sentence.
captured-yours = { $capture ->
    [bump] { $count ->
        [one] { $names } bumped your pawn
       *[other] { $names } bumped { $count } of your pawns
    }
   *[take] { $count ->
        [one] { $names } captured your pawn
       *[other] { $names } captured { $count } of your pawns
    }
}
swapped-yours = { $names } changed places with you
took-yours = { $names } took { $count } { $things } from you
lost-yours = You lost { $count } { $things }
got-yours = You got { $count } { $things }

## A turn of another player in a few words, after the name: "captured you and moved 9".

turn-captured = { $capture ->
    [bump] bumped
   *[take] captured
} { $who ->
    [you] { $own ->
        [one] you
       *[other] { $own } of your pawns
    }
    [both] you and { $whom }
    [one] { $times ->
        [one] { $whom }
        [2] { $whom } twice
       *[other] { $whom } { $times } times
    }
   *[several] { $whom }
}
turn-swapped = changed places with { $who ->
    [you] you
   *[other] { $whom }
}
turn-home = { $count ->
    [one] got a pawn home
   *[other] got { $count } pawns home
}
turn-sent-back = sent a pawn back for one roll too many
turn-took = { $count ->
    [one] took a star
   *[other] took { $count } stars
}{ $who ->
    [nobody] { "" }
    [you] { " " }from you
    [both] { " " }from you and { $whom }
   *[other] { " " }from { $whom }
}
turn-lost = { $count ->
    [one] lost a star
   *[other] lost { $count } stars
}{ $who ->
    [nobody] { "" }
    [you] { " " }to you
    [both] { " " }to you and { $whom }
   *[other] { " " }to { $whom }
}
turn-gave = gave { $who ->
    [all] everyone else
    [everybody] everybody
    [you] you
    [both] you and { $whom }
   *[other] { $whom }
} { $count ->
    [one] a star
   *[other] { $count } stars
}
turn-out = { $count ->
    [one] brought a pawn out
   *[other] brought { $count } pawns out
}
turn-back = went back { $count }
# Beside the rolls of the turn; a bonus is not among them.
# The count of each pawn that moved: "5 and 2", or 0.
turn-moved = moved { $bonus ->
    [0] { $count }
   *[other] { $count ->
        [0] { $bonus } by a bonus
       *[other] { $count }, and { $bonus } as a bonus
    }
}
turn-moved-in-all = moved { $count } in all
turn-slid = slid
turn-discarded = discarded { $card }
turn-passed = { $pawns ->
    [waiting] could not bring a pawn out
    [token] could not leave the Orphanage
    [exact] could not move Annie
   *[out] had no legal move
}
