//! Counts of the rolls in all saved games, for the dialog "Dice".

use std::rc::Rc;

use table::roll_counts::{self, GameCounts, RollCounts};
use table::saved_game;
use table::setup::PERSON;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{App, AppMsg};
use crate::platform::saved_games::{GAME, Games};
use crate::platform::sleep::sleep;

/// How many games are counted at a time. The page stays responsive in between.
const AT_A_TIME: usize = 3;

/// The group of people's rolls.
pub const PEOPLE: usize = 0;
/// The group of bots' rolls.
pub const BOTS: usize = 1;

/// The rolls of all saved games.
#[derive(Default, PartialEq)]
pub struct SavedRolls {
    /// The number of games that were counted.
    pub games: usize,
    /// The rolls of people and of bots.
    pub counts: Rc<RollCounts>,
}

impl App {
    /// Counts the rolls of all saved games.
    pub(super) fn count_saved_rolls(&mut self, ctx: &Context<App>) {
        self.saved.rolls = None;
        let (games, link) = (self.saved.games.clone(), ctx.link().clone());
        spawn_local(async move {
            let rolls = count_all(&games).await;
            link.send_message(AppMsg::RollsCounted(Rc::new(rolls)));
        });
    }
}

async fn count_all(games: &Games) -> SavedRolls {
    let mut counts = RollCounts::default();
    let mut counted = 0;
    let mut keys = games.keys();
    keys.retain(|key| key.starts_with(GAME));
    for some in keys.chunks(AT_A_TIME) {
        for key in some {
            // Another tab may have deleted it, and hidden hands are not counted.
            let text = games.read(key).unwrap_or_default();
            if let Some(GameCounts::Known(known)) = count(&text) {
                counts.merge(&known);
                counted += 1;
            }
        }
        sleep(0).await;
    }
    SavedRolls {
        games: counted,
        counts: Rc::new(counts),
    }
}

fn count(text: &str) -> Option<GameCounts> {
    let save = saved_game::read(text, 0).ok()?;
    let counts = roll_counts::count(&save.record, |_, player| match player.kind == PERSON {
        true => PEOPLE,
        false => BOTS,
    });
    counts.ok()
}
