//! The invitation to a game by link.

use std::rc::Rc;

use words::t;
use yew::prelude::*;

use crate::app::{LinkMsg, use_dispatch};
use crate::board::theme::emblem;
use crate::by_link::help::LinkHelp;
use crate::dialogs::dialog::Dialog;
use crate::home::mini_board::{Little, MiniBoard};
use crate::markup::colour_class;

/// Props of [`InvitationDialog`].
#[derive(Properties, PartialEq, Clone)]
pub struct InvitationDialogProps {
    /// The title of the game.
    pub title: AttrValue,
    /// Who invites, by name.
    pub host: AttrValue,
    /// The seat to take: the key of its colour, the colour, and the name of its player.
    pub seat: (&'static str, &'static str, String),
    /// All players: the key of the colour, and who plays it.
    pub players: Vec<(&'static str, String)>,
    /// The options of the rules, and the points that end a match.
    pub details: Vec<String>,
    /// Who joins next, if somebody does.
    pub after: Option<AttrValue>,
    /// The board.
    pub picture: Rc<Little>,
}

/// The dialog that asks whether to join.
#[component]
pub fn InvitationDialog(props: &InvitationDialogProps) -> Html {
    let onjoin = use_dispatch().on_click(LinkMsg::Join);
    let (host, title) = (&*props.host, &*props.title);
    let (key, colour, name) = (props.seat.0, props.seat.1, &props.seat.2);
    let player = |(key, words): &(&'static str, String)| {
        html! { <li class={colour_class(key)}>{ emblem::small(key) }{ words }</li> }
    };
    html! {
        <Dialog title={t!(by_link::invites, host, title)} close={t!(by_link::not_now)} class="by-link">
            <div class="invitation">
                <MiniBoard picture={props.picture.clone()} />
                <div>
                    <p class={classes!("your-seat", colour_class(key))}>
                        { emblem::small(key) }
                        if name.is_empty() {
                            { t!(by_link::your_colour, colour) }
                        } else {
                            { t!(by_link::your_seat, name, colour) }
                        }
                    </p>
                    <ul class="players" aria-label={t!(page::players)}>{ for props.players.iter().map(player) }</ul>
                </div>
            </div>
            if !props.details.is_empty() {
                <p>{ words::list(&props.details) }</p>
            }
            <p>
                if let Some(after) = &props.after {
                    { t!(by_link::pass_on, name = &**after) }
                } else {
                    { t!(by_link::how_joining_goes, host) }
                }
            </p>
            <p class="deeds">
                <button type="button" class="main" autofocus=true onclick={onjoin}>{ t!(by_link::join) }</button>
            </p>
            <LinkHelp />
        </Dialog>
    }
}
