//! A player of a game by link, on their own device.

use rules::any_game::Move;
use rules::event::Event;
use rules::ruleset::Family;
use rules::seat::Seat;
use rules::state::Node;
use words::t;

use super::{LinkGame, Relation, Secret, Value};
use crate::setup::Setup;

/// A player of a game by link.
#[derive(Clone)]
pub struct LinkPlayer {
    seat: Seat,
    secret: Secret,
    /// The game as the newest link tells it.
    newest: LinkGame,
    /// The newest link.
    link: String,
    /// The game at this moment, perhaps in a turn of this player.
    game: LinkGame,
    /// How many entries the record has after a turn of this player in which nothing can move; 0 in any other turn.
    passed_at: usize,
}

/// What a game by link waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkStage {
    /// This player's turn, or the bots after it.
    Turn,
    /// This player's turn is over, but they have not sent its link.
    Unsent,
    /// Another player has the newest link.
    Sent,
}

impl LinkPlayer {
    /// The host of a new game, whose newest link is the invitation.
    ///
    /// # Errors
    /// If this game cannot be played by link, or not by these players.
    pub fn invite(setup: &Setup, seat: Seat, secret: Secret) -> Result<LinkPlayer, String> {
        let newest = LinkGame::invite(setup, seat, &secret)?;
        let link = newest.write()?;
        LinkPlayer::new(seat, secret, newest, link)
    }

    /// The next player to join a game.
    ///
    /// # Errors
    /// If everybody has joined.
    pub fn join(mut game: LinkGame, secret: Secret) -> Result<LinkPlayer, String> {
        let seat = game.join(&secret)?;
        let link = game.write()?;
        LinkPlayer::new(seat, secret, game, link)
    }

    fn new(
        seat: Seat,
        secret: Secret,
        newest: LinkGame,
        link: String,
    ) -> Result<LinkPlayer, String> {
        let mut player = LinkPlayer {
            seat,
            secret,
            link,
            game: newest.clone(),
            newest,
            passed_at: 0,
        };
        player.begin()?;
        Ok(player)
    }

    /// Goes to the moment of the newest link, and begins this player's turn if the link leads to it.
    fn begin(&mut self) -> Result<(), String> {
        self.game = self.newest.clone();
        if self.newest.next() == Some(self.seat) && self.newest.has_all_players() {
            self.game.begin_turn(&self.secret)?;
        }
        self.passed_at = self.end_of_passing_turn().unwrap_or_default();
        Ok(())
    }

    /// How many entries the record has after the turn that begins, if nothing can move in it. Only this device knows:
    /// the rolls need the value that it has just revealed.
    fn end_of_passing_turn(&self) -> Option<usize> {
        let mut turn = self.game.clone();
        let mut passes = false;
        while turn.is_turn_under_way() && turn.game().node().seat() == Some(self.seat) {
            if let Node::Chance { .. } = turn.game().node() {
                turn.roll().ok()?;
                continue;
            }
            let [(only, _)] = turn.game().moves()[..] else {
                return None;
            };
            let events = turn.game().boxed_clone().apply(only);
            passes = events
                .iter()
                .any(|event| matches!(event, Event::Passed { .. }));
            if !passes {
                return None;
            }
            turn.play(only).ok()?;
        }
        passes.then_some(turn.record.history.len())
    }

    /// Whether nothing can move in this player's turn, so that it needs no person.
    pub fn is_passing(&self) -> bool {
        self.game.record.history.len() < self.passed_at
    }

    /// The seat of this player.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether this player has joined a game with the secret of this one.
    pub fn has_joined(&self, game: &LinkGame) -> bool {
        let key = |game: &LinkGame| Some(game.member(self.seat)?.key);
        key(game).is_some_and(|own| key(&self.newest) == Some(own))
    }

    /// The game as the newest link tells it.
    pub fn newest(&self) -> &LinkGame {
        &self.newest
    }

    /// The newest link.
    pub fn link(&self) -> &str {
        &self.link
    }

    /// The game at this moment.
    pub fn game(&self) -> &LinkGame {
        &self.game
    }

    /// How many entries of the record the newest link holds.
    pub fn sent_count(&self) -> usize {
        self.newest.record.history.len()
    }

    /// Goes to the moment after these entries of the record: on in this player's turn, or back to its beginning.
    ///
    /// # Errors
    /// If this player could not have come there.
    pub fn go_to(&mut self, history: &[Move]) -> Result<(), String> {
        if !history.starts_with(&self.game.record.history) {
            self.begin()?;
        }
        let new_entries = history.strip_prefix(self.game.record.history.as_slice());
        let new_entries = new_entries.ok_or(t!(link_errors::not_by_rules))?;
        for entry in new_entries {
            if let Node::Chance { .. } = self.game.game().node() {
                self.game.roll()?;
            } else {
                self.game.play(*entry)?;
            }
            if self.game.record.history.last() != Some(entry) {
                return Err(t!(link_errors::not_by_rules).to_owned());
            }
        }
        Ok(())
    }

    /// What the game waits for.
    pub fn stage(&self) -> LinkStage {
        if self.game.is_turn_under_way() {
            LinkStage::Turn
        } else if self.game.record.history.len() > self.sent_count() {
            LinkStage::Unsent
        } else {
            LinkStage::Sent
        }
    }

    /// How many entries of the record are not shown again after a reload: those up to the end of this player's last
    /// turn, and all once the game is over.
    pub fn seen_count(&self) -> usize {
        match self.game.game().node() {
            Node::Terminal { .. } => self.game.record.history.len(),
            _ => {
                let own = self.game.index(self.seat);
                own.map_or(0, |own| self.game.progress.end_of_last_turn(own))
            }
        }
    }

    /// Whether the newest link is this player's own, or nobody has taken a turn yet.
    pub fn has_sent(&self) -> bool {
        let last = self.newest.progress.turn;
        last.is_none_or(|index| self.newest.people[index] == self.seat)
    }

    /// Ends this player's turn: its link is the newest.
    ///
    /// # Errors
    /// If the turn is not over, or the game is too long for a link.
    pub fn send(&mut self) -> Result<(), String> {
        if self.stage() != LinkStage::Unsent {
            return Err(t!(by_link::no_turn).to_owned());
        }
        self.game.end_turn(&self.secret)?;
        self.link = self.game.write()?;
        self.newest = self.game.clone();
        Ok(())
    }

    /// Takes a newer link of another player.
    ///
    /// # Errors
    /// If the link does not continue the game.
    pub fn receive(&mut self, game: LinkGame) -> Result<(), String> {
        if game.relation_to(&self.game) != Relation::Newer {
            return Err(t!(link_errors::not_by_rules).to_owned());
        }
        self.go_on_from(game)
    }

    /// Plays on from another version of the game. What this player did since is dropped.
    ///
    /// # Errors
    /// If the link is no other version of the game.
    pub fn choose(&mut self, game: LinkGame) -> Result<(), String> {
        if !matches!(game.relation_to(&self.game), Relation::OtherMove(..)) {
            return Err(t!(link_errors::not_by_rules).to_owned());
        }
        self.go_on_from(game)
    }

    fn go_on_from(&mut self, game: LinkGame) -> Result<(), String> {
        self.link = game.write()?;
        self.newest = game;
        self.begin()
    }

    /// The players to whom the link goes: to the next one, and after the game to all others.
    pub fn receivers(&self) -> Vec<Seat> {
        match self.game.next() {
            Some(next) => vec![next],
            None => {
                let people = self.game.people().iter().copied();
                people.filter(|seat| *seat != self.seat).collect()
            }
        }
    }

    /// The people who lost, once the game is over; all people if none of them did.
    pub fn losers(&self) -> Vec<Seat> {
        let Node::Terminal { winners } = self.game.game().node() else {
            return Vec::new();
        };
        let people = self.game.people().to_vec();
        let losers: Vec<Seat> = people
            .iter()
            .copied()
            .filter(|seat| !winners.has(*seat))
            .collect();
        if losers.is_empty() { people } else { losers }
    }

    /// The line of a save: the letter of the seat, the secret, and the newest link.
    pub fn line(&self) -> String {
        let letter = self.family().letter(self.seat);
        format!("{letter} {} {}", self.secret.0, self.link)
    }

    /// The link in the line of a save.
    pub fn link_in(line: &str) -> &str {
        line.rsplit(' ').next().unwrap_or_default()
    }

    /// Reads the line of a save.
    ///
    /// # Errors
    /// If it is not such a line, or its parts do not belong together.
    pub fn parse(line: &str) -> Result<LinkPlayer, String> {
        let wrong = || t!(by_link::spoilt).to_owned();
        let parts: Vec<&str> = line.split(' ').collect();
        let [letter, secret, link] = parts[..] else {
            return Err(wrong());
        };
        let newest = LinkGame::read(link)?;
        let family = newest.record.start.ruleset().family;
        let mut letters = letter.chars();
        let seat = letters.next().and_then(|letter| family.seat(letter));
        let seat = seat.filter(|_| letters.next().is_none());
        let seat = seat.ok_or_else(wrong)?;
        let secret = Secret(Value::parse(secret).ok_or_else(wrong)?);
        let member = newest.member(seat);
        if !member.is_some_and(|member| member.is_of(&secret)) {
            return Err(t!(by_link::other_secret).to_owned());
        }
        LinkPlayer::new(seat, secret, newest, link.to_owned())
    }

    /// Reads the line of a save, and goes to the moment after these entries of its record.
    ///
    /// # Errors
    /// If it is not such a line, or this player could not have come there.
    pub fn resume(line: &str, history: &[Move]) -> Result<LinkPlayer, String> {
        let mut player = LinkPlayer::parse(line)?;
        player.go_to(history)?;
        Ok(player)
    }

    fn family(&self) -> &'static Family {
        self.newest.record.start.ruleset().family
    }
}
