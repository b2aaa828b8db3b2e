//! What is drawn: the form or the game, and the dialog over it.

use table::ending::End as Ending;
use words::say;
use yew::prelude::*;

use super::App;
use super::Dialog;
use super::Msg;
use super::Wish;
use crate::board::draw::element;
use crate::board::key_bindings::Press;
use crate::dialogs::about::about;
use crate::dialogs::dialog::modal;
use crate::dialogs::end::end;
use crate::dialogs::move_choice::asking;
use crate::dialogs::other_tab::elsewhere;
use crate::dialogs::players::players;
use crate::dialogs::rules::rules;
use crate::dialogs::share::Share;
use crate::game::cards::cards_left;
use crate::game::log::scroll_to_end;
use crate::game::screen::{Game, game};
use crate::home::game_files::files;
use crate::platform::crash_guard;
use crate::platform::offline;
use crate::setup::form::{SetupForm, setup_form};

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
                    doubt: match self.dialog {
                        Some(Dialog::Which(one, other)) => Some([one, other]),
                        _ => None,
                    },
                    onmessage: ctx.link().callback(Msg::Session),
                    onpoint: ctx.link().callback(Msg::Point),
                    onkeys: ctx.link().callback(|()| Msg::Press(Press::Help)),
                    onplayers: ctx.link().callback(|()| Msg::Show(Dialog::Players)),
                    onrules: ctx.link().callback(|rule| Msg::Show(Dialog::Rules(rule))),
                    oncards: ctx.link().callback(|()| Msg::Show(Dialog::Cards)),
                    onnew: ctx.link().callback(|()| Msg::New),
                    onnames: ctx.link().callback(Msg::Names),
                    ondrawer: ctx.link().callback(Msg::Drawer),
                    onabout: ctx.link().callback(|()| Msg::Show(Dialog::About)),
                    onwatch: ctx.link().callback(|()| Msg::Watch(None)),
                    onshare: ctx.link().callback(|()| Msg::Show(Dialog::Share)),
                    onplay: ctx.link().callback(|()| Msg::PlayOn),
                    onleave: ctx.link().callback(|()| Msg::GoOn),
                    onlearn: ctx.link().callback(Msg::Learn),
                })
            }
            None if !self.setting_up && self.keeping.elsewhere.is_some() => {
                let onhere = ctx.link().callback(|()| Msg::Games(Wish::Here));
                elsewhere(&onhere, &ctx.link().callback(|()| Msg::New))
            }
            _ => {
                let form = SetupForm {
                    form: self.form.clone(),
                    onchange: ctx.link().callback(Msg::Form),
                    onstart: ctx.link().callback(|()| Msg::Start),
                    onrule: ctx
                        .link()
                        .callback(|rule| Msg::Show(Dialog::Rules(Some(rule)))),
                    likes: html! { <>{ self.theme_choice(ctx) }{ self.language_choice(ctx) }{ self.sound_switch(ctx) }</> },
                };
                let has_games = self.keeping.total_count > 0;
                let games = if has_games || self.keeping.deleted.is_some() {
                    self.kept_games(ctx)
                } else {
                    element!("section", "class" = "kept", "hidden" = "hidden")
                };
                let ondownload = ctx.link().callback(|()| Msg::Games(Wish::DownloadAll));
                let onopen = ctx.link().callback(|event| Msg::Games(Wish::Open(event)));
                html! {
                    <main class="front">
                        { self.offer(ctx) }
                        { games }
                        { setup_form(&form) }
                        { files(has_games.then_some(ondownload), onopen) }
                    </main>
                }
            }
        }
    }

    pub(super) fn open_dialog(&self, ctx: &Context<App>) -> Html {
        let playing = self.play.as_ref().filter(|_| !self.setting_up);
        if let Some(dialog) = self.dialog {
            return self.requested_dialog(ctx, dialog);
        }
        let Some(play) = playing else {
            return html! {};
        };
        if !play.scene.asking.is_empty() {
            let onmessage = ctx.link().callback(Msg::Session);
            return asking(&play.scene.asking, &onmessage);
        }
        match &play.scene.end {
            Some(ending) if !self.end_seen && !self.is_aside() => self.end_dialog(ctx, ending),
            _ => html! {},
        }
    }

    /// A dialog that the player has asked for.
    fn requested_dialog(&self, ctx: &Context<App>, dialog: Dialog) -> Html {
        let link = ctx.link();
        let onclose = link.callback(|()| Msg::Closed);
        let playing = self.play.as_ref().filter(|_| !self.setting_up);
        match (dialog, playing) {
            (Dialog::About, _) => {
                let onupdate = self.newer.then(|| link.callback(|()| Msg::Update));
                let (is_kept, refused) = (offline::is_ready(), offline::refused());
                about(crash_guard::version(), is_kept, refused, onupdate, onclose)
            }
            (Dialog::Keys, _) => self.keys_dialog(ctx, onclose),
            (Dialog::Rules(rule), _) => {
                let ruleset = self.ruleset();
                let onagain = link.callback(move |()| Msg::Show(Dialog::Rules(rule)));
                let learn = self.learning_from_book(ctx);
                rules(
                    ruleset.edition,
                    self.book(ruleset),
                    rule,
                    learn,
                    &onagain,
                    onclose,
                )
            }
            (Dialog::Players, Some(play)) => {
                let onmessage = link.callback(Msg::Session);
                players(&play.scene, play.session.manners(), &onmessage, onclose)
            }
            (Dialog::Share, Some(play)) => {
                let record = play.session.whole_record();
                let ended = play.scene.end.is_some();
                html! { <Share {record} {ended} {onclose} /> }
            }
            // The board itself asks.
            (Dialog::Which(..), Some(_)) => html! {},
            (Dialog::Cards, Some(play)) => {
                let cards = play.scene.cards.as_ref().map(cards_left);
                modal(
                    say!(play::cards_to_come),
                    onclose,
                    cards.unwrap_or_default(),
                )
            }
            (Dialog::Players | Dialog::Share | Dialog::Which(..) | Dialog::Cards, None) => html! {},
        }
    }

    fn end_dialog(&self, ctx: &Context<App>, ending: &Ending) -> Html {
        let link = ctx.link();
        let onclose = link.callback(|()| Msg::Closed);
        let onagain = link.callback(|()| Msg::Again);
        let onnew = link.callback(|()| Msg::New);
        let onwatch = link.callback(|()| Msg::Watch(None));
        let onshare = link.callback(|()| Msg::Show(Dialog::Share));
        let ways = [onagain, onnew, onwatch, onshare];
        end(ending, self.tally(), onclose, ways)
    }
}
