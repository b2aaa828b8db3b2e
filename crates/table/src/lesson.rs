//! Learning a game by doing: its lessons, one after another, each a session that is no game.
//!
//! A lesson is judged by what has happened at its table since the beginning, all of it anew after each
//! step, so undo also undoes the verdict.

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

/// The name of the player of a lesson.
const LEARNER: Plain = text!(session::learner);

/// How a lesson goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It can still be done.
    Going,
    /// It is done.
    Done,
    /// The turn is over, and it is not done.
    Missed,
}

/// A lesson that is being done.
#[derive(Clone, Debug)]
pub struct Learning {
    pub(crate) lesson: Lesson,
    pub(crate) number: usize,
    pub(crate) count: usize,
    pub(crate) learner: Seat,
    pub(crate) progress: Progress,
    /// How many later parts of its task have begun.
    pub(crate) begun: usize,
    /// Whether its hint was asked for.
    pub(crate) hinted: bool,
    /// The titles of the whole course.
    titles: Vec<String>,
    /// The pieces that its marks follow, by index; none for a mark on a space.
    followed: Vec<Option<usize>>,
    /// By how many quarters the board is turned, clockwise.
    turns: u8,
    /// Where the bubble lies.
    bubble: Option<Area>,
}

/// A lesson as a screen shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// Which one of the course it is, from 1, and how many there are.
    pub number: usize,
    /// See there.
    pub count: usize,
    /// What it is about.
    pub title: String,
    /// What to do now.
    pub task: String,
    /// The titles of all lessons of the course.
    pub titles: Vec<String>,
    /// The numbers of the rules that it shows.
    pub rules: Vec<String>,
    /// How it goes.
    pub progress: Progress,
    /// Praise, a hint, or nothing yet.
    pub says: String,
    /// Whether there is something to begin anew.
    pub begun: bool,
    /// Where it lies on the board.
    pub layout: TaskLayout,
}

/// What a lesson puts on the board, and where it is seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TaskLayout {
    /// The bubble with the task.
    pub bubble: Area,
    /// The arrow to what the task is about, while that is on the board.
    pub arrow: Option<Arrow>,
    /// The marks, while the lesson is going.
    pub marks: Vec<Mark>,
    /// Where the last piece has come to, once the lesson is done.
    pub burst: Option<Point>,
}

/// An arrow on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// What it points at.
    pub to: Point,
    /// Its beginning at the bubble.
    pub from_bubble: Point,
    /// Its beginning where the task is not on the board.
    pub from_nearby: Point,
}

/// A marked pawn or space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Where it is.
    pub at: Point,
    /// Whether several pawns stand there.
    pub is_wide: bool,
    /// Where its caption lies.
    pub caption: Area,
    /// Where its sign lies, if there is no room for the caption.
    pub badge: Point,
    /// A letter; none for what the arrow points at.
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

    /// How it goes at a table, and how many parts of its task have begun.
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

    /// The next roll or step, as in a record.
    pub(crate) fn coming(&self, table: &dyn Table) -> Option<&str> {
        let thrown = table.throwers().iter().flatten().count();
        self.lesson.comes.get(thrown).map(String::as_str)
    }

    /// Names the player in the current language.
    pub(crate) fn call(&self, table: &mut dyn Table) {
        table.name(self.learner, LEARNER.say());
    }

    /// Takes the lesson's words from another text of the same lessons; keeps its own where that is none.
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

    /// The lesson as a screen shows it, at a table.
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

    /// What it puts on the board.
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
        // The arrow tells the first from the others.
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

    /// Where its marks are seen, and their words. A pawn that waits or is home is marked no longer.
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

    /// What the bubble and captions must not cover: pawns, dice, what is marked, and where pawns are to stand.
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

    /// Finds out which pieces its marks follow, from the table at its beginning.
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

    /// Adds where the pieces can go by so many steps, as what is useful to see.
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

    /// What is said of how it goes; nothing before there is anything to say.
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

/// Where the last piece that moved has come to; the middle of the board, if none has.
fn landing(table: &dyn Table) -> Point {
    let way = table.story().last.last();
    let end = way.and_then(|way| way.last());
    let middle = Point {
        x: BOARD_SIZE / 2,
        y: BOARD_SIZE / 2,
    };
    end.map_or(middle, |space| table.board().space(*space).place)
}

/// The lesson of that number, from 1, of a game's text of lessons, and a table at its beginning.
///
/// # Errors
/// A sentence that says what is wrong with the text, or that there is no such lesson.
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

/// A table at a position line, and who is to act there.
struct Beginning<'a>(&'a str);

impl Visitor for Beginning<'_> {
    type Output = Result<(Box<dyn Table>, Seat), String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let state = notation::parse_position_line(&game, self.0);
        let state = state.map_err(|error| error.to_string())?;
        let learner = game.node(&state).seat();
        let learner = learner.ok_or_else(|| t!(session::nobody_acts).to_owned())?;
        // Who stands on a board can play.
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

/// Persons at all seats, one of them learning.
fn sitters(seats: SeatSet, learner: Seat) -> Vec<(Seat, Sitter)> {
    let sitter = |seat| {
        let name = (seat == learner).then(|| LEARNER.say().to_owned());
        let kind = PERSON.to_owned();
        (seat, Sitter { kind, name })
    };
    seats.iter().map(sitter).collect()
}
