//! What matters in a position, in whole numbers.

use super::Annie;
use super::play::Play;
use super::state::{Phase, STARS, State};
use super::throw::Dice;
use crate::event::Silent;
use crate::facts::Facts;
use crate::game::Game;
use crate::seat::Seat;
use crate::turn::{Play as _, Results};

impl Facts for Annie {
    const NAMES: &'static [&'static str] = &[
        // The stars that the seat does not have.
        "steps",
        // The stars of all rivals together, and those of the one who has the most.
        "rivals", "leader",
        // Whether the seat would win alone if the game ended now, and whether it would not at all.
        "ahead", "behind",
        // The number of Annie's space to one who is ahead, its negative to one who is behind.
        "way",
        // By how many stars the next throw raises the seat, and the rivals' leader, in 36 ways of it
        // added up.
        "hopes", "fears",
        // In how many of 36 ways the next throw ends the game, won and not won.
        "won", "lost", // Whether the seat is to act.
        "turn",
    ];

    fn facts(&self, state: &State, seat: Seat, _room: &mut Results<Play>, out: &mut Vec<i32>) {
        let own = i32::from(state.stars_of(seat));
        let leader = leader(state, seat);
        let rivals = state.stars.iter().map(|&stars| i32::from(stars));
        let (ahead, behind) = (i32::from(own > leader), i32::from(own < leader));
        out.push(self.steps_to_go(state, seat));
        out.push(rivals.sum::<i32>() - own);
        out.extend([leader, ahead, behind]);
        out.push((ahead - behind) * i32::from(state.annie));

        let Prospect {
            hopes,
            fears,
            won,
            lost,
        } = self.prospect(state, seat);
        out.extend([hopes, fears, won, lost]);
        out.push(i32::from(state.turn == seat));
    }

    /// How many of the stars the seat does not have: nobody can take them from who has all.
    fn steps_to_go(&self, state: &State, seat: Seat) -> i32 {
        i32::from(STARS - state.stars_of(seat))
    }

    fn tally(&self, state: &State, seat: Seat) -> u32 {
        u32::from(state.stars_of(seat))
    }
}

/// The most stars that a rival of `seat` has.
fn leader(state: &State, seat: Seat) -> i32 {
    let rivals = state.seats.without(seat).iter();
    let most = rivals.map(|rival| state.stars_of(rival)).max();
    i32::from(most.unwrap_or_default())
}

/// What the next throw does, in 36 ways of it added up.
#[derive(Clone, Copy, Default)]
struct Prospect {
    /// The stars that the seat gets by it.
    hopes: i32,
    /// The stars that the rivals' leader has more than now.
    fears: i32,
    /// Whether the game is over, and the seat wins.
    won: i32,
    /// Whether it is over otherwise.
    lost: i32,
}

impl Annie {
    /// What the next throw does for `seat`, all players choosing for themselves.
    fn prospect(&self, state: &State, seat: Seat) -> Prospect {
        let mut next = *state;
        if let Phase::Give | Phase::Choose = state.phase {
            self.choose(&mut next);
        }
        let total = self.chance_total(&next);
        let mut prospect = Prospect::default();
        for ticket in 0..total {
            let mut after = next;
            self.happen(&mut after, self.chance_at(&next, ticket), &mut Silent);
            self.choose(&mut after);
            prospect.hopes += i32::from(after.stars_of(seat)) - i32::from(state.stars_of(seat));
            prospect.fears += leader(&after, seat) - leader(state, seat);
            if after.phase == Phase::Over {
                let is_won = after.leaders().has(seat);
                prospect.won += i32::from(is_won);
                prospect.lost += i32::from(!is_won);
            }
        }
        // One die falls in fewer ways than two, which then count for more.
        let scale = (Dice::WAYS_OF_TWO / total.max(1)) as i32;
        Prospect {
            hopes: prospect.hopes * scale,
            fears: prospect.fears * scale,
            won: prospect.won * scale,
            lost: prospect.lost * scale,
        }
    }

    /// Makes the step that wins or, failing that, leaves the player to act farthest ahead of the best
    /// rival; of equals the last.
    fn choose(&self, state: &mut State) {
        let (_, play) = self.play(state);
        let mover = state.turn;
        let mut best = None;
        state.each_step(|step| {
            let after = play.after(&(), step).state;
            let lead = i32::from(after.stars_of(mover)) - leader(&after, mover);
            let end = match after.phase {
                Phase::Over if lead >= 0 => 1,
                Phase::Over => -1,
                _ => 0,
            };
            let value = (end, lead);
            if best.is_none_or(|(most, _)| value >= most) {
                best = Some((value, after));
            }
        });
        if let Some((_, after)) = best {
            *state = after;
        }
    }
}
