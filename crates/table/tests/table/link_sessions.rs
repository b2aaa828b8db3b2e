//! Sessions of games by link: what a player sees and may do on their device.

use rules::any_game::Move;
use rules::games;
use rules::record::Player;
use rules::seat::Seat;
use rules::state::Node;
use table::durations::Speed;
use table::link_game::{LinkGame, LinkPlayer, LinkStage, Secret};
use table::saved_game::{self, SavedGame};
use table::scene::Scene;
use table::session::{Effect, Intent, LinkTurn, PlayerSettings, Purpose, Session};

use crate::desk::{Desk, levels, setup, speed};
use crate::spoil::lots;

/// The rulesets that can be played by link, with bots among the players.
const GAMES: [&str; 5] = [
    "game=pollyanna-1951&Y=person:Ann&R=person:Leo&speed=instant",
    "game=pollyanna-1916&Y=person&G=easy&R=person&B=person&speed=instant",
    "game=parcheesi&Y=easy&G=person&R=person&speed=instant",
    "game=sorry&Y=person&R=person&G=easy&speed=instant",
    "game=annie&Y=person&B=person&speed=instant",
];

/// The session of a player.
fn desk(player: LinkPlayer, seen: usize, speed: Speed) -> Desk {
    Desk::at(Session::by_link(player, seen, speed.into(), levels()))
}

fn link(desk: &Desk) -> String {
    desk.session
        .local()
        .link_player()
        .unwrap()
        .newest()
        .write()
        .unwrap()
}

fn stage(desk: &Desk) -> LinkStage {
    LinkTurn::of(desk.session.local()).unwrap().stage
}

/// Ann and Leo, who have both joined; Ann, the host, has opened Leo's answer.
fn ann_and_leo(query: &str) -> [Desk; 2] {
    with_secrets(query, [1, 2])
}

/// The same two, whose secrets are other ones, and therefore their dice.
fn with_secrets(query: &str, [own, other]: [u8; 2]) -> [Desk; 2] {
    let setup = setup(query);
    let (host, _) = setup.people().next().unwrap();
    let ann = LinkPlayer::invite(&setup, host, Secret::new([own; 32])).unwrap();
    let invitation = LinkGame::read(&ann.newest().write().unwrap()).unwrap();
    let leo = LinkPlayer::join(invitation, Secret::new([other; 32])).unwrap();
    let answer = LinkGame::read(&leo.newest().write().unwrap()).unwrap();
    let mut ann = ann;
    ann.receive(answer).unwrap();
    [ann, leo].map(|player| desk(player, 0, speed(query)))
}

/// Opens a link at a device that has the game.
fn open(desk: &Desk, link: &str, speed: Speed) -> Desk {
    let mut player = desk.session.local().link_player().unwrap().clone();
    let seen = player.newest().record().history.len();
    player.receive(LinkGame::read(link).unwrap()).unwrap();
    self::desk(player, seen, speed)
}

/// Lets everything happen that needs no person.
fn settle(desk: &mut Desk, lot: &mut impl FnMut(usize) -> usize) {
    loop {
        if let Some((ticket, _)) = desk.animation.take() {
            desk.say(Intent::MovementEnded(ticket));
        } else if let Some(ticket) = desk.pause.take() {
            desk.say(Intent::Paused(ticket));
        } else if let Some(question) = desk.question.take() {
            assert_eq!(question.purpose, Purpose::Play);
            let choices = desk.session.table().choices();
            let step = desk.step(lot(choices.len()));
            desk.say(Intent::Answered(question.ticket, step));
        } else {
            return;
        }
    }
}

/// Takes the turn of the player at this device, who picks at random.
fn take_turn(desk: &mut Desk, lot: &mut impl FnMut(usize) -> usize) {
    settle(desk, lot);
    while stage(desk) == LinkStage::Turn {
        if desk.session.local().can_roll() {
            desk.say(Intent::Roll);
        } else {
            let choices = desk.session.choices();
            let choice = &choices[lot(choices.len())];
            desk.say(Intent::Play(desk.session.table().id(choice)));
        }
        settle(desk, lot);
    }
}

#[test]
fn sessions_play_whole_games_that_share_only_links() {
    for (query, seed) in GAMES.into_iter().zip(1..) {
        let setup = setup(query);
        let people: Vec<Seat> = setup.people().map(|(seat, _)| seat).collect();
        let mut lot = lots(seed);
        let secret = |seat: Seat| Secret::new([seat.0 + 1; 32]);
        let host = LinkPlayer::invite(&setup, people[0], secret(people[0])).unwrap();
        let mut newest = host.newest().write().unwrap();
        let mut desks = vec![(people[0], desk(host, 0, speed(query)))];
        for sent in 0.. {
            assert!(sent < 5_000, "{query}");
            let game = LinkGame::read(&newest).unwrap();
            let Some(next) = game.next() else { break };
            match desks.iter_mut().find(|(seat, _)| *seat == next) {
                Some((_, known)) => {
                    *known = open(known, &newest, speed(query));
                    take_turn(known, &mut lot);
                    assert_eq!(stage(known), LinkStage::Unsent);
                    known.say(Intent::Send);
                    newest = link(known);
                }
                None => {
                    let player = LinkPlayer::join(game, secret(next)).unwrap();
                    newest = player.newest().write().unwrap();
                    desks.push((next, desk(player, 0, speed(query))));
                }
            }
        }
        let game = LinkGame::read(&newest).unwrap();
        assert!(
            matches!(game.game().node(), Node::Terminal { .. }),
            "{query}"
        );
        // At the end every player can see it.
        for (seat, known) in &mut desks {
            if stage(known) == LinkStage::Sent && link(known) != newest {
                *known = open(known, &newest, speed(query));
                // The last turn is shown as well, and once the game is over not again after a reload.
                assert!(LinkTurn::of(known.session.local()).unwrap().is_catching_up);
                let player = known.session.local().link_player().unwrap();
                assert_eq!(player.seen_count(), game.record().history.len());
                settle(known, &mut lot);
            }
            let end = Scene::of(&known.session).end.unwrap();
            let won =
                matches!(game.game().node(), Node::Terminal { winners } if winners.has(*seat));
            assert_eq!(
                end.title.starts_with("You win"),
                won,
                "{query}: {}",
                end.title
            );
        }
    }
}

#[test]
fn what_the_others_did_is_shown_first_and_can_be_skipped() {
    let mut lot = lots(3);
    let [mut ann, leo] = ann_and_leo(GAMES[0]);
    take_turn(&mut ann, &mut lot);
    ann.say(Intent::Send);
    let other = |desk: &Desk| LinkTurn::of(desk.session.local()).unwrap().receivers;
    assert_eq!(other(&ann), ["Leo"]);
    let mut leo = open(&leo, &link(&ann), Speed::Normal);
    let all = leo
        .session
        .local()
        .link_player()
        .unwrap()
        .newest()
        .record()
        .history
        .len();
    assert_eq!(leo.session.table().entry_count(), 0);
    let turn = LinkTurn::of(leo.session.local()).unwrap();
    assert!(turn.is_catching_up && turn.stage == LinkStage::Turn);
    // Nothing can be done meanwhile, and nothing is lost if the page is closed.
    assert!(
        !leo.session.local().can_roll()
            && !leo.session.undo().can_undo(leo.session.local())
            && leo.session.choices().is_empty()
    );
    leo.say(Intent::Roll);
    leo.say(Intent::Undo);
    assert_eq!(leo.session.table().entry_count(), 0);
    assert_eq!(
        leo.saved,
        leo.session
            .local()
            .link_player()
            .unwrap()
            .newest()
            .record()
            .to_text()
    );
    let pause = leo.pause.take().unwrap();
    leo.say(Intent::Paused(pause));
    assert_eq!(leo.session.table().entry_count(), 1);
    // After a reload it is shown again.
    let player = leo.session.local().link_player().unwrap();
    let player = LinkPlayer::resume(&player.line(), &player.newest().record().history).unwrap();
    let seen = player.seen_count();
    let again = Session::by_link(player, seen, Speed::Normal.into(), levels());
    assert!(LinkTurn::of(again.0.local()).unwrap().is_catching_up);
    assert_eq!(again.0.table().entry_count(), 0);
    leo.say(Intent::Skip);
    assert_eq!(leo.session.table().entry_count(), all);
    assert!(!LinkTurn::of(leo.session.local()).unwrap().is_catching_up);
    assert!(
        leo.session.local().status().starts_with("Your turn"),
        "{}",
        leo.session.local().status()
    );
    assert!(leo.session.local().can_roll());
}

#[test]
fn undo_goes_back_within_a_turn_until_it_is_sent_and_never_across_a_roll() {
    let mut lot = lots(5);
    let [mut ann, mut leo] = ann_and_leo(GAMES[0]);
    let mut undone = 0;
    for _ in 0..60 {
        take_turn(&mut ann, &mut lot);
        if ann.session.undo().can_undo(ann.session.local()) {
            let (before, rolls) = (
                ann.session.table().entry_count(),
                ann.session.table().game_summary().rolls,
            );
            ann.say(Intent::Undo);
            assert!(ann.session.table().entry_count() < before);
            assert_eq!(ann.session.table().game_summary().rolls, rolls);
            assert_eq!(stage(&ann), LinkStage::Turn);
            undone += 1;
            take_turn(&mut ann, &mut lot);
        }
        assert!(!ann.session.undo().can_go_back(ann.session.local()));
        ann.say(Intent::Send);
        assert_eq!(stage(&ann), LinkStage::Sent);
        assert!(
            !ann.session.undo().can_undo(ann.session.local())
                && !ann.session.undo().can_go_back(ann.session.local())
        );
        leo = open(&leo, &link(&ann), Speed::Instant);
        settle(&mut leo, &mut lot);
        assert!(!leo.session.undo().can_undo(leo.session.local()));
        if leo.session.table().node().seat().is_none() {
            break;
        }
        std::mem::swap(&mut ann, &mut leo);
    }
    assert!(undone > 5, "{undone}");
}

#[test]
fn a_reload_goes_on_in_the_middle_of_a_turn() {
    let mut lot = lots(7);
    let [mut ann, _] = ann_and_leo(GAMES[0]);
    settle(&mut ann, &mut lot);
    loop {
        let player = ann.session.local().link_player().unwrap();
        let save = SavedGame {
            link: player.line(),
            record: ann.saved.clone(),
            ..SavedGame::default()
        };
        let text = saved_game::write(&save);
        let (read, table) = saved_game::open(&text).unwrap();
        assert_eq!(read, save);
        let player = LinkPlayer::resume(&read.link, table.history()).unwrap();
        let seen = table.entry_count();
        let again = Session::by_link(player, seen, Speed::Instant.into(), levels());
        let mut again = Desk::at(again);
        assert_eq!(
            LinkTurn::of(again.session.local()),
            LinkTurn::of(ann.session.local())
        );
        assert_eq!(again.session.local().status(), ann.session.local().status());
        // The same dice fall.
        if ann.session.local().can_roll() {
            again.roll();
            ann.roll();
            assert_eq!(again.saved, ann.saved);
        } else if stage(&ann) == LinkStage::Turn {
            let choice = ann.session.choices()[0];
            let id = ann.session.table().id(&choice);
            ann.say(Intent::Play(id));
        } else {
            break;
        }
        settle(&mut ann, &mut lot);
    }
}

#[test]
fn a_save_whose_parts_do_not_belong_together_is_refused() {
    let [ann, leo] = ann_and_leo(GAMES[0]);
    let line = |desk: &Desk| desk.session.local().link_player().unwrap().line();
    let parts = line(&ann);
    let parts: Vec<&str> = parts.split(' ').collect();
    let other = line(&leo);
    let other: Vec<&str> = other.split(' ').collect();
    let wrong = [
        String::new(),
        "Y".to_owned(),
        format!("{} {}", parts[0], parts[1]),
        format!("Q {} {}", parts[1], parts[2]),
        format!("{} {} {}", parts[0], other[1], parts[2]),
        format!("{} {} {}", other[0], parts[1], parts[2]),
        format!("{} {} {}x", parts[0], parts[1], parts[2]),
    ];
    for line in wrong {
        assert!(LinkPlayer::resume(&line, &[]).is_err(), "{line}");
    }
    // A roll that the chains do not give, and a record that is not of this link.
    let follows = |desk: &Desk, entry: Move| LinkPlayer::resume(&line(desk), &[entry]).is_ok();
    let ruleset = ann.session.table().ruleset();
    let entries = games::game(ruleset).moves();
    let following = entries.iter().filter(|(entry, _)| follows(&ann, *entry));
    assert!(following.count() <= 1);
    assert!(entries.iter().all(|(entry, _)| !follows(&leo, *entry)));
}

#[test]
fn the_players_of_a_game_by_link_stay_who_they_are() {
    let [mut ann, _] = ann_and_leo(GAMES[0]);
    let before = ann.session.table().record();
    ann.say(Intent::Sit(Seat(0), "easy".to_owned()));
    ann.say(Intent::Name(Seat(0), "Zoe".to_owned()));
    assert_eq!(ann.session.table().record(), before);
    let mut settings = ann.session.local().settings().table_settings;
    settings.manual_dice = table::dice_mode::DiceMode::Everyone;
    ann.say(Intent::ChangeTableSettings(settings));
    assert_eq!(ann.session.local().manual_roller(), None);
    let player = ann.session.table().player(Seat(0));
    assert_eq!(
        player,
        &Player {
            kind: "person".to_owned(),
            name: Some("Ann".to_owned())
        }
    );
}

#[test]
fn a_link_cannot_be_sent_before_the_turn_is_over() {
    let [mut ann, mut leo] = ann_and_leo(GAMES[0]);
    for desk in [&mut ann, &mut leo] {
        let before = link(desk);
        desk.say(Intent::Send);
        assert!(matches!(desk.effects[..], [Effect::Alert(_)]));
        assert_eq!(link(desk), before);
    }
}

#[test]
fn a_turn_in_which_nothing_can_move_passes_without_a_press() {
    let mut lot = lots(9);
    let (mut passed, mut played) = (0, 0);
    let [mut ann, mut leo] = ann_and_leo(GAMES[0]);
    // At the beginning of a game most turns pass.
    for turn in 0..60 {
        if turn % 6 == 0 {
            [ann, leo] = with_secrets(GAMES[0], [turn + 1, turn + 2]);
        }
        let player = ann.session.local().link_player().unwrap().clone();
        let is_passing = player.is_passing();
        settle(&mut ann, &mut lot);
        if is_passing {
            assert_eq!(stage(&ann), LinkStage::Unsent);
            // Who wants to press "Pass" also rolls.
            let settings = PlayerSettings {
                auto_pass: false,
                ..Speed::Instant.into()
            };
            let by_hand = Session::by_link(player, 0, settings, levels());
            let mut by_hand = Desk::at(by_hand);
            settle(&mut by_hand, &mut lot);
            assert!(by_hand.session.local().can_roll());
            passed += 1;
        } else {
            assert!(ann.session.local().can_roll());
            take_turn(&mut ann, &mut lot);
            played += 1;
        }
        ann.say(Intent::Send);
        leo = open(&leo, &link(&ann), Speed::Instant);
        std::mem::swap(&mut ann, &mut leo);
    }
    assert!(passed > 10 && played > 10, "{passed}, {played}");
}
