//! Boards rendered to text.

use super::*;

#[test]
fn the_board_tells_its_position_and_its_pawns() {
    let session = session_with_choices(&setup());
    let text = drawn_game(&session);
    let position = format!(
        "data-position=\"{}\"",
        session.table().position(session.local().viewer())
    );
    assert_has(
        &text,
        &["aria-label=\"Board\"", &position, "aria-pressed=\"false\""],
    );
    for pawn in Scene::of(&session)
        .board
        .pawns
        .iter()
        .filter_map(|pawn| pawn.label.as_ref())
    {
        assert_has(&text, &[&format!("aria-label=\"{pawn}\"")]);
    }
    assert_eq!(
        text.matches("aria-live=\"polite\"").count(),
        0,
        "the page itself has the one"
    );
}

#[test]
fn no_line_of_a_character_lies_over_the_name_of_the_next_person() {
    let session = session_with_choices(&setup());
    let mut scene = Scene::of(&session);
    scene.seats.remark = Some(RemarkBubble {
        seat: Seat(0),
        colour_key: "yellow",
        words: "Rising nicely".to_owned(),
    });
    for is_passed in [false, true] {
        let panel = scene.seats.panels[0].clone();
        scene.seats.handover = is_passed.then_some(panel);
        let text = drawn_scene(&session, scene.clone(), None);
        assert_eq!(count(&text, "Rising nicely"), usize::from(!is_passed));
    }
}

/// As many as there are of something that an element bears.
pub(super) fn count(text: &str, what: &str) -> usize {
    text.matches(what).count()
}

#[test]
fn the_way_of_a_bot_is_a_trail_until_the_person_acts() {
    let record = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=easy\nopen Y 6-3\n\
        open R 5-1\nY 6-2: 6 yard-Y6, 2 Y6-Y8\nR 6-3: 6 yard-R6, 3 R6-R9\n";
    let levels = Levels {
        hint: "expert".to_owned(),
        quickest: "easy".to_owned(),
    };
    let (mut session, _) = Session::resume(record, 0, Speed::Instant.into(), levels).unwrap();
    let text = drawn_game(&session);
    assert_has(&text, &["trail colour-red"]);
    // From R6 to R9, and a ring at each end.
    let (_, way) = text.split_once("class=\"way\"").unwrap();
    let (way, _) = way.split_once("class=\"plinths\"").unwrap();
    let points = way.split('"').find(|text| text.contains(',')).unwrap();
    assert_eq!(points.split(' ').count(), 4);
    assert_eq!(count(way, "<circle") / 3, 2);
    session.update(Intent::Roll);
    assert_eq!(count(&drawn_game(&session), "trail colour-red"), 0);
    // It comes again while the pointer is on the row of that turn.
    session.update(Intent::Point(Some(Pointed::Turn(Seat(2)))));
    let text = drawn_game(&session);
    assert_has(&text, &["trail colour-red", "data-turn=\"2\""]);
    session.update(Intent::Point(None));
    assert_eq!(count(&drawn_game(&session), "trail colour-red"), 0);
}

#[test]
fn what_is_selected_pointed_at_and_hinted_is_on_the_board() {
    let record = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=person\nopen Y 6-3\n\
        open R 5-1\nY 6-2: 6 yard-Y6, 2 Y6-Y8\nR 4-3: pass\nY 5-1: 1+5 yard-Y6\nR 4-3: pass\nY 4-3:\n";
    let levels = Levels {
        hint: "expert".to_owned(),
        quickest: "easy".to_owned(),
    };
    let (mut session, _) = Session::resume(record, 0, Speed::Instant.into(), levels).unwrap();
    let text = drawn_game(&session);
    let none = ["class=\"lit\"", "class=\"head core\"", "class=\"goal "];
    for what in none {
        assert_eq!(count(&text, what), 0, "{what}");
    }

    let board = session.table().board();
    session.update(Intent::Choose(board.find("Y8").unwrap()));
    let pointed = session.local().id_of_step("4 Y8-Y12").map(Pointed::Choice);
    session.update(Intent::Point(pointed));
    assert_eq!(
        count(&drawn_game(&session), "class=\"lit\""),
        5,
        "Y8 to Y12, as pointed at"
    );
    let effects = session.update(Intent::Hint);
    let question = effects.into_iter().find_map(|effect| match effect {
        Effect::Ask(question) => Some(question),
        _ => None,
    });
    let question = question.expect("the bot is asked");
    let hint = Hint {
        why: "Keeps your pawns safe; after the next best move, Red could capture you".to_owned(),
        plays: [
            ("3: Y8 to Y11, then 4: Y6 to Y10", 541),
            ("4: Y6 to Y10, then 3: Y8 to Y11", 502),
        ]
        .map(|(play, chance)| RankedPlay {
            steps: ["3 Y8-Y11", "4 Y6-Y10"].map(str::to_owned).to_vec(),
            move_words: "Move this pawn 3 spaces, then move this pawn 4 spaces".to_owned(),
            words: rules::narrator::Line::same(play.to_owned()),
            reason: "Keeps your pawns safe".to_owned(),
            chance: Some(chance),
        })
        .to_vec(),
    };
    session.update(Intent::Hinted(question.ticket, hint));
    let text = drawn_game(&session);
    assert_eq!(count(&text, "class=\"lit\""), 0, "the hint's arrow alone");
    assert_eq!(count(&text, "class=\"goal "), 2);
    assert_eq!(count(&text, "class=\"head core\""), 2);
    assert_eq!(count(&text, "class=\"goal mark hinted\""), 1);
    // The faces of the dice in the rings, and of the two in the panel.
    assert_eq!(count(&text, "class=\"pips\""), 4);
    let reason = ".</b> Keeps your pawns safe.</p>";
    assert_has(
        &text,
        &["Hint: <b>", "Move this pawn 3 spaces, then ", reason],
    );
    assert_has(&text, &["<summary>Why?</summary>"]);
    assert_has(
        &text,
        &["<p>After the next best move, Red could capture you.</p>"],
    );
    assert_has(&text, &[">54 of 100<", ">50 of 100<"]);
}

#[test]
fn threatened_pawns_bear_a_warning_and_say_so() {
    let record = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=person\nopen Y 6-3\n\
        open R 5-1\nY 6-2: 6 yard-Y6, 2 Y6-Y8\nR 4-3: pass\nY 4-3:\n";
    let levels = Levels {
        hint: "expert".to_owned(),
        quickest: "easy".to_owned(),
    };
    let (mut session, _) = Session::resume(record, 0, Speed::Instant.into(), levels).unwrap();
    let text = drawn_game(&session);
    assert_has(&text, &["aria-pressed=\"false\">Threats</button>"]);
    assert_eq!(count(&text, "class=\"threat-badge\""), 0);
    let effects = session.update(Intent::ShowThreats(true));
    let [Effect::Ask(question)] = &effects[..] else {
        panic!("the worker is asked: {effects:?}");
    };
    let board = session.table().board();
    let at = board.find("Y8").unwrap();
    let threatened = Threatened {
        space: at,
        owner: Seat(0),
        by: vec![(Seat(2), 11)],
    };
    let threats = Threats {
        total: 36,
        pieces: vec![threatened],
    };
    session.update(Intent::ThreatsFound(question.ticket, threats));
    let text = drawn_game(&session);
    assert_has(&text, &["aria-pressed=\"true\">Threats"]);
    assert_eq!(count(&text, "class=\"threat-badge\""), 1);
    assert_has(
        &text,
        &[
            ">11</text>",
            ">Yellow on Y8: Red with 11 of 36 rolls<",
            "Yellow pawn on Y8, could be captured by 11 of 36 rolls",
            ">As the pawns stand now: the number beside a pawn is how many of 36 rolls capture it<",
        ],
    );
}

#[test]
fn every_edition_has_its_board_and_no_ids() {
    for (family, index) in FAMILIES
        .iter()
        .flat_map(|family| (0..family.editions.len()).map(move |index| (family, index)))
    {
        let mut setup = setup();
        setup.ruleset = Ruleset::of(family, index);
        let session = session(&setup);
        let board = Rc::new(session.table().board().clone());
        let text = drawn(miniature(&board, family.seats));
        assert_has(&text, &[board.theme, "class=\"yards\""]);
        // A board that is all pictures needs no title.
        let pictures = board.spaces.iter().any(|info| info.icon.is_some());
        assert!(pictures || text.contains(board.title.say()));
        let turnouts = board.spaces.iter().any(|info| info.kind == Kind::Turnout);
        assert_eq!(text.contains("class=\"bed\""), turnouts);
        // It may be drawn twice on a page.
        assert!(!text.contains(" id="));
        let emblems = family.seats.iter();
        let emblems: BTreeSet<_> = emblems.map(|seat| outline(seat.key)).collect();
        assert_eq!(emblems.len(), family.seats.len(), "each seat has its own");
        let owned = board.spaces.iter().any(|info| info.owner.is_some());
        for emblem in emblems.into_iter().filter(|_| owned) {
            assert_has(&text, &[emblem]);
        }
    }
}

#[test]
fn pawns_that_share_a_space_stand_on_a_plinth() {
    let session = session(&setup());
    let board = session.table().board();
    let mut scene = Scene::of(&session);
    let drawn_pawns = |scene: &Scene| drawn(plinths(&scene.board));
    assert!(
        !drawn_pawns(&scene).contains("plinth\""),
        "in the yard there is none"
    );
    for pawn in &mut scene.board.pawns[..3] {
        pawn.space = board.find("Y9").unwrap();
    }
    assert_eq!(drawn_pawns(&scene).matches("\"plinth\"").count(), 1);
}

/// The start tags of all elements that have a class, whatever their order.
pub(super) fn with_class<'a>(text: &'a str, class: &str) -> Vec<&'a str> {
    let tags = text.split('<').map(|tag| tag.split('>').next().unwrap());
    let has = |tag: &&str| {
        let (_, rest) = tag.split_once("class=\"").unwrap_or_default();
        let (classes, _) = rest.split_once('"').unwrap_or_default();
        classes.split(' ').any(|each| each == class)
    };
    tags.filter(has).collect()
}

#[test]
fn a_blockade_is_bound_in_brass() {
    let bound = |line: &str| {
        let record = format!("turnout 1\nruleset {line}");
        let levels = Levels {
            hint: "expert".to_owned(),
            quickest: "easy".to_owned(),
        };
        let (session, _) =
            Session::resume(&record, 0, Speed::Instant.into(), levels).expect("a game");
        let text = drawn_game(&session);
        ["plinth", "brass", "clasp-band"].map(|class| with_class(&text, class).len())
    };
    let pair = "pollyanna-1951\nseats Y=person R=person\nopen Y 6-3\nopen R 5-1\n\
        Y 6-6: 6 yard-Y6, 6 yard-Y6\nY 4-3:\n";
    // The plinth and the clasp.
    assert_eq!(bound(pair), [1, 2, 1]);
    let single = "pollyanna-1951\nseats Y=person R=person\nopen Y 6-3\nopen R 5-1\n\
        Y 6-2: 6 yard-Y6, 2 Y6-Y8\nR 4-3:\n";
    assert_eq!(bound(single), [0, 0, 0]);
}

#[test]
fn a_goal_that_captures_has_a_shape_of_its_own() {
    let session = session(&setup());
    let at = session.table().board().find("Y9").unwrap();
    let mut part = Scene::of(&session).board;
    let mut shapes = |is_taken: bool, captures| {
        part.pawns[0].space = if is_taken { at } else { part.pawns[1].space };
        part.goals = vec![table::scene::Goal {
            space: at,
            at: Point { x: 0, y: 0 },
            step: "3 Y6-Y9".to_owned(),
            spent: table::scene::Spent {
                text: "3".to_owned(),
                die: Some(3),
                is_backward: false,
            },
            captures,
            swaps: false,
            hinted: false,
            label: "Y9".to_owned(),
        }];
        let text = drawn(goals(&part));
        ["sight", "tag", "pips"].map(|class| with_class(&text, class).len())
    };
    assert_eq!(shapes(false, false), [0, 0, 1], "an empty space");
    assert_eq!(shapes(true, false), [0, 1, 1], "a pawn that stays");
    assert_eq!(shapes(true, true), [3, 1, 1], "a pawn that is captured");
}

#[test]
fn the_space_of_a_shared_token_is_enlarged_and_the_supply_is_a_heap() {
    for family in FAMILIES {
        let mut setup = setup();
        setup.ruleset = Ruleset::of(family, 0);
        let session = session(&setup);
        let scene = Scene::of(&session);
        let text = drawn_game(&session);
        assert_eq!(
            text.contains("class=\"close-up "),
            scene.board.enlarged.is_some()
        );
        let stars = count(&text, "class=\"star\"")
            + count(&text, "class=\"star pale\"")
            + count(&text, "class=\"star deep\"");
        let supply = scene.now.supply.map_or(0, |supply| supply.count);
        assert_eq!(stars, supply as usize);
    }
}

#[test]
fn a_game_s_card_has_its_lid_and_a_plain_board_for_high_contrast() {
    let text = drawn(game_cards(&Dispatch::default()));
    for family in FAMILIES {
        let session = session(&Setup::usual(Ruleset::of(family, 0), PERSON));
        let theme = session.table().board().theme;
        assert_has(&text, &[&format!("src=\"boards/lid-{theme}.svg\"")]);
    }
    // The boards on the cards load no art.
    assert!(!text.contains("-print.svg"));
    assert_has(&text, &["class=\"plain-drawing\""]);
}
