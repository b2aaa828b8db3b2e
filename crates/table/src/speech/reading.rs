//! Spoken answers to players' questions.

use rules::board::{Kind, Space};
use rules::chance::{Die, Look};
use rules::seat::Seat;
use rules::state::Node;
use words::t;

use super::{Answer, Speech, SpeechQuery, is_blockade, last, space};
use crate::board_navigation::ordered;
use crate::dice_mode::Stuff;
use crate::scene::tally;
use crate::session::Session;
use crate::setup::PERSON;

/// A space in words: its name, the pieces on it, and whether it can be chosen.
pub fn space_told(session: &Session, at: Space) -> String {
    space::space(session, at)
}

/// The answer to a player's question.
pub fn told(session: &Session, asked: SpeechQuery) -> String {
    let detailed = is_detailed(session);
    match asked {
        SpeechQuery::Board => board(session, detailed),
        SpeechQuery::Dice => dice(session, detailed),
        SpeechQuery::Moves => moves(session, detailed),
        SpeechQuery::Last => last::last(session, detailed),
        SpeechQuery::Turn => turn(session, detailed),
    }
}

/// The answer to a key that finds no target, or that selects a pawn.
pub fn answered_with(session: &Session, answer: Answer) -> String {
    let words = match (answer, is_detailed(session)) {
        (Answer::NoWay, true) => t!(speech::no_way),
        (Answer::NoWay, false) => t!(speech::no_way_concise),
        (Answer::Deselected, _) => t!(speech::let_go),
        (Answer::Nothing, true) => t!(speech::nothing_to_choose),
        (Answer::Nothing, false) => t!(speech::nothing_to_choose_concise),
        (Answer::Selected, true) => {
            return t!(speech::taken_up, moves = moves(session, true));
        }
        (Answer::Selected, false) => return moves(session, false),
    };
    words.to_owned()
}

/// The status to announce after an event: "Your turn: roll". Brief speech announces it only if a virtual roll is due.
pub fn awaited(session: &Session) -> Option<String> {
    (is_detailed(session) || session.local().can_roll()).then(|| session.local().status())
}

fn is_detailed(session: &Session) -> bool {
    session.local().settings().player.speech == Speech::Detailed
}

/// The positions of all pieces, by seat.
fn board(session: &Session, detailed: bool) -> String {
    let table = session.table();
    let mut parts = Vec::new();
    let tokens = pieces(session, None, detailed);
    if !tokens.is_empty() {
        let places = tokens.join(", ");
        parts.push(match detailed {
            true => t!(speech::token, places),
            false => places,
        });
    }
    for standing in table.standings() {
        let mut places = pieces(session, Some(standing.seat), detailed);
        if standing.tally > 0 || places.is_empty() {
            places.push(tally(&standing));
        }
        let (colour, places) = (standing.colour, places.join(", "));
        parts.push(match detailed {
            true => t!(speech::pieces, colour, places),
            false => format!("{colour} {places}"),
        });
    }
    if let Some(count) = table.game().shown().supply {
        parts.push(match detailed {
            true => t!(
                speech::supply,
                count,
                things = table.game().about().phrases.things(count)
            ),
            false => t!(speech::supply_concise, count),
        });
    }
    parts.join(". ") + "."
}

/// The positions of a seat's pieces that are not home, or of shared tokens, in path order.
fn pieces(session: &Session, owner: Option<Seat>, detailed: bool) -> Vec<String> {
    let table = session.table();
    let board = table.board();
    let own = || {
        let all = table.pieces().iter();
        all.filter(|each| each.piece.owner == owner)
    };
    let under_way = own().filter(|each| {
        // Pieces at home are counted. A shared token is listed even at the end of its path.
        owner.is_none() || board.space(each.at).kind != Kind::Home
    });
    let spaces = ordered(board, owner, under_way.map(|each| each.at).collect());
    let told = |space: Space| {
        let count = own().filter(|each| each.at == space).count();
        let waits = board.space(space).kind == Kind::Yard;
        if !detailed {
            let name = table.game().space_words(space);
            return match count > 1 || waits {
                true => format!("{name} {count}"),
                false => name,
            };
        }
        let place = table.place(space);
        match owner {
            None => place,
            Some(_) if is_blockade(session, space) => {
                let pair = t!(phrases::blockade);
                t!(speech::pieces_at_together, count, place, pair)
            }
            Some(_) => t!(speech::pieces_at, count, place),
        }
    };
    spaces.into_iter().map(told).collect()
}

/// The dice, the bonuses and the card on the table, and the visible hand.
fn dice(session: &Session, detailed: bool) -> String {
    let table = session.table();
    let mut parts = Vec::new();
    let shown = table.game().shown();
    if let Some(card) = shown
        .card
        .or(table.game_summary().card.map(|(_, card)| card))
    {
        parts.push(match (detailed, shown.card) {
            (true, Some(_)) => {
                let text = full_stop_off(card.text());
                t!(speech::card_open, card = card.title(), text)
            }
            (true, None) => t!(speech::card_played, card = card.title()),
            (false, Some(_)) => card.title().to_owned(),
            (false, None) => format!("({})", card.title()),
        });
    }
    let (left, spent): (Vec<Die>, Vec<Die>) =
        table_dice(session).into_iter().partition(|die| !die.spent);
    let faces = |dice: &[Die]| -> Vec<String> { dice.iter().map(face).collect() };
    let (is_left, is_played) = (!left.is_empty(), !spent.is_empty());
    let (left, spent) = (faces(&left), faces(&spent));
    if detailed {
        let (left, played) = (words::list(&left), words::list(&spent));
        match (is_left, is_played) {
            (true, true) => parts.push(t!(speech::dice_left_and_played, left, played)),
            (true, false) => parts.push(t!(speech::dice_left, left)),
            (false, true) => parts.push(t!(speech::dice_played, played)),
            (false, false) => {}
        }
    } else if is_left {
        parts.push(left.join(" "));
    } else if is_played {
        parts.push(format!("({})", spent.join(" ")));
    }
    for steps in shown.rewards {
        parts.push(match detailed {
            true => t!(speech::reward, steps),
            false => format!("+{steps}"),
        });
    }
    if let Some((_, hand)) = session.local().hand() {
        let titles: Vec<&str> = hand.iter().map(|card| card.title()).collect();
        let titles = titles.join(", ");
        parts.push(match detailed {
            true => t!(speech::hand, cards = titles),
            false => titles,
        });
    }
    if parts.is_empty() {
        return match detailed {
            true => t!(speech::nothing_thrown),
            false => t!(speech::nothing_thrown_concise),
        }
        .to_owned();
    }
    parts.join(". ") + "."
}

fn full_stop_off(text: &str) -> &str {
    text.strip_suffix('.').unwrap_or(text)
}

/// The dice on the table. If none are left to play, the last ones.
fn table_dice(session: &Session) -> Vec<Die> {
    let dice = session.table().game().shown().dice;
    if dice.is_empty() {
        return session.table().game_summary().rolled.clone();
    }
    dice
}

/// A die in words: "6", "red 5".
fn face(die: &Die) -> String {
    let look = match die.look {
        Look::Plain => "plain",
        Look::Underside => "underside",
        Look::Red => "red",
        Look::White => "white",
    };
    t!(speech::die, look, number = die.face)
}

/// The legal moves.
fn moves(session: &Session, detailed: bool) -> String {
    let selected = session.selection().selected(session.local());
    let mut words: Vec<String> = Vec::new();
    for choice in session.choices() {
        if selected.is_none() || choice.pointing.from == selected {
            let (table, full) = (session.table(), session.table().line(&choice).full);
            words.push(match detailed {
                true => full,
                false => t!(
                    speech::move_concise,
                    step = table.step(&choice),
                    words = full
                ),
            });
        }
    }
    if words.is_empty() {
        return turn(session, detailed);
    }
    if detailed {
        t!(speech::moves, count = words.len(), moves = words.join(". "))
    } else {
        words.join(", ") + "."
    }
}

/// Whose turn it is.
fn turn(session: &Session, detailed: bool) -> String {
    let table = session.table();
    let status = table.game().status();
    let Some(seat) = table.node().seat() else {
        return status + ".";
    };
    let colour = table.ruleset().family.colour(seat);
    if !detailed {
        return match table.node() {
            Node::Chance { .. } if Stuff::of(table.ruleset()).cards => {
                t!(speech::to_draw, colour)
            }
            Node::Chance { .. } => t!(speech::to_throw, colour),
            _ => t!(speech::to_play, colour),
        };
    }
    let (player, name) = (table.player(seat), table.called(seat));
    match player.kind.as_str() {
        PERSON if name == colour => status + ".",
        PERSON => t!(speech::turn_of_person, status, colour, name),
        level => t!(speech::turn_of_bot, status, colour, name, level),
    }
}
