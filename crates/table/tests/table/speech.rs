//! Detailed and brief speech.

use table::board_navigation::{Arrow, Cursor};
use table::session::{Effect, Intent, Session};
use table::speech::{self, Answer, Speech, SpeechQuery};

use crate::desk::{Desk, set_speech, start};

/// A game of 1951 in which Yellow has 4 and 3 to play.
const TWO_OUT: &str = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=person\nopen Y 6-3\n\
    open R 5-1\nY 6-2: 6 yard-Y6, 2 Y6-Y8\nR 6-3: 6 yard-R6, 3 R6-R9\nY 5-1: 1+5 yard-Y6\n\
    R 6-3: 6 yard-R6, 3 R6-R9\nY 4-3:\n";

fn desk(record: &str, speech: Speech) -> Desk {
    let mut desk = Desk::resumed(record, &[(6, 5), (2, 1)]);
    set_speech(&mut desk.session, speech);
    desk
}

fn space(desk: &Desk, name: &str) -> String {
    let space = desk.session.table().board().find(name).expect(name);
    speech::space_told(&desk.session, space)
}

/// What was announced by the last message.
fn announced(desk: &Desk) -> Vec<&str> {
    let said = desk.effects.iter().filter_map(|effect| match effect {
        Effect::Announce(said) => Some(said.as_str()),
        _ => None,
    });
    said.collect()
}

#[test]
fn a_space_says_its_name_who_stands_there_and_whether_it_can_be_chosen() {
    let mut desk = desk(TWO_OUT, Speech::Detailed);
    for (name, said) in [
        (
            "Y6",
            "Y6, Yellow's starting space, Yellow pawn, can move, down to Y5",
        ),
        ("Y7", "Y7, empty"),
        ("R9", "R9, two Red pawns, blockade"),
        ("Y yard", "Yellow's corner, two Yellow pawns"),
        ("Y home", "Yellow's Home Space, empty"),
        ("Y0", "Y0, Yellow's Home Entrance, empty, up to Y1"),
        ("R0", "R0, Red's Home Entrance, empty, up to Rh1"),
        ("Rh3", "Rh3, Red's Home Path, empty"),
        ("G5", "G5, empty, up to Gt1"),
        ("Gt4", "Gt4, turnout, empty"),
    ] {
        assert_eq!(space(&desk, name), said);
    }
    desk.choose("Y8");
    assert_eq!(space(&desk, "Y8"), "Y8, Yellow pawn, selected");
    assert_eq!(space(&desk, "Y11"), "Y11, empty, reached with 3");
    set_speech(&mut desk.session, Speech::Brief);
    for (name, said) in [
        ("Y8", "Y8, Yellow, selected"),
        ("Y11", "Y11, 3"),
        ("Y7", "Y7"),
        ("R9", "R9, two Red, blockade"),
        ("Y yard", "Yellow's corner, two Yellow"),
    ] {
        assert_eq!(space(&desk, name), said);
    }
}

#[test]
fn a_goal_says_what_is_captured_there() {
    let query = "game=pollyanna-1951&Y=person&G=person&R=person&B=person";
    let captures = |session: &Session| {
        let choices = session.choices();
        let mut capturing = choices
            .iter()
            .filter(|each| !each.pointing.captures.is_empty());
        // A pawn that can be selected, with more than one move.
        let pointing = capturing.next()?.pointing;
        let from = choices
            .iter()
            .filter(|each| each.pointing.from == pointing.from);
        (from.count() > 1).then_some((pointing.from?, pointing.to?))
    };
    let mut sessions = (0..400).map(|times| begun(query, times));
    let (mut session, from, to) = sessions
        .find_map(|session| captures(&session).map(|(from, to)| (session, from, to)))
        .expect("somebody captures");
    session.update(Intent::Choose(from));
    for (speech, before) in [(Speech::Detailed, ", reached with "), (Speech::Brief, ", ")] {
        set_speech(&mut session, speech);
        let said = speech::space_told(&session, to);
        assert!(
            said.contains(before) && said.contains(", captures "),
            "{said}"
        );
    }
}

#[test]
fn answers_in_detailed_speech() {
    let mut desk = desk(TWO_OUT, Speech::Detailed);
    let told = |desk: &Desk, asked| speech::told(&desk.session, asked);
    assert_eq!(
        told(&desk, SpeechQuery::Board),
        "Yellow: two in the corner, one on Y6, one on Y8. \
         Red: two in the corner, two on R9 (blockade)."
    );
    assert_eq!(told(&desk, SpeechQuery::Dice), "4 and 3 to play.");
    assert_eq!(
        told(&desk, SpeechQuery::Moves),
        "Four moves. 3: Y6 to Y9. 3: Y8 to Y11. 4: Y6 to Y10. 4: Y8 to Y12."
    );
    assert_eq!(
        told(&desk, SpeechQuery::Last),
        "Red rolls 6 and 3. Red starts a pawn on R6 with a 6. Red moves from R6 to R9 with a 3. \
         Yellow rolls 4 and 3."
    );
    assert_eq!(told(&desk, SpeechQuery::Turn), "Yellow to play 4 and 3.");
    desk.choose("Y8");
    assert_eq!(
        told(&desk, SpeechQuery::Moves),
        "Two moves. 3: Y8 to Y11. 4: Y8 to Y12."
    );
    desk.play("3 Y8-Y11");
    assert_eq!(told(&desk, SpeechQuery::Dice), "4 to play, 3 played.");
    assert_eq!(
        told(&desk, SpeechQuery::Last),
        "Yellow rolls 4 and 3. Yellow moves from Y8 to Y11 with a 3."
    );
    desk.play("4 Y6-Y10");
    assert_eq!(told(&desk, SpeechQuery::Dice), "4 and 3, played.");
    assert_eq!(told(&desk, SpeechQuery::Moves), "Red to roll.");
    // For Red now: what Yellow did.
    assert_eq!(
        told(&desk, SpeechQuery::Last),
        "Yellow rolls 4 and 3. Yellow moves from Y8 to Y11 with a 3. \
         Yellow moves from Y6 to Y10 with a 4."
    );
}

#[test]
fn answers_in_brief_speech() {
    let mut desk = desk(TWO_OUT, Speech::Brief);
    let told = |desk: &Desk, asked| speech::told(&desk.session, asked);
    assert_eq!(
        told(&desk, SpeechQuery::Board),
        "Yellow corner 2, Y6, Y8. Red corner 2, R9 2."
    );
    assert_eq!(told(&desk, SpeechQuery::Dice), "4 3.");
    assert_eq!(
        told(&desk, SpeechQuery::Moves),
        "3 Y6-Y9, 3 Y8-Y11, 4 Y6-Y10, 4 Y8-Y12."
    );
    assert_eq!(
        told(&desk, SpeechQuery::Last),
        "Red 6 3. Red corner to R6. Red R6 to R9. Yellow 4 3."
    );
    assert_eq!(told(&desk, SpeechQuery::Turn), "Yellow to play.");
    desk.play("3 Y8-Y11");
    assert_eq!(told(&desk, SpeechQuery::Dice), "4.");
    desk.play("4 Y6-Y10");
    assert_eq!(told(&desk, SpeechQuery::Dice), "(4 3).");
    assert_eq!(told(&desk, SpeechQuery::Turn), "Red to roll.");
}

#[test]
fn announcements_follow_the_speech_setting() {
    let mut detailed = desk(TWO_OUT, Speech::Detailed);
    detailed.play("3 Y8-Y11");
    detailed.shown();
    assert_eq!(
        announced(&detailed),
        ["Yellow moves from Y8 to Y11 with a 3."]
    );
    let mut brief = desk(TWO_OUT, Speech::Brief);
    brief.play("3 Y8-Y11");
    brief.shown();
    assert_eq!(announced(&brief), ["Yellow Y8 to Y11."]);
    assert_eq!(speech::awaited(&brief.session), None, "who plays knows it");
    brief.play("4 Y6-Y10");
    brief.shown();
    brief.say(Intent::Roll);
    brief.shown();
    assert_eq!(announced(&brief), ["Red 6 5."]);
    let to_roll = desk(&TWO_OUT[..TWO_OUT.len() - "Y 4-3:\n".len()], Speech::Brief);
    assert_eq!(
        speech::awaited(&to_roll.session).as_deref(),
        Some("Yellow's turn: roll")
    );

    // Who plays alone against bots knows whose roll it is.
    let alone = TWO_OUT.replace("R=person", "R=easy");
    let mut alone = desk(&alone, Speech::Brief);
    alone.play("3 Y8-Y11");
    alone.shown();
    assert_eq!(announced(&alone), ["Y8 to Y11."]);
}

#[test]
fn keys_without_a_target_get_an_answer() {
    let mut desk = desk(TWO_OUT, Speech::Detailed);
    desk.choose("Y8");
    let answered = |desk: &Desk, answer| speech::answered_with(&desk.session, answer);
    assert_eq!(
        answered(&desk, Answer::Selected),
        "Selected. Two moves. 3: Y8 to Y11. 4: Y8 to Y12."
    );
    assert_eq!(answered(&desk, Answer::NoWay), "Nothing that way.");
    set_speech(&mut desk.session, Speech::Brief);
    assert_eq!(answered(&desk, Answer::Selected), "3 Y8-Y11, 4 Y8-Y12.");
    for answer in [Answer::NoWay, Answer::Deselected, Answer::Nothing] {
        assert!(answered(&desk, answer).len() < 12, "{answer:?}");
    }
}

#[test]
fn questions_have_answers_before_the_first_roll() {
    for (speech, said) in [
        (Speech::Detailed, ["Nothing rolled yet.", "Nothing yet."]),
        (Speech::Brief, ["None.", "None."]),
    ] {
        let mut desk = Desk::new("Y=person&R=person", &[]);
        set_speech(&mut desk.session, speech);
        assert_eq!(speech::told(&desk.session, SpeechQuery::Dice), said[0]);
        assert_eq!(speech::told(&desk.session, SpeechQuery::Last), said[1]);
    }
}

#[test]
fn who_plays_is_said_with_whose_turn_it_is() {
    let told = |query: &str| speech::told(&Desk::new(query, &[]).session, SpeechQuery::Turn);
    let status = "Yellow to roll for the first turn.";
    assert_eq!(told("Y=person&R=person"), status);
    assert_eq!(
        told("Y=person:Ann&R=easy"),
        format!("{status} Yellow is Ann.")
    );
    assert_eq!(
        told("Y=easy&R=easy"),
        format!("{status} Yellow is Hattie, a bot: easy.")
    );
}

/// Plays the first choice until there is something to choose of, `times` times.
pub(crate) fn begun(query: &str, times: usize) -> Session {
    let (mut session, mut effects) = start(&format!("{query}&seed=5&speed=instant"), 7);
    let mut inputs = 0;
    while inputs < times {
        let pause = effects.iter().find_map(|effect| match effect {
            Effect::Pause(ticket, _) => Some(*ticket),
            _ => None,
        });
        let choices = session.choices();
        let message = match (pause, choices.first()) {
            (Some(ticket), _) => Intent::Paused(ticket),
            (_, Some(choice)) => Intent::Play(session.table().id(choice)),
            (_, None) if session.local().curtain().is_some() => Intent::Look,
            (_, None) => Intent::Roll,
        };
        effects = session.update(message);
        inputs += 1;
    }
    session
}

#[test]
fn every_question_has_an_answer_in_every_game() {
    for query in [
        "game=pollyanna-1951%2Bpartners&Y=person&G=person&R=person&B=person",
        "game=pollyanna-1916&Y=person&R=person",
        "game=parcheesi&Y=person&R=person",
        "game=sorry&R=person&Y=person",
        "game=sorry%2Bhand&R=person&Y=person",
        "game=annie&Y=person&B=person",
    ] {
        for times in (0..240).step_by(6) {
            let mut session = begun(query, times);
            for speech in Speech::ALL {
                set_speech(&mut session, speech);
                let spaces = session.table().board().iter().map(|(space, _)| space);
                let said = SpeechQuery::ALL.map(|asked| speech::told(&session, asked));
                let spaces = spaces.map(|space| speech::space_told(&session, space));
                for said in said.into_iter().chain(spaces) {
                    let fit = !said.trim_matches('.').is_empty()
                        && !said.contains("  ")
                        && !said.contains("..")
                        && !said.contains(", ,");
                    assert!(fit, "{query} after {times}: \"{said}\"");
                }
            }
        }
    }
}

#[test]
fn a_hand_is_told_to_its_owner_only() {
    let session = begun("game=sorry%2Bhand&R=person&Y=person", 20);
    let mut behind = session.clone();
    while behind.local().curtain().is_some() {
        behind.update(Intent::Look);
    }
    assert!(speech::told(&behind, SpeechQuery::Dice).contains("In your hand: "));
    let mut desk = Desk::at((behind, Vec::new()));
    while desk.session.local().curtain().is_none() {
        let first = desk.session.table().id(&desk.session.choices()[0]);
        desk.say(Intent::Play(first));
        while let Some(Effect::Pause(ticket, _)) = desk.effects.last().cloned() {
            desk.say(Intent::Paused(ticket));
        }
        if desk.session.shown().ticket().is_some() {
            desk.shown();
        }
    }
    assert!(!speech::told(&desk.session, SpeechQuery::Dice).contains("hand"));
    assert!(!speech::told(&desk.session, SpeechQuery::Last).contains("In your hand"));
}

#[test]
fn a_token_and_what_is_collected_are_told() {
    let session = begun("game=annie&Y=person&B=person", 12);
    let board = speech::told(&session, SpeechQuery::Board);
    assert!(board.starts_with("The token on "), "{board}");
    assert!(
        board.contains(" star") && board.contains("In the supply: "),
        "{board}"
    );
    let cursor: Cursor = table::board_navigation::first_cursor(&session);
    let first = speech::space_told(&session, cursor.at());
    assert!(
        cursor
            .go(session.table().board(), None, Arrow::On)
            .is_some()
    );
    assert!(!first.is_empty());
}
