//! Announcements: what a screen reader says when something happened, in the chosen detail.

use rules::event::Event;
use words::t;

use super::{Effect, Session};
use crate::scene;
use crate::speech::Speech;

/// The announcement of events, in the chosen detail; `None` if there is nothing to say.
pub(super) fn of(session: &Session, events: &[Event]) -> Option<Effect> {
    let said: Vec<String> = match session.settings.player.speech {
        Speech::Detailed => {
            let said = events
                .iter()
                .filter_map(|event| session.table.game().sentence(event));
            said.collect()
        }
        Speech::Brief => session
            .table
            .narrate(session.own(), |narrator| narrator.brief(events)),
    };
    let mut said = match said.is_empty() {
        true => String::new(),
        false => said.join(". ") + ".",
    };
    let remark = session
        .table
        .remark()
        .filter(|remark| remark.at == session.table.entry_count());
    if let (Speech::Detailed, Some(_), Some((seat, line))) = (
        session.settings.player.speech,
        remark,
        scene::remark(session),
    ) {
        let spoken = t!(speech::says, name = session.table.called(seat), line);
        said = [said, spoken].join(" ").trim_start().to_owned();
    }
    (!said.is_empty()).then_some(Effect::Announce(said))
}
