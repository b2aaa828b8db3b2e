//! Sounds of a timeline and their times. The page decides how they sound.

use crate::timeline::{MomentKind, Moves, Timeline};

/// A sound. If only one sound may play, the last of these has priority.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sound {
    /// A card turns over, or something is paid.
    Card,
    /// Dice rattle.
    Throw,
    /// A piece arrives at a space.
    Step,
    /// A piece slides.
    Slide,
    /// A doublet lies on the table.
    Doublet,
    /// Two pieces form a blockade.
    Blockade,
    /// A bonus or stars are won.
    Bonus,
    /// A piece is captured or sent back, or swaps places.
    Capture,
    /// A piece reaches home.
    Home,
    /// The game is won.
    Win,
}

/// A sound and its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// Milliseconds from the start of the timeline.
    pub at_ms: u32,
    /// The sound.
    pub sound: Sound,
}

/// The sounds of a timeline, in order.
pub fn of(timeline: &Timeline) -> Vec<Note> {
    let mut notes: Vec<Note> = Vec::new();
    let mut is_hit = false;
    for cue in &timeline.cues {
        let mut hear = |at_ms, sound| {
            let note = Note { at_ms, sound };
            // Two pieces that fly back at the same time make one sound.
            if notes.last() != Some(&note) {
                notes.push(note);
            }
        };
        match &cue.what {
            Moves::Walk { way, home, .. } => {
                let steps = way.len() as u32 - 1;
                for step in 1..=steps {
                    let at_ms = cue.from_ms + (cue.to_ms - cue.from_ms) * step / steps;
                    let arrives = *home && step == steps;
                    hear(at_ms, if arrives { Sound::Home } else { Sound::Step });
                }
            }
            Moves::Slide { .. } => hear(cue.from_ms, Sound::Slide),
            Moves::PutBack { .. } if is_hit => {}
            Moves::PutBack { .. } => hear(cue.from_ms, Sound::Capture),
            Moves::Tumble { .. } => hear(cue.from_ms, Sound::Throw),
            Moves::Impact { .. } => hear(cue.from_ms, Sound::Capture),
            Moves::Turn | Moves::Pay { .. } => hear(cue.from_ms, Sound::Card),
        }
        is_hit = matches!(cue.what, Moves::Impact { .. });
    }
    for moment in &timeline.moments {
        let sound = match moment.what {
            MomentKind::Blockade => Sound::Blockade,
            MomentKind::Doublet => Sound::Doublet,
            MomentKind::Reward { .. } | MomentKind::Stars { gains: Some(_), .. } => Sound::Bonus,
            MomentKind::Win => Sound::Win,
            _ => continue,
        };
        let at_ms = moment.at_ms;
        let note = Note { at_ms, sound };
        // Stars for several players at the same time make one sound.
        if !notes.contains(&note) {
            notes.push(note);
        }
    }
    notes.sort_by_key(|note| note.at_ms);
    notes
}

/// The single sound of a timeline that is not animated.
pub fn loudest(timeline: &Timeline) -> Option<Sound> {
    of(timeline).iter().map(|note| note.sound).max()
}
