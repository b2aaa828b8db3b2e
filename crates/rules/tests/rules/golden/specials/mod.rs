//! Playthroughs that end where they show a special rule. Each game lists its special rules in a
//! file.

mod annie;
mod parcheesi;
mod pollyanna;
mod sorry;

use std::collections::BTreeMap;

use rules::event::Event;
use rules::games;
use rules::playable::{Playable, Visitor};
use rules::record::{HistoryEntry, Record};
use rules::ruleset::Family;
use rules::seat::SeatSet;

use crate::golden::playthroughs::{random_game, ruleset, written};

/// How many seeds to search.
const SEEDS: u64 = 400;

/// A special rule: its name, the ruleset, the seats, and the title of the playthrough.
type Special = (&'static str, &'static str, u8, &'static str);

/// The special rules of all games.
const LISTS: &[&[Special]] = &[
    pollyanna::SPECIALS,
    parcheesi::SPECIALS,
    sorry::SPECIALS,
    annie::SPECIALS,
];

fn specials(family: &Family) -> &'static [Special] {
    let name = family.editions[0].name;
    let is_for_family = |list: &&[Special]| list.iter().any(|(_, ruleset, ..)| *ruleset == name);
    LISTS
        .iter()
        .copied()
        .find(is_for_family)
        .unwrap_or_default()
}

pub(crate) fn names(family: &Family) -> impl Iterator<Item = &'static str> {
    specials(family).iter().map(|(name, ..)| *name)
}

/// The files of a game's special rules.
pub(crate) fn files(family: &Family) -> BTreeMap<String, String> {
    let playthrough = |special: &Special| {
        let text = found(special);
        (format!("special-{}.txt", special.0), text)
    };
    specials(family).iter().map(playthrough).collect()
}

/// The shortest game that shows a special rule.
fn found((name, ruleset_name, seats, title): &Special) -> String {
    let cut = |seed| {
        let mut record = random_game(ruleset(ruleset_name), SeatSet(*seats), seed);
        let length = shown_after(name, &record)?;
        record.history.truncate(length);
        Some(record)
    };
    let found = (0..SEEDS)
        .filter_map(cut)
        .min_by_key(|record| record.history.len());
    let record = found.unwrap_or_else(|| panic!("{name} is not shown within {SEEDS} games"));
    written(title, &record, false)
}

/// Whether a record shows a special rule in its last play, and not before.
pub(crate) fn is_shown(name: &str, record: &Record) -> bool {
    shown_after(name, record) == Some(record.history.len())
}

/// The length of the record up to the end of the first play that shows a special rule.
fn shown_after(name: &str, record: &Record) -> Option<usize> {
    games::visit(record.start.ruleset(), ShownAfter { name, record })
}

struct ShownAfter<'a> {
    name: &'a str,
    record: &'a Record,
}

impl Visitor for ShownAfter<'_> {
    type Output = Option<usize>;

    fn visit<G: Playable>(self, game: G) -> Option<usize> {
        let mut state = game.initial_state(self.record.seats()).unwrap();
        let mut since_roll: Vec<Event> = Vec::new();
        let mut shown = false;
        for (index, entry) in self.record.history.iter().enumerate() {
            let before = state.clone();
            let entry = HistoryEntry::<G>::unpacked(*entry);
            if let HistoryEntry::Chance(_) = entry {
                since_roll.clear();
            }
            let earlier = since_roll.len();
            entry.apply(&game, &mut state, &mut since_roll);
            if let HistoryEntry::Action(_) = entry {
                let (earlier, events) = since_roll.split_at(earlier);
                let moment = Moment {
                    game: &game,
                    before: &before,
                    after: &state,
                    events,
                    earlier,
                };
                shown |= moment.shows(self.name);
            }
            if shown && !game.in_play(&state) {
                return Some(index + 1);
            }
        }
        None
    }
}

/// A decision, with the step made and its circumstances.
struct Moment<'a, G: Playable> {
    game: &'a G,
    before: &'a G::State,
    after: &'a G::State,
    /// The events of the step; `earlier` has those from the roll up to the step.
    events: &'a [Event],
    earlier: &'a [Event],
}

impl<G: Playable> Moment<'_, G> {
    fn shows(&self, name: &str) -> bool {
        // Decide by the game's name: lists of two games may share the name of a rule.
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

    /// Whether the step has an event of this kind.
    fn has_event(&self, is: fn(&Event) -> bool) -> bool {
        self.events.iter().any(is)
    }

    /// Whether `rule` refuses a move of one of the mover's pawns.
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
            to.flat_map(|to| game.candidate_actions(before, each.at, to))
                .collect::<Vec<_>>()
        });
        attempts.any(|action| {
            let refusal = game.refusal(before, action);
            refusal.is_some_and(|refusal| refusal.rule == rule && refusal.reason.contains(word))
        })
    }
}
