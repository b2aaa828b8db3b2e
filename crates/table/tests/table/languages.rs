//! Other languages: a game told in one of them is the same game, and one that is told anew in the midst of it
//! is told as if it had been so from the beginning.

use std::collections::BTreeMap;

use rules::games;
use table::durations::Speed;
use table::lesson::Progress;
use table::position_lines;
use table::scene::Scene;
use table::session::{Effect, Intent, Purpose, Session, Watch};
use table::speech::{self, Answer, Speech, SpeechQuery};
use words::{Book, Language};

use crate::desk::{Desk, levels, play, set_speech, start};
use crate::spoil::lots;

const GAMES: [&str; 8] = [
    "game=pollyanna-1951%2Bpartners&Y=person:Ann&G=person&R=person&B=person",
    "game=pollyanna-1951&Y=person&R=easy",
    "game=pollyanna-1916&Y=person&R=person",
    "game=parcheesi&Y=person&R=person",
    "game=sorry&R=person&Y=person",
    "game=sorry%2Bhand&R=person&Y=person",
    "game=sorry%2Bpartners&R=person&Y=person&B=person&G=person&match=100",
    "game=annie&Y=person&B=person",
];

/// All languages but English, which comes first in every test.
fn others() -> impl Iterator<Item = Language> {
    let all = Language::ALL.into_iter();
    all.filter(|language| *language != Language::En)
}

/// A game in which so much was done, each thing by lot of a seed, and what it wants done next.
fn played(query: &str, seed: u64, times: usize) -> Session {
    let (mut session, mut effects) = start(&format!("{query}&seed={seed}&speed=instant"), 7);
    let mut lots = lots(seed);
    for _ in 0..times {
        let choices = session.choices();
        let lot = lots(choices.len().max(1));
        let pointed = choices.get(lot).map(|choice| choice.pointing);
        effects = session.update(next(&session, &effects).unwrap_or(match pointed {
            // Now and then somebody points at the board.
            Some(pointing) if lots(3) == 0 && pointing.from.is_some() => {
                Intent::Choose(pointing.from.unwrap())
            }
            Some(_) => Intent::Play(session.table().id(&choices[lot])),
            None if session.local().curtain().is_some() => Intent::Look,
            None => Intent::Roll,
        }));
    }
    session
}

/// What is to be done next without anybody's choice.
fn next(session: &Session, effects: &[Effect]) -> Option<Intent> {
    effects.iter().find_map(|effect| match effect {
        Effect::Pause(ticket, _) => Some(Intent::Paused(*ticket)),
        Effect::Ask(question) => {
            let step = session.table().step(&session.table().choices()[0]);
            Some(Intent::Answered(question.ticket, step))
        }
        _ => None,
    })
}

/// All that is said of a moment where somebody asks.
fn said(session: &Session) -> Vec<String> {
    let mut said = Vec::new();
    let mut session = session.clone();
    for speech in Speech::ALL {
        set_speech(&mut session, speech);
        said.extend(SpeechQuery::ALL.map(|asked| speech::told(&session, asked)));
        let spaces = session.table().board().iter();
        said.extend(spaces.map(|(space, _)| speech::space_told(&session, space)));
        let answers = [
            Answer::NoWay,
            Answer::Selected,
            Answer::Deselected,
            Answer::Nothing,
        ];
        said.extend(answers.map(|answer| speech::answered_with(&session, answer)));
    }
    said
}

/// All sentences and names of a scene.
fn shown(scene: &Scene) -> Vec<String> {
    let mut shown = vec![scene.now.status.clone()];
    for panel in &scene.seats.panels {
        shown.extend([panel.name.clone(), panel.tally_word.clone()]);
        shown.push(panel.colour.to_owned());
        shown.extend(panel.beside.clone());
    }
    let moves = scene.moves.list.iter().chain(&scene.moves.asking);
    shown.extend(moves.flat_map(|each| [each.words.clone(), each.label.clone()]));
    shown.extend(
        scene
            .board
            .pawns
            .iter()
            .filter_map(|pawn| pawn.label.clone()),
    );
    shown.extend(scene.board.goals.iter().map(|goal| goal.label.clone()));
    shown.extend(scene.board.notes.iter().map(|note| note.words.clone()));
    let lines = scene.log.iter().map(|line| &**line);
    let lines = lines.chain(&scene.moves.threats);
    shown.extend(lines.flat_map(|line| [line.plain.clone(), line.full.clone()]));
    shown.extend(
        scene
            .now
            .supply
            .iter()
            .map(|supply| supply.words.clone())
            .chain(scene.now.alert.clone()),
    );
    shown.extend(scene.now.can.roll.map(str::to_owned));
    if let Some(end) = &scene.end {
        shown.extend([end.title.clone(), end.length.clone()]);
        shown.extend(end.lines.iter().map(|line| line.words.clone()));
        shown.extend(end.points.clone());
    }
    shown
}

#[test]
fn a_language_change_translates_the_whole_game() {
    for language in Language::ALL.into_iter().skip(1) {
        for (query, times) in GAMES
            .into_iter()
            .flat_map(|query| (0..200).step_by(11).map(move |times| (query, times)))
        {
            words::speak(Language::En);
            let english = played(query, 5, times);
            let before = Scene::of(&english);
            words::speak(language);
            let other = played(query, 5, times);
            let mut told = english.clone();
            told.rebuild_texts();
            let answers = said(&told);
            assert_eq!(
                answers,
                said(&other),
                "{query} after {times} in {language:?}"
            );
            let mut scene = Scene::of(&told);
            if told.alert().is_none() {
                // What was refused is not refused again.
                scene.now.alert.clone_from(&Scene::of(&other).now.alert);
            }
            assert_eq!(
                scene,
                Scene::of(&other),
                "{query} after {times} in {language:?}"
            );
            assert_eq!(told.table().record(), english.table().record());
            words::speak(Language::En);
            assert_ne!(
                said(&english),
                answers,
                "{query} after {times} in {language:?}"
            );
            told.rebuild_texts();
            scene = Scene::of(&told);
            scene.now.alert.clone_from(&before.now.alert);
            assert_eq!(scene, before, "{query} after {times} in {language:?}");
        }
    }
}

/// The words of texts that no catalogue has, each with one of its texts.
fn foreign(texts: Vec<String>, found: &mut BTreeMap<String, String>) {
    for text in texts {
        for word in words::unmarked_words(&text) {
            if !NOTATION.contains(&word) && !is_character(word) {
                found.insert(word.to_owned(), text.clone());
            }
        }
    }
}

/// Whether it is the name of a character, the same in every language.
fn is_character(word: &str) -> bool {
    games::rulesets().any(|ruleset| {
        let game = games::game(ruleset);
        let mut seats = ruleset.family.all_seats().iter();
        seats.any(|seat| game.cast(seat) == word)
    })
}

/// What is not translated: notation, names of people, and the keys of levels, which English says as they are.
const NOTATION: [&str; 9] = [
    "yard", "home", "pass", "go", "forward", "backward", "Ann", "Random", "easy",
];

#[test]
fn all_that_is_said_comes_from_the_catalogue() {
    words::speak_marked();
    let mut found = BTreeMap::new();
    for (seed, query) in (1..).zip(GAMES) {
        for times in (0..260).step_by(13) {
            let session = played(query, seed, times);
            foreign(shown(&Scene::of(&session)), &mut found);
            foreign(said(&session), &mut found);
        }
    }
    for (ruleset, seats) in [
        ("pollyanna-1951+partners", "YGRB"),
        ("pollyanna-1916", "YR"),
        ("parcheesi", "YGRB"),
        ("sorry", "RBY"),
        ("sorry+hand+partners", "RBYG"),
        ("annie", "YBR"),
    ] {
        let record = position_lines::random_record(ruleset, seats, 3).unwrap();
        let (session, _) = Session::resume(&record, 0, Speed::Instant.into(), levels()).unwrap();
        let scene = Scene::of(&session);
        assert!(scene.end.is_some() && scene.log.len() > 20, "{ruleset}");
        foreign(shown(&scene), &mut found);
    }
    assert_eq!(
        found,
        BTreeMap::new(),
        "words outside the catalogue, and a text of each"
    );
}

#[test]
fn undo_and_play_work_after_a_language_change() {
    for query in [GAMES[0], GAMES[5], GAMES[7]] {
        let cases =
            others().flat_map(|language| (20..160).step_by(17).map(move |times| (language, times)));
        for (language, times) in cases {
            words::speak(Language::En);
            let mut plain = played(query, 9, times);
            let mut told = plain.clone();
            words::speak(language);
            told.rebuild_texts();
            assert_eq!(
                told.undo().can_undo(told.local()),
                plain.undo().can_undo(plain.local())
            );
            assert_eq!(
                told.selection().selected(told.local()),
                plain.selection().selected(plain.local())
            );
            let (went, again) = (told.update(Intent::Undo), plain.update(Intent::Undo));
            assert_eq!(went.len(), again.len(), "{query} after {times}");
            for _ in 0..12 {
                let message = next(&told, &went).unwrap_or(match told.choices().first() {
                    Some(choice) => Intent::Play(told.table().id(choice)),
                    None if told.local().curtain().is_some() => Intent::Look,
                    None => Intent::Roll,
                });
                told.update(message.clone());
                plain.update(message);
            }
            assert_eq!(told.table().record(), plain.table().record());
            plain.rebuild_texts();
            assert_eq!(Scene::of(&told).log, Scene::of(&plain).log);
        }
    }
}

/// A person who has 4 and 3 to play, against a bot.
fn desk() -> Desk {
    let record = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=easy\nopen Y 6-3\nopen R 5-1\n\
        Y 6-2: 6 yard-Y6, 2 Y6-Y8\nR 6-3: 6 yard-R6, 3 R6-R9\nY 4-3:\n";
    Desk::resumed(record, &[])
}

/// The question among effects.
fn question(effects: &[Effect]) -> Option<Purpose> {
    effects.iter().find_map(|effect| match effect {
        Effect::Ask(question) => Some(question.purpose),
        _ => None,
    })
}

#[test]
fn a_language_change_requests_the_hint_again() {
    for language in others() {
        words::speak(Language::En);
        let mut desk = desk();
        desk.say(Intent::Hint);
        desk.answer("4 Y8-Y12 | Because");
        assert_eq!(
            desk.scene().moves.hint.map(|hint| hint.reason).as_deref(),
            Some("Because")
        );
        words::speak(language);
        let effects = desk.session.rebuild_texts();
        assert_eq!(question(&effects), Some(Purpose::Hint));
        assert_eq!(desk.scene().moves.hint, None);
        desk.answer("4 Y8-Y12 | Porque");
        assert_eq!(
            desk.scene().moves.hint.map(|hint| hint.reason).as_deref(),
            Some("Porque")
        );
        assert_eq!(question(&desk.effects), None);
        // Told anew without a hint nothing is asked.
        desk.play("4 Y8-Y12");
        assert_eq!(desk.session.rebuild_texts(), []);
    }
}

#[test]
fn an_answer_in_the_old_language_is_not_shown() {
    for language in others() {
        words::speak(Language::En);
        let mut desk = desk();
        desk.say(Intent::Hint);
        words::speak(language);
        assert_eq!(desk.session.rebuild_texts(), []);
        desk.answer("4 Y8-Y12 | Because");
        assert_eq!(desk.scene().moves.hint, None);
        assert_eq!(question(&desk.effects), Some(Purpose::Hint));
        desk.answer("4 Y8-Y12 | Porque");
        assert_eq!(
            desk.scene().moves.hint.map(|hint| hint.reason).as_deref(),
            Some("Porque")
        );
    }
}

#[test]
fn a_bots_move_is_valid_after_a_language_change() {
    for language in others() {
        words::speak(Language::En);
        let mut desk = desk();
        while desk.session.local().is_persons_turn() && !desk.session.local().can_roll() {
            let step = desk.step(0);
            desk.play(&step);
        }
        let entries = desk.session.table().entry_count();
        let mut desk = Desk::resumed(&(desk.saved + "R 2-1:\n"), &[]);
        desk.before_bot();
        assert_eq!(question(&desk.effects), Some(Purpose::Play));
        words::speak(language);
        assert_eq!(desk.session.rebuild_texts(), []);
        let step = desk.step(0);
        desk.answer(&step);
        assert_eq!(desk.session.table().entry_count(), entries + 2);
    }
}

#[test]
fn a_language_change_translates_threats() {
    let mut desk = desk();
    desk.say(Intent::ShowThreats(true));
    desk.answer("36 | Y Y8 R11");
    let english = desk.scene().moves.threats;
    assert_eq!(english.len(), 2, "{english:?}");
    words::speak(Language::Es);
    assert_eq!(desk.session.rebuild_texts(), []);
    let spanish = desk.scene().moves.threats;
    assert!(
        spanish[1].full.starts_with("Amarillo en Y8: "),
        "{spanish:?}"
    );
    assert!(
        spanish[1].full.ends_with(" con 11 de 36 tiradas"),
        "{spanish:?}"
    );
    assert_ne!(spanish[0], english[0]);
}

#[test]
fn a_language_change_translates_the_pass_but_drops_a_refusal() {
    let record = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=person\nopen Y 6-3\nopen R 5-1\n\
        Y 4-3:\n";
    let mut desk = Desk::resumed(record, &[]);
    let before = desk.session.alert().expect("nothing can be played");
    let before = before.sentence.clone();
    words::speak(Language::Es);
    desk.session.rebuild_texts();
    let told = &desk.session.alert().expect("it is told again").sentence;
    assert_ne!(*told, before);
    assert!(told.starts_with("No hay jugada con "), "{told}");
    // The pause that was asked for before is still that of this moment.
    desk.paused();
    assert_eq!(desk.session.alert(), None);

    words::speak(Language::En);
    let mut desk = self::desk();
    desk.choose("Y yard");
    assert!(desk.session.alert().is_some());
    desk.session.rebuild_texts();
    assert_eq!(desk.session.alert(), None);
}

#[test]
fn a_language_change_keeps_the_place_in_a_replay() {
    for language in others() {
        words::speak(Language::En);
        let record = played(GAMES[3], 5, 90).table().whole_record();
        let mut session = Session::watch(&record, Speed::Instant.into(), levels()).unwrap();
        session.update(Intent::Watch(Watch::To(30)));
        let (watching, position) = (session.local().watching(), session.table().position(None));
        let english = Scene::of(&session).log;
        words::speak(language);
        session.rebuild_texts();
        assert_eq!(session.local().watching(), watching);
        assert_eq!(session.table().position(None), position);
        let mut other = Session::watch(&record, Speed::Instant.into(), levels()).unwrap();
        other.update(Intent::Watch(Watch::To(30)));
        assert_eq!(Scene::of(&session), Scene::of(&other));
        assert_ne!(Scene::of(&session).log, english);
        session.update(Intent::Watch(Watch::Forward));
        other.update(Intent::Watch(Watch::Forward));
        assert_eq!(Scene::of(&session), Scene::of(&other));
        assert_eq!(session.table().whole_record(), record);
    }
}

#[test]
fn a_language_change_keeps_the_progress_of_a_lesson() {
    let ruleset = games::ruleset("pollyanna-1951").unwrap();
    let learn = |language| {
        words::speak(language);
        let lessons = Book::Lessons.of(language, "pollyanna").unwrap();
        let begun = Session::learn(ruleset, lessons, 1, Speed::Instant.into(), levels());
        let mut session = begun.unwrap().0;
        session.update(Intent::Roll);
        session.update(Intent::Hint);
        (session, lessons)
    };
    let (spanish, lessons) = learn(Language::Es);
    let (mut told, _) = learn(Language::En);
    assert_eq!(Scene::of(&told).seats.panels[0].name, "You");
    words::speak(Language::Es);
    assert_eq!(told.rebuild_texts(), []);
    told.rebuild_lesson_texts(lessons);
    assert_eq!(Scene::of(&told), Scene::of(&spanish));
    assert_eq!(Scene::of(&told).seats.panels[0].name, "Tú");
    // Back to its beginning, and done again.
    for session in [&mut told, &mut spanish.clone()] {
        session.update(Intent::Restart);
        session.update(Intent::Roll);
        session.update(play(session, "6 yard-Y6"));
        let progress = Scene::of(session).lesson.unwrap().progress;
        assert_eq!(progress, Progress::Going);
    }
}
