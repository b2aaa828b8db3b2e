//! Counts of the rolls in saved games, for the dialog "Dice".

use std::collections::HashMap;
use std::rc::Rc;

use rules::record::Player;
use table::game_session;
use table::roll_counts::{self, GameCounts, RollCounts};
use table::saved_game;
use table::setup::PERSON;

use crate::page::effect::Effect;
use crate::platform::sleep::sleep;
use crate::saves::games::{GAME, Games};
use crate::saves::store::SavesStore;

/// How many games are counted at a time. The page stays responsive in between.
const AT_A_TIME: usize = 3;

/// The group of people's rolls.
pub const PEOPLE: usize = 0;
/// The group of bots' rolls.
pub const BOTS: usize = 1;

/// The rolls of saved games.
#[derive(Default, PartialEq)]
pub struct SavedRolls {
    /// The number of saved games.
    pub games: usize,
    /// The number of games that were counted.
    pub counted: usize,
    /// The rolls of people and of bots.
    pub counts: Rc<RollCounts>,
}

/// A message about the rolls of saved games.
pub enum RollsMsg {
    /// Count them.
    Count,
    /// They have been counted.
    Counted(Rc<SavedRolls>),
}

/// The rolls of saved games, once they are counted.
#[derive(Default)]
pub struct RollsStore(pub Option<Rc<SavedRolls>>);

impl RollsStore {
    /// Handles a message.
    pub fn update(&mut self, msg: RollsMsg, saves: &SavesStore) -> Vec<Effect> {
        match msg {
            RollsMsg::Count => {
                self.0 = None;
                vec![Effect::CountRolls(saves.games.clone())]
            }
            RollsMsg::Counted(rolls) => {
                self.0 = Some(rolls);
                Vec::new()
            }
        }
    }
}

/// Counts the games that have a fingerprint, and of those with the same seed only the longest: in others, rolls came
/// from people, or are those of another saved game.
pub async fn count_all(games: &Games) -> SavedRolls {
    let mut keys = games.keys();
    keys.retain(|key| key.starts_with(GAME));
    let mut by_seed: HashMap<u64, (usize, RollCounts)> = HashMap::new();
    for some in keys.chunks(AT_A_TIME) {
        for key in some {
            // Another tab may have deleted it.
            let text = games.read(key).unwrap_or_default();
            let Some((seed, length, counts)) = count(&text) else {
                continue;
            };
            let longest = by_seed.entry(seed).or_default();
            if longest.0 <= length {
                *longest = (length, counts);
            }
        }
        sleep(0).await;
    }
    let mut counts = RollCounts::default();
    for (_, game) in by_seed.values() {
        counts.merge(game);
    }
    SavedRolls {
        games: keys.len(),
        counted: by_seed.len(),
        counts: Rc::new(counts),
    }
}

/// The seed of a saved game, its number of record entries, and its rolls. `None` without a fingerprint, and while hands
/// are hidden.
fn count(text: &str) -> Option<(u64, usize, RollCounts)> {
    let save = saved_game::read(text).ok()?;
    let session = game_session::resume(&save.record).ok()?;
    let (seed, _) = session.salted_seed()?;
    let group = |player: &Player| match player.kind == PERSON {
        true => PEOPLE,
        false => BOTS,
    };
    match roll_counts::count(&save.record, |_, player| group(player)).ok()? {
        GameCounts::Known(counts) => Some((seed, session.entry_count(), counts)),
        GameCounts::HiddenUntilOver => None,
    }
}
