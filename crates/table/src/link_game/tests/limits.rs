//! Limits of the work that a link can cost.

use super::super::work::{ENTRIES, HASHES, SIGNATURES};
use super::super::{Chain, LENGTH, LinkGame, LinkPlayer, LinkReader, Relation, Value};
use super::{Picks, play, rulesets, secret, setup};
use crate::link::{LONGEST, MAX_ENTRIES};

/// The work since the last time: values of chains, entries, signatures.
fn work() -> (u32, u32, u32) {
    (HASHES.take(), ENTRIES.take(), SIGNATURES.take())
}

#[test]
fn a_link_is_hashed_replayed_and_verified_once() {
    let mut picks = Picks::new(2);
    for ruleset in rulesets() {
        let table = setup(ruleset, 4).or(setup(ruleset, 2)).unwrap();
        let sent = play(&table, &mut picks, 80);
        let game = &sent[sent.len() - 1];
        let (link, before) = (game.write().unwrap(), &sent[sent.len() - 2]);
        let (turns, entries) = (sent.len() as u32, game.record.history.len() as u32);
        let people = game.people.len() as u32;
        work();
        let read = LinkGame::read(&link).unwrap();
        let (hashes, applied, signatures) = work();
        assert!(hashes <= turns, "{hashes} values for {turns} turns");
        assert_eq!((applied, signatures), (entries, people));
        // Comparing costs nothing of this.
        assert_eq!(read.relation_to(before), Relation::Newer);
        assert!(read.may_be_of(&before.write().unwrap()));
        work();
        assert!(read.may_be_of(&link));
        assert_eq!(work(), (0, 0, 0));
        // A device reads its save, takes the link, and begins its turn: each computes the secret's chain once.
        let seat = before.next().unwrap();
        let joins = |game: &&LinkGame| game.next() == Some(seat) && !game.has_all_players();
        let mut player = match sent.iter().find(joins) {
            Some(game) => LinkPlayer::join(game.clone(), secret(seat)).unwrap(),
            None => LinkPlayer::invite(&table, seat, secret(seat)).unwrap(),
        };
        work();
        player.receive(read).unwrap();
        let (hashes, ..) = work();
        assert!(hashes <= 2 * LENGTH, "{hashes}");
    }
}

/// A link whose head promises as much as possible.
fn promising(revealed: u32, entry_count: usize, picks: &mut Picks) -> LinkGame {
    let table = setup(rulesets()[0], 4).unwrap();
    let mut game = play(&table, picks, 4).pop().unwrap();
    for member in game.members.iter_mut().flatten() {
        (member.chain, _) = Chain::read(Value(picks.bytes()), 0);
        member.chain.revealed = revealed;
    }
    game.record.history = vec![game.record.start.sample(0); entry_count];
    game
}

#[test]
fn what_a_head_promises_costs_nothing_before_it_is_read() {
    let mut picks = Picks::new(3);
    for (revealed, entry_count) in [
        (LENGTH - 1, MAX_ENTRIES),
        (LENGTH - 1, 4 * LENGTH),
        (2_499, MAX_ENTRIES),
        (1, 3),
        (0, MAX_ENTRIES),
        (0, u32::MAX >> 8),
    ] {
        let game = promising(revealed, entry_count as usize, &mut picks);
        let link = game.write_head();
        work();
        assert!(LinkGame::read(&link).is_err());
        let (hashes, entries, signatures) = work();
        assert!(hashes <= MAX_ENTRIES, "{hashes}");
        // After the end of the text, the steps of a few turns cost no digits.
        assert!(entries < 200, "{entries}");
        assert_eq!(signatures, 0);
    }
}

#[test]
fn a_short_link_costs_little() {
    let mut picks = Picks::new(4);
    let table = setup(rulesets()[0], 2).unwrap();
    let mut game = play(&table, &mut picks, 1).pop().unwrap();
    // The shortest links: only the host has joined.
    let link = game.write().unwrap();
    assert!(link.len() < 258, "{}", link.len());
    work();
    LinkGame::read(&link).unwrap();
    assert_eq!(work(), (0, 0, 1));
    for member in game.members.iter_mut().flatten() {
        member.chain.revealed = LENGTH - 1;
    }
    game.record.history = vec![game.record.start.sample(0); MAX_ENTRIES as usize];
    let link = game.write_head();
    assert!(link.len() < 258, "{}", link.len());
    work();
    assert!(LinkGame::read(&link).is_err());
    assert_eq!(work(), (0, 0, 0));
}

#[test]
fn any_link_is_read_in_steps() {
    let mut picks = Picks::new(5);
    for ruleset in rulesets() {
        let Some(table) = setup(ruleset, 3).or(setup(ruleset, 2)) else {
            continue;
        };
        let sent = play(&table, &mut picks, 300);
        let link = sent[sent.len() - 1].write().unwrap();
        assert!(link.len() < LONGEST);
        work();
        let mut reader = LinkReader::new(&link).unwrap();
        while !reader.advance(10).unwrap() {
            let (_, entries, signatures) = work();
            assert_eq!((entries, signatures), (10, 0));
        }
        let read = reader.finish().unwrap();
        assert_eq!(read.relation_to(&sent[sent.len() - 1]), Relation::Same);
    }
}
