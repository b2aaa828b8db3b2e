//! Scenes rendered to text, without a browser.

use std::collections::BTreeSet;
use std::pin::pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

use rules::board::{Kind, Point};
use rules::chance::{Die, Look};
use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use table::by_hand::ByHand;
use table::ending::End as Ending;
use table::scene::Scene;
use table::session::{Advice, Danger, Effect, Levels, Message, Session};
use table::setup::{PERSON, Setup};
use table::speed::Speed;
use yew::prelude::*;

use super::alert::alert;
use super::dice::dice;
use super::dress::emblem::outline;
use super::end::end;
use super::game::{Game, game};
use super::pawns::pawns;
use super::setup::{Form, SetupForm, setup_form};
use super::sound::sound_switch;
use super::spaces::miniature;
use super::theme::theme_choice;
use crate::theme::Theme;

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
    setup.speed = Speed::Instant;
    setup
}

fn session(setup: &Setup) -> Session {
    let levels = Levels {
        hint: String::new(),
        quickest: String::new(),
    };
    Session::start(setup, 0, levels).unwrap().0
}

/// The first moment with a choice on the board.
fn session_with_choices(setup: &Setup) -> Session {
    let mut session = session(setup);
    while session.choices().len() < 2 {
        match session.choices().first() {
            Some(only) => session.update(Message::Play(only.step.clone())),
            None => session.update(Message::Throw),
        };
    }
    session
}

fn drawn_game(session: &Session) -> String {
    drawn(game(&Game {
        ruleset: session.table().ruleset(),
        layout: Rc::new(session.table().board().clone()),
        scene: Rc::new(Scene::of(session)),
        chance_word: session.table().chance_word(),
        speed: session.speed(),
        names: false,
        colours: Html::default(),
        sound: Html::default(),
        drag: super::drag::Drag::default(),
        alerts: 0,
        answers: None,
        onmessage: Callback::noop(),
        ondeed: Callback::noop(),
        onpoint: Callback::noop(),
        onplayers: Callback::noop(),
        onrules: Callback::noop(),
        oncards: Callback::noop(),
        onnew: Callback::noop(),
        onnames: Callback::noop(),
        onabout: Callback::noop(),
        onwatch: Callback::noop(),
        onshare: Callback::noop(),
        onplay: Callback::noop(),
        onleave: Callback::noop(),
    }))
}

fn assert_has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no {part} in\n{text}");
    }
}

#[test]
fn the_form_has_its_fields_by_name() {
    let form = Form {
        setup: setup(),
        seed: String::new(),
        total: String::new(),
        problems: vec!["Something is wrong.".to_owned()],
        version: 0,
    };
    let text = drawn(setup_form(&SetupForm {
        form,
        onchange: Callback::noop(),
        onstart: Callback::noop(),
        onrule: Callback::noop(),
        likes: Html::default(),
    }));
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
        assert_has(&text, &[edition.title]);
    }
    for seat in FAMILIES[0].seats {
        let label = format!("for=\"seat-{}\"", seat.letter);
        let name = format!("aria-label=\"{}'s name\"", seat.colour);
        assert_has(&text, &[&label, &name]);
    }
    for (_, title) in bot::levels() {
        assert_has(&text, &[title]);
    }
}

#[test]
fn every_choice_is_a_button_with_its_step() {
    let session = session_with_choices(&setup());
    let text = drawn_game(&session);
    assert_has(&text, &["role=\"group\" aria-label=\"Moves\""]);
    for choice in session.choices() {
        assert_has(
            &text,
            &[&format!("data-step=\"{}\"", choice.step), &choice.words],
        );
    }
    assert_eq!(text.matches("data-step=").count(), session.choices().len());
}

#[test]
fn dice_by_hand_are_asked_for_in_place_of_the_button() {
    let mut setup = setup();
    setup.by_hand = ByHand::People;
    let mut session = session(&setup);
    session.update(Message::Tap(1, 5));
    let text = drawn_game(&session);
    for name in ["What did you throw?", "First die", "Second die"] {
        assert_has(&text, &[&format!("role=\"group\" aria-label=\"{name}\"")]);
    }
    assert_eq!(count(&text, "class=\"face\""), 12);
    assert_has(&text, &["aria-label=\"5\" aria-pressed=\"true\""]);
    assert_has(&text, &["data-zone=\"throw\" hidden=\"hidden\""]);
}

#[test]
fn the_board_tells_its_position_and_its_pawns() {
    let session = session_with_choices(&setup());
    let text = drawn_game(&session);
    let position = format!(
        "data-position=\"{}\"",
        session.table().position(session.eyes())
    );
    assert_has(
        &text,
        &["aria-label=\"Board\"", &position, "aria-pressed=\"false\""],
    );
    for pawn in Scene::of(&session)
        .pawns
        .iter()
        .filter_map(|pawn| pawn.label.as_ref())
    {
        assert_has(&text, &[&format!("aria-label=\"{pawn}\"")]);
    }
    assert_eq!(
        text.matches("aria-live=\"polite\"").count(),
        0,
        "the page itself has the one"
    );
}

/// As many as there are of something that an element bears.
fn count(text: &str, what: &str) -> usize {
    text.matches(what).count()
}

#[test]
fn what_is_selected_pointed_at_and_hinted_is_on_the_board() {
    let record = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=person\nopen Y 6-3\n\
        open R 5-1\nY 6-2: 6 yard-Y6, 2 Y6-Y8\nR 4-3: pass\nY 5-1: 1+5 yard-Y6\nR 4-3: pass\nY 4-3:\n";
    let levels = Levels {
        hint: "expert".to_owned(),
        quickest: "easy".to_owned(),
    };
    let (mut session, _) = Session::resume(record, 0, Speed::Instant, levels).unwrap();
    let text = drawn_game(&session);
    let none = ["mark lit", "class=\"head\"", "class=\"goal\""];
    for what in none {
        assert_eq!(count(&text, what), 0, "{what}");
    }
    assert_eq!(
        count(&text, "mark last"),
        1,
        "Y6, where the last pawn came out"
    );

    let board = session.table().board();
    session.update(Message::Choose(board.find("Y8").unwrap()));
    session.update(Message::Point(Some("4 Y8-Y12".to_owned())));
    let effects = session.update(Message::Hint);
    let question = effects.into_iter().find_map(|effect| match effect {
        Effect::Ask(question) => Some(question),
        _ => None,
    });
    let question = question.expect("the bot is asked");
    let advice = Advice {
        step: "3 Y8-Y11".to_owned(),
        why: "Keeps your pawns safe".to_owned(),
        plays: vec![("3: Y8 to Y11, then 4: Y6 to Y10".to_owned(), 541)],
    };
    session.update(Message::Advised(question.ticket, advice));
    let text = drawn_game(&session);
    assert_eq!(count(&text, "mark lit"), 5, "Y8 to Y12");
    assert_eq!(count(&text, "class=\"goal\""), 2);
    assert_eq!(count(&text, "class=\"head\""), 1);
    assert_has(&text, &["aria-hidden=\"true\" class=\"spends\">3</text>"]);
    let hint = "Hint: <b>3: Y8 to Y11, then 4: Y6 to Y10</b>. Keeps your pawns safe.";
    assert_has(&text, &[hint, "<summary>Chances of winning</summary>"]);
    assert_has(&text, &["<td>54 of 100</td>"]);
}

#[test]
fn what_could_be_hit_bears_a_warning_and_says_so() {
    let record = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=person\nopen Y 6-3\n\
        open R 5-1\nY 6-2: 6 yard-Y6, 2 Y6-Y8\nR 4-3: pass\nY 4-3:\n";
    let levels = Levels {
        hint: "expert".to_owned(),
        quickest: "easy".to_owned(),
    };
    let (mut session, _) = Session::resume(record, 0, Speed::Instant, levels).unwrap();
    let text = drawn_game(&session);
    assert_has(&text, &[">Show danger</button>"]);
    assert_eq!(count(&text, "class=\"warning\""), 0);
    let effects = session.update(Message::ShowDanger(true));
    let [Effect::Ask(question)] = &effects[..] else {
        panic!("the worker is asked: {effects:?}");
    };
    let board = session.table().board();
    let at = board.find("Y8").unwrap();
    let danger = Danger {
        hunter: Some(Seat(2)),
        total: 36,
        pieces: vec![(at, Seat(0), 11)],
    };
    session.update(Message::Endangered(question.ticket, danger));
    let text = drawn_game(&session);
    assert_has(&text, &["aria-pressed=\"true\""]);
    assert_eq!(count(&text, "class=\"warning\""), 1);
    assert_has(
        &text,
        &[
            ">11</text>",
            "<li>Yellow on Y8: 11 of 36 throws</li>",
            "Yellow pawn on Y8, could be hit by 11 of 36 throws",
            "<p>Red could hit these by so many of 36 throws</p>",
        ],
    );
}

#[test]
fn names_are_text() {
    let mut setup = setup();
    setup.places[0].name = "<b>Ann</b>".to_owned();
    let text = drawn_game(&session(&setup));
    assert_has(&text, &["&lt;b&gt;Ann&lt;/b&gt;"]);
    assert!(!text.contains("<b>Ann"));
}

#[test]
fn the_end_names_the_winner_and_the_others() {
    let ending = Ending {
        points: vec!["Red: 45 points, 80 of 200".to_owned()],
        goes_on: false,
        title: "Yellow wins".to_owned(),
        length: "After 99 throws.".to_owned(),
        lines: vec!["Yellow: 4 home".to_owned(), "Red: 1 home".to_owned()],
    };
    let tally = Some("Games won: Yellow 2, Red 1".to_owned());
    let ways = std::array::from_fn(|_| Callback::noop());
    let text = drawn(end(&ending, tally, Callback::noop(), ways));
    let parts = [
        "<dialog",
        "Yellow wins</h2>",
        "Red: 1 home",
        "Play again",
        "Share",
    ];
    assert_has(&text, &parts);
    assert_has(&text, &["After 99 throws.", "Games won: Yellow 2, Red 1"]);
}

#[test]
fn a_refusal_is_linked_to_its_rule() {
    let drawn_alert = |sentence: &str| drawn(alert(Some(sentence), 1, &Callback::noop()));
    assert_has(
        &drawn_alert("P-20: no"),
        &["role=\"alert\"", "P-20</button>: no"],
    );
    assert!(!drawn_alert("no").contains("<button"));
}

#[test]
fn every_edition_has_its_board_and_no_ids() {
    for (family, index) in FAMILIES
        .iter()
        .flat_map(|family| (0..family.editions.len()).map(move |index| (family, index)))
    {
        let mut setup = setup();
        setup.ruleset = Ruleset::of(family, index);
        let session = session(&setup);
        let board = Rc::new(session.table().board().clone());
        let text = drawn(miniature(&board, family.seats));
        assert_has(&text, &[board.dress, "class=\"yards\""]);
        // A board that is all pictures needs no title.
        let pictures = board.spaces.iter().any(|info| info.icon.is_some());
        assert!(pictures || text.contains(board.title));
        let turnouts = board.spaces.iter().any(|info| info.kind == Kind::Turnout);
        assert_eq!(text.contains("class=\"bed\""), turnouts);
        // It may be drawn twice on a page.
        assert!(!text.contains(" id="));
        let emblems = family.seats.iter();
        let emblems: BTreeSet<_> = emblems.map(|seat| outline(seat.colour)).collect();
        assert_eq!(emblems.len(), family.seats.len(), "each seat has its own");
        let owned = board.spaces.iter().any(|info| info.owner.is_some());
        for emblem in emblems.into_iter().filter(|_| owned) {
            assert_has(&text, &[emblem]);
        }
    }
}

#[test]
fn pawns_that_share_a_space_stand_on_a_plinth() {
    let session = session(&setup());
    let board = session.table().board();
    let mut scene = Scene::of(&session);
    let drawn_pawns = |scene: &Scene| {
        let seats = FAMILIES[0].seats;
        drawn(pawns(board, scene, seats, &Callback::noop()))
    };
    assert!(
        !drawn_pawns(&scene).contains("plinth\""),
        "in the yard there is none"
    );
    for pawn in &mut scene.pawns[..3] {
        pawn.space = board.find("Y9").unwrap();
    }
    assert_eq!(drawn_pawns(&scene).matches("\"plinth\"").count(), 1);
}

/// The start tags of all elements that have a class, whatever their order.
fn with_class<'a>(text: &'a str, class: &str) -> Vec<&'a str> {
    let tags = text.split('<').map(|tag| tag.split('>').next().unwrap());
    let has = |tag: &&str| {
        let (_, rest) = tag.split_once("class=\"").unwrap_or_default();
        let (classes, _) = rest.split_once('"').unwrap_or_default();
        classes.split(' ').any(|each| each == class)
    };
    tags.filter(has).collect()
}

#[test]
fn a_goal_that_captures_has_a_shape_of_its_own() {
    let session = session(&setup());
    let board = session.table().board();
    let mut scene = Scene::of(&session);
    let goal = |captures| table::scene::Goal {
        space: board.find("Y9").unwrap(),
        at: Point { x: 0, y: 0 },
        step: "3 Y6-Y9".to_owned(),
        spends: "3".to_owned(),
        captures,
        label: "Y9".to_owned(),
    };
    let mut sights = |captures| {
        scene.goals = vec![goal(captures)];
        let text = drawn(pawns(board, &scene, FAMILIES[0].seats, &Callback::noop()));
        assert_eq!(with_class(&text, "ring").len(), 1);
        with_class(&text, "sight").len()
    };
    assert_eq!((sights(false), sights(true)), (0, 2));
}

#[test]
fn dice_that_are_told_apart_differ_in_shape() {
    let looks = [Look::Plain, Look::Red, Look::White, Look::Underside];
    let shapes = looks.map(|look| {
        let die = Die {
            look,
            ..Die::plain(3, false)
        };
        let text = drawn(dice(&[die], &[]));
        // The first rectangle is the die itself; all that it says beside its shape is left out.
        let (_, shape) = text.split_once("<rect").unwrap();
        let dashed = !with_class(&text, "underside").is_empty();
        (shape.to_owned(), dashed)
    });
    let different: BTreeSet<_> = shapes.iter().collect();
    assert_eq!(different.len(), looks.len(), "{shapes:?}");
}

#[test]
fn whether_the_page_is_heard_is_said_and_shown() {
    for (on, pressed) in [
        (true, "aria-pressed=\"true\""),
        (false, "aria-pressed=\"false\""),
    ] {
        let text = drawn(sound_switch(on, &Callback::noop()));
        assert_has(&text, &["aria-label=\"Sound\"", pressed, "waves", "cross"]);
    }
    let text = drawn(theme_choice(Theme::Contrast, Callback::noop()));
    for theme in Theme::ALL {
        assert_has(&text, &[theme.title(), theme.name()]);
        assert_eq!(Theme::parse(theme.name()), Some(theme));
    }
}
