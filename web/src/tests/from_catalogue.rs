//! All words that are drawn come from the catalogue of a language.

use words::Language;

use table::draft::{Change, Who};
use table::exercise::{self, Exercise, Place};
use table::lesson::Progress;
use table::outcome::RaceChart;
use table::people::People;
use table::sides::Side;
use table::today::Day;

use super::*;
use crate::backup::controls::backup_controls;
use crate::dialogs::about::{Installing, Offline, about_dialog};
use crate::dialogs::players::players_dialog;
use crate::dialogs::shortcuts::shortcuts_dialog;
use crate::exercises::dialog::exercises_dialog;
use crate::exercises::entrance::exercises_button;
use crate::exercises::panel::{ExerciseAnswer, exercise_panel};
use crate::exercises::store::ExerciseStore;
use crate::family_book::entrance::family_book_button;
use crate::game::cards_left::cards_left;
use crate::game::hand::hand;
use crate::game::manual_dice::manual_dice;
use crate::home::daily::Daily;
use crate::home::known_people::PeopleStore;
use crate::home::start_sheet::start_sheet;
use crate::page::notices::Missing;
use crate::page::notices::{Notice, Offer};
use crate::rulebook::dialog::{Book, Rulebook, rulebook_dialog};
use crate::saves::entry::{SavedGameEntry, State};
use crate::saves::files::game_files;
use crate::saves::list::{SavedGames, saved_games};
use crate::settings::dialog::{settings_button, settings_dialog};
use crate::settings::store::Settings;
use crate::setup::kept_rules::RulesStore;
use crate::setup::store::{Device, SetupMsg, SetupStore};
use crate::trial::store::TrialStore;

/// What is not translated: a licence, and a file.
const NAMES: [&str; 3] = ["MIT", "sw", "js"];

/// All that is read or heard of a drawing.
fn said(drawing: &str) -> Vec<String> {
    let mut said = Vec::new();
    for tag in drawing.split('<') {
        let (tag, text) = tag.split_once('>').unwrap_or(("", tag));
        said.push(text.to_owned());
        for name in [
            "aria-label",
            "title",
            "placeholder",
            "aria-roledescription",
            "aria-valuetext",
            "download",
        ] {
            let value = tag.split_once(&format!(" {name}=\""));
            let value = value.and_then(|(_, rest)| rest.split_once('"'));
            said.extend(value.map(|(value, _)| value.to_owned()));
        }
    }
    said.retain(|text| text.chars().any(char::is_alphabetic));
    said
}

/// All words of a drawing come from the catalogue, whose texts have marks here.
fn assert_from_catalogue(drawing: &str) {
    for text in said(drawing) {
        let words = words::unmarked_words(&text).filter(|word| {
            let is_language = Language::ALL.iter().any(|each| each.name() == *word);
            !NAMES.contains(word) && !is_language
        });
        assert_eq!(
            words.collect::<Vec<_>>(),
            [""; 0],
            "not from the catalogue: {text}"
        );
    }
}

/// The usual game of each edition, between persons.
fn setups() -> impl Iterator<Item = Setup> {
    FAMILIES.iter().flat_map(|&family| {
        (0..family.editions.len()).map(move |index| {
            let mut setup = Setup::usual(Ruleset::of(family, index), PERSON);
            setup.seed = Some(5);
            setup
        })
    })
}

fn drawn_form(setup: Setup) -> String {
    let draft = Draft::of(setup, Habits::default());
    let settings = Settings::load(|_| None);
    drawn(
        html! { <SetupForm {draft} rules={RulesStore::default()} trial={TrialStore::default()} problems={Vec::new()} version=0 {settings} /> },
    )
}

#[test]
fn the_form_is_from_the_catalogue() {
    words::speak_marked();
    for mut setup in setups() {
        assert_from_catalogue(&drawn_form(setup.clone()));
        setup.table_settings.manual_dice = DiceMode::People;
        assert_from_catalogue(&drawn_form(setup));
    }
}

#[test]
fn a_game_is_from_the_catalogue() {
    words::speak_marked();
    for setup in setups() {
        let mut session = session(&setup);
        for _ in 0..60 {
            assert_from_catalogue(&drawn_game(&session));
            assert_from_catalogue(&drawn_moves(&session));
            session.update(Intent::Look);
            match session.choices().last() {
                Some(choice) => session.update(Intent::Play(session.table().id(choice))),
                None => session.update(Intent::Roll),
            };
        }
        let scene = Scene::of(&session);
        assert_from_catalogue(&drawn(hand(&scene, true)));
        if let Some(cards) = &scene.cards {
            assert_from_catalogue(&drawn(cards_left(&cards.unseen)));
        }
        let players = players_dialog(
            &Dispatch::default(),
            setup.ruleset.family,
            &scene,
            session.local(),
            &People::default(),
        );
        assert_from_catalogue(&drawn(players));
    }
}

#[test]
fn manual_dice_and_cards_are_from_the_catalogue() {
    words::speak_marked();
    for mut setup in setups() {
        setup.table_settings.manual_dice = DiceMode::People;
        let scene = Scene::of(&session(&setup));
        if let Some(asked) = scene.now.roll_prompt {
            assert_from_catalogue(&drawn(manual_dice(&Dispatch::default(), &asked)));
        }
    }
    let die = Die {
        look: Look::Red,
        ..Die::plain(3, true)
    };
    let text = drawn(turn_dice::draw(&Dispatch::default(), &[die], &[], &[10]));
    assert_from_catalogue(&text);
}

#[test]
fn the_menu_and_the_settings_are_from_the_catalogue() {
    words::speak_marked();
    for setup in setups() {
        let session = session(&setup);
        for drawer in [Drawer::Log, Drawer::Menu] {
            assert_from_catalogue(&drawn_game_with(&session, Some(drawer)));
        }
    }
}

/// A list with a move to try again and a ready exercise that is solved.
fn exercises() -> ExerciseStore {
    let mut store = ExerciseStore::default();
    let exercises = &mut store.exercises;
    exercises.apply(exercise::Change::Find(vec![exercise()], Day::default()));
    exercises.apply(exercise::Change::Solve("sorry", 3));
    store
}

fn exercise() -> Exercise {
    Exercise {
        position: "pollyanna-1951 Y:yard,yard,G3,G5/R:yard,yard,R7,R9 Y:4-1".to_owned(),
        best: "1 G3-G4, 4 G4-Gt3".to_owned(),
        played: None,
    }
}

#[test]
fn an_exercise_is_from_the_catalogue() {
    words::speak_marked();
    let place = Place {
        is_ready: true,
        number: 1,
        count: 2,
    };
    let levels = Levels {
        hint: String::new(),
        quickest: String::new(),
    };
    let begun = Session::exercise(&exercise(), place, Speed::Instant.into(), levels);
    let (mut session, _) = begun.unwrap();
    assert_from_catalogue(&drawn_game(&session));
    while session.exercise_attempt().unwrap().progress == Progress::Going {
        let table = session.table();
        session.update(Intent::Play(table.id(&table.choices()[0])));
    }
    let task = Scene::of(&session).lesson.unwrap();
    assert_from_catalogue(&drawn(exercise_panel(
        &Dispatch::default(),
        &task,
        &ExerciseAnswer::default(),
    )));
}

#[test]
fn a_replay_is_from_the_catalogue() {
    words::speak_marked();
    let record = session_with_choices(&setup()).table().record();
    let levels = Levels {
        hint: String::new(),
        quickest: String::new(),
    };
    let session = Session::watch(&record, Speed::Instant.into(), levels).unwrap();
    assert_from_catalogue(&drawn_game(&session));
}

#[test]
fn dialogs_are_from_the_catalogue() {
    words::speak_marked();
    let end = Ending {
        comfort: None,
        points: Vec::new(),
        goes_on: true,
        title: String::new(),
        story: String::new(),
        length: String::new(),
        lines: Vec::new(),
        chart: RaceChart::default(),
        awards: Vec::new(),
    };
    let rulebook = |book, has_lessons| {
        rulebook_dialog(
            &Dispatch::default(),
            Rulebook {
                ruleset: Ruleset::of(FAMILIES[0], 0),
                book,
                rule: None,
                turns: 0,
                rules_name: None,
                has_lessons,
            },
        )
    };
    let notice = Notice {
        text: String::new(),
        offers: Some(Offer::Download(String::new())),
        stays: false,
    };
    let missing = vec![(Missing::Nets, String::new())];
    let settings = Settings::load(|_| None);
    let dispatch = &Dispatch::default();
    let parts = [
        about_dialog(
            dispatch,
            String::new(),
            Offline::Ready,
            true,
            Some(Installing::Offered),
        ),
        about_dialog(
            dispatch,
            String::new(),
            Offline::NotYet,
            false,
            Some(Installing::ByMenu),
        ),
        about_dialog(
            dispatch,
            String::new(),
            Offline::Refused("sw.js".to_owned()),
            false,
            None,
        ),
        shortcuts_dialog(dispatch, &settings),
        settings_dialog(
            dispatch,
            &settings,
            Some(&(Missing::Nets, String::new())),
            backup_controls(dispatch, false),
            Some(family_book_button(dispatch)),
        ),
        exercises_button(dispatch),
        exercises_dialog(dispatch, &exercises(), Day::default()),
        settings_button(dispatch),
        results_button(dispatch),
        rulebook(Book::Failed("".into()), false),
        rulebook(Book::Loading, true),
        html! { <Toasts notices={vec![notice]} {missing} has_update=true /> },
        game_files(dispatch, true, false),
    ];
    for part in parts {
        assert_from_catalogue(&drawn(part));
    }
    assert_from_catalogue(&drawn_result(&end, None));
    assert_from_catalogue(&drawn(game_cards(&Dispatch::default())));
    let people = PeopleStore::default();
    let mut setup = SetupStore::new(&settings);
    for (index, family) in FAMILIES.iter().enumerate() {
        let device = Device {
            settings: &settings,
            people: &people.people,
            playing: Ruleset::of(family, 0),
        };
        setup.update(SetupMsg::Open(Some(index)), device);
        for who in [Who::Computer, Who::Family, Who::ByLink] {
            setup.update(SetupMsg::Change(Change::Who(who)), device);
            let sheet = start_sheet(
                dispatch,
                &setup,
                &people,
                &RulesStore::default(),
                &TrialStore::default(),
                Side::Bottom,
            );
            assert_from_catalogue(&drawn(sheet));
        }
    }
}

#[test]
fn saved_games_are_from_the_catalogue() {
    words::speak_marked();
    let entry = |state| SavedGameEntry {
        key: String::new(),
        text: String::new(),
        state,
        changed: 0,
        title: String::new(),
        says: String::new(),
        players: Vec::new(),
        picture: None,
    };
    let games: Vec<_> = [State::Going, State::Over, State::Spoilt].map(entry).into();
    for elsewhere in [None, Some(String::new())] {
        let text = drawn(saved_games(
            &Dispatch::default(),
            SavedGames {
                games: games.clone(),
                elsewhere,
                more: 5,
                daily: Daily {
                    is_played: true,
                    streak: Some(String::new()),
                    due: 2,
                    has_book: true,
                },
                deleted: Some(String::new()),
            },
        ));
        assert_from_catalogue(&text);
    }
}
