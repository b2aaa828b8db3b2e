//! Makes what `table::sounds` wants heard: wood, dice, a thud, a chime, each of a few struck tones. No
//! file is loaded for it, and nothing is made before the player has done something, since browsers
//! forbid it.
//!
//! A browser that makes no sound makes none; nothing else depends on it.

use table::sounds::{Note, Sound};
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState, OscillatorNode};

/// A tone that is struck and dies away.
struct Tone {
    /// Seconds after the sound begins.
    after: f64,
    /// Its pitch at first, in hertz.
    pitch: f32,
    /// Its pitch in the end.
    to: f32,
    /// How loud it is, where 1 is as loud as anything can be.
    loud: f32,
    /// How long it lasts, in seconds.
    lasts: f64,
}

const fn tone(after: f64, [pitch, to]: [f32; 2], loud: f32, lasts: f64) -> Tone {
    Tone {
        after,
        pitch,
        to,
        loud,
        lasts,
    }
}

/// So quiet is the end of a tone; it cannot fall to nothing in even parts.
const SILENCE: f32 = 0.0001;

const CARD: [Tone; 2] = [
    tone(0.0, [2_600.0, 900.0], 0.05, 0.05),
    tone(0.03, [1_500.0, 500.0], 0.06, 0.06),
];
const THROW: [Tone; 6] = [
    tone(0.0, [1_700.0, 700.0], 0.1, 0.04),
    tone(0.07, [1_300.0, 600.0], 0.12, 0.04),
    tone(0.12, [1_900.0, 800.0], 0.1, 0.04),
    tone(0.2, [1_200.0, 500.0], 0.12, 0.05),
    tone(0.31, [1_500.0, 600.0], 0.08, 0.04),
    tone(0.38, [900.0, 400.0], 0.12, 0.06),
];
const STEP: [Tone; 2] = [
    tone(0.0, [520.0, 260.0], 0.16, 0.07),
    tone(0.0, [1_400.0, 700.0], 0.05, 0.03),
];
const CAPTURE: [Tone; 2] = [
    tone(0.0, [170.0, 48.0], 0.4, 0.24),
    tone(0.0, [420.0, 120.0], 0.12, 0.08),
];
const HOME: [Tone; 3] = [
    tone(0.0, [784.0, 784.0], 0.12, 0.5),
    tone(0.11, [1_175.0, 1_175.0], 0.12, 0.7),
    tone(0.11, [2_350.0, 2_350.0], 0.03, 0.4),
];
const SLIDE: [Tone; 2] = [
    tone(0.0, [260.0, 1_040.0], 0.09, 0.42),
    tone(0.05, [390.0, 1_560.0], 0.04, 0.4),
];
const DOUBLET: [Tone; 4] = [
    tone(0.0, [880.0, 440.0], 0.12, 0.07),
    tone(0.0, [1_760.0, 880.0], 0.04, 0.05),
    tone(0.13, [880.0, 440.0], 0.14, 0.09),
    tone(0.13, [1_760.0, 880.0], 0.05, 0.06),
];
const BLOCKADE: [Tone; 3] = [
    tone(0.0, [210.0, 90.0], 0.24, 0.16),
    tone(0.09, [150.0, 70.0], 0.26, 0.2),
    tone(0.0, [640.0, 300.0], 0.06, 0.05),
];
const BONUS: [Tone; 3] = [
    tone(0.0, [1_047.0, 1_047.0], 0.09, 0.25),
    tone(0.08, [1_319.0, 1_319.0], 0.09, 0.25),
    tone(0.16, [1_568.0, 1_568.0], 0.1, 0.4),
];
const WIN: [Tone; 6] = [
    tone(0.0, [523.0, 523.0], 0.11, 0.2),
    tone(0.14, [659.0, 659.0], 0.11, 0.2),
    tone(0.28, [784.0, 784.0], 0.11, 0.2),
    tone(0.42, [1_047.0, 1_047.0], 0.13, 0.55),
    tone(0.42, [784.0, 784.0], 0.08, 0.5),
    tone(0.42, [523.0, 523.0], 0.08, 0.5),
];

fn tones(sound: Sound) -> &'static [Tone] {
    match sound {
        Sound::Card => &CARD,
        Sound::Throw => &THROW,
        Sound::Step => &STEP,
        Sound::Capture => &CAPTURE,
        Sound::Slide => &SLIDE,
        Sound::Doublet => &DOUBLET,
        Sound::Blockade => &BLOCKADE,
        Sound::Bonus => &BONUS,
        Sound::Home => &HOME,
        Sound::Win => &WIN,
    }
}

/// What makes sounds, once something has been done.
#[derive(Default)]
pub struct Sounds {
    context: Option<AudioContext>,
    /// What is to be heard, by its beginning.
    coming: Vec<(f64, OscillatorNode)>,
}

impl Sounds {
    /// The player is doing something: from now on there may be sounds.
    pub fn wake(&mut self) {
        if self.context.is_none() {
            self.context = AudioContext::new().ok();
        }
        // A call on a telephone, say, has put it to sleep.
        let asleep = |context: &&AudioContext| context.state() != AudioContextState::Running;
        if let Some(context) = self.context.as_ref().filter(asleep) {
            // The browser may keep it asleep, which is silence.
            let _ = context.resume();
        }
    }

    /// Makes these heard from now on, in the place of what was still to come.
    pub fn play(&mut self, notes: &[Note]) {
        self.hush();
        let Some(context) = &self.context else {
            return;
        };
        let now = context.current_time();
        for note in notes {
            for tone in tones(note.sound) {
                let at = now + f64::from(note.at_ms) / 1_000.0 + tone.after;
                if let Ok(oscillator) = strike(context, at, tone) {
                    self.coming.push((at, oscillator));
                }
            }
        }
    }

    /// What has not begun yet is not heard any more; what has dies away.
    pub fn hush(&mut self) {
        let now = self
            .context
            .as_ref()
            .map_or(0.0, |context| context.current_time());
        for (at, oscillator) in self.coming.drain(..) {
            if at > now {
                // It is connected, so that this does not fail.
                let _ = oscillator.disconnect();
            }
        }
    }
}

fn strike(context: &AudioContext, at: f64, tone: &Tone) -> Result<OscillatorNode, JsValue> {
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    let ends = at + tone.lasts;
    let (pitch, loud) = (oscillator.frequency(), gain.gain());
    pitch.set_value_at_time(tone.pitch, at)?;
    pitch.exponential_ramp_to_value_at_time(tone.to, ends)?;
    loud.set_value_at_time(tone.loud, at)?;
    loud.exponential_ramp_to_value_at_time(SILENCE, ends)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(at)?;
    oscillator.stop_with_when(ends)?;
    Ok(oscillator)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Sound; 10] = [
        Sound::Card,
        Sound::Throw,
        Sound::Step,
        Sound::Slide,
        Sound::Doublet,
        Sound::Blockade,
        Sound::Bonus,
        Sound::Capture,
        Sound::Home,
        Sound::Win,
    ];

    #[test]
    fn sounds_are_modest_and_short() {
        for sound in ALL {
            let together = tones(sound).iter().map(|tone| tone.loud).sum::<f32>();
            assert!(together < 0.7, "{sound:?} is as loud as {together}");
            for tone in tones(sound) {
                assert!(tone.loud > SILENCE && tone.pitch > 0.0 && tone.to > 0.0);
                assert!(tone.after + tone.lasts < 1.0, "{sound:?}");
            }
        }
    }

    #[test]
    fn no_sound_is_like_another() {
        for (index, sound) in ALL.iter().enumerate() {
            let pitch = |sound| {
                tones(sound)
                    .iter()
                    .map(|tone| tone.pitch as u32)
                    .collect::<Vec<_>>()
            };
            let others = ALL[index + 1..].iter();
            assert!(
                others
                    .into_iter()
                    .all(|other| pitch(*other) != pitch(*sound))
            );
        }
    }
}
