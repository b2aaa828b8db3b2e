//! The current screen, and the dialog over it.

use table::ending::End as Ending;
use words::say;
use yew::prelude::*;

use super::App;
use super::Dialog;
use super::Msg;
use super::{Screen, Wish};
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
    /// Scrolls the log to its end when it has new lines.
    pub(super) fn show_log_end(&mut self) {
        let lines = self.active().map_or(0, |game| game.scene.log.len());
        if std::mem::replace(&mut self.access.log_lines, lines) != lines {
            scroll_to_end();
        }
    }

    pub(super) fn show_title(&self) {
        let title = match self.active() {
            Some(game) => format!("{} \u{b7} Turnout", game.scene.status),
            None => "Turnout".to_owned(),
        };
        let document = gloo::utils::document();
        if document.title() != title {
            document.set_title(&title);
        }
    }

    pub(super) fn screen(&self, ctx: &Context<App>) -> Html {
        match (&self.screen, self.active()) {
            (_, Some(play)) => {
                let table = play.session.table();
                let ruleset = table.ruleset();
                let here = play.keyboard.as_ref().map(|keyboard| play.here(keyboard));
                let ondeed = ctx.link().callback(Msg::Board);
                let preferences = &self.preferences;
                let coordinates = preferences.coordinates;
                html! {
                    <GameScreen title={ruleset.edition.title()} scene={play.scene.clone()}
                        chance_word={table.chance_word()} speed={play.session.speed()} names={coordinates}
                        theme={preferences.theme} sound={preferences.sound} alerts={self.access.alerts}
                        drawer={self.dialogs.drawer} answers={play.answers_from}>
                        { board(&play.layout, ruleset.family.seats, &play.scene, coordinates, &play.drag, here.as_ref(), &ondeed) }
                    </GameScreen>
                }
            }
            (Screen::OtherTab, None) => {
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
                let has_games = self.saved.total_count > 0;
                let games = if has_games || self.saved.deleted.is_some() {
                    self.saved_games(ctx)
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

    pub(super) fn dialog(&self, ctx: &Context<App>) -> Html {
        let playing = self.active();
        if let Some(dialog) = self.dialogs.open {
            return self.opened_dialog(ctx, dialog);
        }
        let Some(play) = playing else {
            return html! {};
        };
        if !play.scene.asking.is_empty() {
            let onmessage = ctx.link().callback(Msg::Session);
            return asking(&play.scene.asking, &onmessage);
        }
        match &play.scene.end {
            Some(ending) if !self.dialogs.end_seen && !self.is_aside() => {
                self.end_dialog(ctx, ending)
            }
            _ => html! {},
        }
    }

    /// The dialog that the player opened.
    fn opened_dialog(&self, ctx: &Context<App>, dialog: Dialog) -> Html {
        let link = ctx.link();
        let onclose = link.callback(|()| Msg::Closed);
        let playing = self.active();
        match (dialog, playing) {
            (Dialog::About, _) => {
                let onupdate = self
                    .notices
                    .is_update_ready
                    .then(|| link.callback(|()| Msg::Update));
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
        end(ending, self.series_score(), onclose, ways)
    }
}
