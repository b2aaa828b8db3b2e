//! The characters who play as bots: one name everywhere, and lines now and then.

use std::collections::HashSet;

use rules::cast::{LINES, Occasion};
use rules::event::Event;
use rules::games::{self, FAMILIES};
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;
use table::durations::Speed;
use table::game_session::{self, GameSession};
use table::position_lines::random_record;
use table::random_numbers::{Seeded, Source};
use table::scene::{self, Mood, Scene};
use table::session::{Effect, Intent, LocalGame, PlayerSettings, Session, Watch};
use table::speech::{self, Speech, SpeechQuery};
use words::Language;

use crate::desk::{Desk, levels, set_speech};

/// A random game of a ruleset, with a person on the first seat and easy bots on the others.
fn game(ruleset: Ruleset, seed: u64) -> String {
    let seats: SeatSet = ruleset.family.all_seats();
    let letters: String = seats
        .iter()
        .map(|seat| ruleset.family.letter(seat))
        .collect();
    let record = random_record(ruleset.edition.name, &letters, seed).unwrap();
    let first = ruleset.family.letter(Seat(0));
    record
        .replace(&format!("{first}=random"), &format!("{first}=person:Ann"))
        .replace("=random", "=easy")
}

/// Every edition of every game.
fn rulesets() -> impl Iterator<Item = Ruleset> {
    FAMILIES.iter().flat_map(|family| family.plain_rulesets())
}

#[test]
fn a_bot_is_called_by_its_character_everywhere() {
    for ruleset in rulesets() {
        let record = game(ruleset, 3);
        for language in Language::ALL {
            words::speak(language);
            let mut desk = Desk::resumed(&record, &[]);
            set_speech(&mut desk.session, Speech::Detailed);
            let scene = desk.scene();
            let names: Vec<&str> = scene.seats.panels[1..].iter().map(|it| &*it.name).collect();
            let table = desk.session.table();
            let end = scene.end.as_ref().unwrap();
            let mut texts = vec![scene.now.status.clone(), end.title.clone()];
            texts.extend(end.awards.iter().map(|award| award.words.clone()));
            texts.extend(end.lines.iter().map(|line| line.words.clone()));
            texts.push(end.chart.label.clone());
            texts.extend(table.log().iter().map(|line| line.plain.clone()));
            texts.push(speech::told(&desk.session, SpeechQuery::Turn));
            for (seat, name) in (1..).map(Seat).zip(&names) {
                assert_eq!(table.called(seat), *name);
                let told = texts.iter().filter(|text| text.contains(name));
                assert!(told.count() > 10, "{ruleset}: {name}");
            }
            let levels = ["Easy", "easy", "fácil", "Bot ", "bot "];
            for text in &texts {
                let has_level = levels.iter().any(|level| text.contains(level));
                assert!(!has_level, "{ruleset} in {language:?}: {text}");
            }
        }
    }
}

#[test]
fn a_player_who_is_replaced_is_called_by_the_one_who_plays() {
    let mut desk = Desk::new("Y=person&R=easy", &[(2, 1), (5, 3)]);
    let names = |desk: &Desk| {
        let panels = desk.scene().seats.panels;
        panels
            .into_iter()
            .map(|panel| (panel.name, panel.level))
            .collect::<Vec<_>>()
    };
    let easy = Some("easy".to_owned());
    assert_eq!(
        names(&desk),
        [("Yellow".to_owned(), None), ("Lou".to_owned(), easy)]
    );
    desk.roll();
    desk.say(Intent::Sit(Seat(0), "hard".to_owned()));
    desk.say(Intent::Sit(Seat(2), "person".to_owned()));
    let hard = Some("hard".to_owned());
    assert_eq!(
        names(&desk),
        [("Hattie".to_owned(), hard), ("Red".to_owned(), None)]
    );
    let log = desk.session.table().log().iter();
    let log: Vec<&str> = log.map(|line| &*line.plain).collect();
    assert!(
        log.contains(&"Hattie now plays Yellow (hard bot)"),
        "{log:?}"
    );
    assert!(log.contains(&"A person now plays Red"), "{log:?}");
}

/// A line that somebody says.
struct Said {
    /// The number of record entries.
    at: usize,
    /// The number of turns.
    turn: usize,
    seat: Seat,
    line: String,
}

/// Who says what at the end of a table's record.
fn said(table: &GameSession, player: PlayerSettings) -> Option<(Seat, String)> {
    let dice = Source::Seeded(Seeded { seed: 1 });
    let session = Session::of(LocalGame::new(table.clone(), dice, player), levels()).0;
    let line = Scene::of(&session).seats.remark?;
    Some((line.seat, line.words))
}

/// All lines of a game with the person on the first seat.
fn lines(record: &str) -> Vec<Said> {
    let mut table = game_session::resume(record).unwrap();
    table.go_to(0);
    let (mut lines, mut turn, mut acting, mut before) = (Vec::new(), 0, None, None);
    while table.later() > 0 {
        table.forward();
        let now = said(&table, PlayerSettings::default());
        let at = table.entry_count();
        let last = table.game_summary().turns.last().map(|(seat, _)| *seat);
        if last != acting {
            (acting, turn) = (last, turn + 1);
        }
        if let Some((seat, line)) = now.clone().filter(|_| now != before) {
            lines.push(Said {
                at,
                turn,
                seat,
                line,
            });
        }
        before = now;
    }
    lines
}

#[test]
fn characters_talk_now_and_then() {
    for ruleset in rulesets() {
        let start = games::game(ruleset);
        let own = |seat: Seat| {
            let line = |occasion, line| start.cast_line(seat, occasion, line);
            let lines = |occasion| (0..LINES).map(move |number| line(occasion, number));
            Occasion::ALL
                .into_iter()
                .flat_map(lines)
                .collect::<Vec<_>>()
        };
        let mut count = 0;
        for seed in 0..2 {
            let record = game(ruleset, seed);
            let table = game_session::resume(&record).unwrap();
            let said = lines(&record);
            for each in &said {
                assert!(each.seat != Seat(0) && own(each.seat).contains(&each.line));
            }
            let distinct: HashSet<_> = said.iter().map(|each| (each.seat, &each.line)).collect();
            assert_eq!(distinct.len(), said.len(), "{ruleset}: no line twice");
            let (end, others) = said.split_last().unwrap();
            assert_eq!(end.at, table.entry_count(), "the end has a line");
            let in_a_row = others
                .windows(2)
                .find(|pair| pair[0].turn + 1 >= pair[1].turn);
            assert!(in_a_row.is_none(), "{ruleset}: never in two turns in a row");
            // About one turn in five at most; one in three of a short game.
            let rare = if start.about().phrases.collects.is_some() {
                3
            } else {
                5
            };
            assert!(
                others.len() * rare <= end.turn,
                "{ruleset}: {}",
                others.len()
            );
            count += others.len();
        }
        assert!(count > 2, "{ruleset}: {count}");
    }
}

/// What the portrait of a seat shows at the end of a table's record.
fn mood(table: &GameSession, player: PlayerSettings, seat: Seat) -> Option<(Mood, usize)> {
    let dice = Source::Seeded(Seeded { seed: 1 });
    scene::mood(&LocalGame::new(table.clone(), dice, player), seat)
}

#[test]
fn portraits_react_to_captures_and_to_the_end() {
    let quiet = PlayerSettings {
        opponents_talk: false,
        ..PlayerSettings::default()
    };
    for ruleset in rulesets() {
        let mut table = game_session::resume(&game(ruleset, 1)).unwrap();
        table.go_to(0);
        let (mut captures, mut is_duel) = (0, false);
        while table.later() > 0 {
            let events = table.forward();
            is_duel |= events.iter().any(|it| matches!(it, Event::Picked { .. }));
            let ends = |it: &Event| matches!(it, Event::TurnPasses { .. });
            let side = |seat: Seat| table.game().seat(seat).side;
            let captures_of = events.iter().filter_map(Event::capture);
            // A gift by choice hurts nobody.
            let lost = events
                .iter()
                .filter_map(Event::gift)
                .filter(move |_| is_duel);
            is_duel &= !events.iter().any(ends);
            let pairs = captures_of.chain(lost.map(|(from, to, _)| (to, from)));
            for (by, of) in pairs.filter(|(by, of)| !side(*by).has(*of)) {
                captures += 1;
                for bot in [by, of].into_iter().filter(|seat| *seat != Seat(0)) {
                    // Without words as well.
                    let shown = mood(&table, quiet, bot);
                    assert_eq!(
                        shown.map(|(_, at)| at),
                        Some(table.entry_count()),
                        "{ruleset}"
                    );
                }
                assert_eq!(
                    mood(&table, quiet, Seat(0)),
                    None,
                    "a person has no such portrait"
                );
            }
        }
        assert!(captures > 1, "{ruleset}: {captures}");
        let Node::Terminal { winners } = table.node() else {
            panic!("{ruleset}: the game is over");
        };
        for seat in ruleset.family.all_seats().without(Seat(0)).iter() {
            let expected = match winners.has(seat) {
                true => Mood::Triumphant,
                false => Mood::Rueful,
            };
            assert_eq!(mood(&table, quiet, seat).unwrap().0, expected);
        }
    }
}

#[test]
fn characters_are_silent_where_nobody_plays_and_where_they_are_told_to_be() {
    let record = game(Ruleset::of(FAMILIES[0], 0), 0);
    let mut table = game_session::resume(&record).unwrap();
    let player = PlayerSettings::default();
    let quiet = PlayerSettings {
        opponents_talk: false,
        ..player
    };
    let instant = PlayerSettings {
        speed: Speed::Instant,
        ..player
    };
    assert!(said(&table, player).is_some() && said(&table, instant).is_some());
    assert_eq!(said(&table, quiet), None);
    let at = lines(&record)[0].at;
    table.go_to(at);
    assert!(said(&table, player).is_some());
    assert_eq!(
        said(&table, instant),
        None,
        "at once only the end has a line"
    );
    let mut replay = Session::watch(&record, player, levels()).unwrap();
    for _ in 0..=at {
        replay.update(Intent::Watch(Watch::Forward));
        while let Some(ticket) = replay.shown().ticket() {
            replay.update(Intent::MovementEnded(ticket));
        }
        assert_eq!(Scene::of(&replay).seats.remark, None);
    }
}

#[test]
fn a_line_comes_after_the_movement_and_is_heard_once() {
    let record = game(Ruleset::of(FAMILIES[0], 0), 0);
    let mut table = game_session::resume(&record).unwrap();
    let first = &lines(&record)[0];
    table.go_to(first.at - 1);
    let entry = table.clone();
    let mut next = entry;
    next.forward();
    let step = table.game().write(*next.history().last().unwrap());
    let seat = first.seat;
    let dice = Source::Seeded(Seeded { seed: 1 });
    let before = table.record();
    let mut desk = Desk::at(Session::of(
        LocalGame::new(
            game_session::resume(&before).unwrap(),
            dice,
            PlayerSettings::default(),
        ),
        levels(),
    ));
    let line = |desk: &Desk| {
        let line = desk.scene().seats.remark;
        line.filter(|line| line.seat == seat).map(|line| line.words)
    };
    let mut heard = Vec::new();
    let mut hear = |effects: &[Effect]| {
        heard.extend(effects.iter().filter_map(|effect| match effect {
            Effect::Announce(text) => Some(text.clone()),
            _ => None,
        }));
    };
    assert_eq!(
        desk.session.table().node().seat(),
        next.choosers()[first.at - 1]
    );
    desk.answer(&step);
    hear(&desk.effects);
    assert_eq!(line(&desk), None);
    desk.shown();
    hear(&desk.effects);
    assert_eq!(line(&desk).as_deref(), Some(&*first.line));
    let spoken = format!("{}: {}", table.called(seat), first.line);
    assert_eq!(
        heard.iter().filter(|text| text.contains(&spoken)).count(),
        1,
        "{heard:?}"
    );
}
