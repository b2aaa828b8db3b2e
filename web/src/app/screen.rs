//! What is drawn: the form or the game, and the dialog over it.

use yew::prelude::*;

use super::shelf::told;
use super::{App, Dialog, Msg};
use crate::components::about::about;
use crate::components::asking::asking;
use crate::components::cards::cards_left;
use crate::components::end::end;
use crate::components::game::{Game, game};
use crate::components::kept::{Deeds, kept_games};
use crate::components::log::scroll_to_end;
use crate::components::modal::Modal;
use crate::components::players::players;
use crate::components::rules::rules;
use crate::components::setup::{SetupForm, setup_form};
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

    pub(super) fn screen(&self, ctx: &Context<App>) -> Html {
        let link = ctx.link();
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
                    alerts: self.alerts,
                    answers: self.answers,
                    drag: self.drag.clone(),
                    onmessage: link.callback(Msg::Session),
                    ondeed: link.callback(Msg::Board),
                    onpoint: link.callback(Msg::Point),
                    onplayers: link.callback(|()| Msg::Show(Dialog::Players)),
                    onrules: link.callback(|rule| Msg::Show(Dialog::Rules(rule))),
                    oncards: link.callback(|()| Msg::Show(Dialog::Cards)),
                    onnew: link.callback(|()| Msg::New),
                    onnames: link.callback(Msg::Names),
                    onabout: link.callback(|()| Msg::Show(Dialog::About)),
                })
            }
            play => {
                let going = play.as_ref().filter(|play| play.is_unfinished());
                let going = going.map(|play| format!("Going on: {}", told(play.session.table())));
                let deeds = Deeds {
                    onback: link.callback(|()| Msg::GoOn),
                    ontake: link.callback(Msg::Take),
                    onlet: link.callback(Msg::LetGo),
                };
                let form = SetupForm {
                    form: self.form.clone(),
                    onchange: link.callback(Msg::Form),
                    onstart: link.callback(|()| Msg::Start),
                    onrule: link.callback(|rule| Msg::Show(Dialog::Rules(Some(rule)))),
                };
                html! {
                    <main class="front">
                        { kept_games(going, &self.shelf, &deeds) }
                        { setup_form(&form) }
                    </main>
                }
            }
        }
    }

    pub(super) fn open_dialog(&self, ctx: &Context<App>) -> Html {
        let onclose = ctx.link().callback(|()| Msg::Closed);
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
                let onsit = ctx.link().callback(|(seat, kind)| Msg::Sit(seat, kind));
                players(&play.scene.plates, &onsit, onclose)
            }),
            Some(Dialog::Which(one, other)) => playing.map_or_else(Html::default, |play| {
                which(
                    &play.scene,
                    [one, other],
                    &ctx.link().callback(Msg::Meant),
                    onclose,
                )
            }),
            Some(Dialog::Cards) => playing.map_or_else(Html::default, |play| {
                let cards = play.scene.cards.as_ref().map(cards_left);
                html! { <Modal title="Cards still to come" {onclose}>{ for cards }</Modal> }
            }),
            None if playing.is_some_and(|play| !play.scene.asking.is_empty()) => {
                let scene = playing.map(|play| &play.scene);
                let onmessage = ctx.link().callback(Msg::Session);
                scene.map_or_else(Html::default, |scene| asking(&scene.asking, &onmessage))
            }
            None => match playing.and_then(|play| play.scene.end.as_ref()) {
                Some(ending) if !self.end_seen => {
                    let onagain = ctx.link().callback(|()| Msg::Again);
                    let onnew = ctx.link().callback(|()| Msg::New);
                    end(ending, self.tally(), onclose, onagain, onnew)
                }
                _ => html! {},
            },
        }
    }
}
