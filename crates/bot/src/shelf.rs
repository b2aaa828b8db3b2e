//! The nets that are at hand.

use std::sync::Arc;

use rules::games::{self, Playable, Visitor};
use rules::ruleset::Ruleset;
use words::t;

use crate::files::nearest;
use crate::net::Net;

/// The files of the folder `nets`: ruleset, and what is in it if this program carries them
/// (feature `nets`).
const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/nets.rs"));

/// The name of the net that a ruleset plays by: its own, or one that it borrows; `None` when there
/// is none.
pub fn net_for(ruleset: Ruleset) -> Option<&'static str> {
    nearest(ruleset, FILES).map(|(name, _)| name)
}

/// Nets, by the names of their files.
#[derive(Clone, Debug, Default)]
pub struct Shelf(Vec<(&'static str, Arc<Net>)>);

impl Shelf {
    /// None yet.
    pub fn new() -> Shelf {
        Shelf::default()
    }

    /// Those that this program carries: all or none.
    ///
    /// # Panics
    /// When a file is wrong; a test reads all.
    pub fn carried() -> Shelf {
        let mut shelf = Shelf::new();
        for (name, file) in FILES.iter().filter(|(_, file)| !file.is_empty()) {
            let put = shelf.put(name, file);
            put.unwrap_or_else(|error| panic!("nets/{name}.net: {error}"));
        }
        shelf
    }

    /// Puts a net on the shelf, by its file.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the file.
    pub fn put(&mut self, name: &str, file: &[u8]) -> Result<(), String> {
        struct Read<'a>(&'a [u8], &'a str);
        impl Visitor for Read<'_> {
            type Output = Result<Net, String>;
            fn visit<G: Playable>(self, _: G) -> Self::Output {
                Net::read(self.0, self.1, G::COUNT)
            }
        }
        let known = FILES.iter().find(|(known, _)| *known == name);
        let (name, _) = known.ok_or_else(|| t!(bots::unknown_weights))?;
        let net = games::visit(games::ruleset(name)?, Read(file, name))?;
        self.0.retain(|(known, _)| known != name);
        self.0.push((name, Arc::new(net)));
        Ok(())
    }

    /// All that are here, by the names of their files.
    pub fn all(&self) -> &[(&'static str, Arc<Net>)] {
        &self.0
    }

    /// The net that a ruleset plays by, if it is here.
    pub fn net(&self, ruleset: Ruleset) -> Option<Arc<Net>> {
        let name = net_for(ruleset)?;
        let found = self.0.iter().find(|(known, _)| *known == name);
        found.map(|(_, net)| Arc::clone(net))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_net_is_not_put_on_the_shelf() {
        let mut shelf = Shelf::new();
        assert!(shelf.put("chess", b"").is_err());
        for (name, _) in FILES {
            let error = shelf.put(name, b"<!DOCTYPE html>").unwrap_err();
            assert!(error.starts_with("expected weights"), "{error}");
            assert!(shelf.net(games::ruleset(name).unwrap()).is_none());
        }
    }

    #[cfg(feature = "nets")]
    #[test]
    fn every_net_can_be_read() {
        let shelf = Shelf::carried();
        for (name, _) in FILES {
            assert!(shelf.net(games::ruleset(name).unwrap()).is_some(), "{name}");
        }
    }
}
