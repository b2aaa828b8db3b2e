//! Hints and danger, asked as a page asks them, in every ruleset.

use std::collections::BTreeSet;

use bot::Bot;
use bot::level::Level;
use bot::rng::Rng;
use bot::threats::{reaching, threats};
use bot::{NetCache, Request, danger, hint};
use rules::any_game::Playing;
use rules::event::NullSink;
use rules::games;
use rules::notation::{legal_step, position_line};
use rules::observe::Observation;
use rules::playable::{Playable, Visitor};
use rules::record::HistoryEntry;
use rules::state::Node;

use crate::{repetitions, rulesets};

fn request(position: &str, steps: String, seat: char) -> Request {
    Request {
        position: position.to_owned(),
        steps,
        seat,
        level: "medium".to_owned(),
        seed_high: 0,
        seed_low: 7,
    }
}

/// A game of hints taken, asked at every step.
struct Follow;

impl Visitor for Follow {
    /// Questions asked.
    type Output = usize;

    fn visit<G: Playable>(self, game: G) -> usize {
        let seats = G::FAMILY.full_table;
        let mut state = game
            .initial_state_with_first(seats, seats.iter().next().unwrap())
            .unwrap();
        let (mut begun, mut steps) = (String::new(), Vec::new());
        let (mut rng, mut asked) = (Rng::new(3), 0);
        while asked < repetitions(24, 60) {
            let made = match game.node(&state) {
                Node::Chance { seat } => {
                    let seen = Observation::new(&game, &state, seat);
                    let line = position_line(&game, seen.state());
                    agrees(
                        &game,
                        &seen,
                        &request(&line, String::new(), G::FAMILY.letter(seat)),
                    );
                    let ticket = rng.below(game.chance_weight_total(&state));
                    HistoryEntry::Chance(game.sample_outcome(&state, ticket))
                }
                Node::Decision { seat } => {
                    asked += 1;
                    let seen = Observation::new(&game, &state, seat);
                    if !game.in_play(&state) {
                        begun = position_line(&game, seen.state());
                        steps.clear();
                    }
                    let question = request(&begun, steps.join(", "), G::FAMILY.letter(seat));
                    agrees(&game, &seen, &question);
                    let hint = hint(&NetCache::carried(), &question, &[]).unwrap();
                    let ranked = Bot::new(
                        game.clone(),
                        Level::Medium,
                        NetCache::carried().net(game.ruleset()),
                        7,
                    )
                    .top_k(&seen, 3);
                    let results: Vec<_> = ranked.iter().map(|each| &each.result).collect();
                    for (index, result) in results.iter().enumerate() {
                        assert!(
                            !results[..index].contains(result),
                            "a result is there twice"
                        );
                    }
                    assert_eq!(hint.plays.len(), ranked.len());
                    for (play, found) in hint.plays.iter().zip(&ranked) {
                        assert_eq!(play.steps[0], game.step(&state, found.path[0]));
                        assert_eq!(play.chance, found.chance);
                    }
                    let chances = hint.plays.iter().filter_map(|play| play.chance);
                    let chances: Vec<u16> = chances.collect();
                    assert!(
                        chances.is_sorted_by(|one, other| one >= other),
                        "{chances:?}"
                    );
                    assert!(chances.iter().all(|chance| *chance <= 1_000));
                    let first = game.choice(&state, ranked[0].path[0]);
                    assert!(
                        hint.plays
                            .iter()
                            .take(1)
                            .all(|play| play.full.starts_with(&first)),
                        "{hint:?}"
                    );
                    assert!(hint.sentence.starts_with(char::is_uppercase), "{hint:?}");
                    let action = legal_step(&game, &state, &hint.plays[0].steps[0]).unwrap();
                    steps.push(hint.plays[0].steps[0].clone());
                    HistoryEntry::Action(action)
                }
                Node::Terminal { .. } => break,
            };
            made.apply(&game, &mut state, &mut NullSink);
        }
        asked
    }
}

/// The answer is what the rules say of what the seat sees.
fn agrees<G: Playable>(game: &G, seen: &Observation<G>, question: &Request) {
    let answer = danger(question).unwrap();
    let position = Playing::boxed(game.clone(), seen.state().clone());
    let expected = threats(&*position, seen.seat());
    let letter = |seat| G::FAMILY.letter(seat);
    assert_eq!(answer.total, expected.total);
    // Of the next rival, what it could do exactly; of the others, whether they could.
    let next = expected.attacker.map(letter);
    let by_next = answer.pieces.iter().filter_map(|piece| {
        let by = piece.by.iter().find(|(rival, _)| Some(*rival) == next)?;
        Some((piece.space, piece.owner, by.1))
    });
    let pieces = expected.pieces.iter().map(|(standing, cases)| {
        let owner = letter(standing.piece.owner.expect("prey belongs to somebody"));
        (standing.at.0, owner, *cases)
    });
    assert_eq!(by_next.collect::<Vec<_>>(), pieces.collect::<Vec<_>>());
    let by_all = answer.pieces.iter().flat_map(|piece| &piece.by);
    let rivals: BTreeSet<char> = by_all.map(|(rival, _)| *rival).collect();
    let reaching = reaching(&*position, seen.seat());
    assert_eq!(
        rivals,
        reaching.iter().map(|(seat, _)| letter(*seat)).collect()
    );
}

#[test]
fn hints_are_legal_and_danger_is_that_of_the_rules_in_every_ruleset() {
    for ruleset in rulesets() {
        let asked = games::visit(ruleset, Follow);
        assert!(asked > 20, "{ruleset}: {asked}");
    }
}

#[test]
fn a_hint_says_what_is_done_and_how_likely_the_plays_are_to_win() {
    let line = "pollyanna-1951 Y:home,home,Y8,G3/R:home,home,Y7,Y13 Y:5-2";
    let hint = hint(
        &NetCache::carried(),
        &request(line, String::new(), 'Y'),
        &[],
    )
    .unwrap();
    assert!(hint.sentence.contains("Captures Red"), "{hint:?}");
    assert!(hint.plays[0].full.contains(", then "), "{hint:?}");
    assert_eq!(hint.plays.len(), 3);
}

#[test]
fn a_hint_says_where_the_token_goes_and_which_way() {
    let mut backward = 0;
    for line in [
        "annie 16/Y:3/B:0 Y:3-3",
        "annie 25/Y:3/B:5 Y:2-2",
        "annie 1/Y:3/B:5 Y:1-1",
    ] {
        let request = request(line, String::new(), 'Y');
        let hint = hint(&NetCache::carried(), &request, &[]).unwrap();
        let (way, rest) = hint.plays[0].move_words.split_once(' ').unwrap();
        assert!(
            ["Forward", "Back"].contains(&way) && rest.contains(" to "),
            "{hint:?}"
        );
        assert!(hint.plays[0].plain.starts_with(way), "{hint:?}");
        backward += usize::from(way == "Back");
    }
    assert!(backward > 0, "the token goes back nowhere");
}

#[test]
fn a_hint_names_the_player_to_choose() {
    let names = ["Ann", "Leo", "Mia"].map(str::to_owned);
    let request = request("annie 8/Y:3/B:5/R:0 Y@against", String::new(), 'Y');
    let hint = hint(&NetCache::carried(), &request, &names).unwrap();
    assert!(
        ["Roll against Leo", "Roll against Mia"].contains(&&*hint.plays[0].move_words),
        "{hint:?}"
    );
}

#[test]
fn a_hint_of_two_steps_tells_two_pawns_apart() {
    let line = "pollyanna-1951 Y:home,home,Y8,G3/R:home,home,Y7,Y13 Y:5-2";
    let request = request(line, String::new(), 'Y');
    let hint = hint(&NetCache::carried(), &request, &[]).unwrap();
    let best = &hint.plays[0];
    let second = best.move_words.split_once(", then ").unwrap().1;
    let from = |step: &str| {
        step.split_once(' ')
            .unwrap()
            .1
            .split(['-', 'x'])
            .next()
            .unwrap()
            .to_owned()
    };
    let ends = |step: &str| step.rsplit(['-', 'x']).next().unwrap().to_owned();
    let second = second.split(", then ").next().unwrap();
    let [step, next, ..] = &best.steps[..] else {
        panic!("{best:?}");
    };
    let pawn = match from(next) == ends(step) {
        true => " more",
        false => "another pawn",
    };
    assert!(second.contains(pawn), "{second}: {step} {next}");
}

#[test]
fn a_hint_says_how_far_one_pawn_goes_on() {
    let line = "pollyanna-1951 Y:home,home,home,G3/R:home,home,Y7,Y13 Y:5-2";
    let request = request(line, String::new(), 'Y');
    let hint = hint(&NetCache::carried(), &request, &[]).unwrap();
    let words = &hint.plays[0].move_words;
    let both = [(5, 2), (2, 5)]
        .map(|(one, other)| format!("Move this pawn {one} spaces, then {other} more"));
    assert!(both.contains(words), "{words}");
}

#[test]
fn a_hint_says_that_the_pawn_slides_on() {
    let line = "sorry R:yard,home,home,R13/Y:yard,home,home,home R:3";
    let request = request(line, String::new(), 'R');
    let hint = hint(&NetCache::carried(), &request, &[]).unwrap();
    assert_eq!(
        hint.plays[0].move_words,
        "Move this pawn 3 spaces and slide on"
    );
}

#[test]
fn what_is_wrong_with_a_question_is_said() {
    let line = "pollyanna-1951 Y:yard,yard,yard,yard/R:yard,yard,yard,yard Y";
    let waiting = request(line, String::new(), 'Y');
    assert_eq!(
        hint(&NetCache::carried(), &waiting, &[]),
        Err("expected a decision of Yellow".to_owned())
    );
    assert_eq!(danger(&waiting).unwrap().total, 36);
    let absent = request(line, String::new(), 'G');
    assert_eq!(danger(&absent), Err("Green does not play".to_owned()));
}
