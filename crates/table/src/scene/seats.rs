//! The seats of a scene: the players, and their last turns.

use rules::seat::Seat;

use super::last_turns::{LastTurn, last_turns};
use super::player_panels::{PlayerPanel, player_panels};
use super::remark::{RemarkBubble, remark_bubble};
use crate::session::Session;
use crate::table_settings::Seating;

/// The seats in play.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatsPart {
    /// The player panels of the seats in play, in turn order.
    pub panels: Vec<PlayerPanel>,
    /// The last turns of the other players.
    pub last_turns: Vec<LastTurn>,
    /// What the others did to the person to act: "Blue captured 2 of your pawns".
    pub round_summary: Option<String>,
    /// The person who must lift the curtain before their hand is shown.
    pub curtain: Option<PlayerPanel>,
    /// The person to whom the screen is being passed.
    pub handover: Option<PlayerPanel>,
    /// The seat of the only person, or of the player at this device in a game by link.
    pub own: Option<Seat>,
    /// How people sit round the screen.
    pub seating: Seating,
    /// The line that a character says.
    pub remark: Option<RemarkBubble>,
}

impl SeatsPart {
    /// The seats of a session.
    pub(super) fn of(session: &Session) -> SeatsPart {
        let panels = player_panels(session);
        let panel = |seat| panels.iter().find(|panel| panel.seat == seat).cloned();
        SeatsPart {
            last_turns: last_turns(session, &panels),
            round_summary: round_summary(session),
            curtain: session.local().curtain().and_then(panel),
            handover: session.local().handover().and_then(panel),
            own: session.local().own_seat(),
            seating: session.local().settings().table_settings.seating,
            remark: remark_bubble(session.local()),
            panels,
        }
    }

    /// The seats during an animation: as before, but a line goes away at once, and comes only after the movement.
    pub(super) fn during(session: &Session, before: &SeatsPart) -> SeatsPart {
        SeatsPart {
            remark: remark_bubble(session.local())
                .filter(|line| before.remark.as_ref() == Some(line)),
            ..before.clone()
        }
    }

    /// The player whose turn it is.
    pub fn acting(&self) -> Option<&PlayerPanel> {
        self.panels.iter().find(|panel| panel.to_act)
    }
}

/// One sentence for what others did to the person whose turn it is since that person's last turn.
fn round_summary(session: &Session) -> Option<String> {
    let table = session.table();
    let own = table
        .node()
        .seat()
        .filter(|_| session.local().is_persons_turn())?;
    let turns = &table.game_summary().turns;
    let since = turns.iter().rposition(|(seat, _)| *seat == own);
    let since = since.map_or(0, |own| own + 1);
    let events = turns[since..].iter().flat_map(|(_, events)| events);
    table.narrate(Some(own), |narrator| narrator.done_to_reader(events))
}
