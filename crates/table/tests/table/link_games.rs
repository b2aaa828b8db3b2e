//! Games by link between devices that share nothing but the links.

use std::path::Path;
use std::{env, fs};

use rules::seat::Seat;
use rules::state::Node;
use table::link_game::{LinkGame, LinkPlayer, LinkStage, Relation, Secret};
use table::saved_game::{self, SavedGame};
use table::{fuzzing, position_lines};

use crate::desk::setup;
use crate::repetitions;
use crate::spoil::{lots, seeds};

/// Rulesets and players of games by link.
const GAMES: [&str; 9] = [
    "game=pollyanna-1951&Y=person:Ann&R=person:Leo",
    "game=pollyanna-1951&Y=person&G=person&R=person&B=person",
    "game=pollyanna-1916&Y=person&G=easy&R=person&B=hard",
    "game=pollyanna-1951%2Bpartners&Y=person&G=person&R=easy&B=easy",
    "game=parcheesi&Y=person&R=person&B=person",
    "game=sorry&Y=person&R=person&G=easy&match=100",
    "game=annie&Y=person&B=person",
    "game=parcheesi%2Bblockades%3Dnone%2Bcapture%3D10&Y=person&R=person",
    "game=sorry%2Bexact%3Dno%2Bstart%3Dany&R=person&Y=person&G=easy",
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
    fn open(&mut self, link: &str, lot: &mut impl FnMut(usize) -> usize) -> String {
        let mut game = LinkGame::read(link).unwrap();
        if let Some(known) = &self.known {
            assert_eq!(game.relation_to(known), Relation::Newer);
        }
        if game.has_all_players() {
            take_turn(&mut game, &self.secret, lot);
        } else {
            game.join(&self.secret).unwrap();
        }
        let next = game.write().unwrap();
        self.known = Some(game);
        next
    }
}

/// Plays random steps until the turn is over.
fn take_turn(game: &mut LinkGame, secret: &Secret, lot: &mut impl FnMut(usize) -> usize) {
    game.begin_turn(secret).unwrap();
    play_steps(game, lot);
    game.end_turn(secret).unwrap();
}

/// Plays random steps until the turn under way is over.
fn play_steps(game: &mut LinkGame, lot: &mut impl FnMut(usize) -> usize) {
    while game.is_turn_under_way() {
        match game.game().node() {
            Node::Chance { .. } => game.roll().unwrap(),
            _ => {
                let steps = game.game().moves();
                game.play(steps[lot(steps.len())].0).unwrap();
            }
        }
    }
}

/// Plays a whole game. Returns all links.
fn play(query: &str, seed: u64) -> Vec<String> {
    let mut devices: Vec<(Seat, Device)> = Vec::new();
    let setup = setup(query);
    let people: Vec<Seat> = setup.people().map(|(seat, _)| seat).collect();
    for (seat, number) in people.iter().zip(1..) {
        devices.push((*seat, Device::new(number + 10 * seed as u8)));
    }
    let host = people[seed as usize % people.len()];
    let device = |devices: &mut Vec<(Seat, Device)>, seat| {
        devices.iter().position(|(each, _)| *each == seat).unwrap()
    };
    let mut lot = lots(seed);
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
        links.push(devices[at].1.open(&link, &mut lot));
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

/// The secret of who is next in a game of `play` with seed 1.
fn secret_of_next(game: &LinkGame) -> Secret {
    let next = game.next().unwrap();
    let index = game.people().iter().position(|seat| *seat == next);
    Secret::new([11 + index.unwrap() as u8; 32])
}

/// The links of a game until everybody has joined, and of its first turns.
fn opening(query: &str) -> Vec<String> {
    let mut links = play(query, 1);
    links.truncate(9);
    links
}

#[test]
fn nobody_plays_before_all_have_joined() {
    let links = opening(GAMES[1]);
    for (count, link) in links.iter().enumerate() {
        let game = LinkGame::read(link).unwrap();
        assert_eq!(game.has_all_players(), count >= 3);
        assert_eq!(game.record().history.is_empty(), count <= 3);
    }
    let mut game = LinkGame::read(&links[1]).unwrap();
    assert!(game.begin_turn(&Secret::new([11; 32])).is_err());
    assert!(game.roll().is_err() && game.play(game.game().sample(0)).is_err());
    let mut game = LinkGame::read(&links[3]).unwrap();
    assert!(game.join(&Secret::new([1; 32])).is_err());
}

#[test]
fn a_turn_takes_the_secret_of_its_player() {
    let links = opening(GAMES[0]);
    let mut game = LinkGame::read(&links[2]).unwrap();
    for number in [1, 2, 3, 99] {
        let secret = Secret::new([number; 32]);
        assert!(game.clone().begin_turn(&secret).is_err(), "{number}");
    }
    let secret = secret_of_next(&game);
    game.begin_turn(&secret).unwrap();
    assert!(game.end_turn(&secret).is_err() && game.write().is_err());
}

#[test]
fn another_move_after_the_same_link_is_told_apart() {
    let links = play(GAMES[0], 1);
    // Pawns are out, so that there is a choice.
    let middle = links.len() / 2;
    let before = LinkGame::read(&links[middle]).unwrap();
    let player = before.next().unwrap();
    let secret = secret_of_next(&before);
    let mut forks = 0;
    for seed in 0..40 {
        let mut other = before.clone();
        take_turn(&mut other, &secret, &mut lots(seed));
        let known = LinkGame::read(&links[middle + 1]).unwrap();
        match other.relation_to(&known) {
            Relation::Same => {}
            Relation::OtherMove(seat, at) => {
                forks += 1;
                assert_eq!(seat, player);
                assert!(at >= before.record().history.len());
            }
            relation => panic!("{relation:?}"),
        }
        // The rolls are the same whatever is played: up to the first choice the histories are equal.
        let (one, two) = (&other.record().history, &known.record().history);
        assert_eq!(
            one[before.record().history.len()],
            two[before.record().history.len()]
        );
    }
    assert!(forks > 0);
}

#[test]
fn a_second_join_is_told_apart() {
    let links = opening(GAMES[1]);
    let mut other = LinkGame::read(&links[1]).unwrap();
    let seat = other.join(&Secret::new([77; 32])).unwrap();
    let known = LinkGame::read(&links[2]).unwrap();
    assert_eq!(other.relation_to(&known), Relation::OtherMember(seat));
    let first = LinkGame::read(&play(GAMES[0], 2)[0]).unwrap();
    assert_eq!(first.relation_to(&known), Relation::OtherGame);
}

#[test]
fn games_that_cannot_be_played_by_link_are_refused() {
    let invite = |query: &str, seat| {
        let game = LinkGame::invite(&setup(query), Seat(seat), &Secret::new([1; 32]));
        game.map(|_| ()).unwrap_err()
    };
    assert!(invite("game=sorry%2Bhand&R=person&Y=person", 0).contains("hidden hands"));
    assert!(invite("Y=person&R=easy", 0).contains("2"));
    assert!(invite("Y=person&R=person&G=easy", 1).contains("seat"));
}

#[test]
fn damaged_links_of_games_by_link_never_panic() {
    let seeds = seeds("link_game", fuzzing::link_game);
    let mut lot = lots(20_000);
    let mut accepted = 0;
    let count = repetitions(2_000, 100_000);
    for _ in 0..count {
        let mut bytes = seeds[lot(seeds.len())].clone().into_bytes();
        let at = bytes.len() - 1 - lot(bytes.len()).min(lot(bytes.len()));
        match lot(4) {
            0 => bytes.truncate(at + 1),
            1 => bytes.extend_from_within(at..),
            2 => bytes[at] ^= 1 << lot(8),
            _ => bytes[at] = b"ABCXYZabcxyz0189-_"[lot(18)],
        }
        accepted += u32::from(fuzzing::link_game(&String::from_utf8_lossy(&bytes)));
    }
    eprintln!("{accepted} of {count} accepted");
    assert!(
        (count / 200..count * 4 / 5).contains(&accepted),
        "{accepted}"
    );
}

/// Mia has sent two versions of a turn, and the others have gone on with the first.
#[test]
fn a_fork_is_settled_when_all_play_on_from_the_same_version() {
    let setup = setup("game=pollyanna-1951&Y=person:Ann&R=person:Leo&B=person:Mia");
    let people: Vec<Seat> = setup.people().map(|(seat, _)| seat).collect();
    let secret = |seat: Seat| Secret::new([seat.0 + 1; 32]);
    let mut lot = lots(7);
    let ann = LinkPlayer::invite(&setup, people[0], secret(people[0])).unwrap();
    let mut link = ann.link().to_owned();
    let mut devices = vec![ann];
    for seat in &people[1..] {
        let player = LinkPlayer::join(LinkGame::read(&link).unwrap(), secret(*seat)).unwrap();
        link = player.link().to_owned();
        devices.push(player);
    }
    let mut settled = 0;
    for turns in 0.. {
        assert!(turns < 5_000);
        let game = LinkGame::read(&link).unwrap();
        let Some(next) = game.next() else { break };
        let at = people.iter().position(|seat| *seat == next).unwrap();
        // What the device can restore from a backup.
        let before = devices[at].clone();
        link = answer(&mut devices[at], &link, &mut lot);
        let mut second = before;
        let other = answer(&mut second, &game.write().unwrap(), &mut lot);
        let is_fork = at == 2 && turns > 60 && settled < 3 && other != link;
        if !is_fork || LinkGame::read(&other).unwrap().next() != Some(people[0]) {
            continue;
        }
        // Ann and Leo play on from the first version, before the second comes to them and to Mia.
        for device in [0, 1] {
            let receiver = LinkGame::read(&link).unwrap().next();
            if receiver == Some(people[device]) {
                link = answer(&mut devices[device], &link, &mut lot);
            }
        }
        let known = link.clone();
        for device in &mut devices {
            let version = LinkGame::read(&other).unwrap();
            let relation = version.relation_to(device.game());
            assert!(matches!(relation, Relation::OtherMove(seat, _) if seat == people[2]));
            // It is not taken unless the player chooses it, and then the first version is the other one.
            let line = device.line();
            assert!(device.receive(version.clone()).is_err());
            assert_eq!(device.line(), line);
            device.choose(version).unwrap();
            let resumed = LinkPlayer::resume(&device.line(), &device.game().record().history);
            assert_eq!(resumed.unwrap().link(), other);
            let known = LinkGame::read(&known).unwrap();
            assert!(matches!(
                known.relation_to(device.game()),
                Relation::OtherMove(..)
            ));
            assert!(device.receive(known).is_err());
        }
        assert!(devices[0].choose(LinkGame::read(&other).unwrap()).is_err());
        // It is Ann's turn again: the link has reached all.
        assert_eq!(devices[0].stage(), LinkStage::Turn);
        play_turn(&mut devices[0], &mut lot);
        link = devices[0].link().to_owned();
        settled += 1;
    }
    assert_eq!(settled, 3);
    let game = LinkGame::read(&link).unwrap();
    assert!(matches!(game.game().node(), Node::Terminal { .. }));
}

/// Opens a link on a device, plays the turn, and sends its link.
fn answer(device: &mut LinkPlayer, link: &str, lot: &mut impl FnMut(usize) -> usize) -> String {
    device.receive(LinkGame::read(link).unwrap()).unwrap();
    play_turn(device, lot);
    device.link().to_owned()
}

/// Plays random steps on a device until the turn is over, and sends it.
fn play_turn(device: &mut LinkPlayer, lot: &mut impl FnMut(usize) -> usize) {
    let mut game = device.game().clone();
    play_steps(&mut game, lot);
    device.go_to(&game.record().history).unwrap();
    device.send().unwrap();
}

/// The save of a game by link after its first turn.
fn saved() -> String {
    let setup = setup(GAMES[0]);
    let (seat, _) = setup.people().next().unwrap();
    let mut host = LinkPlayer::invite(&setup, seat, Secret::new([1; 32])).unwrap();
    let invitation = LinkGame::read(host.link()).unwrap();
    let guest = LinkPlayer::join(invitation, Secret::new([2; 32])).unwrap();
    answer(&mut host, guest.link(), &mut lots(1));
    saved_game::write(&SavedGame {
        link: host.line(),
        record: host.game().record().to_text(),
        ..SavedGame::default()
    })
}

/// A line of the golden file: a link, and the last position and digest of its game.
fn golden_line(link: &str) -> String {
    let game = LinkGame::read(link).unwrap();
    let digest = position_lines::digest(&game.record().to_text()).unwrap();
    format!("{link} => {} => {digest}\n", game.game().position_line())
}

/// `TURNOUT_BLESS` writes the golden file anew, and the seeds for fuzzing.
#[test]
fn links_of_games_by_link_are_as_in_the_golden_file() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = folder.join("tests/data/link_games.txt");
    let games = GAMES.map(|query| play(query, 1));
    let mut links: Vec<&String> = games
        .iter()
        .map(|links| &links[60.min(links.len() - 1)])
        .collect();
    // One of them has not joined.
    links.push(&games[1][2]);
    if env::var_os("TURNOUT_BLESS").is_some() {
        let lines = links.iter().map(|link| golden_line(link));
        fs::write(&path, lines.collect::<String>()).unwrap();
        let seed = |name: &str| folder.join(format!("../../fuzz/seeds/{name}.txt"));
        for (links, number) in games.iter().zip(1..) {
            fs::write(
                seed(&format!("link_game/{number:02}")),
                &links[20.min(links.len() - 1)],
            )
            .unwrap();
        }
        fs::write(seed("link_game/joining"), &games[1][2]).unwrap();
        fs::write(seed("save/by_link"), saved()).unwrap();
    }
    let golden = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = golden.split_inclusive('\n').collect();
    assert_eq!(
        lines.len(),
        links.len(),
        "TURNOUT_BLESS=1 writes the file anew"
    );
    for (line, link) in lines.iter().zip(links) {
        assert_eq!(
            *line,
            golden_line(link),
            "TURNOUT_BLESS=1 writes the file anew"
        );
    }
}
