//! Announcements: what a screen reader says when something happened, in the chosen detail.

use rules::event::Event;
use words::t;

use super::{Effect, Session};
use crate::speech::Speech;

impl Session {
    /// The announcement of events, in the chosen detail; `None` if there is nothing to say.
    pub(super) fn announcement(&self, events: &[Event]) -> Option<Effect> {
        let said: Vec<String> = match self.settings.player.speech {
            Speech::Detailed => {
                let said = events
                    .iter()
                    .filter_map(|event| self.table.game().sentence(event));
                said.collect()
            }
            Speech::Brief => self
                .table
                .narrate(self.own(), |narrator| narrator.brief(events)),
        };
        let mut said = match said.is_empty() {
            true => String::new(),
            false => said.join(". ") + ".",
        };
        let remark = self
            .table
            .remark()
            .filter(|remark| remark.at == self.table.entry_count());
        if let (Speech::Detailed, Some(_), Some((seat, line))) =
            (self.settings.player.speech, remark, self.remark())
        {
            let spoken = t!(speech::says, name = self.table.called(seat), line);
            said = [said, spoken].join(" ").trim_start().to_owned();
        }
        (!said.is_empty()).then_some(Effect::Announce(said))
    }
}
