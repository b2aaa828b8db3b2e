//! A game being played: the board, and beside it all that belongs to the moment.

use std::rc::Rc;

use rules::board::{Board as Layout, Space};
use rules::ruleset::Ruleset;
use table::by_hand::ByHand;
use table::manners::Seating;
use table::scene::{Plate, Scene};
use table::session::Message;
use table::speed::Speed;
use words::say;
use yew::prelude::*;

use crate::app::Learn;
use crate::board::cursor::Here;
use crate::board::drag::Drag;
use crate::board::draw::{button_with, tag};
use crate::board::{Board, pointed};
use crate::dialogs::rulebook::Number;
use crate::game::alert::alert;
use crate::game::cards::{card_text, hand, open_card};
use crate::game::dice::dice;
use crate::game::hint::hint;
use crate::game::log::log;
use crate::game::manual_dice::by_hand;
use crate::game::menu::settings;
use crate::game::moves::Moves;
use crate::game::player_panels::{place, plates};
use crate::game::space_notes::SpaceNotes;
use crate::game::threats::dangers;
use crate::game::toolbar::{Drawer, tools};
use crate::lessons::panel::lesson;
use crate::markup::classes;
use crate::markup::colour_class;
use crate::markup::saying;
use crate::markup::truth;
use crate::markup::when;
use crate::replay::controls::replay;

/// A game as it is shown, and what the player can want.
pub struct Game {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// The layout of the board.
    pub layout: Rc<Layout>,
    /// All that is drawn.
    pub scene: Rc<Scene>,
    /// What the button for a chance outcome says.
    pub chance_word: &'static str,
    /// How quickly things are shown.
    pub speed: Speed,
    /// Whether the spaces bear their names.
    pub names: bool,
    /// The select of the page's colours.
    pub colours: Html,
    /// The switch of its sounds.
    pub sound: Html,
    /// A pawn that may be under way with the pointer.
    pub drag: Drag,
    /// Where the keys are on the board, once they have been there.
    pub here: Option<Here>,
    /// The two spaces of which the player is to say which was meant.
    pub doubt: Option<[Space; 2]>,
    /// Rises with each alert.
    pub alerts: u32,
    /// What lies open over the board, where log and settings have no room of their own.
    pub drawer: Option<Drawer>,
    /// Where the last answer of a bot came from: "worker" or "page".
    pub answers: Option<&'static str>,
    /// The player wants this.
    pub onmessage: Callback<Message>,
    /// The player points at a step, or at none any more.
    pub onpoint: Callback<Option<String>>,
    /// The player wants to know the keys.
    pub onkeys: Callback<()>,
    /// The player wants to change who sits where.
    pub onplayers: Callback<()>,
    /// The player wants to read the rules, perhaps a certain one.
    pub onrules: Callback<Option<Number>>,
    /// The player wants to know which cards are left.
    pub oncards: Callback<()>,
    /// The player wants a new game.
    pub onnew: Callback<()>,
    /// The player wants the names of the spaces, or does not.
    pub onnames: Callback<bool>,
    /// The player wants this open over the board, or nothing any more.
    pub ondrawer: Callback<Option<Drawer>>,
    /// The player wants to know what this is.
    pub onabout: Callback<()>,
    /// The player wants to watch the game again.
    pub onwatch: Callback<()>,
    /// A link to it is wanted.
    pub onshare: Callback<()>,
    /// The player wants to play on from the moment that a replay shows.
    pub onplay: Callback<()>,
    /// The player wants to leave the replay.
    pub onleave: Callback<()>,
    /// The player wants this of the lessons.
    pub onlearn: Callback<Learn>,
}

/// Classes of the page while this is what it shows; nothing while it shows no game.
pub fn page_class(scene: Option<&Scene>) -> String {
    let round = scene.filter(|scene| is_round(scene));
    let facing = round.map(|scene| acting(scene).map_or("at-bottom", |plate| plate.side.class()));
    classes(&[
        "page",
        when(scene.is_some(), "playing"),
        when(round.is_some(), "round"),
        facing.unwrap_or_default(),
    ])
}

/// Whether each plate is at its side of the table.
fn is_round(scene: &Scene) -> bool {
    scene.seating == Seating::Round && scene.watching.is_none()
}

/// The plate of who has to act.
fn acting(scene: &Scene) -> Option<&Plate> {
    scene.plates.iter().find(|plate| plate.to_act)
}

/// The game.
pub fn game(props: &Game) -> Html {
    let scene = &props.scene;
    let can = scene.capabilities;
    let title = props.ruleset.edition.title();
    // Cards that are dealt into hands come by themselves.
    let are_dealt = scene.cards.as_ref().is_some_and(|cards| cards.has_hands);
    let by_hand_only = scene.by_hand != ByHand::Nobody;
    let nobody_throws = are_dealt || by_hand_only || scene.watching.is_some();
    let over = props.onpoint.reform(|event: MouseEvent| pointed(&event));
    let focus = props.onpoint.reform(|event: FocusEvent| pointed(&event));
    // Each plate is at its side of the table then, and what belongs to the turn at the side of whoever acts.
    let is_round = is_round(scene);
    // What the style sheets go by: not every browser that is supported can ask what an element holds.
    let class = classes(&[
        "game",
        when(scene.cards.is_some(), "with-cards"),
        when(open_card(scene).is_some(), "with-text"),
        when(scene.supply.is_some(), "with-supply"),
        when(scene.dice.len() >= 4, "with-four"),
        when(scene.asked.is_some(), "asking"),
        when(scene.watching.is_some(), "watching"),
        when(is_round, "around"),
        when(scene.lesson.is_some(), "learning"),
    ]);
    let bar = match props.drawer {
        None => "bar",
        Some(Drawer::Log) => "bar log-open",
        Some(Drawer::More) => "bar more-open",
    };
    let place = acting(scene).map(|plate| place(plate) + " " + &colour_class(plate.colour_key));
    let side = classes(&["side", place.as_deref().unwrap_or("at-bottom")]);
    let plates = plates(&scene.plates, &props.onmessage);
    let (round, beside) = if is_round {
        (Some(plates), None)
    } else {
        (None, Some(plates))
    };
    tag!(
        "main",
        "class" = &class,
        "data-answers" = props.answers.unwrap_or_default(),
        html! {
            <>
                <h1 class="unseen">{ title }</h1>
                <Board layout={props.layout.clone()} seats={props.ruleset.family.seats} scene={scene.clone()} names={props.names}
                    drag={props.drag.clone()} here={props.here.clone()} doubt={props.doubt} />
                { for round }
                <div class={side}>
                    { for beside }
                    <div class="turn">
                        // Silent, as the log is: the live region says what is to be heard.
                        <p class="status" role="status" aria-live="off" tabindex="-1" data-zone="wait">{ &scene.status }</p>
                        { for scene.asked.as_ref().map(|asked| by_hand(asked, &props.onmessage)) }
                        { dice(&scene.dice, &scene.rewards) }
                        { card_text(scene) }
                        <p class="supply" hidden={scene.supply.is_none()}>
                            <span class="word">{ say!(play::supply) }{ " " }</span>{ scene.supply.clone().unwrap_or_default() }
                        </p>
                        // Never disabled as such: a disabled button would lose the focus.
                        { button_with!(
                            props.chance_word,
                            saying(&props.onmessage, Message::Throw),
                            "class" = "main throw",
                            "data-zone" = "throw",
                            "hidden" = when(nobody_throws, "hidden"),
                            "aria-disabled" = truth(can.throw.is_none()),
                        ) }
                    </div>
                    { alert(scene.alert.as_deref(), props.alerts, &props.onrules.reform(Some)) }
                    { hint(scene, props.names) }
                    { dangers(scene) }
                    <SpaceNotes notes={scene.notes.clone()} />
                    { hand(scene, &props.onmessage) }
                    { for scene.watching.map(|watching| {
                        replay(watching, &props.onmessage, props.onplay.clone(), props.onleave.clone())
                    }) }
                    { for scene.lesson.as_ref().map(|task| {
                        lesson(task, &props.onmessage, &props.onrules, &props.onlearn)
                    }) }
                    <Moves moves={scene.moves.clone()} coordinates={props.names} />
                    <div class={bar}>
                        { tools(can, scene.watching.is_some(), (props.drawer, &props.ondrawer), &props.onmessage,
                            props.onrules.reform(|()| None), props.onnew.clone(), &props.sound) }
                        { settings((props.speed, props.names), &props.colours, &props.onmessage,
                            &props.onnames, [&props.onwatch, &props.onshare, &props.onplayers, &props.onabout, &props.oncards, &props.onkeys], scene) }
                        { log(&scene.log, props.names) }
                    </div>
                </div>
            </>
        },
    )
    .on_over(over)
    .on_focus(focus)
    .into()
}
