//! Exercises: the store. The exercise on the screen is a lesson, while the game on the table waits.

use std::rc::Rc;

use bot::exercise::AnswerRequest;
use rules::ruleset::Ruleset;
use table::address::{Address, write_exercise, write_lesson};
use table::exercise::{
    Change, Exercise, ExerciseAttempt, Exercises, Place, READY, ReadyExercise, read_ready,
};
use table::lesson::Progress;
use table::session::{Intent, PlayerSettings, Session};
use table::today::Day;
use words::t;
use worker::exercise::{ExerciseRequest, Judgement};
use worker::protocol::{Job, Outcome};

use crate::exercises::panel::ExerciseAnswer;
use crate::game::start::levels;
use crate::game::store::{GameMsg, GameStore};
use crate::page::announce::AnnounceMsg;
use crate::page::dialogs::DialogMsg;
use crate::page::effect::{Effect, of_bots, send};
use crate::page::route::{RouteMsg, Screen, parsed};
use crate::page::{Dialog, Now};
use crate::platform::local_storage;
use crate::settings::store::{SettingsMsg, has_later_texts};

/// The address of the list.
pub const LIST: &str = "#/exercises";
/// The address of the moves to try again.
pub const AGAIN: &str = "#/again";

/// A message about exercises.
#[derive(Clone)]
pub enum ExerciseMsg {
    /// Show the list.
    List,
    /// Load the ready exercises of an edition.
    Load(&'static str),
    /// Show the ready exercise of this ruleset and number.
    Ready(Ruleset, usize),
    /// Go to the first move to try again.
    Begin,
    /// Show the first move to try again.
    Again,
    /// Show the next exercise.
    Next,
    /// Show the best play of the exercise on the screen.
    Show,
    /// Go to the list.
    Leave,
    /// The ready exercises of an edition have arrived, or an error.
    Loaded(&'static str, Result<String, String>),
    /// A play was judged, or an error.
    Judged(u32, Result<Judgement, String>),
    /// A review has found moves to try again.
    Found(Vec<Exercise>),
    /// The exercises as stored now: at the beginning, or after another tab has changed them.
    Stored(Option<String>),
    /// The texts are other ones.
    Retell,
}

/// Where an exercise comes from.
#[derive(Clone, Copy, PartialEq)]
enum Source {
    /// It is the ready one of this number.
    Ready(Ruleset, usize),
    /// It is this one of the moves to try again.
    Again(usize),
}

/// The exercise on the screen.
struct Current {
    source: Source,
    /// Whether its first play was counted.
    is_counted: bool,
    /// The finished play that the bots' program was asked about last.
    asked: Option<String>,
}

/// The exercises, as this tab knows them.
#[derive(Default)]
pub struct ExerciseStore {
    /// The exercises of this device.
    pub exercises: Exercises,
    /// What the panel says of the last play.
    pub answer: Rc<ExerciseAnswer>,
    /// Whether an exercise waits for its texts or its file.
    pub is_waiting: bool,
    /// The ready exercises of each edition that were loaded.
    ready: Vec<(&'static str, Vec<ReadyExercise>)>,
    current: Option<Current>,
    /// What the last play was worth.
    judgement: Judgement,
    /// The moves to try again, as they were when the first one was shown.
    queue: Vec<Exercise>,
    /// Tells the answers of the bots' program from those to earlier plays.
    id: u32,
}

impl ExerciseStore {
    /// Handles a message.
    pub fn update(
        &mut self,
        msg: ExerciseMsg,
        game: &GameStore,
        player: PlayerSettings,
        now: &Now,
    ) -> Vec<Effect> {
        match msg {
            ExerciseMsg::List => {
                let texts = (!has_later_texts()).then(|| send(SettingsMsg::NeedLaterTexts));
                let show = send(DialogMsg::Show(Dialog::Exercises));
                texts.into_iter().chain([show]).collect()
            }
            ExerciseMsg::Load(edition) => match self.ready_of(edition) {
                Some(_) => Vec::new(),
                None => vec![Effect::FetchExercises(edition)],
            },
            ExerciseMsg::Ready(..) | ExerciseMsg::Again if !has_later_texts() => {
                self.wait(send(SettingsMsg::NeedLaterTexts))
            }
            ExerciseMsg::Ready(ruleset, number) => self.open_ready(ruleset, number, player),
            ExerciseMsg::Again => {
                self.queue = self.exercises.due(now.day);
                self.open_again(1, player)
            }
            ExerciseMsg::Next => match self.current.as_ref().map(|current| current.source) {
                Some(Source::Ready(ruleset, number)) => {
                    let next = write_exercise(ruleset, number + 1);
                    vec![Effect::SetAddress(next)]
                }
                Some(Source::Again(number)) => self.open_again(number + 1, player),
                None => Vec::new(),
            },
            ExerciseMsg::Show => {
                self.show(true);
                // The first hint shows only how the play begins.
                vec![
                    send(Intent::Restart),
                    send(Intent::Hint),
                    send(Intent::Hint),
                ]
            }
            ExerciseMsg::Begin => vec![Effect::SetAddress(AGAIN.to_owned())],
            ExerciseMsg::Leave => vec![Effect::SetAddress(LIST.to_owned())],
            ExerciseMsg::Loaded(edition, text) => self.on_loaded(edition, text, now),
            ExerciseMsg::Judged(id, answer) => self.on_judged(id, answer, game),
            ExerciseMsg::Found(found) => {
                let change = Change::Find(found, now.day);
                self.change(change).into_iter().collect()
            }
            ExerciseMsg::Stored(text) => {
                self.exercises = text.as_deref().map(Exercises::parse).unwrap_or_default();
                Vec::new()
            }
            ExerciseMsg::Retell => self.retell(game, now),
        }
    }

    /// Waits on the home page for what an exercise needs.
    fn wait(&mut self, effect: Effect) -> Vec<Effect> {
        self.is_waiting = true;
        vec![send(GameMsg::Leave(Screen::Home)), effect]
    }

    /// Goes on with the exercise that was waited for, if its address is still that of the page.
    fn go_on(&mut self, now: &Now) -> Option<Effect> {
        let was_waiting = std::mem::take(&mut self.is_waiting);
        let is_wanted = matches!(
            parsed(&now.address),
            Address::Exercise { .. } | Address::Again
        );
        (was_waiting && is_wanted).then(|| send(RouteMsg::Changed))
    }

    fn open_ready(
        &mut self,
        ruleset: Ruleset,
        number: usize,
        player: PlayerSettings,
    ) -> Vec<Effect> {
        let edition = ruleset.edition.name;
        let Some(ready) = self.ready_of(edition) else {
            return self.wait(Effect::FetchExercises(edition));
        };
        let place = Place {
            is_ready: true,
            number,
            count: ready.len().min(READY),
        };
        let found = ready.get(number - 1).map(|ready| ready.exercise.clone());
        match found {
            Some(exercise) => self.open(Source::Ready(ruleset, number), &exercise, place, player),
            None => nowhere(t!(exercises::none)),
        }
    }

    /// The ready exercises of an edition, once they are loaded.
    pub fn ready_of(&self, edition: &str) -> Option<&[ReadyExercise]> {
        let mut ready = self.ready.iter();
        ready
            .find(|(known, _)| *known == edition)
            .map(|(_, ready)| &**ready)
    }

    fn open_again(&mut self, number: usize, player: PlayerSettings) -> Vec<Effect> {
        let Some(exercise) = self.queue.get(number - 1).cloned() else {
            return vec![Effect::Redirect(LIST)];
        };
        let place = Place {
            is_ready: false,
            number,
            count: self.queue.len(),
        };
        self.open(Source::Again(number), &exercise, place, player)
    }

    fn open(
        &mut self,
        source: Source,
        exercise: &Exercise,
        place: Place,
        player: PlayerSettings,
    ) -> Vec<Effect> {
        self.is_waiting = false;
        self.answer = Rc::default();
        match Session::exercise(exercise, place, player, levels()) {
            Ok((session, told)) => {
                self.current = Some(Current {
                    source,
                    is_counted: false,
                    asked: None,
                });
                vec![send(GameMsg::Learn(Box::new(session), told))]
            }
            Err(problem) => nowhere(&problem),
        }
    }

    fn on_loaded(
        &mut self,
        edition: &'static str,
        text: Result<String, String>,
        now: &Now,
    ) -> Vec<Effect> {
        match text {
            Ok(text) => {
                self.ready.push((edition, read_ready(&text)));
                self.go_on(now).into_iter().collect()
            }
            // The list has its numbers without the file.
            Err(_) if !self.is_waiting => Vec::new(),
            Err(problem) => {
                self.is_waiting = false;
                nowhere(&t!(exercises::problem, problem))
            }
        }
    }

    fn retell(&mut self, game: &GameStore, now: &Now) -> Vec<Effect> {
        let mut effects: Vec<Effect> = self.go_on(now).into_iter().collect();
        if attempt(game).is_some() {
            effects.push(send(GameMsg::RetellLesson(String::new())));
            // The program is asked again, for an answer in the new language.
            if let Some(current) = &mut self.current {
                current.asked = None;
            }
        }
        effects
    }

    /// Counts a play that was finished on the screen, and has the bots' program judge it.
    pub fn note(&mut self, game: &GameStore, today: Day) -> Vec<Effect> {
        let Some(current) = &mut self.current else {
            return Vec::new();
        };
        let Some(attempt) = attempt(game) else {
            self.current = None;
            return Vec::new();
        };
        if attempt.progress == Progress::Going {
            if current.asked.take().is_some() && !self.answer.is_revealed {
                self.answer = Rc::default();
            }
            return Vec::new();
        }
        if current.asked.as_ref() == Some(&attempt.play) {
            return Vec::new();
        }
        current.asked = Some(attempt.play.clone());
        self.answer = Rc::default();
        self.id += 1;
        let mut effects: Vec<Effect> = self.count(&attempt, today).into_iter().collect();
        effects.extend(self.question(attempt, game));
        effects
    }

    /// Counts the first play of an exercise.
    fn count(&mut self, attempt: &ExerciseAttempt, day: Day) -> Option<Effect> {
        let current = self.current.as_mut()?;
        let is_solved = attempt.progress == Progress::Done && !attempt.is_helped;
        if std::mem::replace(&mut current.is_counted, true) {
            return None;
        }
        match current.source {
            Source::Again(..) => self.change(Change::Try {
                position: attempt.exercise.position.clone(),
                is_solved,
                day,
            }),
            Source::Ready(ruleset, number) if is_solved => {
                self.change(Change::Solve(ruleset.edition.name, number))
            }
            Source::Ready(..) => None,
        }
    }

    fn question(&self, attempt: ExerciseAttempt, game: &GameStore) -> Option<Effect> {
        // The players have no names here, only colours.
        let family = game.active()?.session.table().ruleset().family;
        let names = family.seats.iter().map(|seat| seat.colour().to_owned());
        let request = ExerciseRequest {
            play: AnswerRequest {
                position: attempt.exercise.position,
                play: attempt.play,
            },
            played: attempt.exercise.played,
            names: names.collect(),
        };
        let find = |outcome| match outcome {
            Outcome::Exercise(answer) => Some(answer),
            _ => None,
        };
        let id = self.id;
        Some(of_bots(Job::Exercise(request), find, move |answer| {
            ExerciseMsg::Judged(id, answer)
        }))
    }

    fn on_judged(
        &mut self,
        id: u32,
        answer: Result<Judgement, String>,
        game: &GameStore,
    ) -> Vec<Effect> {
        let current = self.current.as_ref();
        // The player may have taken the play back.
        let is_about_it = id == self.id && current.is_some_and(|current| current.asked.is_some());
        if !is_about_it {
            return Vec::new();
        }
        self.judgement = answer.unwrap_or_else(|problem| Judgement {
            play: vec![problem],
            better: None,
        });
        let is_solved = attempt(game).is_some_and(|attempt| attempt.progress == Progress::Done);
        self.show(is_solved);
        vec![send(AnnounceMsg::Say(self.answer.says.join(" ")))]
    }

    /// Shows the sentences about a play, and the best one once it is found or asked for.
    fn show(&mut self, is_revealed: bool) {
        let Judgement { play, better } = &self.judgement;
        // What was asked for comes first, where there is little room.
        let better = better.iter().filter(|_| is_revealed);
        let found = self.found().filter(|_| is_revealed);
        let says = better.chain(play).cloned();
        let says = says.chain(found).chain(self.last()).collect();
        let lesson = self.lesson();
        self.answer = Rc::new(ExerciseAnswer {
            says,
            is_revealed,
            lesson,
        });
    }

    /// The lesson on what the ready exercise on the screen shows: a sentence, and its address.
    fn lesson(&self) -> Option<(String, String)> {
        let (ruleset, ready) = self.current_ready()?;
        let lesson = ready.lesson?;
        let theme = t!(exercises::theme, theme = &*ready.theme);
        Some((
            t!(exercises::lesson_on, theme),
            write_lesson(ruleset, lesson),
        ))
    }

    /// The ready exercise on the screen.
    fn current_ready(&self) -> Option<(Ruleset, &ReadyExercise)> {
        let Source::Ready(ruleset, number) = self.current.as_ref()?.source else {
            return None;
        };
        let ready = self.ready_of(ruleset.edition.name)?;
        Some((ruleset, ready.get(number - 1)?))
    }

    /// The sentence after the last move to try again.
    fn last(&self) -> Option<String> {
        match self.current.as_ref()?.source {
            Source::Again(number) if number == self.queue.len() => {
                Some(t!(exercises::last).to_owned())
            }
            _ => None,
        }
    }

    /// How many bots find the best play of the ready exercise on the screen, in a sentence.
    fn found(&self) -> Option<String> {
        let (_, ready) = self.current_ready()?;
        let [easy, medium, hard] = ready.found;
        Some(t!(exercises::found, easy, medium, hard))
    }

    fn change(&mut self, change: Change) -> Option<Effect> {
        let is_new = self.exercises.apply(change.clone());
        is_new.then_some(Effect::ChangeExercises(change))
    }
}

/// The exercise on the screen.
fn attempt(game: &GameStore) -> Option<ExerciseAttempt> {
    let shown = game.active().filter(|_| game.screen == Screen::Lesson)?;
    shown.session.exercise_attempt()
}

fn nowhere(problem: &str) -> Vec<Effect> {
    vec![send(RouteMsg::Nowhere(problem.to_owned()))]
}

/// Changes the stored exercises, which another tab may have changed.
pub fn keep(change: Change) {
    let stored = local_storage::read(local_storage::EXERCISES);
    let mut exercises = stored.as_deref().map(Exercises::parse).unwrap_or_default();
    if exercises.apply(change) {
        // Where nothing can be stored, games are not kept either, and a notice says so.
        let _ = local_storage::write(local_storage::EXERCISES, &exercises.text());
    }
}
