//! Announcements: what a screen reader says when something happened, in the chosen detail.

use rules::event::Event;
use words::t;

use super::{Effect, LocalGame};
use crate::scene;
use crate::speech::Speech;

/// The announcement of events, in the chosen detail; `None` if there is nothing to say.
pub(super) fn of(local: &LocalGame, events: &[Event]) -> Option<Effect> {
    let said: Vec<String> = match local.settings.player.speech {
        Speech::Detailed => {
            let said = events
                .iter()
                .filter_map(|event| local.table.game().sentence(event));
            said.collect()
        }
        Speech::Brief => local
            .table
            .narrate(local.own(), |narrator| narrator.brief(events)),
    };
    let mut said = match said.is_empty() {
        true => String::new(),
        false => said.join(". ") + ".",
    };
    let remark = local
        .table
        .remark()
        .filter(|remark| remark.at == local.table.entry_count());
    if let (Speech::Detailed, Some(_), Some((seat, line))) =
        (local.settings.player.speech, remark, scene::remark(local))
    {
        let spoken = t!(speech::says, name = local.table.called(seat), line);
        said = [said, spoken].join(" ").trim_start().to_owned();
    }
    (!said.is_empty()).then_some(Effect::Announce(said))
}
