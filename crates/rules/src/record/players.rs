//! Who sits where, in a record: `Y=person:Ann R=easy`.

use words::t;

use super::Player;
use crate::notation::{NotationError, Token};
use crate::ruleset::Family;
use crate::seat::Seat;

/// Reads `Y=person:Ann R=easy`.
pub(super) fn parse_players(
    family: &Family,
    line: Token<'_>,
) -> Result<Vec<(Seat, Player)>, NotationError> {
    let mut players: Vec<(Seat, Player)> = Vec::new();
    for token in line.split(" ") {
        let (seat, player) = parse_player(family, token)?;
        if players.last().is_some_and(|(last, _)| *last >= seat) {
            return Err(NotationError::expected(token, t!(records::seats)));
        }
        players.push((seat, player));
    }
    Ok(players)
}

/// Reads `Y=person:Ann`.
pub(super) fn parse_player(
    family: &Family,
    token: Token<'_>,
) -> Result<(Seat, Player), NotationError> {
    let pair = token.halves("=", t!(records::player))?;
    let seat = pair.0.seat(family)?;
    let (kind, name) = match pair.1.split_once(":") {
        Some((kind, name)) => (kind, Some(name)),
        None => (pair.1, None),
    };
    if !is_kind(kind.text) {
        return Err(NotationError::expected(kind, t!(records::person_or_bot)));
    }
    let name = name.map(|name| {
        let plain = unescape(name.text).filter(|plain| escape(plain) == name.text);
        plain.ok_or_else(|| NotationError::expected(name, t!(records::name)))
    });
    let name = name.transpose()?;
    let kind = kind.text.to_owned();
    Ok((seat, Player { kind, name }))
}

/// Writes `Y=person:Ann`.
pub(super) fn player_text(family: &Family, seat: Seat, player: &Player) -> String {
    let mut text = format!("{}={}", family.letter(seat), player.kind);
    if let Some(name) = &player.name {
        text.push(':');
        text.push_str(&escape(name));
    }
    text
}

/// Whether a record can say that a player is of this kind: a word of small letters, digits and `-`,
/// of at most 40.
pub fn is_kind(kind: &str) -> bool {
    let known = |letter| matches!(letter, 'a'..='z' | '0'..='9' | '-');
    (1..=40).contains(&kind.len()) && kind.chars().all(known)
}

/// A name with what would break the line written as `%` and two hexadecimal digits.
fn escape(name: &str) -> String {
    let mut escaped = String::new();
    for letter in name.chars() {
        if letter.is_ascii_control() || matches!(letter, ' ' | '%') {
            escaped.push_str(&format!("%{:02X}", letter as u32));
        } else {
            escaped.push(letter);
        }
    }
    escaped
}

fn unescape(text: &str) -> Option<String> {
    let mut parts = text.split('%');
    let mut plain = parts.next()?.to_owned();
    for part in parts {
        let code = u8::from_str_radix(part.get(..2)?, 16).ok()?;
        plain.push(char::from(code));
        plain.push_str(&part[2..]);
    }
    Some(plain)
}
