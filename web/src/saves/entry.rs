//! An entry of the list of saved games: what is told about a save.

use std::rc::Rc;

use rules::seat::SeatName;
use table::game_session::GameSession;
use table::saved_game::{self, SavedGame, Unread};
use table::setup::PERSON;
use table::status::{only_person, status_of_saved};
use words::t;

use super::games;
use crate::home::mini_board::BoardPicture;
use crate::links::store::status_in_list;
use crate::setup::kept_rules;

/// An entry of the list.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedGameEntry {
    /// The key in storage.
    pub key: String,
    /// The stored text.
    pub text: String,
    /// Whether the game can be continued.
    pub state: State,
    /// The time it was last played, in milliseconds since 1970.
    pub changed: u64,
    /// The titles of the edition and its options, or of the problem.
    pub title: String,
    /// The status of the game, or what is wrong with the save.
    pub says: String,
    /// The seats, and who plays each, where that is told by a name.
    pub players: Vec<(&'static SeatName, Option<String>)>,
    /// The picture of the board.
    pub picture: Option<Rc<BoardPicture>>,
}

/// The state of a saved game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// The game is unfinished, or its last link is not sent.
    Going,
    /// The game is over.
    Over,
    /// The save cannot be read.
    Spoilt,
}

/// An entry of the list.
pub fn describe(key: String, text: String) -> SavedGameEntry {
    let mut entry = SavedGameEntry {
        key,
        text,
        state: State::Spoilt,
        changed: 0,
        title: String::new(),
        says: String::new(),
        players: Vec::new(),
        picture: None,
    };
    if entry.key.starts_with(games::ASIDE) {
        // The program crashed with this game, so it is not opened.
        entry.title = t!(saved_games::aside).to_owned();
        entry.says = t!(saved_games::aside_says).to_owned();
        return entry;
    }
    match saved_game::open(&entry.text) {
        Ok((save, table)) => describe_readable(&mut entry, &save, &table),
        Err(Unread::Newer) => {
            entry.title = t!(saved_games::newer).to_owned();
            entry.says = t!(saved_games::newer_says).to_owned();
        }
        Err(Unread::Spoilt(problem)) => {
            entry.title = t!(saved_games::spoilt).to_owned();
            entry.says = problem;
        }
    }
    entry
}

fn describe_readable(entry: &mut SavedGameEntry, save: &SavedGame, table: &GameSession) {
    entry.changed = save.changed;
    entry.state = match saved_game::is_finished(&entry.text) {
        true => State::Over,
        false => State::Going,
    };
    let ruleset = table.ruleset();
    let options = ruleset.as_printed();
    let options = options.choices().map(|choice| choice.title());
    let title = std::iter::once(kept_rules::title(ruleset));
    entry.title = title.chain(options).collect::<Vec<_>>().join(" \u{b7} ");
    entry.says = match status_in_list(save, table) {
        Some(says) => says,
        None => status_of_saved(table),
    };
    entry.players = players(table);
    let by_link = save.link_player(table).ok().flatten();
    let own = by_link.map_or_else(|| only_person(table), |player| Some(player.seat()));
    entry.picture = Some(Rc::new(BoardPicture::of(table, own)));
}

/// The colours in play and who sits there: "Ann", "Lou, easy bot", "You" for the only person; nothing for one of several
/// without a name.
fn players(table: &GameSession) -> Vec<(&'static SeatName, Option<String>)> {
    let seats = table.ruleset().family.seats;
    let mut players = Vec::new();
    let own = only_person(table);
    for standing in table.standings() {
        let player = &standing.player;
        let is_named = player.kind != PERSON || player.name.is_some();
        let is_you = !is_named && Some(standing.seat) == own;
        let you = is_you.then(|| t!(play::you).to_owned());
        let who = is_named.then(|| standing.marked_name()).or(you);
        players.push((&seats[standing.seat.index()], who));
    }
    players
}
