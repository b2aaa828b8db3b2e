//! What happens to the players of a game, for the characters who talk about it.

use rules::any_game::AnyGame;
use rules::cast::Occasion;
use rules::event::Event;
use rules::seat::{Seat, SeatSet};

/// Something that happened to a player.
pub(super) type Happening = (Seat, Occasion);

/// The smallest bonus, in spaces, and the smallest number of collected things that are lucky.
const LUCKY_BONUS: u8 = 10;
const LUCKY_GAIN: u8 = 3;

/// Who passes this often in a row has waited long.
const LONG_WAIT: usize = 3;

/// Who has so many pieces fewer at home than another, or has collected so much less, has fallen behind.
const BEHIND_BY: u32 = 2;
const COLLECTED_BEHIND_BY: u32 = 6;

/// The state after the last record entry, compared with that after the next one.
#[derive(Clone, Default)]
pub(super) struct Happenings {
    /// The count of each seat towards winning.
    tallies: Vec<(Seat, u32)>,
    /// The seat that last was the only one with the highest count.
    leader: Option<Seat>,
    /// How often each seat has passed in a row.
    passes: Vec<(Seat, usize)>,
    /// Whether two players roll against each other in this turn.
    is_duel: bool,
}

impl Happenings {
    /// What happened in a record entry, in groups, the most notable first. `game` is the game after it.
    pub(super) fn follow(&mut self, events: &[Event], game: &dyn AnyGame) -> Vec<Vec<Happening>> {
        let about = game.about();
        let collects = about.phrases.collects.is_some();
        let tallies: Vec<(Seat, u32)> = about
            .seats
            .iter()
            .map(|seat| (seat, game.seat(seat).tally))
            .collect();
        let before = std::mem::replace(&mut self.tallies, tallies);
        let is_over = events
            .iter()
            .any(|event| matches!(event, Event::Won { .. }));
        let (won, lost) = ended(events, about.seats);
        let (taken, given) = self.taken_and_given(events, game);
        let home = match collects {
            true => self.taken_lead().into_iter().collect(),
            false => self.rises_from(&before),
        };
        let behind = match is_over {
            true => Vec::new(),
            false => {
                let limit = if collects {
                    COLLECTED_BEHIND_BY
                } else {
                    BEHIND_BY
                };
                let waits = self.long_waits(events);
                let falls = self.falls_behind(&before, limit, game);
                waits.into_iter().chain(falls).collect()
            }
        };
        let with = |occasion| move |seat| (seat, occasion);
        vec![
            won.iter().map(with(Occasion::Wins)).collect(),
            lost.iter().map(with(Occasion::Loses)).collect(),
            taken,
            home.into_iter().map(with(Occasion::Home)).collect(),
            lucky(events, about.has_threats)
                .chain(given)
                .map(with(Occasion::Lucky))
                .collect(),
            behind.into_iter().map(with(Occasion::Behind)).collect(),
        ]
    }

    /// Who has captured or won a duel, and who has been captured or has lost what was collected; and who was given
    /// something by choice.
    fn taken_and_given(
        &mut self,
        events: &[Event],
        game: &dyn AnyGame,
    ) -> (Vec<Happening>, Vec<Seat>) {
        let (mut taken, mut given) = (Vec::new(), Vec::new());
        for event in events {
            let capture = event.capture();
            let capture = capture.filter(|(by, of)| !game.seat(*by).side.has(*of));
            let pair = match (event, event.gift()) {
                (_, Some((from, to, _))) if self.is_duel => Some((to, from)),
                (_, Some((_, to, _))) => {
                    given.push(to);
                    None
                }
                _ => capture,
            };
            if let Some((by, of)) = pair {
                taken.extend([(by, Occasion::Captures), (of, Occasion::Captured)]);
            }
            match event {
                Event::Picked { .. } => self.is_duel = true,
                Event::TurnPasses { .. } => self.is_duel = false,
                Event::Paid {
                    from: Some(seat),
                    to: None,
                    ..
                } => taken.push((*seat, Occasion::Captured)),
                _ => {}
            }
        }
        (taken, given)
    }

    /// The seats whose count has risen.
    fn rises_from(&self, before: &[(Seat, u32)]) -> Vec<Seat> {
        let pairs = self.tallies.iter().zip(before);
        let risen = pairs.filter(|((_, now), (_, then))| now > then);
        risen.map(|((seat, _), _)| *seat).collect()
    }

    /// The seat that has overtaken the last leader.
    fn taken_lead(&mut self) -> Option<Seat> {
        let most = self.tallies.iter().map(|(_, tally)| *tally).max()?;
        let mut first = self.tallies.iter().filter(|(_, tally)| *tally == most);
        let (Some((leader, _)), None) = (first.next(), first.next()) else {
            return None;
        };
        let last = self.leader.replace(*leader)?;
        (last != *leader).then_some(*leader)
    }

    /// The seats that now have passed often in a row.
    fn long_waits(&mut self, events: &[Event]) -> Vec<Seat> {
        let mut waits = Vec::new();
        for event in events {
            match event {
                Event::Passed { seat } => {
                    let found = self.passes.iter().position(|(other, _)| other == seat);
                    let index = found.unwrap_or_else(|| {
                        self.passes.push((*seat, 0));
                        self.passes.len() - 1
                    });
                    let count = &mut self.passes[index].1;
                    *count += 1;
                    if count.is_multiple_of(LONG_WAIT) {
                        waits.push(*seat);
                    }
                }
                Event::Moved { seat, .. } => self.passes.retain(|(other, _)| other != seat),
                _ => {}
            }
        }
        waits
    }

    /// The seats whose distance from the best rival has come to the limit.
    fn falls_behind(&self, before: &[(Seat, u32)], limit: u32, game: &dyn AnyGame) -> Vec<Seat> {
        let gap = |tallies: &[(Seat, u32)], seat: Seat| {
            let side = game.seat(seat).side;
            let rivals = tallies.iter().filter(|(other, _)| !side.has(*other));
            let best = rivals.map(|(_, tally)| *tally).max().unwrap_or_default();
            let own = tallies.iter().find(|(other, _)| *other == seat);
            best.saturating_sub(own.map_or(best, |(_, tally)| *tally))
        };
        let seats = self.tallies.iter().map(|(seat, _)| *seat);
        let has_fallen =
            |seat: &Seat| gap(&self.tallies, *seat) >= limit && gap(before, *seat) < limit;
        seats.filter(has_fallen).collect()
    }
}

/// Who has won and who has lost.
fn ended(events: &[Event], seats: SeatSet) -> (SeatSet, SeatSet) {
    let won = events.iter().find_map(|event| match event {
        Event::Won { seats } => Some(*seats),
        _ => None,
    });
    won.map_or((SeatSet::EMPTY, SeatSet::EMPTY), |won| {
        (won, won.iter().fold(seats, SeatSet::without))
    })
}

/// Who has a lucky roll or card. Where nothing can be captured, a second roll is no luck.
fn lucky(events: &[Event], has_captures: bool) -> impl Iterator<Item = Seat> {
    let of = move |event: &Event| match event {
        Event::RewardEarned { seat, steps } if *steps >= LUCKY_BONUS => Some(*seat),
        Event::Paid {
            from: None,
            to: Some(seat),
            count,
        } if *count >= LUCKY_GAIN => Some(*seat),
        Event::RollsAgain { seat, .. } if has_captures => Some(*seat),
        _ => None,
    };
    events.iter().filter_map(of)
}
