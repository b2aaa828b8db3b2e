//! Replays: watching a game step by step, and playing on from any moment.
//!
//! A replay is a session that never asks bots, never saves and accepts no moves. Its table keeps the later
//! record entries and steps forward and back over them.

use rules::any_game::Move;

use super::{Effect, Levels, LocalGame, Mode, PlayerSettings, Session, Watch, announcement};
use crate::durations::Pace;
use crate::game_session;
use crate::random_numbers::{Recorded, Seeded, Source};
use crate::timeline::Timeline;

/// The progress of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReplayProgress {
    /// The number of steps shown so far: rolls and plays.
    pub at: usize,
    /// The number of steps in all.
    pub of: usize,
    /// Whether the replay advances automatically.
    pub autoplay: bool,
    /// Whether the game can be played on: no card is face down.
    pub whole: bool,
    /// Whether it is a game of this device, whose only person reads it.
    pub is_own: bool,
}

/// Two plays from the same moment of a replay.
#[derive(Clone)]
pub(crate) struct Compared {
    /// The play that was made.
    pub(crate) made: Vec<Move>,
    /// A better one.
    pub(crate) better: Vec<Move>,
}

/// A session's data about its replay.
#[derive(Clone)]
pub(crate) struct Replay {
    /// Whether the replay advances automatically.
    pub(super) autoplay: bool,
    /// Whether no card is face down.
    whole: bool,
    /// Whether it is a game of this device.
    is_own: bool,
    /// The plays that the board compares.
    compared: Option<Compared>,
}

impl LocalGame {
    /// The progress of the replay; `None` in a game or lesson.
    pub fn watching(&self) -> Option<ReplayProgress> {
        let at = self.table.entry_count();
        match &self.mode {
            Mode::Replay(replay) => Some(ReplayProgress {
                at,
                of: at + self.table.later(),
                autoplay: replay.autoplay,
                whole: replay.whole,
                is_own: replay.is_own,
            }),
            Mode::Play | Mode::Lesson(_) => None,
        }
    }

    /// The plays that the board of a replay compares.
    pub(crate) fn compared(&self) -> Option<&Compared> {
        match &self.mode {
            Mode::Replay(replay) => replay.compared.as_ref(),
            Mode::Play | Mode::Lesson(_) => None,
        }
    }

    /// Jumps to a moment.
    fn jump(&mut self, to: usize) {
        self.generation += 1;
        self.table.go_to(to);
        // Automatic deals belong to the step before them: go back to the beginning of that step.
        while self.table.game().turn().is_automatic
            && self.table.entry_count() > 0
            && self.table.later() > 0
        {
            self.table.go_to(self.table.entry_count() - 1);
        }
    }

    /// Schedules the next step of automatic playback, or stops it at the end.
    pub(super) fn schedule_next(&mut self, effects: &mut Vec<Effect>) {
        if self.table.later() == 0 {
            self.mode.set_autoplay(false);
        } else if self.mode.is_autoplay() {
            effects.push(Effect::Pause(
                self.ticket(),
                self.settings.player.speed.watch_ms(),
            ));
        }
    }
}

impl Session {
    /// Opens a replay of a record, at its beginning.
    ///
    /// # Errors
    /// What is wrong with the record, by line and column.
    pub fn watch(record: &str, player: PlayerSettings, levels: Levels) -> Result<Session, String> {
        let mut table = game_session::resume(record)?;
        let whole = table.is_whole();
        table.go_to(0);
        let seed = table.seed().unwrap_or_default();
        let dice = Source::Seeded(Seeded { seed });
        let mut session = Session::at_rest(LocalGame::new(table, dice, player), levels);
        session.local.mode = Mode::Replay(Replay {
            autoplay: false,
            whole,
            is_own: false,
            compared: None,
        });
        Ok(session)
    }

    /// The replay of a game of this device: its only person is "you".
    pub fn of_this_device(mut self) -> Session {
        if let Mode::Replay(replay) = &mut self.local.mode {
            replay.is_own = true;
        }
        self.shown.change();
        self
    }

    /// Starts a game from this moment of a replay. The recorded rolls come again, whatever is played, and
    /// after them the rolls of `seed`. If the game is over and its record has a seed, that seed is used
    /// instead; in an unfinished game it would reveal the rolls to come. Not for games with cards face down.
    pub fn play_on(&self, seed: u64) -> (Session, Vec<Effect>) {
        let mut table = self.local.table.clone();
        let mut end = table.clone();
        end.go_to(table.entry_count() + table.later());
        let is_over = end.node().seat().is_none();
        let dice = match table.seed() {
            Some(seed) if is_over => Source::Seeded(Seeded { seed }),
            _ => {
                table.reseed(seed);
                Source::Recorded(Recorded::new(&table.later_tickets(), seed))
            }
        };
        // Its seed has been seen, or the rolls so far do not come from it.
        table.set_salt(None);
        table.back_to(table.entry_count());
        let (player, levels) = (self.local.settings.player, self.bots.levels.clone());
        Session::of(LocalGame::new(table, dice, player), levels)
    }

    /// Compares the play made at this moment, of `count` entries, with a better one.
    pub(super) fn compare(
        &mut self,
        count: usize,
        better: &str,
        says: String,
        effects: &mut Vec<Effect>,
    ) {
        let table = &self.local.table;
        let (at, better) = (table.entry_count(), table.game().read_play(better));
        let mut whole = table.clone();
        whole.go_to(at + count);
        let made = whole.history()[at..].to_vec();
        if let (Mode::Replay(replay), Some(better)) = (&mut self.local.mode, better) {
            replay.compared = Some(Compared { made, better });
            self.say(says, effects);
        }
    }

    /// Handles the controls of a replay.
    pub(super) fn control(&mut self, watch: Watch, effects: &mut Vec<Effect>) {
        let Mode::Replay(replay) = &mut self.local.mode else {
            return;
        };
        if replay.compared.take().is_some() {
            self.alert = None;
        }
        let at = self.local.table.entry_count();
        let to = match watch {
            Watch::Run if self.local.table.later() == 0 => Some(0),
            Watch::Back => Some(at.saturating_sub(1)),
            Watch::To(to) => Some(to),
            Watch::Run | Watch::Rest | Watch::Forward => None,
        };
        if let Some(to) = to {
            self.local.jump(to);
            self.shown.jump();
        }
        self.local.mode.set_autoplay(watch == Watch::Run);
        match watch {
            Watch::Run | Watch::Forward => self.show_next(effects),
            Watch::Back | Watch::To(_) => {
                effects.push(Effect::Announce(format!("{}.", self.local.status())));
            }
            Watch::Rest => {}
        }
    }

    /// Animates the next step, including the automatic deals after it.
    pub(super) fn show_next(&mut self, effects: &mut Vec<Effect>) {
        self.end_animation(effects);
        let before = self.before();
        let mut events = self.local.table.forward();
        while self.local.table.game().turn().is_automatic && self.local.table.later() > 0 {
            events.extend(self.local.table.forward());
        }
        if events.is_empty() {
            self.local.mode.set_autoplay(false);
            return;
        }
        let pace = Pace::Own(self.local.settings.player.speed);
        let timeline = Timeline::new(
            self.local.table.game(),
            self.local.layout(),
            &before.pieces,
            &events,
            pace,
        );
        if timeline.length_ms() == 0 {
            effects.extend(announcement::of(&self.local, &events));
            self.local.schedule_next(effects);
        } else {
            self.show(timeline, before, events, effects);
        }
    }
}
