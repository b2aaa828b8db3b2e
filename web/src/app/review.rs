//! Reviews: the worker evaluates a game, some turns at a time, while a dialog over the replay shows the result so far.

use std::rc::Rc;

use bot::review::{ReviewPart, ReviewRequest, ReviewedTurn, read_review, write_review};
use rules::record::Record;
use table::session::{Intent, Watch};
use table::setup::PERSON;
use table::{game_session, saved_game};
use words::t;
use yew::prelude::*;

use super::router::{GAME, HOME, REPLAY, fragment, set_address};
use super::{App, AppMsg, Dialog, Screen};
use crate::review::dialog::{ReviewDialog, ReviewProgress};
use crate::review::model::ReviewModel;
use crate::worker::protocol::{Job, Outcome};

/// How many turns the worker reviews at a time. Bots may think in between.
const AT_A_TIME: usize = 6;

/// A review, and how it is going.
pub(super) struct GameReview {
    /// Tells its answers from those of earlier reviews.
    id: u32,
    /// The key of the saved game, if it is one.
    key: Option<String>,
    /// The entries of the record.
    history: Vec<String>,
    request: ReviewRequest,
    sides: Vec<String>,
    turns: Vec<ReviewedTurn>,
    progress: ReviewProgress,
    model: Option<Rc<ReviewModel>>,
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
}

impl From<ReviewMsg> for AppMsg {
    fn from(msg: ReviewMsg) -> AppMsg {
        AppMsg::Review(msg)
    }
}

impl App {
    /// Handles a message about reviews.
    pub(super) fn on_review_msg(&mut self, ctx: &Context<App>, msg: ReviewMsg) {
        match msg {
            ReviewMsg::Open(key) => self.open_review(ctx, key),
            ReviewMsg::Part(id, part) => self.on_review_part(ctx, id, part),
            ReviewMsg::Stop => {
                if let Some(review) = &mut self.review {
                    review.id += 1;
                    review.progress = ReviewProgress::Stopped;
                }
            }
            ReviewMsg::Continue => self.continue_review(ctx),
            ReviewMsg::Show(entry) => {
                self.close_dialog();
                self.update_session(ctx, Intent::Watch(Watch::To(entry)));
            }
            ReviewMsg::Try(entry) => {
                self.close_dialog();
                self.update_session(ctx, Intent::Watch(Watch::To(entry)));
                self.play_on(ctx);
            }
        }
    }

    fn open_review(&mut self, ctx: &Context<App>, key: Option<String>) {
        // A replay keeps its address, which may be that of a link.
        let is_replay = key.is_none() && matches!(self.screen, Screen::Replay(_));
        let keeps_address = is_replay || fragment() == REPLAY;
        // A replay from a link belongs to no saved game.
        let is_game = matches!(self.screen, Screen::Game);
        let saved_key = key
            .clone()
            .or_else(|| self.saved.key.clone().filter(|_| is_game));
        if !is_replay {
            self.watch(key);
        }
        let Screen::Replay(replay) = &self.screen else {
            return;
        };
        let record = replay.session.whole_record();
        if self
            .review
            .as_ref()
            .is_none_or(|review| review.request.record != record)
        {
            self.review = self.new_review(record, saved_key);
            self.continue_review(ctx);
        }
        if let Some(review) = &mut self.review {
            let address = if is_game { GAME } else { HOME };
            review.came_from = (!is_replay).then_some(address);
        }
        // Until the address is that of the replay, its change would close the dialog again.
        self.is_review_waiting = true;
        if keeps_address {
            self.show_waiting_review();
        }
    }

    /// Returns to where the review was opened, once its dialog is closed. From a replay it stays there.
    pub(super) fn leave_review(&mut self) {
        let is_open = self.dialogs.open == Some(Dialog::Review);
        let review = self.review.as_ref().filter(|_| is_open);
        if let Some(address) = review.and_then(|review| review.came_from) {
            set_address(address);
        }
    }

    /// Opens the dialog of a review, now that the replay has its address.
    pub(super) fn show_waiting_review(&mut self) {
        if std::mem::take(&mut self.is_review_waiting) {
            self.open_dialog(Dialog::Review);
        }
    }

    /// The review of a record: as far as it is saved with the game, or from the beginning.
    fn new_review(&self, record: String, key: Option<String>) -> Option<GameReview> {
        let (viewer, progress) = match viewer(&record) {
            Ok(viewer) => (viewer, ReviewProgress::Stopped),
            Err(progress) => (None, progress),
        };
        let table = game_session::resume(&record).ok()?;
        let parsed = Record::parse(table.game(), &record).ok()?;
        let text = key.as_deref().and_then(|key| self.saved.games.read(key));
        let saved = read_review(
            &saved_game::review_of(&text.unwrap_or_default()),
            &parsed.history,
        );
        let (sides, turns) = saved.unwrap_or_default();
        let mut review = GameReview {
            id: self.review.as_ref().map_or(0, |review| review.id + 1),
            key,
            request: ReviewRequest {
                record,
                viewer,
                from: turns.last().map_or(0, |turn| turn.end),
                turns: AT_A_TIME,
            },
            history: parsed.history,
            sides,
            turns,
            progress,
            model: None,
            came_from: None,
        };
        review.refresh();
        if !review.turns.is_empty() && review.request.from == review.history.len() {
            review.progress = ReviewProgress::Complete;
        }
        Some(review)
    }

    /// Saves the review with its game.
    fn save_review(&self) {
        let Some(review) = &self.review else {
            return;
        };
        // With all hands open the numbers would be others.
        let key = review
            .key
            .as_deref()
            .filter(|_| review.request.viewer.is_none());
        let text = key.and_then(|key| Some((key, self.saved.games.read(key)?)));
        if let Some((key, text)) = text {
            let lines = write_review(&review.sides, &review.turns, &review.history);
            if let Some(text) = saved_game::with_review(&text, lines) {
                self.saved.games.keep(key, &text);
            }
        }
    }

    fn continue_review(&mut self, ctx: &Context<App>) {
        let Some(review) = &mut self.review else {
            return;
        };
        if matches!(
            review.progress,
            ReviewProgress::Stopped | ReviewProgress::Failed(_)
        ) {
            review.progress = ReviewProgress::Running(review.percent());
            self.ask_for_review(ctx);
        }
    }

    fn ask_for_review(&self, ctx: &Context<App>) {
        let Some(review) = &self.review else {
            return;
        };
        let (link, id) = (ctx.link().clone(), review.id);
        let request = ReviewRequest {
            record: without_seed(&review.request.record),
            ..review.request.clone()
        };
        self.bots.ask(Job::Review(request), move |outcome| {
            let part = outcome.and_then(|outcome| match outcome {
                Outcome::Review(part) => Ok(part),
                _ => Err(t!(loading::worker_unread).to_owned()),
            });
            link.send_message(AppMsg::Review(ReviewMsg::Part(id, part)));
        });
    }

    fn on_review_part(&mut self, ctx: &Context<App>, id: u32, part: Result<ReviewPart, String>) {
        let Some(review) = self.review.as_mut().filter(|review| review.id == id) else {
            return;
        };
        match part {
            Ok(part) => {
                if review.add(part) {
                    self.ask_for_review(ctx);
                } else {
                    self.save_review();
                }
            }
            Err(reason) => review.progress = ReviewProgress::Failed(reason),
        }
    }

    /// The dialog of the review.
    pub(super) fn review_dialog(&self) -> Html {
        let Some(review) = &self.review else {
            return html! {};
        };
        html! { <ReviewDialog model={review.model.clone()} progress={review.progress.clone()} /> }
    }
}

impl GameReview {
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
    let has_hands = standings
        .iter()
        .any(|each| table.game().hand(each.seat).is_some());
    if is_over || !has_hands {
        return Ok(None);
    }
    let mut people = standings.iter().filter(|each| each.player.kind == PERSON);
    match (people.next(), people.next()) {
        (Some(person), None) => Ok(Some(table.ruleset().family.letter(person.seat))),
        (None, _) => Ok(None),
        _ => Err(ReviewProgress::Hidden),
    }
}
