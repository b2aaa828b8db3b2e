//! What sounds are made of: the tones and bursts of noise of each.

use table::sounds::Sound;

/// What a voice is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// A pure tone.
    Tone,
    /// A tone like that of brass, which grows brighter while it swells.
    Brass,
    /// Noise of a band of frequencies: wood, and what scrapes.
    Band,
    /// Noise above a frequency: paper.
    High,
    /// Noise below a frequency: a heavy thing.
    Low,
}

/// A part of a sound, which swells and dies away.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Voice {
    /// What it is made of.
    pub(super) source: Source,
    /// Milliseconds after the sound begins.
    pub(super) after_ms: u16,
    /// Milliseconds until it is loudest.
    pub(super) rise_ms: u16,
    /// Milliseconds that it lasts.
    pub(super) lasts_ms: u16,
    /// The pitch, or the frequency of the noise: at first, and in the end.
    pub(super) hertz: [f32; 2],
    /// How loud it is, where 1 is as loud as anything can be.
    pub(super) loud: f32,
}

/// A struck voice: source, milliseconds after the sound begins, hertz, loudness, milliseconds that it lasts.
const fn hit(source: Source, after_ms: u16, hertz: [f32; 2], loud: f32, lasts_ms: u16) -> Voice {
    swell(source, after_ms, hertz, loud, [2, lasts_ms])
}

/// A voice that swells: as [`hit`], but with the milliseconds until it is loudest, and those that it lasts.
const fn swell(
    source: Source,
    after_ms: u16,
    hertz: [f32; 2],
    loud: f32,
    [rise_ms, lasts_ms]: [u16; 2],
) -> Voice {
    Voice {
        source,
        after_ms,
        rise_ms,
        lasts_ms,
        hertz,
        loud,
    }
}

use Source::{Band, Brass, High, Low, Tone};

/// Paper swishes, then lies on the pile.
const CARD: [Voice; 3] = [
    swell(High, 0, [2_200.0, 5_500.0], 0.06, [70, 140]),
    hit(Band, 125, [1_500.0, 1_000.0], 0.2, 35),
    hit(Tone, 125, [240.0, 180.0], 0.07, 50),
];
/// Dice rattle in a cup at uneven times, then two of them land on wood.
const ROLL: [Voice; 14] = [
    hit(Band, 0, [2_300.0, 1_900.0], 0.22, 30),
    hit(Band, 52, [3_100.0, 2_500.0], 0.16, 24),
    hit(Band, 96, [2_000.0, 1_700.0], 0.24, 32),
    hit(Band, 165, [2_800.0, 2_200.0], 0.17, 24),
    hit(Band, 214, [2_200.0, 1_800.0], 0.22, 30),
    hit(Band, 298, [2_600.0, 2_100.0], 0.16, 24),
    hit(Band, 352, [2_100.0, 1_700.0], 0.2, 30),
    hit(Band, 430, [2_500.0, 2_000.0], 0.12, 24),
    hit(Band, 545, [1_600.0, 1_200.0], 0.36, 30),
    hit(Tone, 545, [690.0, 640.0], 0.16, 60),
    hit(Tone, 545, [285.0, 250.0], 0.12, 70),
    hit(Band, 715, [1_400.0, 1_050.0], 0.3, 30),
    hit(Tone, 715, [610.0, 570.0], 0.15, 60),
    hit(Tone, 715, [255.0, 225.0], 0.12, 80),
];
/// Wood on wood.
const STEP: [Voice; 4] = [
    hit(Band, 0, [2_300.0, 1_500.0], 0.3, 22),
    hit(Tone, 0, [560.0, 530.0], 0.17, 70),
    hit(Tone, 0, [1_480.0, 1_430.0], 0.05, 35),
    hit(Tone, 0, [215.0, 190.0], 0.12, 60),
];
/// A stack of wood falls apart.
const BLOCKADE_BROKEN: [Voice; 6] = [
    hit(Band, 0, [1_900.0, 1_300.0], 0.3, 30),
    hit(Tone, 0, [480.0, 430.0], 0.15, 80),
    hit(Band, 85, [1_500.0, 1_000.0], 0.24, 30),
    hit(Tone, 85, [370.0, 330.0], 0.14, 90),
    hit(Band, 205, [1_100.0, 800.0], 0.18, 35),
    hit(Tone, 205, [280.0, 235.0], 0.13, 120),
];
/// Wood slides along a board.
const SLIDE: [Voice; 3] = [
    swell(Band, 0, [450.0, 1_700.0], 0.26, [140, 420]),
    swell(High, 0, [3_000.0, 5_500.0], 0.03, [180, 400]),
    swell(Tone, 0, [190.0, 420.0], 0.07, [120, 400]),
];
/// Two knocks on wood that rise.
const DOUBLET: [Voice; 6] = [
    hit(Band, 0, [2_100.0, 1_600.0], 0.2, 24),
    hit(Tone, 0, [659.0, 655.0], 0.2, 170),
    hit(Tone, 0, [2_630.0, 2_620.0], 0.04, 60),
    hit(Band, 120, [2_500.0, 1_900.0], 0.2, 24),
    hit(Tone, 120, [988.0, 982.0], 0.2, 260),
    hit(Tone, 120, [3_940.0, 3_930.0], 0.04, 80),
];
/// Two heavy blocks of wood come together.
const BLOCKADE: [Voice; 6] = [
    hit(Band, 0, [1_000.0, 700.0], 0.34, 40),
    hit(Tone, 0, [205.0, 180.0], 0.26, 130),
    hit(Tone, 0, [540.0, 510.0], 0.08, 60),
    hit(Band, 95, [850.0, 600.0], 0.38, 45),
    hit(Tone, 95, [165.0, 140.0], 0.3, 190),
    hit(Tone, 95, [430.0, 405.0], 0.09, 80),
];
/// Three small bells, one above the other.
const BONUS: [Voice; 6] = [
    hit(Tone, 0, [1_047.0, 1_047.0], 0.12, 300),
    hit(Tone, 0, [2_890.0, 2_890.0], 0.03, 120),
    hit(Tone, 80, [1_319.0, 1_319.0], 0.12, 300),
    hit(Tone, 80, [3_640.0, 3_640.0], 0.03, 120),
    hit(Tone, 160, [1_568.0, 1_568.0], 0.13, 480),
    hit(Tone, 160, [4_328.0, 4_328.0], 0.03, 160),
];
/// A sad little slide, twice.
const LOSS: [Voice; 2] = [
    swell(Tone, 0, [440.0, 349.0], 0.17, [25, 270]),
    swell(Tone, 250, [370.0, 233.0], 0.17, [30, 480]),
];
/// Two things pass each other, then lie.
const SWAP: [Voice; 5] = [
    swell(Tone, 0, [330.0, 660.0], 0.12, [60, 280]),
    swell(Tone, 0, [660.0, 330.0], 0.12, [60, 280]),
    swell(Band, 0, [900.0, 2_200.0], 0.2, [120, 300]),
    hit(Band, 330, [2_000.0, 1_400.0], 0.26, 26),
    hit(Tone, 330, [520.0, 480.0], 0.15, 80),
];
/// A horn that is sorry, and does not mean it.
const NAMED_CARD: [Voice; 3] = [
    swell(Brass, 0, [311.0, 294.0], 0.2, [30, 210]),
    swell(Brass, 220, [277.0, 262.0], 0.2, [30, 210]),
    swell(Brass, 440, [247.0, 185.0], 0.22, [40, 420]),
];
/// A thud.
const CAPTURE: [Voice; 4] = [
    hit(Tone, 0, [165.0, 46.0], 0.5, 260),
    hit(Low, 0, [700.0, 120.0], 0.36, 140),
    hit(Band, 0, [1_900.0, 1_100.0], 0.2, 24),
    hit(Tone, 0, [390.0, 130.0], 0.1, 90),
];
/// A whistle that falls, and a thud below.
const SENT_BACK: [Voice; 4] = [
    swell(Tone, 0, [1_150.0, 190.0], 0.15, [20, 560]),
    swell(Tone, 0, [1_735.0, 285.0], 0.03, [20, 520]),
    hit(Tone, 560, [120.0, 50.0], 0.4, 190),
    hit(Low, 560, [500.0, 110.0], 0.3, 120),
];
/// A bell is struck twice; its partials are out of tune with one another, as those of bells are.
const HOME: [Voice; 8] = [
    hit(Tone, 0, [784.0, 784.0], 0.13, 760),
    hit(Tone, 0, [392.0, 392.0], 0.05, 800),
    hit(Tone, 0, [2_160.0, 2_160.0], 0.05, 420),
    hit(Tone, 0, [4_230.0, 4_230.0], 0.02, 160),
    hit(Tone, 130, [1_175.0, 1_175.0], 0.13, 740),
    hit(Tone, 130, [588.0, 588.0], 0.04, 740),
    hit(Tone, 130, [3_240.0, 3_240.0], 0.04, 360),
    hit(Tone, 130, [6_340.0, 6_340.0], 0.015, 140),
];
/// Horns blow three notes, then all of them.
const WIN: [Voice; 6] = [
    swell(Brass, 0, [392.0, 392.0], 0.2, [25, 140]),
    swell(Brass, 130, [523.0, 523.0], 0.2, [25, 140]),
    swell(Brass, 260, [659.0, 659.0], 0.2, [25, 140]),
    swell(Brass, 390, [523.0, 523.0], 0.14, [40, 490]),
    swell(Brass, 390, [659.0, 659.0], 0.14, [40, 490]),
    swell(Brass, 390, [784.0, 784.0], 0.18, [40, 490]),
];

/// The voices of a sound.
pub(super) fn voices(sound: Sound) -> &'static [Voice] {
    match sound {
        Sound::Card => &CARD,
        Sound::Roll => &ROLL,
        Sound::Step => &STEP,
        Sound::BlockadeBroken => &BLOCKADE_BROKEN,
        Sound::Slide => &SLIDE,
        Sound::Doublet => &DOUBLET,
        Sound::Blockade => &BLOCKADE,
        Sound::Bonus => &BONUS,
        Sound::Loss => &LOSS,
        Sound::Swap => &SWAP,
        Sound::NamedCard => &NAMED_CARD,
        Sound::Capture => &CAPTURE,
        Sound::SentBack => &SENT_BACK,
        Sound::Home => &HOME,
        Sound::Win => &WIN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sounds_are_short_and_fade() {
        for sound in Sound::ALL {
            for voice in voices(sound) {
                assert!(voice.loud > 0.0 && voice.hertz.iter().all(|hertz| *hertz > 20.0));
                assert!(voice.rise_ms < voice.lasts_ms, "{sound:?}");
                assert!(voice.after_ms + voice.lasts_ms < 900, "{sound:?}");
            }
        }
    }

    #[test]
    fn sounds_are_modest() {
        for sound in Sound::ALL {
            for begins in voices(sound) {
                let at = begins.after_ms;
                let together: f32 = voices(sound)
                    .iter()
                    .filter(|voice| (voice.after_ms..voice.after_ms + voice.lasts_ms).contains(&at))
                    .map(|voice| voice.loud)
                    .sum();
                assert!(together < 1.2, "{sound:?} is as loud as {together}");
            }
        }
    }

    #[test]
    fn no_sound_is_like_another() {
        for (index, sound) in Sound::ALL.into_iter().enumerate() {
            for other in &Sound::ALL[index + 1..] {
                assert_ne!(voices(sound), voices(*other), "{sound:?}, {other:?}");
            }
        }
    }
}
