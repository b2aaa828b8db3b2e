//! The text of a link. It holds the players, the newest value of each chain, each player's key and signature, and all
//! steps. The rolls follow from the chains.

use rules::any_game::Move;
use rules::games;
use rules::record::{Match, Player, Record};
use rules::seat::Seat;
use rules::state::Node;
use words::t;

use super::signature::Member;
use super::{Chain, Key, LENGTH, LinkGame, PEOPLE, TurnDice, Value, people};
use crate::dice_mode::Stuff;
use crate::link::arithmetic_coding::Coder;
use crate::link::digits;
use crate::link::head::{code_match, code_player, code_ruleset};
use crate::link::{LONGEST, MAX_ENTRIES};

/// The version of the encoding, in the first letter of the text.
const VERSION: char = 'a';

impl LinkGame {
    /// The text of the link to this game.
    ///
    /// # Errors
    /// If the game is too long for a link.
    pub fn write(&self) -> Result<String, String> {
        let mut coding = Coding::begin(Coder::writing(), Some(self))?;
        for entry in &self.record.history {
            coding.entry(Some(*entry))?;
        }
        let (_, coder) = coding.end()?;
        let link = digits::write(VERSION, &coder.written());
        if link.len() > LONGEST {
            let (most, found) = (LONGEST, link.len());
            return Err(t!(link_errors::too_big, most, found));
        }
        Ok(link)
    }

    /// Reads a link, and checks all signatures.
    ///
    /// # Errors
    /// An error message without an initial capital.
    pub fn read(link: &str) -> Result<LinkGame, String> {
        let game = LinkGame::decode(link)?;
        game.check_signatures()?;
        Ok(game)
    }

    /// Reads a link of which anybody may have changed anything.
    ///
    /// # Errors
    /// An error message without an initial capital.
    pub(crate) fn decode(link: &str) -> Result<LinkGame, String> {
        let mut reader = LinkReader::new(link)?;
        reader.advance(u32::MAX)?;
        reader.decoded()
    }

    /// A link that ends before the first entry, whatever it promises.
    #[cfg(test)]
    pub(super) fn write_head(&self) -> String {
        let mut coder = Coder::writing();
        let head = code_head(&mut coder, Some(self));
        let mut game = head.unwrap_or_else(|problem| panic!("{problem}"));
        let _ = code_entry_count(&mut coder, Some(self));
        let _ = code_members(&mut coder, Some(self), &mut game, u32::MAX);
        digits::write(VERSION, &coder.written())
    }

    /// Whether another link may be of this game: its host has the same key. Reads nothing else.
    pub fn may_be_of(&self, link: &str) -> bool {
        read_host_key(link).is_ok_and(|key| key == self.host_key())
    }
}

/// The key of the host, from the head of a link.
fn read_host_key(link: &str) -> Result<Option<Key>, String> {
    let mut coder = Coder::reading(digits::read(link, VERSION)?);
    let mut game = code_head(&mut coder, None)?;
    let entry_count = code_entry_count(&mut coder, None)?;
    code_members(&mut coder, None, &mut game, entry_count)?;
    Ok(game.host_key())
}

/// Reads a link step by step, so that a long one never keeps the page from answering.
pub struct LinkReader {
    coding: Coding,
}

impl LinkReader {
    /// Begins to read a link.
    ///
    /// # Errors
    /// An error message without an initial capital.
    pub fn new(link: &str) -> Result<LinkReader, String> {
        let coder = Coder::reading(digits::read(link, VERSION)?);
        let coding = Coding::begin(coder, None)?;
        Ok(LinkReader { coding })
    }

    /// Reads up to `count` entries of the record. Returns whether all are read.
    ///
    /// # Errors
    /// An error message without an initial capital.
    pub fn advance(&mut self, count: u32) -> Result<bool, String> {
        for _ in 0..count.min(self.coding.entries_left) {
            self.coding.entry(None)?;
        }
        Ok(self.coding.entries_left == 0)
    }

    /// The game, once all entries are read. Checks all signatures.
    ///
    /// # Errors
    /// An error message without an initial capital.
    pub fn finish(self) -> Result<LinkGame, String> {
        let game = self.decoded()?;
        game.check_signatures()?;
        Ok(game)
    }

    fn decoded(self) -> Result<LinkGame, String> {
        let (game, coder) = self.coding.end()?;
        if !coder.is_used_up() {
            return Err(t!(link_errors::more).to_owned());
        }
        Ok(game)
    }
}

/// The text with a correct checksum, for tests of what the checksum would keep away.
pub(crate) fn marked(text: &str) -> Option<String> {
    digits::marked(text, VERSION)
}

/// A game that is being written or read.
struct Coding {
    coder: Coder,
    game: LinkGame,
    values: RevealedValues,
    entries_left: u32,
}

impl Coding {
    /// Writes or reads everything before the first entry of the record.
    fn begin(mut coder: Coder, given: Option<&LinkGame>) -> Result<Coding, String> {
        let mut game = code_head(&mut coder, given)?;
        let entries_left = code_entry_count(&mut coder, given)?;
        code_members(&mut coder, given, &mut game, entries_left)?;
        let values = RevealedValues::of(&mut game);
        check_secrets_differ(&game)?;
        Ok(Coding {
            coder,
            values,
            game,
            entries_left,
        })
    }

    /// Writes or reads the next entry.
    fn entry(&mut self, given: Option<Move>) -> Result<(), String> {
        self.entries_left -= 1;
        self.values.begin_turn_if_due(&mut self.game)?;
        code_entry(&mut self.coder, given, &mut self.game, &self.values)
    }

    /// The game, after its last entry.
    fn end(self) -> Result<(LinkGame, Coder), String> {
        if self.game.is_turn_under_way() {
            return Err(t!(by_link::half_turn).to_owned());
        }
        if self.values.is_left_over() {
            return Err(t!(by_link::wrong_chain).to_owned());
        }
        Ok((self.game, self.coder))
    }
}

/// Writes or reads the players, and what they play.
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
    if match_play.is_some() && !start.about().is_scored {
        return Err(t!(link_errors::no_scores).to_owned());
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
    Ok(LinkGame::at_start(record, people, host as usize))
}

/// Writes or reads the number of entries of the record.
fn code_entry_count(coder: &mut Coder, given: Option<&LinkGame>) -> Result<u32, String> {
    let found = given.map_or(0, |given| given.record.history.len() as u32);
    let found = coder.size(u32::BITS, found)?;
    if found > MAX_ENTRIES {
        return Err(t!(link_errors::many_made, most = MAX_ENTRIES, found));
    }
    Ok(found)
}

/// Writes or reads those who have joined. The ends of their chains are not known yet.
fn code_members(
    coder: &mut Coder,
    given: Option<&LinkGame>,
    game: &mut LinkGame,
    entry_count: u32,
) -> Result<(), String> {
    // Each turn has an entry. Otherwise a short text could cost much work.
    let mut turns_left = entry_count;
    for index in 0..game.people.len() {
        let given = given.and_then(|given| given.members[index]);
        if coder.flag(given.is_some())? {
            let member = code_member(coder, given)?;
            let left = turns_left.checked_sub(member.chain.revealed);
            turns_left = left.ok_or(t!(by_link::wrong_chain))?;
            game.members[index] = Some(member);
        }
    }
    let is_begun = entry_count > 0;
    if game.members[game.host].is_none() || is_begun && !game.has_all_players() {
        return Err(t!(by_link::wrong_chain).to_owned());
    }
    Ok(())
}

/// Refuses a game in which two players have the same key or the same chain: one of them has copied the other.
fn check_secrets_differ(game: &LinkGame) -> Result<(), String> {
    let mut members = game.members.iter().flatten().enumerate();
    let is_copied = members.any(|(index, one)| {
        let mut before = game.members.iter().flatten().take(index);
        before.any(|other| one.key == other.key || one.chain.end == other.chain.end)
    });
    if is_copied {
        return Err(t!(by_link::same_secret).to_owned());
    }
    Ok(())
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

fn code_member(coder: &mut Coder, given: Option<Member>) -> Result<Member, String> {
    let revealed = given.map_or(0, |member| member.chain.revealed);
    let revealed = coder.size(u32::BITS, revealed)?;
    if revealed >= LENGTH {
        return Err(t!(by_link::wrong_chain).to_owned());
    }
    let chain = Chain {
        end: Value::ZERO,
        newest: Value(code_bytes(
            coder,
            given.map(|member| member.chain.newest.0),
        )?),
        revealed,
    };
    Ok(Member {
        chain,
        key: code_bytes(coder, given.map(|member| member.key))?,
        signature: code_bytes(coder, given.map(|member| member.signature))?,
    })
}

/// Writes or reads bytes; their number is even.
fn code_bytes<const COUNT: usize>(
    coder: &mut Coder,
    given: Option<[u8; COUNT]>,
) -> Result<[u8; COUNT], String> {
    let mut bytes = given.unwrap_or([0; COUNT]);
    for pair in bytes.as_chunks_mut().0 {
        let part = coder.number(1 << 16, u32::from(u16::from_le_bytes(*pair)))?;
        *pair = (part as u16).to_le_bytes();
    }
    Ok(bytes)
}

/// Writes or reads a step. A roll follows from the chains and takes no space.
fn code_entry(
    coder: &mut Coder,
    given: Option<Move>,
    game: &mut LinkGame,
    values: &RevealedValues,
) -> Result<(), String> {
    match game.game().node() {
        Node::Chance { .. } => {
            let ticket = values
                .dice(game)
                .next_ticket(game.game().turn().weight_total);
            let outcome = game.game().sample(ticket);
            if given.is_some_and(|given| given != outcome) {
                return Err(t!(link_errors::not_by_rules).to_owned());
            }
            game.apply(outcome);
        }
        Node::Decision { .. } => {
            let mut steps = game.game().moves();
            steps.sort_by_cached_key(|(step, _)| game.game().write(*step));
            let place = given.and_then(|given| steps.iter().position(|(step, _)| *step == given));
            if given.is_some() && place.is_none() {
                return Err(t!(link_errors::not_by_rules).to_owned());
            }
            let place = coder.number(steps.len() as u32, place.unwrap_or_default() as u32)?;
            game.apply(steps[place as usize].0);
        }
        Node::Terminal { .. } => {
            let made = game.record.history.len();
            return Err(t!(link_errors::over_early, all = made + 1, made));
        }
    }
    Ok(())
}

/// The revealed values of all chains, and how many of them the turns so far have used.
pub(super) struct RevealedValues {
    chains: Vec<Vec<Value>>,
    used: Vec<usize>,
}

impl RevealedValues {
    /// Computes the values of all chains, and their ends.
    pub(super) fn of(game: &mut LinkGame) -> RevealedValues {
        let values = |member: &mut Option<Member>| {
            let Some(member) = member else {
                return Vec::new();
            };
            let (chain, values) = Chain::read(member.chain.newest, member.chain.revealed);
            member.chain = chain;
            values
        };
        RevealedValues {
            used: vec![0; game.members.len()],
            chains: game.members.iter_mut().map(values).collect(),
        }
    }

    /// Begins the next turn if the turn before is over.
    pub(super) fn begin_turn_if_due(&mut self, game: &mut LinkGame) -> Result<(), String> {
        let Some(player) = game.progress.controller() else {
            return Ok(());
        };
        if game.progress.turn != Some(player) {
            let used = &mut self.used[player];
            *used += 1;
            if self.chains[player].len() <= *used {
                return Err(t!(by_link::wrong_chain).to_owned());
            }
            game.progress.begin_turn(player);
        }
        Ok(())
    }

    /// The dice of the turn under way.
    pub(super) fn dice(&self, game: &LinkGame) -> TurnDice {
        let chains = self.chains.iter().zip(&self.used);
        let values = chains.map(|(chain, used)| chain[*used]);
        TurnDice::new(values.collect(), game.progress.rolls)
    }

    /// Whether values were revealed that no turn has used.
    pub(super) fn is_left_over(&self) -> bool {
        let mut chains = self.chains.iter().zip(&self.used);
        chains.any(|(chain, used)| chain.len() > used + 1)
    }
}
