//! Events as movements on the screen: what moves, along which points, from when to when.

use rules::board::{Board, Point, Space};
use rules::chance::Faces;
use rules::event::Event;
use rules::piece::{self, Standing};

use crate::speed::Speed;

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
        let mut shown = shown.to_vec();
        let at = |space: Space| board.space(space).place;
        for event in events {
            let moved = piece::fold(&mut shown, event);
            match (event, moved) {
                (Event::Moved { way, .. }, Some(piece)) => {
                    let ms = speed.space_ms() * (way.len() as u32 - 1);
                    let way = way.iter().map(|&space| at(space)).collect();
                    timeline.push(ms, Moves::Walk { piece, way });
                }
                (Event::Captured { from, to, .. }, Some(piece)) => {
                    let moves = Moves::PutBack {
                        piece,
                        from: at(*from),
                        to: at(*to),
                    };
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
