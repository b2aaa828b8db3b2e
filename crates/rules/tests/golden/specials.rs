//! Games played just as far as a special rule shows itself. A list for each game that has any.

use std::collections::{BTreeMap, BTreeSet};

use rules::board::Kind;
use rules::event::{Event, Spent};
use rules::games::{self, Playable, Visitor};
use rules::record::{Made, Make, Record};
use rules::ruleset::Family;
use rules::seat::{Seat, SeatSet};

use crate::playthroughs::{random_game, ruleset, written};

/// Seeds that are searched.
const SEEDS: u64 = 400;

/// A rule that is to be seen: its name, the ruleset, the seats, what the title says.
type Special = (&'static str, &'static str, u8, &'static str);

const POLLYANNA: &[Special] = &[
    (
        "blockade",
        "pollyanna-1951",
        0b0101,
        "a rival's blockade is in the way of a pawn (P-20)",
    ),
    (
        "turnout",
        "pollyanna-1951",
        0b0101,
        "a pawn leaves Broadway by a turnout (P-18)",
    ),
    (
        "chain",
        "pollyanna-1951",
        0b1111,
        "a reward captures and earns another (P-30)",
    ),
    (
        "sixes",
        "pollyanna-1951",
        0b0101,
        "6-6 enters two pawns (P-13)",
    ),
    (
        "threes",
        "pollyanna-1951",
        0b0101,
        "3-3 enters a pawn with both dice (P-12)",
    ),
    (
        "doublets",
        "pollyanna-1951",
        0b0101,
        "doublets throw again (P-16)",
    ),
    (
        "declined",
        "pollyanna-1951",
        0b0101,
        "a reward is given up (P-30)",
    ),
    (
        "midthrow",
        "pollyanna-1951",
        0b0101,
        "the last pawn comes home with a die to spare (P-32)",
    ),
    (
        "partners",
        "pollyanna-1951+partners",
        0b1111,
        "partners make a blockade together (P-33)",
    ),
    (
        "skipped",
        "pollyanna-1951+partners",
        0b1111,
        "a partner whose four are home is skipped (P-33)",
    ),
];

fn specials(family: &Family) -> &'static [Special] {
    let name = family.editions[0].name;
    if POLLYANNA.iter().any(|(_, ruleset, ..)| *ruleset == name) {
        POLLYANNA
    } else {
        &[]
    }
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
        let Moment {
            game,
            before,
            after,
            events,
            earlier,
        } = *self;
        let board = game.board();
        let kind = |space| board.space(space).kind;
        let entries = |events: &[Event]| {
            let entry = |event: &&Event| matches!(event, Event::Moved { way, .. } if kind(way[0]) == Kind::Yard);
            events.iter().filter(entry).count()
        };
        let moved = events.iter().find_map(|event| match event {
            Event::Moved { way, spent, .. } => Some((way, *spent)),
            _ => None,
        });
        let spare = game.dice(before).iter().filter(|(_, spent)| !spent).count();
        match name {
            "blockade" => self.refused("P-20", "in the way"),
            "turnout" => moved.is_some_and(|(way, _)| {
                way.windows(2)
                    .any(|pair| kind(pair[0]) == Kind::Track && kind(pair[1]) == Kind::Turnout)
            }),
            "chain" => {
                let by_reward = moved.is_some_and(|(_, spent)| matches!(spent, Spent::Reward(_)));
                let earned = |event: &Event| matches!(event, Event::RewardEarned { .. });
                by_reward && events.iter().any(earned) && earlier.iter().any(earned)
            }
            "sixes" => entries(earlier) == 1 && entries(events) == 1,
            "threes" => moved.is_some_and(|(_, spent)| spent == Spent::Both(3, 3)),
            "doublets" => events
                .iter()
                .any(|event| matches!(event, Event::ThrowsAgain { .. })),
            "declined" => events
                .iter()
                .any(|event| matches!(event, Event::RewardDeclined { .. })),
            "midthrow" => {
                let won = events
                    .iter()
                    .any(|event| matches!(event, Event::Won { .. }));
                won && spare == 2
            }
            "partners" => {
                let mut owners: BTreeMap<_, BTreeSet<Seat>> = BTreeMap::new();
                for standing in game.pieces(after) {
                    owners
                        .entry(standing.at)
                        .or_default()
                        .extend(standing.piece.owner);
                }
                owners.values().any(|seats| seats.len() > 1)
            }
            "skipped" => events.iter().any(|event| match event {
                Event::TurnPasses { to } => {
                    let seats = game.seats(before);
                    let seat = game.node(before).seat();
                    seat.is_some_and(|seat| seats.after(seat) != *to)
                }
                _ => false,
            }),
            _ => panic!("{name} is no special rule"),
        }
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
