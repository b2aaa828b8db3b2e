//! The house rules kept on this device: the store, and the field that names them.

use std::rc::Rc;

use rules::ruleset::Ruleset;
use table::draft;
use table::kept_rules::{Change, KeptRules, name_of_rules};
use table::setup::LONGEST_NAME;
use words::t;
use yew::prelude::*;

use super::seat_help::typed;
use crate::home::seat_picker::to_next;
use crate::markup::fresh;
use crate::page::effect::{Effect, send};
use crate::page::use_dispatch;
use crate::platform::local_storage;
use crate::platform::storage_trouble::Trouble;
use crate::saves::store::SavesMsg;

/// A message about the kept house rules.
#[derive(Clone)]
pub enum RulesMsg {
    /// Change them.
    Change(Change),
    /// Their text as stored now: at the beginning, or after another tab has changed it.
    Stored(Option<String>),
    /// They have no name yet, or nothing to keep.
    Refused(String),
    /// They were stored, or could not be, and why.
    Written(Option<String>),
}

/// The house rules kept on this device, as this tab knows them.
#[derive(Clone, PartialEq, Default)]
pub struct RulesStore {
    /// The rules.
    pub kept: Rc<KeptRules>,
    /// An error message.
    pub problem: Option<String>,
}

impl RulesStore {
    /// Handles a message.
    pub fn update(&mut self, msg: RulesMsg) -> Vec<Effect> {
        match msg {
            RulesMsg::Change(change) => {
                Rc::make_mut(&mut self.kept).apply(&change);
                vec![Effect::ChangeRules(change)]
            }
            RulesMsg::Refused(problem) => {
                self.problem = Some(problem);
                Vec::new()
            }
            RulesMsg::Written(problem) => {
                self.problem = problem;
                vec![send(SavesMsg::Retell)]
            }
            RulesMsg::Stored(text) => match text.as_deref().map(KeptRules::parse) {
                Some(Ok(kept)) if kept != *self.kept => {
                    self.kept = kept.into();
                    self.problem = None;
                    vec![send(SavesMsg::Retell)]
                }
                Some(Err(problem)) => {
                    self.problem = Some(problem);
                    Vec::new()
                }
                // Where nothing can be stored, those of this tab stay.
                _ => Vec::new(),
            },
        }
    }
}

/// The title of a game with the name that its house rules have in storage.
pub fn title(ruleset: Ruleset) -> String {
    let stored = local_storage::read(local_storage::RULES).filter(|_| ruleset.has_house_rules());
    let kept = stored.and_then(|text| KeptRules::parse(&text).ok());
    kept.unwrap_or_default().title(ruleset)
}

/// Changes the stored text, which another tab may have changed. If it is another one, returns whether it could not be
/// stored, and why.
pub fn store(change: &Change) -> Option<Option<String>> {
    let stored = local_storage::read(local_storage::RULES);
    let text = changed(stored.as_deref(), change)?;
    let written = local_storage::write(local_storage::RULES, &text);
    Some(written.err().map(|trouble| match trouble {
        Trouble::Blocked => t!(house_rules::keep_blocked).to_owned(),
        Trouble::Full => t!(house_rules::keep_full).to_owned(),
    }))
}

/// The text to store after a change; `None` if it is stored already.
fn changed(stored: Option<&str>, change: &Change) -> Option<String> {
    let before = stored.and_then(|text| KeptRules::parse(text).ok());
    let before = before.unwrap_or_default();
    let mut kept = before.clone();
    kept.apply(change);
    (kept != before).then(|| kept.text())
}

/// Props of [`KeepRules`].
#[derive(Properties, PartialEq)]
pub struct KeepRulesProps {
    /// The rules to keep.
    pub ruleset: Ruleset,
    /// The name that was typed for them, or that they came with.
    pub typed: Option<String>,
    /// The kept house rules.
    pub rules: RulesStore,
}

/// The field with the name of the house rules, and the buttons that keep and forget them.
#[component]
pub fn KeepRules(props: &KeepRulesProps) -> Html {
    let dispatch = use_dispatch();
    let KeepRulesProps {
        ruleset,
        typed: name,
        rules,
    } = props;
    let ruleset = *ruleset;
    let kept = rules.kept.find(ruleset).map(|kept| kept.name.clone());
    // The rules that a second press forgets.
    let forgetting = use_state_eq(|| None::<Ruleset>);
    let name = name.clone().or_else(|| kept.clone()).unwrap_or_default();
    let keep = {
        let (dispatch, name) = (dispatch.clone(), name.clone());
        move || {
            let problem = match name_of_rules(&name) {
                _ if !ruleset.has_house_rules() => t!(house_rules::nothing_to_keep).to_owned(),
                Err(problem) => problem,
                Ok(name) => return dispatch.send(RulesMsg::Change(Change::Keep(ruleset, name))),
            };
            dispatch.send(RulesMsg::Refused(problem));
        }
    };
    let oninput =
        dispatch.callback(|event: InputEvent| draft::Change::NameHouseRules(Some(typed(&event))));
    let onkeydown = {
        let keep = keep.clone();
        move |event: KeyboardEvent| {
            // Enter would start the game.
            if event.key() == "Enter" && !event.is_composing() {
                event.prevent_default();
                keep();
            }
        }
    };
    let onkeep = move |_: MouseEvent| keep();
    let forget = kept.as_ref().map(|name| {
        let is_second = *forgetting == Some(ruleset);
        let (label, short) = match is_second {
            true => (
                t!(house_rules::forget_now, name),
                t!(house_rules::forget_now_short),
            ),
            false => (t!(house_rules::forget, name), t!(house_rules::forget_short)),
        };
        let (dispatch, forgetting) = (dispatch.clone(), forgetting.clone());
        let onclick = move |event: MouseEvent| {
            forgetting.set((!is_second).then_some(ruleset));
            if is_second {
                // This button goes away.
                to_next(&event, ".rules-name");
                dispatch.send(RulesMsg::Change(Change::Forget(ruleset)));
                dispatch.send(draft::Change::NameHouseRules(None));
            }
        };
        html! { <button key="forget" type="button" aria-label={label} {onclick}>{ short }</button> }
    });
    let is_kept = kept.is_some_and(|kept| kept == name);
    let has_head_start = ruleset.choices().any(|choice| choice.option.seat.is_some());
    let says = match &rules.problem {
        Some(problem) => problem,
        None if is_kept && has_head_start => t!(house_rules::kept_without_head_starts),
        None if is_kept => t!(house_rules::kept),
        None => "",
    };
    // With keys the field stays the same when a button comes or goes, and keeps the focus.
    html! {
        <div class="keep-rules">
            <label key="name">
                { t!(house_rules::name_of_rules) }
                <input type="text" class="rules-name" autocomplete="off" maxlength={LONGEST_NAME.to_string()}
                    placeholder={t!(house_rules::name_example)} value={name} {oninput} {onkeydown} />
            </label>
            <button key="keep" type="button" onclick={onkeep}>{ t!(house_rules::keep) }</button>
            { for forget }
            <small key="says" role="status">{ fresh(says) }</small>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::ruleset;

    fn keep(rules: &str, name: &str) -> Change {
        Change::Keep(ruleset(rules).unwrap(), name.to_owned())
    }

    #[test]
    fn a_change_begins_with_what_another_tab_has_stored() {
        let other = changed(None, &keep("parcheesi+capture=10", "Bakers")).unwrap();
        let mut store = RulesStore::default();
        let effects = store.update(RulesMsg::Change(keep("parcheesi+exact=no", "Ann")));
        let [Effect::ChangeRules(change)] = &effects[..] else {
            panic!("it is stored");
        };
        let both = changed(Some(&other), change).unwrap();
        store.update(RulesMsg::Stored(Some(both.clone())));
        let kept = store.kept.of(ruleset("parcheesi").unwrap().family);
        let names: Vec<&str> = kept.map(|kept| &*kept.name).collect();
        assert_eq!(names, ["Ann", "Bakers"]);
        assert_eq!(changed(Some(&both), change), None);
    }

    #[test]
    fn a_damaged_text_is_told_and_stays_until_something_is_kept() {
        let mut store = RulesStore::default();
        store.update(RulesMsg::Stored(Some("rules 9".to_owned())));
        assert!(store.problem.as_ref().unwrap().contains('1'));
        let play = Change::Play(ruleset("parcheesi+capture=10").unwrap());
        assert_eq!(changed(Some("rules 9"), &play), None);
        assert!(changed(Some("rules 9"), &keep("parcheesi+exact=no", "Ann")).is_some());
        store.update(RulesMsg::Written(None));
        assert_eq!(store.problem, None);
    }

    #[test]
    fn rules_that_cannot_be_stored_stay_as_long_as_the_page_is_open() {
        let mut store = RulesStore::default();
        store.update(RulesMsg::Change(keep("parcheesi+exact=no", "Ann")));
        store.update(RulesMsg::Written(Some(
            "The browser has no room.".to_owned(),
        )));
        store.update(RulesMsg::Stored(None));
        let title = store.kept.title(ruleset("parcheesi+exact=no").unwrap());
        assert_eq!(title, "Parcheesi, Ann");
        assert!(store.problem.is_some());
    }
}
