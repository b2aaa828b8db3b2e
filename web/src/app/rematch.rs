//! Rematch, and the score of the match.

use rules::state::Node;
use table::status::called;
use words::t;
use yew::prelude::*;

use super::App;
use super::start::{drawn_dice, levels};

impl App {
    /// Starts another game with the same players.
    pub(super) fn rematch(&mut self, ctx: &Context<App>) {
        let Some(game) = &self.game else {
            return;
        };
        let again = game.session.setup_again();
        if let Some(seat) = again.by_link {
            let wins = self.wins();
            if let Err(problem) = self.invite(ctx, &again, seat) {
                self.notify(&format!("{}.", words::capitalised(&problem)));
            } else if let Some(game) = &mut self.game {
                game.wins = wins;
            }
            return;
        }
        let next = game.session.again(drawn_dice(), levels());
        let wins = self.wins();
        // The same players could play before, so this does not fail.
        if let Ok((session, effects)) = next {
            self.leave_game();
            self.hold_new_game();
            self.start_session(ctx, session, effects);
            if let Some(game) = &mut self.game {
                game.wins = wins;
            }
        }
    }

    /// The wins of each seat, this game included.
    fn wins(&self) -> Vec<u32> {
        let Some(game) = &self.game else {
            return Vec::new();
        };
        let mut wins = game.wins.clone();
        if let Node::Terminal { winners } = game.session.table().node() {
            for seat in winners.iter() {
                wins.resize(wins.len().max(seat.index() + 1), 0);
                wins[seat.index()] += 1;
            }
        }
        wins
    }

    /// The score of the match in words, after the second game.
    pub(super) fn match_score(&self) -> Option<String> {
        let game = self.game.as_ref()?;
        // Several may have won the first game together.
        if game.wins.is_empty() {
            return None;
        }
        let wins = self.wins();
        let table = game.session.table();
        let standings = table.standings();
        let own = game.scene.own;
        let name = |seat| match own == Some(seat) {
            true => t!(outcome::you).to_owned(),
            false => called(table, seat),
        };
        let each = standings.iter().map(|each| {
            let won = wins.get(each.seat.index()).copied().unwrap_or_default();
            format!("{} {won}", name(each.seat))
        });
        let tally = each.collect::<Vec<_>>().join(", ");
        Some(t!(dialogs::games_won, tally))
    }
}
