//! The draft of a game: all that is set up before the game starts.
//!
//! A page can show the draft in several ways at once or in turn, such as a short sheet and a long form. Every change is
//! a value, [`Change`], and [`Draft::apply`] is the only way to change a draft. So nothing is lost between two views.

mod options;
mod players;
mod proposed;

use rules::record::Match;
use rules::ruleset::{Choice, Family, Ruleset};
use rules::seat::Seat;
use words::t;

use self::options::{AskedOptions, LastChoice};
pub use self::players::player_counts;
pub use self::proposed::{Habits, against_bots, first_game};
use crate::dice_mode::Stuff;
use crate::party::{Party, Player};
use crate::people::Person;
use crate::setup::{PlaceAtTable, Setup, can_play, is_scored, read_seed, read_total};
use crate::table_settings::{Seating, TableSettings};

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// One person against bots.
    Computer,
    /// The people round this screen, perhaps with bots.
    Family,
    /// People on devices of their own.
    ByLink,
}

/// The players of a way to play, and the seating that somebody has chosen, where another would follow from the players.
type Seated = (Vec<PlaceAtTable>, Option<Seating>);

/// A change of a draft.
#[derive(Clone, Debug)]
pub enum Change {
    /// Another game, and its edition.
    Game(&'static Family, usize),
    /// A choice for an option of the rules.
    Choose(Choice),
    /// The game is played by house rules, or as printed.
    HouseRules(bool),
    /// The house rules are those of the device with this name, and no others: `blockades=none+capture=10`. If they are
    /// already, the game is played as printed.
    TakeHouseRules(String, String),
    /// The rules of a preset join the others. If they are all in force, they go back to the print.
    TogglePreset(&'static str),
    /// The name of the house rules, as typed.
    NameHouseRules(Option<String>),
    /// Who plays. The players of each way are kept for when it is chosen again.
    Who(Who),
    /// So many play, in a game whose players are not chosen one by one.
    Count(usize),
    /// The only person plays this colour.
    Colour(Seat),
    /// The level of all bots.
    Level(&'static str),
    /// The kind of player at a seat, as in [`PlaceAtTable::kind`].
    Kind(Seat, Option<String>),
    /// The name at a seat. A head start stays, as a name is typed letter by letter.
    Name(Seat, String),
    /// The next player takes this seat.
    Select(Seat),
    /// The name that is being typed for the next player.
    Type(String),
    /// This player takes the selected seat, or nobody has it.
    Put(Option<Player>),
    /// This person takes the selected seat; if nobody has chosen one, the seat of the person's colour.
    PutPerson(Person),
    /// A person is called by another name.
    Rename {
        /// The name until now.
        old: String,
        /// The new one.
        new: String,
    },
    /// A person is forgotten.
    Forget(String),
    /// How the screen is used, once there are several people.
    Screen(Seating),
    /// The table settings.
    Table(TableSettings),
    /// The game is played by link, with this seat at this device, or it is not.
    ByLink(Option<Seat>),
    /// The dice seed, as typed.
    Seed(String),
    /// The points that end a match, as typed.
    Total(String),
}

/// The draft of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    /// The game, the players who are shown, the link, and the table without its seating.
    setup: Setup,
    /// The dice seed, as typed.
    pub seed: String,
    /// The points that end a match, as typed.
    pub total: String,
    /// Whether the players are those round this screen, even if only one of them is a person.
    is_family: bool,
    /// The players chosen for the other ways to play, in the order of [`Who`].
    others: [Option<Seated>; 3],
    /// How many players somebody has chosen.
    count: Option<usize>,
    /// The level of new bots.
    level: String,
    /// The seat that the next player takes.
    pub selected: Seat,
    /// Whether somebody has chosen that seat.
    is_selected: bool,
    /// The seat that was filled or left last.
    pub changed: Option<Seat>,
    /// The name that is being typed.
    pub typed: String,
    /// The seating that somebody has chosen.
    seating: Option<Seating>,
    /// Whether the screen lies flat among several people.
    lies_flat: bool,
    asked: AskedOptions,
    /// The choices that the last choice has changed, since they contradicted it.
    pub changed_with: Vec<Choice>,
    last_choice: Option<LastChoice>,
    /// The name of the house rules, if it was typed or came with them.
    pub rules_name: Option<String>,
    /// Whether options follow from the last games until somebody asks for others.
    proposes_options: bool,
    habits: Habits,
}

impl Draft {
    /// The draft of this game, in which everything counts as chosen.
    pub fn of(setup: Setup, habits: Habits) -> Draft {
        let total = setup.match_play.as_ref().map(|play| play.total.to_string());
        let seating = setup.table_settings.seating;
        let mut draft = Draft {
            seed: setup.seed.map(|seed| seed.to_string()).unwrap_or_default(),
            total: total.unwrap_or_default(),
            is_family: false,
            others: [None, None, None],
            count: Some(setup.taken().count()),
            level: habits.level().to_owned(),
            selected: Seat(0),
            is_selected: false,
            changed: None,
            typed: String::new(),
            seating: None,
            lies_flat: seating == Seating::Round,
            asked: AskedOptions::default(),
            changed_with: Vec::new(),
            last_choice: None,
            rules_name: None,
            proposes_options: false,
            setup,
            habits,
        };
        draft.seating = (draft.seating() != seating).then_some(seating);
        draft.level = draft.level().to_owned();
        draft.read_head_starts();
        draft.select_first();
        draft
    }

    /// This draft with the options that were asked for in another one.
    #[must_use]
    pub fn remembering(mut self, other: &Draft) -> Draft {
        self.asked.clone_from(&other.asked);
        self.propose_options();
        self
    }

    /// From now on, proposals are made of these.
    pub fn set_habits(&mut self, habits: Habits) {
        self.habits = habits;
    }

    /// Changes the draft.
    pub fn apply(&mut self, change: Change) {
        self.changed_with.clear();
        let last_choice = self.last_choice.take();
        match change {
            Change::Game(family, edition) => self.choose_game(family, edition),
            Change::Choose(choice) => self.choose(choice, last_choice),
            Change::HouseRules(on) => self.play_by_house_rules(on),
            Change::TakeHouseRules(choices, name) => self.take_house_rules(&choices, name),
            Change::TogglePreset(choices) => self.toggle_preset(choices),
            Change::NameHouseRules(name) => self.rules_name = name,
            Change::Who(who) => self.choose_who(who),
            Change::Count(count) => {
                self.count = Some(count);
                self.fit();
            }
            Change::Colour(seat) => self.choose_colour(seat),
            Change::Level(level) => self.set_level(level),
            Change::Kind(seat, kind) => self.change_kind(seat, kind),
            Change::Name(seat, name) => self.setup.places[seat.index()].name = name,
            Change::Select(seat) => (self.selected, self.is_selected) = (seat, true),
            Change::Type(name) => self.typed = name,
            Change::Put(player) => self.put(player),
            Change::PutPerson(person) => self.put_person(&person),
            Change::Rename { old, new } => self.rename(&old, &new),
            Change::Forget(name) => self.forget(&name),
            Change::Screen(seating) => {
                self.lies_flat = seating == Seating::Round;
                self.seating = Some(seating).filter(|seating| *seating == Seating::Shared);
            }
            Change::Table(table_settings) => {
                if table_settings.seating != self.seating() {
                    self.seating = Some(table_settings.seating);
                    self.lies_flat = table_settings.seating == Seating::Round;
                }
                self.setup.table_settings = table_settings;
            }
            Change::ByLink(seat) => self.setup.by_link = seat,
            Change::Seed(seed) => self.seed = seed,
            Change::Total(total) => self.total = total,
        }
        self.write_head_starts();
    }

    /// Plays forced moves of everybody, or of nobody.
    pub fn make_forced_moves(&mut self, on: bool) {
        self.habits.forced_moves = on;
        self.setup.make_forced_moves(on);
    }

    /// The game as it is set up.
    pub fn setup(&self) -> Setup {
        let mut setup = self.setup.clone();
        setup.table_settings = self.table_settings();
        setup.table_settings = setup.table_settings();
        (setup.seed, setup.match_play) = self.numbers().unwrap_or_default();
        setup
    }

    /// The game to start.
    ///
    /// # Errors
    /// A sentence that says why it cannot start.
    pub fn finished(&self) -> Result<Setup, String> {
        let taken = self.taken();
        if taken.len() < 2 {
            return Err(t!(people::too_few).to_owned());
        }
        can_play(self.ruleset(), taken)?;
        self.numbers()?;
        Ok(self.setup())
    }

    /// The seed and the match that were typed, where the form has them.
    fn numbers(&self) -> Result<(Option<u64>, Option<Match>), String> {
        let seed = match self.setup.host() {
            Some(_) => None,
            None => read_seed(&self.seed)?,
        };
        let total = match is_scored(self.ruleset()) {
            true => read_total(&self.total)?,
            false => None,
        };
        Ok((seed, total.map(Match::to)))
    }

    /// The game.
    pub fn family(&self) -> &'static Family {
        self.setup.ruleset.family
    }

    /// The edition with its options.
    pub fn ruleset(&self) -> Ruleset {
        self.setup.ruleset
    }

    /// Who plays.
    pub fn who(&self) -> Who {
        if self.setup.host().is_some() {
            return Who::ByLink;
        }
        let people = self.setup.people().count();
        match self.is_family || people != 1 || self.setup.taken().count() < 2 {
            true => Who::Family,
            false => Who::Computer,
        }
    }

    /// The table settings that were chosen. [`Draft::setup`] has those that the game will use.
    pub fn table_settings(&self) -> TableSettings {
        TableSettings {
            seating: self.seating(),
            ..self.setup.table_settings
        }
    }

    /// The seating: the chosen one, else that which suits the players.
    fn seating(&self) -> Seating {
        let people = self.setup.people().count();
        self.seating.unwrap_or(match (people, self.lies_flat) {
            _ if self.setup.host().is_some() => Seating::Shared,
            (0 | 1, _) => Seating::Shared,
            (_, true) => Seating::Round,
            (_, false) => Seating::Pass,
        })
    }

    /// How the screen is used, once there are several people.
    pub fn screen(&self) -> Seating {
        self.seating.unwrap_or(match self.lies_flat {
            true => Seating::Round,
            false => Seating::Pass,
        })
    }

    /// Another game or edition. The players stay; where the seats have other colours, they take those that they can.
    fn choose_game(&mut self, family: &'static Family, edition: usize) {
        let setup = self.setup();
        let own_name = setup.people().next().map(|(_, name)| name.to_owned());
        let (who, party) = (self.who(), Party::of(&setup));
        let is_other = family.name() != self.family().name();
        if is_other {
            self.asked.keep(self.ruleset());
            self.others = [None, None, None];
            for place in &mut self.setup.places {
                place.head_start = 0;
            }
            self.proposes_options = false;
            self.rules_name = None;
        }
        let has_other_seats = family.seats != self.family().seats;
        let before = self.ruleset();
        let choices = before
            .choices()
            .filter(|choice| !is_other || !choice.is_house_rule());
        let ruleset = choices.fold(Ruleset::of(family, edition), |ruleset, choice| {
            ruleset.with(&choice.to_string(), true).unwrap_or(ruleset)
        });
        let ruleset = self.asked.applied_to(ruleset);
        self.setup = self.setup.for_ruleset(ruleset, self.level());
        if has_other_seats {
            self.setup.make_forced_moves(self.habits.forced_moves);
            if let Some(party) = party.filter(|_| who != Who::Computer) {
                let seated = party.seated(ruleset).into_iter();
                self.setup.places = seated.map(players::place).collect();
            } else if let Some((own, name)) = self.own().zip(own_name) {
                self.setup.places[own.index()].name = name;
            }
            self.changed = None;
            self.select_first();
        }
        self.fit();
    }

    /// Changes who plays. The players chosen earlier for this way come back; without any, some are proposed.
    fn choose_who(&mut self, who: Who) {
        let before = self.who();
        if who == before {
            return;
        }
        self.is_family = who == Who::Family;
        self.setup.by_link = None;
        if who == Who::ByLink {
            self.setup.by_link = Some(Seat(0));
            for choice in self.ruleset().choices() {
                let alone = Ruleset::of(self.family(), 0).choose(choice);
                if Stuff::of(alone).hidden {
                    self.choose(choice.option.switched(false), None);
                }
            }
        }
        let seated = self.others[who as usize].take();
        let (places, seating) = seated.unwrap_or_else(|| (self.proposed_places(who), None));
        let places = std::mem::replace(&mut self.setup.places, places);
        let seating = std::mem::replace(&mut self.seating, seating);
        self.others[before as usize] = Some((places, seating));
        self.propose_options();
        self.fit();
        self.select_first();
    }
}
