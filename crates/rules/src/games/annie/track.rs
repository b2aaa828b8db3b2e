//! The track: which spaces there are, and which dice lie beside them.

use words::{Plain, Valued, text, valued};

use crate::board::Caption;
use crate::chance::Look;

/// The number of the last space, A Happy Ending.
pub(super) const END: u8 = 40;

/// The number of spaces.
pub(super) const SPACES: u8 = END + 1;

/// The number of the first space, the Orphanage.
pub(super) const ORPHANAGE: u8 = 0;

/// What a space is, and so what is done by who comes to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    /// Where the way begins; nothing is done there.
    Orphanage,
    /// Every player takes a star.
    Sandy,
    /// Every other player takes a star.
    Others,
    /// A star is given to another player.
    Give,
    /// Both dice are rolled for stars.
    Stars,
    /// Both dice are rolled against another player.
    Against,
    /// A star is returned.
    Hannigan,
    /// Three stars are returned.
    Mudges,
    /// The die of that look is rolled, and Annie goes on by it.
    Arrow(Look),
    /// Annie is moved on to a space where a friend is visited.
    GoTo(u8),
    /// A friend, who gives three stars.
    Friend(Friend),
    /// Where the game ends.
    HappyEnd,
}

/// Who is visited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Friend {
    Warbucks,
    WhiteHouse,
    Punjab,
    Iodent,
}

use Friend::{Iodent, Punjab, Warbucks, WhiteHouse};
use Look::{Red, White};
use Spot::{Against, Arrow, Give, GoTo, Hannigan, HappyEnd, Mudges, Orphanage, Others};
use Spot::{Friend as See, Sandy, Stars};

/// The spaces in order, each with the die that lies beside it.
const TRACK: [(Spot, Option<Look>); SPACES as usize] = [
    (Orphanage, None),
    (Sandy, None),
    (Hannigan, None),
    (Others, None),
    (Stars, Some(Red)),
    (GoTo(12), None),
    (Arrow(White), None),
    (Sandy, None),
    (Against, None),
    (Give, None),
    (Arrow(Red), None),
    (Mudges, Some(Red)),
    (See(Warbucks), None),
    (Sandy, Some(White)),
    (Others, Some(Red)),
    (GoTo(21), None),
    (Stars, None),
    (Arrow(White), None),
    (Hannigan, None),
    (Against, None),
    (Arrow(Red), None),
    (See(WhiteHouse), None),
    (Sandy, Some(Red)),
    (Give, Some(White)),
    (GoTo(30), None),
    (Stars, None),
    (Mudges, None),
    (Arrow(White), None),
    (Others, None),
    (Arrow(Red), None),
    (See(Punjab), None),
    (Against, Some(Red)),
    (Sandy, Some(White)),
    (GoTo(37), None),
    (Hannigan, Some(Red)),
    (Stars, None),
    (Arrow(White), None),
    (See(Iodent), None),
    (Mudges, Some(Red)),
    (Give, None),
    (HappyEnd, None),
];

/// What the space of that number is.
#[inline]
pub(super) fn spot(number: u8) -> Spot {
    TRACK[usize::from(number)].0
}

/// The die that lies beside the space of that number.
#[inline]
pub(super) fn die(number: u8) -> Option<Look> {
    TRACK[usize::from(number)].1
}

/// Every space between two numbers, both included, in the order in which they are met.
pub(super) fn way(from: u8, to: u8) -> Vec<u8> {
    debug_assert!(from.max(to) <= END);
    if from <= to {
        (from..=to).collect()
    } else {
        (to..=from).rev().collect()
    }
}

impl Spot {
    /// What is printed on it.
    pub(super) fn title(self) -> Plain {
        match self {
            Orphanage => text!(annie::orphanage),
            Sandy => text!(annie::sandy),
            Others => text!(annie::others),
            Give => text!(annie::give),
            Stars => text!(annie::stars_space),
            Against => text!(annie::against),
            Hannigan => text!(annie::hannigan),
            Mudges => text!(annie::mudges),
            Arrow(Red) => text!(annie::red_arrow),
            Arrow(_) => text!(annie::white_arrow),
            GoTo(number) => match spot(number) {
                See(WhiteHouse) => text!(annie::go_to_white_house),
                See(Iodent) => text!(annie::go_to_iodent),
                See(Punjab) => text!(annie::go_to_punjab),
                _ => text!(annie::go_to_warbucks),
            },
            See(Warbucks) => text!(annie::warbucks),
            See(WhiteHouse) => text!(annie::white_house),
            See(Punjab) => text!(annie::punjab),
            See(Iodent) => text!(annie::iodent),
            HappyEnd => text!(annie::happy_end),
        }
    }

    /// The words on the board, shorter than [`Spot::title`], where a friend gives `gift` stars.
    pub(super) fn caption(self, gift: u8) -> Caption {
        let gives = |name, short, note| Caption {
            name,
            short,
            note,
            count: gift,
        };
        let (name, short, note) = match self {
            Orphanage => (
                text!(annie::caption_orphanage),
                text!(annie::short_orphanage),
                text!(annie::note_orphanage),
            ),
            Sandy => (
                text!(annie::caption_sandy),
                text!(annie::short_sandy),
                text!(annie::note_sandy),
            ),
            Others => (
                text!(annie::caption_others),
                text!(annie::short_others),
                text!(annie::note_others),
            ),
            Give => (
                text!(annie::caption_give),
                text!(annie::short_give),
                text!(annie::note_give),
            ),
            Stars => (
                text!(annie::caption_stars),
                text!(annie::short_stars),
                text!(annie::note_stars),
            ),
            Against => (
                text!(annie::caption_against),
                text!(annie::short_against),
                text!(annie::note_against),
            ),
            Hannigan => (
                text!(annie::caption_hannigan),
                text!(annie::short_hannigan),
                text!(annie::note_hannigan),
            ),
            Mudges => (
                text!(annie::caption_mudges),
                text!(annie::short_mudges),
                text!(annie::note_mudges),
            ),
            Arrow(Red) => (
                text!(annie::caption_red_arrow),
                text!(annie::short_red_arrow),
                text!(annie::note_red_arrow),
            ),
            Arrow(_) => (
                text!(annie::caption_white_arrow),
                text!(annie::short_white_arrow),
                text!(annie::note_white_arrow),
            ),
            GoTo(_) => {
                let (short, note) = (valued!(annie::short_goto), valued!(annie::note_goto));
                return gives(text!(annie::caption_goto), short, note);
            }
            See(friend) => {
                let name = match friend {
                    Warbucks => text!(annie::caption_warbucks),
                    WhiteHouse => text!(annie::caption_white_house),
                    Punjab => text!(annie::caption_punjab),
                    Iodent => text!(annie::caption_iodent),
                };
                let (short, note) = (valued!(annie::short_friend), valued!(annie::note_friend));
                return gives(name, short, note);
            }
            HappyEnd => (
                text!(annie::caption_happy_end),
                text!(annie::short_happy_end),
                text!(annie::note_happy_end),
            ),
        };
        Caption {
            name,
            short: Valued::of(short),
            note: Valued::of(note),
            count: 0,
        }
    }

    /// The name of what is drawn on it, from the list that the screen owns.
    pub(super) fn icon(self) -> &'static str {
        match self {
            Orphanage => "orphanage",
            Sandy => "sandy",
            Others => "others",
            Give => "give",
            Stars => "stars",
            Against => "against",
            Hannigan => "hannigan",
            Mudges => "mudges",
            Arrow(Red) => "arrow-red",
            Arrow(_) => "arrow-white",
            GoTo(_) => "goto",
            See(Warbucks) => "warbucks",
            See(WhiteHouse) => "white-house",
            See(Punjab) => "punjab",
            See(Iodent) => "iodent",
            HappyEnd => "happy-end",
        }
    }
}
