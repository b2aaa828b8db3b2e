//! Games that are played by link: every player on a device of their own, without a server.
//!
//! A link holds the whole game. Who opens it plays their turn, and sends the next link on. No device can choose
//! or foresee a roll: each player has a hash chain, and a turn's rolls follow from the newest values of all chains.
//! Each device signs the whole game that it sends, so nobody can change the moves of another player.
//!
//! - `chain`: secrets and their hash chains. `signature`: keys and signatures. `dice`: rolls from chains.
//!   `progress`: whose turn it is. `format`: the text of a link. `relation`: how a link compares with the known
//!   game. `player`: a player on their device.

mod chain;
mod dice;
mod format;
mod player;
mod progress;
mod relation;
mod signature;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod work;

use rules::any_game::{AnyGame, Move};
use rules::record::Record;
use rules::seat::Seat;
use rules::state::Node;
use words::t;

use crate::dice_mode::Stuff;
use crate::game_session::{self, GameSession};
use crate::setup::{PERSON, Setup};

pub use chain::{Chain, LENGTH, Secret, Value};
pub use dice::TurnDice;
pub use format::LinkReader;
pub(crate) use format::marked;
pub use player::{LinkPlayer, LinkStage};
pub use relation::Relation;
pub use signature::Key;

use progress::Progress;
use signature::Member;

/// The number of people who can play by link.
pub const PEOPLE: std::ops::RangeInclusive<usize> = 2..=4;

/// A game that is played by link.
#[derive(Clone)]
pub struct LinkGame {
    /// The players, and the game so far.
    record: Record,
    /// The seats of people, in turn order. Bots sit at the other seats.
    people: Vec<Seat>,
    /// The index of the person who began the game.
    host: usize,
    /// What each person has told when they joined, and signed since; `None` until they have joined.
    members: Vec<Option<Member>>,
    /// The record before its first entry, as text.
    head: String,
    progress: Progress,
}

impl LinkGame {
    /// A new game. The person at the seat `host` invites the others.
    ///
    /// # Errors
    /// If this game cannot be played by link, or not by these players: a sentence.
    pub fn invite(setup: &Setup, host: Seat, secret: &Secret) -> Result<LinkGame, String> {
        if Stuff::of(setup.ruleset).hidden {
            return Err(t!(by_link::hands).to_owned());
        }
        let session = game_session::open(setup, None)?;
        let record = session.into_record();
        let people = people(&record);
        let (least, most) = (*PEOPLE.start(), *PEOPLE.end());
        let found = people.len();
        if !PEOPLE.contains(&found) {
            return Err(t!(by_link::people, least, most, found));
        }
        let host = people.iter().position(|seat| *seat == host);
        let host = host.ok_or(t!(by_link::host))?;
        let mut game = LinkGame::at_start(record, people, host);
        game.admit(host, secret);
        Ok(game)
    }

    /// A game that nobody has joined, not even the host.
    fn at_start(mut record: Record, people: Vec<Seat>, host: usize) -> LinkGame {
        record.history.clear();
        LinkGame {
            progress: Progress::new(record.start.clone(), people.clone(), host),
            head: record.to_text(),
            members: vec![None; people.len()],
            record,
            people,
            host,
        }
    }

    /// The game so far, as a record.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The game at this moment.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.progress.game
    }

    /// The seats of people, in turn order.
    pub fn people(&self) -> &[Seat] {
        &self.people
    }

    /// The seat of the person who began the game.
    pub fn host(&self) -> Seat {
        self.people[self.host]
    }

    /// The game so far, to look at.
    pub fn table(&self) -> GameSession {
        GameSession::of(self.record.clone())
    }

    /// The member at a seat, if that person has joined.
    fn member(&self, seat: Seat) -> Option<&Member> {
        self.members[self.index(seat)?].as_ref()
    }

    /// The key of the host, which tells games apart: the host has signed what is played, and every player signs the
    /// host's key. A player who joins may use one key in several games.
    fn host_key(&self) -> Option<Key> {
        Some(self.members[self.host]?.key)
    }

    /// The indices of all persons in the order in which they join.
    fn joining_order(&self) -> impl Iterator<Item = usize> + use<> {
        let (host, count) = (self.host, self.people.len());
        (0..count).map(move |step| (host + step) % count)
    }

    /// The person who opens the next link: to join, to play, or again after the game, which has no next link.
    pub fn next(&self) -> Option<Seat> {
        let playing = || Some(self.people[self.progress.controller()?]);
        self.next_to_join(0).or_else(playing)
    }

    /// The person who joins after this number of others.
    pub fn next_to_join(&self, others: usize) -> Option<Seat> {
        let order = self.joining_order();
        let mut missing = order.filter(|index| self.members[*index].is_none());
        Some(self.people[missing.nth(others)?])
    }

    /// Whether everybody has joined.
    pub fn has_all_players(&self) -> bool {
        self.members.iter().all(Option::is_some)
    }

    /// Whether the person whose turn began last has more to do before the link is sent.
    pub fn is_turn_under_way(&self) -> bool {
        self.progress.turn.is_some() && self.progress.controller() == self.progress.turn
    }

    /// Joins as the next person. The end of the chain and a public key are told, and the game is signed.
    ///
    /// # Errors
    /// If everybody has joined.
    pub fn join(&mut self, secret: &Secret) -> Result<Seat, String> {
        let seat = self.next().filter(|_| !self.has_all_players());
        let seat = seat.ok_or(t!(by_link::all_joined))?;
        if let Some(index) = self.index(seat) {
            self.admit(index, secret);
        }
        Ok(seat)
    }

    /// Makes a person a member, who signs the game.
    fn admit(&mut self, person: usize, secret: &Secret) {
        self.members[person] = Some(Member::of(secret));
        self.sign(person, secret);
    }

    /// Begins the turn of the next person: reveals the next value of their chain, from which the turn's rolls
    /// follow.
    ///
    /// # Errors
    /// If nobody is to play, if the chain is not of this secret, or if it has no next value.
    pub fn begin_turn(&mut self, secret: &Secret) -> Result<(), String> {
        let player = self.progress.controller();
        let player = player.filter(|_| self.has_all_players() && !self.is_turn_under_way());
        let player = player.ok_or(t!(by_link::no_turn))?;
        let member = self.members[player].as_mut();
        let member = member.ok_or(t!(by_link::no_turn))?;
        if member.chain.revealed + 1 >= LENGTH {
            return Err(t!(by_link::chain_used_up).to_owned());
        }
        let next = member.chain.next(secret);
        member.chain = next.ok_or(t!(by_link::other_secret))?;
        self.progress.begin_turn(player);
        Ok(())
    }

    /// Ends the turn under way: its player signs the game.
    ///
    /// # Errors
    /// If no turn is over, or if it was not taken with this secret.
    pub fn end_turn(&mut self, secret: &Secret) -> Result<(), String> {
        let player = self.progress.turn.filter(|_| !self.is_turn_under_way());
        let player = player.ok_or(t!(by_link::no_turn))?;
        if !self.members[player].is_some_and(|member| member.is_of(secret)) {
            return Err(t!(by_link::other_secret).to_owned());
        }
        self.sign(player, secret);
        Ok(())
    }

    /// The dice of the turn under way.
    pub fn dice(&self) -> TurnDice {
        let newest =
            |member: &Option<Member>| member.map_or(Value::ZERO, |member| member.chain.newest);
        TurnDice::new(
            self.members.iter().map(newest).collect(),
            self.progress.rolls,
        )
    }

    /// The seed with which a bot finds its next step. It is the same on every device.
    pub fn bot_seed(&self) -> u64 {
        self.dice().bot_seed(self.record.history.len())
    }

    /// Rolls or draws in the turn under way.
    ///
    /// # Errors
    /// If no roll of this turn is due.
    pub fn roll(&mut self) -> Result<(), String> {
        let Node::Chance { .. } = self.game().node() else {
            return Err(t!(by_link::no_turn).to_owned());
        };
        if !self.is_turn_under_way() {
            return Err(t!(by_link::no_turn).to_owned());
        }
        let ticket = self.dice().next_ticket(self.game().turn().weight_total);
        self.apply(self.game().sample(ticket));
        Ok(())
    }

    /// Plays a step in the turn under way.
    ///
    /// # Errors
    /// If the step is not legal now.
    pub fn play(&mut self, step: Move) -> Result<(), String> {
        let moves = self.game().moves();
        if !self.is_turn_under_way() || moves.iter().all(|(each, _)| *each != step) {
            return Err(t!(link_errors::not_by_rules).to_owned());
        }
        self.apply(step);
        Ok(())
    }

    fn apply(&mut self, entry: Move) {
        self.progress.apply(entry);
        self.record.history.push(entry);
    }

    fn index(&self, seat: Seat) -> Option<usize> {
        self.people.iter().position(|each| *each == seat)
    }
}

/// The seats of people in a record, in turn order.
fn people(record: &Record) -> Vec<Seat> {
    let people = record.players.iter();
    let people = people.filter(|(_, player)| player.kind == PERSON);
    people.map(|(seat, _)| *seat).collect()
}
