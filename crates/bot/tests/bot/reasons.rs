//! Reasons are true: every fact is counted again on plays written out, and a sentence says no other
//! number than those.

use std::collections::BTreeSet;

use bot::reasons::{
    Approach, Departure, Outlook, Picked, Prospect, Race, Rank, ReasonWords, Reasons, traced,
};
use rules::any_game::Playing;
use rules::board::{Board, Kind, Space};
use rules::conform::TestRng;
use rules::event::{Event, NullSink, fold};
use rules::games;
use rules::notation::{self, make_steps, plays_up_to, position_line};
use rules::piece::PiecePosition;
use rules::playable::{Playable, Visitor};
use rules::seat::{Seat, SeatSet};
use rules::state::Node;
use words::Language;

use crate::sampled::{Walk, written_out, written_out_by};
use crate::{repetitions, rulesets};

/// Decisions by ruleset.
fn decisions() -> usize {
    repetitions(15, 200)
}

/// A play of a decision, as the crate tells it.
fn told<G: Playable>(game: &G, state: &G::State, seat: Seat, line: &str) -> Reasons {
    let (shown, board) = (game.pieces(state), game.board());
    let position = Playing::boxed(game.clone(), state.clone());
    let before = Outlook::of(&*position, seat, shown.clone());
    let made = make_steps(game, state, line).unwrap();
    let actions: Vec<G::Action> = made.iter().map(|(action, _)| *action).collect();
    let (mut result, mut events) = (state.clone(), Vec::new());
    for action in &actions {
        game.apply(&mut result, *action, &mut events);
    }
    let pieces = traced(&shown, &events);
    let position = Playing::boxed(game.clone(), result);
    let after = Outlook::of(&*position, seat, pieces);
    let mut reasons = Reasons::between(&board, game.side(state, seat), &before, &after);
    reasons.picked = picked(game, state, seat, actions[0]);
    reasons
}

fn picked<G: Playable>(
    game: &G,
    state: &G::State,
    chooser: Seat,
    action: G::Action,
) -> Option<Picked> {
    let seat = game.action_view(state, action).seat?;
    let mut counts = Vec::new();
    for each in game.seats(state).iter().filter(|each| *each != chooser) {
        counts.push(game.tally(state, each));
    }
    let count = game.tally(state, seat);
    Some(Picked {
        seat,
        count,
        has_most: counts.iter().max() == Some(&count),
        has_fewest: counts.iter().min() == Some(&count),
    })
}

/// The race, told by the two positions.
fn race<G: Playable>(game: &G, state: &G::State, result: &G::State, seat: Seat) -> Race {
    let [was, is] = [state, result].map(|state| move |seat| game.steps_to_go(state, seat));
    let side = game.side(state, seat);
    let mut rivals: Vec<Seat> = game.seats(state).iter().collect();
    rivals.retain(|rival| !side.has(*rival));
    let leader = rivals.iter().copied().min_by_key(|rival| is(*rival));
    let back = rivals.iter().filter(|rival| is(**rival) > was(**rival));
    Race {
        own: (was(seat), is(seat)),
        leader: leader.map(|rival| (rival, is(rival))),
        set_back: back.fold(SeatSet::EMPTY, |back, rival| back.with(*rival)),
    }
}

/// How many pieces of a seat stand on spaces of a kind.
fn count(board: &Board, pieces: &[PiecePosition], seat: Seat, kind: Kind) -> u32 {
    let there =
        |each: &&PiecePosition| each.piece.owner == Some(seat) && board.space(each.at).kind == kind;
    pieces.iter().filter(there).count() as u32
}

/// The same reasons, counted on the two positions and on all plays that could come; nothing where
/// those are too many.
fn counted<G: Playable>(game: &G, state: &G::State, seat: Seat, line: &str) -> Option<Reasons> {
    let board = game.board();
    let side = game.side(state, seat);
    let made = make_steps(game, state, line).unwrap();
    let result = &made.last().unwrap().1;
    let (had, has) = (game.pieces(state), game.pieces(result));
    let mut reasons = Reasons {
        race: race(game, state, result, seat),
        picked: picked(game, state, seat, made[0].0),
        ..Reasons::default()
    };
    if let Node::Terminal { winners } = game.node(result) {
        reasons.won = Some(winners.iter().any(|winner| side.has(winner)));
    }
    for each in game.seats(state).iter() {
        let gone = |kind| {
            let (had, has) = (
                count(&board, &had, each, kind),
                count(&board, &has, each, kind),
            );
            i64::from(has) - i64::from(had)
        };
        if side.has(each) {
            reasons.home += gone(Kind::Home) as u32;
        } else if gone(Kind::Yard) > 0 {
            reasons.captured.push((each, gone(Kind::Yard) as u32));
        }
        let (had, has) = (game.tally(state, each), game.tally(result, each));
        if had != has {
            reasons.tallies.push((each, had, has));
        }
    }
    let (before, after) = (
        written_out(game, state, seat)?,
        written_out(game, result, seat)?,
    );
    reasons.hits = (before.hits, after.hits);
    reasons.stuck = (before.stuck, after.stuck);
    (reasons.attacker, reasons.total) = (after.attacker, after.total);
    // In turn order, so that of equally dangerous rivals the first is told.
    let seats = game.seats(state);
    let mut rival = seats.after(seat);
    let mut worst = after.hits;
    while rival != seat {
        if !side.has(rival) {
            let hits = written_out_by(game, result, side, &[rival])?.hits;
            reasons.reaching += usize::from(hits > 0);
            if hits > worst {
                let had = written_out_by(game, state, side, &[rival])?.hits;
                reasons.worse = Some((rival, (had, hits)));
                worst = hits;
            }
        }
        rival = seats.after(rival);
    }
    // Which piece went where, by what the steps told.
    let (mut shown, mut now) = (had.clone(), state.clone());
    let mut approaches = Vec::new();
    for (action, _) in &made {
        let mut events: Vec<Event> = Vec::new();
        game.apply(&mut now, *action, &mut events);
        for event in &events {
            fold(&mut shown, event);
        }
    }
    for (from, to) in had.iter().zip(&shown) {
        let Some(owner) = from.piece.owner else {
            continue;
        };
        let [was, is] = [from, to].map(|standing| board.space(standing.at).kind);
        let out = is != Kind::Yard && is != Kind::Home;
        if !side.has(owner) {
            if out && from != to {
                reasons.displaced = reasons.displaced.with(owner);
            }
        } else {
            reasons.entered += u32::from(was == Kind::Yard && is != Kind::Yard);
            reasons.lost += u32::from(was != Kind::Yard && is == Kind::Yard);
            let hit = |danger: &bot::threats::Threats, at| {
                danger
                    .pieces
                    .iter()
                    .any(|(each, cases)| *each == at && *cases > 0)
            };
            let turns_up = is == Kind::HomePath && was != Kind::HomePath;
            let was_saved = hit(&before, *from) && !hit(&after, *to);
            reasons.saved += u32::from(out && was_saved && !turns_up);
            reasons.sheltering += u32::from(is == Kind::Safe);
            reasons.on_path += u32::from(from != to && was == Kind::HomePath);
            reasons.walked += u32::from(from != to && was != Kind::HomePath);
            reasons.sheltered += u32::from(is == Kind::Safe && was != Kind::Safe);
            reasons.up_path += u32::from(turns_up);
            if from != to && out && is != Kind::HomePath {
                approaches.push((owner, from.at, to.at));
            }
        }
    }
    reasons.approach = approach(&board, side, &approaches, &shown);
    let token = |pieces: &[PiecePosition]| {
        let token = pieces.iter().find(|each| each.piece.owner.is_none());
        token.map(|each| each.at)
    };
    if let (Some(was), Some(is)) = (token(&had), token(&shown)) {
        // The street has its spaces in their order.
        reasons.token = Some(was.0.cmp(&is.0));
    }
    reasons.departure = departure(&board, side, &had, &shown);
    reasons.is_first_out = game.seats(state).iter().all(|each| {
        let is_inside = |piece: &PiecePosition| {
            let kind = board.space(piece.at).kind;
            piece.piece.owner != Some(each) || matches!(kind, Kind::Yard | Kind::Home)
        };
        !side.has(each) || game.pieces(state).iter().all(is_inside)
    });
    reasons.all_out = game.seats(state).iter().all(|each| {
        let waiting = count(&board, &has, each, Kind::Yard);
        !side.has(each) || waiting == 0
    });
    // Two pawns in a turnout bar nobody's way.
    let blockades = |pieces: &[PiecePosition]| {
        let barring = [Kind::Track, Kind::Start, Kind::Entrance, Kind::Safe];
        let own = pieces.iter().filter(|each| {
            let is_own = each.piece.owner.is_some_and(|owner| side.has(owner));
            is_own && barring.contains(&board.space(each.at).kind)
        });
        let mut places: Vec<_> = own.map(|each| each.at.0).collect();
        places.sort_unstable();
        let together = places.windows(2).filter(|two| two[0] == two[1]);
        let spaces: BTreeSet<_> = together.map(|two| two[0]).collect();
        spaces.len()
    };
    reasons.blockades = (blockades(&had) as u32, blockades(&shown) as u32);
    if after.total == 0 {
        reasons.prospect = foreseen(game, result, seat);
    }
    Some(reasons)
}

/// Whether so many single steps lead a pawn from one space to another.
fn leads(board: &Board, owner: Seat, from: Space, to: Space, count: u32) -> bool {
    if count == 0 {
        return from == to;
    }
    let ways = &board.space(from).next;
    let is_path = |way: &Space| [Kind::HomePath, Kind::Home].contains(&board.space(*way).kind);
    let own = |way: &Space| is_path(way) && board.space(*way).owner == Some(owner);
    let mut open: Vec<Space> = ways.iter().copied().filter(own).collect();
    if open.is_empty() {
        open = ways.iter().copied().filter(|way| !is_path(way)).collect();
    }
    open.into_iter()
        .any(|way| leads(board, owner, way, to, count - 1))
}

/// Which pawn goes on along the track, and what starts are left.
fn departure(
    board: &Board,
    side: SeatSet,
    had: &[PiecePosition],
    shown: &[PiecePosition],
) -> Departure {
    let kind = |each: &PiecePosition| board.space(each.at).kind;
    let on_track =
        |each: &PiecePosition| ![Kind::Yard, Kind::HomePath, Kind::Home].contains(&kind(each));
    let gone = had.iter().zip(shown).filter(|(from, to)| {
        let own = from.piece.owner.is_some_and(|owner| side.has(owner));
        own && from.at != to.at && on_track(from) && kind(to) != Kind::Yard
    });
    let gone: Vec<PiecePosition> = gone.map(|(from, _)| *from).collect();
    let mut departure = Departure::default();
    for from in &gone {
        let start = board.space(from.at);
        let waits = shown
            .iter()
            .any(|each| each.piece.owner == start.owner && kind(each) == Kind::Yard);
        if start.kind != Kind::Start || !waits {
            continue;
        }
        if start.owner == from.piece.owner {
            departure.clears_start |= !shown.contains(from);
        } else if had.iter().filter(|each| *each == from).count() == 1 {
            departure.leaves_start_of = start
                .owner
                .filter(|rival| !side.has(*rival))
                .or(departure.leaves_start_of);
        }
    }
    if let [from] = gone[..] {
        let owner = from.piece.owner.unwrap();
        // The fewest spaces home, one after another.
        let far = |at: Space| (0..200).find(|count| leads_home(board, owner, at, *count));
        let others = had.iter().filter(|each| {
            each.piece == from.piece
                && each.at != from.at
                && ![Kind::Yard, Kind::Home].contains(&kind(each))
        });
        let mut others: Vec<_> = others.map(|each| far(each.at)).collect();
        others.sort_unstable();
        let own = far(from.at);
        departure.rank = Some(match (others.first(), others.last()) {
            (None, _) => Rank::Only,
            (Some(least), _) if own < *least => Rank::Front,
            (_, Some(most)) if own > *most => Rank::Rear,
            _ => Rank::Middle,
        });
    }
    departure
}

/// Whether so many single steps lead a pawn from a space to its home.
fn leads_home(board: &Board, owner: Seat, from: Space, count: u32) -> bool {
    let mut at: BTreeSet<Space> = BTreeSet::from([from]);
    for _ in 0..count {
        let ways = at.iter().flat_map(|space| board.space(*space).next.clone());
        at = ways.collect();
    }
    at.iter().any(|space| {
        let info = board.space(*space);
        info.kind == Kind::Home && info.owner.is_none_or(|of| of == owner)
    })
}

/// What pawns of some owners that went from one space to another have come close to, from all spaces of the board.
fn approach(
    board: &Board,
    side: SeatSet,
    moved: &[(Seat, Space, Space)],
    pieces: &[PiecePosition],
) -> Approach {
    let away = |owner, from: Space, to| {
        let waits = board.space(from).kind == Kind::Yard;
        (1..=6).find(|count| !waits && from != to && leads(board, owner, from, to, *count))
    };
    let is_close = |owner, from| {
        let spaces = board.iter();
        let mut paths = spaces.filter(|(_, info)| info.kind == Kind::HomePath);
        paths.any(|(space, _)| away(owner, from, space).is_some())
    };
    let home_path = moved
        .iter()
        .any(|&(owner, from, to)| is_close(owner, to) && !is_close(owner, from));
    let mut rivals = Vec::new();
    for each in pieces {
        let Some(rival) = each.piece.owner.filter(|rival| !side.has(*rival)) else {
            continue;
        };
        if ![Kind::Track, Kind::Triangle, Kind::Slide].contains(&board.space(each.at).kind) {
            continue;
        }
        for &(owner, from, to) in moved {
            if away(owner, from, each.at).is_none()
                && let Some(count) = away(owner, to, each.at)
            {
                rivals.push((count, rival));
            }
        }
    }
    Approach {
        rival: rivals.into_iter().min(),
        home_path,
    }
}

/// What the next roll may bring, from all its outcomes.
fn foreseen<G: Playable>(game: &G, state: &G::State, seat: Seat) -> Prospect {
    let mut prospect = Prospect::default();
    let Node::Chance { seat: roller } = game.node(state) else {
        return prospect;
    };
    prospect.seat = Some(roller);
    let mut chances = Vec::new();
    game.chance_outcomes(state, &mut chances);
    for (chance, weight) in chances {
        let mut rolled = state.clone();
        game.apply_chance(&mut rolled, chance, &mut NullSink);
        let results = notation::plays(game, &rolled);
        let tally = |state: &G::State| game.tally(state, seat);
        let any = |is: &dyn Fn(&G::State) -> bool| {
            if results.iter().any(|play| is(&play.state)) {
                weight
            } else {
                0
            }
        };
        prospect.total += weight;
        prospect.gains += any(&|after| tally(after) > tally(state));
        prospect.losses += any(&|after| tally(after) < tally(state));
        prospect.ends += any(&|after| matches!(game.node(after), Node::Terminal { .. }));
    }
    prospect
}

const WORDS: [&str; 13] = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
];

/// The numbers that a sentence says, in figures or in words.
fn numbers(sentence: &str) -> Vec<u32> {
    let words = sentence.split(|letter: char| !letter.is_alphanumeric());
    let number = |word: &str| {
        let named = WORDS.iter().position(|each| *each == word.to_lowercase());
        named
            .map(|index| index as u32)
            .or_else(|| word.parse().ok())
    };
    words.filter_map(number).collect()
}

/// Every number that may be said of a play.
fn sayable(reasons: &Reasons) -> Vec<u32> {
    let Reasons {
        captured,
        lost,
        home,
        entered,
        saved,
        hits,
        worse,
        stuck,
        total,
        sheltered,
        up_path,
        tallies,
        prospect,
        picked,
        ..
    } = reasons;
    let mut all = vec![*lost, *home, *entered, *saved, hits.1, stuck.1, *total];
    all.extend([*sheltered, *up_path]);
    all.extend(worse.map(|(_, (_, count))| count));
    all.extend(captured.iter().map(|(_, count)| *count));
    all.extend(
        tallies
            .iter()
            .flat_map(|(_, had, has)| [had.abs_diff(*has), *has]),
    );
    all.extend([
        prospect.total,
        prospect.gains,
        prospect.losses,
        prospect.ends,
    ]);
    all.extend(picked.map(|picked| picked.count));
    all
}

fn reason_words<G: Playable>(game: &G, seat: Seat, side: SeatSet) -> ReasonWords<'static> {
    ReasonWords {
        family: G::FAMILY,
        names: &[],
        phrases: game.phrases(),
        seat,
        side,
        is_alike: false,
    }
}

struct Compare;

impl Visitor for Compare {
    type Output = Vec<String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let mut walk = Walk::new(&game, 11);
        let mut lots = TestRng::new(5);
        let mut sentences = Vec::new();
        while sentences.len() < decisions() {
            for _ in 0..7 {
                walk.go_on();
            }
            let Node::Decision { seat } = game.node(&walk.state) else {
                continue;
            };
            let state = game.observe(&walk.state, seat);
            let line = position_line(&game, &state);
            let Some(plays) = plays_up_to(&game, &state, 2_000) else {
                continue;
            };
            let best = &plays[lots.index(plays.len())];
            let rival = &plays[lots.index(plays.len())];
            let reasons = [best, rival].map(|play| counted(&game, &state, seat, &play.text));
            let [Some(of_best), Some(of_rival)] = reasons else {
                continue;
            };
            let texts = [best, rival].map(|play| play.text.clone());
            let [best, rival] = [best, rival].map(|play| told(&game, &state, seat, &play.text));
            assert_eq!(best, of_best, "{line}: {:?}", texts[0]);
            assert_eq!(rival, of_rival, "{line}: {:?}", texts[1]);
            let words = reason_words(&game, seat, game.side(&state, seat));
            let sentence = words.sentence(&best, Some(&rival));
            let mut sayable = [sayable(&of_best), sayable(&of_rival)].concat();
            sayable.push(1);
            for number in numbers(&sentence) {
                assert!(sayable.contains(&number), "{line}: {sentence}: {number}");
            }
            sentences.push(sentence);
        }
        sentences
    }
}

#[test]
fn every_reason_is_counted_again_and_no_other_number_is_said() {
    for ruleset in rulesets() {
        let sentences = games::visit(ruleset, Compare);
        for sentence in sentences.iter().step_by(9) {
            eprintln!("{ruleset}: {sentence}");
        }
    }
}

/// What is said of a play, beside another.
struct Say<'a> {
    line: &'a str,
    best: &'a str,
    rival: &'a str,
}

impl Visitor for Say<'_> {
    type Output = String;

    fn visit<G: Playable>(self, game: G) -> String {
        let state = notation::parse_position_line(&game, self.line).expect(self.line);
        let Node::Decision { seat } = game.node(&state) else {
            panic!("{}: no decision", self.line);
        };
        let [best, rival] = [self.best, self.rival].map(|play| told(&game, &state, seat, play));
        reason_words(&game, seat, game.side(&state, seat)).sentence(&best, Some(&rival))
    }
}

fn say(line: &str, best: &str, rival: &str) -> String {
    let ruleset = games::ruleset(line.split(' ').next().unwrap()).unwrap();
    games::visit(ruleset, Say { line, best, rival })
}

/// A position with a roll, two plays of it, and what is said of the first beside the second, in English
/// and in Spanish.
const SAID: &[[&str; 5]] = &[
    // A capture, a pawn made safe, and what the rival play would risk.
    [
        "pollyanna-1951 Y:home,home,Y8,G3/R:home,home,Y7,Y13 Y:5-2",
        "2 G3-G5, 5 Y8xY13, +10 Y13-Gt3",
        "2 G3-G5, 5 Y8xY13, +10 Y13-G8",
        "Captures Red and makes two pawns safe",
        "Captura a Rojo y pone a salvo dos fichas",
    ],
    [
        "pollyanna-1951 Y:home,home,Y8,G3/R:home,home,Y7,Y13 Y:5-2",
        "2 Y8-Y10, 5 G3-Gt3",
        "2 G3-G5, 5 G5-G10",
        "Takes a pawn out of Red's reach. Red could still capture another pawn of yours with 13 of 36 rolls",
        "Pone una ficha fuera del alcance de Rojo. Rojo todavía podría capturar otra ficha tuya con 13 de 36 tiradas",
    ],
    [
        "pollyanna-1916 Y:yard,yard,G3,G3/R:yard,home,G1,Y8 Y:6-1",
        "6 yard-Y6, 1 Y6-Y7",
        "6 yard-Y6, 1 G3-G4",
        "Keeps your pawns out of Red's reach and gives you another pawn to move; after the next best move, Red could capture you with 19 of 36 rolls",
        "Mantiene tus fichas fuera del alcance de Rojo y te da otra ficha que mover; tras la segunda mejor jugada, Rojo podría capturarte con 19 de 36 tiradas",
    ],
    // A blockade before all that a rival has.
    [
        "pollyanna-1951 Y:home,home,G6,G7/R:home,home,home,G5 Y:2-1",
        "1 G7-G8, 2 G6-G8",
        "1 G6-G7, 2 G7-G9",
        "Takes two pawns out of Red's reach and makes a blockade; after the next best move, Red could capture you with 23 of 36 rolls",
        "Pone dos fichas fuera del alcance de Rojo y forma una barrera; tras la segunda mejor jugada, Rojo podría capturarte con 23 de 36 tiradas",
    ],
    [
        "parcheesi Y:yard,yard,G3,G9/R:home,home,G4,R9 Y:5-1",
        "5 yard-Y5, 1 G3xG4, +20 G9-R11",
        "5 yard-Y5, 1 Y5-Y6",
        "Captures Red and gives you another pawn to move. Red could still capture you with 12 of 36 rolls; after the next best move, Red could capture you with 16 of 36 rolls",
        "Captura a Rojo y te da otra ficha que mover. Rojo todavía podría capturarte con 12 de 36 tiradas; tras la segunda mejor jugada, Rojo podría capturarte con 16 de 36 tiradas",
    ],
    [
        "sorry R:yard,yard,R5,B7/Y:yard,R12,Y6,Yh2 R:7",
        "7 R5xR12",
        "7 B7-B14",
        "Bumps Yellow. Yellow could still bump you with 4 of 44 cards",
        "Echa a Amarillo. Amarillo todavía podría echarte con 4 de 44 cartas",
    ],
    [
        "sorry R:yard,home,home,R5/Y:yard,yard,Y6,Yh2 R:11",
        "11 R5~Y6",
        "11 R5-B1>B4",
        "Gets ahead by changing places with Yellow. Yellow could still bump you with 4 of 44 cards",
        "Se adelanta al cambiar de lugar con Amarillo. Amarillo todavía podría echarte con 4 de 44 cartas",
    ],
    // What a pawn comes close to.
    [
        "sorry R:yard,yard,home,G12/Y:yard,yard,yard,R7 R:5",
        "5 G12-R2",
        "5 G12-R2",
        "Takes your pawn nearer home and keeps you ahead in the race. Yellow could still bump you with 4 of 44 cards",
        "Acerca tu ficha a la Meta y te mantiene por delante en la carrera. Amarillo todavía podría echarte con 4 de 44 cartas",
    ],
    [
        "pollyanna-1951 Y:home,home,home,G4/R:home,home,home,G13 Y:2-1",
        "1 G4-G5, 2 G5-G7",
        "2 G4-G6, 1 G6-G7",
        "Gets close behind Red's pawn, to capture it next",
        "Se pone cerca, detrás de una ficha de Rojo, para capturarla después",
    ],
    [
        "parcheesi Y:home,home,home,G6/R:home,home,home,yard Y:2-1",
        "1 G6-G7, 2 G7-G9",
        "2 G6-G8, 1 G8-G9",
        "Takes your pawn nearer home, and nobody can capture you",
        "Acerca tu ficha a la Meta, y nadie puede capturarte",
    ],
    // Red is next and cannot reach the pawn; Green stands behind it.
    [
        "parcheesi Y:home,home,home,G6/R:home,home,home,yard/G:home,home,home,G5 Y:2-1",
        "1 G6-G7, 2 G7-G9",
        "2 G6-G8, 1 G8-G9",
        "Takes your pawn nearer home and keeps you ahead in the race. Green could still capture you with 16 of 36 rolls",
        "Acerca tu ficha a la Meta y te mantiene por delante en la carrera. Verde todavía podría capturarte con 16 de 36 tiradas",
    ],
    // Which pawn comes on, and what it leaves.
    [
        "pollyanna-1951 Y:home,home,Y8,G10/R:home,home,home,yard Y:2-1",
        "1 Y8-Y9, 2 Y9-Y11",
        "1 Y8-Y9, 2 Y9-Y11",
        "Moves up your last pawn, and nobody can capture you",
        "Adelanta tu última ficha, y nadie puede capturarte",
    ],
    [
        "annie 16/Y:3/B:0 Y:3-3",
        "forward",
        "backward",
        "Brings you one star and brings Blue one star. Of Blue's 6 possible rolls, 1 can bring you stars; with the next best move, you would get none",
        "Te da una estrella y le da una estrella a Azul. De las 6 tiradas posibles de Azul, 1 puede darte estrellas; con la segunda mejor jugada, no ganarías ninguna",
    ],
    [
        "annie 9/Y:3/B:5/R:2 Y@give",
        "give R",
        "give B",
        "Gives the star to Red, who is farthest behind: there it hurts you least. Of Blue's 36 possible rolls, 11 can bring you stars; Blue, the next best choice, has five stars",
        "Le da la estrella a Rojo, que va en último lugar: es donde menos te perjudica. De las 36 tiradas posibles de Azul, 11 pueden darte estrellas; Azul, la siguiente mejor opción, tiene cinco estrellas",
    ],
    [
        "annie 8/Y:3/B:9/R:4 Y@against",
        "against B",
        "against R",
        "Rolls against Blue, who has the most to lose: nine stars. Of your 36 possible rolls, 15 can bring you stars, 15 can cost you some; Red, the next best choice, has four stars",
        "Tira contra Azul, que es quien más puede perder: nueve estrellas. De tus 36 tiradas posibles, 15 pueden darte estrellas, y 15 pueden costarte alguna; Rojo, la siguiente mejor opción, tiene cuatro estrellas",
    ],
];

#[test]
fn the_sentence_is_short_and_in_the_words_of_the_game() {
    for [line, best, rival, english, spanish] in SAID {
        for (language, expected) in [(Language::En, english), (Language::Es, spanish)] {
            words::speak(language);
            let said = say(line, best, rival);
            assert_eq!(said, *expected, "{line}: {best}");
        }
    }
}

/// A position with a roll, a play of it, and how the sentence about it begins.
const BEGINS: &[[&str; 3]] = &[
    [
        "sorry R:yard,home,home,R4/Y:yard,home,home,home R:5",
        "5 R4-R9",
        "Clears your start for your next pawn.",
    ],
    [
        "sorry R:home,home,B9,G9/Y:home,home,home,R9 R:4",
        "4 B9-B5",
        "Loses the least ground: the next best move goes back too",
    ],
    [
        "annie 35/Y:3/B:5 Y:3-3",
        "backward",
        "Gives you another roll",
    ],
    [
        "annie 2/Y:3/B:5 Y:1-1",
        "backward",
        "Gives you more time to catch up",
    ],
];

#[test]
fn what_a_pawn_leaves_and_what_a_token_brings_is_told() {
    for [line, play, begins] in BEGINS {
        let said = say(line, play, play);
        assert!(said.starts_with(begins), "{line}: {said}");
    }
}

/// Words that English shares with another language.
const ALIKE: &[&str] = &["no", "once"];

/// The words of a text, without what may be notation: single letters, and what has figures.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| word.chars().count() > 1 && word.chars().all(char::is_alphabetic))
}

/// Sentences about random decisions, each in all languages.
struct InAllLanguages;

impl Visitor for InAllLanguages {
    type Output = Vec<Vec<String>>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let mut walk = Walk::new(&game, 3);
        let mut sentences = Vec::new();
        while sentences.len() < repetitions(10, 100) {
            for _ in 0..7 {
                walk.go_on();
            }
            let (state, node) = (&walk.state, game.node(&walk.state));
            let (Node::Decision { seat }, Some(plays)) = (node, plays_up_to(&game, state, 500))
            else {
                continue;
            };
            let (first, last) = (&plays[0], &plays[plays.len() - 1]);
            let said = Language::ALL.map(|language| {
                words::speak(language);
                let [first, last] = [first, last].map(|play| told(&game, state, seat, &play.text));
                reason_words(&game, seat, game.side(state, seat)).sentence(&first, Some(&last))
            });
            sentences.push(said.to_vec());
        }
        words::speak(Language::En);
        sentences
    }
}

#[test]
fn every_sentence_is_told_in_its_language_alone() {
    for ruleset in rulesets() {
        let sentences = games::visit(ruleset, InAllLanguages);
        let english = sentences.iter().flat_map(|said| words_of(&said[0]));
        let small = english.filter(|word| word.chars().all(char::is_lowercase));
        let known: BTreeSet<&str> = small.filter(|word| !ALIKE.contains(word)).collect();
        for sentence in &sentences {
            for said in sentence {
                let capital = said.starts_with(|first: char| first.is_ascii_uppercase());
                assert!(capital, "{ruleset}: {sentence:?}");
            }
            let mut words = sentence[1..].iter().flat_map(|said| words_of(said));
            let foreign = words.find(|word| known.contains(&*word.to_lowercase()));
            assert_eq!(foreign, None, "{ruleset}: {sentence:?}");
        }
    }
}
