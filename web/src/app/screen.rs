//! The current screen, and the dialog over it.

use table::speech::Speech;
use words::t;
use yew::prelude::*;

use super::{App, Dialog, Screen};
use crate::board::Board;
use crate::dialogs::about::AboutDialog;
use crate::dialogs::dialog::Dialog as DialogBox;
use crate::dialogs::go_back::GoBackDialog;
use crate::dialogs::move_choice::MoveChoiceDialog;
use crate::dialogs::other_tab::OtherTabNotice;
use crate::dialogs::players::{PlayersDialog, PlayersDialogProps};
use crate::dialogs::rulebook_dialog::RulebookDialog;
use crate::dialogs::share::ShareDialog;
use crate::dialogs::shortcuts::ShortcutsDialog;
use crate::fairness::dialog::{DiceDialog, DiceDialogProps};
use crate::game::cards_left::CardsLeft;
use crate::game::end::end_dialog::EndDialog;
use crate::game::log::scroll_to_end;
use crate::game::screen::GameScreen;
use crate::home::game_files::GameFiles;
use crate::home::screen::HomeScreen;
use crate::home::start_sheet::StartSheet;
use crate::platform::{crash_guard, offline, storage};
use crate::settings::dialog::SettingsDialog;
use crate::settings::switch::Switch;
use crate::setup::form::SetupForm;

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

    pub(super) fn screen(&self) -> Html {
        match (&self.screen, self.active()) {
            (_, Some(play)) => {
                let table = play.session.table();
                let ruleset = table.ruleset();
                let here = play.keyboard.as_ref().map(|keyboard| play.here(keyboard));
                let coordinates = self.preferences.coordinates;
                let ambiguous = match self.dialogs.open {
                    Some(Dialog::Which(one, other)) => Some([one, other]),
                    _ => None,
                };
                html! {
                    <GameScreen title={ruleset.edition.title()} scene={play.scene.clone()}
                        moves_open={self.preferences.switches.is_on(Switch::MoveList)}
                        chance_word={table.game().chance_word()} {coordinates}
                        drawer={self.dialogs.drawer} is_audible={self.preferences.is_audible()}
                        has_results={self.dialogs.end_seen} answers={play.answers_from}>
                        <Board layout={play.layout.clone()} seats={ruleset.family.seats} scene={play.scene.clone()}
                            {coordinates} alerts={self.access.alerts} drag={play.drag.clone()} {here} {ambiguous}
                            dims={!self.dialogs.end_seen} is_end_new={!play.is_end_known} />
                    </GameScreen>
                }
            }
            (Screen::OtherTab, None) => html! { <OtherTabNotice /> },
            (Screen::Home, None) => {
                let has_games = self.saved.total_count > 0;
                html! {
                    <HomeScreen hero={self.hero()}>
                        if has_games || self.saved.deleted.is_some() {
                            { self.saved_games() }
                        }
                        <GameFiles {has_games} is_importing={self.saved.is_importing} />
                    </HomeScreen>
                }
            }
            (_, None) => html! {
                <main class="front"><SetupForm form={self.form.clone()} /></main>
            },
        }
    }

    pub(super) fn dialog(&self) -> Html {
        let playing = self.active();
        if let Some(dialog) = self.dialogs.open {
            return self.opened_dialog(dialog);
        }
        let Some(play) = playing else {
            return html! {};
        };
        if !play.scene.asking.is_empty() {
            return html! { <MoveChoiceDialog moves={play.scene.asking.clone()} /> };
        }
        match &play.scene.end {
            Some(_) if self.is_aside() => html! {},
            Some(_) if self.dialogs.end_seen => html! {},
            Some(ending) => {
                let tally = self.match_score().map(AttrValue::from);
                html! {
                    <EndDialog end={ending.clone()} {tally} fingerprint={play.scene.fingerprint.clone()}
                        link_turn={play.scene.link_turn.clone()} offers_rematch={play.offers_rematch()}
                        is_new={!play.is_end_known} />
                }
            }
            None => html! {},
        }
    }

    /// The dialog that the player opened.
    fn opened_dialog(&self, dialog: Dialog) -> Html {
        let playing = self.active();
        let speech = match storage::brief_speech() {
            true => Speech::Brief,
            false => Speech::Detailed,
        };
        match (dialog, playing) {
            (Dialog::Start(family), _) => html! { <StartSheet {family} /> },
            (Dialog::About, _) => {
                let refused = offline::refused().map(AttrValue::from);
                html! {
                    <AboutDialog version={crash_guard::version()} is_offline_ready={offline::is_ready()} {refused}
                        has_update={self.notices.is_update_ready} />
                }
            }
            (Dialog::Settings, _) => {
                let speed = playing.map(|play| play.session.speed());
                html! {
                    <SettingsDialog theme={self.preferences.theme} sound={self.preferences.sound}
                        volume={self.preferences.volume} speed={speed.unwrap_or(self.form.setup.speed)} coordinates={self.preferences.coordinates}
                        switches={self.shown_switches()} missing={self.missing_language()}
                        letters={storage::letters()} {speech} />
                }
            }
            (Dialog::Review, _) => self.review_dialog(),
            (Dialog::Send, _) => self.send_dialog(),
            (Dialog::Invitation, _) => self.invitation_dialog(),
            (Dialog::OtherVersion, _) => self.other_version_dialog(),
            (Dialog::BadLink, _) => self.bad_link_dialog(),
            (Dialog::GoBack, _) => html! { <GoBackDialog /> },
            (Dialog::Keys, _) => {
                html! { <ShortcutsDialog letters={storage::letters()} {speech} /> }
            }
            (Dialog::Rules(rule), _) => {
                let ruleset = self.ruleset();
                html! {
                    <RulebookDialog edition={ruleset.edition} book={self.book(ruleset)} {rule}
                        has_lessons={self.offers_lessons()} />
                }
            }
            (Dialog::Players, Some(play)) => {
                let props = PlayersDialogProps::of(&play.scene, play.session.table_settings());
                html! { <PlayersDialog ..props /> }
            }
            (Dialog::Share, Some(play)) => {
                let ended = play.scene.end.is_some();
                html! { <ShareDialog record={play.session.whole_record()} {ended} /> }
            }
            (Dialog::Cards, Some(play)) => html! {
                <DialogBox title={t!(play::cards_to_come)}>
                    if let Some(cards) = &play.scene.cards {
                        <CardsLeft cards={cards.unseen.clone()} />
                    }
                </DialogBox>
            },
            (Dialog::Dice { check }, Some(play)) => {
                let panels = &play.scene.player_panels;
                let rolls = self.saved.rolls.clone();
                html! { <DiceDialog ..DiceDialogProps::of(&play.session, panels, check, rolls) /> }
            }
            // The board itself asks which of two spaces was meant.
            (Dialog::Which(..), _) => html! {},
            (Dialog::Players | Dialog::Share | Dialog::Cards | Dialog::Dice { .. }, None) => {
                html! {}
            }
        }
    }
}
