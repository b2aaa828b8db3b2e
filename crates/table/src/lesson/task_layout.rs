//! The layout of a lesson on the board: bubble, arrow, marks and captions.

use std::iter;
use std::rc::Rc;

use rules::board::{BOARD_SIZE, Board, Kind, Point};
use rules::lesson::{self, Objective};
use rules::piece::PiecePosition;

use super::keep_clear::Obstacles;
use super::{Learning, Progress};
use crate::game_session::GameSession;
use crate::piece_layout::{self, PieceSize};
use crate::placement::area::Area;
use crate::placement::lesson_bubble::BubbleText;

/// The layout of a lesson on the board, as it is seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TaskLayout {
    /// The bubble with the task.
    pub bubble: Area,
    /// The arrow to the subject of the task, while the subject is on the board.
    pub arrow: Option<Arrow>,
    /// The marks, until the lesson is done.
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

impl Learning {
    /// The layout of the lesson on the board.
    pub(super) fn layout(&self, table: &GameSession) -> TaskLayout {
        let bubble = self.bubble.unwrap_or_else(|| self.bubble(table, None));
        let mut layout = TaskLayout {
            bubble,
            arrow: None,
            marks: Vec::new(),
            burst: (self.progress == Progress::Done).then(|| self.landing(table)),
        };
        if self.progress == Progress::Done || self.rolls_first() {
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
        let obstacles = self.with_goals(obstacles, table);
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
            let place = |standing: &&PiecePosition| self.board.space(standing.at).place;
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
    fn marked(&self, table: &GameSession) -> Vec<(Option<Point>, &str)> {
        let (board, pieces) = (&*self.board, table.pieces());
        let marked = |(look, followed): (&'_ _, &Option<usize>)| {
            let look: &lesson::Look = look;
            match *followed {
                Some(index) => {
                    let at = pieces[index].at;
                    let info = board.space(at);
                    let count = pieces.iter().filter(|other| other.at == at).count();
                    let is_out = !matches!(info.kind, Kind::Yard | Kind::Home);
                    is_out.then(|| match count {
                        1 => PieceSize::of(board).middle(piece_layout::spot(board, pieces, index)),
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
        marked.zip(words).collect()
    }

    /// The obstacles for the bubble and captions: pawns, dice, marked spaces, and spaces where the task wants
    /// pawns.
    fn obstacles(&self, table: &GameSession) -> Obstacles {
        let board = &*self.board;
        let mut obstacles = Obstacles::of(table, board, self.learner);
        let goals = self
            .lesson
            .done
            .iter()
            .filter_map(|objective| match objective {
                Objective::Stands(names) => Some(names),
                _ => None,
            });
        let goals = goals.flatten().filter_map(|name| board.find(name));
        let goals = goals.map(|space| board.space(space).place);
        obstacles.needed.extend(goals);
        let marked = self.marked(table);
        obstacles.marked = marked.into_iter().filter_map(|(at, _)| at).collect();
        obstacles.needed.extend(&obstacles.marked);
        obstacles
    }

    /// The obstacles for captions, which must not cover where pawns can go, either.
    fn with_goals(&self, mut obstacles: Obstacles, table: &GameSession) -> Obstacles {
        let mut ways = Obstacles::default();
        self.add_ways(table, &mut ways, 1);
        obstacles.needed.append(&mut ways.useful);
        obstacles
    }

    /// Finds the pieces that the marks follow, from the table at the start.
    pub(super) fn follow(&mut self, table: &GameSession) {
        let (board, pieces) = (table.board(), table.pieces());
        let looks = self.lesson.looks.iter();
        let followed = looks.map(|look| {
            let mut pieces = pieces.iter().filter(|_| look.is_pawn);
            pieces.position(|standing| board.space(standing.at).name == look.space)
        });
        self.followed = followed.collect();
    }

    /// Places the bubble anew: its text has changed, or the board has been turned.
    pub(crate) fn arrange(&mut self, table: &GameSession, board: Rc<Board>) {
        let before = self.bubble.filter(|_| board.turns == self.board.turns);
        self.board = board;
        self.bubble = Some(self.bubble(table, before));
    }

    /// The place for the bubble, near to where it was `before`.
    fn bubble(&self, table: &GameSession, before: Option<Area>) -> Area {
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
        let marked = if self.progress == Progress::Done || self.rolls_first() {
            Vec::new()
        } else {
            self.marked(table)
        };
        let marked = marked
            .into_iter()
            .filter_map(|(at, words)| Some((at?, words)));
        let marked: Vec<(Point, &str)> = marked.collect();
        let target = marked.first().map(|(at, _)| *at);
        let around = self.with_goals(obstacles.clone(), table);
        let mut captions: Vec<Area> = Vec::new();
        for (at, words) in marked {
            captions.push(around.caption(at, words, &captions, None));
        }
        obstacles.bubble(text, target, &captions, before)
    }

    /// Adds the spaces that pieces can reach in up to `steps` moves as useful to see.
    fn add_ways(&self, table: &GameSession, obstacles: &mut Obstacles, steps: u32) {
        let mut table = table.clone();
        if let Some(next) = self.coming(&table) {
            table.enter(next);
        }
        for choice in table.choices() {
            let ends = [
                choice.pointing.from,
                choice.pointing.to,
                choice.pointing.slides,
            ];
            let ends = ends.into_iter().flatten();
            let places = ends.map(|space| self.board.space(space).place);
            obstacles.useful.extend(places);
            if steps > 1 {
                let mut after = table.clone();
                after.play(choice.index);
                self.add_ways(&after, obstacles, steps - 1);
            }
        }
    }

    /// The position of the last piece moved, or else the middle of the board.
    fn landing(&self, table: &GameSession) -> Point {
        let way = table.game_summary().last.last();
        let end = way.and_then(|way| way.last());
        let middle = Point {
            x: BOARD_SIZE / 2,
            y: BOARD_SIZE / 2,
        };
        end.map_or(middle, |space| self.board.space(*space).place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::open;
    use crate::placement::lesson_bubble::CLEAR;
    use rules::games::FAMILIES;
    use rules::ruleset::Ruleset;
    use words::Book;

    #[test]
    fn bubble_and_captions_are_apart_from_every_side_and_cover_no_marked_pawn() {
        for family in FAMILIES {
            let ruleset = Ruleset::of(family, 0);
            let text = Book::Lessons.of(words::language(), family.name());
            for number in 1.. {
                let lesson = open(ruleset, text.unwrap_or_default(), number);
                let Ok((mut learning, table)) = lesson else {
                    assert!(number > 3, "{ruleset} {number}");
                    break;
                };
                for turns in 0..4 {
                    learning.arrange(&table, Rc::new(table.board().turned(turns)));
                    let layout = learning.layout(&table);
                    let when = format!("{ruleset} {number}, turned {turns}: {layout:?}");
                    let captions = layout.marks.iter().map(|mark| mark.caption);
                    let labels: Vec<Area> = captions.chain([layout.bubble]).collect();
                    for (index, label) in labels.iter().enumerate() {
                        assert!(label.is_on_board(), "{when}");
                        let clashes = |other: &Area| other.overlaps(label);
                        assert!(!labels[..index].iter().any(clashes), "{when}");
                    }
                    for mark in &layout.marks {
                        assert!(!layout.bubble.covers(mark.at, CLEAR), "{when}");
                        let covers = |other: &Mark| other.caption.covers(mark.at, 200);
                        assert!(!layout.marks.iter().any(covers), "{when}");
                    }
                }
            }
        }
    }
}
