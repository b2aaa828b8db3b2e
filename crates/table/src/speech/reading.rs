//! What a player asks for, read aloud.

use rules::board::{Kind, Space};
use rules::chance::{Die, Look};
use rules::seat::Seat;
use rules::state::Node;
use words::say;

use super::{Answer, Asked, Speech, can_pair, last, listed, number, space};
use crate::arrows::ordered;
use crate::scene::{capitalised, name};
use crate::session::Session;
use crate::setup::PERSON;
use crate::spots::preposition;

impl Session {
    /// What is said of a space at this moment: its name, who stands there, whether it can be chosen.
    #[inline(never)]
    pub fn space_told(&self, at: Space) -> String {
        space::space(self, at)
    }

    /// What is said where a player asks.
    #[inline(never)]
    pub fn told(&self, asked: Asked) -> String {
        let full = self.speech() == Speech::Full;
        match asked {
            Asked::Board => board(self, full),
            Asked::Dice => dice(self, full),
            Asked::Moves => moves(self, full),
            Asked::Last => last::last(self, full),
            Asked::Turn => turn(self, full),
        }
    }

    /// The answer to a key that finds nothing, or has taken up a pawn.
    #[inline(never)]
    pub fn answered_with(&self, answer: Answer) -> String {
        let full = self.speech() == Speech::Full;
        let words = match (answer, full) {
            (Answer::NoWay, true) => "Nothing that way.",
            (Answer::NoWay, false) => "None.",
            (Answer::LetGo, _) => "Let go.",
            (Answer::Nothing, true) => "Nothing to choose here.",
            (Answer::Nothing, false) => "No.",
            (Answer::TakenUp, true) => return format!("Taken up. {}", moves(self, true)),
            (Answer::TakenUp, false) => return moves(self, false),
        };
        words.to_owned()
    }

    /// What is said after something has happened, of what is expected of the person who acts: "Yellow to
    /// throw". Concise, what needs no saying is not said.
    pub fn awaited(&self) -> Option<String> {
        let full = self.speech() == Speech::Full;
        (full || self.can_throw()).then(|| self.table().status())
    }
}

/// Where all pieces are, seat by seat.
fn board(session: &Session, full: bool) -> String {
    let table = session.table();
    let mut parts = Vec::new();
    let tokens = pieces(session, None, full);
    if !tokens.is_empty() {
        let places = tokens.join(", ");
        parts.push(if full {
            format!("The token {places}")
        } else {
            places
        });
    }
    for standing in table.standings() {
        let mut places = pieces(session, Some(standing.seat), full);
        if standing.tally > 0 || places.is_empty() {
            places.push(format!("{} {}", standing.tally, standing.tally_word));
        }
        let colon = if full { ":" } else { "" };
        parts.push(format!("{}{colon} {}", standing.colour, places.join(", ")));
    }
    if let Some(count) = table.supply() {
        let word = table.tally_word(count);
        parts.push(if full {
            format!("In the supply: {count} {word}")
        } else {
            format!("supply {count}")
        });
    }
    parts.join(". ") + "."
}

/// Where the pieces of a seat are that are not home, or the tokens of all, in the order of their way.
fn pieces(session: &Session, owner: Option<Seat>, full: bool) -> Vec<String> {
    let table = session.table();
    let board = table.board();
    let own = || {
        let all = table.pieces().iter();
        all.filter(|each| each.piece.owner == owner)
    };
    let under_way = own().filter(|each| {
        // What is home is counted; a token that has come to the end is told all the same.
        owner.is_none() || board.space(each.at).kind != Kind::Home
    });
    let spaces = ordered(board, owner, under_way.map(|each| each.at).collect());
    let told = |space: Space| {
        let count = own().filter(|each| each.at == space).count();
        let name = table.space_words(space);
        let at = preposition(board, space);
        let waits = board.space(space).kind == Kind::Yard;
        let all = table.pieces().iter().filter(|each| each.at == space);
        let pair = all.count() > 1 && can_pair(board, space);
        let pair = pair.then(|| format!(" ({})", say!(phrases::blockade)));
        let pair = pair.unwrap_or_default();
        match (full, owner) {
            (true, None) => format!("{at} {name}"),
            (true, Some(_)) => format!("{} {at} {name}{pair}", number(count)),
            (false, _) if count > 1 || waits => format!("{name} {count}"),
            (false, _) => name,
        }
    };
    spaces.into_iter().map(told).collect()
}

/// The dice, the rewards and the card on the table, and the hand of whoever looks.
fn dice(session: &Session, full: bool) -> String {
    let table = session.table();
    let mut parts = Vec::new();
    let card = table.card().or(table.story().card);
    if let Some(card) = card {
        parts.push(match (full, table.card()) {
            (true, Some(_)) => format!("{}: {}", card.title(), full_stop_off(card.text())),
            (true, None) => format!("{}, played", card.title()),
            (false, Some(_)) => card.title().to_owned(),
            (false, None) => format!("({})", card.title()),
        });
    }
    let (left, spent): (Vec<Die>, Vec<Die>) =
        lying(session).into_iter().partition(|die| !die.spent);
    let faces = |dice: &[Die]| -> Vec<String> { dice.iter().map(face).collect() };
    match (full, left.is_empty(), spent.is_empty()) {
        (_, true, true) => {}
        (true, true, false) => parts.push(format!("{}, played", listed(&faces(&spent)))),
        (true, false, true) => parts.push(format!("{} to play", listed(&faces(&left)))),
        (true, false, false) => {
            let (left, spent) = (listed(&faces(&left)), listed(&faces(&spent)));
            parts.push(format!("{left} to play, {spent} played"));
        }
        (false, true, false) => parts.push(format!("({})", faces(&spent).join(" "))),
        (false, false, _) => parts.push(faces(&left).join(" ")),
    }
    for reward in table.rewards() {
        parts.push(if full {
            format!("{reward} more to go")
        } else {
            format!("+{reward}")
        });
    }
    if let Some((_, hand)) = session.hand() {
        let titles: Vec<&str> = hand.iter().map(|card| card.title()).collect();
        let titles = titles.join(", ");
        parts.push(if full {
            format!("In your hand: {titles}")
        } else {
            titles
        });
    }
    if parts.is_empty() {
        return if full { "Nothing thrown yet." } else { "None." }.to_owned();
    }
    parts.join(". ") + "."
}

fn full_stop_off(text: &str) -> &str {
    text.strip_suffix('.').unwrap_or(text)
}

/// The dice on the table, those that were played last where none are to be.
fn lying(session: &Session) -> Vec<Die> {
    let dice = session.table().dice();
    if dice.is_empty() {
        return session.table().story().thrown.clone();
    }
    dice
}

/// "6", "red 5".
fn face(die: &Die) -> String {
    let look = match die.look {
        Look::Plain => "",
        Look::Underside => "underside ",
        Look::Red => "red ",
        Look::White => "white ",
    };
    format!("{look}{}", die.face)
}

/// What can be chosen.
fn moves(session: &Session, full: bool) -> String {
    let selected = session.selected();
    let mut words: Vec<String> = Vec::new();
    for choice in session.choices() {
        if selected.is_none() || choice.pointing.from == selected {
            words.push(if full { choice.words } else { choice.step });
        }
    }
    if words.is_empty() {
        return turn(session, full);
    }
    if full {
        let noun = if words.len() == 1 { "move" } else { "moves" };
        let count = capitalised(&number(words.len()));
        format!("{count} {noun}. {}.", words.join(". "))
    } else {
        words.join(", ") + "."
    }
}

/// Whose turn it is.
fn turn(session: &Session, full: bool) -> String {
    let table = session.table();
    let status = table.status();
    let Some(seat) = table.node().seat() else {
        return status + ".";
    };
    let colour = table.ruleset().family.colour(seat);
    if !full {
        let word = match table.node() {
            Node::Chance { .. } => "to throw",
            _ => "to play",
        };
        // A game says in a word of its own what is done at a chance node: "Draw".
        let word = if table.chance_word() == "Throw" || word == "to play" {
            word
        } else {
            "to draw"
        };
        return format!("{colour} {word}.");
    }
    let sitter = table.sitter(seat);
    let mut standings = table.standings().into_iter();
    let standing = standings.find(|each| each.seat == seat);
    let called = standing.and_then(|standing| name(&standing));
    let who = match (sitter.kind.as_str(), called) {
        (PERSON, None) => String::new(),
        (PERSON, Some(called)) => format!(" {colour} is {called}."),
        (level, _) => format!(" {colour} is a bot: {level}."),
    };
    format!("{status}.{who}")
}
