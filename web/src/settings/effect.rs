//! What follows from a change of settings: for other stores, and for the browser.

use gloo::utils::document_element;
use table::session::Intent;
use wasm_bindgen_futures::spawn_local;
use words::{Language, t};

use super::store::{Settings, SettingsEffect, SettingsMsg};
use crate::game::store::GameMsg;
use crate::page::effect::{Effect, send};
use crate::page::notices::{Missing, NoticeMsg};
use crate::page::{Dispatch, Msg};
use crate::platform::devices::Devices;
use crate::platform::{fetch, local_storage, room};
use crate::setup::store::SetupMsg;
use crate::worker::client::Bots;

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
        SettingsEffect::Fetch(language, _) => {
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

/// Carries out what a change of settings asks of the browser.
pub fn run(
    effect: SettingsEffect,
    settings: &Settings,
    devices: &mut Devices,
    bots: &Bots,
    dispatch: &Dispatch,
) {
    match effect {
        // A lost setting does not deserve a notice.
        SettingsEffect::Keep(key, word) => drop(local_storage::keep_setting(key, &word)),
        SettingsEffect::ShowTheme(theme) => theme.show(),
        SettingsEffect::ShowTextSize(size) => {
            size.show();
            dispatch.send(GameMsg::Resize(room::room()));
        }
        SettingsEffect::Fetch(language, with_later) => {
            fetch_texts(language, with_later, dispatch.clone());
        }
        SettingsEffect::Speak(language, texts) => {
            let is_other = words::language() != language;
            words::speak_by(language, &texts);
            // Fails only for invalid attribute names.
            let _ = document_element().set_attribute("lang", language.code());
            bots.send_language();
            dispatch.send(if is_other {
                Msg::Retell
            } else {
                Msg::LaterTexts
            });
        }
        SettingsEffect::SetVolume(volume) => devices.set_volume(volume),
        SettingsEffect::CancelSounds => devices.cancel_sounds(),
        SettingsEffect::Wake => devices.wake(settings.is_audible()),
        SettingsEffect::PlaySample => devices.play_sample(settings.is_audible()),
        // These are messages of the page.
        SettingsEffect::Prefer(_)
        | SettingsEffect::FinishMovement
        | SettingsEffect::ShowThreats(_)
        | SettingsEffect::MakeForcedMoves(_)
        | SettingsEffect::Missing(..) => {}
    }
}

/// Fetches the texts of a language, unless they are here, and the later ones.
fn fetch_texts(language: Language, with_later: bool, dispatch: Dispatch) {
    let code = language.code();
    let fetch = async move || {
        let texts = match words::spoken() {
            Some((spoken, texts)) if spoken == language => texts.to_owned(),
            _ => fetch::text(&format!("words/{code}.txt")).await?,
        };
        match with_later {
            true => {
                let later = fetch::text(&format!("words/{code}-later.txt")).await?;
                Ok(words::with_later(&texts, &later))
            }
            false => Ok(texts),
        }
    };
    spawn_local(async move {
        dispatch.send(SettingsMsg::Texts(language, fetch().await));
    });
}
