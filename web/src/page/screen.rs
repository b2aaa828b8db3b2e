//! The current screen, and the dialog over it.

use rules::ruleset::Choice;
use table::exercise::Exercises;
use table::kept_rules::KeptRules;
use table::screen::{Contents, Layout};
use table::session::LinkTurn;
use words::t;
use yew::prelude::*;

use super::dialogs::Dialog;
use super::notices::{Missing, Notice, Offer};
use super::route::{Screen, TURN};
use super::{Dispatch, Page};
use crate::backup::controls::backup_controls;
use crate::backup::dialog::bring_back_dialog;
use crate::dialogs::about::{Installing, Offline, about_dialog};
use crate::dialogs::ask_go_back::go_back_dialog;
use crate::dialogs::dialog::Dialog as DialogBox;
use crate::dialogs::move_choice::move_choice_dialog;
use crate::dialogs::players::players_dialog;
use crate::dialogs::shortcuts::shortcuts_dialog;
use crate::exercises::dialog::exercises_dialog;
use crate::exercises::entrance::exercises_button;
use crate::fairness::dialog::{DiceDialog, DiceDialogProps};
use crate::family_book::dialog::family_book_dialog;
use crate::family_book::entrance::family_book_button;
use crate::game::active_game::ActiveGame;
use crate::game::cards_left::cards_left;
use crate::game::end::end_dialog::{GameResult, end_dialog};
use crate::game::screen::{GameScreen, reader};
use crate::home::daily::{Daily, daily};
use crate::home::game_cards::game_cards;
use crate::home::hero::hero;
use crate::home::start_sheet::start_sheet;
use crate::lessons::store::are_offered;
use crate::links::bad_link_dialog::bad_link_dialog;
use crate::links::contradiction::other_version_dialog;
use crate::links::invitation::{Invitation, invitation_dialog};
use crate::links::send;
use crate::links::share::ShareDialog;
use crate::platform::{crash_guard, installation, share, updates};
use crate::review::dialog::review_dialog;
use crate::rulebook::dialog::{Rulebook, rulebook_dialog};
use crate::saves::entry::State;
use crate::saves::files::game_files;
use crate::saves::list::{SavedGames, saved_games};
use crate::settings::all_settings::Setting;
use crate::settings::dialog::settings_dialog;
use crate::settings::store::Settings;
use crate::setup::form::SetupForm;
use crate::today::dialog::today_dialog;

impl Page {
    /// The current screen.
    pub(super) fn screen(&self, dispatch: &Dispatch) -> Html {
        if let Some(game) = self.game.active() {
            return self.game_screen(game);
        }
        match self.game.screen {
            Screen::Home => self.home_screen(dispatch),
            _ => html! {
                <main class="front">
                    <SetupForm draft={self.setup.draft.clone()} rules={self.rules.clone()} trial={self.trial.clone()} problems={self.setup.problems.clone()}
                        version={self.setup.version} settings={self.settings} />
                </main>
            },
        }
    }

    /// The layout of the game screen, if a game is on it.
    pub(super) fn layout(&self) -> Option<Layout> {
        let game = self.game.active()?;
        Some(Layout::of(&self.contents(game)))
    }

    fn contents(&self, game: &ActiveGame) -> Contents {
        let moves_open = self.settings.is_on(Setting::MoveList);
        let (room, has_results) = (self.game.room, self.dialogs.end_seen);
        Contents::of(&game.scene, room, moves_open, has_results)
    }

    fn game_screen(&self, game: &ActiveGame) -> Html {
        let table = game.session.table();
        let ruleset = table.ruleset();
        let here = game.cursor.as_ref().map(|cursor| game.here(cursor));
        let coordinates = self.settings.is_on(Setting::Coordinates);
        let cue = self.game.cues.shown().filter(|_| !self.game.is_aside());
        let about = table.game().about();
        let ambiguous = match &self.dialogs.open {
            Some(Dialog::ChooseTarget(targets)) => targets.clone(),
            _ => Vec::new(),
        };
        html! {
            <GameScreen title={self.rules.kept.title(ruleset)} has_house_rules={ruleset.has_house_rules()} scene={game.scene.clone()} contents={self.contents(game)} answer={self.exercises.answer.clone()} people={self.people.people.clone()}
                letters={self.settings.is_on(Setting::Letters)}
                seats={ruleset.family.seats} chance_word={about.chance_word} capture_word={about.phrases.capture}
                {coordinates} {cue} alerts={self.announcer.alerts} {here} {ambiguous} is_end_new={!game.is_end_known}
                drawer={self.dialogs.drawer} is_audible={self.settings.is_audible()}
                has_results={self.dialogs.end_seen} answers={game.answers_from} />
        }
    }

    /// Whether there is, or may be, a game in the family's book.
    fn has_book(&self) -> bool {
        let mut listed = self.saves.listed.iter();
        self.family_book.has_games || listed.any(|game| game.state == State::Over)
    }

    fn home_screen(&self, dispatch: &Dispatch) -> Html {
        let saves = &self.saves;
        let has_games = saves.total_count > 0;
        let deleted = saves.deleted.as_ref();
        let deleted = deleted.map(|(_, _, title)| title.clone());
        let elsewhere = saves.elsewhere_key();
        let continues = saves
            .listed
            .iter()
            .any(|game| game.state == State::Going || elsewhere == Some(&*game.key));
        let lists = has_games || deleted.is_some();
        let list = SavedGames {
            games: saves.listed.clone(),
            elsewhere: elsewhere.map(str::to_owned),
            more: saves.hidden_count,
            daily: Daily {
                is_played: self.today.score_of(self.today.day).is_some(),
                streak: self.today.streak(),
                due: self.exercises.exercises.due(self.today.day).len(),
                has_book: self.has_book(),
            },
            deleted,
        };
        // With one large board there is room for the lids beside it.
        let is_pair = !continues || saves.listed.len() == 1;
        let has_list_below = lists && !continues;
        let class = classes!(
            "home-page",
            is_pair.then_some("pair"),
            has_list_below.then_some("with-list"),
        );
        html! {
            <main class="front">
                <div {class}>
                    if saves.games.is_loading() {
                        <p class="looking" role="status">{ t!(saved_games::looking) }</p>
                    }
                    if continues {
                        <div key="continues" class="continues">{ saved_games(dispatch, list.clone()) }</div>
                    } else {
                        { hero(dispatch, &self.setup.last, &self.rules.kept, daily(dispatch, &list.daily)) }
                    }
                    { game_cards(dispatch) }
                    if has_list_below {
                        <div key="list">{ saved_games(dispatch, list) }</div>
                    }
                    if lists || self.has_book() || self.exercises.exercises != Exercises::default() {
                        <div key="exercises" class="files">{ exercises_button(dispatch) }</div>
                    }
                    { game_files(dispatch, has_games, saves.is_importing) }
                </div>
            </main>
        }
    }

    /// The dialog over the screen.
    pub(super) fn dialog(&self, dispatch: &Dispatch) -> Html {
        if let Some(dialog) = self.dialogs.open.clone() {
            return self.opened_dialog(dispatch, dialog);
        }
        let Some(game) = self.game.active() else {
            return html! {};
        };
        if !game.scene.moves.asking.is_empty() {
            return move_choice_dialog(dispatch, &game.scene.moves.asking);
        }
        match &game.scene.end {
            Some(end) if !self.game.is_aside() && !self.dialogs.end_seen => {
                let tally = self.game.match_score();
                let result = GameResult {
                    end,
                    tally,
                    house_rules: self.house_rules_of(game),
                    today: self.today.at_end(&game.session),
                    fingerprint: game.scene.now.fingerprint.as_deref(),
                    link_turn: game.scene.link_turn.as_ref(),
                    offers_rematch: game.offers_rematch(),
                    is_new: !game.is_end_known,
                };
                end_dialog(dispatch, &result)
            }
            _ => html! {},
        }
    }

    /// What the house rules of a game are called, and who has a head start. Empty for a game by the printed rules.
    fn house_rules_of(&self, game: &ActiveGame) -> Vec<String> {
        let table = game.session.table();
        let ruleset = table.ruleset();
        if !ruleset.has_house_rules() {
            return Vec::new();
        }
        let head_start = |choice: Choice| {
            let seat = ruleset.family.seat(choice.option.seat?.letter)?;
            let title = t!(
                house_rules::of_seat,
                title = t!(house_rules::head_start),
                colour = table.called(seat)
            );
            Some(t!(house_rules::choice, title, value = choice.label()))
        };
        let title = self.rules.kept.title(ruleset);
        let head_starts = ruleset.choices().filter_map(head_start);
        [title].into_iter().chain(head_starts).collect()
    }

    /// The dialog that the player opened.
    fn opened_dialog(&self, dispatch: &Dispatch, dialog: Dialog) -> Html {
        match dialog {
            Dialog::Start(_) => {
                let scene = self.game.active().map(|game| &*game.scene);
                start_sheet(
                    dispatch,
                    &self.setup,
                    &self.people,
                    &self.rules,
                    &self.trial,
                    reader(scene, self.game.room),
                )
            }
            Dialog::About => {
                let offline = match updates::refused() {
                    _ if updates::is_ready() => Offline::Ready,
                    Some(file) => Offline::Refused(file),
                    None => Offline::NotYet,
                };
                let version = crash_guard::version();
                let installing = match installation::is_offered() {
                    true => Some(Installing::Offered),
                    false => (!installation::is_done()).then_some(Installing::ByMenu),
                };
                let has_update = self.notices.is_update_ready;
                about_dialog(dispatch, version, offline, has_update, installing)
            }
            Dialog::Settings => {
                let missing = self.notices.missing_language();
                let backup = backup_controls(dispatch, self.saves.is_importing);
                let book = self.has_book().then(|| family_book_button(dispatch));
                settings_dialog(dispatch, &self.shown_settings(), missing, backup, book)
            }
            Dialog::FamilyBook => {
                let streak = self.today.days.streak(self.today.day);
                let (book, people) = (&self.family_book, &self.people.people);
                family_book_dialog(dispatch, book, people, &self.saves.games, streak)
            }
            Dialog::BringBack => bring_back_dialog(dispatch, &self.backup),
            Dialog::Exercises => exercises_dialog(dispatch, &self.exercises, self.today.day),
            Dialog::Today(day) => today_dialog(dispatch, day, &self.today, &self.saves.games),
            Dialog::Keys => shortcuts_dialog(dispatch, &self.settings),
            Dialog::Review => match &self.review.review {
                Some(review) => review_dialog(
                    dispatch,
                    &review.model,
                    &review.progress,
                    review.to_try_again,
                ),
                None => html! {},
            },
            Dialog::Invitation => {
                let invitation = self.links.invitation.as_ref();
                let invitation = invitation.and_then(|it| Invitation::of(it, &self.rules.kept));
                invitation.map_or_else(Html::default, |it| invitation_dialog(dispatch, &it))
            }
            Dialog::OtherVersion => {
                let versions = self.links.other_version();
                versions.map_or_else(Html::default, |it| other_version_dialog(dispatch, it))
            }
            Dialog::BadLink => bad_link_dialog(self.links.problem.as_deref().unwrap_or_default()),
            Dialog::GoBack => go_back_dialog(dispatch),
            Dialog::Rules(rule) => {
                let ruleset = self.ruleset();
                rulebook_dialog(
                    dispatch,
                    Rulebook {
                        ruleset,
                        rules_name: self.rules.kept.find(ruleset).map(|kept| kept.name.clone()),
                        book: self.books.book(ruleset),
                        rule,
                        turns: self.turns(),
                        has_lessons: are_offered(ruleset, &self.game),
                    },
                )
            }
            // The board itself asks which of several spaces was meant.
            Dialog::ChooseTarget(..) => html! {},
            Dialog::Players
            | Dialog::Share
            | Dialog::Send
            | Dialog::Cards
            | Dialog::Dice { .. } => {
                let game = self.game.active();
                game.map_or_else(Html::default, |game| {
                    self.dialog_of_game(dispatch, dialog, game)
                })
            }
        }
    }

    /// A dialog about the game on the screen.
    fn dialog_of_game(&self, dispatch: &Dispatch, dialog: Dialog, game: &ActiveGame) -> Html {
        match dialog {
            Dialog::Players => players_dialog(
                dispatch,
                game.session.table().ruleset().family,
                &game.scene,
                game.session.local(),
                &self.people.people,
            ),
            Dialog::Share => {
                let ended = game.scene.end.is_some();
                html! { <ShareDialog record={game.session.table().whole_record()} {ended} /> }
            }
            Dialog::Send => {
                let key = self.saves.key.as_ref();
                let unsaved = key.filter(|key| self.saves.games.is_unsaved(key));
                send_dialog(dispatch, game, &self.rules.kept, unsaved)
            }
            Dialog::Cards => html! {
                <DialogBox key="cards" title={t!(play::cards_to_come)}>
                    if let Some(cards) = &game.scene.cards {
                        { cards_left(&cards.unseen) }
                    }
                </DialogBox>
            },
            Dialog::Dice { check } => {
                let panels = &game.scene.seats.panels;
                let rolls = self.rolls.0.clone();
                html! { <DiceDialog ..DiceDialogProps::of(&game.session, panels, check, rolls) /> }
            }
            _ => html! {},
        }
    }

    /// The page's notices. What cannot be done again is not offered.
    pub(super) fn notices(&self) -> Vec<Notice> {
        let game = self.game.active();
        let can_redo = game.is_some_and(|game| game.scene.now.can.redo);
        let list = self.notices.list.iter();
        let shown = list.filter(|notice| can_redo || notice.offers != Some(Offer::Redo));
        shown.cloned().collect()
    }

    /// Files that did not arrive, for the page's notices. The settings themselves tell of a language: they would
    /// cover the notice.
    pub(super) fn missing_files(&self) -> Vec<(Missing, String)> {
        let mut missing = self.notices.missing.clone();
        if self.dialogs.open == Some(Dialog::Settings) {
            missing.retain(|(what, _)| !matches!(what, Missing::Language(_)));
        }
        missing
    }

    /// The settings as their dialog shows them: the table settings of a game in progress count for its forced moves.
    fn shown_settings(&self) -> Settings {
        let mut settings = self.settings;
        if let Some(game) = self.game.active().filter(|_| !self.game.is_aside()) {
            let singles = game.session.local().settings().table_settings.singles;
            let mut people = game
                .scene
                .seats
                .panels
                .iter()
                .filter(|panel| panel.is_person);
            let is_forced = people.all(|panel| singles.has(panel.seat));
            settings.set(Setting::ForcedMoves, u8::from(is_forced));
        }
        settings
    }

    /// Whether something is loading that has no place of its own on the screen.
    pub(super) fn is_loading(&self) -> bool {
        self.settings.language() != words::language()
            || self.lessons.is_coming
            || self.exercises.is_waiting
            || self.saves.is_importing
    }
}

/// The dialog "Send it to Leo" of a game.
fn send_dialog(
    dispatch: &Dispatch,
    game: &ActiveGame,
    kept: &KeptRules,
    unsaved: Option<&String>,
) -> Html {
    let session = &game.session;
    let Some(turn) = LinkTurn::of(session.local()) else {
        return html! {};
    };
    let link = session
        .local()
        .link_player()
        .map_or("", |player| player.link());
    let address = share::address(&format!("{TURN}{link}"));
    send::send_dialog(dispatch, session, kept, &turn, address, unsaved)
}
