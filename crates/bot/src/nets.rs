//! The nets that are shipped, and which ruleset plays by which.

use std::sync::Arc;

use rules::games::Playable;
use rules::ruleset::Ruleset;

use crate::files::nearest;
use crate::net::Net;

/// The files of the folder `nets`: ruleset, and what is in it if this program carries them
/// (feature `nets`).
const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/nets.rs"));

/// The name of the file that a ruleset plays by: its own, or one that it borrows; `None` when
/// there is none.
pub fn name_for(ruleset: Ruleset) -> Option<&'static str> {
    nearest(ruleset, FILES).map(|(name, _)| name)
}

/// The net that a game plays by, where this program carries the nets.
///
/// # Panics
/// When the file is wrong; a test reads all.
pub fn carried<G: Playable>(game: &G) -> Option<Arc<Net>> {
    let (name, file) = nearest(game.ruleset(), FILES)?;
    if file.is_empty() {
        return None;
    }
    let net = Net::read(file, name, G::COUNT);
    Some(Arc::new(net.unwrap_or_else(|error| panic!("{name}.net: {error}"))))
}
