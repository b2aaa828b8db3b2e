//! Where the keys are on the board.

use rules::board::{Space, SpaceInfo};
use words::say;
use yew::prelude::*;

use crate::board::draw::{element, shape, tag, together};

/// What is drawn of it.
#[derive(Default)]
pub struct Here {
    /// The identifier of the mark, which the board names as its active descendant.
    pub id: String,
    /// The mark on the space, whose name says all that is to be known of it.
    pub mark: Html,
    /// The live region for what was asked for.
    pub said: Html,
}

/// Where the keys are: on that space, of which `told` is said. `count` rises with each saying.
pub fn here(at: Space, info: &SpaceInfo, told: &str, said: &str, count: u32) -> Here {
    let id = format!("here-{}", at.0);
    // Another element for each space, so that its name is read when it is come to.
    let mark = tag!(
        "g",
        "id" = &id,
        "class" = "here",
        "role" = "img",
        "aria-roledescription" = say!(play::space),
        "aria-label" = told,
        { together(vec![shape("rim", info), shape("ring", info)]) },
    );
    let said = element!(
        "p",
        "class" = "unseen",
        "aria-live" = "assertive",
        "data-said" = "yes",
        html! { <span key={count}>{ said }</span> },
    );
    Here {
        mark: mark.key(at.0).into(),
        id,
        said,
    }
}
