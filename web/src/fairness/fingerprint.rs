//! The fingerprint of a game's dice, and the check of a finished game.

use table::fingerprint::{CheckedDice, Fingerprint, check, missing};
use words::t;
use yew::prelude::*;

use crate::markup::count_render;

/// Props of [`FingerprintSection`].
#[derive(Properties, PartialEq)]
pub struct FingerprintSectionProps {
    /// The fingerprint; none if some of the dice do not come from the seed.
    pub fingerprint: Option<Fingerprint>,
    /// The record of the whole game, once it is over.
    pub finished_record: Option<AttrValue>,
    /// Whether the game is checked at once.
    pub is_checked: bool,
}

/// The whole fingerprint and, once the game is over, its seed, its salt and the button "Check".
#[component]
pub fn FingerprintSection(props: &FingerprintSectionProps) -> Html {
    count_render("FingerprintSection");
    let is_checked = use_state(|| props.is_checked);
    let checked = use_memo(props.finished_record.clone(), |record| {
        let record = record.as_ref()?;
        check(record).ok()?
    });
    let onclick = {
        let is_checked = is_checked.clone();
        Callback::from(move |_: MouseEvent| is_checked.set(true))
    };
    html! {
        <section class="fingerprint-section" aria-labelledby="fingerprint-title">
            <h3 id="fingerprint-title">{ t!(fairness::fingerprint) }</h3>
            if let Some(checked) = &*checked {
                <p>{ t!(fairness::over) }</p>
                { facts(checked) }
                <p class="fingerprint-check">
                    <button type="button" {onclick}>{ t!(fairness::check) }</button>
                    <span role="status">{ if *is_checked { checked.words() } else { String::new() } }</span>
                </p>
            } else if let Some(fingerprint) = props.fingerprint {
                <p>{ t!(fairness::fixed) }</p>
                <p><code>{ fingerprint.to_string() }</code></p>
            } else {
                <p>{ words::capitalised(missing()) }{ "." }</p>
            }
        </section>
    }
}

fn facts(checked: &CheckedDice) -> Html {
    let fact = |name: &'static str, value: String| html! { <><dt>{ name }</dt><dd><code>{ value }</code></dd></> };
    html! {
        <dl class="facts">
            { fact(t!(fairness::seed), checked.seed.to_string()) }
            { fact(t!(fairness::salt), format!("{:032x}", checked.salt)) }
            { fact(t!(fairness::fingerprint), checked.fingerprint.to_string()) }
        </dl>
    }
}
