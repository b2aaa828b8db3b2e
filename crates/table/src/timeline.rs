//! Events as movements on the screen: what moves, along which points, from when to when.

use std::iter;

use rules::board::{Board, Point};
use rules::chance::Faces;
use rules::event::Event;
use rules::piece::{self, Standing};

use crate::speed::Speed;
use crate::spots;

/// One movement. Times are in milliseconds from the beginning of the timeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cue {
    /// When it begins.
    pub from_ms: u32,
    /// When it ends.
    pub to_ms: u32,
    /// What moves.
    pub what: Moves,
}

/// What a cue moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Moves {
    /// A piece walks from space to space, in equal times.
    Walk {
        /// Its index among the shown pieces.
        piece: usize,
        /// The points it comes to, the first and the last included.
        way: Vec<Point>,
    },
    /// A captured piece is put back.
    PutBack {
        /// Its index among the shown pieces.
        piece: usize,
        /// From where.
        from: Point,
        /// To where.
        to: Point,
    },
    /// Dice tumble and settle on these faces.
    Tumble {
        /// What they show in the end.
        faces: Faces,
    },
}

/// Cues one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Timeline {
    /// The cues, by their beginning.
    pub cues: Vec<Cue>,
}

impl Timeline {
    /// The timeline of `events`, of which the first meets the pieces as `shown`.
    ///
    /// At [`Speed::Instant`] it is empty.
    pub fn new(board: &Board, shown: &[Standing], events: &[Event], speed: Speed) -> Timeline {
        let mut timeline = Timeline::default();
        if speed == Speed::Instant {
            return timeline;
        }
        let at_first = shown;
        let mut at_last = shown.to_vec();
        for event in events {
            piece::fold(&mut at_last, event);
        }
        let mut shown = shown.to_vec();
        for event in events {
            let before = shown.clone();
            let moved = piece::fold(&mut shown, event).first().copied();
            // From where the piece stands among others before all this to where it stands among
            // others after it; only between two of its moves does it stand as the first left it.
            let spot = |settled: &[Standing], passing: &[Standing], piece: usize| {
                let rests = settled[piece].at == passing[piece].at;
                spots::spot(board, if rests { settled } else { passing }, piece)
            };
            let ends = |piece| {
                let from = spot(at_first, &before, piece);
                (from, spot(&at_last, &shown, piece))
            };
            match (event, moved) {
                (Event::Moved { way, .. }, Some(piece)) => {
                    let ms = speed.space_ms() * (way.len() as u32 - 1);
                    let (first, last) = ends(piece);
                    let between = way.get(1..way.len() - 1).unwrap_or_default();
                    let between = between.iter().map(|&space| board.space(space).place);
                    let way = iter::once(first).chain(between).chain([last]).collect();
                    timeline.push(ms, Moves::Walk { piece, way });
                }
                (Event::Captured { .. }, Some(piece)) => {
                    let (from, to) = ends(piece);
                    let moves = Moves::PutBack { piece, from, to };
                    timeline.push(speed.capture_ms(), moves);
                }
                (Event::Thrown { faces, .. } | Event::Opened { faces, .. }, _) => {
                    let moves = Moves::Tumble {
                        faces: faces.clone(),
                    };
                    timeline.push(speed.throw_ms(), moves);
                }
                _ => {}
            }
        }
        timeline
    }

    /// How long it takes.
    pub fn length_ms(&self) -> u32 {
        self.cues.last().map_or(0, |cue| cue.to_ms)
    }

    fn push(&mut self, ms: u32, what: Moves) {
        let from_ms = self.length_ms();
        self.cues.push(Cue {
            from_ms,
            to_ms: from_ms + ms,
            what,
        });
    }
}
