//! Hands of cards, choices of other players, matches: what only some games have.

use rules::chance::Card;
use rules::seat::Seat;
use rules::state::Node;
use table::durations::Speed;
use table::game_session::Choice;
use table::session::{Effect, Intent, Session, Watch};
use table::status::status_of_saved;

use crate::desk::{Desk, levels, start};

fn started(query: &str) -> Desk {
    Desk::at(start(&format!("{query}&speed=instant"), 7))
}

/// Lets everything happen that happens by itself.
fn let_be(desk: &mut Desk) {
    while desk
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::Pause(..)))
    {
        desk.paused();
    }
}

/// The seat that is to act.
fn to_act(desk: &Desk) -> Seat {
    desk.session.table().node().seat().unwrap()
}

/// Plays the first choice of whoever is to act, bot or person, as long as the turn stays there.
fn play_turn(desk: &mut Desk) {
    let seat = to_act(desk);
    loop {
        let table = desk.session.table();
        let first = table.choices().first().map(|choice| table.step(choice));
        match first {
            Some(step) if desk.session.local().is_persons_turn() => desk.play(&step),
            Some(step) => desk.answer(&step),
            None => desk.roll(),
        }
        let_be(desk);
        let node = desk.session.table().node();
        if node.seat() != Some(seat) || desk.session.local().curtain().is_some() {
            return;
        }
    }
}

const TWO: &str = "game=sorry+hand&R=person&Y=person";

#[test]
fn hands_are_dealt_automatically() {
    let mut desk = started(TWO);
    assert!(
        !desk.session.local().can_roll(),
        "a lot and a deal need nobody"
    );
    let_be(&mut desk);
    assert!(matches!(desk.session.table().node(), Node::Decision { .. }));
    for seat in [Seat(0), Seat(2)] {
        assert_eq!(
            desk.session.table().game().seat(seat).hand.unwrap().len(),
            5
        );
    }
    assert_eq!(desk.scene().cards.unwrap().pile, 35);
}

#[test]
fn a_curtain_keeps_each_hand_from_the_other() {
    let mut desk = started(TWO);
    let_be(&mut desk);
    for _ in 0..6 {
        let seat = to_act(&desk);
        assert_eq!(desk.session.local().curtain(), Some(seat));
        let scene = desk.scene();
        assert_eq!(scene.seats.curtain.unwrap().seat, seat);
        let saved = status_of_saved(desk.session.table());
        assert!(saved.ends_with(": play a card"), "{saved}");
        assert!(scene.moves.list.is_empty() && scene.board.goals.is_empty());
        assert!(scene.board.pawns.iter().all(|pawn| pawn.label.is_none()));
        assert!(scene.cards.unwrap().hand.is_empty());
        assert!(!scene.position.contains("hand="), "{}", scene.position);
        assert!(!scene.position.contains("hands="), "{}", scene.position);
        assert!(!scene.now.can.hint && scene.now.can.roll.is_none());
        desk.say(Intent::Hint);
        let alert = desk.scene().now.alert.expect("what to do first");
        assert!(
            alert.starts_with("Show ") && alert.ends_with("'s hand"),
            "{alert}"
        );

        desk.say(Intent::Look);
        let scene = desk.scene();
        let cards = scene.cards.unwrap();
        assert_eq!((cards.hand_of, cards.hand.len()), (Some(seat), 5));
        assert!(scene.position.contains(" hand="), "{}", scene.position);
        assert!(!scene.position.contains("hands="), "{}", scene.position);
        assert!(!scene.moves.list.is_empty());
        // What is left to come holds the other hand's cards too: nobody knows which is where.
        assert_eq!(
            cards.unseen.iter().map(|(_, count)| count).sum::<u32>(),
            cards.pile + 5
        );

        let first = desk.session.table().id(&desk.session.choices()[0]);
        desk.say(Intent::Play(first));
        let_be(&mut desk);
        if to_act(&desk) == seat {
            // A 2: the same player goes on, and need not ask again.
            assert_eq!(desk.session.local().curtain(), None);
            play_turn(&mut desk);
        }
    }
}

#[test]
fn a_refusal_of_a_card_is_not_seen_by_the_next_player() {
    let mut desk = started(TWO);
    let_be(&mut desk);
    let mut refused = 0;
    for _ in 0..12 {
        let seat = to_act(&desk);
        desk.say(Intent::Look);
        let step = desk.step(0);
        desk.play(&step);
        // A late tap, while the next card is still to be drawn.
        let hand = desk.session.local().hand().map(|(_, hand)| hand);
        if hand.is_some_and(|hand| !hand.is_empty()) {
            desk.say(Intent::Pick(0));
            refused += usize::from(desk.session.alert().is_some());
            desk.paused();
        }
        let_be(&mut desk);
        if to_act(&desk) != seat {
            assert_eq!(desk.session.alert(), None);
        }
    }
    assert!(refused > 2, "{refused}");
}

#[test]
fn a_hand_with_one_playable_card_waits_for_its_player() {
    let people = "R=person:Mia&B=person:Leo&Y=person:Ann";
    let query = format!("game=sorry+hand&{people}&singles=RBY&seed=3&speed=normal");
    let mut desk = Desk::at(start(&query, 3));
    let mut only_cards = 0;
    for _ in 0..60 {
        while desk.session.shown().ticket().is_some() {
            desk.shown();
        }
        let_be(&mut desk);
        let seat = to_act(&desk);
        if desk.session.local().curtain().is_some() {
            desk.say(Intent::Look);
        }
        let before = desk.session.table().entry_count();
        let choices = desk.session.choices();
        only_cards += usize::from(choices.len() == 1);
        let_be(&mut desk);
        assert_eq!(desk.session.table().entry_count(), before);
        assert_eq!(
            desk.session.local().hand().map(|(seat, _)| seat),
            Some(seat)
        );
        let step = desk.session.table().step(&choices[0]);
        desk.play(&step);
    }
    assert!(only_cards > 3, "{only_cards}");
}

#[test]
fn one_person_among_bots_sees_their_hand_and_no_other() {
    let mut desk = started("game=sorry+hand&R=person&Y=medium&B=easy&G=easy");
    let_be(&mut desk);
    for _ in 0..12 {
        assert_eq!(desk.session.local().viewer(), Some(Seat(0)));
        assert_eq!(desk.session.local().curtain(), None);
        let scene = desk.scene();
        assert_eq!(scene.cards.unwrap().hand_of, Some(Seat(0)));
        let own = desk.session.table().game().seat(Seat(0)).hand.unwrap();
        let names: Vec<_> = own.iter().map(|card| card.name).collect();
        for part in scene.position.split(' ') {
            if let Some(hand) = part.strip_prefix("hand=") {
                assert_eq!(hand, names.join(","), "{}", scene.position);
            }
            if let Some(hands) = part.strip_prefix("hands=") {
                assert_eq!(hands, format!("R:{}", names.join(",")));
            }
        }
        if let Some(question) = &desk.question {
            let other = question
                .position
                .split(' ')
                .find(|part| part.starts_with("hands="));
            assert_eq!(other, None, "a bot is told no other hand");
        }
        play_turn(&mut desk);
    }
    // Nobody's drawing names a card.
    let mut log = desk.session.table().log().iter();
    assert!(log.any(|line| line.full.contains("draws a card")));
}

/// The place of a card in the visible hand: of equal cards the last.
fn place(desk: &Desk, card: Card) -> usize {
    let (_, hand) = desk.session.local().hand().unwrap();
    hand.iter().rposition(|held| *held == card).unwrap()
}

#[test]
fn a_card_is_selected_and_deselected() {
    let mut desk = started("game=sorry+hand&R=person&Y=easy&seed=4");
    let_be(&mut desk);
    while to_act(&desk) != Seat(0) {
        play_turn(&mut desk);
    }
    desk.say(Intent::ChooseNothing);
    let scene = desk.scene();
    assert_eq!(
        scene.now.alert.as_deref(),
        Some("Choose a card from your hand first")
    );
    assert_eq!(scene.board.alert_at, None, "beside the hand");
    let all = desk.session.choices();
    let card = all[0].card.unwrap();
    let place = place(&desk, card);
    desk.say(Intent::Pick(place));
    let picked = desk.session.choices();
    assert!(picked.iter().all(|choice| choice.card == Some(card)));
    let rivals = desk.session.table().board().yard(Seat(2)).unwrap();
    desk.say(Intent::Choose(rivals));
    let alert = desk.scene().now.alert.expect("whose pawn it is");
    assert!(
        alert.starts_with("That is ") && !alert.contains("Choose a card"),
        "{alert}"
    );
    let held = desk.scene().cards.unwrap().hand;
    let picked: Vec<usize> = (0..held.len()).filter(|at| held[*at].picked).collect();
    assert_eq!(picked, [place]);
    desk.say(Intent::Pick(place));
    assert_eq!(desk.session.choices(), all);
    desk.say(Intent::Pick(held.len()));
    assert_eq!(desk.session.choices(), all);
}

#[test]
fn an_answer_to_a_tap_goes_with_the_next_move() {
    let mut desk = started("game=sorry+hand&R=person&B=easy&Y=easy&seed=4");
    let_be(&mut desk);
    while to_act(&desk) != Seat(1) {
        play_turn(&mut desk);
    }
    desk.say(Intent::Pick(0));
    assert!(desk.session.alert().is_some(), "whose turn it is");
    play_turn(&mut desk);
    assert_eq!(to_act(&desk), Seat(2));
    assert_eq!(desk.session.alert(), None);
}

#[test]
fn a_dragged_card_shows_its_goals_and_is_played_where_it_is_dropped() {
    let mut desk = started("game=sorry+hand&R=person&Y=easy&seed=4");
    let_be(&mut desk);
    // A card of several moves, of which one leads to a goal.
    let meant = loop {
        let choices = desk.session.choices();
        let lone = choices.iter().find(|choice| {
            let by_card = choices.iter().filter(|each| each.card == choice.card);
            let goals: Vec<_> = by_card.map(|each| each.pointing.to).collect();
            let there = goals.iter().filter(|to| **to == choice.pointing.to);
            choice.pointing.to.is_some() && goals.len() > 1 && there.count() == 1
        });
        match lone {
            Some(lone) if to_act(&desk) == Seat(0) => break *lone,
            _ => play_turn(&mut desk),
        }
    };
    let card = place(&desk, meant.card.unwrap());
    let goal = meant.pointing.to.unwrap();
    desk.say(Intent::HoldCard(card));
    assert_eq!(
        desk.session.selection().picked(desk.session.local()),
        Some((card, meant.card.unwrap()))
    );
    let has_goal = |desk: &Desk| {
        let goals = desk.scene().board.goals;
        goals.iter().any(|each| each.space == goal)
    };
    assert!(has_goal(&desk));
    for beside in [Intent::ChooseNothing, Intent::DropOnPile] {
        desk.say(Intent::HoldCard(card));
        desk.say(beside);
        assert!(desk.session.alert().is_some());
        assert!(has_goal(&desk), "it stays picked, and its goals are seen");
    }
    let step = desk.session.table().step(&meant);
    desk.say(Intent::Choose(goal));
    assert!(desk.saved.contains(&step), "{}", desk.saved);
}

#[test]
fn a_card_of_one_use_is_used_where_the_pile_is() {
    let is_discard = |choice: &Choice| choice.pointing.piece.is_none();
    let is_move = |choice: &Choice| choice.pointing.piece.is_some();
    for is_use in [is_discard, is_move] {
        let mut desk = started("game=sorry+hand&R=person&Y=easy&seed=4");
        let_be(&mut desk);
        let card = loop {
            let choices = desk.session.choices();
            let mut uses = choices.iter().filter(|each| is_use(each));
            let lone = uses.find(|choice| {
                let same = choices.iter().filter(|each| each.card == choice.card);
                same.count() == 1
            });
            match lone {
                Some(lone) if to_act(&desk) == Seat(0) => break lone.card.unwrap(),
                _ => play_turn(&mut desk),
            }
        };
        let before = desk.saved.clone();
        desk.say(Intent::DropOnPile);
        assert_eq!(desk.saved, before, "none is picked");
        desk.say(Intent::HoldCard(place(&desk, card)));
        desk.say(Intent::DropOnPile);
        assert_ne!(desk.saved, before);
    }
}

#[test]
fn a_hint_raises_its_own_card() {
    let mut desk = started("game=sorry+hand&R=person&Y=easy&seed=4");
    let_be(&mut desk);
    let (first, meant) = loop {
        let all = desk.session.choices();
        let first = all.first().and_then(|choice| choice.card);
        let other = all.iter().find(|choice| choice.card != first);
        match (first, other) {
            (Some(first), Some(other)) if to_act(&desk) == Seat(0) => break (first, *other),
            _ => play_turn(&mut desk),
        }
    };
    desk.say(Intent::Pick(place(&desk, first)));
    desk.say(Intent::Hint);
    let step = desk.session.table().step(&meant);
    desk.answer(&step);
    assert_eq!(
        desk.session
            .selection()
            .picked(desk.session.local())
            .map(|(_, card)| card),
        meant.card
    );
}

#[test]
fn a_match_adds_up_its_games_and_the_winner_begins() {
    let mut desk = started("game=sorry&R=easy&Y=easy&match=400&seed=3");
    let mut before = [0; 4];
    for game in 0..30 {
        let_be(&mut desk);
        while !matches!(desk.session.table().node(), Node::Terminal { .. }) {
            play_turn(&mut desk);
        }
        let points = desk.session.table().points().unwrap();
        for (seat, points) in &points {
            assert!(*points >= before[seat.index()], "points are never lost");
            before[seat.index()] = *points;
        }
        let end = desk.scene().end.unwrap();
        let over = points.iter().any(|(_, points)| *points >= 400);
        assert_eq!(end.points.len(), if over { 3 } else { 2 });
        assert_eq!(end.goes_on, !over);
        // What the seats had before this game is on their panels.
        for panel in &desk.scene().seats.panels {
            let beside = panel.beside.as_deref().unwrap();
            assert!(beside.ends_with(" of 400"), "{beside}");
        }
        if over {
            assert!(end.points[2].ends_with(" wins the match"), "{end:?}");
            assert!(game > 0);
            return;
        }
        let Node::Terminal { winners } = desk.session.table().node() else {
            unreachable!();
        };
        desk = Desk::at(desk.session.again(game, levels()).unwrap());
        let letter = if winners.has(Seat(0)) { 'R' } else { 'Y' };
        let record = desk.session.table().record();
        assert!(record.contains("\nmatch 400 "), "{record}");
        assert!(record.contains(&format!("\nopen {letter}\n")), "{record}");
    }
    panic!("the match does not end");
}

#[test]
fn another_player_is_chosen_on_their_panel() {
    let mut chosen = 0;
    for seed in 0..40 {
        let mut desk = started(&format!(
            "game=annie&Y=person&B=person&R=person&seed={seed}"
        ));
        let_be(&mut desk);
        for _ in 0..60 {
            if desk.session.table().node().seat().is_none() {
                break;
            }
            let player_panels = desk.scene().seats.panels;
            if let Some(panel) = player_panels.iter().find(|panel| panel.step.is_some()) {
                let entries = desk.session.table().entry_count();
                // Who is to act cannot be chosen.
                assert!(!panel.to_act);
                desk.say(Intent::ChooseSeat(panel.seat));
                assert_eq!(desk.session.table().entry_count(), entries + 1);
                chosen += 1;
            } else if desk.session.local().can_roll() {
                desk.roll();
            } else {
                let step = desk.step(0);
                desk.play(&step);
            }
            let_be(&mut desk);
        }
    }
    assert!(chosen > 20, "{chosen}");
}

#[test]
fn forced_actions_are_automatic() {
    let mut desk = started("game=annie&Y=person&B=person&seed=2");
    let_be(&mut desk);
    let mut went = 0;
    for _ in 0..20 {
        if !desk.session.local().can_roll() {
            break;
        }
        desk.roll();
        if desk.session.choices().len() == 1 && desk.step(0) == "go" {
            let entries = desk.session.table().entry_count();
            desk.paused();
            assert_eq!(desk.session.table().entry_count(), entries + 1);
            assert_eq!(desk.session.alert(), None, "nothing is wrong with it");
            went += 1;
        }
        let_be(&mut desk);
        if !desk.session.choices().is_empty() {
            let step = desk.step(0);
            desk.play(&step);
            let_be(&mut desk);
        }
    }
    assert!(went > 3);
}

#[test]
fn player_panels_name_partners() {
    let desk = started("game=sorry+partners&R=person&B=person&Y=person&G=person&seed=3");
    let beside: Vec<_> = desk
        .scene()
        .seats
        .panels
        .into_iter()
        .map(|panel| panel.beside)
        .collect();
    let with = ["with Yellow", "with Green", "with Red", "with Blue"];
    assert_eq!(beside, with.map(|with| Some(with.to_owned())));
}

/// The lines of a record that tell of changes of seats.
fn changes(record: &str) -> Vec<&str> {
    let lines = record.lines();
    lines.filter(|line| line.starts_with("seat ")).collect()
}

#[test]
fn looking_into_a_bots_hand_is_recorded() {
    let mut desk = started("game=sorry+hand&R=person&Y=medium&seed=4");
    let yellow = Seat(2);
    // Nobody holds a card yet.
    desk.say(Intent::Sit(yellow, "easy".to_owned()));
    desk.say(Intent::Sit(yellow, "medium".to_owned()));
    assert_eq!(changes(&desk.saved), Vec::<&str>::new());
    assert!(desk.saved.contains("\nseats R=person Y=medium\n"));
    let_be(&mut desk);
    while to_act(&desk) == yellow || !desk.session.undo().can_undo(desk.session.local()) {
        play_turn(&mut desk);
    }
    let (before, lines) = (
        desk.session.table().entry_count(),
        desk.session.table().log().len(),
    );
    desk.say(Intent::Sit(yellow, "person".to_owned()));
    desk.say(Intent::Name(yellow, "Eve".to_owned()));
    desk.say(Intent::Sit(Seat(0), "easy".to_owned()));
    assert_eq!(desk.session.local().viewer(), Some(yellow));
    desk.say(Intent::Sit(Seat(0), "person".to_owned()));
    desk.say(Intent::Sit(yellow, "medium".to_owned()));

    let told = [
        "A person now plays Yellow",
        "Percy now plays Red (easy bot)",
        "A person now plays Red",
        "Bot Eve now plays Yellow (medium bot)",
    ];
    let written = [
        "seat Y=person:Eve",
        "seat R=easy",
        "seat R=person",
        "seat Y=medium:Eve",
    ];
    let table = desk.session.table();
    let log = table.log()[lines..].iter();
    assert!(log.map(|line| line.full.as_str()).eq(told));
    assert_eq!(table.entry_count(), before);
    assert_eq!(changes(&desk.saved), written);
    assert_eq!(table.player(yellow).kind, "medium");

    // Going back takes nothing of it back, nor does a reload.
    let is_told = |desk: &Desk| {
        let log = desk.session.table().log();
        let stands = told
            .iter()
            .all(|line| log.iter().any(|each| each.full == *line));
        stands && changes(&desk.session.table().record()) == written
    };
    while desk.session.undo().can_undo(desk.session.local()) {
        desk.say(Intent::Undo);
        assert!(is_told(&desk));
        let again = Session::resume(&desk.saved, 1, Speed::Instant.into(), levels()).unwrap();
        let again = Desk::at(again);
        assert!(is_told(&again));
        assert_eq!(again.session.table().record(), desk.saved);
        assert_eq!(again.session.table().player(yellow).kind, "medium");
    }
    assert!(desk.session.table().entry_count() < before);
}

#[test]
fn a_replay_tells_who_sits_down_when_it_happens() {
    let mut desk = started("game=sorry&R=person&Y=easy&seed=4");
    let_be(&mut desk);
    for _ in 0..3 {
        play_turn(&mut desk);
    }
    let at = desk.session.table().entry_count();
    desk.say(Intent::Sit(Seat(2), "person".to_owned()));
    for _ in 0..3 {
        play_turn(&mut desk);
    }
    let whole = desk.session.table().record();
    let told = |session: &Session| {
        let is_person = session.table().player(Seat(2)).kind == "person";
        let log = session.table().log();
        let is_told = log
            .iter()
            .any(|line| line.full == "A person now plays Yellow");
        assert_eq!(is_person, is_told);
        is_told
    };
    let mut replay = Desk::at((
        Session::watch(&whole, Speed::Instant.into(), levels()).unwrap(),
        Vec::new(),
    ));
    for to in [at - 1, at, at + 1, 999, at, at - 1] {
        replay.say(Intent::Watch(Watch::To(to)));
        assert_eq!(told(&replay.session), to >= at, "{to}");
        assert_eq!(replay.session.table().whole_record(), whole);
        replay.session.rebuild_texts();
        assert_eq!(replay.session.table().whole_record(), whole);
        // Played on from before that, the bot sits there still.
        let (played, _) = replay.session.play_on(5);
        assert_eq!(told(&played), to >= at, "{to}");
        assert_eq!(
            changes(&played.table().record()).len(),
            usize::from(to >= at)
        );
    }
}
