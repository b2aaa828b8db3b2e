//! The result card at the end of a game. It leaves the board in view.

use table::link_game::LinkStage;
use table::outcome::{Award, End, RankedLine};
use table::session::LinkTurn;
use words::t;
use yew::prelude::*;

use crate::board::svg::path;
use crate::board::theme::emblem;
use crate::dialogs::dialog::Dialog;
use crate::dialogs::more_menu::MoreMenu;
use crate::game::end::race_chart::race_chart;
use crate::game::store::GameMsg;
use crate::links::link_box::{LinkBox, Shared};
use crate::links::send::send_words;
use crate::links::store::LinkMsg;
use crate::markup::colour_class;
use crate::page::route::RouteMsg;
use crate::page::{self, Dispatch};
use crate::review::store::ReviewMsg;
use crate::today::store::TodaysEnd;

/// A rosette with two ribbons.
const ROSETTE: &str = "M12 1.5a7 7 0 1 1 0 14a7 7 0 1 1 0-14zM7.5 14.5 5.5 22.5 9.5 20.5 11.5 15.4z\
    M16.5 14.5 18.5 22.5 14.5 20.5 12.5 15.4z";

/// What the card at the end of a game tells.
pub struct GameResult<'a> {
    /// How the game ended.
    pub end: &'a End,
    /// How many games each seat has won, once there was more than one.
    pub tally: Option<String>,
    /// What the house rules are called, and who had a head start.
    pub house_rules: Vec<String>,
    /// What became of the game of a day, if it was an attempt.
    pub today: Option<TodaysEnd>,
    /// The fingerprint of the dice, in short.
    pub fingerprint: Option<&'a str>,
    /// What the game waits for, if it was played by link.
    pub link_turn: Option<&'a LinkTurn>,
    /// Whether a rematch can be offered here.
    pub offers_rematch: bool,
    /// Whether it is shown for the first time, and moves in.
    pub is_new: bool,
}

/// The card that names the winner, with what can be done next.
pub fn end_dialog(dispatch: &Dispatch, result: &GameResult<'_>) -> Html {
    let GameResult {
        end,
        tally,
        house_rules,
        today,
        fingerprint,
        link_turn,
        offers_rematch,
        is_new,
    } = result;
    let again = if end.goes_on {
        t!(dialogs::next_game)
    } else {
        t!(dialogs::rematch)
    };
    let onagain = dispatch.callback(|_: MouseEvent| GameMsg::Rematch);
    let onreplay = dispatch.callback(|_: MouseEvent| GameMsg::Replay(None));
    let replay = html! { <button type="button" onclick={onreplay}>{ t!(page::replay) }</button> };
    let onreview = dispatch.on_click(ReviewMsg::Open(None));
    let onshare = dispatch.on_click(page::Dialog::Share);
    let oncheck = dispatch.on_click(page::Dialog::Dice { check: true });
    let onsend = dispatch.on_click(LinkMsg::Send);
    let is_unsent = link_turn.is_some_and(|turn| turn.stage == LinkStage::Unsent);
    let onnew = dispatch.callback(|_: MouseEvent| RouteMsg::Home);
    html! {
        <Dialog key="end" title={end.title.clone()} class={classes!("result", is_new.then_some("new"))}>
            <p class="unseen">{ &end.story }</p>
            <p class="unseen">{ end.comfort.clone().unwrap_or_default() }</p>
            if let Some(today) = today {
                <p class="today-score">{ &today.says }</p>
            }
            <div class="result-parts">
                <ul class="awards" aria-label={t!(outcome::awards)}>{ for end.awards.iter().map(award) }</ul>
                <figure class="race">
                    <figcaption>{ t!(outcome::race) }<span>{ &end.length }</span></figcaption>
                    { race_chart(&end.chart) }
                </figure>
                <div>
                    <ol class="ranking">{ for end.lines.iter().map(ranked) }</ol>
                    <ul class="points" hidden={end.points.is_empty()}>
                        { for end.points.iter().map(|line| html! { <li>{ line }</li> }) }
                    </ul>
                    <p class="tally" hidden={tally.is_none()}>{ tally.clone().unwrap_or_default() }</p>
                    { for house_rules.iter().map(|line| html! { <p class="tally">{ line }</p> }) }
                </div>
                if let Some(turn) = link_turn.filter(|_| !offers_rematch) {
                    <p class="tip">{ t!(by_link::losers_offer, names = words::list(&turn.losers), count = turn.losers.len()) }</p>
                }
            </div>
            <div class="actions">
                if let Some(turn) = link_turn.filter(|turn| is_unsent || turn.has_sent) {
                    <button type="button" class={classes!(is_unsent.then_some("main"))} onclick={onsend}>{ send_words(turn) }</button>
                }
                // The game of a day is practised from its dialog.
                if let Some(today) = today {
                    <button type="button" class="main" onclick={dispatch.on_click(page::Dialog::Today(Some(today.day)))}>{ t!(today::your_result) }</button>
                    <LinkBox address={today.text.clone()} subject="Turnout" what={Shared::Hidden} />
                } else if *offers_rematch {
                    <button type="button" class={classes!((!is_unsent).then_some("main"))} onclick={onagain}>{ again }</button>
                }
                <button type="button" onclick={onreview}>{ t!(review::open) }</button>
                { for today.is_none().then(|| replay.clone()) }
                <MoreMenu label={t!(page::more)}>
                    if today.is_some() {
                        { replay }
                    } else {
                        // The link to a whole game would spoil that of a day.
                        <button type="button" onclick={onshare}>{ t!(page::share) }</button>
                    }
                    <button type="button" onclick={onnew}>{ t!(page::new_game) }</button>
                    if let Some(fingerprint) = fingerprint {
                        <p class="end-dice">
                            <span>{ *fingerprint }</span>
                            <button type="button" onclick={oncheck}>{ t!(fairness::check) }</button>
                        </p>
                    }
                </MoreMenu>
            </div>
        </Dialog>
    }
}

/// A seat in the ranking.
fn ranked(line: &RankedLine) -> Html {
    html! {
        <li value={line.rank.to_string()} class={classes!(colour_class(line.colour_key), line.is_own.then_some("own"))}>
            { emblem::small(line.colour_key) }{ &line.words }
        </li>
    }
}

/// An award.
fn award(award: &Award) -> Html {
    html! {
        <li>
            <svg class="rosette" viewBox="0 0 24 24" aria-hidden="true">{ path("", ROSETTE) }</svg>
            <b>{ award.title }</b>{ " " }<span>{ &award.words }</span>
        </li>
    }
}
