//! Games played just as far as a special rule shows itself. A list for each game that has any, in a
//! file of its own.

mod annie;
mod parcheesi;
mod pollyanna;
mod sorry;

use std::collections::BTreeMap;

use rules::event::Event;
use rules::games::{self, Playable, Visitor};
use rules::record::{Made, Make, Record};
use rules::ruleset::Family;
use rules::seat::SeatSet;

use crate::golden::playthroughs::{random_game, ruleset, written};

/// Seeds that are searched.
const SEEDS: u64 = 400;

/// A rule that is to be seen: its name, the ruleset, the seats, what the title says.
type Special = (&'static str, &'static str, u8, &'static str);

/// The lists of all games.
const LISTS: &[&[Special]] = &[
    pollyanna::SPECIALS,
    parcheesi::SPECIALS,
    sorry::SPECIALS,
    annie::SPECIALS,
];

fn specials(family: &Family) -> &'static [Special] {
    let name = family.editions[0].name;
    let of = |list: &&[Special]| list.iter().any(|(_, ruleset, ..)| *ruleset == name);
    LISTS.iter().copied().find(of).unwrap_or_default()
}

pub(crate) fn names(family: &Family) -> impl Iterator<Item = &'static str> {
    specials(family).iter().map(|(name, ..)| *name)
}

/// The files of a game's special rules.
pub(crate) fn files(family: &Family) -> BTreeMap<String, String> {
    let of = |special: &Special| {
        let text = games::visit(ruleset(special.1), Find(*special));
        (format!("special-{}.txt", special.0), text)
    };
    specials(family).iter().map(of).collect()
}

struct Find(Special);

impl Visitor for Find {
    type Output = String;

    fn visit<G: Playable>(self, game: G) -> String {
        let (name, _, seats, title) = self.0;
        let cut = |seed| {
            let mut record = random_game(&game, SeatSet(seats), seed);
            let length = shown_after(name, &record)?;
            record.made.truncate(length);
            Some(record)
        };
        let found = (0..SEEDS)
            .filter_map(cut)
            .min_by_key(|record| record.made.len());
        let record = found.unwrap_or_else(|| panic!("{name} is not shown within {SEEDS} games"));
        written(title, &record, false)
    }
}

/// Whether a record shows a special rule in its last play and not before.
pub(crate) fn is_shown<G: Playable>(name: &str, record: &Record<G>) -> bool {
    shown_after(name, record) == Some(record.made.len())
}

/// A decision just made, with what led to it.
struct Moment<'a, G: Playable> {
    game: &'a G,
    before: &'a G::State,
    after: &'a G::State,
    /// What the step told, and what the throw before it told up to the step.
    events: &'a [Event],
    earlier: &'a [Event],
}

/// The length of the record up to the end of the play that first shows a special rule.
fn shown_after<G: Playable>(name: &str, record: &Record<G>) -> Option<usize> {
    let game = &record.game;
    let mut state = record.start();
    let mut told: Vec<Event> = Vec::new();
    let mut shown = false;
    for (index, &made) in record.made.iter().enumerate() {
        let before = state.clone();
        if let Made::Chance(_) = made {
            told.clear();
        }
        let earlier = told.len();
        game.make_heard(&mut state, made, &mut told);
        if let Made::Action(_) = made {
            let (earlier, events) = told.split_at(earlier);
            let moment = Moment {
                game,
                before: &before,
                after: &state,
                events,
                earlier,
            };
            shown |= moment.shows(name);
        }
        if shown && !game.in_play(&state) {
            return Some(index + 1);
        }
    }
    None
}

impl<G: Playable> Moment<'_, G> {
    fn shows(&self, name: &str) -> bool {
        // By the first word of its rulesets' names: lists of two games may share a name.
        let ruleset = self.game.ruleset().edition.name;
        let shown = match ruleset.split('-').next() {
            Some("parcheesi") => parcheesi::shows(self, name),
            Some("pollyanna") => pollyanna::shows(self, name),
            Some("sorry") => sorry::shows(self, name),
            Some("annie") => annie::shows(self, name),
            _ => None,
        };
        shown.unwrap_or_else(|| panic!("{name} is no special rule of {ruleset}"))
    }

    /// Whether any event of the step is of a kind.
    fn told(&self, is: fn(&Event) -> bool) -> bool {
        self.events.iter().any(is)
    }

    /// Whether some way to move one of the mover's pawns is refused by that rule.
    fn refused(&self, rule: &str, word: &str) -> bool {
        let Moment { game, before, .. } = *self;
        let seat = game.node(before).seat();
        let own = game
            .pieces(before)
            .into_iter()
            .filter(|each| each.piece.owner == seat);
        let board = game.board();
        let mut attempts = own.flat_map(|each| {
            let to = board.iter().map(|(to, _)| to);
            to.flat_map(|to| game.attempts(before, each.at, to))
                .collect::<Vec<_>>()
        });
        attempts.any(|action| {
            let refusal = game.refusal(before, action);
            refusal.is_some_and(|refusal| refusal.rule == rule && refusal.reason.contains(word))
        })
    }
}
