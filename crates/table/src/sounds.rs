//! What is heard of a timeline, and when: which sounds there are is here, how they sound is the
//! page's.

use crate::timeline::{Moves, Timeline};

/// A sound. Where only one is heard, it is the one that stands last here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sound {
    /// A card turns, or something is paid.
    Card,
    /// Dice rattle.
    Throw,
    /// A piece comes to a space.
    Step,
    /// A piece is put back.
    Capture,
    /// A piece comes home.
    Home,
}

/// A sound at its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// Milliseconds from the beginning of the timeline.
    pub at_ms: u32,
    /// What is heard then.
    pub sound: Sound,
}

/// What is heard while a timeline is shown, in its order.
pub fn of(timeline: &Timeline) -> Vec<Note> {
    let mut notes: Vec<Note> = Vec::new();
    let mut is_hit = false;
    for cue in &timeline.cues {
        let mut hear = |at_ms, sound| {
            let note = Note { at_ms, sound };
            // Two that are put back at once make one sound.
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
            Moves::Slide { .. } => hear(cue.to_ms, Sound::Step),
            Moves::PutBack { .. } if is_hit => {}
            Moves::PutBack { .. } => hear(cue.from_ms, Sound::Capture),
            Moves::Tumble { .. } => hear(cue.from_ms, Sound::Throw),
            Moves::Impact { .. } => hear(cue.from_ms, Sound::Capture),
            Moves::Turn | Moves::Pay { .. } => hear(cue.from_ms, Sound::Card),
        }
        is_hit = matches!(cue.what, Moves::Impact { .. });
    }
    notes
}

/// The one sound of a timeline that is not shown on its way.
pub fn loudest(timeline: &Timeline) -> Option<Sound> {
    of(timeline).iter().map(|note| note.sound).max()
}
