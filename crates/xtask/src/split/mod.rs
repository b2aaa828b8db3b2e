//! Cuts the page's program into parts: the first is what every board needs, and others are brought
//! when they are needed, a game's by its board.
//!
//! All parts share memory and tables, so nothing is there twice. In the first part each function of
//! another is a door: a few bytes that call it through the table, and that have its part brought at
//! once, should it not be there yet (`needPart` of `web/src/parts.rs`). That is slow, and so the page
//! brings parts in good time.

mod door;
mod first;
mod list;
mod module;
mod other;
mod parts;
mod shared;

use crate::failure::{Context, Result};
use door::Bring;
use module::Module;
use parts::Parts;

pub(crate) use list::List;

/// A program in parts.
pub(crate) struct Cut {
    /// What is run first.
    pub(crate) first: Vec<u8>,
    /// What is linked to it, in the order of the list.
    pub(crate) others: Vec<Vec<u8>>,
    /// The functions of the first part, the largest first: bytes and name.
    pub(crate) functions: String,
}

/// Cuts a program with names as a list says.
pub(crate) fn cut(wasm: &[u8], list: &List<'_>) -> Result<Cut> {
    let cutting = "cutting the program into parts";
    let module = Module::read(wasm).while_doing(cutting)?;
    let parts = Parts::of(&module, list)?;
    let bring = Bring::of(&module)?;
    let others = 0..list.parts.len();
    let others = others.map(|part| other::write(&module, &parts, &bring, part));
    Ok(Cut {
        first: first::write(&module, &parts, &bring).while_doing(cutting)?,
        others: others.collect::<std::result::Result<_, _>>().while_doing(cutting)?,
        functions: parts.first_functions(&module),
    })
}
