//! The people of this device: the store.

use std::rc::Rc;

use table::draft;
use table::people::{Change, People};
use worker::book::BookChange;

use crate::family_book::store::FamilyBookMsg;
use crate::page::effect::{Effect, send};

/// A message about the people of this device.
#[derive(Clone)]
pub enum PeopleMsg {
    /// Change them.
    Change(Change),
    /// Their text as stored now: at the beginning, or after another tab has changed it.
    Stored(Option<String>),
    /// A new name was refused, and why; or that is over.
    Refused(Option<String>),
}

impl From<Change> for PeopleMsg {
    fn from(change: Change) -> PeopleMsg {
        PeopleMsg::Change(change)
    }
}

/// The people of this device, as this tab knows them.
#[derive(Default)]
pub struct PeopleStore {
    /// The people.
    pub people: Rc<People>,
    /// An error message about the stored text, or about a new name.
    pub problem: Option<String>,
}

impl PeopleStore {
    /// Handles a message.
    pub fn update(&mut self, msg: PeopleMsg) -> Vec<Effect> {
        match msg {
            PeopleMsg::Change(change) => {
                Rc::make_mut(&mut self.people).apply(&change);
                self.problem = None;
                // They sit at the table of the game that is being set up, too.
                let seated = match change.clone() {
                    Change::Rename { old, new } => Some(draft::Change::Rename { old, new }),
                    Change::Forget(name) => Some(draft::Change::Forget(name)),
                    Change::Meet(_) | Change::Play(_) | Change::NextPortrait(_) => None,
                };
                let in_book = match change.clone() {
                    Change::Rename { old, new } => {
                        Some(FamilyBookMsg::Change(BookChange::Rename { old, new }))
                    }
                    Change::Forget(name) => Some(FamilyBookMsg::Forgotten(name)),
                    Change::Meet(_) | Change::Play(_) | Change::NextPortrait(_) => None,
                };
                let mut effects = vec![Effect::ChangePeople(change)];
                effects.extend(in_book.map(send));
                effects.extend(seated.map(send));
                effects
            }
            PeopleMsg::Refused(problem) => {
                self.problem = problem;
                Vec::new()
            }
            PeopleMsg::Stored(text) => {
                let stored = text.map(|text| People::parse(&text)).transpose();
                self.problem = stored.as_ref().err().cloned();
                self.people = stored.ok().flatten().unwrap_or_default().into();
                Vec::new()
            }
        }
    }
}

/// The text to store after a change. It applies the change to the stored text, which another tab may have changed.
pub fn changed(stored: Option<&str>, change: &Change) -> String {
    let people = stored.and_then(|text| People::parse(text).ok());
    let mut people = people.unwrap_or_default();
    people.apply(change);
    people.text()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meet(name: &str) -> Change {
        Change::Meet(name.to_owned())
    }

    #[test]
    fn a_change_begins_with_what_another_tab_has_stored() {
        let other = changed(None, &meet("Ann"));
        let mut store = PeopleStore::default();
        let effects = store.update(meet("Leo").into());
        let [Effect::ChangePeople(change)] = &effects[..] else {
            panic!("it is stored");
        };
        let both = changed(Some(&other), change);
        store.update(PeopleMsg::Stored(Some(both)));
        let names: Vec<&str> = store.people.iter().map(|person| &*person.name).collect();
        assert_eq!(names, ["Ann", "Leo"]);
        assert_eq!(store.problem, None);
    }

    #[test]
    fn a_damaged_text_is_told_until_something_is_stored() {
        let mut store = PeopleStore::default();
        store.update(PeopleMsg::Stored(Some("people 9".to_owned())));
        assert!(store.problem.as_ref().unwrap().contains('1'));
        assert_eq!(store.people.iter().count(), 0);
        store.update(meet("Leo").into());
        assert_eq!(store.problem, None);
        let stored = changed(Some("people 9"), &meet("Leo"));
        assert_eq!(People::parse(&stored).as_ref(), Ok(&*store.people));
    }
}
