//! Events as movements on the screen: what moves, along which points, from when to when.

use std::iter;

use rules::board::{Board, Kind, Point, Space};
use rules::chance::Faces;
use rules::event::Event;
use rules::piece::{self, Standing};
use rules::seat::Seat;

use crate::piece_layout;
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
        /// Whether it is home then.
        home: bool,
    },
    /// A piece slides, without a hop.
    Slide {
        /// Its index among the shown pieces.
        piece: usize,
        /// The points it comes to, the first and the last included.
        way: Vec<Point>,
    },
    /// Things fly from one player to another.
    Pay {
        /// From whom; `None` for the supply.
        from: Option<Seat>,
        /// To whom; `None` for the supply.
        to: Option<Seat>,
        /// How many.
        count: u8,
    },
    /// A card turns over.
    Turn,
    /// A piece is hit: for a moment nothing else moves.
    Impact {
        /// Where it stands.
        at: Point,
    },
    /// A captured piece is put back, or one that changes places flies there.
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

/// What a moment of the game is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MomentKind {
    /// A piece is captured.
    Capture {
        /// Who captures it.
        by: Seat,
        /// Whose it is.
        of: Seat,
    },
    /// A piece comes home.
    Home,
    /// Two pieces form a blockade.
    Blockade,
    /// A reward is earned.
    Reward {
        /// Of how many spaces.
        steps: u8,
    },
    /// Two dice show the same.
    Doublet,
    /// A card comes that has a name instead of a number.
    Card(&'static str),
}

/// A moment, in milliseconds from the beginning of the timeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// When it is.
    pub at_ms: u32,
    /// What it is about.
    pub what: MomentKind,
}

/// Words that are shown over the board for a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Banner {
    /// When they appear.
    pub at_ms: u32,
    /// What they are about.
    pub what: MomentKind,
    /// The words: "Red captures you".
    pub words: String,
}

/// Cues one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Timeline {
    /// The cues, by their beginning.
    pub cues: Vec<Cue>,
    /// The moments, in their order.
    pub moments: Vec<Moment>,
    /// The same in words; only a session that shows the timeline knows them.
    pub banners: Vec<Banner>,
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
            let moved = piece::fold(&mut shown, event);
            // From where the piece stands among others before all this to where it stands among
            // others after it; only between two of its moves does it stand as the first left it.
            let spot = |settled: &[Standing], passing: &[Standing], piece: usize| {
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
            let points = |piece, way: &[Space]| {
                let (first, last) = ends(piece);
                iter::once(first)
                    .chain(between(way))
                    .chain([last])
                    .collect()
            };
            match (event, &moved[..]) {
                (Event::Moved { way, .. }, &[piece]) => {
                    let ms = speed.space_ms() * (way.len() as u32 - 1);
                    let last = way.last().map(|space| board.space(*space).kind);
                    let (way, home) = (points(piece, way), last == Some(Kind::Home));
                    timeline.push(ms, Moves::Walk { piece, way, home });
                    if home {
                        timeline.tell(MomentKind::Home);
                    } else if is_blockade(board, &shown, piece) {
                        timeline.tell(MomentKind::Blockade);
                    }
                }
                (Event::Slid { way, .. }, &[piece]) => {
                    let ms = speed.slide_ms() * (way.len() as u32 - 1);
                    let way = points(piece, way);
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
                        timeline.push(speed.hit_stop_ms(), Moves::Impact { at });
                    }
                    let moves = moved.iter().map(|&piece| {
                        let (from, to) = ends(piece);
                        Moves::PutBack { piece, from, to }
                    });
                    timeline.push_together(speed.capture_ms(), moves);
                }
                (Event::Paid { from, to, count }, _) => {
                    let (from, to, count) = (*from, *to, *count);
                    timeline.push(speed.pay_ms(), Moves::Pay { from, to, count });
                }
                (Event::Thrown { faces, .. } | Event::Opened { faces, .. }, _) => match faces {
                    Faces::Dice(_) => {
                        let faces = faces.clone();
                        timeline.push(speed.throw_ms(), Moves::Tumble { faces });
                        if is_doublet(board, event) {
                            timeline.tell(MomentKind::Doublet);
                        }
                    }
                    Faces::Card(card) => {
                        timeline.push(speed.turn_ms(), Moves::Turn);
                        if card.title().chars().count() > 2 {
                            timeline.tell(MomentKind::Card(card.title()));
                        }
                    }
                },
                (Event::Laid { .. } | Event::Discarded { .. }, _) => {
                    timeline.push(speed.turn_ms(), Moves::Turn);
                }
                (Event::RewardEarned { steps, .. }, _) => {
                    timeline.tell(MomentKind::Reward { steps: *steps });
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

    /// A moment, when all that is shown so far has ended.
    fn tell(&mut self, what: MomentKind) {
        let at_ms = self.length_ms();
        self.moments.push(Moment { at_ms, what });
    }

    fn push(&mut self, ms: u32, what: Moves) {
        self.push_together(ms, [what]);
    }

    /// Several movements at the same time.
    fn push_together(&mut self, ms: u32, moves: impl IntoIterator<Item = Moves>) {
        let from_ms = self.length_ms();
        self.cues.extend(moves.into_iter().map(|what| Cue {
            from_ms,
            to_ms: from_ms + ms,
            what,
        }));
    }
}

/// Whether a piece that has just come to a space of the track stands there beside another of its kind.
fn is_blockade(board: &Board, pieces: &[Standing], piece: usize) -> bool {
    let kind = board.space(pieces[piece].at).kind;
    let there = pieces.iter().filter(|other| **other == pieces[piece]);
    !matches!(kind, Kind::Yard | Kind::Home | Kind::HomePath) && there.count() == 2
}

/// Whether a roll to play shows the same twice, on a board where dice are not told apart.
fn is_doublet(board: &Board, event: &Event) -> bool {
    let Event::Thrown { faces, .. } = event else {
        return false;
    };
    let are_alike = board.spaces.iter().all(|space| space.die.is_none());
    are_alike && matches!(faces.numbers()[..], [one, other] if one == other)
}
