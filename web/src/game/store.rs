//! The game on the screen: what people, bots and the browser do becomes intents of its session, and the effects of
//! the session become those of the page.

use table::link_game::LinkPlayer;
use table::saved_game::SavedGame;
use table::screen::Room;
use table::session::{self, Intent, Session};
use table::setup::Setup;
use table::speech;
use table::today::Attempt;
use words::t;

use super::active_game::ActiveGame;
use super::bots;
use super::cues::Cues;
use crate::game::keys::KeyInput;
use crate::game::pointed::Pointed;
use crate::page::announce::AnnounceMsg;
use crate::page::dialogs::DialogMsg;
use crate::page::effect::{Effect, Timer, send};
use crate::page::route::{Screen, no_game};
use crate::saves::store::{SavesMsg, SavesStore};
use crate::settings::store::Settings;

/// A message about the game, replay or lesson on the screen.
pub enum GameMsg {
    /// For its session.
    Session(Intent),
    /// A bot's answer for the session, from the "worker" or the "page" itself.
    Answered(Intent, &'static str),
    /// A key on the board.
    Key(KeyInput),
    /// The pointer is over a step or over a last turn, or over neither.
    Point(Option<Pointed>),
    /// End the movement on the board: the board has another turn.
    Finish,
    /// The window has this size now.
    Resize(Room),
    /// Draw the game now.
    Draw,
    /// Tell everything in another language.
    Retell,
    /// Start this game.
    Start(Box<Setup>),
    /// Start the game of a day: an attempt, or for practice.
    StartToday(Box<Setup>, Option<Attempt>),
    /// Put a new game by link on the table, with the settings of a set-up and the wins of earlier games.
    StartByLink(Box<LinkPlayer>, Box<Setup>, Vec<u32>),
    /// Start another game with the same players.
    Rematch,
    /// Play forced moves of people, or not.
    MakeForcedMoves(bool),
    /// Put a saved game on the table.
    Load(Box<Load>),
    /// Go on with the game that waits on the table.
    ResumeWaiting,
    /// Show the home page or the form; the game on the table waits.
    Leave(Screen),
    /// Another tab plays the game.
    TakenAway,
    /// Another tab plays the game that was to be put on the table.
    PlayedElsewhere,
    /// Clear the table.
    Clear,
    /// The game on the table was deleted.
    Deleted,
    /// Replay a game: the saved one under this key, or the one on the screen.
    Replay(Option<String>),
    /// Replay the game of a link, by its record.
    WatchGiven(String),
    /// Show a replay.
    ShowReplay(Box<Session>),
    /// Replay a record of so many entries at its end. The address stays, so that a reload leads to it again.
    WatchRecord(String, usize),
    /// Play on from the current moment of the replay.
    PlayOn,
    /// Try another play at the current moment of the replay, in a game that is not saved.
    TryOut,
    /// Show a lesson.
    Learn(Box<Session>, Vec<session::Effect>),
    /// Tell the lesson anew, by this text.
    RetellLesson(String),
}

impl From<Intent> for crate::page::Msg {
    fn from(intent: Intent) -> Self {
        GameMsg::Session(intent).into()
    }
}

impl From<KeyInput> for crate::page::Msg {
    fn from(key: KeyInput) -> Self {
        GameMsg::Key(key).into()
    }
}

/// A saved game to be put on the table.
pub struct Load {
    /// Its key.
    pub key: String,
    /// Its save.
    pub save: SavedGame,
    /// Its session, and what follows from its beginning.
    pub session: Session,
    /// The effects of the session.
    pub told: Vec<session::Effect>,
    /// Whether its address is set.
    pub sets_address: bool,
}

/// What the game needs to know of the page.
pub struct Around<'a> {
    /// The saved games.
    pub saves: &'a SavesStore,
    /// The player's settings.
    pub settings: &'a Settings,
    /// Whether the menu or the log lies over the game.
    pub is_drawer_open: bool,
}

/// The games at hand, and the one that is on the screen.
#[derive(Default)]
pub struct GameStore {
    /// What the page shows.
    pub screen: Screen,
    /// The game on the table, also while the page shows something else.
    pub game: Option<ActiveGame>,
    /// The replay or lesson on the screen, while the game on the table waits.
    pub(crate) aside: Option<ActiveGame>,
    /// The cues of a first game.
    pub cues: Cues,
    /// The size of the window.
    pub room: Room,
}

impl GameStore {
    /// Handles a message.
    pub fn update(&mut self, msg: GameMsg, around: &Around<'_>) -> Vec<Effect> {
        match msg {
            GameMsg::Session(intent) => self.on_intent(intent, around),
            GameMsg::Answered(intent, from) => {
                if let Some(game) = self.active_mut() {
                    game.answers_from = Some(from);
                }
                self.tell(intent, around)
            }
            GameMsg::Key(key) => self.on_key(key, around),
            GameMsg::Point(at) => self.point(at, around),
            GameMsg::Finish => self.end_movement(),
            GameMsg::Resize(room) => {
                self.room = room;
                self.end_movement()
            }
            GameMsg::Draw => vec![Effect::DrawNow, self.draw()],
            GameMsg::Retell => self.rebuild_texts(),
            GameMsg::Start(setup) => self.start(&setup, around.settings),
            GameMsg::StartToday(setup, attempt) => {
                self.start_today(&setup, attempt, around.settings)
            }
            GameMsg::StartByLink(player, setup, wins) => {
                self.start_by_link(*player, &setup, wins, around.settings)
            }
            GameMsg::MakeForcedMoves(on) => self.make_forced_moves(on, around),
            GameMsg::Rematch => self.rematch(around.settings),
            GameMsg::Load(load) => self.load(*load, around.settings),
            GameMsg::ResumeWaiting => self.resume_waiting(around),
            GameMsg::Leave(screen) => self.leave(screen),
            GameMsg::TakenAway => self.taken_away(),
            GameMsg::PlayedElsewhere => {
                let mut effects = self.clear_table();
                effects.extend(self.leave(Screen::Home));
                effects
            }
            GameMsg::Clear => self.clear_table(),
            GameMsg::Deleted => {
                self.game = None;
                Vec::new()
            }
            GameMsg::Replay(key) => self.watch(key.as_deref(), around),
            GameMsg::WatchGiven(record) => match self.replay_of(&record, around) {
                Ok(replay) => {
                    let watch = GameMsg::ShowReplay(Box::new(replay)).into();
                    vec![Effect::After(Timer::Link, 0, Box::new(watch))]
                }
                Err(problem) => vec![no_game(problem)],
            },
            GameMsg::ShowReplay(replay) => self.show_replay(*replay),
            GameMsg::WatchRecord(record, end) => self.watch_record(&record, end, around),
            GameMsg::PlayOn => self.play_on(true, around),
            GameMsg::TryOut => self.play_on(false, around),
            GameMsg::Learn(session, told) => self.learn(*session, told),
            GameMsg::RetellLesson(text) => {
                if let Some(lesson) = self
                    .aside
                    .as_mut()
                    .filter(|_| self.screen == Screen::Lesson)
                {
                    lesson.session.rebuild_lesson_texts(&text);
                }
                vec![self.draw()]
            }
        }
    }

    /// The game, replay or lesson on the screen.
    pub fn active(&self) -> Option<&ActiveGame> {
        match self.screen {
            Screen::Game => self.game.as_ref(),
            Screen::Replay | Screen::Lesson => self.aside.as_ref(),
            Screen::Home | Screen::Setup => None,
        }
    }

    /// The game, replay or lesson on the screen, mutable.
    pub(crate) fn active_mut(&mut self) -> Option<&mut ActiveGame> {
        match self.screen {
            Screen::Game => self.game.as_mut(),
            Screen::Replay | Screen::Lesson => self.aside.as_mut(),
            Screen::Home | Screen::Setup => None,
        }
    }

    /// Whether no game is on the screen, but the home page or the form.
    pub fn is_idle(&self) -> bool {
        matches!(self.screen, Screen::Home | Screen::Setup)
    }

    /// Whether a replay or a lesson is shown.
    pub fn is_aside(&self) -> bool {
        matches!(self.screen, Screen::Replay | Screen::Lesson)
    }

    /// The game on the screen, if it has ended. A replay has no end of its own.
    pub fn ended(&self) -> Option<&ActiveGame> {
        let game = self.game.as_ref().filter(|_| self.screen == Screen::Game)?;
        game.scene.end.is_some().then_some(game)
    }

    /// Whether a game is played or a replay runs, so that the screen stays on.
    pub fn is_going(&self) -> bool {
        let game = self.active();
        game.is_some_and(|game| match game.session.local().watching() {
            Some(watching) => watching.autoplay,
            None => game.scene.end.is_none(),
        })
    }

    /// Goes on with the cues of a first game.
    pub fn update_cues(&mut self) -> Option<Effect> {
        let game = self.game.as_ref().filter(|_| self.screen == Screen::Game);
        self.cues.update(game.map(|game| &*game.scene))
    }

    /// Remembers that the end of the game was shown.
    pub fn note_end(&mut self) {
        if let Some(game) = &mut self.game {
            game.is_end_known |= game.scene.finale.is_some();
        }
    }

    /// Draws the scene anew from the session.
    pub(crate) fn draw(&mut self) -> Effect {
        if let Some(game) = self.active_mut() {
            game.draw();
        }
        let ended = self.ended().is_some();
        send(DialogMsg::Drawn { ended })
    }

    /// The effects of the session on the screen, as effects of the page.
    pub(crate) fn effects(&self, told: Vec<session::Effect>) -> Vec<Effect> {
        let effect = |effect| {
            Some(match effect {
                session::Effect::Animate(ticket, timeline) => {
                    Effect::Play(timeline, Intent::MovementEnded(ticket))
                }
                session::Effect::PlaySounds(timeline) => Effect::PlaySounds(timeline),
                session::Effect::Pause(ticket, ms) => Effect::Pause(ms, Intent::Paused(ticket)),
                session::Effect::Ask(question) => {
                    let session = &self.active()?.session;
                    let job = bots::job(session, &question);
                    Effect::Ask(question, job, session.table().ruleset().family)
                }
                session::Effect::Announce(sentence) => {
                    send(AnnounceMsg::Say(self.with_status(sentence)))
                }
                session::Effect::Alert(_) => send(AnnounceMsg::Alert),
                session::Effect::Save(record) => send(SavesMsg::Save(record)),
            })
        };
        told.into_iter().filter_map(effect).collect()
    }

    /// What happened, and what the player does next.
    fn with_status(&self, mut sentence: String) -> String {
        if let Some(game) = self.active()
            && game.session.local().is_persons_turn()
            && let Some(status) = speech::awaited(&game.session)
            && !sentence.contains(&status)
        {
            sentence.push_str(&format!(" {status}."));
        }
        sentence
    }

    /// Whether this tab still plays the game on the table.
    pub(super) fn is_ours(&self, saves: &SavesStore) -> bool {
        let table = self.game.as_ref().filter(|_| !self.is_aside());
        table.is_none_or(|game| saves.is_ours(&game.session))
    }

    /// Replaces all texts of the old language.
    fn rebuild_texts(&mut self) -> Vec<Effect> {
        let mut effects = Vec::new();
        if let Some(game) = self.active_mut() {
            game.clear_spoken();
            let told = game.session.rebuild_texts();
            effects = self.effects(told);
        }
        effects.push(self.draw());
        effects
    }

    /// Ends the movement that is being shown.
    fn end_movement(&mut self) -> Vec<Effect> {
        match self.active() {
            Some(game) if !game.scene.board.settled => {
                let mut effects = self.finish_movement();
                effects.push(self.draw());
                effects
            }
            _ => Vec::new(),
        }
    }

    /// Shows the home page or the form; the game on the table waits.
    fn leave(&mut self, screen: Screen) -> Vec<Effect> {
        let mut effects = vec![
            send(DialogMsg::Leave),
            Effect::Stop,
            send(SavesMsg::Refresh),
        ];
        effects.extend(self.lesson_done());
        self.screen = screen;
        self.aside = None;
        effects
    }

    /// Stops playing the game here: another tab plays it.
    fn taken_away(&mut self) -> Vec<Effect> {
        self.game = None;
        if self.is_aside() {
            return Vec::new();
        }
        if self.screen == Screen::Game {
            self.screen = Screen::Home;
        }
        vec![
            Effect::Stop,
            send(DialogMsg::Drop),
            send(AnnounceMsg::Say(
                t!(saved_games::goes_on_elsewhere).to_owned(),
            )),
        ]
    }
}
