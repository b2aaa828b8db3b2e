//! The games that are kept, each with what can be done with it.

use std::rc::Rc;

use rules::seat::SeatName;
use words::say;
use yew::prelude::*;

use crate::board::draw::{all, button, button_with, element, tag, together, words};
use crate::home::mini_board::{Little, MiniBoard};
use crate::markup::classes;
use crate::markup::colour_class;
use crate::markup::saying;
use crate::markup::when;

/// A kept game, as it is told of.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// Under which it is kept.
    pub key: String,
    /// What is kept.
    pub text: String,
    /// How it stands.
    pub state: State,
    /// When it was played last, in milliseconds since 1970.
    pub changed: u64,
    /// The same in words.
    pub date: String,
    /// Its name.
    pub title: String,
    /// Whose turn it is, or what is wrong with it.
    pub says: String,
    /// The colours in play, and who sits there.
    pub players: Vec<(&'static SeatName, String)>,
    /// The board with the pawns where they stand.
    pub picture: Option<Rc<Little>>,
}

/// How a kept game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// It can be gone on with.
    Going,
    /// It is over.
    Over,
    /// It cannot be read.
    Spoilt,
}

/// What can be done with kept games.
#[derive(Clone, PartialEq)]
pub struct Deeds {
    /// Go on with one.
    pub ontake: Callback<String>,
    /// Watch one from its beginning.
    pub onwatch: Callback<String>,
    /// Have a second one like it.
    pub oncopy: Callback<String>,
    /// Have one as a file.
    pub ondownload: Callback<String>,
    /// Let go of one.
    pub ondelete: Callback<String>,
    /// Have the one back that was let go of last.
    pub onundo: Callback<()>,
    /// See more of them.
    pub onmore: Callback<()>,
}

/// The list of games, of which there are `more`; `deleted` is what the one was called that can be had back.
pub fn kept_games(games: &[Kept], more: usize, deleted: Option<&str>, deeds: &Deeds) -> Html {
    let each = |(index, game): (usize, &Kept)| kept_game(index + 1, game, deeds);
    let list = element!("ul", "aria-labelledby" = "kept-title", {
        all(games.iter().enumerate().map(each))
    });
    let said = deleted.map_or_else(String::new, |title| say!(kept::deleted, title));
    let said = tag!("span", "role" = "status", { said.into() });
    let undo = deleted.map(|_| {
        let onundo = saying(&deeds.onundo, ());
        button_with!(say!(kept::undo), onundo, "data-zone" = "undo").into()
    });
    let mut deletion = vec![said.into()];
    deletion.extend(undo);
    let class = classes(&["deleted", when(deleted.is_none(), "empty")]);
    let deletion = element!("p", "class" = &class, { together(deletion) });
    let more = (more > 0).then(|| {
        let more = say!(kept::show_more, count = more);
        html! { <p>{ button("", &more, saying(&deeds.onmore, ())) }</p> }
    });
    html! {
        <section class="kept" aria-labelledby="kept-title">
            <h2 id="kept-title">{ say!(kept::your_games) }</h2>
            { deletion }
            { list }
            { for more }
        </section>
    }
}

fn kept_game(number: usize, game: &Kept, deeds: &Deeds) -> Html {
    let deed = |word, label: String, does: &Callback<String>, class| -> Html {
        let onclick = saying(does, game.key.clone());
        button_with!(word, onclick, "class" = class, "aria-label" = &label).into()
    };
    let mut buttons = Vec::new();
    if game.state != State::Spoilt {
        buttons.push(match game.state {
            State::Going => {
                let label = say!(kept::go_on_with, number);
                deed(say!(kept::go_on), label, &deeds.ontake, "main")
            }
            _ => {
                let label = say!(kept::look_at, number);
                deed(say!(kept::look), label, &deeds.ontake, "")
            }
        });
        let label = say!(kept::replay_of, number);
        buttons.push(deed(say!(page::replay), label, &deeds.onwatch, ""));
        let label = say!(kept::copy_of, number);
        buttons.push(deed(say!(kept::copy), label, &deeds.oncopy, ""));
    }
    let label = say!(kept::download_of, number);
    buttons.push(deed(say!(kept::download), label, &deeds.ondownload, ""));
    let label = say!(kept::delete_of, number);
    buttons.push(deed(say!(kept::delete), label, &deeds.ondelete, ""));
    let player = |(seat, who): &(&SeatName, String)| {
        let class = format!("sitter {}", colour_class(seat.key));
        words("span", &class, &format!("{} ({who})", seat.colour))
    };
    let says = match &*game.date {
        "" => game.says.clone(),
        date => format!("{}, {date}", game.says),
    };
    let about = vec![
        words("b", "", &game.title),
        element!("span", "class" = "sitters", {
            all(game.players.iter().map(player))
        }),
        words("span", "says", &says),
    ];
    let picture = match &game.picture {
        Some(picture) => html! { <MiniBoard picture={picture.clone()} /> },
        None => words("span", "unknown", "?"),
    };
    let parts = vec![
        picture,
        element!("p", "class" = "about", { together(about) }),
        element!("p", "class" = "deeds", { together(buttons) }),
    ];
    tag!("li", "class" = "kept-game", { together(parts) })
        .key(&*game.key)
        .into()
}
