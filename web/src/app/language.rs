//! The language of the page: which it is says `static/language.js`, before anything is drawn.

use gloo::utils::document_element;
use words::{Language, say};
use yew::prelude::*;

use super::{App, Msg};
use crate::components::language::language_choice;
use crate::components::notice::Notice;
use crate::{fetch, store};

impl App {
    /// Brings the texts of a language, to be spoken then.
    pub(super) fn bring_language(&self, ctx: &Context<App>, language: Language) {
        let link = ctx.link().clone();
        wasm_bindgen_futures::spawn_local(async move {
            let texts = fetch::text(&format!("words/{}.txt", language.code())).await;
            link.send_message(Msg::Speak(language, texts));
        });
    }

    /// Speaks a language whose texts have come, or says why they have not. All that is on the screen is told
    /// anew.
    pub(super) fn speak(&mut self, language: Language, texts: Result<String, String>) {
        let texts = match texts {
            Ok(texts) => texts,
            Err(reason) => {
                let text = say!(page::language_missing, language = language.name(), reason);
                self.notices.push(Notice { text, file: None });
                return;
            }
        };
        words::speak_by(language, &texts);
        store::keep_language(language);
        // It fails only for names that are none.
        let _ = document_element().set_attribute("lang", language.code());
        self.bots.speak();
        self.books.clear();
        self.live.clear();
        for play in self.play.iter_mut().chain(&mut self.waiting) {
            play.session.retell();
        }
        self.refresh();
    }

    pub(super) fn language_choice(&self, ctx: &Context<App>) -> Html {
        language_choice(words::language(), App::telling(ctx, Msg::Language))
    }
}
