//! The characters who play as bots: one name everywhere, and lines now and then.

use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use table::replay::random_record;
use table::session::Intent;
use table::speech::{Speech, SpeechQuery};
use words::Language;

use crate::desk::{Desk, set_speech};

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
    FAMILIES.iter().flat_map(|family| {
        let editions = 0..family.editions.len();
        editions.map(|index| Ruleset::of(family, index))
    })
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
            texts.push(desk.session.told(SpeechQuery::Turn));
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
