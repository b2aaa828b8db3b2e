//! How much work a link costs, counted by tests.

use std::cell::Cell;
use std::thread::LocalKey;

thread_local! {
    static HASH_COUNT: Cell<u32> = const { Cell::new(0) };
    static ENTRY_COUNT: Cell<u32> = const { Cell::new(0) };
    static SIGNATURE_COUNT: Cell<u32> = const { Cell::new(0) };
}

/// A count of this thread.
pub(super) struct Count(&'static LocalKey<Cell<u32>>);

/// Values of chains that were computed.
pub(super) const HASHES: Count = Count(&HASH_COUNT);
/// Entries of records that were applied.
pub(super) const ENTRIES: Count = Count(&ENTRY_COUNT);
/// Signatures that were checked.
pub(super) const SIGNATURES: Count = Count(&SIGNATURE_COUNT);

impl Count {
    pub(super) fn add(&self, more: u32) {
        self.0.set(self.0.get() + more);
    }

    /// The count since the last time, which is then 0.
    pub(super) fn take(&self) -> u32 {
        self.0.replace(0)
    }
}
