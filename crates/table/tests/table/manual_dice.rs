//! Dice by hand: what can be told is what the rules say can come, and a game told is its record.

use rules::chance::Faces;
use rules::games;
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use rules::state::Node;
use table::dice_mode::{DiceMode, Stuff};
use table::durations::Speed;
use table::game_session;
use table::random_numbers::{Dice, Seeded};
use table::roll_prompt::RollPrompt;
use table::screen::TurnButton;
use table::session::{Effect, Intent, Session};
use table::setup::{PERSON, Setup};
use table::table_settings::TableSettings;

use crate::desk::{Desk, levels, setup, start};

/// Every edition as it is, and with each of its options alone.
pub(crate) fn rulesets() -> Vec<Ruleset> {
    let few = |ruleset: &Ruleset| ruleset.choices().count() < 2;
    games::rulesets().filter(few).collect()
}

/// A set-up that can be played, without anything to wait for.
/// Dice are rolled so from now on.
fn set_dice_mode(manual_dice: DiceMode) -> Intent {
    Intent::ChangeTableSettings(TableSettings {
        manual_dice,
        ..TableSettings::default()
    })
}

fn for_all(ruleset: Ruleset, kind: &str, manual_dice: DiceMode) -> Setup {
    let mut setup = Setup::usual(ruleset, kind);
    for place in setup.places.iter_mut().filter(|place| place.kind.is_some()) {
        place.kind = Some(kind.to_owned());
    }
    setup.table_settings.manual_dice = manual_dice;
    setup
}

/// Numbers by lot.
struct TestRng(u64);

impl TestRng {
    fn below(&mut self, below: usize) -> usize {
        self.0 += 1;
        Seeded { seed: 77 }.ticket(Seat(0), self.0, below as u32) as usize
    }
}

/// Whatever is waited for is there: pauses, and bots' answers by lot.
fn let_be(desk: &mut Desk, lots: &mut TestRng) {
    while let Some(effect) = desk
        .effects
        .iter()
        .rfind(|effect| matches!(effect, Effect::Pause(..) | Effect::Ask(..)))
    {
        match effect {
            Effect::Ask(_) => {
                let choices = desk.session.table().choices();
                let step = desk.step(lots.below(choices.len()));
                desk.answer(&step);
            }
            _ => desk.paused(),
        }
    }
}

#[test]
fn every_offered_outcome_can_be_entered() {
    let mut lots = TestRng(0);
    for ruleset in rulesets() {
        if Stuff::of(ruleset).hidden {
            continue;
        }
        for kind in [PERSON, "easy"] {
            let setup = for_all(ruleset, kind, DiceMode::Everyone);
            let started = Session::start(&setup, Speed::Instant.into(), 1, levels()).unwrap();
            let mut desk = Desk::at(started);
            let mut asked = 0;
            for _ in 0..3_000 {
                let_be(&mut desk, &mut lots);
                assert!(!desk.session.local().can_roll(), "{ruleset}");
                match desk.session.table().node() {
                    Node::Terminal { .. } => break,
                    Node::Chance { seat } => {
                        assert_eq!(
                            desk.session.local().manual_roller(),
                            Some(seat),
                            "{ruleset}"
                        );
                        asked += 1;
                        if asked < 20 || asked % 25 == 0 {
                            all_can_be_told(&desk.session);
                        }
                        tell(&mut desk, &mut lots);
                    }
                    Node::Decision { .. } => {
                        let choices = desk.session.table().choices();
                        let step = desk.step(lots.below(choices.len()));
                        desk.play(&step);
                    }
                }
            }
            assert!(asked > 5, "{ruleset}: {asked}");
            let record = desk.session.table().record();
            assert!(!record.contains("\nseed "), "{record}");
            let again = game_session::resume(&record).unwrap();
            let table = desk.session.table();
            assert_eq!((again.record(), again.seed()), (record, None));
            assert_eq!(again.position(None), table.position(None));
            assert_eq!(again.log(), table.log());
        }
    }
}

fn all_can_be_told(session: &Session) {
    let chances = session.table().chances();
    assert!(!chances.outcomes.is_empty());
    for outcome in &chances.outcomes {
        let mut other = session.clone();
        let effects = other.update(Intent::Enter(session.table().game().write(outcome.entry)));
        assert!(matches!(effects.first(), Some(Effect::Save(_))));
        let numbers = outcome.faces.numbers();
        assert_eq!(chances.looks.len(), numbers.len());
        if !numbers.is_empty() {
            assert_eq!(chances.named(numbers), Some(outcome));
            let turned: Vec<u8> = numbers.iter().rev().copied().collect();
            let alike = chances.looks.windows(2).all(|two| two[0] == two[1]);
            let found = chances.named(&turned).unwrap();
            assert_eq!(found == outcome, alike || turned == numbers);
        }
    }
}

/// Taps whatever is asked for.
fn tell(desk: &mut Desk, lots: &mut TestRng) {
    let asked = RollPrompt::of(&desk.session).unwrap();
    let entries = desk.session.table().entry_count();
    if asked.dice.is_empty() {
        let (card, count) = asked.cards[lots.below(asked.cards.len())];
        assert!(count > 0);
        desk.say(Intent::Enter(card.name.to_owned()));
    }
    for die in 0..asked.dice.len() {
        assert_eq!(desk.session.table().entry_count(), entries);
        desk.say(Intent::Tap(die, 1 + lots.below(6) as u8));
    }
    // A winning roll may be followed by nothing; else there is one more.
    assert_eq!(desk.session.table().entry_count(), entries + 1);
}

#[test]
fn dice_look_as_they_lie_on_the_table() {
    let mut lots = TestRng(1_000);
    for ruleset in rulesets() {
        let setup = for_all(ruleset, PERSON, DiceMode::Nobody);
        let mut table = game_session::open(&setup, None).unwrap();
        let mut seen = 0;
        for _ in 0..300 {
            let chances = table.chances();
            let count = chances.outcomes.len();
            if let Node::Terminal { .. } = table.node() {
                break;
            } else if let Node::Decision { .. } = table.node() {
                assert_eq!(count, 0);
                let choices = table.choices();
                let index = lots.below(choices.len());
                table.play(index);
                continue;
            }
            let dealt = table.game().turn().is_automatic;
            let outcome = &chances.outcomes[lots.below(count)];
            table.enter(outcome.entry);
            if let Faces::Card(_) = outcome.faces {
                assert!(Stuff::of(ruleset).cards && chances.looks.is_empty());
            } else {
                assert!(dealt || !Stuff::of(ruleset).cards, "{ruleset}");
                let dice = table.game().shown().dice;
                if dice.len() == chances.looks.len() {
                    let looks: Vec<_> = dice.iter().map(|die| die.look).collect();
                    assert_eq!(looks, chances.looks, "{ruleset} {:?}", outcome.faces);
                }
            }
            seen += 1;
        }
        assert!(seen > 20, "{ruleset}: {seen}");
    }
}

#[test]
fn a_resumed_game_asks_for_rolls_and_can_undo_the_last() {
    let mut desk = Desk::at(start("Y=person&R=easy&dice=everyone", 3));
    for roll in ["6-3", "5-1", "6-2"] {
        desk.say(Intent::Enter(roll.to_owned()));
    }
    let resume = |record: &str| {
        Desk::at(Session::resume(record, 9, Speed::Instant.into(), levels()).unwrap())
    };
    let mut resumed = resume(&desk.saved);
    assert!(!resumed.session.undo().can_undo(resumed.session.local()));
    resumed.say(set_dice_mode(DiceMode::Everyone));
    assert_eq!(
        resumed
            .session
            .local()
            .settings()
            .table_settings
            .manual_dice,
        DiceMode::Everyone
    );
    resumed.undo();
    assert_eq!(
        resumed.scene().now.roll_prompt.unwrap().question,
        "What did you roll?"
    );
    resumed.undo();
    assert!(!resumed.session.table().record().contains("open R"));
    // The opening roll of the bot is asked for, whom the page would roll for otherwise.
    resumed.undo();
    resumed.say(Intent::Enter("2-1".to_owned()));
    assert_eq!(
        resumed.scene().now.roll_prompt.unwrap().question,
        "What did Red roll?"
    );
    assert_eq!(resumed.session.table().entry_count(), 1);

    // In a game with a seed the rolls were the page's.
    let seeded = desk.saved.replace("open Y", "seed 4\nopen Y");
    let mut resumed = resume(&seeded);
    resumed.say(set_dice_mode(DiceMode::People));
    assert!(!resumed.session.undo().can_undo(resumed.session.local()));
}

#[test]
fn entering_a_roll_removes_the_seed() {
    let mut desk = Desk::new("Y=person&R=person&seed=8", &[(6, 3), (5, 1)]);
    desk.roll();
    assert!(desk.saved.contains("\nseed 8\n"));
    desk.say(set_dice_mode(DiceMode::People));
    assert!(desk.session.table().record().contains("\nseed 8\n"));
    desk.say(Intent::Tap(0, 2));
    // Who is asked no more has said nothing.
    desk.say(set_dice_mode(DiceMode::Nobody));
    desk.say(set_dice_mode(DiceMode::People));
    desk.say(Intent::Tap(1, 2));
    assert_eq!(desk.session.table().entry_count(), 1);
    desk.say(Intent::Tap(0, 1));
    assert!(desk.saved.contains("\nopen R 2-1\n"), "{}", desk.saved);
    assert!(!desk.saved.contains("seed"), "{}", desk.saved);
    desk.undo();
    // The roll of the page's before it was seen.
    assert!(!desk.session.undo().can_undo(desk.session.local()));
    assert!(!desk.saved.contains("seed"), "{}", desk.saved);
}

#[test]
fn a_second_tap_on_a_face_enters_doublets_of_alike_dice() {
    let mut desk = Desk::at(start("Y=person&R=person&dice=everyone", 3));
    for roll in ["6-3", "5-1"] {
        desk.say(Intent::Enter(roll.to_owned()));
    }
    // Another face in the same row corrects the first tap.
    for face in [2, 4] {
        desk.say(Intent::Tap(1, face));
        assert_eq!(
            desk.session.local().manual_rolls().tapped(),
            [None, Some(face)]
        );
    }
    desk.say(Intent::Tap(1, 4));
    assert!(desk.saved.ends_with("\nY 4-4:\n"), "{}", desk.saved);
}

#[test]
fn undo_goes_back_past_entered_rolls() {
    let mut desk = Desk::at(start("Y=person&R=easy&dice=everyone&speed=instant", 3));
    for roll in ["6-3", "5-1", "6-2"] {
        desk.say(Intent::Enter(roll.to_owned()));
    }
    desk.play("6 yard-Y6");
    desk.play("2 Y6-Y8");
    desk.say(Intent::Enter("6-1".to_owned()));
    desk.paused();
    desk.answer("6 yard-R6");
    assert!(desk.session.undo().can_undo(desk.session.local()));
    desk.say(Intent::Undo);
    assert!(desk.saved.contains("\nback 1\n"), "{}", desk.saved);
    assert!(
        desk.saved.ends_with("\nY 6-2: 6 yard-Y6\n"),
        "{}",
        desk.saved
    );
    desk.play("2 Y6-Y8");
    // Thrown dice are not kept: people say again what lies there.
    assert_eq!(
        desk.scene().now.roll_prompt.unwrap().question,
        "What did Red roll?"
    );
    desk.say(Intent::Enter("5-1".to_owned()));
    assert!(desk.saved.ends_with("\nR 5-1:\n"), "{}", desk.saved);
}

#[test]
fn own_dice_tell_who_goes_first_and_have_the_place_of_redo() {
    let mut desk = Desk::at(start("Y=person&R=person&dice=everyone&speed=instant", 3));
    for roll in ["6-3", "5-1", "6-2"] {
        let is_first = roll != "6-2";
        assert_eq!(desk.scene().now.rolls_for_start, is_first, "{roll}");
        desk.say(Intent::Enter(roll.to_owned()));
    }
    desk.play("6 yard-Y6");
    desk.say(Intent::Undo);
    assert_eq!(TurnButton::of(&desk.scene(), false), TurnButton::Redo);
    desk.say(Intent::Undo);
    let scene = desk.scene();
    assert!(scene.now.can.redo && scene.now.roll_prompt.is_some());
    assert_eq!(TurnButton::of(&scene, false), TurnButton::Roll);
}

#[test]
fn the_next_game_keeps_manual_dice() {
    for (manual_dice, seat) in [
        (DiceMode::Everyone, Some(Seat(0))),
        (DiceMode::People, None),
    ] {
        let ruleset = rules::games::ruleset("pollyanna-1951").unwrap();
        let started = Session::start(
            &for_all(ruleset, "easy", manual_dice),
            Speed::Instant.into(),
            3,
            levels(),
        );
        let (next, _) = started.unwrap().0.again(4, levels()).unwrap();
        assert_eq!(
            (
                next.local().settings().table_settings.manual_dice,
                next.local().manual_roller()
            ),
            (manual_dice, seat)
        );
        assert!(!next.table().record().contains("seed"));
    }
}

#[test]
fn the_page_deals_hidden_hands() {
    let mut setup = setup("game=sorry+hand&R=person&Y=person");
    setup.table_settings.manual_dice = DiceMode::Everyone;
    assert_eq!(setup.table_settings().manual_dice, DiceMode::Nobody);
    let (session, _) = Session::start(&setup, Speed::Instant.into(), 3, levels()).unwrap();
    assert_eq!(
        session.local().settings().table_settings.manual_dice,
        DiceMode::Nobody
    );
    assert!(session.table().record().contains("seed 3"));
    // Without the option what was chosen is there again.
    let plain = rules::games::ruleset("sorry").unwrap();
    assert_eq!(
        setup
            .for_ruleset(plain, "easy")
            .table_settings()
            .manual_dice,
        DiceMode::Everyone
    );
}

#[test]
fn a_replay_asks_for_no_rolls() {
    let mut desk = Desk::at(start("Y=person&R=person&dice=people", 3));
    for roll in ["6-3", "5-1", "6-2"] {
        desk.say(Intent::Enter(roll.to_owned()));
    }
    let mut watched = Session::watch(&desk.saved, Speed::Instant.into(), levels()).unwrap();
    watched.update(set_dice_mode(DiceMode::Everyone));
    assert_eq!(watched.update(Intent::Enter("6-3".to_owned())), []);
    assert_eq!(
        (
            watched.local().manual_roller(),
            watched.undo().can_undo(watched.local())
        ),
        (None, false)
    );
}

#[test]
fn dice_modes_round_trip() {
    for manual_dice in DiceMode::ALL {
        assert_eq!(DiceMode::parse(manual_dice.name()), Some(manual_dice));
        assert_ne!(manual_dice.title(true), manual_dice.title(false));
    }
    assert_eq!(DiceMode::parse("nobody"), None);
}
