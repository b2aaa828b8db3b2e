//! A trial in the form and in the start sheet: the button that asks, and what the bots have found so far.

use rules::ruleset::RuleOption;
use table::draft::{Change, Draft};
use web_sys::HtmlSelectElement;
use words::t;
use yew::prelude::*;

use super::question::{Asked, Way, changes, evens};
use super::store::{RunningTrial, TrialMsg, TrialProgress, TrialStore};
use crate::markup::fresh;
use crate::page::Dispatch;
use crate::report::report;

/// What the house rules of a draft change.
pub fn change_panel(dispatch: &Dispatch, draft: &Draft, store: &TrialStore) -> Html {
    let ways = changes(draft);
    if ways.is_empty() {
        return html! { <p class="tip">{ t!(house_rules::nothing_changed) }</p> };
    }
    panel(
        dispatch,
        ways,
        t!(house_rules::what_changes),
        store,
        html! {},
    )
}

/// Which head start gives a player an even chance.
pub fn even_panel(
    dispatch: &Dispatch,
    draft: &Draft,
    option: &'static RuleOption,
    store: &TrialStore,
) -> Html {
    let ways = evens(draft, option);
    if ways.is_empty() {
        return html! {};
    }
    let trial = store.among(&ways);
    let take = trial.and_then(|trial| take_value(dispatch, trial, draft, option));
    panel(
        dispatch,
        ways,
        t!(house_rules::what_is_even),
        store,
        take.unwrap_or_default(),
    )
}

/// The button that asks a question, or the trial that answers it, with the ways to ask it. The button is the same element
/// throughout, so that it keeps the focus.
fn panel(
    dispatch: &Dispatch,
    ways: Vec<(Way, Asked)>,
    title: &'static str,
    store: &TrialStore,
    below: Html,
) -> Html {
    let trial = store.among(&ways);
    let (label, msg) = match trial.map(|trial| &trial.progress) {
        None => (title, TrialMsg::Ask(ways[0].1.clone())),
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
            { for trial.filter(|trial| trial.games > 0).map(|trial| way_choice(dispatch, ways, trial)) }
            <div key="progress" class="progress-line">
                { for trial.map(progress) }
                <button key="button" type="button" {onclick}>{ fresh(label) }</button>
            </div>
            if let Some(trial) = trial {
                { report(&trial.report, &|_| None) }
                { below }
            }
        </section>
    }
}

/// The ways to ask the question.
fn way_choice(dispatch: &Dispatch, ways: Vec<(Way, Asked)>, trial: &RunningTrial) -> Html {
    let name = trial.name();
    let title = match ways[0].0 {
        Way::Level(_) => t!(compare::how_plays, name),
        Way::Print | Way::Without(_) => t!(compare::compared_with).to_owned(),
    };
    let words = |way: &Way| match way {
        Way::Print => t!(compare::the_print).to_owned(),
        Way::Without(choice) => t!(compare::without_rule, rule = choice.option.title()),
        Way::Level(level) => t!(compare::plays_like, level = *level),
    };
    let value = |(way, asked): &(Way, Asked)| {
        html! { <option selected={*asked == trial.asked}>{ words(way) }</option> }
    };
    let values: Vec<Html> = ways.iter().map(value).collect();
    let onchange = dispatch.callback(move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        let index = usize::try_from(select.selected_index()).unwrap_or_default();
        TrialMsg::Ask(ways[index.min(ways.len() - 1)].1.clone())
    });
    html! {
        <label key="way" class="trial-way" hidden={values.len() < 2}>
            <span>{ title }</span>
            <select {onchange}>{ values }</select>
        </label>
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

/// The button that takes the fairest head start, or that it is taken.
fn take_value(
    dispatch: &Dispatch,
    trial: &RunningTrial,
    draft: &Draft,
    option: &'static RuleOption,
) -> Option<Html> {
    let choice = option.choices().nth(trial.most_even?)?;
    let is_taken = draft.ruleset().choice(option.name) == Some(choice);
    let onclick = dispatch.callback(move |_: MouseEvent| Change::Choose(choice));
    let label = match is_taken {
        true => t!(compare::in_use).to_owned(),
        false => t!(compare::take, value = choice.label()),
    };
    Some(html! {
        <button type="button" aria-disabled={is_taken.then_some("true")} {onclick}>{ fresh(&label) }</button>
    })
}
