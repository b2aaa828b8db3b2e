//! Summaries of turns, in a few words.

use words::t;

use super::event_words::card;
use super::{Form, Narrator};
use crate::board::{Board, Kind, Space};
use crate::event::{Cost, Event};
use crate::seat::{Seat, SeatSet};
use crate::sort_few::sort_few;

/// The number of things told of a turn, the most important first.
const MAX_CLAUSES: usize = 2;

/// A fact that is told in the order in which it happened. A capture or a pawn that came home always comes first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fact {
    Swapped,
    SentBack,
    Paid,
    Out,
    Back,
    Moved,
    Slid,
}

impl Narrator<'_> {
    /// What the others did to the reader in these events, in one sentence; `None` if nobody captured, swapped, took
    /// or gave anything.
    pub fn done_to_reader<'e>(&self, events: impl Iterator<Item = &'e Event>) -> Option<String> {
        let own = self.own?;
        let (mut captors, mut swappers, mut takers) = (Vec::new(), SeatSet::EMPTY, SeatSet::EMPTY);
        let (mut count, mut got) = (0, 0);
        for event in events {
            match event {
                Event::Captured { seat, piece, .. } if piece.owner == Some(own) => {
                    captors.push(*seat);
                }
                Event::Swapped {
                    seat, one, other, ..
                } if [one, other]
                    .iter()
                    .any(|each| each.piece.owner == Some(own)) =>
                {
                    swappers = swappers.with(*seat);
                }
                Event::Paid {
                    from,
                    to,
                    count: paid,
                } if *from == Some(own) => {
                    count += u32::from(*paid);
                    takers = to.map_or(takers, |to| takers.with(to));
                }
                Event::Paid { to, count, .. } if *to == Some(own) => got += u32::from(*count),
                _ => {}
            }
        }
        let words = self.words(Form::Plain);
        let phrases = words.phrases;
        if !captors.is_empty() {
            let (count, capture) = (captors.len(), phrases.capture);
            let names = words.names(captors.into_iter().collect());
            return Some(t!(events::captured_yours, capture, names, count));
        }
        if count > 0 {
            let things = phrases.things(count);
            return Some(match takers.is_empty() {
                true => t!(events::lost_yours, count, things),
                false => t!(
                    events::took_yours,
                    names = words.names(takers),
                    count,
                    things
                ),
            });
        }
        if got > 0 {
            let things = phrases.things(got);
            return Some(t!(events::got_yours, count = got, things));
        }
        (!swappers.is_empty()).then(|| t!(events::swapped_yours, names = words.names(swappers)))
    }

    /// What a seat did in a turn, to be read after its name: "captured you and moved 9"; empty before that.
    pub fn turn(&self, seat: Seat, events: &[Event]) -> String {
        let turn = Turn::of(self.board, seat, events);
        let mut clauses = self.pawn_clauses(seat, &turn);
        clauses.extend(self.star_clauses(seat, &turn));
        clauses.extend(self.move_clauses(&turn));
        if let (true, Some((_, card))) = (clauses.is_empty(), turn.discarded) {
            clauses.push((None, t!(events::turn_discarded, card)));
        }
        if clauses.is_empty() && turn.has_passed {
            // Pawns captured since then wait as well. The sentence is true even so.
            let pawns = self.why_passed(seat);
            clauses.push((None, t!(events::turn_passed, pawns).to_owned()));
        }
        clauses.truncate(MAX_CLAUSES);
        // No fact is less than any fact.
        sort_few(&mut clauses, |(fact, _)| fact.map(|fact| turn.time(fact)));
        let clauses: Vec<String> = clauses.into_iter().map(|(_, words)| words).collect();
        words::list(&clauses)
    }

    /// What happened to pawns on their way: captures, swaps, homes, penalties.
    fn pawn_clauses(&self, seat: Seat, turn: &Turn) -> Vec<Clause> {
        let words = self.words(Form::Plain);
        let mut clauses = Vec::new();
        if !turn.captured.is_empty() {
            let own = turn.captured.iter();
            let own = own.filter(|owner| Some(**owner) == self.own).count();
            let others = turn.captured.iter().copied().collect::<SeatSet>();
            let others = self.own.map_or(others, |own| others.without(own));
            let who = match (own, others.len()) {
                (0, 1) => "one",
                (0, _) => "several",
                (_, 0) => "you",
                _ => "both",
            };
            let (capture, times) = (words.phrases.capture, turn.captured.len());
            let whom = words.captured(seat, others);
            let captured = t!(events::turn_captured, capture, who, whom, own, times);
            clauses.push((None, captured));
        }
        if !turn.swapped.is_empty() {
            let (who, whom) = self.whom(turn.swapped);
            let swapped = t!(events::turn_swapped, who, whom);
            clauses.push((Some(Fact::Swapped), swapped));
        }
        if turn.home > 0 {
            clauses.push((None, t!(events::turn_home, count = turn.home)));
        }
        if turn.did(Fact::SentBack) {
            clauses.push((Some(Fact::SentBack), t!(events::turn_sent_back).to_owned()));
        }
        clauses
    }

    /// Who gave what the players collect.
    fn star_clauses(&self, seat: Seat, turn: &Turn) -> Vec<Clause> {
        let Turn {
            took, lost, gave, ..
        } = *turn;
        let mut clauses = Vec::new();
        let mut tell = |words: String| clauses.push((Some(Fact::Paid), words));
        let everyone = self.game.about().seats.without(seat);
        let is_shared = turn.given == everyone && everyone.len() > 1;
        // The mover's own may be another one more, for moving Annie.
        let is_equal = is_shared && took == 1;
        if took > 0 && !is_equal {
            let (who, whom) = self.whom(turn.payers);
            tell(t!(events::turn_took, count = took, who, whom));
        }
        if lost > 0 {
            let (who, whom) = self.whom(turn.takers);
            tell(t!(events::turn_lost, count = lost, who, whom));
        }
        if gave > 0 {
            let (who, whom) = match (is_shared, is_equal) {
                (_, true) => ("everybody", String::new()),
                (true, _) => ("all", String::new()),
                _ => self.whom(turn.given),
            };
            tell(t!(events::turn_gave, count = gave, who, whom));
        }
        clauses
    }

    /// How far pawns went.
    fn move_clauses(&self, turn: &Turn) -> Vec<Clause> {
        let mut clauses = Vec::new();
        if turn.out > 0 {
            clauses.push((Some(Fact::Out), t!(events::turn_out, count = turn.out)));
        }
        if turn.back > 0 {
            clauses.push((Some(Fact::Back), t!(events::turn_back, count = turn.back)));
        }
        if turn.bonus > 0 || !turn.moved.is_empty() {
            // One number for each pawn; of more than two numbers, their sum.
            let sums: Vec<String> = turn.moved.iter().map(|(_, sum)| sum.to_string()).collect();
            let count = match sums.is_empty() {
                true => "0".to_owned(),
                false => words::list(&sums),
            };
            let moved = match sums.len() + usize::from(turn.bonus > 0) {
                0..=2 => t!(events::turn_moved, count, bonus = turn.bonus),
                _ => {
                    let sums = turn.moved.iter().map(|(_, sum)| sum);
                    let count = sums.sum::<usize>() + turn.bonus;
                    t!(events::turn_moved_in_all, count)
                }
            };
            clauses.push((Some(Fact::Moved), moved));
        }
        if turn.did(Fact::Slid) {
            clauses.push((Some(Fact::Slid), t!(events::turn_slid).to_owned()));
        }
        clauses
    }

    /// Players in the object of a clause: whether the reader is one of them, and the names of the others.
    fn whom(&self, seats: SeatSet) -> (&'static str, String) {
        let others = self.own.map_or(seats, |own| seats.without(own));
        let who = match (others.is_empty(), others == seats) {
            (true, true) => "nobody",
            (true, false) => "you",
            (false, true) => "other",
            (false, false) => "both",
        };
        (who, self.words(Form::Plain).names(others))
    }
}

/// A clause of a summary. Those of a fact come in the order of the facts.
type Clause = (Option<Fact>, String);

/// What a seat did in a turn.
#[derive(Default)]
struct Turn {
    /// The facts, in order.
    facts: Vec<Fact>,
    /// The owners of the captured pieces.
    captured: Vec<Seat>,
    swapped: SeatSet,
    home: usize,
    out: usize,
    /// How far pawns went back, and forward by a bonus.
    back: usize,
    bonus: usize,
    /// Where each pawn stands that the dice or a card moved, and how far it went.
    moved: Vec<(Space, usize)>,
    /// What the players collect: how much the seat took, lost and gave, and from whom and to whom.
    took: usize,
    payers: SeatSet,
    lost: usize,
    takers: SeatSet,
    gave: usize,
    given: SeatSet,
    has_picked: bool,
    has_passed: bool,
    /// The name and the title of the discarded card.
    discarded: Option<(&'static str, &'static str)>,
}

impl Turn {
    /// The turn of a seat with these events.
    fn of(board: &Board, seat: Seat, events: &[Event]) -> Turn {
        let mut turn = Turn::default();
        for event in events {
            turn.add(board, seat, event);
        }
        turn
    }

    fn did(&self, fact: Fact) -> bool {
        self.facts.contains(&fact)
    }

    /// When the seat first did this.
    fn time(&self, fact: Fact) -> Option<usize> {
        self.facts.iter().position(|each| *each == fact)
    }

    fn add(&mut self, board: &Board, seat: Seat, event: &Event) {
        match event {
            Event::Moved {
                piece, way, cost, ..
            } => {
                self.add_move(board, way, *cost);
                let last = way.last().copied();
                let is_home = last.is_some_and(|last| board.space(last).kind == Kind::Home);
                // How far it went does not matter then.
                if is_home && piece.owner.is_some() {
                    self.home += 1;
                    self.moved.retain(|(at, _)| Some(*at) != last);
                }
            }
            Event::Slid { way, .. } => {
                self.facts.push(Fact::Slid);
                if let [first, .., last] = way[..] {
                    let mut pawns = self.moved.iter_mut();
                    let pawn = pawns.find(|(at, _)| *at == first);
                    pawn.into_iter().for_each(|(at, _)| *at = last);
                }
            }
            Event::Captured { piece, .. } => self.captured.extend(piece.owner),
            Event::Swapped { one, other, .. } => {
                let owners = [one, other].into_iter().filter_map(|each| each.piece.owner);
                let others = owners.filter(|owner| *owner != seat);
                self.swapped = others.fold(self.swapped, SeatSet::with);
                self.facts.push(Fact::Swapped);
            }
            Event::SentBack { .. } => self.facts.push(Fact::SentBack),
            Event::Discarded { faces, .. } => self.discarded = card(faces),
            Event::Passed { .. } => self.has_passed = true,
            Event::Picked { .. } => self.has_picked = true,
            Event::Paid { from, to, count } => {
                self.add_payment(seat, *from, *to, usize::from(*count));
            }
            _ => {}
        }
    }

    fn add_move(&mut self, board: &Board, way: &[Space], cost: Cost) {
        let [first, .., last] = *way else {
            return;
        };
        if board.space(first).kind == Kind::Yard {
            self.out += 1;
            self.facts.push(Fact::Out);
            return;
        }
        // A pawn that goes back may slide on from there.
        let backward = way
            .windows(2)
            .filter(|step| board.is_backward(step))
            .count();
        self.back += backward;
        let ahead = way.len() - 1 - backward;
        self.facts
            .push(if ahead > 0 { Fact::Moved } else { Fact::Back });
        match cost {
            Cost::Reward(_) => self.bonus += ahead,
            _ if ahead == 0 => {}
            _ => {
                let before = self.moved.iter().position(|(at, _)| *at == first);
                let before = before.map_or(0, |pawn| self.moved.remove(pawn).1);
                self.moved.push((last, before + ahead));
            }
        }
    }

    fn add_payment(&mut self, seat: Seat, from: Option<Seat>, to: Option<Seat>, count: usize) {
        let own = Some(seat);
        match (from, to) {
            (from, to) if to == own => {
                self.took += count;
                self.payers = from.map_or(self.payers, |from| self.payers.with(from));
            }
            // What a seat pays after it has chosen a player to roll against is lost, not given.
            (from, Some(to)) if from.is_none() || from == own && !self.has_picked => {
                self.gave = count;
                self.given = self.given.with(to);
            }
            (from, to) if from == own => {
                self.lost += count;
                self.takers = to.map_or(self.takers, |to| self.takers.with(to));
            }
            _ => return,
        }
        self.facts.push(Fact::Paid);
    }
}
