//! What is drawn: the form or the game, and the dialog over it.

use table::ending::End as Ending;
use words::say;
use yew::prelude::*;

use super::App;
use super::Dialog;
use super::Msg;
use super::Wish;
use crate::board::board;
use crate::board::draw::element;
use crate::dialogs::about::about;
use crate::dialogs::dialog::modal;
use crate::dialogs::end::end;
use crate::dialogs::move_choice::asking;
use crate::dialogs::other_tab::elsewhere;
use crate::dialogs::players::players;
use crate::dialogs::rules::rules;
use crate::dialogs::share::Share;
use crate::dialogs::space_choice::which;
use crate::game::cards_left::CardsLeft;
use crate::game::log::scroll_to_end;
use crate::game::screen::GameScreen;
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
                let ruleset = table.ruleset();
                let here = play.keys.as_ref().map(|keys| play.here(keys));
                let ondeed = ctx.link().callback(Msg::Board);
                html! {
                    <GameScreen title={ruleset.edition.title()} scene={play.scene.clone()}
                        chance_word={table.chance_word()} speed={play.session.speed()} names={self.names}
                        theme={self.likes.theme} sound={self.likes.sound} alerts={self.alerts}
                        drawer={self.drawer} answers={self.answers}>
                        { board(&play.layout, ruleset.family.seats, &play.scene, self.names, &self.drag, here.as_ref(), &ondeed) }
                    </GameScreen>
                }
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
            (Dialog::Which(one, other), Some(play)) => {
                let onmeant = link.callback(Msg::Meant);
                which(&play.scene, [one, other], &onmeant, onclose)
            }
            (Dialog::Cards, Some(play)) => {
                let cards = play.scene.cards.as_ref();
                let cards = cards.map(|cards| html! { <CardsLeft cards={cards.unseen.clone()} /> });
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
