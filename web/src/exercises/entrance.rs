//! The button that opens the list of exercises.

use words::t;
use yew::prelude::*;

use super::store::ExerciseMsg;
use crate::page::Dispatch;

/// The button.
pub fn exercises_button(dispatch: &Dispatch) -> Html {
    html! {
        <button key="exercises" type="button" onclick={dispatch.on_click(ExerciseMsg::List)}>{ t!(home::exercises) }</button>
    }
}
