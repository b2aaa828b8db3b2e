//! The dialog at the end of a game.

use table::outcome::End;
use words::say;
use yew::prelude::*;

use crate::app::{self, AppMsg, use_dispatch};
use crate::dialogs::dialog::Dialog;
use crate::markup::count_render;

/// Props of [`EndDialog`].
#[derive(Properties, PartialEq)]
pub struct EndDialogProps {
    /// How the game ended.
    pub end: End,
    /// How many games each seat has won, once there was more than one.
    #[prop_or_default]
    pub tally: Option<AttrValue>,
}

/// The dialog that names the winner, with what can be done next.
#[component]
pub fn EndDialog(props: &EndDialogProps) -> Html {
    count_render("EndDialog");
    let dispatch = use_dispatch();
    let EndDialogProps { end, tally } = props;
    let line = |line: &String| html! { <li>{ line }</li> };
    let again = if end.goes_on {
        say!(dialogs::next_game)
    } else {
        say!(dialogs::play_again)
    };
    let onagain = dispatch.callback(|_: MouseEvent| AppMsg::Rematch);
    let onreplay = dispatch.callback(|_: MouseEvent| AppMsg::Replay(None));
    let onshare = dispatch.on_click(app::Dialog::Share);
    let onnew = dispatch.callback(|_: MouseEvent| AppMsg::New);
    html! {
        <Dialog title={end.title.clone()} close={say!(dialogs::look_at_board)}>
            <ol class="ranking">
                { for end.lines.iter().map(|line| html! { <li value={line.rank.to_string()}>{ &line.words }</li> }) }
            </ol>
            <ul class="points" hidden={end.points.is_empty()}>{ for end.points.iter().map(line) }</ul>
            <p>{ &end.length }</p>
            <p class="tally" hidden={tally.is_none()}>{ tally.clone().unwrap_or_default() }</p>
            <p class="deeds">
                <button type="button" class="main" onclick={onagain}>{ again }</button>
                <button type="button" onclick={onreplay}>{ say!(dialogs::watch_again) }</button>
                <button type="button" onclick={onshare}>{ say!(page::share) }</button>
                <button type="button" onclick={onnew}>{ say!(dialogs::another) }</button>
            </p>
        </Dialog>
    }
}

/// The button that leads back to the results once their dialog was closed.
#[component]
pub fn ResultsChip() -> Html {
    let onclick = use_dispatch().callback(|_: MouseEvent| AppMsg::Results);
    html! {
        <button type="button" class="results" {onclick}>{ say!(dialogs::results) }</button>
    }
}
