//! Checks of a game's lessons, which try every way to play each of them.

use words::Language;

use super::state::is_sentence;
use super::{Fault, Holds, Suite, hold};
use crate::board::Space;
use crate::event::Event;
use crate::lesson::{self, Attempt, Lesson, Look};
use crate::notation;
use crate::piece::PiecePosition;
use crate::playable::Playable;
use crate::record::HistoryEntry;
use crate::seat::Seat;
use crate::state::Node;

/// Upper limits for a beginner on a phone: the number of lessons of a game, and the characters of
/// their texts.
const MAX_LESSONS: usize = 10;
const TITLE: usize = 24;
const TASK: usize = 190;
const OTHERS: usize = 150;
const LOOK: usize = 20;

/// The maximal number of steps tried in one lesson.
const STEPS: usize = 50_000;

/// The outcomes of all tries of a lesson.
#[derive(Default)]
struct Ends {
    done: bool,
    missed: bool,
    /// Whether there was a choice between actions.
    choices: bool,
    steps: usize,
    /// The spaces where a move ended.
    landed: Vec<Space>,
    /// The spaces of the ways of all moves.
    passed: Vec<Space>,
}

impl Ends {
    fn note(&mut self, event: &Event) {
        let (Event::Moved { way, .. } | Event::Slid { way, .. }) = event else {
            return;
        };
        self.passed.extend(way);
        self.landed.extend(way.last());
    }
}

impl<G: Playable> Suite<'_, G> {
    /// Checks the lessons of this edition in every language. Only games without options have
    /// lessons.
    pub(super) fn lessons(&self) -> Holds {
        if self.game.ruleset().choices().next().is_some() {
            return Ok(());
        }
        for language in Language::ALL {
            self.lessons_in(language)?;
        }
        Ok(())
    }

    fn lessons_in(&self, language: Language) -> Holds {
        let read = lesson::read(&self.game.lessons(language));
        let lessons = read.as_ref().map_or(&[][..], |lessons| lessons);
        hold("a game's lessons can be read", read.is_ok(), || {
            format!("{read:?}")
        })?;
        let law = "a game with lessons says how long they take";
        let time = G::LEARNED_IN;
        hold(law, lessons.is_empty() == time.is_none(), || {
            format!("{} lessons in {time:?}", lessons.len())
        })?;
        hold("a course is short", lessons.len() <= MAX_LESSONS, || {
            format!("{} lessons", lessons.len())
        })?;
        for lesson in lessons {
            let located = |fault| Fault {
                at: format!("{}, lesson \"{}\"", self.game.ruleset(), lesson.title),
                ..fault
            };
            self.lesson(lesson).map_err(located)?;
        }
        let titles = lessons.iter().map(|lesson| &lesson.title);
        let mut titles: Vec<_> = titles.collect();
        titles.sort_unstable();
        titles.dedup();
        let law = "lessons have distinct titles";
        hold(law, titles.len() == lessons.len(), || format!("{titles:?}"))
    }

    fn lesson(&self, lesson: &Lesson) -> Holds {
        self.words_of(lesson)?;
        let unknown = lesson.rules.iter().find(|rule| !self.rules.contains(*rule));
        let law = "a lesson names rules of the rulebook";
        hold(law, unknown.is_none(), || format!("{unknown:?}"))?;
        let unknown = lesson.looks.iter();
        let mut unknown = unknown.filter(|look| self.board.find(&look.space).is_none());
        let unknown = unknown.next();
        let law = "a lesson marks spaces of the board";
        let marks = !lesson.looks.is_empty() && unknown.is_none();
        hold(law, marks, || format!("{unknown:?}"))?;

        let line = lesson.position_in(self.game.ruleset());
        let read = notation::parse_position_line(self.game, &line);
        let law = "a lesson begins with a position";
        hold(law, read.is_ok(), || {
            format!("{line}: {:?}", read.as_ref().err())
        })?;
        let Ok(state) = read else { return Ok(()) };
        let written = notation::position_line(self.game, &state);
        let law = "a lesson's position line is in normal form";
        hold(law, written == line, || format!("{line}, not {written}"))?;
        super::check_state(self.game, &state)?;
        let seat = self.game.node(&state).seat();
        let law = "a lesson's position has a seat to act";
        hold(law, seat.is_some(), || line.clone())?;
        let Some(learner) = seat else { return Ok(()) };

        let (mut ends, pieces) = (Ends::default(), self.game.pieces(&state));
        let is_empty = |look: &&Look| {
            let mut there = pieces.iter().map(|standing| self.board.space(standing.at));
            !there.any(|info| info.name == look.space)
        };
        let mut pawns = lesson.looks.iter().filter(|look| look.is_pawn);
        let missing = pawns.find(is_empty);
        let law = "a pawn marked by a lesson exists";
        hold(law, missing.is_none(), || format!("{missing:?}"))?;
        let trial = Trial {
            lesson,
            learner,
            events: Vec::new(),
            pieces,
            chance_count: 0,
        };
        let law = "a lesson is not done at its start";
        hold(law, !trial.is_done(self), || line.clone())?;
        self.try_all(&state, trial, &mut ends)?;
        hold("a lesson can be done", ends.done, || line.clone())?;
        let law = "a lesson with choices can be missed";
        hold(law, ends.missed || !ends.choices, || line.clone())?;
        let standing = self.game.pieces(&state).into_iter().map(|each| each.at);
        let (mut landed, mut passed) = (ends.landed, ends.passed);
        landed.extend(standing);
        passed.extend(&landed);
        let is_astray = |(index, look): &(usize, &Look)| {
            let reached = if *index == 0 { &landed } else { &passed };
            let space = self.board.find(&look.space);
            !look.is_pawn && space.is_none_or(|space| !reached.contains(&space))
        };
        let mut astray = lesson.looks.iter().enumerate();
        let astray = astray.find(is_astray);
        let law =
            "a lesson's first ring lies where a pawn stands or can land, the others on the way";
        hold(law, astray.is_none(), || format!("{astray:?}"))
    }

    fn words_of(&self, lesson: &Lesson) -> Holds {
        let Lesson {
            title,
            task,
            hint,
            praise,
            ..
        } = lesson;
        let sentences = [(task, TASK), (hint, OTHERS), (praise, OTHERS)];
        let parts = lesson.parts.iter().map(|part| (&part.task, TASK));
        let looks = lesson.looks.iter().map(|look| (&look.words, LOOK));
        let labels = looks.chain([(title, TITLE)]);
        let labels =
            labels.filter(|(text, most)| !is_sentence(text) || text.chars().count() > *most);
        let ends = |text: &str| text.ends_with(['.', '!', '?']);
        let is_full_sentence = |text: &str| ends(text) && is_sentence(text.trim_end_matches('.'));
        let sentences = sentences.into_iter().chain(parts);
        let sentences = sentences
            .filter(|(text, most)| !is_full_sentence(text) || text.chars().count() > *most);
        let wrong = labels.chain(sentences).next();
        let law = "a lesson's texts are sentences of limited length";
        hold(law, wrong.is_none(), || {
            format!(
                "{wrong:?}, {:?}",
                wrong.map(|(text, _)| text.chars().count())
            )
        })?;
        let mut parts = lesson.parts.iter();
        let last = parts.find(|part| part.objectives >= lesson.done.len());
        let law = "each part of a lesson's task has an objective";
        hold(law, last.is_none(), || format!("{last:?}"))
    }

    /// Tries every way to continue a trial.
    fn try_all(&self, state: &G::State, trial: Trial<'_>, ends: &mut Ends) -> Holds {
        ends.steps += 1;
        let law = "a lesson is small";
        hold(law, ends.steps <= STEPS, || format!("{STEPS} steps"))?;
        if trial.is_done(self) {
            ends.done = true;
            return Ok(());
        }
        match self.game.node(state) {
            Node::Chance { seat } if seat == trial.learner => {
                let Some(name) = trial.lesson.comes.get(trial.chance_count) else {
                    ends.missed = true;
                    return Ok(());
                };
                let mut chances = Vec::new();
                self.game.chance_outcomes(state, &mut chances);
                let mut chances = chances.into_iter().map(|(chance, _)| chance);
                let chance = chances.find(|chance| chance.to_string() == *name);
                let law = "a lesson's outcomes are possible";
                hold(law, chance.is_some(), || name.clone())?;
                chance.map_or(Ok(()), |chance| {
                    let mut after = trial.clone();
                    after.chance_count += 1;
                    self.go_on(state, HistoryEntry::Chance(chance), after, ends)
                })
            }
            Node::Decision { seat } if seat == trial.learner => {
                let mut actions = Vec::new();
                self.game.legal_actions(state, &mut actions);
                ends.choices |= actions.len() > 1;
                actions.into_iter().try_for_each(|action| {
                    self.go_on(state, HistoryEntry::Action(action), trial.clone(), ends)
                })
            }
            _ => {
                ends.missed = true;
                Ok(())
            }
        }
    }

    fn go_on(
        &self,
        state: &G::State,
        entry: HistoryEntry<G>,
        mut trial: Trial<'_>,
        ends: &mut Ends,
    ) -> Holds {
        let (mut state, mut events) = (state.clone(), Vec::new());
        entry.apply(self.game, &mut state, &mut events);
        events.iter().for_each(|event| ends.note(event));
        trial.pieces = self.game.pieces(&state);
        trial.events.extend(events);
        self.try_all(&state, trial, ends)
    }
}

/// A partly played lesson.
#[derive(Clone)]
struct Trial<'a> {
    lesson: &'a Lesson,
    learner: Seat,
    events: Vec<Event>,
    pieces: Vec<PiecePosition>,
    /// The number of chance outcomes so far.
    chance_count: usize,
}

impl Trial<'_> {
    fn is_done<G: Playable>(&self, suite: &Suite<'_, G>) -> bool {
        self.lesson.is_done(&Attempt {
            board: &suite.board,
            ruleset: suite.game.ruleset(),
            learner: self.learner,
            events: &self.events,
            pieces: &self.pieces,
        })
    }
}
