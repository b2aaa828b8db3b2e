//! The bots' nets: each is fetched when a bot first needs it, and then kept.

use gloo::timers::callback::Timeout;
use rules::ruleset::Ruleset;
use wasm_bindgen_futures::spawn_local;
use words::say;

use crate::bots::Bots;
use crate::fetch;

/// A bot waits no longer for its net than this; one that comes later is taken all the same.
const PATIENCE_MS: u32 = 6_000;

/// What has become of fetching a net.
pub(crate) enum Fetched {
    /// It is on its way; the watch ends the wait.
    Coming(#[expect(dead_code, reason = "dropping it would end the watch")] Timeout),
    /// Its bytes, which were found good.
    Here(Vec<u8>),
    /// It did not come.
    Failed,
}

impl Bots {
    /// Sees to it that the net that a ruleset needs is fetched. Whether nothing is to be waited for.
    pub(crate) fn bring_net(&self, ruleset: Ruleset) -> bool {
        let Some(name) = bot::net_for(ruleset) else {
            return true;
        };
        let mut desk = self.desk.borrow_mut();
        if let Some((_, fetched)) = desk.nets.iter().find(|(known, _)| *known == name) {
            return !matches!(fetched, Fetched::Coming(_));
        }
        let bots = self.clone();
        let watch = Timeout::new(PATIENCE_MS, move || {
            bots.net_failed(name, say!(loading::net_late));
        });
        desk.nets.push((name, Fetched::Coming(watch)));
        let bots = self.clone();
        spawn_local(async move {
            let came = fetch::bytes(&format!("nets/{name}.net")).await;
            let read = came.and_then(|bytes| {
                bots.desk.borrow_mut().shelf.put(name, &bytes)?;
                Ok(bytes)
            });
            match read {
                Ok(bytes) => bots.net_is(name, Fetched::Here(bytes)),
                Err(reason) => bots.net_failed(name, &reason),
            }
        });
        false
    }

    fn net_failed(&self, name: &'static str, reason: &str) {
        let failed =
            |(known, fetched): &(_, Fetched)| *known == name && matches!(fetched, Fetched::Failed);
        // Given up already, and told of.
        if self.desk.borrow().nets.iter().any(failed) {
            return;
        }
        self.net_is(name, Fetched::Failed);
        self.tell(&say!(loading::net_missing, reason));
    }

    /// Goes on with what has waited.
    fn net_is(&self, name: &'static str, fetched: Fetched) {
        {
            let mut desk = self.desk.borrow_mut();
            desk.nets.retain(|(known, _)| *known != name);
            desk.nets.push((name, fetched));
        }
        self.post();
    }
}
