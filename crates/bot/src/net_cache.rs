//! The loaded nets.

use std::sync::Arc;

use rules::games;
use rules::playable::{Playable, Visitor};
use rules::ruleset::Ruleset;
use words::t;

use crate::nearest_ruleset::nearest;
use crate::net::Net;

/// The files of the folder `nets`: the ruleset, and the content if this program includes the nets
/// (feature `nets`).
const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/nets.rs"));

/// The name of the net for a ruleset: its own or a fallback; `None` if there is neither.
pub fn net_for(ruleset: Ruleset) -> Option<&'static str> {
    nearest(ruleset, FILES).map(|(name, _)| name)
}

/// Loaded nets, by file name.
#[derive(Clone, Debug, Default)]
pub struct NetCache(Vec<(&'static str, Arc<Net>)>);

impl NetCache {
    /// An empty cache.
    pub fn new() -> NetCache {
        NetCache::default()
    }

    /// The nets included in this program: all or none.
    ///
    /// # Panics
    /// When a file is invalid; a test parses all of them.
    pub fn carried() -> NetCache {
        let mut nets = NetCache::new();
        for (name, file) in FILES.iter().filter(|(_, file)| !file.is_empty()) {
            let put = nets.put(name, file);
            put.unwrap_or_else(|error| panic!("nets/{name}.net: {error}"));
        }
        nets
    }

    /// Parses a file and adds its net.
    ///
    /// # Errors
    /// An error message about the file.
    pub fn put(&mut self, name: &str, file: &[u8]) -> Result<(), String> {
        struct Read<'a>(&'a [u8], &'a str);
        impl Visitor for Read<'_> {
            type Output = Result<Net, String>;
            fn visit<G: Playable>(self, _: G) -> Self::Output {
                Net::read(self.0, self.1, G::COUNT)
            }
        }
        let expected = FILES.iter().find(|(expected, _)| *expected == name);
        let (name, _) = expected.ok_or_else(|| t!(bots::unknown_weights))?;
        let net = games::visit(games::ruleset(name)?, Read(file, name))?;
        self.0.retain(|(loaded, _)| loaded != name);
        self.0.push((name, Arc::new(net)));
        Ok(())
    }

    /// All loaded nets, by file name.
    pub fn all(&self) -> &[(&'static str, Arc<Net>)] {
        &self.0
    }

    /// The net for a ruleset, if it is loaded.
    pub fn net(&self, ruleset: Ruleset) -> Option<Arc<Net>> {
        let name = net_for(ruleset)?;
        let found = self.0.iter().find(|(loaded, _)| *loaded == name);
        found.map(|(_, net)| Arc::clone(net))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invalid_file_is_refused() {
        let mut nets = NetCache::new();
        assert!(nets.put("chess", b"").is_err());
        for (name, _) in FILES {
            let error = nets.put(name, b"<!DOCTYPE html>").unwrap_err();
            assert!(error.starts_with("expected weights"), "{error}");
            assert!(nets.net(games::ruleset(name).unwrap()).is_none());
        }
    }

    #[cfg(feature = "nets")]
    #[test]
    fn every_net_parses() {
        let nets = NetCache::carried();
        for (name, _) in FILES {
            assert!(nets.net(games::ruleset(name).unwrap()).is_some(), "{name}");
        }
    }
}
