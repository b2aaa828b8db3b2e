//! Bots at the table: what they are told, and whole games of theirs.

use std::collections::BTreeMap;

use rules::games;
use rules::notation::{make_steps, parse_position_line, position_line};
use rules::playable::{Playable, Visitor};
use rules::race::Roll;
use rules::seat::Seat;
use rules::state::Node;
use table::game_session::GameSession;
use table::position_lines::random_record;
use table::random_numbers::{Dice, Seeded};
use table::session::{Effect, Intent, Question};

use crate::desk::{Desk, start};

/// The position line to which a question leads: steps are played from the position that it tells.
fn told_position(question: &Question) -> String {
    struct Told<'a>(&'a Question);
    impl Visitor for Told<'_> {
        type Output = String;
        fn visit<G: Playable>(self, game: G) -> String {
            let mut state = parse_position_line(&game, &self.0.position).unwrap();
            if !self.0.steps.is_empty() {
                let made = make_steps(&game, &state, &self.0.steps).unwrap();
                state = made.last().unwrap().1.clone();
            }
            assert_eq!(game.node(&state), Node::Decision { seat: self.0.seat });
            position_line(&game, &state)
        }
    }
    let ruleset = question.position.split(' ').next().unwrap();
    games::visit(games::ruleset(ruleset).unwrap(), Told(question))
}

/// What a bot answers that plays the first legal step or the last.
fn answer(question: &Question, table: &GameSession, first: bool) -> String {
    // What it is told is the play as it stands, and nothing more.
    assert_eq!(told_position(question), table.position(Some(question.seat)));
    let choices = table.choices();
    let chosen = if first { 0 } else { choices.len() - 1 };
    table.step(&choices[chosen])
}

/// The record of a game that bots play by themselves, always the first legal step or the last.
fn played(query: &str, first: bool) -> String {
    let (mut session, effects) = start(query, 7);
    let mut waiting = effects;
    let mut saved = String::new();
    // Whoever carries out the effects does so one at a time, in order.
    while !waiting.is_empty() {
        let mut answers = Vec::new();
        for effect in waiting.drain(..) {
            match effect {
                Effect::Animate(ticket, _) => answers.push(Intent::MovementEnded(ticket)),
                Effect::Pause(ticket, _) => answers.push(Intent::Paused(ticket)),
                Effect::Ask(question) => {
                    let step = answer(&question, session.table(), first);
                    answers.push(Intent::Answered(question.ticket, step));
                }
                Effect::Save(record) => saved = record,
                Effect::Announce(text) => assert!(text.ends_with(['.', '!', '?']), "{text}"),
                Effect::PlaySounds(_) => {
                    panic!("bots among themselves are silent at instant speed")
                }
                Effect::Alert(sentence) => panic!("{sentence}"),
            }
        }
        assert!(answers.len() <= 1, "one thing at a time: {answers:?}");
        for answer in answers {
            waiting.extend(session.update(answer));
        }
    }
    assert!(matches!(session.table().node(), Node::Terminal { .. }));
    assert_eq!(saved, session.table().record());
    saved
}

const FOUR: &str = "game=pollyanna-1951&Y=easy&G=easy&R=medium&B=medium&seed=9";

#[test]
fn four_bots_play_to_the_end_at_every_speed_alike() {
    let games: Vec<String> = ["slow", "normal", "fast", "instant"]
        .map(|speed| played(&format!("{FOUR}&speed={speed}"), true))
        .to_vec();
    assert!(games.iter().all(|game| *game == games[0]));
    assert!(
        games[0]
            .lines()
            .next_back()
            .unwrap()
            .starts_with("end winner=")
    );
}

/// The rolls of each seat, in order, as a record has them.
fn rolls(record: &str) -> BTreeMap<char, Vec<Roll>> {
    let mut rolls: BTreeMap<char, Vec<Roll>> = BTreeMap::new();
    for line in record
        .lines()
        .skip(4)
        .filter(|line| !line.starts_with("end"))
    {
        let line = line.strip_prefix("open ").unwrap_or(line);
        let (seat, dice) = (line.chars().next().unwrap(), &line[2..5]);
        rolls.entry(seat).or_default().push(dice.parse().unwrap());
    }
    rolls
}

#[test]
fn choices_of_a_player_never_change_the_dice_of_another() {
    let (one, other) = (played(FOUR, true), played(FOUR, false));
    assert_ne!(one, other);
    for game in [one, other] {
        for (seat, letter) in (0..).map(Seat).zip("YGRB".chars()) {
            let rolled = &rolls(&game)[&letter];
            let mut dice = Seeded { seed: 9 };
            let stream =
                (0..rolled.len() as u64).map(|n| Roll::at(2, dice.ticket(seat, n, Roll::ways(2))));
            assert_eq!(*rolled, stream.collect::<Vec<_>>(), "{letter}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_another() {
    let two = |seed: &str| played(&format!("game=pollyanna-1951&Y=easy&R=easy{seed}"), true);
    assert_eq!(two("&seed=9"), two("&seed=9"));
    assert_ne!(two("&seed=9"), two("&seed=10"));
    // A seed of the form goes before the one drawn at the start.
    assert!(two("&seed=9").contains("\nseed 9\n"));
    assert!(two("").contains("\nseed 7\n"));
}

#[test]
fn partners_play_to_the_end() {
    let game = played(&FOUR.replace("1951", "1951+partners"), true);
    let end = game.lines().next_back().unwrap();
    assert!(["end winner=Y,R", "end winner=G,B"].contains(&end), "{end}");
}

#[test]
fn an_unknown_bot_level_is_replaced() {
    let record = "turnout 1\nruleset pollyanna-1951\nseats Y=classic R=person\nseed 1\n\
                  open Y 6-5\nopen R 2-1\nY 6-1:\n";
    let mut desk = Desk::resumed(record, &[]);
    desk.before_bot();
    assert_eq!(desk.question.as_ref().unwrap().level, "classic");
    desk.fail("expected a bot");
    let question = desk.question.clone().unwrap();
    assert_eq!((&*question.level, question.worker_failed), ("easy", true));
    desk.answer("6 yard-Y6");
    assert!(desk.saved.contains("Y=classic"), "{}", desk.saved);
}

/// Two pawns out at Y7 and Y8, and a roll of 4 and 3.
fn two_out() -> Desk {
    let record = "turnout 1\nruleset pollyanna-1951\nseats Y=person G=easy R=easy\nopen Y 6-5\n\
                  open G 3-1\nopen R 2-1\nY 6-6: 6 yard-Y6, 6 yard-Y6\nY 2-1: 1 Y6-Y7, 2 Y6-Y8\nG 2-1: pass\n\
                  R 2-1: pass\nY 4-3:\n";
    Desk::resumed(record, &[])
}

#[test]
fn a_hint_goes_once_another_pawn_or_die_is_chosen() {
    let space = |name| two_out().session.table().board().find(name).unwrap();
    let (y7, y8) = (space("Y7"), space("Y8"));
    for (input, stays) in [
        (Intent::Select(y7), true),
        (Intent::ChooseDie(0), false),
        (Intent::Choose(y8), false),
        (Intent::Select(y8), false),
        (Intent::Drag(y8), false),
        (Intent::ChooseDie(1), false),
    ] {
        let mut desk = two_out();
        desk.say(Intent::Hint);
        desk.answer("4 Y7-Y11");
        let has_hint = |desk: &Desk| {
            let scene = desk.scene();
            (
                scene.moves.hint.is_some(),
                !scene.board.hint_ways.is_empty(),
            )
        };
        assert_eq!(has_hint(&desk), (true, true));
        desk.say(input.clone());
        assert_eq!(has_hint(&desk), (stays, stays), "{input:?}");
        // It does not come back by itself.
        desk.say(Intent::Select(y7));
        assert_eq!(has_hint(&desk), (stays, stays), "{input:?}");
    }
    let mut desk = two_out();
    desk.say(Intent::Hint);
    desk.answer("4 Y7-Y11");
    desk.say(Intent::Drag(y8));
    desk.say(Intent::EndDrag);
    assert!(desk.scene().moves.hint.is_some(), "the drag never began");
}

#[test]
fn another_play_of_a_hint_is_shown_and_can_be_made() {
    let mut desk = two_out();
    desk.say(Intent::Hint);
    desk.answer("4 Y7-Y11, 3 Y8-Y11 | Makes a blockade | 541 both | 502 one (3 Y8-Y11, 4 Y11-Y15)");
    let ends = |desk: &Desk| {
        let scene = desk.scene();
        let ways = scene.board.hint_ways.iter();
        let last = ways.map(|way| *way.points.last().expect("a way"));
        (last.collect::<Vec<_>>(), scene.moves.hint.expect("a hint"))
    };
    let best = ends(&desk);
    assert_eq!(
        (best.1.shown, &*best.1.reason),
        (0, "Makes a blockade"),
        "{best:?}"
    );
    desk.say(Intent::ShowPlay(1));
    let other = ends(&desk);
    assert_ne!(other.0, best.0);
    assert_eq!(other.1.shown, 1);
    assert_eq!(other.1.reason, "Because. Wins 50 of 100 games from here");
    assert_eq!(other.1.line.plain, "3 Y8-Y11, 4 Y11-Y15");
    // A place in no list changes nothing.
    desk.say(Intent::ShowPlay(7));
    assert_eq!(ends(&desk), other);
    // Asking again goes back to the best.
    desk.say(Intent::Hint);
    assert_eq!(ends(&desk), best);
    // A tap on the target makes the play that is shown.
    desk.say(Intent::ShowPlay(1));
    desk.choose("Y11");
    assert!(
        desk.session
            .table()
            .whole_record()
            .contains("Y 4-3: 3 Y8-Y11")
    );
}

#[test]
fn the_arrow_of_a_hint_starts_at_the_pawn_that_moves() {
    let mut desk = Desk::resumed(
        "turnout 1\nruleset pollyanna-1951\nseats Y=person R=easy\nopen Y 6-5\nopen R 2-1\nY 6-3:\n",
        &[],
    );
    desk.say(Intent::Hint);
    desk.answer("6 yard-Y6");
    let start = desk.scene().board.hint_ways[0].points[0];
    desk.play("6 yard-Y6");
    desk.shown();
    let pawns = desk.scene().board.pawns;
    assert!(pawns.iter().all(|pawn| pawn.at != start), "it has gone");
}

#[test]
fn the_arrows_of_a_hint_show_its_first_two_steps() {
    let mut desk = two_out();
    desk.say(Intent::Hint);
    desk.answer("4 Y7-Y11, 3 Y11-Y14");
    let ways = desk.scene().board.hint_ways;
    let lengths = ways.iter().map(|way| way.points.len());
    assert_eq!(lengths.collect::<Vec<_>>(), [5, 4]);
    assert_eq!(ways[0].points.last(), ways[1].points.first());
}

#[test]
fn the_arrow_of_a_hint_goes_on_to_the_end_of_a_slide() {
    let (mut slides, mut bumps) = (0, 0);
    for seed in 1..6 {
        let record = random_record("sorry", "RBYG", seed).unwrap();
        let record = record.replace("=random", "=person");
        let lines: Vec<&str> = record.lines().collect();
        for (index, line) in lines.iter().enumerate() {
            let Some((drawn, _)) = line.split_once(':') else {
                continue;
            };
            let before = lines[..index].join("\n");
            let mut desk = Desk::resumed(&format!("{before}\n{drawn}:\n"), &[]);
            let mut choices = desk.session.choices().into_iter();
            let sliding = choices.find(|choice| choice.pointing.slides.is_some());
            let Some(choice) = sliding.filter(|_| desk.session.local().can_hint()) else {
                continue;
            };
            desk.say(Intent::Hint);
            let step = desk.session.table().step(&choice);
            desk.answer(&step);
            let way = desk.scene().board.hint_ways.swap_remove(0);
            let end = choice.pointing.slides.unwrap();
            let layout = desk.session.local().layout();
            assert_eq!(way.points.last(), Some(&layout.space(end).place));
            let captured = choice.pointing.captures.len();
            assert!(way.pieces.len() > captured, "{way:?}");
            (slides, bumps) = (slides + 1, bumps + captured);
        }
    }
    assert!(slides > 20 && bumps > 2, "{slides} {bumps}");
}

#[test]
fn there_is_no_hint_without_a_legal_move() {
    let mut desk = Desk::resumed(
        "turnout 1\nruleset pollyanna-1951\nseats Y=person R=easy\nopen Y 6-5\nopen R 2-1\nY 2-1:\n",
        &[],
    );
    assert!(!desk.scene().now.can.hint);
    desk.say(Intent::Hint);
    assert!(desk.question.is_none());
}

#[test]
fn where_there_is_nothing_to_choose_a_hint_says_so() {
    let head = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=easy\nopen Y 6-5\nopen R 2-1\n";
    let told = |record: String| {
        let mut desk = Desk::resumed(&record, &[]);
        desk.say(Intent::Hint);
        desk.scene().now.alert.expect("an answer")
    };
    assert_eq!(told(head.to_owned()), "Roll first");
    assert!(told(format!("{head}Y 2-1:\n")).starts_with("No "));
}

#[test]
fn a_tap_beside_a_hint_is_told_to_go_on_with_it() {
    let said = |with_hint: bool, space: &str| {
        let mut desk = two_out();
        if with_hint {
            desk.say(Intent::Hint);
            desk.answer("4 Y7-Y11");
        }
        desk.choose(space);
        desk.scene().now.alert.expect("an answer")
    };
    for space in ["Y14", "Y1", "R3"] {
        let (with_hint, without) = (said(true, space), said(false, space));
        assert!(with_hint.ends_with("Choose a marked space"), "{with_hint}");
        let advice = without.replace("Choose a pawn on a bright disc", "Choose a marked space");
        assert_eq!(with_hint, advice);
    }
}

#[test]
fn threats_name_every_rival_and_mark_the_most_dangerous() {
    let mut desk = two_out();
    desk.say(Intent::ShowThreats(true));
    desk.answer("36 | Y Y8 G3 R11");
    let lines = desk.scene().moves.threats;
    let table = desk.session.table();
    let (red, green) = (table.called(Seat(2)), table.called(Seat(1)));
    assert!(lines[0].plain.starts_with("As the pawns stand now"));
    let by = format!("{green} with 3 of 36 rolls and {red} with 11 of 36 rolls");
    assert_eq!(lines[1].full, format!("Yellow on Y8: {by}"));
    let pawns = desk.scene().board.pawns;
    assert!(pawns.iter().any(|pawn| pawn.threat == Some(11)));
}

#[test]
fn what_nothing_on_the_board_stands_for_is_a_button_and_can_be_hinted() {
    let record = "turnout 1\nruleset sorry\nseats R=easy Y=person\nseed 82\nopen R\nR 10: pass\nY 1: 1 yard-Y4\n\
                  R 7: pass\nY 5: 5 Y4-Y9\nR sorry: sorry yardxY9>Y13\nY 2: 2 yard-Y4\nY 4: 4 Y4-Y0\n\
                  R 1: 1 yard-R4\nY 10: 10 Y0-B14\nR 5: 5 Y13-G3\nY 11:\n";
    let mut desk = Desk::resumed(record, &[]);
    let skip = |desk: &Desk| desk.scene().moves.skip.expect("a button");
    assert_eq!(skip(&desk).words, "Skip the swap");
    desk.say(Intent::Hint);
    desk.answer("11 -");
    assert!(skip(&desk).hinted);
    desk.say(Intent::Play(skip(&desk).id));
    assert!(desk.session.table().whole_record().contains("Y 11: 11 -"));
    // Where everything is on the board, there is none.
    assert_eq!(two_out().scene().moves.skip, None);
}
