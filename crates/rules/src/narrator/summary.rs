//! Summaries of turns, in a few words.

use words::t;

use super::event_words::card;
use super::{Form, Narrator};
use crate::board::{Kind, Space};
use crate::event::{Cost, Event};
use crate::seat::{Seat, SeatSet};

/// The number of things told of a turn, the most important first.
const MAX_CLAUSES: usize = 3;

/// What is told in the order in which it happened. A capture or a pawn that came home always comes first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
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
        let (mut captured, mut swapped) = (Vec::new(), SeatSet::EMPTY);
        let (mut bonus, mut back, mut out, mut home) = (0, 0, 0_usize, 0_usize);
        // Where each pawn stands that the dice or a card moved, and how far it went.
        let mut moved: Vec<(Space, usize)> = Vec::new();
        let (mut took, mut lost, mut gave) = (0, 0, 0);
        let (mut is_sent_back, mut has_passed, mut has_picked) = (false, false, false);
        let [mut payers, mut takers, mut given] = [SeatSet::EMPTY; 3];
        let mut deeds: Vec<Deed> = Vec::new();
        let mut discarded = None;
        let kind = |space: Option<&Space>| space.map(|space| self.board.space(*space).kind);
        for event in events {
            match event {
                Event::Moved {
                    piece, way, cost, ..
                } => {
                    match kind(way.first()) {
                        Some(Kind::Yard) => {
                            out += 1;
                            deeds.push(Deed::Out);
                        }
                        // A pawn that goes back may slide on from there.
                        _ => {
                            let steps = way.windows(2);
                            let backward =
                                steps.filter(|step| self.board.is_backward(step)).count();
                            back += backward;
                            let ahead = way.len().saturating_sub(1 + backward);
                            deeds.push(if ahead > 0 { Deed::Moved } else { Deed::Back });
                            match cost {
                                Cost::Reward(_) => bonus += ahead,
                                _ if ahead == 0 => {}
                                _ => {
                                    let (first, last) = (way.first(), way.last());
                                    let before = moved.iter().position(|(at, _)| Some(at) == first);
                                    let before = before.map_or(0, |pawn| moved.remove(pawn).1);
                                    moved.extend(last.map(|at| (*at, before + ahead)));
                                }
                            }
                        }
                    }
                    // How far it went does not matter then.
                    if kind(way.last()) == Some(Kind::Home) && piece.owner.is_some() {
                        home += 1;
                        moved.retain(|(at, _)| Some(at) != way.last());
                    }
                }
                Event::Slid { way, .. } => {
                    deeds.push(Deed::Slid);
                    if let Some((first, last)) = way.first().zip(way.last()) {
                        let mut pawns = moved.iter_mut();
                        let pawn = pawns.find(|(at, _)| at == first);
                        pawn.into_iter().for_each(|(at, _)| *at = *last);
                    }
                }
                Event::Captured { piece, .. } => {
                    captured.extend(piece.owner);
                }
                Event::Swapped { one, other, .. } => {
                    let owners = [one, other].into_iter().filter_map(|each| each.piece.owner);
                    let others = owners.filter(|owner| *owner != seat);
                    swapped = others.fold(swapped, SeatSet::with);
                    deeds.push(Deed::Swapped);
                }
                Event::SentBack { .. } => {
                    is_sent_back = true;
                    deeds.push(Deed::SentBack);
                }
                Event::Discarded { faces, .. } => discarded = card(faces),
                Event::Passed { .. } => has_passed = true,
                Event::Paid { from, to, count } if *to == Some(seat) => {
                    took += usize::from(*count);
                    deeds.push(Deed::Paid);
                    payers = from.map_or(payers, |from| payers.with(from));
                }
                // What a seat pays after it has chosen a player to roll against is lost, not given.
                Event::Paid {
                    from,
                    to: Some(to),
                    count,
                } if from.is_none() || *from == Some(seat) && !has_picked => {
                    gave = usize::from(*count);
                    deeds.push(Deed::Paid);
                    given = given.with(*to);
                }
                Event::Picked { .. } => has_picked = true,
                Event::Paid { from, to, count } if *from == Some(seat) => {
                    lost += usize::from(*count);
                    deeds.push(Deed::Paid);
                    takers = to.map_or(takers, |to| takers.with(to));
                }
                _ => {}
            }
        }
        let words = self.words(Form::Plain);
        let whom = |seats: SeatSet| {
            let others = self.own.map_or(seats, |own| seats.without(own));
            let who = match (others.is_empty(), others == seats) {
                (true, true) => "nobody",
                (true, false) => "you",
                (false, true) => "other",
                (false, false) => "both",
            };
            (who, words.names(others))
        };
        let capture = words.phrases.capture;
        let mut clauses: Vec<(Option<Deed>, String)> = Vec::new();
        if !captured.is_empty() {
            let own = captured.iter().filter(|owner| Some(**owner) == self.own);
            let (own, times) = (own.count(), captured.len());
            let others = captured.into_iter().collect::<SeatSet>();
            let others = self.own.map_or(others, |own| others.without(own));
            let who = match (own, others.len()) {
                (0, 1) => "one",
                (0, _) => "several",
                (_, 0) => "you",
                _ => "both",
            };
            let whom = words.captured(seat, others);
            clauses.push((
                None,
                t!(events::turn_captured, capture, who, whom, own, times),
            ));
        }
        if !swapped.is_empty() {
            let (who, whom) = whom(swapped);
            clauses.push((Some(Deed::Swapped), t!(events::turn_swapped, who, whom)));
        }
        if home > 0 {
            clauses.push((None, t!(events::turn_home, count = home)));
        }
        if is_sent_back {
            clauses.push((Some(Deed::SentBack), t!(events::turn_sent_back).to_owned()));
        }
        let everyone = self.game.about().seats.without(seat);
        let is_shared = given == everyone && given.len() > 1;
        if took > 0 && !is_shared {
            let (who, whom) = whom(payers);
            clauses.push((
                Some(Deed::Paid),
                t!(events::turn_took, count = took, who, whom),
            ));
        }
        if lost > 0 {
            let (who, whom) = whom(takers);
            clauses.push((
                Some(Deed::Paid),
                t!(events::turn_lost, count = lost, who, whom),
            ));
        }
        if gave > 0 {
            let (who, whom) = match (is_shared, took) {
                (true, 0) => ("all", String::new()),
                (true, _) => ("everybody", String::new()),
                _ => whom(given),
            };
            clauses.push((
                Some(Deed::Paid),
                t!(events::turn_gave, count = gave, who, whom),
            ));
        }
        if out > 0 {
            clauses.push((Some(Deed::Out), t!(events::turn_out, count = out)));
        }
        if back > 0 {
            clauses.push((Some(Deed::Back), t!(events::turn_back, count = back)));
        }
        if bonus > 0 || !moved.is_empty() {
            // One number for each pawn.
            let sums: Vec<String> = moved.iter().map(|(_, sum)| sum.to_string()).collect();
            let count = match moved.is_empty() {
                true => "0".to_owned(),
                false => words::list(&sums),
            };
            clauses.push((Some(Deed::Moved), t!(events::turn_moved, count, bonus)));
        }
        if deeds.contains(&Deed::Slid) {
            clauses.push((Some(Deed::Slid), t!(events::turn_slid).to_owned()));
        }
        if let (true, Some((_, card))) = (clauses.is_empty(), discarded) {
            clauses.push((None, t!(events::turn_discarded, card)));
        }
        if clauses.is_empty() && has_passed {
            // Pawns captured since then wait as well. The sentence is true even so.
            let pawns = self.why_passed(seat);
            clauses.push((None, t!(events::turn_passed, pawns).to_owned()));
        }
        clauses.truncate(MAX_CLAUSES);
        // No deed is less than any deed.
        let time =
            |deed: Option<Deed>| deed.map(|deed| deeds.iter().position(|each| *each == deed));
        clauses.sort_by_key(|(deed, _)| time(*deed));
        let clauses: Vec<String> = clauses.into_iter().map(|(_, words)| words).collect();
        words::list(&clauses)
    }
}
