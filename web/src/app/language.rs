//! The language of the page: which it is says `static/language.js`, before anything is drawn.

use gloo::utils::{document, document_element};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlSelectElement;
use words::{Language, say};
use yew::prelude::*;

use super::App;
use super::Missing;
use super::Msg;
use crate::platform::fetch;
use crate::platform::storage;
use crate::settings::language::SELECTS;

impl App {
    /// Brings the texts of a language, to be spoken then.
    pub(super) fn bring_language(&mut self, ctx: &Context<App>, language: Language) {
        self.wanted = language;
        self.missing
            .retain(|(what, _)| !matches!(what, Missing::Language(_)));
        let link = ctx.link().clone();
        spawn_local(async move {
            let texts = fetch::text(&format!("words/{}.txt", language.code())).await;
            link.send_message(Msg::Speak(language, texts));
        });
    }

    /// Speaks a language whose texts have come, or says why they have not. All that is on the screen is told
    /// anew; notices stay as they are.
    pub(super) fn speak(
        &mut self,
        ctx: &Context<App>,
        language: Language,
        texts: Result<String, String>,
    ) {
        // Another may have been chosen meanwhile.
        if language != self.wanted {
            return;
        }
        match texts {
            Ok(texts) => {
                words::speak_by(language, &texts);
                storage::keep_language(language);
                // It fails only for names that are none.
                let _ = document_element().set_attribute("lang", language.code());
                self.bots.send_language();
                self.tell_anew(ctx);
            }
            Err(reason) => {
                self.wanted = words::language();
                let name = language.name();
                let sentence = say!(settings::language_missing, language = name, reason);
                self.miss(Missing::Language(language), sentence);
            }
        }
        show_spoken();
    }

    /// Tells all anew that was told in another language.
    fn tell_anew(&mut self, ctx: &Context<App>) {
        self.live.clear();
        self.form.problems.clear();
        self.books.clear();
        let mut effects = Vec::new();
        if let Some(play) = &mut self.play {
            play.hush_keys();
            effects = play.session.retell();
        }
        if let Some(waiting) = &mut self.waiting {
            // What it wants is not waited for until it goes on.
            waiting.session.retell();
        }
        if !self.setting_up {
            self.carry_out(ctx, effects);
        }
        self.refresh();
        self.retell_shelf();
        self.retell_lesson(ctx);
    }
}

/// Has all selects show the language that is spoken: one in which something was chosen does not heed how it
/// is drawn.
fn show_spoken() {
    let selects = document().query_selector_all(SELECTS).into_iter();
    for select in selects.flat_map(|selects| (0..selects.length()).map(move |at| selects.get(at))) {
        if let Some(select) = select.and_then(|select| select.dyn_into().ok()) {
            HtmlSelectElement::set_value(&select, words::language().code());
        }
    }
}
