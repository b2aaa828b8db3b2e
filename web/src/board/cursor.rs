//! Where the keys are on the board.

use std::rc::Rc;

use rules::board::{Board, Space};
use words::t;
use yew::prelude::*;

use crate::board::svg::shape;

/// The space where the keys are, and what is said.
#[derive(Clone, PartialEq)]
pub struct Here {
    at: Space,
    /// All that is to be known of the space.
    told: AttrValue,
    /// The answer to what was asked for.
    said: AttrValue,
    /// Rises with each saying.
    count: u32,
}

impl Here {
    /// The identifier of the mark, which the board names as its active descendant.
    pub fn id(&self) -> String {
        format!("here-{}", self.at.0)
    }
}

/// The keys are on that space, of which `told` is said. `count` rises with each saying.
pub fn here(at: Space, told: &str, said: &str, count: u32) -> Here {
    Here {
        at,
        told: told.to_owned().into(),
        said: said.to_owned().into(),
        count,
    }
}

/// Props of [`BoardCursor`].
#[derive(Properties, PartialEq)]
pub struct BoardCursorProps {
    /// The board.
    pub board: Rc<Board>,
    /// Where the keys are.
    pub here: Here,
}

/// The mark on the space where the keys are; its name describes that space.
#[component]
pub fn BoardCursor(props: &BoardCursorProps) -> Html {
    let here = &props.here;
    let info = props.board.space(here.at);
    // A new element for each space, so that screen readers read its name.
    html! {
        <g key={here.at.0} id={here.id()} class="here" role="img" aria-roledescription={t!(play::space)}
            aria-label={here.told.clone()}>
            { shape("rim", info) }
            { shape("ring", info) }
        </g>
    }
}

/// Props of [`BoardSpeech`].
#[derive(Properties, PartialEq)]
pub struct BoardSpeechProps {
    /// Where the keys are, and what is said there.
    pub here: Here,
}

/// The live region that answers the keys of the board.
#[component]
pub fn BoardSpeech(props: &BoardSpeechProps) -> Html {
    html! {
        <p class="unseen" aria-live="assertive" data-said="yes">
            <span key={props.here.count}>{ &props.here.said }</span>
        </p>
    }
}
