//! Links that somebody has changed who knows their format, but not the secrets of the players.

use rules::record::Match;
use rules::state::Node;

use super::super::format::RevealedValues;
use super::super::signature::Member;
use super::super::{Chain, LinkGame, Relation, Secret, Value};
use super::{Picks, play, rulesets, secret, setup, take_turn};
use crate::setup::is_scored;

/// The number of changed links.
const COUNT: usize = 2_000;
/// The number of ways to change a link.
const WAYS: usize = 13;

/// The game of a link, with its first `kept` entries and other random steps after them, as far as values are revealed.
fn replayed(game: &LinkGame, kept: usize, picks: &mut Picks) -> Option<LinkGame> {
    let mut other = LinkGame::at_start(game.record.clone(), game.people.clone(), game.host);
    other.members = game.members.clone();
    let mut values = RevealedValues::of(&mut other);
    for at in 0.. {
        if values.begin_turn_if_due(&mut other).is_err() {
            break;
        }
        let entry = match other.game().node() {
            Node::Terminal { .. } => break,
            Node::Chance { .. } => {
                let below = other.game().turn().weight_total;
                let ticket = values.dice(&other).next_ticket(below);
                other.game().sample(ticket)
            }
            Node::Decision { .. } if at < kept => game.record.history[at],
            Node::Decision { .. } => {
                let steps = other.game().moves();
                steps[picks.below(steps.len())].0
            }
        };
        other.apply(entry);
    }
    let is_whole = !values.is_left_over() && !other.is_turn_under_way();
    (is_whole && other.record.history != game.record.history).then_some(other)
}

/// The number of entries before the last turn.
fn before_last_turn(game: &LinkGame) -> usize {
    let makers = &game.progress.makers;
    let before = makers
        .iter()
        .rposition(|maker| Some(maker) != makers.last());
    before.map_or(0, |at| at + 1)
}

/// Changes a link of a game, if this way is possible there.
fn changed(sent: &[LinkGame], at: usize, way: usize, picks: &mut Picks) -> Option<LinkGame> {
    let game = &sent[at];
    let mut other = game.clone();
    let joined: Vec<usize> = (0..game.people.len())
        .filter(|person| game.members[*person].is_some())
        .collect();
    let person = joined[picks.below(joined.len())];
    let count = game.people.len();
    let has_known_keys = at >= count;
    let attacker = Secret::new([99; 32]);
    fn member(game: &mut LinkGame, person: usize) -> &mut Member {
        game.members[person].as_mut().unwrap()
    }
    match way {
        // Other moves in the last turn, or from any move on.
        0 => return replayed(game, before_last_turn(game), picks),
        1 => return replayed(game, picks.below(game.record.history.len().max(1)), picks),
        2 => {
            let seat = picks.below(game.record.players.len());
            other.record.players[seat].1.name = Some("Zoe".to_owned());
        }
        3 => {
            let mut players = other.record.players.iter_mut();
            let bot = players.find(|(_, player)| player.kind == "easy")?;
            bot.1.kind = "hard".to_owned();
        }
        4 => {
            other.record.match_play = is_scored(game.record.start.ruleset()).then(|| Match::to(100))
        }
        5 => other.host = (game.host + 1 + picks.below(count - 1)) % count,
        // Another value of a chain, and the rolls that follow from it.
        6 => {
            let revealed = member(&mut other, person).chain.revealed;
            let (chain, _) = Chain::read(Value(picks.bytes()), revealed);
            member(&mut other, person).chain = chain;
            return replayed(&other, 0, picks).or((at < count).then_some(other));
        }
        7 => member(&mut other, person).key = picks.bytes(),
        8 => member(&mut other, person).signature = picks.bytes(),
        // Signatures that fit something else: an older game, or another player's.
        9 => {
            let older = sent[picks.below(at + 1)].members[person];
            member(&mut other, person).signature = older?.signature;
        }
        10 => {
            let swapped = game.members[joined[picks.below(joined.len())]]?;
            member(&mut other, person).signature = swapped.signature;
        }
        // Other moves, signed with the attacker's own key in the place of the last player.
        11 if has_known_keys => {
            other = replayed(game, before_last_turn(game), picks)?;
            let last = *other.progress.makers.last()?;
            member(&mut other, last).key = Member::of(&attacker).key;
            other.sign(last, &attacker);
        }
        // Other moves of the player before, followed by the attacker's own turn.
        12 if has_known_keys => {
            other = replayed(game, before_last_turn(game), picks)?;
            let seat = other.next()?;
            take_turn(&mut other, &secret(seat), picks);
        }
        _ => return None,
    }
    Some(other)
}

#[test]
fn no_device_takes_a_link_that_somebody_else_has_changed() {
    let mut picks = Picks::new(32);
    let tables: Vec<_> = rulesets()
        .into_iter()
        .flat_map(|ruleset| (2..=4).filter_map(move |people| setup(ruleset, people)))
        .collect();
    assert!(tables.len() > 15, "{}", tables.len());
    let mut tried = [0; WAYS];
    for table in tables.iter().cycle() {
        if tried.iter().sum::<usize>() >= COUNT {
            break;
        }
        let most = 10 + picks.below(70);
        let sent = play(table, &mut picks, most);
        for turn in 0..4 * WAYS {
            let at = picks.below(sent.len());
            let way = turn % WAYS;
            let text = sent[at].write().unwrap();
            let Some(other) = changed(&sent, at, way, &mut picks) else {
                continue;
            };
            let Ok(changed) = other.write() else {
                continue;
            };
            if changed == text {
                continue;
            }
            tried[way] += 1;
            let read = LinkGame::read(&changed);
            let Some(next) = other.next() else {
                assert!(read.is_err() || way == 11, "{changed}");
                continue;
            };
            // What the next device sent last, unless it is still to join.
            let known = sent[..=at]
                .iter()
                .rev()
                .find(|game| game.next() != Some(next) && game.member(next).is_some());
            match (read, known) {
                (Err(_), _) => {}
                (Ok(_), None) => panic!("way {way}: {changed}"),
                (Ok(read), Some(known)) => {
                    let relation = read.relation_to(known);
                    let is_refused = matches!(relation, Relation::OtherMember(_));
                    assert!(is_refused, "way {way}: {relation:?}");
                }
            }
            // The true link still opens.
            let true_link = LinkGame::read(&text).unwrap();
            if let Some(known) = known.filter(|_| sent[at].next() == Some(next)) {
                assert_eq!(true_link.relation_to(known), Relation::Newer);
            }
        }
    }
    eprintln!("changed links, by way: {tried:?}");
    assert!(tried.iter().all(|tried| *tried > 5), "{tried:?}");
}

#[test]
fn a_changed_link_names_its_sender() {
    let mut table = setup(rulesets()[0], 3).unwrap();
    for (place, name) in table.places.iter_mut().zip(["Ann", "Leo", "Mia"]) {
        place.name = name.to_owned();
    }
    let mut picks = Picks::new(1);
    let sent = play(&table, &mut picks, 60);
    let mut named = 0;
    for game in &sent[3..] {
        let Some(changed) = replayed(game, before_last_turn(game), &mut picks) else {
            continue;
        };
        let last = game.people[*game.progress.makers.last().unwrap()];
        let name = game.record.player(last).unwrap().name.clone().unwrap();
        assert_eq!(
            LinkGame::read(&changed.write().unwrap()).map(drop),
            Err(format!("this link is not as {name} sent it"))
        );
        named += 1;
    }
    assert!(named > 5, "{named}");
}

#[test]
fn nobody_joins_with_the_key_or_the_chain_of_another() {
    let table = setup(rulesets()[0], 3).unwrap();
    let sent = play(&table, &mut Picks::new(1), 3);
    let game = &sent[2];
    let [first, second, ..] = game.joining_order().collect::<Vec<_>>()[..] else {
        panic!("three have joined");
    };
    let first_seat = game.people[first];
    for (secret, copies_chain) in [(secret(first_seat), false), (Secret::new([99; 32]), true)] {
        let mut other = sent[0].clone();
        other.members[second] = Some(Member::of(&secret));
        if copies_chain
            && let [Some(copy), Some(copied)] =
                other.members.get_disjoint_mut([second, first]).unwrap()
        {
            copy.chain = copied.chain;
        }
        other.sign(second, &secret);
        let link = other.write_head();
        let problem = LinkGame::read(&link).map(drop).unwrap_err();
        assert!(problem.contains("two players"), "{problem}");
    }
}
