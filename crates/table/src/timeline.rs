//! Timelines: events as movements on the screen, with their points and times.

mod facts;
mod moment;
mod moves;

use std::iter;

use rules::any_game::AnyGame;
use rules::board::{Board, Kind, Point, Space};
use rules::chance::Faces;
use rules::event::{self, Event};
use rules::piece::PiecePosition;
use rules::seat::Seat;

use crate::durations::{Pace, Speed};
use crate::piece_layout;
use facts::{blockade_partner, is_doublet, slides_first};

pub use moment::{BANNER_MS, Banner, Moment, MomentKind};
pub use moves::{Cue, Moves};

/// A sequence of movements.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Timeline {
    /// The movements, by start time.
    pub cues: Vec<Cue>,
    /// The moments, by time.
    pub moments: Vec<Moment>,
    /// The moments in words. Only a session that shows the timeline fills them in.
    pub banners: Vec<Banner>,
    /// The next turn does not begin earlier. Filled in by a session.
    pub rests_until_ms: u32,
    /// The only person at the table, whose gains and losses of stars have their own sounds. Filled in by a session.
    pub person: Option<Seat>,
}

impl Timeline {
    /// The timeline of `events` in `game`, which starts with the pieces as `shown`.
    ///
    /// It is empty at [`Speed::Instant`].
    pub fn new(
        game: &dyn AnyGame,
        board: &Board,
        shown: &[PiecePosition],
        events: &[Event],
        pace: Pace,
    ) -> Timeline {
        let mut timeline = Timeline::default();
        if pace.speed() == Speed::Instant {
            return timeline;
        }
        let at_first = shown;
        let mut at_last = shown.to_vec();
        for event in events {
            event::fold(&mut at_last, event);
        }
        let mut shown = shown.to_vec();
        for event in slides_first(events) {
            let before = shown.clone();
            let moved = event::fold(&mut shown, event);
            // A movement leads from the piece's place before all events to its place after all events. Only
            // between two moves of the same piece does the place depend on the state in between.
            let spot = |settled: &[PiecePosition], passing: &[PiecePosition], piece: usize| {
                let rests = settled[piece].at == passing[piece].at;
                piece_layout::spot(board, if rests { settled } else { passing }, piece)
            };
            let ends = |piece| {
                let from = spot(at_first, &before, piece);
                (from, spot(&at_last, &shown, piece))
            };
            let between = |way: &[Space]| {
                let between = way.get(1..way.len() - 1).unwrap_or_default();
                between
                    .iter()
                    .map(|&space| board.space(space).place)
                    .collect::<Vec<_>>()
            };
            let points = |piece, way: &[Space]| -> Vec<Point> {
                let (first, last) = ends(piece);
                iter::once(first)
                    .chain(between(way))
                    .chain([last])
                    .collect()
            };
            match (event, &moved[..]) {
                (Event::Moved { way, .. }, &[piece]) => {
                    let ms = pace.space_ms() * (way.len() as u32 - 1);
                    let last = way.last().map(|space| board.space(*space).kind);
                    let (way, home) = (points(piece, way), last == Some(Kind::Home));
                    timeline.lift(piece, way.first(), pace);
                    let from_ms = timeline.length_ms();
                    timeline.push(ms, Moves::Walk { piece, way, home });
                    if let Some(piece) = blockade_partner(game, &before, piece) {
                        let (from, to) = ends(piece);
                        let what = MomentKind::BlockadeBroken;
                        timeline.moments.push(Moment {
                            at_ms: from_ms,
                            what,
                        });
                        timeline.cues.push(Cue {
                            from_ms,
                            to_ms: from_ms + pace.accent_ms(),
                            what: Moves::Part { piece, from, to },
                        });
                    }
                    let (_, at) = ends(piece);
                    if home {
                        timeline.tell(MomentKind::Home);
                        timeline.push(pace.accent_ms(), Moves::Arrive { at });
                    } else if let Some(other) = blockade_partner(game, &shown, piece) {
                        let (from, to) = ends(other);
                        let at = board.space(shown[piece].at).place;
                        timeline.tell(MomentKind::Blockade);
                        let join = Moves::Join {
                            piece,
                            other,
                            from,
                            to,
                            at,
                        };
                        timeline.push(pace.accent_ms(), join);
                    }
                }
                (Event::Slid { way, .. }, &[piece]) => {
                    let ms = pace.slide_ms() * (way.len() as u32 - 1);
                    let way = points(piece, way);
                    timeline.tell(MomentKind::Slide);
                    timeline.push(ms, Moves::Slide { piece, way });
                }
                (
                    Event::Captured { .. } | Event::SentBack { .. } | Event::Swapped { .. },
                    moved,
                ) => {
                    if let Event::Captured {
                        seat, piece, from, ..
                    } = event
                        && let Some(of) = piece.owner
                    {
                        timeline.tell(MomentKind::Capture { by: *seat, of });
                        let at = board.space(*from).place;
                        timeline.push(pace.hit_stop_ms(), Moves::Impact { at });
                    }
                    match event {
                        Event::Swapped { seat, other, .. } => {
                            let (by, of) = (*seat, other.piece.owner);
                            timeline.tell(MomentKind::Swap { by, of });
                        }
                        Event::SentBack { .. } => timeline.tell(MomentKind::SentBack),
                        _ => {}
                    }
                    let moves = moved.iter().map(|&piece| {
                        let (from, to) = ends(piece);
                        Moves::PutBack { piece, from, to }
                    });
                    timeline.push_together(pace.capture_ms(), moves);
                }
                (Event::Paid { from, to, count }, _) => {
                    let (from, to, count) = (*from, *to, *count);
                    timeline.tell(MomentKind::Stars {
                        gains: to,
                        loses: from,
                        count: count.into(),
                    });
                    timeline.push(pace.pay_ms(), Moves::Pay { from, to, count });
                }
                (Event::Rolled { seat, faces } | Event::Opened { seat, faces }, _) => match faces {
                    Faces::Dice(_) => {
                        let faces = faces.clone();
                        timeline.push(pace.throw_ms(), Moves::Tumble { faces });
                        if is_doublet(board, event) {
                            timeline.tell(MomentKind::Doublet);
                            timeline.push(pace.accent_ms(), Moves::Hop);
                        }
                    }
                    Faces::Card(card) => {
                        timeline.push(pace.turn_ms(), Moves::Turn { seat: *seat });
                        if card.number().is_none() {
                            timeline.tell(MomentKind::Card(card.title()));
                        }
                    }
                },
                (Event::CardPlayed { seat, .. } | Event::Discarded { seat, .. }, _) => {
                    timeline.push(pace.turn_ms(), Moves::Turn { seat: *seat });
                }
                (Event::RewardEarned { seat, steps }, _) => {
                    let (seat, steps) = (*seat, *steps);
                    timeline.tell(MomentKind::Reward { steps });
                    timeline.push(pace.earn_ms(), Moves::Earn { seat, steps });
                }
                (
                    Event::RollsAgain {
                        number: Some(number),
                        ..
                    },
                    _,
                ) => {
                    timeline.tell(MomentKind::Again { number: *number });
                    timeline.push(pace.accent_ms(), Moves::Hop);
                }
                (Event::NoOtherRoll { .. }, _) => {
                    timeline.tell(MomentKind::NoOtherRoll);
                    timeline.push(pace.accent_ms(), Moves::Hop);
                }
                (Event::RollLost { .. }, _) => {
                    timeline.tell(MomentKind::RollLost);
                    timeline.push(pace.accent_ms(), Moves::Hop);
                }
                (Event::Begins { seat }, _) => timeline.tell(MomentKind::Begins { seat: *seat }),
                (Event::Won { .. }, _) => timeline.tell(MomentKind::Win),
                _ => {}
            }
        }
        timeline.connect(shown.len());
        timeline
    }

    /// A piece that moves again starts where its last movement ended, even if it has more room there by now.
    fn connect(&mut self, pieces: usize) {
        let mut ends = vec![None; pieces];
        for cue in &mut self.cues {
            if let Some((piece, from, to)) = cue.what.journey() {
                *from = ends[piece].unwrap_or(*from);
                ends[piece] = Some(*to);
            }
        }
    }

    /// The length of the timeline.
    pub fn length_ms(&self) -> u32 {
        let cues = self.cues.iter().map(|cue| cue.to_ms);
        cues.max().unwrap_or(0).max(self.rests_until_ms)
    }

    /// The point of the board that a moment at this time is about, if there is one.
    pub fn point_at(&self, at_ms: u32) -> Option<Point> {
        let mut cues = self.cues.iter().filter(|cue| cue.to_ms > at_ms);
        cues.find_map(|cue| match &cue.what {
            Moves::Impact { at } | Moves::Arrive { at } | Moves::Join { at, .. } => Some(*at),
            Moves::Part { to, .. } | Moves::PutBack { to, .. } => Some(*to),
            Moves::Slide { way, .. } => way.last().copied(),
            _ => None,
        })
    }

    /// A bot's piece is lifted before it goes.
    fn lift(&mut self, piece: usize, at: Option<&Point>, pace: Pace) {
        if let (Some(&at), ms @ 1..) = (at, pace.lift_ms()) {
            self.push(ms, Moves::Lift { piece, at });
        }
    }

    /// Adds a moment at the end of the movements so far.
    fn tell(&mut self, what: MomentKind) {
        let at_ms = self.length_ms();
        self.moments.push(Moment { at_ms, what });
    }

    fn push(&mut self, ms: u32, what: Moves) {
        self.push_together(ms, [what]);
    }

    /// Adds several simultaneous movements.
    fn push_together(&mut self, ms: u32, moves: impl IntoIterator<Item = Moves>) {
        let from_ms = self.length_ms();
        self.cues.extend(moves.into_iter().map(|what| Cue {
            from_ms,
            to_ms: from_ms + ms,
            what,
        }));
    }
}
