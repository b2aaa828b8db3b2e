//! What is drawn: the form or the game, and the dialog over it.

use table::ending::End as Ending;
use words::say;
use yew::prelude::*;

use super::{App, Dialog, Msg, Wish};
use crate::components::about::about;
use crate::components::asking::asking;
use crate::components::cards::cards_left;
use crate::components::draw::element;
use crate::components::elsewhere::elsewhere;
use crate::components::end::end;
use crate::components::files::files;
use crate::components::game::{Game, game};
use crate::components::log::scroll_to_end;
use crate::components::modal::modal;
use crate::components::players::players;
use crate::components::rules::rules;
use crate::components::setup::{SetupForm, setup_form};
use crate::components::share::Share;
use crate::components::which::which;
use crate::press::Press;
use crate::{guard, offline};

impl App {
    /// Follows the log, but does not pull it from under a reader's eyes while nothing is new.
    pub(super) fn show_log_end(&mut self) {
        let lines = self.play.as_ref().map_or(0, |play| play.scene.log.len());
        if std::mem::replace(&mut self.log_lines, lines) != lines {
            scroll_to_end();
        }
    }

    pub(super) fn show_title(&self) {
        let title = match &self.play {
            Some(play) if !self.setting_up => format!("{} \u{b7} Turnout", play.scene.status),
            _ => "Turnout".to_owned(),
        };
        let document = gloo::utils::document();
        if document.title() != title {
            document.set_title(&title);
        }
    }

    /// A callback that tells the page something. What is to be told is made by a plain function, so
    /// that callbacks that hear the same are compiled once.
    pub(super) fn telling<T: 'static>(ctx: &Context<App>, tell: fn(T) -> Msg) -> Callback<T> {
        ctx.link().callback(tell)
    }

    pub(super) fn screen(&self, ctx: &Context<App>) -> Html {
        match &self.play {
            Some(play) if !self.setting_up => {
                let table = play.session.table();
                game(&Game {
                    ruleset: table.ruleset(),
                    layout: play.layout.clone(),
                    scene: play.scene.clone(),
                    chance_word: table.chance_word(),
                    speed: play.session.speed(),
                    names: self.names,
                    colours: html! { <>{ self.theme_choice(ctx) }{ self.language_choice(ctx) }</> },
                    sound: self.sound_switch(ctx),
                    alerts: self.alerts,
                    drawer: self.drawer,
                    answers: self.answers,
                    drag: self.drag.clone(),
                    here: play.keys.as_ref().map(|keys| play.here(keys)),
                    onmessage: App::telling(ctx, Msg::Session),
                    ondeed: App::telling(ctx, Msg::Board),
                    onpoint: App::telling(ctx, Msg::Point),
                    onkeys: App::telling(ctx, |()| Msg::Press(Press::Help)),
                    onplayers: App::telling(ctx, |()| Msg::Show(Dialog::Players)),
                    onrules: App::telling(ctx, |rule| Msg::Show(Dialog::Rules(rule))),
                    oncards: App::telling(ctx, |()| Msg::Show(Dialog::Cards)),
                    onnew: App::telling(ctx, |()| Msg::New),
                    onnames: App::telling(ctx, Msg::Names),
                    ondrawer: App::telling(ctx, Msg::Drawer),
                    onabout: App::telling(ctx, |()| Msg::Show(Dialog::About)),
                    onwatch: App::telling(ctx, |()| Msg::Watch(None)),
                    onshare: App::telling(ctx, |()| Msg::Show(Dialog::Share)),
                    onplay: App::telling(ctx, |()| Msg::PlayOn),
                    onleave: App::telling(ctx, |()| Msg::GoOn),
                    onlearn: App::telling(ctx, Msg::Learn),
                })
            }
            None if !self.setting_up && self.keeping.elsewhere.is_some() => {
                let onhere = App::telling(ctx, |()| Msg::Games(Wish::Here));
                elsewhere(&onhere, &App::telling(ctx, |()| Msg::New))
            }
            _ => {
                let form = SetupForm {
                    form: self.form.clone(),
                    onchange: App::telling(ctx, Msg::Form),
                    onstart: App::telling(ctx, |()| Msg::Start),
                    onrule: App::telling(ctx, |rule| Msg::Show(Dialog::Rules(Some(rule)))),
                    likes: html! { <>{ self.theme_choice(ctx) }{ self.language_choice(ctx) }{ self.sound_switch(ctx) }</> },
                };
                let has_games = !self.keeping.shelf.is_empty();
                // Without games nothing is needed that the page does without at first.
                let games = if has_games || self.keeping.deleted.is_some() {
                    self.kept_games(ctx)
                } else {
                    element!("section", "class" = "kept", "hidden" = "hidden")
                };
                let onopen = App::telling(ctx, |event| Msg::Games(Wish::Open(event)));
                html! {
                    <main class="front">
                        { self.offer(ctx) }
                        { games }
                        { setup_form(&form) }
                        { files(has_games.then(|| self.keeping.all.clone()), onopen) }
                    </main>
                }
            }
        }
    }

    pub(super) fn open_dialog(&self, ctx: &Context<App>) -> Html {
        let playing = self.play.as_ref().filter(|_| !self.setting_up);
        if let Some(dialog) = self.dialog {
            return self.dialog_wanted(ctx, dialog);
        }
        let Some(play) = playing else {
            return html! {};
        };
        if !play.scene.asking.is_empty() {
            let onmessage = App::telling(ctx, Msg::Session);
            return asking(&play.scene.asking, &onmessage);
        }
        match &play.scene.end {
            Some(ending) if !self.end_seen && !self.is_aside() => self.dialog_of_end(ctx, ending),
            _ => html! {},
        }
    }

    /// A dialog that the player has asked for. No board needs one at first.
    #[inline(never)]
    fn dialog_wanted(&self, ctx: &Context<App>, dialog: Dialog) -> Html {
        let onclose = App::telling(ctx, |()| Msg::Closed);
        if matches!(dialog, Dialog::About) {
            let onupdate = self.newer.then(|| App::telling(ctx, |()| Msg::Update));
            return about(guard::version(), offline::is_ready(), onupdate, onclose);
        }
        if matches!(dialog, Dialog::Keys) {
            return self.keys_dialog(ctx, onclose);
        }
        if let Dialog::Rules(rule) = dialog {
            let ruleset = self.ruleset();
            let onagain = ctx
                .link()
                .callback(move |()| Msg::Show(Dialog::Rules(rule)));
            let learn = self.learning_from_book(ctx);
            return rules(
                ruleset.edition,
                self.book(ruleset),
                rule,
                learn,
                &onagain,
                onclose,
            );
        }
        if matches!(dialog, Dialog::Keys) {
            return self.keys_dialog(ctx, onclose);
        }
        let Some(play) = self.play.as_ref().filter(|_| !self.setting_up) else {
            return html! {};
        };
        match dialog {
            Dialog::Rules(_) | Dialog::About | Dialog::Keys => html! {},
            Dialog::Players => {
                let onmessage = App::telling(ctx, Msg::Session);
                players(&play.scene, play.session.manners(), &onmessage, onclose)
            }
            Dialog::Share => {
                let record = play.session.whole_record();
                let ended = play.scene.end.is_some();
                html! { <Share {record} {ended} {onclose} /> }
            }
            Dialog::Which(one, other) => {
                let onmeant = App::telling(ctx, Msg::Meant);
                which(&play.scene, [one, other], &onmeant, onclose)
            }
            Dialog::Cards => {
                let cards = play.scene.cards.as_ref().map(cards_left);
                modal(
                    say!(play::cards_to_come),
                    onclose,
                    cards.unwrap_or_default(),
                )
            }
        }
    }

    /// The dialog of the end. No board needs it at first.
    #[inline(never)]
    fn dialog_of_end(&self, ctx: &Context<App>, ending: &Ending) -> Html {
        let onclose = App::telling(ctx, |()| Msg::Closed);
        let onagain = App::telling(ctx, |()| Msg::Again);
        let onnew = App::telling(ctx, |()| Msg::New);
        let onwatch = App::telling(ctx, |()| Msg::Watch(None));
        let onshare = App::telling(ctx, |()| Msg::Show(Dialog::Share));
        let ways = [onagain, onnew, onwatch, onshare];
        end(ending, self.tally(), onclose, ways)
    }
}
