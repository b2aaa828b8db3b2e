//! The dialog of a review.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use words::t;
use yew::prelude::*;

use super::account::AccountTexts;
use super::chart::review_chart;
use super::model::{
    CostlyMove, Moment, PlayerRow, ReviewModel, ReviewedSide, TurnRow, chances_text,
};
use crate::board::svg::polyline;
use crate::board::theme::emblem;
use crate::dialogs::dialog::Dialog;
use crate::markup::memo::memo;
use crate::markup::{colour_class, count_render};
use crate::page::{Dispatch, use_dispatch};
use crate::review::store::ReviewMsg;

/// How a review is going.
#[derive(Clone, PartialEq, Debug)]
pub enum ReviewProgress {
    /// It is under way: this much of 100 is done.
    Running(usize),
    /// It was stopped.
    Stopped,
    /// It is complete.
    Complete,
    /// It failed, for this reason.
    Failed(String),
    /// Hidden hands forbid it.
    Hidden,
}

/// The review of a game so far, how it is going, and the number of its moves to try again. There is no model before its first turn.
pub fn review_dialog(
    dispatch: &Dispatch,
    model: &Option<Rc<ReviewModel>>,
    progress: &ReviewProgress,
    to_try_again: usize,
) -> Html {
    memo(
        (
            dispatch.clone(),
            model.clone(),
            progress.clone(),
            to_try_again,
        ),
        |(dispatch, model, progress, count)| draw(dispatch, model.as_ref(), progress, *count),
    )
}

fn draw(
    dispatch: &Dispatch,
    model: Option<&Rc<ReviewModel>>,
    now: &ReviewProgress,
    to_try_again: usize,
) -> Html {
    count_render("ReviewDialog");
    html! {
        <Dialog key="review" title={t!(review::title)} class="review">
            { progress(dispatch, now, model.is_some()) }
            if let Some(model) = model {
                <Chances model={model.clone()} length={estimated_length(model, now)} />
                { players(model) }
                { turning_points(dispatch, &model.turning_points) }
                if model.has_people {
                    { costly_moves(dispatch, &model.costly, *now == ReviewProgress::Complete, to_try_again) }
                }
                { all_turns(model) }
            } else if *now == ReviewProgress::Complete {
                <p>{ t!(review::nothing_yet) }</p>
            }
        </Dialog>
    }
}

/// The number of turns of the whole game, so that the chart keeps its scale while the review is under way.
fn estimated_length(model: &ReviewModel, progress: &ReviewProgress) -> usize {
    let turns = model.turns.len();
    match progress {
        ReviewProgress::Running(percent) if *percent > 0 => turns * 100 / percent,
        _ => turns,
    }
}

/// How far the review is. It has the same room throughout, so that nothing below moves.
fn progress(dispatch: &Dispatch, progress: &ReviewProgress, has_model: bool) -> Html {
    let button = |words: &'static str, msg: ReviewMsg| {
        let onclick = dispatch.callback(move |_: MouseEvent| msg.clone());
        html! { <button type="button" {onclick}>{ words }</button> }
    };
    match progress {
        ReviewProgress::Running(percent) => html! {
            <p class="progress-line">
                <progress max="100" value={percent.to_string()} aria-label={t!(review::progress, percent = *percent)} />
                { button(t!(review::cancel), ReviewMsg::Stop) }
            </p>
        },
        ReviewProgress::Stopped => html! {
            <p class="progress-line" role="status">
                { t!(review::stopped) }{ " " }{ button(t!(review::go_on), ReviewMsg::Continue) }
            </p>
        },
        ReviewProgress::Failed(reason) => html! {
            <p class="progress-line" role="alert">
                { t!(review::failed, reason = &**reason) }{ " " }{ button(t!(review::go_on), ReviewMsg::Continue) }
            </p>
        },
        ReviewProgress::Hidden => html! { <p role="status">{ t!(review::hands_hidden) }</p> },
        ReviewProgress::Complete if has_model => html! {
            <p class="progress-line" role="status">{ t!(review::complete) }</p>
        },
        ReviewProgress::Complete => html! {},
    }
}

#[derive(Properties, PartialEq)]
struct ChancesProps {
    model: Rc<ReviewModel>,
    length: usize,
}

/// The chart, with a slider that tells the chances of each turn.
#[component]
fn Chances(props: &ChancesProps) -> Html {
    let model = &props.model;
    let last = model.turns.len();
    // Before the slider is moved, the last turn is told.
    let chosen = use_state(|| None::<usize>);
    let turn = chosen.unwrap_or(last).min(last);
    let oninput = {
        let chosen = chosen.clone();
        move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            let turn = (input.value_as_number() as usize).min(last);
            input.set_value(&turn.to_string());
            chosen.set(Some(turn));
        }
    };
    let at: Vec<u16> = model
        .chances
        .iter()
        .filter_map(|side| side.get(turn).copied())
        .collect();
    let chances = chances_text(&model.sides, &at);
    let onturn = {
        let chosen = chosen.clone();
        Callback::from(move |turn| chosen.set(Some(turn)))
    };
    let dispatch = use_dispatch();
    let row = turn.checked_sub(1).and_then(|index| model.turns.get(index));
    let told = match row {
        Some(row) => t!(review::at_turn, number = turn, what = &*row.what, chances),
        None => t!(review::at_start, chances),
    };
    html! {
        <section aria-labelledby="review-chances">
            <h3 id="review-chances">{ t!(review::chances) }</h3>
            { chart_legend(&model.sides) }
            { review_chart(model, turn, props.length, onturn) }
            // As long as the plot, whose later turns are not reviewed yet.
            <input type="range" min="0" max={props.length.max(last).to_string()} value={turn.to_string()} {oninput}
                aria-label={t!(review::turn)} aria-valuetext={told.clone()} />
            <div class="review-turn">
                <output>{ told }</output>
                if let Some(row) = row {
                    { show(&dispatch, turn, row.entry) }
                }
            </div>
        </section>
    }
}

/// Which line is whose.
fn chart_legend(sides: &[ReviewedSide]) -> Html {
    let side = |(index, side): (usize, &ReviewedSide)| {
        html! {
            <li class={classes!(colour_class(side.colour_key), format!("dashes-{index}"))}>
                <svg class="sample" viewBox="0 0 30 8" aria-hidden="true">
                    { polyline("rim", "0,4 30,4".to_owned()) }
                    { polyline("line", "0,4 30,4".to_owned()) }
                </svg>
                { emblem::small(side.colour_key) }{ &side.name }
            </li>
        }
    };
    html! { <ul class="review-legend">{ for sides.iter().enumerate().map(side) }</ul> }
}

/// Luck and accuracy of each player, and how the result came about.
fn players(model: &ReviewModel) -> Html {
    let row = |player: &PlayerRow| {
        html! {
            <tr>
                <th scope="row" class={colour_class(player.colour_key)}>
                    { emblem::small(player.colour_key) }{ &player.name }
                </th>
                <td>{ &player.luck }</td>
                <td>{ &player.accuracy }</td>
                <td>{ &player.decisions }</td>
            </tr>
        }
    };
    let own = model.players.iter().find_map(|player| player.own.as_ref());
    html! {
        <section aria-labelledby="review-players">
            <h3 id="review-players">{ t!(review::players) }</h3>
            <table class="review-players">
                <thead><tr>
                    <td></td>
                    <th scope="col">{ t!(review::luck) }</th>
                    <th scope="col">{ t!(review::accuracy) }</th>
                    <th scope="col">{ t!(review::best_plays) }</th>
                </tr></thead>
                <tbody>{ for model.players.iter().map(row) }</tbody>
            </table>
            { for own.map(|own| html! { <p>{ own }</p> }) }
            <p class="tip">
                { t!(review::about) }
                if model.players.len() > model.sides.len() {
                    { " " }{ t!(review::about_partners) }
                }
            </p>
            <details>
                <summary>{ t!(review::account) }</summary>
                { account(&model.sides) }
                <p class="tip">{ t!(review::about_account) }</p>
            </details>
        </section>
    }
}

/// The sums of all sides: start + luck + skill + drift = result.
fn account(sides: &[ReviewedSide]) -> Html {
    let heading = |side: &ReviewedSide| {
        html! {
            <th scope="col" class={colour_class(side.colour_key)}>
                { emblem::small(side.colour_key) }{ " " }{ &side.name }
            </th>
        }
    };
    let line = |title: &'static str, part: fn(&AccountTexts) -> &String| {
        let each = sides
            .iter()
            .map(|side| html! { <td>{ part(&side.account) }</td> });
        html! { <tr><th scope="row">{ title }</th>{ for each }</tr> }
    };
    html! {
        <div class="review-scroll" tabindex="0" role="region" aria-label={t!(review::account)}>
            <table class="review-account">
                <thead><tr><td></td>{ for sides.iter().map(heading) }</tr></thead>
                <tbody>
                    { line(t!(review::start), |account| &account.start) }
                    { line(t!(review::luck), |account| &account.luck) }
                    { line(t!(review::skill), |account| &account.skill) }
                    { line(t!(review::drift), |account| &account.drift) }
                    { line(t!(review::result), |account| &account.result) }
                </tbody>
            </table>
        </div>
    }
}

fn turning_points(dispatch: &Dispatch, moments: &[Moment]) -> Html {
    let item = |moment: &Moment| {
        html! { <li><span>{ &moment.words }</span>{ show(dispatch, moment.number, moment.entry) }</li> }
    };
    html! {
        <section aria-labelledby="review-turning">
            <h3 id="review-turning">{ t!(review::turning_points) }</h3>
            <ol class="review-moments">{ for moments.iter().map(item) }</ol>
            <p class="tip">{ t!(review::about_points) }</p>
        </section>
    }
}

fn costly_moves(
    dispatch: &Dispatch,
    moves: &[CostlyMove],
    is_complete: bool,
    to_try_again: usize,
) -> Html {
    let item = |costly: &CostlyMove| {
        let Moment {
            number,
            entry,
            words,
        } = &costly.moment;
        let (number, entry) = (*number, *entry);
        let ontry = dispatch.callback(move |_: MouseEvent| ReviewMsg::Try(entry));
        html! {
            <li>
                <span>{ words }</span>
                <p>{ &costly.better }</p>
                <div>
                    { show(dispatch, number, entry) }
                    <button type="button" aria-label={t!(review::try_turn, number)} onclick={ontry}>{ t!(review::try_here) }</button>
                </div>
            </li>
        }
    };
    html! {
        <section aria-labelledby="review-costly">
            <h3 id="review-costly">{ t!(review::costly) }</h3>
            if moves.is_empty() && is_complete {
                <p>{ t!(review::none_costly) }</p>
            }
            <ul class="review-moments costly">{ for moves.iter().map(item) }</ul>
            if to_try_again > 0 {
                <p>{ t!(review::to_try_again, count = to_try_again) }</p>
            }
        </section>
    }
}

/// The button that shows a turn on the board.
fn show(dispatch: &Dispatch, number: usize, entry: usize) -> Html {
    let onclick = dispatch.callback(move |_: MouseEvent| ReviewMsg::Show(entry));
    html! {
        <button type="button" aria-label={t!(review::show_turn, number)} {onclick}>{ t!(review::show) }</button>
    }
}

/// Every turn with its chances, for screen readers and for the curious.
fn all_turns(model: &ReviewModel) -> Html {
    let row = |(index, turn): (usize, &TurnRow)| {
        let chances = model.chances.iter().filter_map(|side| side.get(index + 1));
        html! {
            <tr>
                <th scope="row">{ index + 1 }</th>
                <td>{ &turn.what }</td>
                <td>{ &turn.play }</td>
                { for chances.map(|chance| html! { <td>{ t!(review::percent, percent = (chance + 5) / 10) }</td> }) }
            </tr>
        }
    };
    html! {
        <details>
            <summary>{ t!(review::table) }</summary>
            <div class="review-scroll review-turns" tabindex="0" role="region" aria-label={t!(review::table)}>
                <table>
                    <thead><tr>
                        <th scope="col">{ t!(review::turn) }</th>
                        <th scope="col">{ t!(review::player) }</th>
                        <th scope="col">{ t!(review::play) }</th>
                        { for model.sides.iter().map(|side| html! { <th scope="col">{ &side.name }</th> }) }
                    </tr></thead>
                    <tbody>{ for model.turns.iter().enumerate().map(row) }</tbody>
                </table>
            </div>
        </details>
    }
}
