//! Loading of the bots' nets: each is fetched when a bot first needs it, and then kept.

use gloo::timers::callback::Timeout;
use rules::ruleset::Ruleset;
use wasm_bindgen_futures::spawn_local;
use words::say;

use crate::bot_client::BotClient;
use crate::fetch;

/// A bot waits no longer than this for its net. A net that arrives later is still used.
const PATIENCE_MS: u32 = 6_000;

/// The state of fetching a net.
pub(crate) enum Fetched {
    /// It is on its way; the watch ends the wait.
    Coming(#[expect(dead_code, reason = "dropping it would end the watch")] Timeout),
    /// Its bytes, which are valid.
    Here(Vec<u8>),
    /// It did not come.
    Failed,
}

impl BotClient {
    /// Fetches the net that a ruleset needs, unless that was done before.
    pub(crate) fn fetch_net(&self, ruleset: Ruleset) {
        let Some(name) = bot::net_for(ruleset) else {
            return;
        };
        let mut state = self.state.borrow_mut();
        if state.requested_nets.iter().any(|(known, _)| *known == name) {
            return;
        }
        let client = self.clone();
        let watch = Timeout::new(PATIENCE_MS, move || {
            client.net_failed(name, say!(loading::net_late));
        });
        state.requested_nets.push((name, Fetched::Coming(watch)));
        let client = self.clone();
        spawn_local(async move {
            let bytes = fetch::bytes(&format!("nets/{name}.net")).await;
            let checked = bytes.and_then(|bytes| {
                client.state.borrow_mut().nets.put(name, &bytes)?;
                Ok(bytes)
            });
            match checked {
                Ok(bytes) => client.set_net(name, Fetched::Here(bytes)),
                Err(reason) => client.net_failed(name, &reason),
            }
        });
    }

    fn net_failed(&self, name: &'static str, reason: &str) {
        let failed =
            |(known, fetched): &(_, Fetched)| *known == name && matches!(fetched, Fetched::Failed);
        // The player has been told already.
        if self.state.borrow().requested_nets.iter().any(failed) {
            return;
        }
        self.set_net(name, Fetched::Failed);
        self.tell(&say!(loading::net_missing, reason));
    }

    /// Notes what has become of a net, and sends the questions that waited for it.
    fn set_net(&self, name: &'static str, fetched: Fetched) {
        {
            let mut state = self.state.borrow_mut();
            state.requested_nets.retain(|(known, _)| *known != name);
            state.requested_nets.push((name, fetched));
        }
        self.send_pending();
    }
}
