//! The page's part of the browser's history, as a value. A screen has an entry of its own, and each layer over it, a
//! dialog or a menu, has one above. Back to the entry below closes the layer.
//!
//! A layer that was closed in another way leaves its entry behind: taking it away would race with whatever opens next.
//! Back passes over such entries.

/// An entry of the history.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Entry {
    /// Its place among the entries of the page.
    index: u32,
    /// How many layers lie over its screen.
    layers: u32,
    /// The address of its screen.
    address: String,
    /// The address of the screen to which Back leads from its own; empty if the page does not know it.
    below: String,
}

impl Entry {
    /// The entry as the browser keeps it, with its address.
    pub fn read(state: &str, address: &str) -> Option<Entry> {
        let mut parts = state.splitn(3, ' ');
        Some(Entry {
            index: parts.next()?.parse().ok()?,
            layers: parts.next()?.parse().ok()?,
            address: address.to_owned(),
            below: parts.next()?.to_owned(),
        })
    }

    /// The entry at which a page begins.
    pub fn first(address: &str) -> Entry {
        Entry {
            address: address.to_owned(),
            ..Entry::default()
        }
    }

    /// Its state, which the browser keeps.
    pub fn state(&self) -> String {
        format!("{} {} {}", self.index, self.layers, self.below)
    }

    /// Its address.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The place of its screen's own entry.
    fn screen(&self) -> u32 {
        self.index - self.layers.min(self.index)
    }
}

/// A change of the history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Add the entry at which the page is now.
    Push,
    /// Put it in the place of the last one.
    Replace,
    /// Go so many entries back.
    Back(u32),
}

/// What follows from an arrival at an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// Nothing.
    Stay,
    /// Go on, so many entries back.
    GoOn(u32),
    /// Close the layers above so many.
    CloseAbove(usize),
}

/// Where the page is in the history.
#[derive(Default)]
pub struct Trail {
    at: Entry,
    /// The place of the entry to which the page goes itself.
    awaited: Option<u32>,
}

impl Trail {
    /// A page that begins at an entry.
    pub fn at(at: Entry) -> Trail {
        Trail { at, awaited: None }
    }

    /// The entry at which the page is.
    pub fn entry(&self) -> &Entry {
        &self.at
    }

    /// The browser has arrived at an entry while so many layers are open.
    pub fn arrive(&mut self, to: Entry, open: usize) -> Arrival {
        let from = std::mem::replace(&mut self.at, to);
        let (to, open) = (&self.at, open as u32);
        let is_same_screen = from.screen() == to.screen();
        let is_own = self.awaited.take() == Some(to.index);
        let too_many = if is_own {
            0
        } else if !is_same_screen {
            // The layers of that screen are gone.
            to.layers
        } else if to.index < from.index {
            // It closes a layer; without one it leaves the screen.
            (to.layers + 1).saturating_sub(open)
        } else {
            // Forward opens nothing.
            to.layers.saturating_sub(open)
        };
        if too_many > 0 {
            self.awaited = to.index.checked_sub(too_many);
            return Arrival::GoOn(too_many);
        }
        match is_same_screen && to.layers < open {
            true => Arrival::CloseAbove(to.layers as usize),
            false => Arrival::Stay,
        }
    }

    /// Somebody has opened an address: a link, or what was typed.
    pub fn opened(&mut self, address: &str) {
        self.awaited = None;
        let index = self.at.index + 1;
        self.show(index, address);
    }

    /// Goes to an address: back, if its screen is the one below. A screen of the same kind, such as the next lesson,
    /// takes the place of the last; so does one that is shown `instead` of it.
    pub fn go_to(&mut self, address: &str, instead: bool) -> Option<Step> {
        let kind = |address: &str| address.split('?').next().map(str::to_owned);
        if address == self.at.address {
            None
        } else if address == self.at.below && self.at.screen() > 0 {
            let steps = self.at.layers + 1;
            self.awaited = self.at.index.checked_sub(steps);
            Some(Step::Back(steps))
        } else if instead || self.at.layers > 0 || kind(address) == kind(&self.at.address) {
            self.show_here(address);
            Some(Step::Replace)
        } else {
            self.opened(address);
            Some(Step::Push)
        }
    }

    /// Another screen in the place of this entry. The entry of a layer that was closed becomes its own.
    pub fn show_here(&mut self, address: &str) {
        match self.at.layers {
            0 => address.clone_into(&mut self.at.address),
            _ => self.show(self.at.index, address),
        }
    }

    /// Whether the page is at this address, above the screen of `below`.
    pub fn is_at(&self, below: &str, address: &str) -> bool {
        (&*self.at.below, &*self.at.address) == (below, address)
    }

    /// Whether the screen of this address would be the one below what comes in the place of this entry.
    pub fn is_over(&self, address: &str) -> bool {
        let below = match self.at.layers {
            0 => &self.at.below,
            _ => &self.at.address,
        };
        below == address
    }

    /// Adds an entry for a layer, unless so many layers have theirs.
    pub fn cover(&mut self, open: usize) -> bool {
        let is_new = (self.at.layers as usize) < open;
        if is_new {
            self.at.index += 1;
            self.at.layers += 1;
        }
        is_new
    }

    /// Another screen at this place, over the current one.
    fn show(&mut self, index: u32, address: &str) {
        let below = std::mem::take(&mut self.at.address);
        self.at = Entry {
            index,
            layers: 0,
            address: address.to_owned(),
            below,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOME: &str = "#/home";

    /// A browser: its entries, the one where it is, and the layers that are open on each screen.
    struct Browser {
        trail: Trail,
        entries: Vec<Entry>,
        at: usize,
        open: usize,
        /// Whether Back has led out of the page.
        has_left: bool,
    }

    impl Browser {
        fn new() -> Browser {
            let home = Entry::first(HOME);
            Browser {
                trail: Trail::at(home.clone()),
                entries: vec![home],
                at: 0,
                open: 0,
                has_left: false,
            }
        }

        fn store(&mut self, step: Step) {
            if step == Step::Push {
                self.at += 1;
            }
            self.entries.truncate(self.at);
            let Entry { address, .. } = self.trail.entry();
            let stored = Entry::read(&self.trail.entry().state(), address);
            self.entries.push(stored.unwrap());
        }

        fn open_layer(&mut self) {
            self.open += 1;
            while self.trail.cover(self.open) {
                self.store(Step::Push);
            }
        }

        fn link(&mut self, address: &str) {
            self.open = 0;
            self.trail.opened(address);
            self.store(Step::Push);
        }

        fn go_to(&mut self, address: &str) {
            self.open = 0;
            match self.trail.go_to(address, false) {
                Some(Step::Back(steps)) => self.go(-i64::from(steps)),
                Some(step) => self.store(step),
                None => {}
            }
        }

        fn go(&mut self, by: i64) {
            let to = usize::try_from(self.at as i64 + by).ok();
            let Some(to) = to.filter(|to| *to < self.entries.len()) else {
                self.has_left |= by < 0;
                return;
            };
            if self.entries[to].address != self.entries[self.at].address {
                self.open = 0;
            }
            self.at = to;
            match self.trail.arrive(self.entries[to].clone(), self.open) {
                Arrival::Stay => {}
                Arrival::GoOn(steps) => self.go(-i64::from(steps)),
                Arrival::CloseAbove(layers) => self.open = layers,
            }
        }

        fn address(&self) -> &str {
            &self.entries[self.at].address
        }
    }

    #[test]
    fn back_closes_what_is_open_one_by_one_and_then_leaves() {
        let screens = [HOME, "#/new", "#/", "#/replay", "#/learn?lesson=1"];
        for depth in 1..screens.len() {
            for layers in 0..3 {
                for shut in 0..=layers {
                    let mut browser = Browser::new();
                    for address in &screens[1..depth] {
                        browser.open_layer();
                        browser.go_to(address);
                    }
                    let here = browser.address().to_owned();
                    (0..layers).for_each(|_| browser.open_layer());
                    // Closed by their buttons.
                    browser.open -= shut;
                    while browser.open > 0 {
                        let open = browser.open;
                        browser.go(-1);
                        assert_eq!((browser.open, browser.address()), (open - 1, &*here));
                    }
                    browser.go(-1);
                    match depth {
                        1 => assert!(browser.has_left),
                        _ => assert_eq!(browser.address(), screens[depth - 2], "{layers} {shut}"),
                    }
                }
            }
        }
    }

    #[test]
    fn forward_leads_to_screens_and_opens_nothing() {
        let mut browser = Browser::new();
        browser.open_layer();
        browser.go(-1);
        assert_eq!((browser.open, browser.at), (0, 0));
        browser.go(1);
        assert_eq!((browser.open, browser.at), (0, 0));
        browser.link("#/new");
        browser.go(-1);
        browser.go(1);
        assert_eq!(browser.address(), "#/new");
    }

    #[test]
    fn going_to_the_screen_below_is_going_back() {
        let mut browser = Browser::new();
        browser.go_to("#/");
        browser.open_layer();
        browser.go_to("#/replay");
        browser.open_layer();
        browser.go_to("#/");
        assert_eq!((browser.address(), browser.entries.len()), ("#/", 4));
        browser.open_layer();
        browser.go_to(HOME);
        assert_eq!((browser.address(), browser.at), (HOME, 0));
        browser.go(-1);
        assert!(browser.has_left);
    }

    #[test]
    fn the_next_lesson_takes_the_place_of_the_last() {
        let mut browser = Browser::new();
        browser.go_to("#/learn?lesson=1");
        browser.go_to("#/learn?lesson=2");
        browser.go(-1);
        assert_eq!(browser.address(), HOME);
    }
}
