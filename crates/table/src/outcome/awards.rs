//! Awards at the end of a game, based on its events: the luckiest roll, the cruellest capture.

use rules::board::Space;
use rules::chance::Faces;
use rules::event::Event;
use rules::piece::PiecePosition;
use rules::seat::{Seat, SeatSet};
use words::t;

use super::feats::{GoodRoll, Stand};
use super::race::Race;
use rules::narrator::roll_in_words;

/// The maximum number of awards.
pub const MAX_AWARDS: usize = 3;

/// A side was close if it missed the win by at most one part in this many of the whole distance.
const CLOSE: i32 = 8;

/// An award.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Award {
    /// The title: "Luckiest roll".
    pub title: &'static str,
    /// The player and the reason: "Leo: double 6, 38 spaces".
    pub words: String,
}

/// Everything that awards are based on.
pub(super) struct Jury<'a> {
    pub(super) race: &'a Race,
    pub(super) winners: SeatSet,
    /// The name of a seat: "Leo", "You".
    pub(super) name: &'a dyn Fn(Seat) -> String,
    /// The reader's seat, if they play one.
    pub(super) own: Option<Seat>,
    /// The spaces where pieces that stand as given are a blockade.
    pub(super) blockades: &'a dyn Fn(&[PiecePosition]) -> Vec<Space>,
    /// What players collect, as the word after a number.
    pub(super) things: &'a dyn Fn(u32) -> String,
}

impl Jury<'_> {
    /// The awards of a finished game, the most impressive first.
    pub(super) fn awards(&self) -> Vec<Award> {
        let candidates: [&dyn Fn() -> Option<Award>; 9] = [
            &|| self.luckiest(),
            &|| self.cruellest_capture(),
            &|| self.longest_blockade(),
            &|| self.greatest_gift(),
            &|| self.comeback(),
            &|| self.most_captures(),
            &|| self.so_close(),
            &|| self.longest_lead(),
            &|| self.most_passes(),
        ];
        let given = candidates.iter().filter_map(|candidate| candidate());
        given.take(MAX_AWARDS).collect()
    }

    /// The roll or card that gained its player the most.
    fn luckiest(&self) -> Option<Award> {
        let rolls = self.race.best_rolls().into_iter();
        let best = rolls.reduce(|best, each| if each.gain > best.gain { each } else { best });
        let GoodRoll { gain, seat, faces } = best?;
        let (name, amount) = ((self.name)(seat), self.amount(gain));
        Some(match &faces {
            Faces::Card(card) => Award {
                title: t!(outcome::best_card),
                words: t!(outcome::best_card_words, name, card = card.title(), amount),
            },
            Faces::Dice(_) => Award {
                title: t!(outcome::luckiest_roll),
                words: t!(
                    outcome::luckiest_roll_words,
                    name,
                    dice = roll_in_words(&faces),
                    amount
                ),
            },
        })
    }

    /// The capture that cost a rival most.
    fn cruellest_capture(&self) -> Option<Award> {
        let mut worst: Option<(i32, Seat, Seat)> = None;
        let mut before = &self.race.to_go;
        for moment in &self.race.moments {
            for (seat, victim) in moment.events.iter().filter_map(Event::capture) {
                let (captor, side) = (self.race.side(seat)?, self.race.side(victim)?);
                let loss = moment.to_go[side] - before[side];
                if captor != side && loss > worst.map_or(0, |(most, ..)| most) {
                    worst = Some((loss, seat, victim));
                }
            }
            before = &moment.to_go;
        }
        let (loss, seat, victim) = worst?;
        let whose = if self.own == Some(victim) {
            "you"
        } else {
            "other"
        };
        Some(Award {
            title: match self.race.capture {
                "bump" => t!(outcome::cruellest_bump),
                _ => t!(outcome::cruellest_capture),
            },
            words: t!(
                outcome::cruellest_capture_words,
                name = (self.name)(seat),
                whose,
                whom = (self.name)(victim),
                count = loss.unsigned_abs()
            ),
        })
    }

    /// The blockade that stood longest, counted in rounds.
    fn longest_blockade(&self) -> Option<Award> {
        let stands = self.race.longest_blockades(self.blockades).into_iter();
        let longest = stands.reduce(|best, each| if each.turns > best.turns { each } else { best });
        let Stand { owners, turns } = longest?;
        // Less than a round does not earn an award.
        let rounds = turns / self.race.player_count();
        (rounds > 0).then(|| Award {
            title: t!(outcome::longest_blockade),
            words: t!(
                outcome::longest_blockade_words,
                name = self.names(owners),
                count = rounds
            ),
        })
    }

    /// The most things that one player gave another by choice, in a game about collecting.
    fn greatest_gift(&self) -> Option<Award> {
        // Of two players, the other one gets it.
        if self.race.sides.len() <= 2 {
            return None;
        }
        let mut given: Vec<(Seat, Seat, u8)> = Vec::new();
        let mut is_duel = false;
        for event in self.race.events() {
            match (event, event.gift()) {
                (Event::Picked { .. }, _) => is_duel = true,
                (Event::TurnPasses { .. }, _) => is_duel = false,
                (_, Some((from, to, count))) if !is_duel => {
                    let mut all = given.iter_mut();
                    match all.find(|gift| (gift.0, gift.1) == (from, to)) {
                        Some(gift) => gift.2 += count,
                        None => given.push((from, to, count)),
                    }
                }
                _ => {}
            }
        }
        // Of equal gifts, the first.
        let (from, to, count) = given
            .into_iter()
            .reduce(|best, gift| if gift.2 > best.2 { gift } else { best })?;
        let whose = if self.own == Some(to) { "you" } else { "other" };
        let (name, whom) = ((self.name)(from), (self.name)(to));
        let amount = self.amount(i32::from(count));
        Some(Award {
            title: t!(outcome::greatest_gift),
            words: t!(outcome::greatest_gift_words, name, whose, whom, amount),
        })
    }

    /// The largest gap behind the leader that the winner made up, if it was large.
    fn comeback(&self) -> Option<Award> {
        let winner = self.winner()?;
        let behind = |to_go: &&[i32]| {
            let best = to_go.iter().min().copied().unwrap_or_default();
            to_go[winner] - best
        };
        let most = self.race.turns().iter().map(behind).max()?;
        // A gap of a tenth of the distance earns an award.
        if most * 10 < self.race.to_go[winner].max(30) {
            return None;
        }
        Some(Award {
            title: t!(outcome::comeback),
            words: t!(
                outcome::comeback_words,
                name = self.side_name(winner),
                amount = self.amount(most)
            ),
        })
    }

    /// The player with the most captures, if nobody has as many.
    fn most_captures(&self) -> Option<Award> {
        let captors = self.race.events().filter_map(Event::capture);
        let (count, seat) = self.most_often(captors.map(|(captor, _)| captor))?;
        (count > 1).then(|| Award {
            title: match self.race.capture {
                "bump" => t!(outcome::most_bumps),
                _ => t!(outcome::most_captures),
            },
            words: t!(
                outcome::most_captures_words,
                name = (self.name)(seat),
                count
            ),
        })
    }

    /// The runner-up's distance to the win, if it was small.
    fn so_close(&self) -> Option<Award> {
        let winner = self.winner()?;
        let last = &self.race.moments.last()?.to_go;
        let others = (0..self.race.sides.len()).filter(|side| !self.has_won(*side));
        let second = others.min_by_key(|side| last[*side])?;
        let short = last[second] - last[winner];
        let (whole, left) = (self.race.to_go[second], last[second]);
        // Whoever has hardly moved was not close.
        let is_close = short > 0 && short * CLOSE <= whole && short * 2 <= whole - left;
        is_close.then(|| Award {
            title: t!(outcome::so_close),
            words: t!(
                outcome::so_close_words,
                name = self.side_name(second),
                amount = self.amount(short)
            ),
        })
    }

    /// The side that led for the most turns.
    fn longest_lead(&self) -> Option<Award> {
        let mut turns: Vec<(u32, usize)> =
            (0..self.race.sides.len()).map(|side| (0, side)).collect();
        for to_go in self.race.turns() {
            let best = to_go.iter().min()?;
            let mut leaders = (0..to_go.len()).filter(|side| to_go[*side] == *best);
            if let (Some(leader), None) = (leaders.next(), leaders.next()) {
                turns[leader].0 += 1;
            }
        }
        let (count, side) = turns
            .into_iter()
            .reduce(|best, each| if each.0 > best.0 { each } else { best })?;
        (count > 0).then(|| Award {
            title: t!(outcome::longest_lead),
            words: t!(
                outcome::longest_lead_words,
                name = self.side_name(side),
                count
            ),
        })
    }

    /// The player who most often had no legal move.
    fn most_passes(&self) -> Option<Award> {
        let passed = self.race.events().filter_map(|event| match event {
            Event::Passed { seat } | Event::RollLost { seat } => Some(*seat),
            _ => None,
        });
        let (count, seat) = self.most_often(passed)?;
        (self.race.has_own_pieces() && count > 1).then(|| Award {
            title: t!(outcome::most_passes),
            words: t!(outcome::most_passes_words, name = (self.name)(seat), count),
        })
    }

    /// An amount in words: "38 spaces", "5 stars".
    fn amount(&self, count: i32) -> String {
        let count = count.unsigned_abs();
        if self.race.has_own_pieces() {
            t!(outcome::spaces, count)
        } else {
            t!(table::counted, count, things = (self.things)(count))
        }
    }

    /// The seat that comes most often, and how often, if no other comes as often.
    fn most_often(&self, found: impl Iterator<Item = Seat>) -> Option<(usize, Seat)> {
        let found: Vec<Seat> = found.collect();
        let seats = self.race.sides.iter().flat_map(|side| side.iter());
        let count = |seat| (found.iter().filter(|each| **each == seat).count(), seat);
        let counts: Vec<_> = seats.map(count).collect();
        let most = counts.iter().map(|(count, _)| *count).max()?;
        let mut first = counts.into_iter().filter(|(count, _)| *count == most);
        first.next().filter(|_| first.next().is_none())
    }

    fn has_won(&self, side: usize) -> bool {
        let mut seats = self.race.sides[side].iter();
        seats.any(|seat| self.winners.has(seat))
    }

    /// The first side that has won.
    fn winner(&self) -> Option<usize> {
        (0..self.race.sides.len()).find(|side| self.has_won(*side))
    }

    fn side_name(&self, side: usize) -> String {
        self.names(self.race.sides[side])
    }

    fn names(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(self.name).collect();
        words::list(&names)
    }
}
