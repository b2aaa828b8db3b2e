//! The keyboard cursor on the board.

use rules::board::{Board, Space};
use words::t;
use yew::prelude::*;

use crate::board::svg::shape;

/// The cursor's space and the speech for it.
#[derive(Clone, PartialEq)]
pub struct CursorView {
    at: Space,
    /// The description of the space.
    told: AttrValue,
    /// The answer to the last key.
    said: AttrValue,
    /// Increases with each answer.
    count: u32,
}

impl CursorView {
    /// The id of the cursor's element, for the board's `aria-activedescendant`.
    pub fn id(&self) -> String {
        format!("here-{}", self.at.0)
    }
}

/// A cursor on the space `at`, described by `told`, with the answer `said`. `count` increases with each answer.
pub fn here(at: Space, told: &str, said: &str, count: u32) -> CursorView {
    CursorView {
        at,
        told: told.to_owned().into(),
        said: said.to_owned().into(),
        count,
    }
}

/// The cursor's mark. Its accessible name describes the space.
pub fn board_cursor(board: &Board, here: &CursorView) -> Html {
    let info = board.space(here.at);
    // A new element for each space, so that screen readers read its name.
    html! {
        <g key={here.at.0} id={here.id()} class="here" role="img" aria-roledescription={t!(play::space)}
            aria-label={here.told.clone()}>
            { shape("rim", info) }
            { shape("ring", info) }
        </g>
    }
}

/// The live region that announces the answers to keys on the board.
pub fn board_speech(here: &CursorView) -> Html {
    html! {
        <p class="unseen" aria-live="assertive" data-said="yes">
            <span key={here.count}>{ &here.said }</span>
        </p>
    }
}
