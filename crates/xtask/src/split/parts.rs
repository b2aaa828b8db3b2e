//! Which function is in which part.

use std::collections::BTreeSet;
use std::iter;
use std::ops::Range;

use wasm_encoder::TableType;
use wasmparser::ExternalKind;

use crate::failure::{Context, Failure, Result};

use super::list::{FIRST, List};
use super::module::Module;

/// A function of no more bytes goes with who calls it, whatever its name: small ones that do the same
/// for several games have been made one, and have the name of any.
const SMALL: usize = 64;

/// A module's functions, told apart.
pub(super) struct Parts {
    /// For each function its part, `None` for the first.
    part: Vec<Option<usize>>,
    /// For each part those of its functions that others call, in their order.
    doors: Vec<Vec<u32>>,
    /// For each part those functions of others that it calls, in their order.
    shared: Vec<Vec<u32>>,
    /// All of them, in their order.
    all_shared: Vec<u32>,
    /// How large the first table was.
    table: u32,
}

impl Parts {
    /// A function is in the part where the list has its name. One that it does not have is in the
    /// only part that calls it, or else in the first.
    ///
    /// # Errors
    /// When the list has a name that no function has.
    pub(super) fn of(module: &Module<'_>, list: &List) -> Result<Self> {
        let unknown = list.unknown(&module.names);
        if !unknown.is_empty() {
            return Err(
                Failure::new("the list of parts has names that no function has")
                    .why(unknown.join("\n"))
                    .advice("take them out of web/parts.txt, or write them as they are called now"),
            );
        }
        let mut calls = Vec::new();
        for function in 0..module.functions.len() as u32 {
            let called = module.called_by(function);
            calls.push(called.while_doing("reading the program's code")?);
        }
        let named = (0..).zip(&module.names);
        let mut listed: Vec<Option<usize>> = named
            // What a script does is in no part, whatever its name.
            .map(|(function, name)| {
                (function >= module.imported)
                    .then(|| list.part_of(name))
                    .flatten()
            })
            .collect();
        for function in made_one(module, list, &listed, &calls) {
            listed[function as usize] = None;
        }
        let outside = outside(module);
        let part = parts(module, &listed, &calls, &outside);

        let count = list.names().count();
        let (mut doors, mut shared) = (vec![Vec::new(); count], vec![Vec::new(); count]);
        let from_outside = outside.iter().map(|&called| (None, called));
        let inside = iter::zip(&part, &calls);
        let inside = inside.flat_map(|(from, called)| called.iter().map(|&called| (*from, called)));
        for (from, called) in from_outside.chain(inside) {
            let to = part[called as usize];
            if to != from {
                if let Some(to) = to {
                    doors[to].push(called);
                }
                if let Some(from) = from {
                    shared[from].push(called);
                }
            }
        }
        for functions in doors.iter_mut().chain(&mut shared) {
            functions.sort_unstable();
            functions.dedup();
        }
        let mut all_shared = shared.concat();
        all_shared.sort_unstable();
        all_shared.dedup();
        Ok(Self {
            part,
            doors,
            shared,
            all_shared,
            table: module
                .tables
                .first()
                .map_or(0, |table| table.initial as u32),
        })
    }

    /// The part that a function is in, `None` for the first.
    pub(super) fn of_function(&self, function: u32) -> Option<usize> {
        self.part[function as usize]
    }

    /// Those functions of others that a part calls, in their order.
    pub(super) fn shared(&self, part: usize) -> &[u32] {
        &self.shared[part]
    }

    /// All functions that parts call of others, in their order.
    pub(super) fn all_shared(&self) -> &[u32] {
        &self.all_shared
    }

    /// The functions that are in the first part or have a door there, those that are imported too, in
    /// their order.
    pub(super) fn in_first(&self) -> impl Iterator<Item = u32> {
        let all = 0..self.part.len() as u32;
        all.filter(|&function| {
            self.part[function as usize].is_none() || self.door(function).is_some()
        })
    }

    /// The place in the first table where a function of another part stands, if others call it.
    pub(super) fn door(&self, function: u32) -> Option<u32> {
        let part = self.part[function as usize]?;
        let number = self.doors[part].binary_search(&function).ok()?;
        self.places(part).nth(number)
    }

    /// Those functions of a part that others call, in their order: they stand in the table one
    /// after the other.
    pub(super) fn doors(&self, part: usize) -> &[u32] {
        &self.doors[part]
    }

    /// How many parts there are beside the first.
    pub(super) fn count(&self) -> usize {
        self.doors.len()
    }

    /// The places of a part's doors in the first table.
    pub(super) fn places(&self, part: usize) -> Range<u32> {
        let before: usize = self.doors[..part].iter().map(Vec::len).sum();
        let begin = self.table + before as u32;
        begin..begin + self.doors[part].len() as u32
    }

    /// Makes room for all doors at the end of the first table.
    pub(super) fn make_room(&self, table: &mut TableType) {
        let doors = self.doors.iter().map(Vec::len).sum::<usize>() as u64;
        table.minimum += doors;
        table.maximum = table.maximum.map(|maximum| maximum + doors);
    }

    /// All functions but those that are imported, a line each: part, number there, bytes and name; part by
    /// part, the largest first. A browser tells of a function by file and number.
    pub(super) fn functions<'a>(
        &self,
        module: &Module<'_>,
        names: impl Iterator<Item = &'a str>,
    ) -> String {
        let others = names.enumerate().map(|(part, name)| (Some(part), name));
        let mut lines = String::new();
        for (part, part_name) in iter::once((None, FIRST)).chain(others) {
            let defined = (module.imported..).zip(&module.bodies);
            let own = defined.filter(|(function, _)| self.of_function(*function) == part);
            let in_first: Vec<u32> = self.in_first().collect();
            let mut sizes: Vec<(usize, u32, &str)> = (part
                .map_or(0, |part| self.shared[part].len())..)
                .zip(own)
                .map(|(number, (function, body))| {
                    let number = match part {
                        Some(_) => number,
                        None => in_first.binary_search(&function).unwrap_or_default(),
                    };
                    let number = number as u32;
                    let name = module.names[function as usize].as_str();
                    (body.as_bytes().len(), number, name)
                })
                .collect();
            sizes.sort_by(|one, other| other.cmp(one));
            for (size, number, name) in sizes {
                lines.push_str(&format!("{part_name:<10} {number:>5} {size:>7} {name}\n"));
            }
        }
        lines
    }
}

/// The functions that are called otherwise than by name: from outside, and through tables.
fn outside(module: &Module<'_>) -> Vec<u32> {
    let exported = module.exports.iter();
    let exported = exported.filter(|export| export.kind == ExternalKind::Func);
    let tabled = module.tabled.iter().copied();
    let outside = exported.map(|export| export.index).chain(tabled);
    outside.chain(module.start).collect()
}

/// The functions whose names say nothing. Those that do the same for several games have been made
/// one, with the name of any: they stand in a table more than once, or are called by another game.
fn made_one(
    module: &Module<'_>,
    list: &List,
    listed: &[Option<usize>],
    calls: &[Vec<u32>],
) -> BTreeSet<u32> {
    let mut seen = BTreeSet::new();
    let tabled = module
        .tabled
        .iter()
        .copied()
        .filter(|function| !seen.insert(*function));
    let mut made_one: BTreeSet<u32> = tabled.collect();
    for (from, called) in iter::zip(listed, calls) {
        let alien = |called: &&u32| match (from, listed[**called as usize]) {
            (Some(from), Some(to)) => *from != to && list.is_game(*from) && list.is_game(to),
            _ => false,
        };
        made_one.extend(called.iter().filter(alien));
    }
    let defined = (module.imported..).zip(&module.bodies);
    let small = defined.filter(|(_, body)| body.as_bytes().len() <= SMALL);
    made_one.extend(small.map(|(function, _)| function));
    made_one
}

/// The part of each function.
fn parts(
    module: &Module<'_>,
    listed: &[Option<usize>],
    calls: &[Vec<u32>],
    outside: &[u32],
) -> Vec<Option<usize>> {
    /// Of a function that the list does not have, as far as is known.
    #[derive(Clone, Copy, PartialEq)]
    enum Callers {
        Nobody,
        One(usize),
        Several,
    }
    let imported = |function: u32| function < module.imported;
    let mut callers = vec![Callers::Nobody; listed.len()];
    // Each is called by the first part, if from outside, or by the part that it is in.
    let roots = outside.iter().map(|&function| (None, function));
    let named = (0..).zip(listed).filter(|(_, part)| part.is_some());
    let called = named.flat_map(|(function, part): (usize, _)| {
        calls[function].iter().map(move |&called| (*part, called))
    });
    let mut reached: Vec<(Option<usize>, u32)> = roots.chain(called).collect();
    while let Some((from, function)) = reached.pop() {
        let index = function as usize;
        if listed[index].is_some() || imported(function) {
            continue;
        }
        let now = match (callers[index], from) {
            (Callers::Nobody, Some(part)) => Callers::One(part),
            (Callers::One(known), Some(part)) if known == part => Callers::One(part),
            _ => Callers::Several,
        };
        if now != callers[index] {
            callers[index] = now;
            let from = match now {
                Callers::One(part) => Some(part),
                _ => None,
            };
            reached.extend(calls[index].iter().map(|&called| (from, called)));
        }
    }
    let part = |(listed, callers): (&Option<usize>, &Callers)| match callers {
        Callers::One(part) => Some(*part),
        _ => *listed,
    };
    iter::zip(listed, &callers).map(part).collect()
}
