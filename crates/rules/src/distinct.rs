//! A list without repetitions, quick to fill and to empty again and again.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

/// Items in the order in which they were inserted, each once.
///
/// Where an item stands is found by its hash in a table of slots. A slot is valid in the era in
/// which it was written, so that emptying the list costs nothing but a new era.
#[derive(Debug)]
pub(crate) struct Distinct<T> {
    items: Vec<T>,
    /// A power of two of them, at least half of them free.
    slots: Vec<Slot>,
    era: u32,
}

#[derive(Clone, Copy, Default, Debug)]
struct Slot {
    era: u32,
    index: u32,
}

impl<T> Default for Distinct<T> {
    fn default() -> Distinct<T> {
        Distinct {
            items: Vec::new(),
            slots: Vec::new(),
            era: 1,
        }
    }
}

impl<T: Copy + Eq + Hash> Distinct<T> {
    /// The items.
    pub(crate) fn items(&self) -> &[T] {
        &self.items
    }

    /// Leaves no item.
    pub(crate) fn clear(&mut self) {
        self.items.clear();
        self.era = self.era.wrapping_add(1);
        if self.era == 0 {
            // Slots of four billion eras ago would be taken for new ones.
            self.slots.fill(Slot::default());
            self.era = 1;
        }
    }

    /// Where an item stands in the list.
    pub(crate) fn find(&self, item: &T) -> Option<usize> {
        if self.slots.is_empty() {
            return None;
        }
        self.look_for(item).ok()
    }

    /// Adds an item unless it is there; whether it was not.
    pub(crate) fn insert(&mut self, item: T) -> bool {
        if 2 * self.items.len() >= self.slots.len() {
            self.grow();
        }
        let Err(slot) = self.look_for(&item) else {
            return false;
        };
        self.take(slot, self.items.len());
        self.items.push(item);
        true
    }

    /// Where an equal item stands in the list, or else the free slot that may point to this one.
    fn look_for(&self, item: &T) -> Result<usize, usize> {
        let mut hasher = FxHasher::default();
        item.hash(&mut hasher);
        let (slots, items) = (self.slots.as_slice(), self.items.as_slice());
        let mask = slots.len() - 1;
        let mut at = hasher.finish() as usize & mask;
        loop {
            let slot = slots[at];
            if slot.era != self.era {
                return Err(at);
            }
            let index = slot.index as usize;
            if items[index] == *item {
                return Ok(index);
            }
            at = (at + 1) & mask;
        }
    }

    fn take(&mut self, slot: usize, index: usize) {
        self.slots[slot] = Slot {
            era: self.era,
            index: index as u32,
        };
    }

    fn grow(&mut self) {
        let slots = (2 * self.slots.len()).max(64);
        self.slots.clear();
        self.slots.resize(slots, Slot::default());
        for index in 0..self.items.len() {
            if let Err(slot) = self.look_for(&self.items[index]) {
                self.take(slot, index);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holds_each_item_once_in_order() {
        let mut list = Distinct::default();
        for round in 0..3u64 {
            list.clear();
            for number in 0..1_000 {
                list.insert(number % 300 + round);
            }
            let expected: Vec<u64> = (round..300 + round).collect();
            assert_eq!(list.items(), expected);
        }
    }

    #[test]
    fn an_old_era_is_never_taken_for_a_new_one() {
        let mut list = Distinct::default();
        list.insert(7);
        list.era = u32::MAX;
        list.clear();
        list.insert(7);
        assert_eq!(list.items(), [7]);
    }
}
