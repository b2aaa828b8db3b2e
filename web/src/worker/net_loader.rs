//! Loading of the bots' nets: each is fetched when a bot first needs it, and then kept.

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

impl BotClient {
    /// Fetches the net that a ruleset needs, unless that was done before.
    pub(crate) fn fetch_net(&self, ruleset: Ruleset) {
        let known = |name| {
            let state = self.state.borrow();
            state.requested_nets.iter().any(|(known, _)| *known == name)
        };
        if let Some(name) = bot::net_for(ruleset).filter(|name| !known(*name)) {
            self.fetch_named(name);
        }
    }

    /// Fetches the nets that did not come.
    pub(crate) fn fetch_missing_nets(&self) {
        let state = self.state.borrow();
        let failed = state.requested_nets.iter();
        let failed = failed.filter(|(_, fetched)| matches!(fetched, Fetched::Failed));
        let names: Vec<_> = failed.map(|(name, _)| *name).collect();
        drop(state);
        for name in names {
            self.fetch_named(name);
        }
    }

    /// Whether a net is on its way.
    pub(crate) fn is_loading(&self) -> bool {
        let state = self.state.borrow();
        let mut nets = state.requested_nets.iter();
        nets.any(|(_, fetched)| matches!(fetched, Fetched::Coming))
    }

    fn fetch_named(&self, name: &'static str) {
        self.set_net(name, Fetched::Coming);
        let client = self.clone();
        spawn_local(async move {
            match fetch::bytes(&format!("nets/{name}.net")).await {
                Ok(bytes) => client.set_net(name, Fetched::Here(bytes)),
                Err(reason) => {
                    client.set_net(name, Fetched::Failed);
                    (client.on_problem)(&t!(loading::net_missing, reason));
                }
            }
            client.send_pending();
        });
    }

    /// Notes what has become of a net.
    fn set_net(&self, name: &'static str, fetched: Fetched) {
        let mut state = self.state.borrow_mut();
        state.requested_nets.retain(|(known, _)| *known != name);
        state.requested_nets.push((name, fetched));
    }
}
