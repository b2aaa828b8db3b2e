//! Loading of the bots' nets: each is fetched when a bot first needs it, and then kept for the bots at both places.

use std::cell::RefCell;
use std::rc::Rc;

use rules::ruleset::Ruleset;
use wasm_bindgen_futures::spawn_local;
use words::t;

use crate::platform::fetch;
use crate::worker::client::BotClient;

/// The state of fetching a net.
pub(crate) enum Fetched {
    /// It is on its way; bots wait for it.
    Coming,
    /// Its bytes, which are as they were built.
    Here(Vec<u8>),
    /// It did not come.
    Failed,
}

/// The nets that have been asked for.
pub(crate) struct Nets {
    /// What has become of each, by name.
    pub(crate) fetched: RefCell<Vec<(&'static str, Fetched)>>,
    /// Who waits for them.
    clients: RefCell<Vec<BotClient>>,
    /// What to do when a net does not come.
    on_problem: Box<dyn Fn(&str)>,
}

impl Nets {
    pub(crate) fn new(on_problem: impl Fn(&str) + 'static) -> Rc<Nets> {
        Rc::new(Nets {
            fetched: RefCell::default(),
            clients: RefCell::default(),
            on_problem: Box::new(on_problem),
        })
    }

    /// Gives these clients every net that comes.
    pub(crate) fn serve(&self, clients: [&BotClient; 2]) {
        *self.clients.borrow_mut() = clients.map(BotClient::clone).into();
    }

    /// Fetches the net that a ruleset needs, unless that was done before.
    pub(crate) fn fetch(self: &Rc<Nets>, ruleset: Ruleset) {
        let is_known = |name: &str| {
            self.fetched
                .borrow()
                .iter()
                .any(|(known, _)| *known == name)
        };
        if let Some(name) = bot::net_for(ruleset).filter(|name| !is_known(name)) {
            self.fetch_named(name);
        }
    }

    /// Fetches the nets that did not come.
    pub(crate) fn fetch_missing(self: &Rc<Nets>) {
        let fetched = self.fetched.borrow();
        let failed = fetched
            .iter()
            .filter(|(_, fetched)| matches!(fetched, Fetched::Failed));
        let names: Vec<_> = failed.map(|(name, _)| *name).collect();
        drop(fetched);
        for name in names {
            self.fetch_named(name);
        }
    }

    /// Whether a net is on its way.
    pub(crate) fn is_loading(&self) -> bool {
        let fetched = self.fetched.borrow();
        let mut nets = fetched.iter();
        nets.any(|(_, fetched)| matches!(fetched, Fetched::Coming))
    }

    fn fetch_named(self: &Rc<Nets>, name: &'static str) {
        self.set(name, Fetched::Coming);
        let nets = Rc::clone(self);
        spawn_local(async move {
            match fetch::bytes(&format!("nets/{name}.net")).await {
                Ok(bytes) => nets.set(name, Fetched::Here(bytes)),
                Err(reason) => {
                    nets.set(name, Fetched::Failed);
                    (nets.on_problem)(&t!(loading::net_missing, reason));
                }
            }
            for client in nets.clients.borrow().iter() {
                client.send_pending();
            }
        });
    }

    /// Notes what has become of a net.
    fn set(&self, name: &'static str, fetched: Fetched) {
        let mut nets = self.fetched.borrow_mut();
        nets.retain(|(known, _)| *known != name);
        nets.push((name, fetched));
    }
}
