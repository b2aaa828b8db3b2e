//! The devices that a game uses: sounds, vibration, the screen.

use gloo::timers::callback::Timeout;
use table::sounds::{self, Note, Sound};
use table::timeline::Timeline;

use super::audio::Sounds;
use super::vibration;
use super::wake_lock::WakeLock;

/// Sounds, vibration, and the lock that keeps the screen awake.
pub struct Devices {
    audio: Sounds,
    /// Timers of vibrations that have not begun.
    vibrations: Vec<Timeout>,
    wake_lock: WakeLock,
}

impl Devices {
    /// Silent devices. The volume is from 0 to [`FULL_VOLUME`](super::audio::FULL_VOLUME).
    pub fn new(volume: u8) -> Devices {
        Devices {
            audio: Sounds::new(volume),
            vibrations: Vec::new(),
            wake_lock: WakeLock::default(),
        }
    }

    /// Sets the volume.
    pub fn set_volume(&mut self, volume: u8) {
        self.audio.set_volume(volume);
    }

    /// Allows sounds: browsers permit them after the first input.
    pub fn wake(&mut self, is_audible: bool) {
        if is_audible {
            self.audio.wake();
        }
    }

    /// Plays the sounds of a timeline: along the movements and with vibrations, or `at_once` only the loudest.
    pub fn play(&mut self, timeline: &Timeline, at_once: bool, is_audible: bool) {
        if at_once {
            let loudest = sounds::loudest(timeline);
            let note = loudest.map(|sound| Note { at_ms: 0, sound });
            self.sound(note.as_slice(), is_audible);
        } else {
            let notes = sounds::of(timeline);
            self.sound(&notes, is_audible);
            self.vibrate(&notes, is_audible);
        }
    }

    /// Plays a sound by which to judge the volume.
    pub fn play_sample(&mut self, is_audible: bool) {
        let sound = Sound::Step;
        self.sound(&[Note { at_ms: 0, sound }], is_audible);
    }

    /// Cancels sounds and vibrations that have not begun.
    pub fn cancel_sounds(&mut self) {
        self.audio.cancel();
        self.vibrations.clear();
    }

    /// Keeps the screen awake, or not.
    pub fn keep_awake(&mut self, wanted: bool) {
        self.wake_lock.want(wanted);
    }

    /// Plays sounds. Cancels sounds that have not begun.
    fn sound(&mut self, notes: &[Note], is_audible: bool) {
        self.cancel_sounds();
        if is_audible {
            self.audio.play(notes);
        }
    }

    /// Vibrates along with these sounds, unless sound is off.
    fn vibrate(&mut self, notes: &[Note], is_audible: bool) {
        if is_audible {
            let felt = notes
                .iter()
                .map(|note| (note.at_ms, vibration::pattern(note.sound)))
                .filter(|(_, pattern)| !pattern.is_empty());
            let timers = felt
                .map(|(at_ms, pattern)| Timeout::new(at_ms, move || vibration::vibrate(pattern)));
            self.vibrations = timers.collect();
        }
    }
}
