//! Watching a game again, step by step, and playing on from any moment of it.
//!
//! A replay is a session that never asks, saves or lets anybody play: its table holds what was made
//! later, and goes forward and back over it.

use super::showing::Stage;
use super::{Effect, Intent, Levels, Mode, Session, Watch};
use crate::dice::{Recorded, Seeded, Source};
use crate::game_session;
use crate::speed::Speed;
use crate::timeline::Timeline;

/// How a replay is going.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Watching {
    /// How many steps have been shown: throws and plays.
    pub at: usize,
    /// How many there are.
    pub of: usize,
    /// Whether it goes on by itself.
    pub autoplay: bool,
    /// Whether it can be played on: no card lies face down.
    pub whole: bool,
}

/// What a session knows of a replay.
#[derive(Clone, Copy)]
pub(super) struct Replay {
    /// Whether it goes on by itself.
    autoplay: bool,
    /// Whether no card lies face down.
    whole: bool,
}

impl Session {
    /// Watches the game of a record, from its beginning.
    ///
    /// # Errors
    /// What is wrong with the record, by line and column.
    pub fn watch(record: &str, speed: Speed, levels: Levels) -> Result<Session, String> {
        let (mut table, seed) = game_session::resume(record)?;
        let whole = table.is_whole();
        table.go_to(0);
        let dice = Source::Seeded(Seeded {
            seed: seed.unwrap_or_default(),
        });
        let (mut session, _) = Session::with(table, dice, speed, levels);
        session.bots.pending = None;
        session.mode = Mode::Replay(Replay {
            autoplay: false,
            whole,
        });
        Ok(session)
    }

    /// The record of the whole game, of a replay, too, wherever that is.
    pub fn whole_record(&self) -> String {
        let mut table = self.table.clone();
        table.go_to(table.made() + table.later());
        table.record()
    }

    /// How the replay is going; `None` where this is none.
    pub fn watching(&self) -> Option<Watching> {
        let at = self.table.made();
        match self.mode {
            Mode::Replay(Replay { autoplay, whole }) => Some(Watching {
                at,
                of: at + self.table.later(),
                autoplay,
                whole,
            }),
            Mode::Play | Mode::Lesson(_) => None,
        }
    }

    /// The game as it stands at this moment of a replay, to be played on from here: the same dice
    /// come again as came then, whatever is played, and after them those of `seed`, unless the game is
    /// over and its record has a seed: else it would tell the dice to come of the one under way. Not to
    /// be asked of one in which cards lie face down.
    pub fn play_on(&self, seed: u64) -> (Session, Vec<Effect>) {
        let mut table = self.table.clone();
        let mut end = table.clone();
        end.go_to(table.made() + table.later());
        let is_over = end.node().seat().is_none();
        let dice = match table.seed() {
            Some(seed) if is_over => Source::Seeded(Seeded { seed }),
            _ => {
                table.reseed(seed);
                Source::Recorded(Recorded::new(&table.later_tickets(), seed))
            }
        };
        table.back_to(table.made());
        let (speed, levels) = (self.settings.speed, self.bots.levels.clone());
        Session::with(table, dice, speed, levels)
    }

    /// Takes a message while watching.
    pub(super) fn heed_watching(&mut self, message: Intent) -> Vec<Effect> {
        let mut effects = Vec::new();
        match message {
            Intent::Watch(watch) => self.watch_so(watch, &mut effects),
            Intent::Shown(ticket) if self.showing() == Some(ticket) => {
                self.land(&mut effects);
                self.run_on(&mut effects);
            }
            Intent::Finish if self.land(&mut effects) => self.run_on(&mut effects),
            Intent::Paused(ticket)
                if ticket == self.ticket() && self.showing().is_none() && self.is_autoplay() =>
            {
                self.show_next(&mut effects);
            }
            Intent::Speed(speed) => self.settings.speed = speed,
            Intent::Prefer(player) => self.settings.player = player,
            _ => {}
        }
        effects
    }

    fn watch_so(&mut self, watch: Watch, effects: &mut Vec<Effect>) {
        let at = self.table.made();
        match watch {
            Watch::Run => {
                if self.table.later() == 0 {
                    self.jump(0);
                }
                self.set_autoplay(true);
                self.show_next(effects);
            }
            Watch::Rest => self.set_autoplay(false),
            Watch::Forward => {
                self.set_autoplay(false);
                self.show_next(effects);
            }
            Watch::Back => self.jump(at.saturating_sub(1)),
            Watch::To(to) => self.jump(to),
        }
        if matches!(watch, Watch::Back | Watch::To(_)) {
            effects.push(Effect::Announce(format!("{}.", self.status())));
        }
    }

    /// Goes to a moment at once; what a replay was doing, it does no more.
    fn jump(&mut self, to: usize) {
        self.set_autoplay(false);
        self.generation += 1;
        self.stage = Stage::Settled;
        self.table.go_to(to);
        // Cards that are dealt are no step of anybody: back to before the first.
        while self.table.is_dealt() && self.table.made() > 0 && self.table.later() > 0 {
            self.table.go_to(self.table.made() - 1);
        }
    }

    /// Shows the next step on its way.
    fn show_next(&mut self, effects: &mut Vec<Effect>) {
        self.land(effects);
        let before = self.before();
        let mut events = self.table.forward();
        while self.table.is_dealt() && self.table.later() > 0 {
            events.extend(self.table.forward());
        }
        if events.is_empty() {
            self.set_autoplay(false);
            return;
        }
        let timeline = Timeline::new(
            self.table.board(),
            &before.pieces,
            &events,
            self.settings.speed,
        );
        if timeline.length_ms() == 0 {
            effects.extend(self.announced(&events));
            self.run_on(effects);
        } else {
            self.show(timeline, before, events, effects);
        }
    }

    /// Whether it goes on by itself.
    fn is_autoplay(&self) -> bool {
        matches!(self.mode, Mode::Replay(Replay { autoplay: true, .. }))
    }

    /// From now on it goes on by itself, or not.
    fn set_autoplay(&mut self, autoplay: bool) {
        if let Mode::Replay(replay) = &mut self.mode {
            replay.autoplay = autoplay;
        }
    }

    /// Goes on, if it runs by itself and is not at its end.
    fn run_on(&mut self, effects: &mut Vec<Effect>) {
        if self.table.later() == 0 {
            self.set_autoplay(false);
        } else if self.is_autoplay() {
            effects.push(Effect::Pause(self.ticket(), self.settings.speed.watch_ms()));
        }
    }
}
