//! A game being played: the board, and beside it all that belongs to the moment.

use std::rc::Rc;

use rules::board::Board as Layout;
use rules::ruleset::Ruleset;
use table::scene::Scene;
use table::session::Message;
use table::speed::Speed;
use yew::prelude::*;

use super::alert::Alert;
use super::board::Board;
use super::dice::Dice;
use super::log::Log;
use super::moves::Moves;
use super::plates::Plates;
use super::speed::SpeedChoice;
use super::truth;

/// What the game is given.
#[derive(Properties, Clone)]
pub struct GameProps {
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
    /// Rises with each alert.
    pub alerts: u32,
    /// Where the last answer of a bot came from: "worker" or "page".
    pub answers: Option<&'static str>,
    /// The player wants this.
    pub onmessage: Callback<Message>,
    /// The player wants to read the rules, perhaps a certain one.
    pub onrules: Callback<Option<&'static str>>,
    /// The player wants a new game.
    pub onnew: Callback<()>,
}

impl PartialEq for GameProps {
    fn eq(&self, other: &GameProps) -> bool {
        Rc::ptr_eq(&self.scene, &other.scene)
            && Rc::ptr_eq(&self.layout, &other.layout)
            && self.speed == other.speed
            && self.alerts == other.alerts
            && self.answers == other.answers
    }
}

/// The game.
#[component]
pub fn Game(props: &GameProps) -> Html {
    let scene = &props.scene;
    let say = |message: fn() -> Message| props.onmessage.reform(move |_: MouseEvent| message());
    let can = scene.capabilities;
    let title = props.ruleset.edition.title;
    html! {
        <main class="game" data-answers={props.answers}>
            <h1 class="unseen">{ title }</h1>
            <Board layout={props.layout.clone()} seats={props.ruleset.family.seats} scene={scene.clone()}
                onchoose={props.onmessage.reform(Message::Choose)}
                onmiss={props.onmessage.reform(|()| Message::Unselect)} />
            <div class="side">
                <Plates plates={scene.plates.clone()} />
                <div class="turn">
                    // Silent, as the log is: the live region says what is to be heard.
                    <p class="status" role="status" aria-live="off">{ &scene.status }</p>
                    <Dice dice={scene.dice.clone()} reward={scene.reward} />
                    // Never disabled as such: a disabled button would lose the focus.
                    <button type="button" class="main throw" data-zone="throw"
                        aria-disabled={truth(can.throw.is_none())} onclick={say(|| Message::Throw)}>
                        { props.chance_word }
                    </button>
                </div>
                <Alert sentence={scene.alert.clone()} count={props.alerts}
                    edition={props.ruleset.edition.name} onrule={props.onrules.reform(Some)} />
                <p class="hint" hidden={scene.hint.is_none()}>
                    { "Hint: " }<b>{ scene.hint.clone().unwrap_or_default() }</b>
                </p>
                <Moves moves={scene.moves.clone()} onplay={props.onmessage.reform(Message::Play)} />
                <div class="tools">
                    <button type="button" aria-disabled={truth(!can.undo)} onclick={say(|| Message::Undo)}>{ "Undo" }</button>
                    <button type="button" aria-disabled={truth(!can.hint)} onclick={say(|| Message::Hint)}>{ "Hint" }</button>
                    <button type="button" onclick={props.onrules.reform(|_: MouseEvent| None)}>{ "Rules" }</button>
                    <button type="button" onclick={props.onnew.reform(|_: MouseEvent| ())}>{ "New game" }</button>
                    <SpeedChoice speed={props.speed} onchange={props.onmessage.reform(Message::Speed)} />
                </div>
                <Log lines={scene.log.clone()} />
            </div>
        </main>
    }
}
