//! The controls of a replay.

use table::session::{Intent, ReplayProgress, Watch};
use web_sys::HtmlInputElement;
use words::t;
use yew::prelude::*;

use crate::game::store::GameMsg;
use crate::markup::fresh;
use crate::page::Dispatch;
use crate::page::route::RouteMsg;
use crate::review::store::ReviewMsg;

/// A slider over the game, single steps, and the ways out: to play on from here, or to leave.
pub fn replay_controls(dispatch: &Dispatch, progress: ReplayProgress) -> Html {
    let ReplayProgress {
        at,
        of,
        autoplay,
        whole,
        ..
    } = progress;
    let oninput = dispatch.callback(move |event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        let to = input.value_as_number() as usize;
        // A single step forward is animated, however it is asked for.
        let next = to == at + 1;
        Intent::Watch(if next { Watch::Forward } else { Watch::To(to) })
    });
    let (words, run) = match autoplay {
        true => (t!(replay::pause), Watch::Rest),
        false => (t!(replay::run), Watch::Run),
    };
    let moment = t!(replay::at, at, of);
    let watch = |watch| dispatch.on_click(Intent::Watch(watch));
    html! {
        <div class="replay" role="group" aria-label={t!(page::replay)}>
            <input type="range" min="0" max={of.to_string()} value={at.to_string()} {oninput}
                aria-label={t!(replay::step)} aria-valuetext={moment.clone()} />
            <output>{ fresh(&moment) }</output>
            <div class="steps">
                <button type="button" aria-disabled={(at == 0).to_string()} onclick={watch(Watch::Back)}>
                    { t!(replay::back) }
                </button>
                <button type="button" class="main" onclick={watch(run)}>{ fresh(words) }</button>
                <button type="button" aria-disabled={(at == of).to_string()} onclick={watch(Watch::Forward)}>
                    { t!(replay::forward) }
                </button>
            </div>
            <div class="actions">
                <button type="button" onclick={dispatch.on_click(ReviewMsg::Open(None))}>{ t!(review::open) }</button>
                <button type="button" hidden={!whole} onclick={dispatch.callback(|_| GameMsg::PlayOn)}>
                    { t!(replay::play_on) }
                </button>
                <button type="button" onclick={dispatch.callback(|_| RouteMsg::GoOn)}>{ t!(replay::leave) }</button>
            </div>
        </div>
    }
}
