//! The dialog "Dice".

use std::rc::Rc;

use table::roll_counts::{self, GameCounts};
use table::scene::PlayerPanel;
use table::session::Session;
use words::t;
use yew::prelude::*;

use super::counts::{Column, Scope, count_tables};
use super::fingerprint::fingerprint_section;
use crate::dialogs::dialog::Dialog;
use crate::fairness::store::BOTS;
use crate::fairness::store::PEOPLE;
use crate::fairness::store::SavedRolls;
use crate::markup::count_render;

/// Props of [`DiceDialog`].
#[derive(Properties, PartialEq)]
pub struct DiceDialogProps {
    /// Whether the game has cards; otherwise it has dice.
    pub has_cards: bool,
    /// The record of the whole game, whichever moment a replay shows.
    pub record: AttrValue,
    /// The players.
    pub panels: Vec<PlayerPanel>,
    /// The seed and the salt of the fingerprint.
    pub salted_seed: Option<(u64, u128)>,
    /// Whether the dice are checked at once.
    pub is_checked: bool,
    /// Whether the game is played by link.
    pub is_by_link: bool,
    /// The rolls of all saved games; none until they are counted.
    pub saved_rolls: Option<Rc<SavedRolls>>,
}

impl DiceDialogProps {
    /// The dice of a session.
    pub fn of(
        session: &Session,
        panels: &[PlayerPanel],
        is_checked: bool,
        saved_rolls: Option<Rc<SavedRolls>>,
    ) -> DiceDialogProps {
        DiceDialogProps {
            has_cards: session.table().has_cards(),
            record: session.table().whole_record().into(),
            panels: panels.to_vec(),
            salted_seed: session.table().salted_seed(),
            is_checked,
            is_by_link: session.local().link_player().is_some(),
            saved_rolls,
        }
    }
}

/// The dialog "Dice": their fingerprint, and how often each number came in this game and in all saved games.
#[component]
pub fn DiceDialog(props: &DiceDialogProps) -> Html {
    count_render("DiceDialog");
    let counts = use_memo(props.record.clone(), |record| {
        roll_counts::count(record, |seat, _| seat.index()).ok()
    });
    html! {
        <Dialog title={title(props.has_cards)} class="fairness">
            { fingerprint_section(props) }
            { game_rolls(&counts, &props.panels) }
            { saved_rolls(props.saved_rolls.as_deref()) }
            <p class="tip">{ t!(fairness::no_proof) }</p>
        </Dialog>
    }
}

/// The rolls of the game on the screen, by seat.
fn game_rolls(counts: &Option<GameCounts>, panels: &[PlayerPanel]) -> Html {
    let column = |panel: &PlayerPanel| Column {
        group: panel.seat.index(),
        colour_key: Some(panel.colour_key),
        name: panel.name.clone(),
    };
    let columns: Vec<Column> = panels.iter().map(column).collect();
    let content = match counts {
        Some(GameCounts::Known(counts)) => html! {
            <>
                <p class="tip">{ t!(fairness::how_to_read) }</p>
                { count_tables(counts, &columns, Scope::Game) }
            </>
        },
        Some(GameCounts::HiddenUntilOver) => html! { <p>{ t!(fairness::hidden) }</p> },
        None => html! {},
    };
    html! {
        <section aria-labelledby="game-rolls">
            <h3 id="game-rolls">{ t!(fairness::this_game) }</h3>
            { content }
        </section>
    }
}

/// The rolls of all saved games, of people and of bots.
fn saved_rolls(rolls: Option<&SavedRolls>) -> Html {
    let column = |group, name: &str| Column {
        group,
        colour_key: None,
        name: name.to_owned(),
    };
    let columns = [
        column(PEOPLE, t!(fairness::people)),
        column(BOTS, t!(fairness::bots)),
    ];
    html! {
        <section aria-labelledby="saved-rolls">
            if let Some(rolls) = rolls {
                <h3 id="saved-rolls">{ t!(fairness::saved_games, count = rolls.counted, all = rolls.games) }</h3>
                <p class="tip">{ t!(fairness::what_counts) }</p>
                { count_tables(&rolls.counts, &columns, Scope::SavedGames) }
            } else {
                <h3 id="saved-rolls">{ t!(fairness::counting) }</h3>
            }
        </section>
    }
}

/// The title of the dialog, and of the menu entry that opens it.
pub fn title(has_cards: bool) -> &'static str {
    if has_cards {
        t!(fairness::draws)
    } else {
        t!(fairness::dice)
    }
}
