//! The spaces, as each colour meets them and as all see them.
//!
//! A pawn stands on a **mark**: the way from its own yard to its own home, numbered as its own
//! colour meets it. So the four colours share all arithmetic, and the order of marks is the way
//! forward.
//!
//! | marks | |
//! | --- | --- |
//! | 0 | the yard |
//! | 1 to 55 | Broadway from the own start (number 6 of the own side) to the own entrance |
//! | 56 to 61 | the own home path |
//! | 62 | home |
//! | 64 to 84 | the turnouts of the next three sides, 7 spaces each |
//! | 128 and on | spaces where the colour never stands, so that a try to go there can be refused |

use crate::board::Space;
use crate::seat::Seat;

/// The spaces of a side, its entrance included (P-1).
pub(super) const SIDE: u8 = 15;
/// The spaces of Broadway (P-1).
pub(super) const BROADWAY: u8 = 60;
/// The single-file spaces of a turnout (P-4).
pub(super) const TURNOUT: u8 = 7;
/// The single-file spaces of a home path (P-5).
pub(super) const HOME_PATH: u8 = 6;
/// The number on its side from which a pawn may leave Broadway for the turnout (P-4).
pub(super) const BRANCH: u8 = 5;
/// The number of a colour's start on its own side (P-3).
pub(super) const START: u8 = 6;

/// A space as one colour meets it; see the table of this module.
pub(super) type Mark = u8;

/// The yard.
pub(super) const YARD: Mark = 0;
/// The own start.
pub(super) const ENTERED: Mark = 1;
/// The own entrance, the last mark on Broadway.
pub(super) const ENTRANCE: Mark = 55;
/// Home.
pub(super) const HOME: Mark = 62;
/// The first space of the first turnout met.
pub(super) const FIRST_TURNOUT: Mark = 64;

/// Marks from here on are spaces where the colour never stands.
const FOREIGN: Mark = 128;

const FIRST_TURNOUT_SPACE: u8 = BROADWAY;
const FIRST_HOME_PATH_SPACE: u8 = FIRST_TURNOUT_SPACE + 4 * TURNOUT;
const FIRST_YARD_SPACE: u8 = FIRST_HOME_PATH_SPACE + 4 * HOME_PATH;
const FIRST_HOME_SPACE: u8 = FIRST_YARD_SPACE + 4;
/// How many spaces the board has.
pub(super) const SPACES: u8 = FIRST_HOME_SPACE + 4;

/// What a space is, by its side or colour and its number there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// A space of Broadway.
    Broadway { side: u8, number: u8 },
    /// A space of a side's turnout, from 1.
    Turnout { side: u8, number: u8 },
    /// A space of a colour's home path, from 1.
    HomePath { seat: u8, number: u8 },
    /// A colour's yard.
    Yard { seat: u8 },
    /// A colour's home.
    Home { seat: u8 },
}

impl Place {
    /// What `space` is.
    pub(super) fn of(Space(space): Space) -> Place {
        let lane = |first: u8, length: u8| ((space - first) / length, (space - first) % length + 1);
        if space < FIRST_TURNOUT_SPACE {
            Place::Broadway {
                side: space / SIDE,
                number: space % SIDE,
            }
        } else if space < FIRST_HOME_PATH_SPACE {
            let (side, number) = lane(FIRST_TURNOUT_SPACE, TURNOUT);
            Place::Turnout { side, number }
        } else if space < FIRST_YARD_SPACE {
            let (seat, number) = lane(FIRST_HOME_PATH_SPACE, HOME_PATH);
            Place::HomePath { seat, number }
        } else if space < FIRST_HOME_SPACE {
            Place::Yard {
                seat: space - FIRST_YARD_SPACE,
            }
        } else {
            Place::Home {
                seat: space - FIRST_HOME_SPACE,
            }
        }
    }

    /// The space that this is.
    pub(super) fn space(self) -> Space {
        Space(match self {
            Place::Broadway { side, number } => side * SIDE + number,
            Place::Turnout { side, number } => FIRST_TURNOUT_SPACE + side * TURNOUT + number - 1,
            Place::HomePath { seat, number } => {
                FIRST_HOME_PATH_SPACE + seat * HOME_PATH + number - 1
            }
            Place::Yard { seat } => FIRST_YARD_SPACE + seat,
            Place::Home { seat } => FIRST_HOME_SPACE + seat,
        })
    }
}

/// The place of a mark of `seat`.
pub(super) fn place(Seat(seat): Seat, mark: Mark) -> Place {
    match mark {
        FOREIGN.. => Place::of(Space(mark - FOREIGN)),
        YARD => Place::Yard { seat },
        ENTERED..=ENTRANCE => {
            let index = (seat * SIDE + START - ENTERED + mark) % BROADWAY;
            Place::Broadway {
                side: index / SIDE,
                number: index % SIDE,
            }
        }
        HOME => Place::Home { seat },
        FIRST_TURNOUT.. => {
            let index = mark - FIRST_TURNOUT;
            Place::Turnout {
                side: (seat + 1 + index / TURNOUT) % 4,
                number: index % TURNOUT + 1,
            }
        }
        _ => Place::HomePath {
            seat,
            number: mark - ENTRANCE,
        },
    }
}

/// The space of a mark of `seat`.
pub(super) fn space(seat: Seat, mark: Mark) -> Space {
    place(seat, mark).space()
}

/// The mark of a space for `seat`; `None` where its pawns never stand: the first five spaces after
/// its own entrance, its own turnout (P-4), and what belongs to other colours.
pub(super) fn mark(Seat(seat): Seat, place: Place) -> Option<Mark> {
    match place {
        Place::Broadway { side, number } => {
            let index = (side * SIDE + number + BROADWAY - seat * SIDE) % BROADWAY;
            match index {
                0 => Some(ENTRANCE),
                START.. => Some(index - START + ENTERED),
                _ => None,
            }
        }
        Place::Turnout { side, number } => {
            let ahead = (side + 4 - seat) % 4;
            (ahead > 0).then(|| FIRST_TURNOUT + (ahead - 1) * TURNOUT + number - 1)
        }
        Place::HomePath {
            seat: owner,
            number,
        } => (owner == seat).then_some(ENTRANCE + number),
        Place::Yard { seat: owner } => (owner == seat).then_some(YARD),
        Place::Home { seat: owner } => (owner == seat).then_some(HOME),
    }
}

/// The mark of a space for `seat`, one from 128 on where its pawns never stand.
pub(super) fn any_mark(seat: Seat, space: Space) -> Mark {
    mark(seat, Place::of(space)).unwrap_or(FOREIGN + space.0)
}

/// Whether a colour's pawns can stand on its mark.
pub(super) fn is_own(mark: Mark) -> bool {
    mark < FOREIGN
}

/// The steps from a mark to home by Broadway, entering counted as one (P-5).
pub(super) fn steps_to_go(mark: Mark) -> u8 {
    match mark {
        FIRST_TURNOUT.. => {
            let index = mark - FIRST_TURNOUT;
            let back_on = rejoin(index / TURNOUT);
            TURNOUT - index % TURNOUT + HOME - back_on
        }
        _ => HOME - mark,
    }
}

/// The mark on which the `turnout`-th turnout met (from 0) comes back onto Broadway (P-4).
pub(super) const fn rejoin(turnout: u8) -> Mark {
    branch(turnout) + BRANCH
}

/// The mark after which the `turnout`-th turnout met (from 0) leaves Broadway (P-4).
pub(super) const fn branch(turnout: u8) -> Mark {
    (turnout + 1) * SIDE
}

/// The one or two ways of a pawn `count` steps on from `mark`, each as its marks in order, the
/// last where it ends; nothing beyond home. Blockades and the like are not asked.
pub(super) fn ways(mark: Mark, count: u8) -> Vec<Vec<Mark>> {
    let mut ways: Vec<Vec<Mark>> = vec![Vec::new()];
    for _ in 0..count {
        ways = ways
            .iter()
            .flat_map(|way| {
                let from = way.last().copied().unwrap_or(mark);
                onward(from)
                    .into_iter()
                    .map(|to| [way.as_slice(), &[to]].concat())
                    .collect::<Vec<_>>()
            })
            .collect();
    }
    ways
}

/// The marks one step on.
pub(super) fn onward(mark: Mark) -> Vec<Mark> {
    match mark {
        YARD => vec![ENTERED],
        HOME => Vec::new(),
        FIRST_TURNOUT.. => {
            let index = mark - FIRST_TURNOUT;
            let last = index % TURNOUT == TURNOUT - 1;
            vec![if last {
                rejoin(index / TURNOUT)
            } else {
                mark + 1
            }]
        }
        _ => {
            let turnout = (0..3).find(|&turnout| branch(turnout) == mark);
            let turnout = turnout.map(|turnout| FIRST_TURNOUT + turnout * TURNOUT);
            std::iter::once(mark + 1).chain(turnout).collect()
        }
    }
}
