//! A set that keeps insertion order and is cheap to clear.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

/// Distinct items in the order in which they were inserted.
///
/// A hash table of slots with linear probing finds an item's index. A slot counts only in the
/// generation in which it was written, so clearing the set is one increment.
///
/// `indexmap::IndexSet` with the same hash function is slower here, because clearing it touches its
/// whole table: generating all results of a roll takes 4% longer in Parcheesi and Sorry!, and 6%
/// longer in Pollyanna.
#[derive(Debug)]
pub(crate) struct Dedup<T> {
    items: Vec<T>,
    /// A power of two of slots, or none before the first insertion. At least half are free.
    slots: Vec<Slot>,
    generation: u32,
}

#[derive(Clone, Copy, Default, Debug)]
struct Slot {
    generation: u32,
    index: u32,
}

impl<T> Default for Dedup<T> {
    fn default() -> Dedup<T> {
        Dedup {
            items: Vec::new(),
            slots: Vec::new(),
            generation: 1,
        }
    }
}

impl<T: Eq + Hash> Dedup<T> {
    /// The items, in insertion order.
    pub(crate) fn as_slice(&self) -> &[T] {
        &self.items
    }

    /// Removes all items.
    pub(crate) fn clear(&mut self) {
        self.items.clear();
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            // Slots written four billion generations ago would look current.
            self.slots.fill(Slot::default());
            self.generation = 1;
        }
    }

    /// The index of an item.
    pub(crate) fn index_of(&self, item: &T) -> Option<usize> {
        if self.slots.is_empty() {
            return None;
        }
        self.find(item).ok()
    }

    /// Adds an item; returns whether it is new.
    pub(crate) fn insert(&mut self, item: T) -> bool {
        if 2 * self.items.len() >= self.slots.len() {
            self.grow();
        }
        let Err(slot) = self.find(&item) else {
            return false;
        };
        self.fill_slot(slot, self.items.len());
        self.items.push(item);
        true
    }

    /// The index of an equal item, or the free slot where this one belongs.
    // Inlined by force: WebAssembly returns the `Result` through memory, and inlining it makes the
    // results of Pollyanna and Parcheesi 4% faster there.
    #[inline(always)]
    fn find(&self, item: &T) -> Result<usize, usize> {
        let mut hasher = FxHasher::default();
        item.hash(&mut hasher);
        let mask = self.slots.len() - 1;
        let mut at = hasher.finish() as usize & mask;
        loop {
            let slot = self.slots[at];
            if slot.generation != self.generation {
                return Err(at);
            }
            let index = slot.index as usize;
            if self.items[index] == *item {
                return Ok(index);
            }
            at = (at + 1) & mask;
        }
    }

    fn fill_slot(&mut self, slot: usize, index: usize) {
        self.slots[slot] = Slot {
            generation: self.generation,
            index: index as u32,
        };
    }

    fn grow(&mut self) {
        let slots = (2 * self.slots.len()).max(64);
        self.slots.clear();
        self.slots.resize(slots, Slot::default());
        for index in 0..self.items.len() {
            if let Err(slot) = self.find(&self.items[index]) {
                self.fill_slot(slot, index);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_each_item_once_in_order() {
        let mut set = Dedup::default();
        for round in 0..3u64 {
            set.clear();
            for number in 0..1_000 {
                set.insert(number % 300 + round);
            }
            let expected: Vec<u64> = (round..300 + round).collect();
            assert_eq!(set.as_slice(), expected);
        }
    }

    #[test]
    fn an_old_generation_never_looks_current() {
        let mut set = Dedup::default();
        set.insert(7);
        set.generation = u32::MAX;
        set.clear();
        set.insert(7);
        assert_eq!(set.as_slice(), [7]);
    }
}
