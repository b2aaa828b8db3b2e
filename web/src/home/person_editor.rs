//! A person of this device to be edited: another portrait, another name, or to be forgotten.

use table::people::{Change, Person};
use table::setup::LONGEST_NAME;
use web_sys::HtmlInputElement;
use words::t;
use yew::prelude::*;

use super::known_people::PeopleMsg;
use super::seat_picker::{SeatPicker, to_next};
use crate::page::Dispatch;
use crate::portrait::portrait;

/// A person whose portrait and name can be changed, and who can be forgotten.
pub fn person_editor(picker: &SeatPicker, dispatch: &Dispatch, person: &Person) -> Html {
    let Person {
        name,
        portrait: picture,
        ..
    } = person;
    let next = PeopleMsg::Change(Change::NextPortrait(name.clone()));
    let onforget = {
        let (name, dispatch) = (name.clone(), dispatch.clone());
        picker.change(move |_, plan, event: MouseEvent| {
            // The second press forgets.
            if plan.forgetting.as_ref() != Some(&name) {
                plan.forgetting = Some(name.clone());
                return;
            }
            plan.forgetting = None;
            plan.forget(&name);
            // This button goes away.
            to_next(&event, ".new-name");
            dispatch.send(PeopleMsg::Change(Change::Forget(name.clone())));
        })
    };
    let (label, short) = match picker.plan.forgetting.as_ref() == Some(name) {
        true => (t!(people::forget_now, name), t!(people::forget_now_short)),
        false => (t!(people::forget, name), t!(people::forget_short)),
    };
    let rename = {
        let (picker, dispatch, old) = (picker.clone(), dispatch.clone(), name.clone());
        move |event: &Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            let renamed = picker.people.renamed(&old, &input.value());
            {
                let mut plan = picker.latest.borrow_mut();
                plan.name_problem = renamed.as_ref().err().cloned();
                if let Ok(new) = &renamed {
                    plan.rename(&old, new);
                }
            }
            picker.onchange.emit(());
            match renamed {
                Ok(new) if new != old => {
                    let old = old.clone();
                    dispatch.send(PeopleMsg::Change(Change::Rename { old, new }));
                }
                _ => input.set_value(&old),
            }
        }
    };
    let onchange = {
        let rename = rename.clone();
        move |event: Event| rename(&event)
    };
    let onkeydown = move |event: KeyboardEvent| {
        // Enter would start the game.
        if event.key() == "Enter" && !event.is_composing() {
            event.prevent_default();
            rename(&event);
        }
    };
    // It has no key, so that the box keeps the focus when its person is renamed.
    html! {
        <li>
            <button type="button" class="changes" aria-label={t!(people::next_portrait, name)}
                onclick={dispatch.on_click(next)}>
                { portrait(&format!("people/{picture}")) }
            </button>
            <input type="text" aria-label={t!(people::name_of, name)} maxlength={LONGEST_NAME.to_string()} autocomplete="off"
                value={name.clone()} {onchange} {onkeydown} />
            <button type="button" aria-label={label} onclick={onforget}>{ short }</button>
        </li>
    }
}
