//! The text of a link. It holds the players, the newest value of each chain, and all steps. The rolls follow from the
//! chains. The meaning of a version never changes.

use rules::games;
use rules::record::{Match, Player, Record};
use rules::seat::Seat;
use rules::state::Node;
use words::t;

use super::{Chain, LENGTH, LinkGame, PEOPLE, TurnDice, Value, people};
use crate::link::coder::Coder;
use crate::link::digits;
use crate::link::head::{code_match, code_player, code_ruleset};
use crate::link::{LONGEST, MOST_ENTRIES};
use crate::manual_dice::Stuff;

/// The version of the encoding, in the first letter of the text.
const VERSION: char = 'a';

impl LinkGame {
    /// The text of the link to this game.
    ///
    /// # Errors
    /// If the game is too long for a link.
    pub fn write(&self) -> Result<String, String> {
        let mut coder = Coder::writing();
        code(&mut coder, Some(self))?;
        let link = digits::write(VERSION, &coder.written());
        if link.len() > LONGEST {
            let (most, found) = (LONGEST, link.len());
            return Err(t!(links::too_big, most, found));
        }
        Ok(link)
    }

    /// Reads a link.
    ///
    /// # Errors
    /// An error message without an initial capital.
    pub fn read(link: &str) -> Result<LinkGame, String> {
        let (_, digits) = digits::read(link, &[VERSION])?;
        let mut coder = Coder::reading(digits);
        let game = code(&mut coder, None)?;
        if !coder.is_used_up() {
            return Err(t!(links::more).to_owned());
        }
        Ok(game)
    }
}

/// The text with a correct checksum, for tests of what the checksum would keep away.
pub(crate) fn marked(text: &str) -> Option<String> {
    digits::marked(text, &[VERSION])
}

/// Writes `given`, or reads a game.
fn code(coder: &mut Coder, given: Option<&LinkGame>) -> Result<LinkGame, String> {
    let mut game = code_head(coder, given)?;
    let entry_count = given.map_or(0, |given| given.record.history.len() as u32);
    let entry_count = coder.size(u32::BITS, entry_count)?;
    if entry_count > MOST_ENTRIES {
        let most = MOST_ENTRIES;
        return Err(t!(links::many_made, most, found = entry_count));
    }
    let mut values = RevealedValues::of(&game);
    for entry in 0..entry_count as usize {
        let given = given.map(|given| given.record.history[entry].as_str());
        values.begin_turn_if_due(&mut game)?;
        code_entry(coder, given, &mut game, &values)?;
    }
    if game.is_turn_under_way() {
        return Err(t!(by_link::half_turn).to_owned());
    }
    if values.is_left_over() {
        return Err(t!(by_link::wrong_chain).to_owned());
    }
    Ok(game)
}

/// Writes or reads everything before the first entry of the record.
fn code_head(coder: &mut Coder, given: Option<&LinkGame>) -> Result<LinkGame, String> {
    let record = given.map(|given| &given.record);
    let ruleset = code_ruleset(coder, record.map(|record| record.start.ruleset()))?;
    if Stuff::of(ruleset).hidden {
        return Err(t!(by_link::hands).to_owned());
    }
    let mut players: Vec<(Seat, Player)> = Vec::new();
    for seat in ruleset.family.all_seats().iter() {
        let player = record.and_then(|record| record.player(seat));
        if coder.flag(player.is_some())? {
            players.push((seat, code_player(coder, player)?));
        }
    }
    let match_play = record.and_then(|record| record.match_play.as_ref());
    let match_play = code_optional_match(coder, match_play, &players)?;
    let seats = players.iter().map(|(seat, _)| *seat).collect();
    let start = games::game(ruleset).start(seats);
    let start = start.map_err(|refusal| refusal.to_string())?;
    if match_play.is_some() && start.points().is_none() {
        return Err(t!(links::no_scores).to_owned());
    }
    let mut record = Record::new(start, players, None);
    record.match_play = match_play;
    let people = people(&record);
    if !PEOPLE.contains(&people.len()) {
        let (least, most, found) = (*PEOPLE.start(), *PEOPLE.end(), people.len());
        return Err(t!(by_link::people, least, most, found));
    }
    let host = coder.number(
        people.len() as u32,
        given.map_or(0, |given| given.host as u32),
    )?;
    let mut chains = Vec::new();
    for index in 0..people.len() {
        let chain = given.and_then(|given| given.chains[index]);
        chains.push(match coder.flag(chain.is_some())? {
            true => Some(code_chain(coder, chain)?),
            false => None,
        });
    }
    let game = LinkGame::at_start(record, people, host as usize, chains);
    if game.chains[game.host].is_none() {
        return Err(t!(by_link::wrong_chain).to_owned());
    }
    Ok(game)
}

fn code_optional_match(
    coder: &mut Coder,
    given: Option<&Match>,
    players: &[(Seat, Player)],
) -> Result<Option<Match>, String> {
    if players.is_empty() || !coder.flag(given.is_some())? {
        return Ok(None);
    }
    code_match(coder, given.cloned(), players).map(Some)
}

fn code_chain(coder: &mut Coder, given: Option<Chain>) -> Result<Chain, String> {
    let revealed = coder.size(u32::BITS, given.map_or(0, |chain| chain.revealed))?;
    // Otherwise a short text could cost much work.
    if revealed >= LENGTH {
        return Err(t!(by_link::wrong_chain).to_owned());
    }
    let mut newest = given.map_or(Value::ZERO, |chain| chain.newest);
    for pair in newest.0.as_chunks_mut().0 {
        let given = u16::from_le_bytes(*pair);
        let part = coder.number(1 << 16, u32::from(given))?;
        *pair = (part as u16).to_le_bytes();
    }
    Ok(Chain { newest, revealed })
}

/// Writes or reads a step. A roll follows from the chains and takes no space.
fn code_entry(
    coder: &mut Coder,
    given: Option<&str>,
    game: &mut LinkGame,
    values: &RevealedValues,
) -> Result<(), String> {
    match game.game().node() {
        Node::Chance { .. } => {
            let ticket = values
                .dice(game)
                .next_ticket(game.game().chance_weight_total());
            let outcome = game.game().sample_outcome(ticket);
            if given.is_some_and(|given| given != outcome) {
                return Err(t!(links::not_by_rules).to_owned());
            }
            game.apply(outcome);
        }
        Node::Decision { .. } => {
            let mut steps = game.game().steps();
            steps.sort();
            let place = given.and_then(|given| steps.iter().position(|step| step == given));
            if given.is_some() && place.is_none() {
                return Err(t!(links::not_by_rules).to_owned());
            }
            let place = coder.number(steps.len() as u32, place.unwrap_or_default() as u32)?;
            game.apply(steps.swap_remove(place as usize));
        }
        Node::Terminal { .. } => {
            let made = game.record.history.len();
            return Err(t!(links::over_early, all = made + 1, made));
        }
    }
    Ok(())
}

/// The revealed values of all chains, and how many of them the turns so far have used.
struct RevealedValues {
    chains: Vec<Vec<Value>>,
    used: Vec<usize>,
}

impl RevealedValues {
    fn of(game: &LinkGame) -> RevealedValues {
        let values = |chain: &Option<Chain>| chain.map_or_else(Vec::new, Chain::values);
        RevealedValues {
            chains: game.chains.iter().map(values).collect(),
            used: vec![0; game.chains.len()],
        }
    }

    /// Begins the next turn if the turn before is over.
    fn begin_turn_if_due(&mut self, game: &mut LinkGame) -> Result<(), String> {
        let Some(player) = game.progress.controller() else {
            return Ok(());
        };
        if game.progress.turn != Some(player) {
            let used = &mut self.used[player];
            *used += 1;
            if self.chains[player].len() <= *used || !game.has_all_players() {
                return Err(t!(by_link::wrong_chain).to_owned());
            }
            game.progress.begin_turn(player);
        }
        Ok(())
    }

    /// The dice of the turn under way.
    fn dice(&self, game: &LinkGame) -> TurnDice {
        let chains = self.chains.iter().zip(&self.used);
        let values = chains.map(|(chain, used)| chain[*used]);
        TurnDice::new(values.collect(), game.progress.rolls)
    }

    /// Whether values were revealed that no turn has used.
    fn is_left_over(&self) -> bool {
        let mut chains = self.chains.iter().zip(&self.used);
        chains.any(|(chain, used)| chain.len() > used + 1)
    }
}
