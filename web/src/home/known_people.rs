//! The people of this device: the store.

use std::rc::Rc;

use table::people::{Change, People};

use crate::page::effect::Effect;

/// A message about the people of this device.
#[derive(Clone)]
pub enum PeopleMsg {
    /// Change them.
    Change(Change),
    /// Their text as stored now: at the beginning, or after another tab has changed it.
    Stored(Option<String>),
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
    /// What is wrong with the stored text, in words.
    pub problem: Option<String>,
}

impl PeopleStore {
    /// Handles a message.
    pub fn update(&mut self, msg: PeopleMsg) -> Vec<Effect> {
        match msg {
            PeopleMsg::Change(change) => {
                Rc::make_mut(&mut self.people).apply(&change);
                self.problem = None;
                vec![Effect::ChangePeople(change)]
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

/// The text to store after a change. It begins with what is stored now, since another tab may have changed that.
pub fn changed(stored: Option<&str>, change: &Change) -> String {
    let people = stored.and_then(|text| People::parse(text).ok());
    let mut people = people.unwrap_or_default();
    people.apply(change);
    people.text()
}
