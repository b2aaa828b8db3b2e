//! Scenes rendered to text, without a browser.

mod board;
mod from_catalogue;

use std::collections::BTreeSet;
use std::pin::pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

use rules::board::{Kind, Point};
use rules::chance::{Die, Look};
use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use table::dice_mode::DiceMode;
use table::draft::{Draft, Habits};
use table::durations::Speed;
use table::outcome::{Award, End as Ending, RaceChart, RaceLine, RankedLine};
use table::scene::{DieUse, RemarkBubble, Scene};
use table::screen::{Contents, Room};
use table::session::{
    Effect, Hint, Intent, Levels, Pointed, RankedPlay, Session, Threatened, Threats,
};
use table::setup::{PERSON, Setup};
use table::table_settings::Seating;
use yew::prelude::*;

use self::board::{count, with_class};
use crate::board::goals::goals;
use crate::board::plinths::plinths;
use crate::board::spaces::miniature;
use crate::board::theme::emblem::outline;
use crate::game::cues::Cue;
use crate::game::end::end_dialog::{GameResult, end_dialog};
use crate::game::end::results_button::results_button;
use crate::game::moves::moves;
use crate::game::refusal::RefusalAlert;
use crate::game::screen::{GameScreen, page_class};
use crate::game::toolbar::Drawer;
use crate::game::turn_dice;
use crate::home::game_cards::game_cards;
use crate::page::Dispatch;
use crate::page::toasts::Toasts;
use crate::settings::all_settings::Setting;
use crate::settings::controls::control;
use crate::settings::store::Settings;
use crate::settings::theme_choice::Theme;
use crate::setup::form::SetupForm;
use crate::setup::kept_rules::RulesStore;
use crate::trial::store::TrialStore;

#[derive(Properties, PartialEq)]
struct ShownProps {
    html: Html,
}

#[component]
fn Shown(props: &ShownProps) -> Html {
    props.html.clone()
}

/// Nothing that is drawn waits for anything, so one look is enough.
fn drawn(html: Html) -> String {
    let rendering = yew::LocalServerRenderer::<Shown>::with_props(ShownProps { html })
        .hydratable(false)
        .render();
    match pin!(rendering).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(text) => text,
        Poll::Pending => panic!("a component waits for something"),
    }
}

fn setup() -> Setup {
    let mut setup = Setup::usual(Ruleset::of(FAMILIES[0], 0), PERSON);
    setup.seed = Some(7);
    setup
}

fn session(setup: &Setup) -> Session {
    let levels = Levels {
        hint: String::new(),
        quickest: String::new(),
    };
    Session::start(setup, Speed::Instant.into(), 0, levels)
        .unwrap()
        .0
}

/// The first moment with a choice on the board.
fn session_with_choices(setup: &Setup) -> Session {
    let mut session = session(setup);
    while session.choices().len() < 2 {
        match session.choices().first() {
            Some(only) => session.update(Intent::Play(session.table().id(only))),
            None => session.update(Intent::Roll),
        };
    }
    session
}

fn drawn_game(session: &Session) -> String {
    drawn_game_with(session, None)
}

fn drawn_game_with(session: &Session, drawer: Option<Drawer>) -> String {
    drawn_scene(session, Scene::of(session), drawer)
}

/// A game with another scene than the session's.
fn drawn_scene(session: &Session, scene: Scene, drawer: Option<Drawer>) -> String {
    let table = session.table();
    let ruleset = table.ruleset();
    let about = table.game().about();
    let contents = Contents::of(&scene, Room::default(), false, false);
    drawn(html! {
        <GameScreen {contents} title={ruleset.edition.title().to_owned()} scene={Rc::new(scene)} seats={ruleset.family.seats}
            people={Rc::default()} chance_word={about.chance_word} capture_word={about.phrases.capture} coordinates=false
            letters=true is_audible=true cue={None::<Cue>} {drawer} has_results=false
            answers={None::<&'static str>} />
    })
}

/// The open list of moves.
fn drawn_moves(session: &Session) -> String {
    drawn(moves(
        &Dispatch::default(),
        &Scene::of(session).moves.list,
        false,
        true,
    ))
}

#[test]
fn what_the_page_holds_is_told_by_classes() {
    assert_eq!(page_class(None, Room::default()).to_string(), "page");
    let mut setup = setup();
    assert_eq!(
        page_class(Some(&Scene::of(&session(&setup))), Room::default()).to_string(),
        "page playing"
    );
    setup.table_settings.seating = Seating::Round;
    let round = session(&setup);
    let class = page_class(Some(&Scene::of(&round)), Room::default()).to_string();
    assert!(class.starts_with("page playing round at-"), "{class}");
    let sides = " in-strips around ";
    assert_has(&drawn_game(&round), &[sides]);
}

#[test]
fn the_menu_is_a_dialog_and_the_log_a_drawer() {
    let session = session(&setup());
    let shut = drawn_game(&session);
    assert!(!shut.contains("<dialog"), "{shut}");
    let menu = drawn_game_with(&session, Some(Drawer::Menu));
    for name in [
        "Rules", "Players", "Replay", "Share", "Settings", "New game",
    ] {
        assert_has(&menu, &[&format!(">{name}</button>")]);
    }
    let log = drawn_game_with(&session, Some(Drawer::Log));
    assert_has(&log, &["class=\"bar log-open\"", "role=\"log\""]);
}

#[test]
fn a_new_version_is_offered_among_the_notices() {
    let offered = |has_update| {
        drawn(html! { <Toasts notices={Vec::new()} missing={Vec::new()} {has_update} /> })
    };
    let none = offered(false);
    assert!(
        !none.contains("Update now") && none.contains("hidden"),
        "{none}"
    );
    let newer = offered(true);
    assert!(!newer.contains("hidden"), "{newer}");
    assert_has(
        &newer,
        &["A new version of Turnout is ready", ">Update now</button>"],
    );
}

fn assert_has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no {part} in\n{text}");
    }
}

#[test]
fn the_form_has_its_fields_by_name() {
    let draft = Draft::of(setup(), Habits::default());
    let problems = vec!["Something is wrong.".to_owned()];
    let settings = Settings::load(|_| None);
    let text = drawn(
        html! { <SetupForm {draft} rules={RulesStore::default()} trial={TrialStore::default()} {problems} version=0 {settings} /> },
    );
    assert_has(
        &text,
        &[
            "New game",
            "role=\"radiogroup\"",
            "Start game",
            "Something is wrong.",
        ],
    );
    for edition in FAMILIES.iter().flat_map(|family| family.editions) {
        assert_has(&text, &[edition.title()]);
    }
    for seat in FAMILIES[0].seats {
        let label = format!("for=\"seat-{}\"", seat.letter);
        let name = format!("aria-label=\"{}'s name\"", seat.colour());
        assert_has(&text, &[&label, &name]);
    }
    for (_, title) in bot::levels() {
        assert_has(&text, &[title]);
    }
}

#[test]
fn every_choice_is_a_button_with_its_step() {
    let session = session_with_choices(&setup());
    let closed = drawn_game(&session);
    assert_has(&closed, &["aria-expanded=\"false\"", ">Moves ("]);
    assert!(!closed.contains("data-step="), "{closed}");
    let text = drawn_moves(&session);
    assert_has(&text, &["role=\"group\" aria-label=\"Moves\""]);
    for choice in session.choices() {
        let (step, line) = (session.table().step(&choice), session.table().line(&choice));
        assert_has(&text, &[&format!("data-step=\"{step}\""), &line.plain]);
    }
    assert_eq!(text.matches("data-step=").count(), session.choices().len());
}

#[test]
fn manual_dice_replace_the_roll_button() {
    let mut setup = setup();
    setup.table_settings.manual_dice = DiceMode::People;
    let mut session = session(&setup);
    session.update(Intent::Tap(1, 5));
    let text = drawn_game(&session);
    for name in ["What did you roll?", "First die", "Second die"] {
        assert_has(&text, &[&format!("role=\"group\" aria-label=\"{name}\"")]);
    }
    assert_eq!(count(&text, "class=\"face\""), 12);
    assert_has(&text, &["aria-label=\"5\" aria-pressed=\"true\""]);
    assert_has(
        &text,
        &["data-zone=\"roll\" aria-disabled=\"true\" hidden=\"hidden\""],
    );
}

#[test]
fn names_are_escaped() {
    let mut setup = setup();
    setup.places[0].name = "<b>Ann</b>".to_owned();
    let text = drawn_game(&session(&setup));
    assert_has(&text, &["&lt;b&gt;Ann&lt;/b&gt;"]);
    assert!(!text.contains("<b>Ann"));
}

fn drawn_result(end: &Ending, tally: Option<&str>) -> String {
    let result = GameResult {
        house_rules: Vec::new(),
        today: None,
        end,
        tally: tally.map(str::to_owned),
        fingerprint: None,
        link_turn: None,
        offers_rematch: true,
        is_new: true,
    };
    drawn(end_dialog(&Dispatch::default(), &result))
}

#[test]
fn the_end_names_the_winners_and_ranks_the_others() {
    let line = |rank, colour_key, words: &str| RankedLine {
        rank,
        colour_key,
        words: words.to_owned(),
        seat: Seat(0),
        is_own: rank == 3,
        pieces: 4,
    };
    let ending = Ending {
        points: vec!["Red: 45 points, 80 of 200".to_owned()],
        goes_on: false,
        comfort: None,
        chart: RaceChart {
            turns: 2,
            lines: [(0, "Yellow", [0, 500, 1000]), (2, "Red", [0, 0, 250])]
                .map(|(seat, colour_key, progress)| RaceLine {
                    seat: Seat(seat),
                    colour_key,
                    progress: progress.to_vec(),
                })
                .into(),
            label: "The race over 2 turns: Yellow 100%, Red 25%".to_owned(),
        },
        awards: vec![Award {
            title: "Luckiest roll",
            words: "Yellow: double 6, 38 spaces".to_owned(),
        }],
        title: "Yellow wins".to_owned(),
        story: "By a hair!".to_owned(),
        length: "After 99 rolls.".to_owned(),
        lines: vec![
            line(1, "Yellow", "Yellow: 4 home"),
            line(1, "Blue", "Blue: 4 home"),
            line(3, "Red", "Red: 1 home"),
        ],
    };
    let tally = "Games won: Yellow 2, Red 1";
    let text = drawn_result(&ending, Some(tally));
    let parts = [
        "<dialog",
        "Yellow wins</h2>",
        ">Rematch</button>",
        ">Replay</button>",
        "aria-label=\"More\" aria-expanded=\"false\"",
        ">Close</button>",
        "role=\"img\" aria-label=\"The race over 2 turns: Yellow 100%, Red 25%\"",
        "<b>Luckiest roll</b> <span>Yellow: double 6, 38 spaces</span>",
    ];
    assert_has(&text, &parts);
    assert_has(&text, &["After 99 rolls.", "Games won: Yellow 2, Red 1"]);
    for (rank, words) in [
        (1, "Yellow: 4 home"),
        (1, "Blue: 4 home"),
        (3, "Red: 1 home"),
    ] {
        let (before, _) = text.split_once(words).unwrap();
        let (_, item) = before.rsplit_once("<li ").unwrap();
        assert!(item.starts_with(&format!("value=\"{rank}\"")), "{item}");
        assert_eq!(item.contains(" own\""), rank == 3, "{item}");
    }
    // A line of each side, told apart without colours, and its end in the plot.
    assert_eq!(count(&text, "class=\"line\""), 2);
    assert_has(
        &text,
        &["dashes-0", "dashes-1", "points=\"10,144 188,80 366,16\""],
    );
}

#[test]
fn a_refusal_is_linked_to_its_rule() {
    let drawn_alert = |sentence: &'static str| drawn(html! { <RefusalAlert {sentence} count=1 /> });
    assert_has(
        &drawn_alert("no. (Rule P-20)"),
        &[
            "role=\"alert\"",
            "no. <small>(Rule ",
            "P-20</button>)</small>",
        ],
    );
    assert!(!drawn_alert("no").contains("<button"));
}

#[test]
fn a_die_that_can_be_chosen_is_a_button() {
    let dice = vec![Die::plain(6, false), Die::plain(3, true)];
    let uses = vec![DieUse::Chosen, DieUse::None];
    let text = drawn(turn_dice::draw(&Dispatch::default(), &dice, &uses, &[]));
    assert_has(&text, &["aria-label=\"Die 6\"", "aria-pressed=\"true\""]);
    assert_eq!(board::count(&text, "<button"), 1);
}

#[test]
fn dice_that_are_told_apart_differ_in_shape() {
    let looks = [Look::Plain, Look::Red, Look::White, Look::Underside];
    let shapes = looks.map(|look| {
        let die = Die {
            look,
            ..Die::plain(3, false)
        };
        let text = drawn(turn_dice::draw(&Dispatch::default(), &[die], &[], &[]));
        // The first rectangle is the die itself; all that it says beside its shape is left out.
        let (_, shape) = text.split_once("<rect").unwrap();
        let dashed = !with_class(&text, "underside").is_empty();
        (shape.to_owned(), dashed)
    });
    let different: BTreeSet<_> = shapes.iter().collect();
    assert_eq!(different.len(), looks.len(), "{shapes:?}");
}

#[test]
fn every_theme_can_be_chosen() {
    let settings = Settings::load(|_| None);
    let text = drawn(control(&Dispatch::default(), &settings, Setting::Theme));
    for theme in Theme::ALL {
        assert_has(&text, &[theme.title()]);
    }
}
