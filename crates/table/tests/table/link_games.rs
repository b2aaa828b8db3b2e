//! Games by link between devices that share nothing but the links.

use rules::seat::Seat;
use rules::state::Node;
use table::dice::{Dice as _, Seeded};
use table::link_game::{LinkGame, Relation, Secret};

use crate::desk::setup;

/// Rulesets and players of games by link.
const GAMES: [&str; 7] = [
    "game=pollyanna-1951&Y=person:Ann&R=person:Leo",
    "game=pollyanna-1951&Y=person&G=person&R=person&B=person",
    "game=pollyanna-1916&Y=person&G=easy&R=person&B=hard",
    "game=pollyanna-1951%2Bpartners&Y=person&G=person&R=easy&B=easy",
    "game=parcheesi&Y=person&R=person&B=person",
    "game=sorry&Y=person&R=person&G=easy&match=100",
    "game=annie&Y=person&B=person",
];

/// A player's device: a secret, and the newest game that it knows.
struct Device {
    secret: Secret,
    known: Option<LinkGame>,
}

impl Device {
    fn new(number: u8) -> Device {
        Device {
            secret: Secret::new([number; 32]),
            known: None,
        }
    }

    /// Opens a link, plays the turn it leads to, and returns the next link.
    fn open(&mut self, link: &str, picks: &mut Picks) -> String {
        let mut game = LinkGame::read(link).unwrap();
        if let Some(known) = &self.known {
            assert_eq!(game.relation_to(known), Relation::Newer);
        }
        if game.has_all_players() {
            take_turn(&mut game, &self.secret, picks);
        } else {
            game.join(&self.secret).unwrap();
        }
        let next = game.write().unwrap();
        self.known = Some(game);
        next
    }
}

/// Random choices.
struct Picks {
    dice: Seeded,
    count: u64,
}

impl Picks {
    fn new(seed: u64) -> Picks {
        Picks {
            dice: Seeded { seed },
            count: 0,
        }
    }

    fn below(&mut self, below: usize) -> usize {
        self.count += 1;
        self.dice.ticket(Seat(0), self.count, below as u32) as usize
    }
}

/// Plays random steps until the turn is over.
fn take_turn(game: &mut LinkGame, secret: &Secret, picks: &mut Picks) {
    game.begin_turn(secret).unwrap();
    while game.is_turn_under_way() {
        match game.game().node() {
            Node::Chance { .. } => game.roll().unwrap(),
            _ => {
                let steps = game.game().steps();
                game.play(&steps[picks.below(steps.len())]).unwrap();
            }
        }
    }
}

/// Plays a whole game. Returns all links.
fn play(query: &str, seed: u64) -> Vec<String> {
    let mut devices: Vec<(Seat, Device)> = Vec::new();
    let setup = setup(query);
    let people: Vec<Seat> = setup
        .taken()
        .filter(|(_, kind, _)| *kind == "person")
        .map(|(seat, ..)| seat)
        .collect();
    for (seat, number) in people.iter().zip(1..) {
        devices.push((*seat, Device::new(number + 10 * seed as u8)));
    }
    let host = people[seed as usize % people.len()];
    let device = |devices: &mut Vec<(Seat, Device)>, seat| {
        devices.iter().position(|(each, _)| *each == seat).unwrap()
    };
    let mut picks = Picks::new(seed);
    let at = device(&mut devices, host);
    let game = LinkGame::invite(&setup, host, &devices[at].1.secret).unwrap();
    let mut links = vec![game.write().unwrap()];
    devices[at].1.known = Some(game);
    loop {
        let link = links.last().unwrap().clone();
        let game = LinkGame::read(&link).unwrap();
        let Some(next) = game.next() else {
            return links;
        };
        let at = device(&mut devices, next);
        links.push(devices[at].1.open(&link, &mut picks));
        assert!(links.len() < 5_000);
    }
}

#[test]
fn devices_play_whole_games_that_share_only_links() {
    for query in GAMES {
        for seed in 0..2 {
            let links = play(query, seed);
            let game = LinkGame::read(links.last().unwrap()).unwrap();
            assert!(matches!(game.game().node(), Node::Terminal { .. }));
            let record = game.record().to_text();
            table::game_session::resume(&record).unwrap();
            // Every link opens, and is written again in the same way.
            for (older, newer) in links.iter().zip(&links[1..]) {
                let [older, newer] = [older, newer].map(|link| {
                    let game = LinkGame::read(link).unwrap();
                    assert_eq!(game.write().unwrap(), *link);
                    game
                });
                assert_eq!(newer.relation_to(&older), Relation::Newer);
                assert_eq!(older.relation_to(&newer), Relation::Older);
                assert_eq!(older.relation_to(&older), Relation::Same);
            }
        }
    }
}
