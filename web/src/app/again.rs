//! Another game between the same players, and how often each has won.

use rules::state::Node;
use words::say;
use yew::prelude::*;

use super::App;
use super::begin::{drawn_seed, levels};

impl App {
    /// Starts another game with the same seats.
    pub(super) fn play_again(&mut self, ctx: &Context<App>) {
        let Some(play) = &self.play else {
            return;
        };
        let next = play.session.again(drawn_seed(), levels());
        let wins = self.wins();
        // The same seats could play before.
        if let Ok((session, effects)) = next {
            self.leave_game();
            self.hold_new();
            self.open(ctx, session, effects);
            self.wins = wins;
        }
    }

    /// How often each seat has won, this game included.
    fn wins(&self) -> Vec<u32> {
        let mut wins = self.wins.clone();
        if let Some(play) = &self.play
            && let Node::Terminal { winners } = play.session.table().node()
        {
            for seat in winners.iter() {
                wins.resize(wins.len().max(seat.index() + 1), 0);
                wins[seat.index()] += 1;
            }
        }
        wins
    }

    /// The tally in words, once there was more than one game.
    pub(super) fn tally(&self) -> Option<String> {
        let wins = self.wins();
        if wins.iter().sum::<u32>() < 2 {
            return None;
        }
        let standings = self.play.as_ref()?.session.table().standings();
        let each = standings.iter().map(|each| {
            let won = wins.get(each.seat.index()).copied().unwrap_or_default();
            format!("{} {won}", each.colour)
        });
        let tally = each.collect::<Vec<_>>().join(", ");
        Some(say!(dialogs::games_won, tally))
    }
}
