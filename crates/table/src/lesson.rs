//! Lessons: each is a session with a task and without a record.
//!
//! A lesson is judged by all events at its table since the start, again after each step. Undo therefore also
//! undoes the verdict.

use std::iter;

use rules::board::{BOARD_SIZE, Kind, Point};
use rules::games::{self, Playable, Visitor};
use rules::lesson::{self, Course, Deed, Lesson};
use rules::notation;
use rules::piece::Standing;
use rules::record::{Record, Sitter};
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;
use rules::words::in_edition;
use words::{Plain, t, text};

use crate::game_session::GameSession;
use crate::lesson_layout::{Area, BubbleText, Obstacles, seen};
use crate::piece_layout;
use crate::setup::PERSON;
use crate::table::Table;

/// The learner's name.
const LEARNER: Plain = text!(session::learner);

/// The progress of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It can still be done.
    Going,
    /// It is done.
    Done,
    /// The turn is over, but the lesson is not done.
    Missed,
}

/// A lesson in progress.
#[derive(Clone, Debug)]
pub struct Learning {
    pub(crate) lesson: Lesson,
    pub(crate) number: usize,
    pub(crate) count: usize,
    pub(crate) learner: Seat,
    pub(crate) progress: Progress,
    /// The number of later parts of the task that have begun.
    pub(crate) begun: usize,
    /// Whether the learner asked for the hint.
    pub(crate) hinted: bool,
    /// The titles of all lessons.
    titles: Vec<String>,
    /// The pieces that the marks follow, by index; `None` for a mark on a space.
    followed: Vec<Option<usize>>,
    /// How many quarter turns clockwise the board is turned.
    turns: u8,
    /// The position of the bubble.
    bubble: Option<Area>,
}

/// A lesson as the screen shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// The number of the lesson, from 1.
    pub number: usize,
    /// The number of lessons.
    pub count: usize,
    /// The title of the lesson.
    pub title: String,
    /// What to do now.
    pub task: String,
    /// The titles of all lessons.
    pub titles: Vec<String>,
    /// The numbers of the rules that it shows.
    pub rules: Vec<String>,
    /// The progress of the lesson.
    pub progress: Progress,
    /// Praise, a hint, or an empty text.
    pub says: String,
    /// Whether there is anything to restart.
    pub begun: bool,
    /// The layout on the board.
    pub layout: TaskLayout,
}

/// The layout of a lesson on the board, as it is seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TaskLayout {
    /// The bubble with the task.
    pub bubble: Area,
    /// The arrow to the subject of the task, while the subject is on the board.
    pub arrow: Option<Arrow>,
    /// The marks, until the lesson is over.
    pub marks: Vec<Mark>,
    /// The position of the last piece moved, once the lesson is done.
    pub burst: Option<Point>,
}

/// An arrow on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// The tip.
    pub to: Point,
    /// The start of the arrow from the bubble.
    pub from_bubble: Point,
    /// The start of the arrow if the task is not shown on the board.
    pub from_nearby: Point,
}

/// A marked pawn or space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Its position.
    pub at: Point,
    /// Whether several pawns stand there.
    pub is_wide: bool,
    /// The area of the caption.
    pub caption: Area,
    /// The position of the sign, if there is no room for the caption.
    pub badge: Point,
    /// A letter; `None` for the target of the arrow.
    pub sign: Option<char>,
    /// The caption.
    pub words: String,
}

impl Task {
    /// Whether the last lesson is done.
    pub fn is_course_done(&self) -> bool {
        self.progress == Progress::Done && self.number == self.count
    }
}

impl Learning {
    /// Whether the player can only start again or undo.
    pub fn is_over(&self) -> bool {
        self.progress != Progress::Going
    }

    /// Judges the lesson by the events at a table, and counts the parts of its task that have begun.
    pub(crate) fn judged(&self, table: &dyn Table) -> (Progress, usize) {
        let (mut again, mut events) = (table.boxed_clone(), Vec::new());
        again.go_to(0);
        while again.later() > 0 {
            events.extend(again.forward());
        }
        let course = Course {
            board: table.board(),
            ruleset: table.ruleset(),
            learner: self.learner,
            events: &events,
            pieces: table.pieces(),
        };
        let comes = || self.coming(table).is_some();
        let progress = match table.node() {
            _ if self.lesson.is_done(&course) => Progress::Done,
            Node::Decision { seat } if seat == self.learner => Progress::Going,
            Node::Chance { seat } if seat == self.learner && comes() => Progress::Going,
            _ => Progress::Missed,
        };
        (progress, self.lesson.begun(&course))
    }

    /// What to do now.
    pub(crate) fn task_now(&self) -> &str {
        self.lesson.task_at(self.begun)
    }

    /// The next scripted roll or draw, as in a record.
    pub(crate) fn coming(&self, table: &dyn Table) -> Option<&str> {
        let thrown = table.throwers().iter().flatten().count();
        self.lesson.comes.get(thrown).map(String::as_str)
    }

    /// Names the learner in the current language.
    pub(crate) fn call(&self, table: &mut dyn Table) {
        table.name(self.learner, LEARNER.say());
    }

    /// Translates the lesson with another text of the same lessons. Keeps the words if the text has no such
    /// lesson.
    pub(crate) fn retell(&mut self, ruleset: Ruleset, text: &str) {
        let lessons = lesson::read(&in_edition(text, ruleset.edition.name));
        let lessons = lessons.unwrap_or_default();
        let titles = lessons.iter().map(|lesson| lesson.title.clone()).collect();
        let mut same = lessons
            .into_iter()
            .filter(|told| told.position == self.lesson.position);
        let same = same.find(|told| told.looks.len() == self.followed.len());
        if let Some(told) = same {
            (self.lesson, self.titles) = (told, titles);
        }
    }

    /// The lesson as the screen shows it.
    pub(crate) fn task(&self, table: &dyn Table) -> Task {
        Task {
            ruleset: table.ruleset(),
            number: self.number,
            count: self.count,
            title: self.lesson.title.clone(),
            task: self.task_now().to_owned(),
            titles: self.titles.clone(),
            rules: self.lesson.rules.clone(),
            progress: self.progress,
            says: self.says(),
            begun: table.made() > 0,
            layout: self.layout(table),
        }
    }

    /// The layout of the lesson on the board.
    fn layout(&self, table: &dyn Table) -> TaskLayout {
        let bubble = self.bubble.unwrap_or_else(|| self.bubble(table, None));
        let burst = || seen(landing(table), self.turns);
        let mut layout = TaskLayout {
            bubble,
            arrow: None,
            marks: Vec::new(),
            burst: (self.progress == Progress::Done).then(burst),
        };
        if self.is_over() {
            return layout;
        }
        let obstacles = self.obstacles(table);
        let marked = self.marked(table);
        layout.arrow = marked.first().and_then(|(at, _)| {
            at.map(|to| Arrow {
                to,
                from_bubble: bubble.nearest(to),
                from_nearby: obstacles.short_arrow(to),
            })
        });
        let long = layout.arrow.map(|arrow| [arrow.from_bubble, arrow.to]);
        let short = layout.arrow.map(|arrow| [arrow.from_nearby, arrow.to]);
        let (mut taken, mut badges) = (vec![bubble], Vec::new());
        // The arrow distinguishes the first mark, and letters the others.
        let signs = iter::once(None).chain(('A'..).map(Some));
        for (sign, (at, words)) in signs.zip(marked) {
            let Some(at) = at else { continue };
            let caption = obstacles.caption(at, words, &taken, long);
            let badge = obstacles.badge(at, &badges, short);
            taken.push(caption);
            badges.push(badge);
            let pieces = table.pieces().iter();
            let place =
                |standing: &&Standing| seen(table.board().space(standing.at).place, self.turns);
            let there = pieces.filter(|standing| place(standing) == at).count();
            layout.marks.push(Mark {
                at,
                is_wide: there > 1,
                caption,
                badge: badge.middle(),
                sign,
                words: words.to_owned(),
            });
        }
        layout
    }

    /// The visible positions and the captions of the marks. A pawn in a yard or at home is not marked any more.
    fn marked(&self, table: &dyn Table) -> Vec<(Option<Point>, &str)> {
        let (board, pieces) = (table.board(), table.pieces());
        let marked = |(look, followed): (&'_ _, &Option<usize>)| {
            let look: &lesson::Look = look;
            match *followed {
                Some(index) => {
                    let at = pieces[index].at;
                    let info = board.space(at);
                    let count = pieces.iter().filter(|other| other.at == at).count();
                    let is_out = !matches!(info.kind, Kind::Yard | Kind::Home);
                    is_out.then(|| match count {
                        1 => piece_layout::spot(board, pieces, index),
                        _ => info.place,
                    })
                }
                None => board
                    .find(&look.space)
                    .map(|space| board.space(space).place),
            }
        };
        let looks = self.lesson.looks.iter();
        let words = looks.clone().map(|look| &*look.words);
        let marked = looks.zip(&self.followed).map(marked);
        let marked = marked.map(|at| at.map(|at| seen(at, self.turns)));
        marked.zip(words).collect()
    }

    /// The obstacles for the bubble and captions: pawns, dice, marked spaces, and spaces where the task wants
    /// pawns.
    fn obstacles(&self, table: &dyn Table) -> Obstacles {
        let board = table.board();
        let mut obstacles = Obstacles::of(table, self.learner, self.turns);
        let goals = self.lesson.done.iter().filter_map(|deed| match deed {
            Deed::Stands(names) => Some(names),
            _ => None,
        });
        let goals = goals.flatten().filter_map(|name| board.find(name));
        let goals = goals.map(|space| board.space(space).place);
        obstacles.needed.extend(goals);
        let mut obstacles = obstacles.seen(self.turns);
        let marked = self.marked(table);
        obstacles.marked = marked.into_iter().filter_map(|(at, _)| at).collect();
        obstacles.needed.extend(&obstacles.marked);
        obstacles
    }

    /// Finds the pieces that the marks follow, from the table at the start.
    fn follow(&mut self, table: &dyn Table) {
        let (board, pieces) = (table.board(), table.pieces());
        let looks = self.lesson.looks.iter();
        let followed = looks.map(|look| {
            let mut pieces = pieces.iter().filter(|_| look.is_pawn);
            pieces.position(|standing| board.space(standing.at).name == look.space)
        });
        self.followed = followed.collect();
    }

    /// Places the bubble anew: its text has changed, or the board has been turned.
    pub(crate) fn arrange(&mut self, table: &dyn Table, turns: u8) {
        let before = self.bubble.filter(|_| turns == self.turns);
        self.turns = turns;
        self.bubble = Some(self.bubble(table, before));
    }

    /// The place for the bubble, near to where it was `before`.
    fn bubble(&self, table: &dyn Table, before: Option<Area>) -> Area {
        let mut obstacles = self.obstacles(table);
        if !self.is_over() {
            self.add_ways(table, &mut obstacles, 2);
        }
        let says = self.says();
        let text = BubbleText {
            words: if self.is_over() {
                &says
            } else {
                self.task_now()
            },
            is_outcome: self.is_over(),
        };
        let marked = if self.is_over() {
            Vec::new()
        } else {
            self.marked(table)
        };
        let marked = marked
            .into_iter()
            .filter_map(|(at, words)| Some((at?, words)));
        let marked: Vec<(Point, &str)> = marked.collect();
        let target = marked.first().map(|(at, _)| *at);
        let mut captions: Vec<Area> = Vec::new();
        for (at, words) in marked {
            captions.push(obstacles.caption(at, words, &captions, None));
        }
        obstacles.bubble(text, target, &captions, before)
    }

    /// Adds the spaces that pieces can reach in up to `steps` moves as useful to see.
    fn add_ways(&self, table: &dyn Table, obstacles: &mut Obstacles, steps: u32) {
        let mut table = table.boxed_clone();
        if let (Node::Chance { .. }, Some(next)) = (table.node(), self.coming(&*table)) {
            let next = next.to_owned();
            table.enter(&next);
        }
        for choice in table.choices() {
            let ends = [
                choice.pointing.from,
                choice.pointing.to,
                choice.pointing.slides,
            ];
            let ends = ends.into_iter().flatten();
            let places = ends.map(|space| seen(table.board().space(space).place, self.turns));
            obstacles.useful.extend(places);
            if steps > 1 {
                let mut after = table.boxed_clone();
                after.play(choice.index);
                self.add_ways(&*after, obstacles, steps - 1);
            }
        }
    }

    /// The praise or hint for the current progress, if any.
    pub(crate) fn says(&self) -> String {
        let Lesson { hint, praise, .. } = &self.lesson;
        match self.progress {
            Progress::Done => praise.clone(),
            Progress::Missed => t!(session::not_quite, hint),
            Progress::Going if self.hinted => hint.clone(),
            Progress::Going => String::new(),
        }
    }
}

/// The position of the last piece moved, or else the middle of the board.
fn landing(table: &dyn Table) -> Point {
    let way = table.story().last.last();
    let end = way.and_then(|way| way.last());
    let middle = Point {
        x: BOARD_SIZE / 2,
        y: BOARD_SIZE / 2,
    };
    end.map_or(middle, |space| table.board().space(*space).place)
}

/// Lesson `number`, counted from 1, of a game's text of lessons, and a table at its start.
///
/// # Errors
/// A sentence that says what is wrong with the text, or that the lesson does not exist.
pub(crate) fn open(
    ruleset: Ruleset,
    text: &str,
    number: usize,
) -> Result<(Learning, Box<dyn Table>), String> {
    let lessons = lesson::read(&in_edition(text, ruleset.edition.name))
        .map_err(|problem| t!(session::lessons_unread, problem))?;
    let count = lessons.len();
    let titles = lessons.iter().map(|lesson| lesson.title.clone()).collect();
    let chosen = number.checked_sub(1);
    let chosen = chosen.and_then(|index| lessons.into_iter().nth(index));
    let Some(lesson) = chosen else {
        let title = ruleset.edition.title();
        return Err(t!(session::lesson_unknown, count, title));
    };
    let position = lesson.position_in(ruleset);
    let (table, learner) = games::visit(ruleset, Beginning(&position))
        .map_err(|problem| t!(session::lessons_unread, problem))?;
    let mut learning = Learning {
        lesson,
        number,
        count,
        learner,
        progress: Progress::Going,
        begun: 0,
        hinted: false,
        titles,
        followed: Vec::new(),
        turns: 0,
        bubble: None,
    };
    learning.follow(&*table);
    Ok((learning, table))
}

/// Opens a table at a position line. The seat to act is the learner.
struct Beginning<'a>(&'a str);

impl Visitor for Beginning<'_> {
    type Output = Result<(Box<dyn Table>, Seat), String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let state = notation::parse_position_line(&game, self.0);
        let state = state.map_err(|error| error.to_string())?;
        let learner = game.node(&state).seat();
        let learner = learner.ok_or_else(|| t!(session::nobody_acts).to_owned())?;
        // Seats with pieces on the board can play, and need no check.
        let record = Record {
            sitters: sitters(game.seats(&state), learner),
            game,
            seat_changes: Vec::new(),
            seed: None,
            series: None,
            taken_back: 0,
            made: Vec::new(),
        };
        Ok((Box::new(GameSession::from(record, Some(state))), learner))
    }
}

/// A person at every seat, one of them the learner.
fn sitters(seats: SeatSet, learner: Seat) -> Vec<(Seat, Sitter)> {
    let sitter = |seat| {
        let name = (seat == learner).then(|| LEARNER.say().to_owned());
        let kind = PERSON.to_owned();
        (seat, Sitter { kind, name })
    };
    seats.iter().map(sitter).collect()
}
