//! House rules: the options in a ruleset's name, each with its value.

/// The options by name, each with what a ruleset's name has for its values other than the printed
/// one.
pub const OPTIONS: [&[&str]; 16] = [
    &["exact=no"],
    &["fast"],
    &["four=forward"],
    &["hand", "hand=3", "hand=7"],
    &["head-blue=1", "head-blue=2", "head-blue=half"],
    &["head-green=1", "head-green=2", "head-green=half"],
    &["head-red=1", "head-red=2", "head-red=half"],
    &["head-yellow=1", "head-yellow=2", "head-yellow=half"],
    &["own-slides=yes"],
    &["partners"],
    &["seven=whole"],
    &["start=any"],
    &["swap=must"],
    &["sweep=ends"],
    &["ten=forward"],
    &["two=once"],
];

/// What a table plays by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct House {
    /// Whether home is reached by exact count only (S-14). A 7 always needs the exact count.
    pub exact: bool,
    /// Each player's fourth pawn begins on the circle (S-6). It changes nothing later.
    pub fast: bool,
    /// Whether a 4 moves a pawn forward, not backward (S-15).
    pub four_forward: bool,
    /// The number of cards in the hand of each (S-26); 0 if cards are drawn from the pile.
    pub hand: usize,
    /// What a colour has more than the others at the beginning: the word for it, or `""`. Blue, green,
    /// red, yellow. It changes nothing later.
    pub heads: [&'static str; 4],
    /// Whether pawns slide on slides of their own colour too (S-20).
    pub own_slides: bool,
    /// Whether opposite seats play together (S-25).
    pub partners: bool,
    /// Whether a 7 is for one pawn, and never shared (S-16, S-25).
    pub seven_whole: bool,
    /// Whether every card but a 7 and a Sorry! can start a pawn onto its circle (S-11).
    pub start_any: bool,
    /// Whether the swap of an 11 can't be declined (S-17).
    pub swap_must: bool,
    /// Whether a slide bumps only at its triangle and its end, not between (S-20).
    pub sweep_ends: bool,
    /// Whether a 10 only goes forward, never back 1 (S-15).
    pub ten_forward: bool,
    /// Whether a 2 lets its player draw again (S-15), with a hand choose again (S-26).
    pub two_again: bool,
}

impl House {
    /// The rules as printed, with no options.
    pub const PRINTED: House = House {
        exact: true,
        fast: false,
        four_forward: false,
        hand: 0,
        heads: [""; 4],
        own_slides: false,
        partners: false,
        seven_whole: false,
        start_any: false,
        swap_must: false,
        sweep_ends: false,
        ten_forward: false,
        two_again: true,
    };

    /// Reads a ruleset's name: `sorry`, then its options in alphabetical order, each once.
    pub fn read(name: &str) -> Result<House, String> {
        let mut words = name.split('+');
        if words.next() != Some("sorry") {
            return Err(format!("{name} is not Sorry!"));
        }
        let mut house = House::PRINTED;
        let mut before = None;
        for word in words {
            let option = OPTIONS.iter().position(|values| values.contains(&word));
            if option.is_none() {
                return Err(format!("unknown ruleset {name}"));
            }
            if option <= before {
                return Err(format!("{word} is out of order"));
            }
            before = option;
            house.choose(word);
        }
        match house.contradiction() {
            None => Ok(house),
            Some(contradiction) => Err(format!("{name}: {contradiction}")),
        }
    }

    fn choose(&mut self, word: &str) {
        match word {
            "exact=no" => self.exact = false,
            "fast" => self.fast = true,
            "four=forward" => self.four_forward = true,
            "hand" => self.hand = 5,
            "hand=3" => self.hand = 3,
            "hand=7" => self.hand = 7,
            "own-slides=yes" => self.own_slides = true,
            "partners" => self.partners = true,
            "seven=whole" => self.seven_whole = true,
            "start=any" => self.start_any = true,
            "swap=must" => self.swap_must = true,
            "sweep=ends" => self.sweep_ends = true,
            "ten=forward" => self.ten_forward = true,
            "two=once" => self.two_again = false,
            _ => self.choose_head(word),
        }
    }

    fn choose_head(&mut self, word: &str) {
        for (index, colour) in ["blue", "green", "red", "yellow"].iter().enumerate() {
            for known in OPTIONS.iter().copied().flatten() {
                if *known == word && word.starts_with(&format!("head-{colour}")) {
                    self.heads[index] = known;
                }
            }
        }
    }

    /// Why two of the options cannot be had together (S-9).
    fn contradiction(&self) -> Option<&'static str> {
        let on_circle = |head: &&str| head.ends_with("=1") || head.ends_with("=2");
        let two = self.fast && self.heads.iter().any(on_circle);
        two.then_some("two pawns would begin on one circle")
    }

    /// The head start of a colour: `1`, `2`, `half` or nothing.
    pub fn head(&self, colour: char) -> &'static str {
        let index = ['B', 'G', 'R', 'Y'].iter().position(|one| *one == colour);
        let word = self.heads[index.unwrap()];
        word.split_once('=').map_or("", |(_, value)| value)
    }

    /// The options that do not have their printed value, as a ruleset's name has them.
    pub fn words(&self) -> Vec<&'static str> {
        let words = [
            (!self.exact, "exact=no"),
            (self.fast, "fast"),
            (self.four_forward, "four=forward"),
            (self.hand == 3, "hand=3"),
            (self.hand == 5, "hand"),
            (self.hand == 7, "hand=7"),
            (!self.heads[0].is_empty(), self.heads[0]),
            (!self.heads[1].is_empty(), self.heads[1]),
            (!self.heads[2].is_empty(), self.heads[2]),
            (!self.heads[3].is_empty(), self.heads[3]),
            (self.own_slides, "own-slides=yes"),
            (self.partners, "partners"),
            (self.seven_whole, "seven=whole"),
            (self.start_any, "start=any"),
            (self.swap_must, "swap=must"),
            (self.sweep_ends, "sweep=ends"),
            (self.ten_forward, "ten=forward"),
            (!self.two_again, "two=once"),
        ];
        let chosen = words.into_iter().filter(|(chosen, _)| *chosen);
        chosen.map(|(_, word)| word).collect()
    }

    /// The ruleset's name.
    pub fn print(&self) -> String {
        name(&self.words())
    }

    /// Whether each player has a hand of cards (S-26).
    pub fn has_hands(&self) -> bool {
        self.hand > 0
    }
}

/// The name of the ruleset with these options.
pub fn name(words: &[&str]) -> String {
    let mut name = "sorry".to_string();
    for word in words {
        name += &format!("+{word}");
    }
    name
}
