//! Fingerprints: games in which every roll follows from the seed, and the ones that have none.

use table::dice_mode::DiceMode;
use table::durations::Speed;
use table::fingerprint::{self, CheckedDice, Fingerprint};
use table::link::{self, Names};
use table::random_numbers::SaltedSeed;
use table::saved_game::{self, SavedGame};
use table::session::{Intent, Session};
use table::table_settings::TableSettings;
use table::{game_session, position_lines};

use crate::desk::{Desk, levels, start};
use crate::replays::random_games;

const SALT: u128 = 0x0011_2233_4455_6677_8899_aabb_ccdd_eeff;
const DICE: SaltedSeed = SaltedSeed {
    seed: 5,
    salt: Some(SALT),
};

/// A record with a salt below its seed.
fn salted(record: &str) -> String {
    let (before, after) = record.split_once("seed ").unwrap();
    let (seed, after) = after.split_once('\n').unwrap();
    format!("{before}seed {seed}\nsalt {SALT:032x}\n{after}")
}

/// Finished random games of every ruleset, with their seeds.
fn games() -> impl Iterator<Item = (String, u64)> {
    random_games().into_iter().map(|(ruleset, seats, seed)| {
        let record = position_lines::random_record(&ruleset.to_string(), &seats, seed);
        (salted(&record.unwrap()), seed)
    })
}

fn check(record: &str) -> CheckedDice {
    fingerprint::check(record).unwrap().unwrap()
}

#[test]
fn the_rolls_of_every_ruleset_follow_from_their_seed() {
    for (record, seed) in games() {
        let checked = check(&record);
        assert_eq!(checked.wrong, None, "{record}");
        assert!(checked.rolls > 10 && !checked.is_starter_given);
        assert_eq!((checked.seed, checked.salt), (seed, SALT));
        assert_eq!(checked.fingerprint, Fingerprint::of(seed, SALT));
        let other = record.replacen(
            &format!("seed {seed}\n"),
            &format!("seed {}\n", seed + 1),
            1,
        );
        let other = check(&other);
        assert_ne!(other.fingerprint, checked.fingerprint);
        let wrong = other.wrong.clone().unwrap();
        assert!(other.words().contains(&wrong.recorded), "{}", other.words());
    }
}

#[test]
fn a_changed_roll_is_found() {
    let mut desk = Desk::at(start("Y=person&R=person", DICE));
    desk.say(Intent::Roll);
    let record = desk.session.table().record();
    assert_eq!(check(&record).wrong, None);
    let (head, roll) = record.split_at(record.trim_end().rfind(' ').unwrap() + 1);
    let other = ["1-1", "2-1"]
        .into_iter()
        .find(|other| *other != roll.trim_end());
    let checked = check(&format!("{head}{}\n", other.unwrap()));
    let wrong = checked.wrong.clone().unwrap();
    assert_eq!(
        (wrong.number, wrong.computed.as_str()),
        (1, roll.trim_end())
    );
    assert_eq!(
        checked.words(),
        format!(
            "Roll 1, {}: the record says {}, but {} follows from the seed.",
            wrong.colour, wrong.recorded, wrong.computed
        )
    );
}

#[test]
fn a_rematch_names_its_starter_without_a_roll() {
    let record = position_lines::random_record("sorry", "RY", 3).unwrap();
    let (first, _) = Session::resume(&record, 0, Speed::Instant.into(), levels()).unwrap();
    let (next, _) = first.again(DICE, levels()).unwrap();
    let record = next.table().record();
    let checked = check(&record);
    let given = usize::from(checked.is_starter_given);
    assert_eq!((checked.rolls + given, &checked.wrong), (1, &None));
    let starts = |seed| {
        let dice = SaltedSeed { seed, ..DICE };
        let (next, _) = first.again(dice, levels()).unwrap();
        check(&next.table().record()).is_starter_given
    };
    // The seed names the same starter by chance in half of all games.
    assert!((0..20).any(starts));
}

#[test]
fn games_whose_dice_do_not_come_from_their_seed_have_no_fingerprint() {
    let begun = |query: &str| start(query, DICE);
    let (session, _) = begun("Y=person&R=person");
    let table = session.table();
    assert_eq!(table.fingerprint(), Some(Fingerprint::of(5, SALT)));
    // A seed that a person has chosen has a fingerprint too.
    let (chosen, _) = begun("Y=person&R=person&seed=9");
    assert_eq!(chosen.table().fingerprint(), Some(Fingerprint::of(9, SALT)));
    let (manual, _) = begun("Y=person&R=person&dice=people");
    assert_eq!(manual.table().fingerprint(), None);
    assert!(!manual.table().record().contains("salt"));
    let mut copy = table.clone();
    copy.reseed(6);
    assert_eq!(copy.fingerprint(), None);
    let mut entered = table.clone();
    entered.enter(entered.chances().outcomes[0].entry);
    assert_eq!(entered.fingerprint(), None);
    for record in [copy.record(), entered.record()] {
        assert_eq!(fingerprint::check(&record), Ok(None));
        game_session::resume(&record).unwrap();
    }
    // Played on from a moment of a finished game, whose seed is known.
    let (finished, _) = games().next().unwrap();
    let replay = Session::watch(&finished, Speed::Instant.into(), levels()).unwrap();
    assert_eq!(replay.play_on(8).0.table().fingerprint(), None);
}

/// Goes on: lifts the curtain, rolls, plays the first choice, or ends a pause.
fn go_on(desk: &mut Desk) {
    desk.say(Intent::Finish);
    desk.say(Intent::Look);
    if desk.session.local().can_roll() {
        desk.say(Intent::Roll);
    } else if let Some(choice) = desk.session.choices().first() {
        let id = desk.session.table().id(choice);
        desk.say(Intent::Play(id));
    } else if desk.pause.is_some() {
        desk.paused();
    }
}

#[test]
fn rolls_follow_from_the_seed_after_undo_and_resume() {
    for query in [
        "Y=person&R=person",
        "game=sorry&R=person&Y=person",
        "game=sorry%2Bhand&R=person&Y=person",
        "game=annie&Y=person&B=person",
    ] {
        let mut desk = Desk::at(start(query, DICE));
        for _ in 0..4 {
            (0..12).for_each(|_| go_on(&mut desk));
            desk.say(Intent::Finish);
            desk.say(Intent::Undo);
            desk.say(Intent::GoBack);
            let record = desk.session.table().record();
            assert_eq!(check(&record).wrong, None, "{record}");
            desk = Desk::at(Session::resume(&record, 99, Speed::Instant.into(), levels()).unwrap());
            let fingerprint = desk.session.table().fingerprint();
            assert_eq!(fingerprint, Some(Fingerprint::of(5, SALT)));
        }
        assert!(desk.session.table().entry_count() > 3, "{query}");
    }
}

#[test]
fn manual_dice_end_the_fingerprint_only_once_a_roll_is_entered() {
    let mut desk = Desk::at(start("Y=person&R=person", DICE));
    let manual = |manual_dice| {
        Intent::ChangeTableSettings(TableSettings {
            manual_dice,
            ..TableSettings::default()
        })
    };
    desk.say(manual(DiceMode::Everyone));
    desk.say(manual(DiceMode::Nobody));
    desk.say(Intent::Roll);
    let checked = check(&desk.session.table().record());
    assert_eq!((checked.rolls, checked.wrong), (1, None));
    desk.say(Intent::Finish);
    desk.say(manual(DiceMode::Everyone));
    desk.say(Intent::Enter("2-1".to_owned()));
    assert_eq!(desk.session.table().entry_count(), 2);
    assert_eq!(desk.session.table().fingerprint(), None);
    assert_eq!(fingerprint::check(&desk.session.table().record()), Ok(None));
}

#[test]
fn a_game_that_is_taken_back_after_its_end_has_no_fingerprint() {
    let record = games().next().unwrap().0.replace("=random", "=person");
    let (mut session, _) = Session::resume(&record, 0, Speed::Instant.into(), levels()).unwrap();
    assert!(session.table().fingerprint().is_some());
    session.update(Intent::Undo);
    assert!(session.table().node().seat().is_some());
    assert_eq!(session.table().fingerprint(), None);
    assert!(session.local().seed().is_some(), "the same dice come again");
}

#[test]
fn a_save_keeps_the_fingerprint() {
    let (session, _) = start("Y=person&R=person", DICE);
    let record = session.table().record();
    let save = SavedGame {
        record: record.clone(),
        ..SavedGame::default()
    };
    let text = saved_game::write(&save);
    let (_, resumed) = saved_game::open(&text).unwrap();
    assert_eq!(resumed.fingerprint(), session.table().fingerprint());
    assert_eq!(resumed.record(), record);
}

#[test]
fn a_link_to_a_finished_game_carries_its_salt_and_no_other_link_does() {
    for (record, _) in games() {
        let link = link::write(&record, Names::Told).unwrap();
        assert_eq!(link::read(&link).unwrap(), record);
        let mut part = game_session::resume(&record).unwrap();
        part.back_to(part.entry_count() - 1);
        let link = link::write(&part.record(), Names::Told).unwrap();
        assert!(!link::read(&link).unwrap().contains("salt"));
    }
}

#[test]
fn a_salt_has_32_digits_and_follows_a_seed() {
    let (record, seed) = games().next().unwrap();
    let line = format!("salt {SALT:032x}\n");
    for spoilt in [
        record.replace(&line, "salt 12\n"),
        record.replace(&line, &line.to_uppercase().replace("SALT", "salt")),
        record.replace(&line, &line.replace("salt 0", "salt +")),
        record.replace(&line, &line.replace("salt ", "salt 0")),
        record.replace(&line, &line.repeat(2)),
        record.replace(&format!("seed {seed}\n"), ""),
    ] {
        let problem = fingerprint::check(&spoilt).unwrap_err();
        assert!(problem.starts_with("line "), "{problem}");
    }
}
