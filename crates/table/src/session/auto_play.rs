//! Moves that are played automatically: a pass without a legal move, and an only move.

use words::t;

use super::{ChoiceId, Effect, Session};

impl Session {
    /// The choice that the button "Pass" plays: the forced pass of a person without auto-pass.
    pub fn pass(&self) -> Option<ChoiceId> {
        let forced = self.local.forced().filter(|_| self.showing().is_none())?;
        self.local
            .needs_button(&forced)
            .then(|| self.local.table.id(&forced))
    }

    /// Announces an only move, and leaves a moment to see it before it is played.
    pub(super) fn wait_for_only(&mut self, effects: &mut Vec<Effect>) {
        if let Some(choice) = self.local.only() {
            let words = self.local.table.line(&choice).full;
            effects.push(Effect::Announce(t!(session::only_move, words)));
            effects.push(Effect::Pause(
                self.local.ticket(),
                self.local.settings.player.speed.only_ms(),
            ));
            self.selection.pointed = Some(choice);
        }
    }
}
