//! Reviews: the worker evaluates a game, some turns at a time, while a dialog over the replay shows the result so far.

use std::rc::Rc;

use bot::review::{
    Account, ReviewPart, ReviewRequest, ReviewedTurn, accuracy, read_review, write_review,
};
use bot::win_chance::CERTAIN;
use rules::record::Record;
use table::exercise::Exercise;
use table::session::{Intent, Watch};
use table::setup::PERSON;
use table::status::only_person;
use table::today::{Course, Reviewed};
use table::{game_session, saved_game};
use worker::protocol::{Job, Outcome};

use super::dialog::ReviewProgress;
use super::found::exercises_in;
use super::model::ReviewModel;
use crate::exercises::store::ExerciseMsg;
use crate::game::store::{GameMsg, GameStore};
use crate::page::Now;
use crate::page::dialogs::{Dialog, DialogMsg};
use crate::page::effect::{Effect, of_bots, send};
use crate::page::route::{GAME, HOME, REPLAY, Screen};
use crate::saves::store::SavesStore;
use crate::today::store::TodayMsg;

/// How many turns the worker reviews at a time. Bots may think in between.
const AT_A_TIME: usize = 6;

/// A review, and how it is going.
pub struct GameReview {
    /// Tells its answers from those of earlier reviews.
    id: u32,
    /// The key of the saved game, if it is one.
    key: Option<String>,
    /// The entries of the record, as texts.
    history: Vec<String>,
    request: ReviewRequest,
    sides: Vec<String>,
    turns: Vec<ReviewedTurn>,
    /// How it is going.
    pub progress: ReviewProgress,
    /// The turns in words.
    pub model: Option<Rc<ReviewModel>>,
    /// The number of its moves to try again.
    pub to_try_again: usize,
    /// The address of the screen on which it was opened, unless that was a replay.
    came_from: Option<&'static str>,
}

/// A message about reviews.
#[derive(Clone)]
pub enum ReviewMsg {
    /// Review the saved game under this key, or the game on the screen.
    Open(Option<String>),
    /// Some turns have been reviewed, or an error.
    Part(u32, Result<ReviewPart, String>),
    /// Stop.
    Stop,
    /// Continue after a stop or a failure.
    Continue,
    /// Show the moment after this number of record entries.
    Show(usize),
    /// Play on from that moment.
    Try(usize),
    /// The game to be reviewed is being replayed: open its review.
    Begin(Begin),
    /// The replay has its address: open the dialog that waits for it.
    ShowWaiting,
    /// The dialog was closed.
    Left,
}

/// A review to be opened.
#[derive(Clone)]
pub struct Begin {
    /// The key of the saved game, if it is one.
    key: Option<String>,
    /// The address of the screen on which it was opened, unless that was a replay.
    came_from: Option<&'static str>,
    /// Whether the replay has its address already.
    has_address: bool,
}

/// The review that was opened last.
#[derive(Default)]
pub struct ReviewStore {
    /// That review.
    pub review: Option<GameReview>,
    /// Whether its dialog opens once the replay has its address.
    is_waiting: bool,
}

impl ReviewStore {
    /// Handles a message.
    pub fn update(
        &mut self,
        msg: ReviewMsg,
        game: &GameStore,
        saves: &SavesStore,
        now: &Now,
    ) -> Vec<Effect> {
        match msg {
            ReviewMsg::Open(key) => open(key, game, saves, now),
            ReviewMsg::Begin(begin) => self.begin(begin, game, saves),
            ReviewMsg::ShowWaiting => self.show_waiting(),
            ReviewMsg::Left => {
                // From a replay it stays there.
                let address = self.review.as_ref().and_then(|review| review.came_from);
                let leave = address.map(|address| Effect::SetAddress(address.to_owned()));
                leave.into_iter().collect()
            }
            ReviewMsg::Part(id, part) => self.on_part(id, part, saves),
            ReviewMsg::Stop => {
                if let Some(review) = &mut self.review {
                    review.id += 1;
                    review.progress = ReviewProgress::Stopped;
                }
                Vec::new()
            }
            ReviewMsg::Continue => self.go_on(),
            ReviewMsg::Show(entry) => self.show(entry),
            ReviewMsg::Try(entry) => {
                let mut effects = go_to(entry);
                effects.push(send(GameMsg::TryOut));
                effects
            }
        }
    }

    /// Shows the moment after this number of record entries, and compares the play made there with a better one.
    fn show(&self, entry: usize) -> Vec<Effect> {
        let mut effects = go_to(entry);
        let compared = self.review.as_ref().and_then(|review| {
            let mut turns = review.turns.iter();
            let turn = turns.find(|turn| turn.play == entry)?;
            Some(Intent::Compare {
                count: turn.end - turn.play,
                better: turn.best.clone()?,
                says: review.model.as_ref()?.compared(entry)?.to_owned(),
            })
        });
        effects.extend(compared.map(send));
        effects
    }

    fn begin(&mut self, begin: Begin, game: &GameStore, saves: &SavesStore) -> Vec<Effect> {
        let replay = game.active().filter(|_| game.screen == Screen::Replay);
        let Some(record) = replay.map(|replay| replay.session.table().whole_record()) else {
            return Vec::new();
        };
        let mut effects = Vec::new();
        let known = self.review.as_ref();
        if known.is_none_or(|review| review.request.record != record) {
            let id = known.map_or(0, |review| review.id + 1);
            self.review = GameReview::new(id, record, begin.key, saves);
            effects.extend(self.go_on());
        }
        if let Some(review) = &mut self.review {
            review.came_from = begin.came_from;
        }
        // Until the address is that of the replay, its change would close the dialog again.
        self.is_waiting = true;
        if begin.has_address {
            effects.extend(self.show_waiting());
        }
        effects
    }

    fn show_waiting(&mut self) -> Vec<Effect> {
        let is_waiting = std::mem::take(&mut self.is_waiting);
        let show = || send(DialogMsg::Show(Dialog::Review));
        is_waiting.then(show).into_iter().collect()
    }

    fn go_on(&mut self) -> Vec<Effect> {
        let review = self.review.as_mut().filter(|review| {
            matches!(
                review.progress,
                ReviewProgress::Stopped | ReviewProgress::Failed(_)
            )
        });
        let Some(review) = review else {
            return Vec::new();
        };
        review.progress = ReviewProgress::Running(review.percent());
        vec![review.question()]
    }

    fn on_part(
        &mut self,
        id: u32,
        part: Result<ReviewPart, String>,
        saves: &SavesStore,
    ) -> Vec<Effect> {
        let Some(review) = self.review.as_mut().filter(|review| review.id == id) else {
            return Vec::new();
        };
        match part {
            Ok(part) => {
                if review.add(part) {
                    return vec![review.question()];
                }
                review.save(saves);
                let mut effects = vec![send(ExerciseMsg::Found(review.exercises()))];
                effects.extend(review.of_today(saves));
                return effects;
            }
            Err(reason) => review.progress = ReviewProgress::Failed(reason),
        }
        Vec::new()
    }
}

/// Replays the saved game under a key, or the game on the screen, and opens its review.
fn open(key: Option<String>, game: &GameStore, saves: &SavesStore, now: &Now) -> Vec<Effect> {
    // A replay keeps its address, which may be that of a link.
    let is_replay = key.is_none() && game.screen == Screen::Replay;
    // A replay from a link belongs to no saved game.
    let is_game = game.screen == Screen::Game;
    let address = if is_game { GAME } else { HOME };
    let begin = Begin {
        key: key
            .clone()
            .or_else(|| saves.key.clone().filter(|_| is_game)),
        came_from: (!is_replay).then_some(address),
        has_address: is_replay || now.address == REPLAY,
    };
    let watch = (!is_replay).then(|| send(GameMsg::Replay(key)));
    let mut effects: Vec<Effect> = watch.into_iter().collect();
    effects.push(send(ReviewMsg::Begin(begin)));
    effects
}

/// Goes to the moment after this number of record entries.
fn go_to(entry: usize) -> Vec<Effect> {
    vec![send(DialogMsg::Drop), send(Intent::Watch(Watch::To(entry)))]
}

impl GameReview {
    /// The review of a record: as far as it is saved with the game, or from the beginning.
    fn new(id: u32, record: String, key: Option<String>, saves: &SavesStore) -> Option<GameReview> {
        let (viewer, progress) = match viewer(&record) {
            Ok(viewer) => (viewer, ReviewProgress::Stopped),
            Err(progress) => (None, progress),
        };
        let table = game_session::resume(&record).ok()?;
        let parsed = Record::parse(table.game(), &record).ok()?;
        let history = parsed.texts();
        let text = key.as_deref().and_then(|key| saves.games.read(key));
        let saved = read_review(&saved_game::review_of(&text.unwrap_or_default()), &history);
        let (sides, turns) = saved.unwrap_or_default();
        let mut review = GameReview {
            id,
            key,
            request: ReviewRequest {
                record,
                viewer,
                from: turns.last().map_or(0, |turn| turn.end),
                turns: AT_A_TIME,
            },
            history,
            sides,
            turns,
            progress,
            model: None,
            to_try_again: 0,
            came_from: None,
        };
        review.refresh();
        if !review.turns.is_empty() && review.request.from == review.history.len() {
            review.progress = ReviewProgress::Complete;
            review.exercises();
        }
        Some(review)
    }

    /// Saves the review with its game.
    fn save(&self, saves: &SavesStore) {
        // With all hands open the numbers would be others.
        let key = self.key.as_deref();
        let key = key.filter(|_| self.request.viewer.is_none());
        let text = key.and_then(|key| Some((key, saves.games.read(key)?)));
        if let Some((key, text)) = text {
            let lines = write_review(&self.sides, &self.turns, &self.history);
            if let Some(text) = saved_game::with_review(&text, lines) {
                saves.games.keep(key, &text);
            }
        }
    }

    /// The moves of a complete review to try again; none of a game from a link.
    fn exercises(&mut self) -> Vec<Exercise> {
        let own = self.key.as_ref();
        let found = own.and_then(|_| exercises_in(&self.request.record, &self.sides, &self.turns));
        let found = found.unwrap_or_default();
        self.to_try_again = found.len();
        found
    }

    /// What a complete review tells of the only person, if the game is the attempt of a day.
    fn of_today(&self, saves: &SavesStore) -> Option<Effect> {
        let text = saves.games.read(self.key.as_deref()?)?;
        let day = saved_game::attempt_of(&text)?.day;
        let table = game_session::resume(&self.request.record).ok()?;
        let own = table.ruleset().family.letter(only_person(&table)?);
        let side = self.sides.iter().position(|side| side.contains(own))?;
        let accuracy = accuracy(&self.turns, own, side);
        let luck = Account::of(&self.turns, side).luck;
        let chances = self.model.as_ref()?.chances.get(side)?;
        let reviewed = Reviewed {
            accuracy: accuracy
                .and_then(|accuracy| accuracy.percent())
                .map(u32::from),
            luck: (luck * 100 + CERTAIN / 2).div_euclid(CERTAIN),
            course: Course::of(chances)?,
        };
        Some(send(TodayMsg::Reviewed(day, reviewed)))
    }

    /// The question for the next turns.
    fn question(&self) -> Effect {
        let request = ReviewRequest {
            record: without_seed(&self.request.record),
            ..self.request.clone()
        };
        let id = self.id;
        let find = |outcome| match outcome {
            Outcome::Review(part) => Some(part),
            _ => None,
        };
        of_bots(Job::Review(request), find, move |part| {
            ReviewMsg::Part(id, part)
        })
    }

    /// Adds reviewed turns. Returns whether there are more.
    fn add(&mut self, part: ReviewPart) -> bool {
        self.sides = part.sides;
        self.turns.extend(part.turns);
        self.refresh();
        match part.next {
            Some(next) => {
                self.request.from = next;
                self.progress = ReviewProgress::Running(self.percent());
                true
            }
            None => {
                self.progress = ReviewProgress::Complete;
                false
            }
        }
    }

    /// Puts the turns into words.
    fn refresh(&mut self) {
        if !self.turns.is_empty() {
            let model = ReviewModel::of(&self.request.record, &self.sides, &self.turns);
            self.model = model.ok().map(Rc::new);
        }
    }

    fn percent(&self) -> usize {
        self.request.from * 100 / self.history.len().max(1)
    }
}

/// A record without the seed of its dice, which bots must not see.
fn without_seed(record: &str) -> String {
    let lines = record.split_inclusive('\n');
    let lines = lines.filter(|line| !line.starts_with("seed ") && !line.starts_with("salt "));
    lines.collect()
}

/// The letter of the seat whose knowledge a review may use; none if it may use everything.
fn viewer(record: &str) -> Result<Option<char>, ReviewProgress> {
    let table = game_session::resume(record).map_err(ReviewProgress::Failed)?;
    let is_over = table.node().seat().is_none();
    let standings = table.standings();
    if is_over || !table.game().about().has_hands {
        return Ok(None);
    }
    let mut people = standings.iter().filter(|each| each.player.kind == PERSON);
    match (people.next(), people.next()) {
        (Some(person), None) => Ok(Some(table.ruleset().family.letter(person.seat))),
        (None, _) => Ok(None),
        _ => Err(ReviewProgress::Hidden),
    }
}
