//! Which saved game a link belongs to, when one player uses a secret in two games.

use rules::seat::Seat;
use rules::state::Node;
use table::address::{self, Address};
use table::link_game::{LinkGame, LinkPlayer, LinkStage, Relation, Secret};
use table::saved_game::{self, SavedGame};
use table::setup::{PERSON, Setup};

use super::open_link::known_game;
use crate::saves::games::{GAME, Games};
use crate::saves::store::SavesStore;

/// The secrets: Ann is honest and has one a game, the cheat has one for both.
const ANN: [u8; 2] = [1, 2];
const CHEAT: u8 = 7;
const LEO: [u8; 2] = [11, 12];

fn setup(people: &[&str]) -> Setup {
    let seats: Vec<String> = ["Y", "R", "B"]
        .iter()
        .zip(people)
        .map(|(seat, name)| format!("{seat}=person:{name}"))
        .collect();
    let fragment = format!("#/new?game=pollyanna-1951&{}", seats.join("&"));
    match address::parse(&fragment, &[PERSON]) {
        Address::New { setup, .. } => setup,
        other => panic!("{other:?}"),
    }
}

/// The devices of a game by link, of which the first invites the others, and the newest link.
struct Table {
    devices: Vec<LinkPlayer>,
    link: String,
}

impl Table {
    fn new(people: &[(&str, u8)]) -> Table {
        let names: Vec<&str> = people.iter().map(|(name, _)| *name).collect();
        let secret = |index: usize| Secret::new([people[index].1; 32]);
        let setup = setup(&names);
        let seats: Vec<Seat> = setup.people().map(|(seat, _)| seat).collect();
        let mut devices = vec![LinkPlayer::invite(&setup, seats[0], secret(0)).unwrap()];
        for index in 1..people.len() {
            let game = LinkGame::read(devices[index - 1].link()).unwrap();
            devices.push(LinkPlayer::join(game, secret(index)).unwrap());
        }
        let link = devices[people.len() - 1].link().to_owned();
        Table { devices, link }
    }

    /// Plays at least this many turns, until the device is next.
    fn play(mut self, turns: usize, until: usize) -> Table {
        for turn in 0.. {
            let game = LinkGame::read(&self.link).unwrap();
            let next = game.next().unwrap();
            let is_next = |device: &LinkPlayer| device.seat() == next;
            let at = self.devices.iter().position(is_next).unwrap();
            if turn >= turns && at == until {
                break;
            }
            self.link = answer(&mut self.devices[at], game);
        }
        self
    }
}

/// Takes a link on a device, plays its turn, and returns the next link.
fn answer(device: &mut LinkPlayer, game: LinkGame) -> String {
    device.receive(game).unwrap();
    let mut played = device.game().clone();
    while played.is_turn_under_way() {
        if let Node::Chance { .. } = played.game().node() {
            played.roll().unwrap();
        } else {
            let step = played.game().moves()[0].0;
            played.play(step).unwrap();
        }
    }
    device.go_to(&played.record().history).unwrap();
    assert_eq!(device.stage(), LinkStage::Unsent);
    device.send().unwrap();
    device.link().to_owned()
}

/// The saved games of a device.
fn saves(players: &[&LinkPlayer]) -> SavesStore {
    let store = SavesStore::new(Games::of_tab("1".to_owned(), None));
    for (number, player) in players.iter().enumerate() {
        let text = saved_game::write(&SavedGame {
            link: player.line(),
            record: player.game().record().to_text(),
            ..SavedGame::default()
        });
        store.games.keep(&format!("{GAME}{number}"), &text);
    }
    store
}

#[test]
fn a_key_in_two_games_locks_nobody_out() {
    // Who sits where in the first and in the second game; the first device invites.
    let games: [[&[(&str, u8)]; 2]; 4] = [
        // The cheat invites to the first game, or joins both.
        [
            &[("Zoe", CHEAT), ("Ann", ANN[0])],
            &[("Leo", LEO[1]), ("Ann", ANN[1]), ("Zoe", CHEAT)],
        ],
        [
            &[("Leo", CHEAT), ("Ann", ANN[0]), ("Zoe", LEO[0])],
            &[("Leo", LEO[1]), ("Ann", ANN[1]), ("Zoe", CHEAT)],
        ],
        [
            &[("Leo", LEO[0]), ("Zoe", CHEAT), ("Ann", ANN[0])],
            &[("Leo", LEO[1]), ("Zoe", CHEAT), ("Ann", ANN[1])],
        ],
        // The cheat invites to both games.
        [
            &[("Zoe", CHEAT), ("Ann", ANN[0]), ("Leo", LEO[0])],
            &[("Zoe", CHEAT), ("Ann", ANN[1])],
        ],
    ];
    for (case, [first, second]) in games.into_iter().enumerate() {
        let of_ann = |people: &[(&str, u8)]| people.iter().position(|(name, _)| *name == "Ann");
        let [in_first, in_second] = [first, second].map(|people| of_ann(people).unwrap());
        let first = Table::new(first).play(9, in_first);
        let known = &first.devices[in_first];
        // Before Ann has joined, the second game is another one, unless the cheat has invited to both.
        let second = Table::new(second);
        if case < 3 {
            let invitation = second.devices[in_second - 1].link();
            let invitation = LinkGame::read(invitation).unwrap();
            assert!(
                known_game(&invitation, &saves(&[known])).is_none(),
                "{case}"
            );
        }
        let second = second.play(3, in_second);
        let own = &second.devices[in_second];
        let link = LinkGame::read(&second.link).unwrap();
        for (players, expected) in [([known, own], 1), ([own, known], 0)] {
            let (key, player, relation) = known_game(&link, &saves(&players)).unwrap();
            assert_eq!(key, format!("{GAME}{expected}"), "{case}");
            assert_eq!(relation, Relation::Newer, "{case}");
            assert_eq!(player.line(), own.line());
        }
    }
}
