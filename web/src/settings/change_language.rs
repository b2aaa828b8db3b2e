//! Changing the language. `static/appearance.js` chooses the first one before anything is rendered.

use gloo::utils::{document, document_element};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlSelectElement;
use words::{Language, t};
use yew::prelude::*;

use super::{App, AppMsg, Missing};
use crate::platform::{fetch, storage};
use crate::settings::language::SELECTS;

impl App {
    /// Fetches the texts of a language, to switch to it.
    pub(super) fn fetch_language(&mut self, ctx: &Context<App>, language: Language) {
        self.preferences.language = language;
        self.notices
            .missing
            .retain(|(what, _)| !matches!(what, Missing::Language(_)));
        let link = ctx.link().clone();
        spawn_local(async move {
            let texts = fetch::text(&format!("words/{}.txt", language.code())).await;
            link.send_message(AppMsg::Speak(language, texts));
        });
    }

    /// Switches to a language whose texts have arrived, or says why they have not. Notices stay in the old language.
    pub(super) fn on_language(
        &mut self,
        ctx: &Context<App>,
        language: Language,
        texts: Result<String, String>,
    ) {
        // The player may have chosen another language meanwhile.
        if language != self.preferences.language {
            return;
        }
        match texts {
            Ok(texts) => {
                words::speak_by(language, &texts);
                storage::keep_language(language);
                // Fails only for invalid attribute names.
                let _ = document_element().set_attribute("lang", language.code());
                self.bots.send_language();
                self.retell(ctx);
            }
            Err(reason) => {
                self.preferences.language = words::language();
                let name = language.name();
                let sentence = t!(settings::language_missing, language = name, reason);
                self.add_missing(Missing::Language(language), sentence);
            }
        }
        show_spoken();
    }

    /// Replaces all texts of the old language.
    fn retell(&mut self, ctx: &Context<App>) {
        self.access.live.clear();
        self.form.problems.clear();
        self.library.books.clear();
        let mut effects = Vec::new();
        if let Some(game) = self.active_mut() {
            game.clear_spoken();
            effects = game.session.retell();
        }
        self.run_effects(ctx, effects);
        self.refresh();
        self.retell_saved_games();
        self.retell_lesson(ctx);
    }
}

/// Sets all language selects: Yew does not reset a select in which the player chose something.
fn show_spoken() {
    let selects = document().query_selector_all(SELECTS).into_iter();
    for select in selects.flat_map(|selects| (0..selects.length()).map(move |at| selects.get(at))) {
        if let Some(select) = select.and_then(|select| select.dyn_into().ok()) {
            HtmlSelectElement::set_value(&select, words::language().code());
        }
    }
}
