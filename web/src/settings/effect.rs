//! What follows from a change of settings: for other stores, and for the browser.

use gloo::timers::callback::Timeout;
use gloo::utils::document_element;
use table::session::Intent;
use table::sounds::{self, Note, Sound};
use table::timeline::Timeline;
use wasm_bindgen_futures::spawn_local;
use words::{Language, t};

use super::store::{Settings, SettingsEffect, SettingsMsg};
use crate::game::store::GameMsg;
use crate::page::effect::{Effect, send};
use crate::page::notices::{Missing, NoticeMsg};
use crate::page::{Dispatch, Msg};
use crate::platform::audio::Sounds;
use crate::platform::wake_lock::WakeLock;
use crate::platform::{fetch, local_storage, vibration};
use crate::setup::store::SetupMsg;
use crate::worker::client::BotClient;

/// What follows from a change of settings, as effects of the page.
pub fn of_page(effect: SettingsEffect) -> Vec<Effect> {
    vec![match effect {
        SettingsEffect::Prefer(player) => send(Intent::Prefer(player)),
        SettingsEffect::FinishMovement => send(GameMsg::Finish),
        SettingsEffect::ShowThreats(on) => send(Intent::ShowThreats(on)),
        SettingsEffect::MakeForcedMoves(on) => {
            return vec![
                send(SetupMsg::MakeForcedMoves(on)),
                send(GameMsg::MakeForcedMoves(on)),
            ];
        }
        SettingsEffect::Fetch(language) => {
            let forget = NoticeMsg::Forget(Missing::Language(language));
            return vec![send(forget), Effect::Settings(effect)];
        }
        SettingsEffect::Missing(language, reason) => {
            let sentence = t!(
                settings::language_missing,
                language = language.name(),
                reason
            );
            send(NoticeMsg::Missing(Missing::Language(language), sentence))
        }
        effect => Effect::Settings(effect),
    }]
}

/// The devices that settings control: sounds, vibration, the screen.
pub struct Devices {
    audio: Sounds,
    /// Timers of vibrations that have not begun.
    vibrations: Vec<Timeout>,
    wake_lock: WakeLock,
}

impl Devices {
    /// Silent devices.
    pub fn new(settings: &Settings) -> Devices {
        Devices {
            audio: Sounds::new(settings.volume()),
            vibrations: Vec::new(),
            wake_lock: WakeLock::default(),
        }
    }

    /// Carries out what a change of settings asks of the browser.
    pub fn run(
        &mut self,
        effect: SettingsEffect,
        settings: &Settings,
        bots: &BotClient,
        dispatch: &Dispatch,
    ) {
        match effect {
            // A lost setting does not deserve a notice.
            SettingsEffect::Keep(key, word) => drop(local_storage::keep_setting(key, &word)),
            SettingsEffect::ShowTheme(theme) => theme.show(),
            SettingsEffect::Fetch(language) => fetch_texts(language, dispatch.clone()),
            SettingsEffect::Speak(language, texts) => {
                words::speak_by(language, &texts);
                // Fails only for invalid attribute names.
                let _ = document_element().set_attribute("lang", language.code());
                bots.send_language();
                dispatch.send(Msg::Retell);
            }
            SettingsEffect::SetVolume(volume) => self.audio.set_volume(volume),
            SettingsEffect::CancelSounds => self.cancel_sounds(),
            SettingsEffect::Wake => self.wake(settings),
            SettingsEffect::PlaySample => {
                self.sound(
                    &[Note {
                        at_ms: 0,
                        sound: Sound::Step,
                    }],
                    settings,
                );
            }
            // These are messages of the page.
            SettingsEffect::Prefer(_)
            | SettingsEffect::FinishMovement
            | SettingsEffect::ShowThreats(_)
            | SettingsEffect::MakeForcedMoves(_)
            | SettingsEffect::Missing(..) => {}
        }
    }

    /// Allows sounds: browsers permit them after the first input.
    pub fn wake(&mut self, settings: &Settings) {
        if settings.is_audible() {
            self.audio.wake();
        }
    }

    /// Plays the sounds of a timeline: along the movements and with vibrations, or `at_once` only the loudest.
    pub fn play(&mut self, timeline: &Timeline, at_once: bool, settings: &Settings) {
        if at_once {
            let loudest = sounds::loudest(timeline);
            let note = loudest.map(|sound| Note { at_ms: 0, sound });
            self.sound(note.as_slice(), settings);
        } else {
            let notes = sounds::of(timeline);
            self.sound(&notes, settings);
            self.vibrate(&notes, settings);
        }
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
    fn sound(&mut self, notes: &[Note], settings: &Settings) {
        self.cancel_sounds();
        if settings.is_audible() {
            self.audio.play(notes);
        }
    }

    /// Vibrates along with these sounds, unless sound is off.
    fn vibrate(&mut self, notes: &[Note], settings: &Settings) {
        if settings.is_audible() {
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

/// Fetches the texts of a language.
fn fetch_texts(language: Language, dispatch: Dispatch) {
    spawn_local(async move {
        let texts = fetch::text(&format!("words/{}.txt", language.code())).await;
        dispatch.send(SettingsMsg::Texts(language, texts));
    });
}
