//! The people of this device, to be edited: another portrait, another name, or to be forgotten.

use std::rc::Rc;

use table::people::{Change, People, Person};
use table::setup::LONGEST_NAME;
use web_sys::HtmlInputElement;
use words::t;
use yew::prelude::*;

use super::known_people::PeopleMsg;
use super::seat_picker::to_next;
use crate::page::use_dispatch;
use crate::portrait::portrait;

/// Props of [`PersonEditor`].
#[derive(Properties, PartialEq)]
pub struct PersonEditorProps {
    /// The people of this device.
    pub people: Rc<People>,
}

/// A button that shows the people of this device, and their portraits and names.
#[component]
pub fn PersonEditor(props: &PersonEditorProps) -> Html {
    let dispatch = use_dispatch();
    let people = &props.people;
    let is_open = use_state_eq(|| false);
    // The person whom a second press forgets.
    let forgetting = use_state_eq(|| None::<String>);
    let onedit = {
        let (is_open, forgetting) = (is_open.clone(), forgetting.clone());
        dispatch.callback(move |_: MouseEvent| {
            is_open.set(!*is_open);
            forgetting.set(None);
            PeopleMsg::Refused(None)
        })
    };
    let person = |person: &Person| {
        let name = &person.name;
        let is_second = forgetting.as_ref() == Some(name);
        let (label, short) = match is_second {
            true => (t!(people::forget_now, name), t!(people::forget_now_short)),
            false => (t!(people::forget, name), t!(people::forget_short)),
        };
        let onforget = {
            let (dispatch, forgetting, name) = (dispatch.clone(), forgetting.clone(), name.clone());
            move |event: MouseEvent| {
                forgetting.set((!is_second).then(|| name.clone()));
                if is_second {
                    // This button goes away.
                    to_next(&event, ".new-name");
                    dispatch.send(PeopleMsg::Change(Change::Forget(name.clone())));
                }
            }
        };
        let rename = {
            let (dispatch, people, old) = (dispatch.clone(), people.clone(), name.clone());
            move |event: &Event| {
                let input: HtmlInputElement = event.target_unchecked_into();
                let renamed = people.renamed(&old, &input.value());
                let old = old.clone();
                dispatch.send(match renamed {
                    Ok(new) if new != old => PeopleMsg::Change(Change::Rename { old, new }),
                    kept => {
                        input.set_value(&old);
                        PeopleMsg::Refused(kept.err())
                    }
                });
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
        let next = PeopleMsg::Change(Change::NextPortrait(name.clone()));
        // It has no key, so that the box keeps the focus when its person is renamed.
        html! {
            <li>
                <button type="button" class="changes" aria-label={t!(people::next_portrait, name)}
                    onclick={dispatch.on_click(next)}>
                    { portrait(&format!("people/{}", person.portrait)) }
                </button>
                <input type="text" aria-label={t!(people::name_of, name)} maxlength={LONGEST_NAME.to_string()}
                    autocomplete="off" value={name.clone()} {onchange} {onkeydown} />
                <button type="button" aria-label={label} onclick={onforget}>{ short }</button>
            </li>
        }
    };
    html! {
        <>
            <button type="button" class="link" aria-expanded={is_open.to_string()} onclick={onedit}>
                { t!(people::edit) }
            </button>
            if *is_open {
                <ul class="known" role="list">{ for people.iter().map(person) }</ul>
            }
        </>
    }
}
