//! What is drawn: the form or the game, and the dialog over it.

use yew::prelude::*;

use super::{App, Dialog, Msg, Play, Wish};
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
use crate::guard;

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
                    colours: self.theme_choice(ctx),
                    sound: self.sound_switch(ctx),
                    alerts: self.alerts,
                    answers: self.answers,
                    drag: self.drag.clone(),
                    here: play.keys.as_ref().map(|keys| play.here(keys)),
                    onmessage: App::telling(ctx, Msg::Session),
                    ondeed: App::telling(ctx, Msg::Board),
                    onpoint: App::telling(ctx, Msg::Point),
                    onpress: App::telling(ctx, Msg::Press),
                    onplayers: App::telling(ctx, |()| Msg::Show(Dialog::Players)),
                    onrules: App::telling(ctx, |rule| Msg::Show(Dialog::Rules(rule))),
                    oncards: App::telling(ctx, |()| Msg::Show(Dialog::Cards)),
                    onnew: App::telling(ctx, |()| Msg::New),
                    onnames: App::telling(ctx, Msg::Names),
                    onabout: App::telling(ctx, |()| Msg::Show(Dialog::About)),
                    onwatch: App::telling(ctx, |()| Msg::Watch(None)),
                    onshare: App::telling(ctx, |()| Msg::Share),
                    onplay: App::telling(ctx, |()| Msg::PlayOn),
                    onleave: App::telling(ctx, |()| Msg::GoOn),
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
                    likes: html! { <>{ self.theme_choice(ctx) }{ self.sound_switch(ctx) }</> },
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
                        { games }
                        { setup_form(&form) }
                        { files(has_games.then(|| self.keeping.all.clone()), onopen) }
                    </main>
                }
            }
        }
    }

    pub(super) fn open_dialog(&self, ctx: &Context<App>) -> Html {
        let over = |play: &Play| !play.scene.asking.is_empty() || play.scene.end.is_some();
        let playing = self.play.as_ref().filter(|_| !self.setting_up);
        if self.dialog.is_some() || playing.is_some_and(over) {
            self.dialog_over(ctx)
        } else {
            html! {}
        }
    }

    /// The dialog over the page. No board needs one at first.
    #[inline(never)]
    fn dialog_over(&self, ctx: &Context<App>) -> Html {
        let onclose = App::telling(ctx, |()| Msg::Closed);
        let playing = self.play.as_ref().filter(|_| !self.setting_up);
        match self.dialog {
            Some(Dialog::Rules(rule)) => {
                let ruleset = self.ruleset();
                let onagain = ctx
                    .link()
                    .callback(move |()| Msg::Show(Dialog::Rules(rule)));
                rules(ruleset.edition, self.book(ruleset), rule, &onagain, onclose)
            }
            Some(Dialog::About) => about(guard::version(), onclose),
            Some(Dialog::Players) => playing.map_or_else(Html::default, |play| {
                let onmessage = App::telling(ctx, Msg::Session);
                players(&play.scene, play.session.manners(), &onmessage, onclose)
            }),
            Some(Dialog::Share) => playing.map_or_else(Html::default, |play| {
                let record = play.session.whole_record();
                let ended = play.scene.end.is_some();
                html! { <Share {record} {ended} {onclose} /> }
            }),
            Some(Dialog::Keys) => self.keys_dialog(ctx, onclose),
            Some(Dialog::Which(one, other)) => playing.map_or_else(Html::default, |play| {
                which(
                    &play.scene,
                    [one, other],
                    &App::telling(ctx, Msg::Meant),
                    onclose,
                )
            }),
            Some(Dialog::Cards) => playing.map_or_else(Html::default, |play| {
                let cards = play.scene.cards.as_ref().map(cards_left);
                modal("Cards still to come", onclose, cards.unwrap_or_default())
            }),
            None if playing.is_some_and(|play| !play.scene.asking.is_empty()) => {
                let scene = playing.map(|play| &play.scene);
                let onmessage = App::telling(ctx, Msg::Session);
                scene.map_or_else(Html::default, |scene| asking(&scene.asking, &onmessage))
            }
            None => match playing.and_then(|play| play.scene.end.as_ref()) {
                Some(ending) if !self.end_seen && !self.is_watching() => {
                    let onagain = App::telling(ctx, |()| Msg::Again);
                    let onnew = App::telling(ctx, |()| Msg::New);
                    let onwatch = App::telling(ctx, |()| Msg::Watch(None));
                    let onshare = App::telling(ctx, |()| Msg::Share);
                    let ways = [onagain, onnew, onwatch, onshare];
                    end(ending, self.tally(), onclose, ways)
                }
                _ => html! {},
            },
        }
    }
}
