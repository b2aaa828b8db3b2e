//! What holds in Pollyanna.

use rules::board::Kind;
use rules::conform::Change;
use rules::event::Cost;

use super::{Holds, Race};

const RACE: Race = Race {
    room: |kind| match kind {
        Kind::Track | Kind::Start | Kind::Entrance => 3,
        Kind::Turnout | Kind::HomePath => 1,
        Kind::Yard | Kind::Home => 4,
        _ => 0,
    },
    // Pawns are safe on their own colour.
    captured_on: |place, mover| {
        let open = matches!(place.kind, Kind::Track | Kind::Start | Kind::Entrance);
        open && place.pawn != mover && place.colour != Some(place.pawn)
    },
    steps: |cost, from| match cost {
        Cost::Die(6) if from == Kind::Yard => Some(1),
        Cost::Both(low, high) if from == Kind::Yard && low + high == 6 => Some(1),
        Cost::Die(number) | Cost::Reward(number) if from != Kind::Yard => Some(number.into()),
        _ => None,
    },
    goes_back: |_| false,
    moves_partner: false,
};

pub(super) fn check(change: &Change<'_>) -> Holds {
    RACE.check(change)
}
