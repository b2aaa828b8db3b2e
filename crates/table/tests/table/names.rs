//! Names of players: bots are marked, every name can be seen, and a seat keeps its name.

use std::rc::Rc;

use rules::narrator::Line;
use rules::seat::Seat;
use rules::state::Node;
use table::game_session::{self, GameSession};
use table::link::{self, Names};
use table::position_lines::random_record;
use table::random_numbers::Seeded;
use table::saved_game::{self, SavedGame};
use table::session::Intent;

use crate::desk::{Desk, setup};

const YELLOW: Seat = Seat(0);
const RED: Seat = Seat(2);

/// Characters that nobody sees, alone or among others.
const UNSEEN: [&str; 8] = [
    "\u{200d}",
    "\u{200b}\u{2060}",
    "\u{ad}",
    "\u{115f}",
    "\u{3164}",
    "\u{2800} \u{3000}",
    "\u{202e}\u{202c}",
    "\u{e0041}\u{fe0f}",
];

#[test]
fn a_bot_is_marked_wherever_its_name_is() {
    let record = random_record("pollyanna-1951", "YR", 1).unwrap();
    let record = record
        .replace("Y=random", "Y=person:Ann")
        .replace("R=random", "R=easy:Leo");
    let mut table = game_session::resume(&record).unwrap();
    assert_eq!(table.called(YELLOW), "Ann");
    assert_eq!(table.called(RED), "Bot Leo");
    let lines = table.log().iter().map(|line| line.plain.as_str());
    let (named, marked): (Vec<&str>, Vec<&str>) = lines
        .filter(|line| line.contains("Leo"))
        .partition(|line| !line.contains("Bot Leo"));
    assert_eq!(named, Vec::<&str>::new());
    assert!(marked.len() > 20);

    let scene = Desk::resumed(&record, &[]).scene();
    assert_eq!(scene.seats.panels[1].name, "Bot Leo");
    assert_eq!(
        scene.seats.panels[1].called, "Leo",
        "for the box of the name"
    );
    let end = scene.end.unwrap();
    let awards = end.awards.iter().map(|award| award.words.as_str());
    let texts = [&*end.title, &*end.chart.label].into_iter().chain(awards);
    let texts = texts.chain(end.lines.iter().map(|line| &*line.words));
    let told: Vec<&str> = texts.filter(|text| text.contains("Leo")).collect();
    assert!(told.len() > 2, "{told:?}");
    for text in told {
        assert_eq!(
            text.matches("Leo").count(),
            text.matches("Bot Leo").count(),
            "{text}"
        );
    }

    table.go_to(0);
    let mut desk = Desk::resumed(&table.record(), &[(2, 1), (5, 3)]);
    for _ in 0..2 {
        let status = desk.scene().now.status;
        assert!(
            !status.contains("Leo") || status.contains("Bot Leo"),
            "{status}"
        );
        if let Node::Chance { .. } = desk.session.table().node()
            && desk.session.local().can_roll()
        {
            desk.roll();
        }
    }
}

#[test]
fn a_name_of_invisible_characters_is_no_name() {
    for unseen in UNSEEN {
        // The form.
        let mut setup = setup("game=sorry&R=person&Y=easy");
        setup.places[0].name = unseen.to_owned();
        let table = game_session::open(&setup, Some(7)).unwrap();
        assert_eq!(table.called(Seat(0)), "Red", "{unseen:?}");
        let plain = table.record();
        assert!(plain.contains("seats R=person Y=easy\n"), "{plain}");
        // An address.
        let escaped: String = unseen.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let named = crate::desk::setup(&format!("game=sorry&R=person:{escaped}&Y=easy"));
        assert_eq!(named.places[0].name, "");
        // The dialog "Players".
        let mut desk = Desk::new("game=sorry&R=person:Ann&Y=easy", &[]);
        desk.say(Intent::Name(Seat(0), unseen.to_owned()));
        assert_eq!(desk.scene().seats.panels[0].called, "");
        // A record, a save of it, and a link of it.
        let escaped = unseen.replace(' ', "%20");
        let record = plain.replace("R=person", &format!("R=person:{escaped}"));
        assert_eq!(game_session::resume(&record).unwrap().record(), plain);
        let save = saved_game::write(&SavedGame {
            changed: 1,
            record: record.clone(),
            ..SavedGame::default()
        });
        assert_eq!(saved_game::open(&save).unwrap().1.record(), plain);
        let link = link::write(&record, Names::Told).unwrap();
        assert!(!link::read(&link).unwrap().contains("person:"));
    }
}

#[test]
fn a_person_who_was_a_bot_for_a_while_has_their_name_again() {
    let mut desk = Desk::new("Y=person:Ann&R=easy", &[(2, 1), (5, 3)]);
    for has_begun in [false, true] {
        desk.say(Intent::Sit(YELLOW, "easy".to_owned()));
        assert_eq!(desk.scene().seats.panels[0].name, "Bot Ann");
        desk.say(Intent::Sit(YELLOW, "person".to_owned()));
        assert_eq!(desk.scene().seats.panels[0].name, "Ann", "{has_begun}");
        if !has_begun {
            desk.roll();
        }
    }
    // Also after a reload.
    let mut desk = Desk::resumed(&desk.saved, &[]);
    desk.say(Intent::Sit(YELLOW, "medium".to_owned()));
    desk.say(Intent::Sit(YELLOW, "person".to_owned()));
    assert_eq!(desk.session.table().called(YELLOW), "Ann");
}

#[test]
fn the_task_of_a_roll_against_somebody_names_them() {
    let record = random_record("annie", "YBR", 3).unwrap();
    let record = record.replace("=random", "=easy");
    let lines: Vec<&str> = record.lines().collect();
    let mut found = 0;
    for end in 4..lines.len() - 1 {
        let session = Desk::resumed(&(lines[..end].join("\n") + "\n"), &[]).session;
        let status = session.local().status();
        for colour in ["Yellow", "Blue", "Red"] {
            assert!(!status.contains(colour), "{status}");
        }
        found += usize::from(status.contains("roll against "));
    }
    assert!(found > 0);
}

/// The choices in words.
fn told(table: &GameSession) -> Vec<Line> {
    let choices = table.choices().iter();
    choices.map(|choice| table.line(choice)).collect()
}

/// Only the lines that name a player are rendered again at each letter of a new name, and the log is as a new session has it.
#[test]
fn a_new_name_changes_the_lines_that_have_it() {
    for query in [
        "game=pollyanna-1951&Y=person:Ann&R=person:Leo",
        "game=parcheesi&Y=person:Ann&G=easy&R=easy",
        "game=sorry&Y=person:Ann&R=person:Leo&G=easy",
        "game=annie&Y=person:Ann&B=person:Leo",
    ] {
        let mut table = game_session::open(&setup(query), Some(7)).unwrap();
        let mut dice = Seeded { seed: 7 };
        for turn in 0..300 {
            match table.node() {
                Node::Chance { .. } => drop(table.roll(&mut dice)),
                Node::Decision { .. } => drop(table.play(turn % table.choices().len())),
                Node::Terminal { .. } => break,
            }
        }
        for (seat, _) in setup(query).people() {
            let before: Vec<*const u8> =
                table.log().iter().map(|line| line.plain.as_ptr()).collect();
            table.name(seat, "Zoe");
            let again = game_session::resume(&table.record()).unwrap();
            assert_eq!(table.log(), again.log(), "{query}");
            assert_eq!(told(&table), told(&again), "{query}");
            assert_eq!(table.position(None), again.position(None));
            let is_kept = |(line, before): (&Rc<Line>, &*const u8)| line.plain.as_ptr() == *before;
            let kept = table
                .log()
                .iter()
                .zip(&before)
                .filter(|each| is_kept(*each))
                .count();
            let unnamed = table
                .log()
                .iter()
                .filter(|line| !line.plain.contains("Zoe"))
                .count();
            assert!(kept * 2 > unnamed, "{query}: {kept} of {unnamed}");
            table.name(seat, "Ann");
        }
    }
}
