//! Table settings: turning the board, move highlights, forced moves, names.

use rules::board::Space;
use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use table::durations::Speed;
use table::scene::Scene;
use table::session::{Effect, Intent, PlayerSettings, Session};
use table::setup::Setup;
use table::sides::{Side, own_side};
use table::table_settings::{Seating, TableSettings};

use crate::desk::{Desk, id, levels, setup};
use crate::speech::begun;

const YELLOW: Seat = Seat(0);

/// Two people, of whom the first has no way but to enter with each six.
fn desk(singles: SeatSet) -> Desk {
    let rolls = [(6, 3), (5, 1), (6, 6), (2, 1), (2, 1)];
    let mut desk = Desk::new("Y=person&R=person", &rolls);
    let singles = TableSettings {
        singles,
        ..TableSettings::default()
    };
    desk.say(Intent::ChangeTableSettings(singles));
    for _ in 0..2 {
        desk.roll();
        desk.shown();
    }
    desk
}

#[test]
fn an_only_move_is_played_automatically_if_set_and_announced() {
    let mut desk = desk(SeatSet::EMPTY.with(YELLOW));
    desk.roll();
    desk.shown();
    let said = |desk: &Desk| {
        let only = |effect: &&Effect| matches!(effect, Effect::Announce(words) if words.starts_with("The only move"));
        desk.effects.iter().filter(only).count()
    };
    assert_eq!(desk.session.choices().len(), 1, "every six enters");
    assert_eq!(said(&desk), 1);
    assert_eq!(
        Scene::of(&desk.session).board.lit.len(),
        2,
        "the way is lit"
    );
    let before = desk.session.table().entry_count();
    desk.paused();
    assert_eq!(desk.session.table().entry_count(), before + 1);
}

#[test]
fn an_only_move_waits_for_its_player_by_default() {
    let mut desk = desk(SeatSet::EMPTY);
    desk.roll();
    desk.shown();
    assert_eq!(desk.session.choices().len(), 1);
    let waits = |effect: &Effect| !matches!(effect, Effect::Pause(..));
    assert!(desk.effects.iter().all(waits));
}

#[test]
fn a_new_game_makes_forced_moves_unless_an_address_names_seats_without_them() {
    let on = |query: &str| setup(query).table_settings.singles;
    for family in FAMILIES {
        let ruleset = Ruleset::of(family, 0);
        let name = ruleset.edition.name;
        let all = family.all_seats();
        assert_eq!(Setup::usual(ruleset, "easy").table_settings.singles, all);
        assert_eq!(on(&format!("game={name}")), all);
        let letter = family.letter(Seat(0));
        let named = on(&format!("game={name}&{letter}=person"));
        assert_eq!(named, SeatSet::EMPTY);
        assert_eq!(on(&format!("game={name}&singles=")), SeatSet::EMPTY);
    }
    assert_eq!(
        on("Y=person&R=person&singles=Y"),
        SeatSet::EMPTY.with(YELLOW)
    );
    // An old save does not name them either.
    assert_eq!(TableSettings::read(FAMILIES[0], "").singles, SeatSet::EMPTY);
}

#[test]
fn a_turn_without_a_legal_move_waits_for_the_button_where_that_is_wanted() {
    let rolls = [(6, 3), (5, 1), (4, 1)];
    let mut desk = Desk::new("Y=person&R=person", &rolls);
    let by_button = PlayerSettings {
        auto_pass: false,
        ..PlayerSettings::default()
    };
    desk.say(Intent::Prefer(by_button));
    for _ in 0..3 {
        desk.roll();
        desk.shown();
    }
    let entries = desk.session.table().entry_count();
    let pauses = |desk: &Desk| {
        let pause = |effect: &&Effect| matches!(effect, Effect::Pause(..));
        desk.effects.iter().filter(pause).count()
    };
    assert_eq!(pauses(&desk), 0);
    let pass = Scene::of(&desk.session).now.pass;
    assert_eq!(pass, Some(id(&desk.session, "pass")));
    assert_eq!(desk.session.table().entry_count(), entries);
    // Turned on again, the same turn passes.
    desk.say(Intent::Prefer(PlayerSettings::default()));
    assert_eq!(Scene::of(&desk.session).now.pass, None);
    desk.paused();
    assert_eq!(desk.session.table().entry_count(), entries + 1);
}

#[test]
fn a_move_that_is_no_choice_needs_no_button() {
    let mut desk = Desk::new("game=annie&Y=person&B=person", &[]);
    let by_button = PlayerSettings {
        auto_pass: false,
        ..PlayerSettings::default()
    };
    desk.say(Intent::Prefer(by_button));
    assert_eq!(Scene::of(&desk.session).now.pass, None);
}

#[test]
fn the_board_turns_to_the_only_person_unless_they_do_not_want_it() {
    let mut desk = Desk::new("Y=easy&R=person", &[]);
    let turned = desk.session.local().turns();
    assert_ne!(turned, 0);
    desk.say(Intent::Prefer(PlayerSettings {
        own_colour_below: false,
        ..PlayerSettings::default()
    }));
    assert_eq!(desk.session.local().turns(), 0);
    desk.say(Intent::Prefer(PlayerSettings::default()));
    assert_eq!(desk.session.local().turns(), turned);
}

#[test]
fn a_turn_without_a_legal_move_says_so_and_passes_at_any_speed() {
    for (speed, ms) in [
        ("slow", 2_000),
        ("normal", 2_000),
        ("fast", 2_000),
        ("instant", 0),
    ] {
        let rolls = [(6, 3), (5, 1), (4, 1)];
        let mut desk = Desk::new(&format!("Y=person&R=person&speed={speed}"), &rolls);
        for _ in 0..3 {
            desk.roll();
            if desk.session.shown().ticket().is_some() {
                desk.shown();
            }
        }
        let said = Effect::Alert(
            "No legal move with 4 and 1: only a 6, or a sum of 6, brings a pawn out".to_owned(),
        );
        assert!(desk.effects.contains(&said), "{:?}", desk.effects);
        let pause = Effect::Pause(desk.pause.unwrap(), ms);
        assert!(desk.effects.contains(&pause), "{:?}", desk.effects);
        desk.paused();
        desk.say(Intent::Finish);
        assert!(desk.scene().now.status.starts_with("Red's turn: roll"));
        assert_eq!(desk.scene().now.alert, None);
    }
}

#[test]
fn one_roll_of_a_person_decides_who_starts() {
    // Yellow and Blue tie, and roll again; Red does not.
    let rolls = [(6, 3), (1, 1), (5, 4), (2, 1), (6, 5)];
    let mut desk = Desk::new("Y=person&R=person&B=person", &rolls);
    desk.roll();
    desk.shown();
    let mut rolled = 1;
    while desk.session.table().is_for_start() {
        assert!(matches!(desk.effects.last(), Some(Effect::Pause(..))));
        desk.paused();
        assert!(
            desk.session.shown().ticket().is_some(),
            "each is shown on its way"
        );
        desk.shown();
        rolled += 1;
    }
    assert_eq!(rolled, 5);
    // The first roll to play is the starter's own.
    let pauses = |effect: &Effect| matches!(effect, Effect::Pause(..));
    assert!(!desk.effects.iter().any(pauses) && desk.session.local().can_roll());
    assert!(desk.scene().now.status.starts_with("Blue's turn: roll"));
}

#[test]
fn opening_rolls_wait_for_people() {
    let mut desk = Desk::new("Y=easy&R=person&speed=instant", &[(6, 3), (5, 1)]);
    desk.paused();
    let pauses = |effect: &Effect| matches!(effect, Effect::Pause(..));
    assert!(desk.session.local().can_roll() && !desk.effects.iter().any(pauses));
    let mut desk = Desk::new("Y=person&R=person&dice=people&speed=instant", &[]);
    desk.say(Intent::Enter("6-3".to_owned()));
    assert!(desk.scene().now.roll_prompt.is_some() && !desk.effects.iter().any(pauses));
}

#[test]
fn undo_skips_automatic_moves() {
    let mut desk = desk(SeatSet::EMPTY.with(YELLOW));
    desk.roll();
    desk.shown();
    let rolled = desk.session.table().entry_count();
    while desk.session.choices().len() == 1 {
        desk.paused();
        desk.shown();
    }
    assert!(desk.session.table().entry_count() > rolled);
    assert!(
        !desk.session.undo().can_undo(desk.session.local()),
        "it would only come again"
    );
    desk.roll();
    desk.shown();
    assert!(desk.session.choices().len() > 1, "here there is a choice");
    let (entries, step) = (desk.session.table().entry_count(), desk.step(0));
    desk.play(&step);
    desk.shown();
    while desk.session.choices().len() == 1 {
        desk.paused();
        desk.shown();
    }
    assert!(desk.session.undo().can_undo(desk.session.local()));
    desk.undo();
    assert_eq!(desk.session.table().entry_count(), entries);
}

#[test]
fn the_board_turns_to_the_person_to_act_once_all_has_been_shown() {
    let turned = |desk: &Desk| Scene::of(&desk.session).board.layout.turns;
    for seed in 0..20 {
        let setup = setup(&format!("Y=person&R=person&sit=pass&seed={seed}"));
        let mut desk = Desk::at(Session::start(&setup, Speed::Normal.into(), 0, levels()).unwrap());
        let board = desk.session.table().board().clone();
        let turns = |seat: Seat| own_side(&board, seat).map(Side::turns);
        let first = desk.session.table().node().seat().unwrap();
        assert_eq!(Some(turned(&desk)), turns(first));
        desk.roll();
        // The page rolls for the others.
        while desk.session.table().is_for_start() {
            assert_eq!(desk.scene().seats.handover, None);
            assert_eq!(Some(turned(&desk)), turns(first));
            desk.shown();
            desk.paused();
        }
        let next = desk.session.table().node().seat().unwrap();
        if next == first {
            continue;
        }
        assert_eq!(Some(turned(&desk)), turns(first), "the dice still roll");
        desk.shown();
        let handover = desk.scene().seats.handover.map(|panel| panel.seat);
        assert_eq!(handover, Some(next), "the next person is named first");
        assert_eq!(Some(turned(&desk)), turns(first));
        desk.paused();
        assert_eq!(desk.scene().seats.handover, None);
        assert_eq!(Some(turned(&desk)), turns(next));
        return;
    }
    panic!("the same person always begins");
}

#[test]
fn the_only_persons_side_is_at_the_bottom() {
    for seat in ["Y", "G", "R", "B"] {
        let query = ["Y", "G", "R", "B"].map(|each| {
            let kind = if each == seat { "person" } else { "easy" };
            format!("{each}={kind}")
        });
        let setup = setup(&format!("{}&seed=3", query.join("&")));
        let session = Session::start(&setup, Speed::Normal.into(), 0, levels())
            .unwrap()
            .0;
        let scene = Scene::of(&session);
        let own = scene
            .seats
            .panels
            .iter()
            .find(|panel| panel.is_person)
            .unwrap();
        assert_eq!(own.side, Side::Bottom, "{seat}");
        // Nothing that is kept or shared knows of it.
        let unturned = setup_of_people(&query.join("&"));
        assert_eq!(
            session.local().table_settings_line(),
            unturned.local().table_settings_line()
        );
        assert!(
            session
                .table()
                .whole_record()
                .contains(&format!("{seat}=person"))
        );
    }
}

/// The same seats, all of them people.
fn setup_of_people(query: &str) -> Session {
    let setup = setup(&format!("{}&seed=3", query.replace("easy", "person")));
    Session::start(&setup, Speed::Normal.into(), 0, levels())
        .unwrap()
        .0
}

#[test]
fn a_tap_on_a_pawn_that_cannot_move_yet_or_is_a_rivals_says_why() {
    let mut desk = Desk::new("Y=person&R=easy", &[]);
    let pawn_of = |desk: &Desk, seat| {
        let mut pawns = Scene::of(&desk.session).board.pawns.into_iter();
        pawns.find(|pawn| pawn.seat == Some(seat)).unwrap().space
    };
    let alert = |desk: &mut Desk, seat| {
        let space = pawn_of(desk, seat);
        desk.say(Intent::Choose(space));
        Scene::of(&desk.session).now.alert
    };
    let red = alert(&mut desk, Seat(2));
    assert_eq!(
        red.as_deref(),
        Some("That is Lou's pawn. You play Yellow. Roll first")
    );
    let own = alert(&mut desk, YELLOW);
    assert_eq!(own.as_deref(), Some("Roll first"));
    let mut two = Desk::new("Y=person&R=person", &[]);
    let red = alert(&mut two, Seat(2));
    assert_eq!(
        red.as_deref(),
        Some("That is Red's pawn. It is Yellow's turn. Roll first")
    );
}

#[test]
fn a_tap_on_a_rivals_blockade_says_how_long_it_may_stand() {
    let mut found = 0;
    for times in (40..400).step_by(7) {
        let mut session = begun("game=parcheesi&Y=person&R=person", times);
        let acting = session.table().node().seat();
        let table = session.table();
        let notes = table.game().notes().into_iter();
        let theirs = notes.filter(|note| {
            let mut pieces = table.pieces().iter();
            pieces.any(|piece| piece.at == note.at && piece.piece.owner != acting)
        });
        for note in theirs.collect::<Vec<_>>() {
            session.update(Intent::Choose(note.at));
            if let Some(alert) = Scene::of(&session).now.alert {
                assert!(alert.ends_with(&format!(". {}", note.words)), "{alert}");
                found += 1;
            }
        }
    }
    assert!(found > 0);
}

#[test]
fn the_board_turns_only_with_seating_pass() {
    for sit in ["shared", "round"] {
        let setup = setup(&format!("Y=person&R=person&sit={sit}&seed=3"));
        let mut desk = Desk::at(Session::start(&setup, Speed::Normal.into(), 0, levels()).unwrap());
        for _ in 0..2 {
            desk.roll();
            desk.shown();
            assert_eq!(Scene::of(&desk.session).board.layout.turns, 0);
        }
    }
}

/// A game that is passed round, at the moment of the first handover.
fn handed_over() -> Desk {
    handed_over_after(|_| {})
}

/// The same; something happens during each movement before.
fn handed_over_after(during: impl Fn(&mut Desk)) -> Desk {
    let setup = setup("game=pollyanna-1951&Y=person:Ann&R=person:Leo&sit=pass&seed=3");
    let mut desk = Desk::at(Session::start(&setup, Speed::Normal.into(), 0, levels()).unwrap());
    while desk.scene().seats.handover.is_none() {
        match desk.session.shown().ticket() {
            Some(_) => {
                during(&mut desk);
                if desk.session.shown().ticket().is_some() {
                    desk.shown();
                }
            }
            None if desk.session.local().can_roll() => desk.roll(),
            None => match desk.session.choices().first() {
                Some(choice) if choice.is_free => {
                    let id = desk.session.table().id(choice);
                    desk.say(Intent::Play(id));
                }
                _ => desk.paused(),
            },
        }
    }
    desk
}

#[test]
fn a_tap_ends_the_handover_and_counts() {
    let mut desk = handed_over();
    let entries = desk.session.table().entry_count();
    desk.roll();
    assert_eq!(desk.session.table().entry_count(), entries + 1);
    assert_eq!(desk.scene().seats.handover, None);
}

#[test]
fn no_answer_to_one_person_is_shown_over_the_name_of_the_next() {
    for intent in [
        Intent::Choose(Space(3)),
        Intent::ChooseNothing,
        Intent::Hint,
    ] {
        let desk = handed_over_after(|desk| {
            desk.say(intent.clone());
        });
        let scene = desk.scene();
        assert_eq!(scene.now.alert, None, "{intent:?}");
        assert_eq!(scene.moves.hint, None, "{intent:?}");
    }
}

#[test]
fn a_tap_on_the_board_ends_the_handover_and_is_not_judged() {
    for intent in [
        Intent::Choose(Space(3)),
        Intent::ChooseNothing,
        Intent::ChooseDie(0),
        Intent::Hint,
    ] {
        let mut desk = handed_over();
        desk.say(intent);
        let scene = desk.scene();
        assert_eq!((scene.seats.handover, scene.now.alert), (None, None));
    }
}

#[test]
fn highlights_are_hidden_only_for_seats_without_them() {
    let setup = setup("Y=person&R=person&plain=R&seed=3&speed=instant");
    let (mut session, _) = Session::start(&setup, Speed::Normal.into(), 0, levels()).unwrap();
    let mut seen = SeatSet::EMPTY;
    for _ in 0..40 {
        let seat = session.table().node().seat().unwrap();
        assert_eq!(Scene::of(&session).board.plain, seat == Seat(2));
        seen = seen.with(seat);
        match session.choices().first() {
            Some(choice) => session.update(Intent::Play(session.table().id(choice))),
            None => session.update(Intent::Roll),
        };
    }
    assert_eq!(seen.len(), 2);
}

#[test]
fn renaming_a_player_changes_the_record() {
    let mut desk = Desk::new("Y=person&R=easy", &[]);
    desk.say(Intent::Name(YELLOW, "  Ann\u{202e} Marie ".to_owned()));
    assert_eq!(Scene::of(&desk.session).seats.panels[0].name, "Ann Marie");
    let (again, _) = Session::resume(&desk.saved, 0, Speed::Normal.into(), levels()).unwrap();
    assert_eq!(Scene::of(&again).seats.panels[0].called, "Ann Marie");
    desk.say(Intent::Name(YELLOW, String::new()));
    assert_eq!(Scene::of(&desk.session).seats.panels[0].name, "Yellow");
}

#[test]
fn six_players_sit_at_four_sides() {
    let setup = setup("game=annie&Y=person&G=person&R=person&B=person&O=person&P=person&sit=round");
    let (session, _) = Session::start(&setup, Speed::Normal.into(), 0, levels()).unwrap();
    let scene = Scene::of(&session);
    assert_eq!(scene.seats.seating, Seating::Round);
    let at: Vec<_> = scene
        .seats
        .panels
        .iter()
        .map(|panel| (panel.side, panel.half))
        .collect();
    use Side::{Bottom, Left, Right, Top};
    let expected = [
        (Bottom, 2),
        (Left, 0),
        (Top, 0),
        (Right, 1),
        (Right, 2),
        (Bottom, 1),
    ];
    assert_eq!(at, expected);
}

#[test]
fn who_sits_where_does_not_depend_on_who_else_plays() {
    let sides = |players: &str| {
        let setup = setup(&format!("game=annie&{players}&sit=round"));
        let (session, _) = Session::start(&setup, Speed::Normal.into(), 0, levels()).unwrap();
        let panels = Scene::of(&session).seats.panels;
        let sides = panels.iter().map(|panel| (panel.colour_key, panel.side));
        sides.collect::<Vec<_>>()
    };
    let all = sides("Y=person&G=person&R=person&B=person&O=person&P=person");
    for some in [
        "Y=person&R=person",
        "Y=person&B=person&P=person",
        "Y=person&B=person&R=person&G=person",
    ] {
        assert!(sides(some).iter().all(|each| all.contains(each)), "{some}");
    }
}
