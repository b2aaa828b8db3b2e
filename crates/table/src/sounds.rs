//! Which sound comes when in a timeline. How each sounds is in `web/src/platform/audio/voices.rs`.

use crate::timeline::{MomentKind, Moves, Timeline};
use rules::sort_few::sort_few;

/// A sound. If only one sound may play, the last of these has priority.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sound {
    /// A card turns over, or something is paid.
    Card,
    /// Dice rattle.
    Roll,
    /// A piece arrives at a space.
    Step,
    /// A blockade falls apart.
    BlockadeBroken,
    /// A piece slides.
    Slide,
    /// A doublet lies on the table, or the dice have decided who goes first.
    Doublet,
    /// Two pieces form a blockade.
    Blockade,
    /// A bonus or stars are won.
    Bonus,
    /// Stars are lost.
    Loss,
    /// Two pieces change places.
    Swap,
    /// A card with a name instead of a number is drawn.
    NamedCard,
    /// A piece is captured.
    Capture,
    /// The rules send a piece back, as after a third doublet.
    SentBack,
    /// A piece reaches home.
    Home,
    /// The game is won.
    Win,
}

impl Sound {
    /// All sounds.
    pub const ALL: [Sound; 15] = [
        Sound::Card,
        Sound::Roll,
        Sound::Step,
        Sound::BlockadeBroken,
        Sound::Slide,
        Sound::Doublet,
        Sound::Blockade,
        Sound::Bonus,
        Sound::Loss,
        Sound::Swap,
        Sound::NamedCard,
        Sound::Capture,
        Sound::SentBack,
        Sound::Home,
        Sound::Win,
    ];
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
    let mut play = |at_ms, sound| {
        let note = Note { at_ms, sound };
        // Stars for several players at the same time make one sound.
        if !notes.contains(&note) {
            notes.push(note);
        }
    };
    for cue in &timeline.cues {
        match &cue.what {
            Moves::Walk { way, home, .. } => {
                let steps = way.len() as u32 - 1;
                for step in 1..=steps {
                    let at_ms = cue.from_ms + (cue.to_ms - cue.from_ms) * step / steps;
                    let arrives = *home && step == steps;
                    play(at_ms, if arrives { Sound::Home } else { Sound::Step });
                }
            }
            Moves::Slide { .. } => play(cue.from_ms, Sound::Slide),
            Moves::Tumble { .. } => play(cue.from_ms, Sound::Roll),
            Moves::Impact { .. } => play(cue.from_ms, Sound::Capture),
            Moves::Turn { .. } | Moves::Pay { .. } => play(cue.from_ms, Sound::Card),
            // The moment that they belong to has the sound.
            Moves::Lift { .. }
            | Moves::PutBack { .. }
            | Moves::Hop
            | Moves::Join { .. }
            | Moves::Part { .. }
            | Moves::Arrive { .. }
            | Moves::Earn { .. } => {}
        }
    }
    for moment in &timeline.moments {
        let sound = match moment.what {
            MomentKind::Blockade => Sound::Blockade,
            MomentKind::BlockadeBroken => Sound::BlockadeBroken,
            MomentKind::Doublet | MomentKind::Again { .. } | MomentKind::Begins { .. } => {
                Sound::Doublet
            }
            MomentKind::RollLost | MomentKind::NoOtherRoll => Sound::Loss,
            MomentKind::Reward { .. } => Sound::Bonus,
            MomentKind::Stars { gains, loses, .. } => match timeline.person {
                Some(person) if gains == Some(person) => Sound::Bonus,
                Some(person) if loses == Some(person) => Sound::Loss,
                _ if gains.is_some() => Sound::Bonus,
                _ => Sound::Loss,
            },
            MomentKind::Swap { .. } => Sound::Swap,
            MomentKind::Card(_) => Sound::NamedCard,
            MomentKind::SentBack => Sound::SentBack,
            MomentKind::Win => Sound::Win,
            // Their movements have the sound.
            MomentKind::Capture { .. } | MomentKind::Home | MomentKind::Slide => continue,
        };
        play(moment.at_ms, sound);
    }
    sort_few(&mut notes, |note| note.at_ms);
    notes
}

/// The single sound of a timeline that is not animated.
pub fn loudest(timeline: &Timeline) -> Option<Sound> {
    // The roll that decides who goes first is then heard as a roll.
    let mut moments = timeline.moments.iter();
    let decides = moments.any(|moment| matches!(moment.what, MomentKind::Begins { .. }));
    let sounds = of(timeline).into_iter().map(|note| note.sound);
    sounds
        .filter(|sound| !decides || *sound != Sound::Doublet)
        .max()
}
