//! A trial in the form and in the start sheet: the button that asks, and what the bots have found so far.

use rules::ruleset::RuleOption;
use table::draft::{Change, Draft};
use words::t;
use worker::trial::TrialQuestion;
use yew::prelude::*;

use super::question::Asked;
use super::store::{RunningTrial, TrialMsg, TrialProgress, TrialStore};
use crate::markup::fresh;
use crate::page::Dispatch;
use crate::report::report;

/// What the house rules of a draft change.
pub fn change_panel(dispatch: &Dispatch, draft: &Draft, store: &TrialStore) -> Html {
    let asked = Asked::change(draft);
    let panel = |asked| panel(dispatch, asked, t!(house_rules::what_changes), store, None);
    asked.map(panel).unwrap_or_default()
}

/// Which head start gives a player an even chance.
pub fn even_panel(
    dispatch: &Dispatch,
    draft: &Draft,
    option: &'static RuleOption,
    store: &TrialStore,
) -> Html {
    let panel = |asked| {
        panel(
            dispatch,
            asked,
            t!(house_rules::what_is_even),
            store,
            Some(option),
        )
    };
    Asked::even(draft, option).map(panel).unwrap_or_default()
}

/// The button that asks a question, or the trial that answers it. The button is the same element throughout, so that it keeps
/// the focus.
fn panel(
    dispatch: &Dispatch,
    asked: Asked,
    title: &'static str,
    store: &TrialStore,
    option: Option<&'static RuleOption>,
) -> Html {
    let trial = store.trial.as_ref().filter(|trial| trial.asked == asked);
    let (label, msg) = match trial.map(|trial| &trial.progress) {
        None => (title, TrialMsg::Ask(asked)),
        Some(TrialProgress::Waiting | TrialProgress::Running) => {
            (t!(review::cancel), TrialMsg::Stop)
        }
        Some(TrialProgress::Paused | TrialProgress::Failed(_)) => {
            (t!(compare::play_on), TrialMsg::Continue)
        }
        Some(TrialProgress::Complete) => (t!(compare::hide), TrialMsg::Leave),
    };
    let onclick = dispatch.callback(move |_: MouseEvent| msg.clone());
    html! {
        <section class="trial" aria-label={title}>
            <div class="progress-line">
                { for trial.map(progress) }
                <button key="button" type="button" {onclick}>{ fresh(label) }</button>
            </div>
            if let Some(trial) = trial {
                { report(&trial.report) }
                { for option.and_then(|option| use_value(dispatch, trial, option)) }
            }
        </section>
    }
}

/// How far a trial is.
fn progress(trial: &RunningTrial) -> Html {
    let games = trial.games;
    let says = match &trial.progress {
        TrialProgress::Waiting => String::new(),
        TrialProgress::Running => {
            let (title, percent) = (t!(compare::caption, games), trial.percent().to_string());
            return html! { <progress key="progress" max="100" value={percent} aria-label={title} /> };
        }
        TrialProgress::Paused => t!(compare::paused, games),
        TrialProgress::Complete => t!(compare::complete, games),
        TrialProgress::Failed(reason) => t!(compare::failed, reason = &**reason),
    };
    html! { <span key="says" role="status">{ fresh(&says) }</span> }
}

/// The button that takes the fairest head start.
fn use_value(
    dispatch: &Dispatch,
    trial: &RunningTrial,
    option: &'static RuleOption,
) -> Option<Html> {
    let TrialQuestion::Even { values, .. } = &trial.asked.question else {
        return None;
    };
    let index = trial.most_even?;
    let choice = option.choices().nth(index)?;
    let onclick = dispatch.callback(move |_: MouseEvent| Change::Choose(choice));
    Some(html! {
        <button type="button" {onclick}>{ t!(compare::take, value = &*values[index]) }</button>
    })
}
