//! The fingerprint of a game's dice, and the check of a finished game.

use table::fingerprint::{Fingerprint, check, missing};
use table::saved_game;
use words::t;
use yew::prelude::*;

use super::dialog::DiceDialogProps;

/// The whole fingerprint and, once the game is over, its seed, its salt and the button "Check".
pub fn fingerprint_section(props: &DiceDialogProps) -> Html {
    let is_over = saved_game::is_over(&props.record);
    html! {
        <section aria-labelledby="fingerprint-title">
            <h3 id="fingerprint-title">
                { if props.is_by_link { t!(fairness::of_all) } else { t!(fairness::fingerprint) } }
            </h3>
            if let Some((seed, salt)) = props.salted_seed {
                if is_over {
                    <p>{ t!(fairness::over) }</p>
                    { facts(seed, salt) }
                    <Check record={props.record.clone()} is_checked={props.is_checked} />
                } else {
                    <p>{ t!(fairness::fixed) }</p>
                    <p><code>{ Fingerprint::of(seed, salt).to_string() }</code></p>
                }
            } else if props.is_by_link {
                <p>{ t!(fairness::by_link) }</p>
            } else {
                <p>{ words::capitalised(missing()) }{ "." }</p>
            }
        </section>
    }
}

fn facts(seed: u64, salt: u128) -> Html {
    let fact = |name: &'static str, value: String| html! { <><dt>{ name }</dt><dd><code>{ value }</code></dd></> };
    html! {
        <dl class="facts">
            { fact(t!(fairness::seed), seed.to_string()) }
            { fact(t!(fairness::salt), format!("{salt:032x}")) }
            { fact(t!(fairness::fingerprint), Fingerprint::of(seed, salt).to_string()) }
        </dl>
    }
}

#[derive(Properties, PartialEq)]
struct CheckProps {
    record: AttrValue,
    is_checked: bool,
}

/// The button "Check" and its result.
#[component]
fn Check(props: &CheckProps) -> Html {
    let result = use_state(|| None::<String>);
    let run = {
        let (result, record) = (result.clone(), props.record.clone());
        move || {
            let checked = check(&record);
            result.set(match checked {
                Ok(Some(checked)) => Some(checked.words()),
                Ok(None) => None,
                Err(problem) => Some(problem),
            });
        }
    };
    {
        let run = run.clone();
        use_effect_with(props.is_checked, move |is_checked| {
            if *is_checked {
                run();
            }
        });
    }
    let onclick = move |_: MouseEvent| run();
    html! {
        <p class="fingerprint-check">
            <button type="button" {onclick}>{ t!(fairness::check) }</button>
            <span role="status">{ result.as_deref() }</span>
        </p>
    }
}
