//! The dialog "Dice".

use table::saved_game;
use table::session::Session;
use words::t;
use yew::prelude::*;

use super::fingerprint::FingerprintSection;
use crate::dialogs::dialog::Dialog;
use crate::markup::count_render;

/// Props of [`DiceDialog`].
#[derive(Properties, PartialEq)]
pub struct DiceDialogProps {
    /// Whether the game has cards; otherwise it has dice.
    pub has_cards: bool,
    /// The record of the whole game, whichever moment a replay shows.
    pub record: AttrValue,
    /// The fingerprint of the dice.
    pub fingerprint: Option<table::fingerprint::Fingerprint>,
    /// Whether the dice are checked at once.
    pub is_checked: bool,
}

impl DiceDialogProps {
    /// The dice of a session.
    pub fn of(session: &Session, is_checked: bool) -> DiceDialogProps {
        DiceDialogProps {
            has_cards: !session.table().remaining_cards(None).is_empty(),
            record: session.whole_record().into(),
            fingerprint: session.table().fingerprint(),
            is_checked,
        }
    }
}

/// The dialog "Dice": their fingerprint, and how often each number came.
#[component]
pub fn DiceDialog(props: &DiceDialogProps) -> Html {
    count_render("DiceDialog");
    let is_over = saved_game::is_over(&props.record);
    let finished_record = is_over.then(|| props.record.clone());
    html! {
        <Dialog title={title(props.has_cards)} class="fairness">
            <FingerprintSection fingerprint={props.fingerprint} {finished_record} is_checked={props.is_checked} />
        </Dialog>
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
