//! The address of the page, and the screen that it leads to.

use table::address::{self, Address};
use table::link;
use words::t;

use super::dialogs::{Dialog, DialogMsg};
use super::effect::{Effect, Timer, send};
use super::notices::notify;
use super::{Now, Page};
use crate::exercises::store::ExerciseMsg;
use crate::game::store::GameMsg;
use crate::lessons::store::LessonMsg;
use crate::links::store::LinkMsg;
use crate::review::store::ReviewMsg;
use crate::saves::store::SavesMsg;
use crate::setup::store::SetupMsg;
use crate::today::store::TodayMsg;

/// The address of the game on the table.
pub const GAME: &str = "#/";
/// The address of the home page.
pub const HOME: &str = "#/home";
/// The address of the form, with its last content.
const NEW: &str = "#/new";
/// The prefix of a link to a whole game.
const GIVEN: &str = "#/g/";
/// The prefix of a link to a turn of a game by link.
pub const TURN: &str = "#/p/";
/// The address of a replay.
pub const REPLAY: &str = "#/replay";

/// What the page shows.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Screen {
    /// The last game, all games, saved games.
    #[default]
    Home,
    /// The form "New game" with all options.
    Setup,
    /// The game on the table.
    Game,
    /// A replay; the game on the table waits.
    Replay,
    /// A lesson; the game on the table waits.
    Lesson,
}

/// A message about addresses.
#[derive(Clone)]
pub enum RouteMsg {
    /// The page was opened: resume the last game, then go to the address.
    Open,
    /// The saved games have come later than the page.
    Loaded,
    /// The address has changed.
    Changed,
    /// Show the home page, which has all games. The game on the table stays saved.
    Home,
    /// Return to the game on the table.
    GoOn,
    /// The address leads nowhere, for this reason: show the home page, which says so.
    Nowhere(String),
}

impl Page {
    pub(super) fn route(&mut self, msg: RouteMsg, now: &Now) -> Vec<Effect> {
        match msg {
            RouteMsg::Open => self.open(now),
            RouteMsg::Loaded => {
                let is_untouched = self.game.screen == Screen::Home
                    && self.game.game.is_none()
                    && self.dialogs.open.is_none();
                match is_untouched {
                    true => self.open(now),
                    false => vec![send(SavesMsg::Refresh)],
                }
            }
            RouteMsg::Changed => {
                // What is being read leads no longer to where the player is.
                let mut effects = vec![Effect::CallOff(Timer::Link)];
                effects.extend(self.go_to_address(now));
                effects
            }
            RouteMsg::Home => vec![Effect::SetAddress(HOME.to_owned())],
            RouteMsg::GoOn => vec![Effect::SetAddress(GAME.to_owned())],
            RouteMsg::Nowhere(problem) => vec![
                send(GameMsg::Leave(Screen::Home)),
                Effect::Redirect(HOME),
                notify(&problem),
            ],
        }
    }

    fn open(&mut self, now: &Now) -> Vec<Effect> {
        let mut effects = Vec::new();
        if let Some(msg) = self.saves.resume_last(now) {
            effects.extend(self.run(msg.into(), now));
        }
        let arrived = self.run(RouteMsg::Changed.into(), now);
        effects.extend(self.without_pauses(arrived, now));
        // A link that is being opened sets the address itself, once its game is saved.
        let is_set = now.address == REPLAY || now.address.starts_with(TURN);
        if self.game.screen == Screen::Game && !is_set {
            effects.extend(self.run(DialogMsg::GameAddress.into(), now));
        }
        if self.game.screen == Screen::Home {
            effects.extend(self.run(SavesMsg::Refresh.into(), now));
        }
        effects
    }

    /// Reads a link at once: nothing is drawn yet that would have to answer meanwhile.
    fn without_pauses(&mut self, effects: Vec<Effect>, now: &Now) -> Vec<Effect> {
        let mut others = Vec::new();
        for effect in effects {
            match effect {
                Effect::After(Timer::Link, _, msg) => {
                    let read = self.run(*msg, now);
                    others.extend(self.without_pauses(read, now));
                }
                effect => others.push(effect),
            }
        }
        others
    }

    fn go_to_address(&mut self, now: &Now) -> Vec<Effect> {
        let fragment = &*now.address;
        if fragment == REPLAY && self.game.is_aside() {
            return vec![send(ReviewMsg::ShowWaiting)];
        }
        let has_left = self.game.is_aside();
        let mut effects = self.game.leave_aside();
        let has_table = self.game.game.is_some();
        let learned = |ruleset, lesson| LessonMsg::Learn {
            ruleset,
            lesson,
            has_left,
        };
        let last = match fragment {
            HOME => send(GameMsg::Leave(Screen::Home)),
            NEW => send(GameMsg::Leave(Screen::Setup)),
            // After a reload there is no replay.
            REPLAY => Effect::Redirect(if has_table { GAME } else { HOME }),
            _ => {
                if let Some(link) = fragment.strip_prefix(TURN) {
                    match self.saves.games.is_loading() {
                        // It may belong to a saved game.
                        true => send(GameMsg::Leave(Screen::Home)),
                        false => send(LinkMsg::Open(link.to_owned())),
                    }
                } else if let Some(link) = fragment.strip_prefix(GIVEN) {
                    // A long game is read in one task, replayed in another, and shown in a third.
                    match link::read(link) {
                        Ok(record) => {
                            let given = Box::new(GameMsg::WatchGiven(record).into());
                            Effect::After(Timer::Link, 0, given)
                        }
                        Err(problem) => no_game(problem),
                    }
                } else {
                    match parsed(fragment) {
                        // The last game may still come.
                        Address::Front if self.saves.games.is_loading() => {
                            send(GameMsg::Leave(Screen::Home))
                        }
                        Address::Front if !has_table => Effect::Redirect(HOME),
                        Address::Front if has_left || self.game.is_idle() => {
                            send(GameMsg::ResumeWaiting)
                        }
                        Address::Front => return effects,
                        Address::New {
                            setup,
                            speed,
                            start,
                            problems,
                        } => send(SetupMsg::Address {
                            setup: Box::new(setup),
                            speed,
                            start,
                            problems,
                        }),
                        Address::Today(told) => {
                            let friend = told.and_then(|(day, friend)| Some((day, friend?)));
                            let friend = friend.map(|(day, it)| send(TodayMsg::Friend(day, it)));
                            effects.extend(friend);
                            effects.push(send(GameMsg::Leave(Screen::Home)));
                            send(DialogMsg::Show(Dialog::Today(told.map(|(day, _)| day))))
                        }
                        Address::Exercises => {
                            effects.push(send(GameMsg::Leave(Screen::Home)));
                            send(ExerciseMsg::List)
                        }
                        Address::Exercise { ruleset, number } => {
                            send(ExerciseMsg::Ready(ruleset, number))
                        }
                        Address::Again => send(ExerciseMsg::Again),
                        Address::Learn { ruleset, lesson } => send(learned(ruleset, lesson)),
                        Address::Unknown(problem) => send(RouteMsg::Nowhere(problem)),
                    }
                }
            }
        };
        effects.push(last);
        effects
    }
}

/// Says at home why the link to a whole game leads nowhere.
pub fn no_game(problem: String) -> Effect {
    send(RouteMsg::Nowhere(t!(replay::no_game, problem)))
}

/// What an address means.
pub fn parsed(fragment: &str) -> Address {
    let kinds: Vec<_> = bot::levels().into_iter().map(|(name, _)| name).collect();
    address::parse(fragment, &kinds)
}
