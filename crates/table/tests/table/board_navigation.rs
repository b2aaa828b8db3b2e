//! Where keys lead on the boards of all games.

use rules::board::{Board, Kind, Space};
use rules::games::{self, FAMILIES};
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use table::board_navigation::{
    self, Arrow, Cursor, after_move, beginning, choosable, chosen, end, first_cursor, next,
    own_spaces, reader,
};
use table::durations::Speed;
use table::game_session;
use table::position_lines::random_record;
use table::random_numbers::{Seeded, Source};
use table::session::{Intent, LocalGame, Session};
use table::setup::{PERSON, Setup};

use crate::desk::{Desk, levels, setup};

/// All editions, each without options and with every one alone.
fn rulesets() -> Vec<Ruleset> {
    let few = |ruleset: &Ruleset| ruleset.choices().count() < 2;
    games::rulesets().filter(few).collect()
}

/// Tries something on every board, for each seat and for nobody.
fn on_boards(trial: impl Fn(&Board, Option<Seat>, &str)) {
    for ruleset in rulesets() {
        let table = game_session::open(&Setup::usual(ruleset, PERSON), None).unwrap();
        trial(table.board(), None, &format!("{ruleset}, nobody"));
        for seat in ruleset.family.all_seats().iter() {
            let what = format!("{ruleset}, {}", ruleset.family.colour(seat));
            trial(table.board(), Some(seat), &what);
        }
    }
}

fn spaces(board: &Board) -> impl Iterator<Item = Space> {
    (0..board.spaces.len()).map(|index| Space(index as u8))
}

#[test]
fn every_space_is_reached_from_every_other() {
    on_boards(|board, seat, what| {
        let reached = |from: Space| {
            let mut reached = vec![from];
            let mut index = 0;
            while let Some(&at) = reached.get(index) {
                for arrow in Arrow::ALL {
                    let to = Cursor::on(at).go(board, seat, arrow).map(Cursor::at);
                    reached.extend(to.filter(|to| !reached.contains(to)));
                }
                index += 1;
            }
            reached.len()
        };
        // From one to all, and from all to that one.
        let first = beginning(board, seat);
        assert_eq!(reached(first), board.spaces.len(), "{what}: from the first");
        for from in spaces(board) {
            assert_eq!(reached(from), board.spaces.len(), "{what}: from {from:?}");
        }
    });
}

#[test]
fn the_opposite_arrow_leads_back() {
    on_boards(|board, seat, what| {
        for from in spaces(board) {
            for arrow in Arrow::ALL {
                let Some(there) = Cursor::on(from).go(board, seat, arrow) else {
                    continue;
                };
                let name = &board.space(from).name;
                assert_ne!(there.at(), from, "{what}: {arrow:?} from {name}");
                let back = there.go(board, seat, arrow.opposite()).unwrap();
                assert_eq!(back.at(), from, "{what}: {arrow:?} from {name}");
                // And there again.
                let again = back.go(board, seat, arrow).unwrap();
                assert_eq!(again.at(), there.at(), "{what}: {arrow:?} from {name}");
            }
        }
    });
}

#[test]
fn the_forward_arrow_follows_the_path_of_pieces() {
    on_boards(|board, seat, what| {
        for from in spaces(board) {
            let to = |arrow| Cursor::on(from).go(board, seat, arrow).map(Cursor::at);
            let ways = [to(Arrow::On), to(Arrow::Off)];
            let mut ways: Vec<Space> = ways.into_iter().flatten().collect();
            ways.sort();
            let mut next = board.space(from).next.clone();
            next.sort();
            assert_eq!(ways, next, "{what}: from {}", board.space(from).name);
        }
    });
}

#[test]
fn arrows_follow_the_own_path_to_its_end_and_back() {
    on_boards(|board, seat, what| {
        let Some(seat) = seat else {
            return;
        };
        let (first, last) = (beginning(board, Some(seat)), end(board, Some(seat)));
        let walked = |from: Space, arrow: Arrow, to: Space| {
            let (mut way, mut cursor) = (vec![from], Cursor::on(from));
            while cursor.at() != to {
                let name = board.space(cursor.at()).name.clone();
                let next = cursor.go(board, Some(seat), arrow);
                // Without what it remembers of the way.
                cursor = Cursor::on(
                    next.unwrap_or_else(|| panic!("{what}: ends on {name}"))
                        .at(),
                );
                way.push(cursor.at());
                assert!(
                    way.len() <= board.spaces.len(),
                    "{what}: goes round and round"
                );
            }
            way
        };
        let way = walked(first, Arrow::On, last);
        let mut back = walked(last, Arrow::Back, first);
        back.reverse();
        assert_eq!(way, back, "{what}");
        for space in way {
            let info = board.space(space);
            let is_lane = matches!(info.kind, Kind::Yard | Kind::HomePath | Kind::Home);
            let own = info.owner.is_none_or(|owner| owner == seat);
            assert!(own || !is_lane, "{what}: by {}", info.name);
            assert_ne!(info.kind, Kind::Turnout, "{what}: by {}", info.name);
        }
    });
}

#[test]
fn arrows_enter_and_leave_a_side_path() {
    let table = game_session::open(&setup("game=pollyanna-1951&Y=person&R=person"), None).unwrap();
    let board = table.board();
    let yellow = Some(Seat(0));
    let walk = |from: &str, arrows: &[Arrow]| -> Vec<String> {
        let mut cursor = Cursor::on(board.find(from).unwrap());
        let step = |arrow: &Arrow| {
            if let Some(to) = cursor.go(board, yellow, *arrow) {
                cursor = to;
            }
            board.space(cursor.at()).name.clone()
        };
        arrows.iter().map(step).collect()
    };
    use Arrow::{Back, In, Off, On};
    assert_eq!(
        walk("G4", &[On, Off, On, Back, Back]),
        ["G5", "Gt1", "Gt2", "Gt1", "G5"]
    );
    assert_eq!(
        walk("Gt7", &[On, Back, On, On, Back]),
        ["G10", "Gt7", "G10", "G11", "G10"]
    );
    assert_eq!(walk("G10", &[In, Back, Off]), ["Gt7", "Gt6", "Gt6"]);
    // At its own entrance Yellow turns in, at Green's it goes by.
    assert_eq!(walk("B14", &[On, On, Back, Off]), ["Y0", "Yh1", "Y0", "Y1"]);
    assert_eq!(walk("Y14", &[On, On, Back, Off]), ["G0", "G1", "G0", "Gh1"]);
    assert_eq!(
        walk("Y yard", &[On, Back, Back, On, In]),
        ["Y6", "Y yard", "Y yard", "Y6", "Y5"]
    );
}

#[test]
fn cycling_through_spaces_wraps_around() {
    let table = game_session::open(&setup("game=pollyanna-1951&Y=person&R=person"), None).unwrap();
    let board = table.board();
    let some = ["Yh2", "Y yard", "G7", "Gt3"];
    let space = |name: &str| board.find(name).unwrap();
    let next = |from: &str, back| {
        let spaces = some.iter().map(|name| space(name)).collect();
        let next = next(board, Some(Seat(0)), spaces, space(from), back).unwrap();
        board.space(next).name.clone()
    };
    // A turnout is longer than the way beside it.
    for (from, to) in [
        ("Y yard", "Gt3"),
        ("Gt3", "G7"),
        ("G7", "Yh2"),
        ("Yh2", "Y yard"),
    ] {
        assert_eq!(next(from, false), to);
        assert_eq!(next(to, true), from);
    }
    // From between them.
    assert_eq!(
        (next("R3", false), next("R3", true)),
        ("Yh2".to_owned(), "G7".to_owned())
    );
    assert_eq!(
        (next("Y home", false), next("Y home", true)),
        ("Y yard".to_owned(), "Yh2".to_owned())
    );
    let nowhere = table::board_navigation::next(board, None, Vec::new(), Space(0), true);
    assert_eq!(nowhere, None);
}

#[test]
fn pieces_and_goals_are_visited_in_path_order() {
    let record = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=person\nopen Y 6-3\n\
        open R 5-1\nY 6-2: 6 yard-Y6, 2 Y6-Y8\nR 4-3: pass\nY 5-1: 1+5 yard-Y6\nR 4-3: pass\nY 4-3:\n";
    let mut desk = Desk::resumed(record, &[]);
    let names = |session: &Session, spaces: Vec<Space>| -> Vec<String> {
        let board = session.table().board();
        let name = |space: Space| board.space(space).name.clone();
        spaces.into_iter().map(name).collect()
    };
    let session = &desk.session;
    assert_eq!(reader(session), Some(Seat(0)));
    assert_eq!(names(session, own_spaces(session)), ["Y yard", "Y6", "Y8"]);
    assert_eq!(names(session, choosable(session)), ["Y6", "Y8"]);
    assert_eq!(names(session, vec![first_cursor(session).at()]), ["Y6"]);
    desk.choose("Y8");
    let session = &desk.session;
    assert_eq!(names(session, choosable(session)), ["Y11", "Y12", "G0"]);
}

#[test]
fn enter_on_the_hinted_pawn_plays_the_hinted_move() {
    let record = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=person\nopen Y 6-3\n\
        open R 5-1\nY 6-2: 6 yard-Y6, 2 Y6-Y8\nR 4-3: pass\nY 5-1: 1+5 yard-Y6\nR 4-3: pass\nY 4-3:\n";
    let mut desk = Desk::resumed(record, &[]);
    let at = |name| desk.session.table().board().find(name).unwrap();
    let (pawn, other) = (at("Y6"), at("Y8"));
    assert_eq!(chosen(&desk.session, pawn), Intent::Choose(pawn));
    desk.say(Intent::Hint);
    // This pawn has two moves.
    desk.answer("4 Y6-Y10, 3 Y8-Y11");
    assert_eq!(chosen(&desk.session, other), Intent::Choose(other));
    desk.say(chosen(&desk.session, pawn));
    assert!(desk.position().contains("Y8,Y10"), "{}", desk.position());
}

#[test]
fn after_a_move_the_cursor_is_on_a_choice() {
    let mut left = 0;
    for family in FAMILIES {
        let letters = family.usual_seats.iter().map(|seat| family.letter(seat));
        let letters: String = letters.collect();
        let name = Ruleset::of(family, 0).edition.name;
        let record = random_record(name, &letters, 1).unwrap();
        let record = record.replace("=random", "=person");
        let mut table = game_session::resume(&record).unwrap();
        for at in 0..table.entry_count() {
            table.go_to(at);
            let mut now = table.clone();
            now.back_to(at);
            let dice = Source::Seeded(Seeded { seed: 1 });
            let (session, _) =
                Session::of(LocalGame::new(now, dice, Speed::Instant.into()), levels());
            for choice in session.choices() {
                let mut session = session.clone();
                session.update(Intent::Play(session.table().id(&choice)));
                let spaces = choosable(&session);
                let Some(cursor) = after_move(&session).filter(|_| !spaces.is_empty()) else {
                    continue;
                };
                assert!(spaces.contains(&cursor.at()), "{record} {at}");
                left += u32::from(choice.pointing.to != Some(cursor.at()));
            }
        }
    }
    assert!(left > 0, "no pawn was left");
}

#[test]
fn the_keys_follow_the_only_person_or_else_who_acts() {
    let reader = |query: &str, rolls: &[(u8, u8)]| {
        let mut desk = Desk::new(query, rolls);
        let mut readers = vec![reader(&desk.session)];
        while desk.session.local().can_roll() {
            desk.roll();
            desk.shown();
            readers.push(reader(&desk.session));
        }
        readers
    };
    let (yellow, red) = (Some(Seat(0)), Some(Seat(2)));
    let rolls = [(6, 3), (5, 1), (6, 3)];
    let people = reader("Y=person&R=person", &rolls);
    // The page rolls for the others: nobody else has to act.
    assert_eq!(people, [yellow; 4]);
    assert_eq!(reader("Y=easy&R=person", &rolls), [red]);
    assert_eq!(reader("Y=easy&R=easy", &rolls), [yellow]);

    // A replay is nobody's: it follows whoever acts at its moment.
    let record = Desk::new("Y=person&R=person", &rolls).saved;
    let mut replay = Session::watch(&record, Default::default(), levels()).unwrap();
    assert_eq!(board_navigation::reader(&replay), yellow);
    replay.update(Intent::Watch(table::session::Watch::Forward));
    assert_eq!(
        board_navigation::reader(&replay),
        replay.table().node().seat()
    );
}
