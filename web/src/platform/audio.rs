//! Sounds of a game, synthesised with the browser's Web Audio: no file is loaded for them.
//!
//! Browsers allow sounds only once the player has done something, so nothing is made before that. A browser
//! without Web Audio plays in silence.

mod voices;

use js_sys::Math;
use table::sounds::{Note, Sound};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, AudioParam, AudioScheduledSourceNode,
    BiquadFilterType, GainNode, OscillatorType,
};

use voices::{Source, Voice, voices};

/// The quiet end of a voice: exponential ramps cannot reach 0.
const SILENCE: f32 = 0.0001;

/// A filter leaves little of noise, which would be much quieter than a tone.
const NOISE_GAIN: f32 = 3.0;

/// Seconds of noise from which the noise of all voices is cut.
const NOISE_SECONDS: f32 = 2.0;

/// The loudest volume.
pub const FULL_VOLUME: u8 = 100;
/// The volume at first.
pub const USUAL_VOLUME: u8 = 80;

/// Plays sounds, once the player has done something.
pub struct Sounds {
    output: Option<Output>,
    /// From 0 to [`FULL_VOLUME`].
    volume: u8,
    /// Voices that may not have begun, with their start times.
    coming: Vec<(f64, AudioScheduledSourceNode)>,
}

impl Sounds {
    /// Sounds of this volume, from 0 to [`FULL_VOLUME`].
    pub fn new(volume: u8) -> Sounds {
        Sounds {
            output: None,
            volume,
            coming: Vec::new(),
        }
    }

    /// Allows sounds: the player is doing something.
    pub fn wake(&mut self) {
        if self.output.is_none() {
            self.output = Output::new(self.volume).ok();
        }
        // A phone call, for example, suspends it.
        let is_asleep = |output: &&Output| output.context.state() != AudioContextState::Running;
        if let Some(output) = self.output.as_ref().filter(is_asleep) {
            // The browser may leave it suspended, which is silence.
            let _ = output.context.resume();
        }
    }

    /// Sets the volume, from 0 to [`FULL_VOLUME`], also of what is being heard.
    pub fn set_volume(&mut self, volume: u8) {
        self.volume = volume;
        if let Some(output) = &self.output {
            output.volume.gain().set_value(gain(volume));
        }
    }

    /// Plays these sounds from now on. Earlier ones that have not begun are dropped.
    pub fn play(&mut self, notes: &[Note]) {
        self.cancel();
        let Some(output) = &self.output else {
            return;
        };
        let now = output.context.current_time();
        for note in notes {
            let variation = Variation::random(note.sound);
            for voice in voices(note.sound) {
                let after_ms = f64::from(note.at_ms) + f64::from(voice.after_ms) * variation.pace;
                let at = now + after_ms / 1_000.0;
                if let Ok(source) = output.start(at, voice, &variation) {
                    self.coming.push((at, source));
                }
            }
        }
    }

    /// Drops sounds that have not begun; those that have die away.
    pub fn cancel(&mut self) {
        let output = self.output.as_ref();
        let now = output.map_or(0.0, |output| output.context.current_time());
        for (at, source) in self.coming.drain(..) {
            if at > now {
                // It is connected, so this does not fail.
                let _ = source.disconnect();
            }
        }
    }
}

/// The gain for a volume: ears hear twice the gain as less than twice as loud.
fn gain(volume: u8) -> f32 {
    let part = f32::from(volume) / f32::from(FULL_VOLUME);
    part * part
}

/// What makes a sound a little different each time.
///
/// This is the browser's own randomness, which is good enough for ears. Dice never use it: they come from the
/// game's seed.
struct Variation {
    pitch: f32,
    pace: f64,
    loud: f32,
}

impl Variation {
    fn random(sound: Sound) -> Variation {
        // Things of wood and paper vary; melodies stay in tune.
        let pitch = match sound {
            Sound::Bonus | Sound::Home | Sound::Win => 0.004,
            _ => 0.05,
        };
        Variation {
            pitch: 1.0 + pitch * around_zero(),
            pace: 1.0 + 0.05 * f64::from(around_zero()),
            loud: 1.0 + 0.15 * around_zero(),
        }
    }
}

/// A random number between -1 and 1.
fn around_zero() -> f32 {
    (Math::random() * 2.0 - 1.0) as f32
}

/// The way of all voices to the loudspeaker.
struct Output {
    context: AudioContext,
    /// The volume, then a compressor, so that many sounds together do not clip.
    volume: GainNode,
    noise: AudioBuffer,
}

impl Output {
    fn new(volume: u8) -> Result<Output, JsValue> {
        let context = AudioContext::new()?;
        let limiter = context.create_dynamics_compressor()?;
        limiter.threshold().set_value(-12.0);
        limiter.knee().set_value(6.0);
        limiter.ratio().set_value(16.0);
        limiter.attack().set_value(0.002);
        limiter.release().set_value(0.12);
        limiter.connect_with_audio_node(&context.destination())?;
        let master = context.create_gain()?;
        master.gain().set_value(gain(volume));
        master.connect_with_audio_node(&limiter)?;
        let rate = context.sample_rate();
        let mut samples = vec![0.0; (NOISE_SECONDS * rate) as usize];
        samples.fill_with(around_zero);
        let noise = context.create_buffer(1, samples.len() as u32, rate)?;
        noise.copy_to_channel(&samples, 0)?;
        Ok(Output {
            context,
            volume: master,
            noise,
        })
    }

    /// Starts a voice at a time.
    fn start(
        &self,
        at: f64,
        voice: &Voice,
        variation: &Variation,
    ) -> Result<AudioScheduledSourceNode, JsValue> {
        let context = &self.context;
        let ends = at + f64::from(voice.lasts_ms) / 1_000.0;
        let hertz = voice.hertz.map(|hertz| hertz * variation.pitch);
        let filter = |kind, [from, to]: [f32; 2]| {
            let filter = context.create_biquad_filter()?;
            filter.set_type(kind);
            ramp(&filter.frequency(), at, from, ends, to)?;
            Ok::<AudioNode, JsValue>(filter.into())
        };
        let oscillator = |kind| {
            let oscillator = context.create_oscillator()?;
            oscillator.set_type(kind);
            ramp(&oscillator.frequency(), at, hertz[0], ends, hertz[1])?;
            Ok::<AudioScheduledSourceNode, JsValue>(oscillator.into())
        };
        let noise = || {
            let source = context.create_buffer_source()?;
            source.set_buffer(Some(&self.noise));
            Ok::<AudioScheduledSourceNode, JsValue>(source.into())
        };
        let (source, filter) = match voice.source {
            Source::Tone => (oscillator(OscillatorType::Sine)?, None),
            Source::Brass => {
                let opens = [hertz[0] * 1.5, hertz[1] * 5.0];
                let filter = filter(BiquadFilterType::Lowpass, opens)?;
                (oscillator(OscillatorType::Sawtooth)?, Some(filter))
            }
            Source::Band => (noise()?, Some(filter(BiquadFilterType::Bandpass, hertz)?)),
            Source::High => (noise()?, Some(filter(BiquadFilterType::Highpass, hertz)?)),
            Source::Low => (noise()?, Some(filter(BiquadFilterType::Lowpass, hertz)?)),
        };
        let envelope = self.envelope(at, voice, variation, ends)?;
        match filter {
            Some(filter) => {
                source.connect_with_audio_node(&filter)?;
                filter.connect_with_audio_node(&envelope)?;
            }
            None => {
                source.connect_with_audio_node(&envelope)?;
            }
        }
        match source.dyn_ref::<web_sys::AudioBufferSourceNode>() {
            Some(noise) => {
                // Another part of the noise each time.
                let spare = f64::from(NOISE_SECONDS) - (ends - at);
                noise.start_with_when_and_grain_offset(at, Math::random() * spare.max(0.0))?;
            }
            None => source.start_with_when(at)?,
        }
        source.stop_with_when(ends)?;
        Ok(source)
    }

    /// What makes a voice swell and die away.
    fn envelope(
        &self,
        at: f64,
        voice: &Voice,
        variation: &Variation,
        ends: f64,
    ) -> Result<GainNode, JsValue> {
        let loud = match voice.source {
            Source::Tone | Source::Brass => voice.loud,
            Source::Band | Source::High | Source::Low => voice.loud * NOISE_GAIN,
        };
        let envelope = self.context.create_gain()?;
        let gain = envelope.gain();
        let top = at + f64::from(voice.rise_ms) / 1_000.0;
        gain.set_value_at_time(0.0, at)?;
        gain.linear_ramp_to_value_at_time(loud * variation.loud, top)?;
        gain.exponential_ramp_to_value_at_time(SILENCE, ends)?;
        envelope.connect_with_audio_node(&self.volume)?;
        Ok(envelope)
    }
}

/// Has a value change evenly between two times, as ears hear it.
fn ramp(param: &AudioParam, at: f64, from: f32, ends: f64, to: f32) -> Result<(), JsValue> {
    param.set_value_at_time(from, at)?;
    param.exponential_ramp_to_value_at_time(to, ends)?;
    Ok(())
}
