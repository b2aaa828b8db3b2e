//! Head of a link: everything before the first record entry.

use rules::games::{self, FAMILIES};
use rules::record::{Match, Player, Record, SeatChange};
use rules::ruleset::{Choice, Family, MAX_OPTIONS, Ruleset};
use rules::seat::Seat;
use words::t;

use super::arithmetic_coding::Coder;
use super::{MAX_ENTRIES, Names};
use crate::clean_text;
use crate::setup::{LONGEST_NAME, PERSON};

/// The head of a link.
pub(super) struct Head {
    pub(super) ruleset: Ruleset,
    /// The players at the start.
    pub(super) players: Vec<(Seat, Player)>,
    /// The changes of players since then.
    pub(super) seat_changes: Vec<SeatChange>,
    /// Whether the link holds only what everybody has seen, as for an unfinished game.
    pub(super) hidden: bool,
    /// The seed; `None` if the link holds the rolls themselves, as for every unfinished game.
    pub(super) seed: Option<u64>,
    /// The salt of the seed; `None` without a seed.
    pub(super) salt: Option<u128>,
    pub(super) match_play: Option<Match>,
    pub(super) taken_back: u32,
    /// The number of record entries.
    pub(super) entry_count: u32,
}

/// The kinds of players that a link stores by their index here. Other kinds are spelled out.
const KINDS: [&str; 5] = [PERSON, "easy", "medium", "hard", "expert"];

/// The letters of kinds that are spelled out.
const LETTERS: &[u8] = b"abcdefghijklmnopqrstuvwxyz0123456789-";
/// The maximum length of a kind in a record.
const LONGEST_KIND: u32 = 40;

/// The bits in the hash of an edition's name, of the name of a printed option, and of a choice with house rules.
const EDITION: u32 = 12;
const OPTION: u32 = 8;
const CHOICE: u32 = 16;
/// More printed options than any game has. The last number says that there are house rules.
const OPTIONS: u32 = 8;
const HOUSE_RULES: u32 = OPTIONS - 1;

impl Head {
    /// The head of a record's game, without seed and salt.
    pub(super) fn of(record: &Record, names: Names) -> Head {
        let shown = |player: &Player| {
            let name = player.name.as_deref().filter(|_| names == Names::Told);
            Player {
                kind: player.kind.clone(),
                name: name.and_then(clean_text::name),
            }
        };
        let players = record.players.iter();
        let changes = record.seat_changes.iter();
        Head {
            ruleset: record.start.ruleset(),
            players: players.map(|(seat, each)| (*seat, shown(each))).collect(),
            seat_changes: changes
                .map(|change| SeatChange {
                    player: shown(&change.player),
                    ..*change
                })
                .collect(),
            hidden: is_hidden(record),
            seed: None,
            salt: None,
            match_play: record.match_play.clone(),
            taken_back: record.takeback_count,
            entry_count: u32::try_from(record.history.len()).unwrap_or(u32::MAX),
        }
    }

    /// A record without entries.
    ///
    /// # Errors
    /// If these seats cannot play.
    pub(super) fn record(&self) -> Result<Record, String> {
        let seats = self.players.iter().map(|(seat, _)| *seat).collect();
        let start = games::game(self.ruleset).start(seats);
        let start = start.map_err(|refusal| refusal.to_string())?;
        if self.match_play.is_some() && !start.about().is_scored {
            return Err(t!(link_errors::no_scores).to_owned());
        }
        let mut record = Record::new(start, self.players.clone(), self.seed);
        record.salt = self.salt;
        record.seat_changes = self.seat_changes.clone();
        record.match_play = self.match_play.clone();
        record.takeback_count = self.taken_back;
        Ok(record)
    }

    /// Writes `given`, or reads a head.
    ///
    /// # Errors
    /// If a value is out of bounds, or the stream has ended.
    pub(super) fn code(coder: &mut Coder, given: Option<&Head>) -> Result<Head, String> {
        let ruleset = code_ruleset(coder, given.map(|head| head.ruleset))?;
        let entry_count = coder.size(u32::BITS, given.map_or(0, |head| head.entry_count))?;
        if entry_count > MAX_ENTRIES {
            return Err(t!(
                link_errors::many_made,
                most = MAX_ENTRIES,
                found = entry_count
            ));
        }
        let hidden = coder.flag(given.is_some_and(|head| head.hidden))?;
        let seed = given.and_then(|head| head.seed);
        let seed = match !hidden && coder.flag(seed.is_some())? {
            true => Some(code_seed(coder, seed.unwrap_or_default())?),
            false => None,
        };
        let salt = given.and_then(|head| head.salt);
        let salt = match seed.is_some() && coder.flag(salt.is_some())? {
            true => Some(code_salt(coder, salt.unwrap_or_default())?),
            false => None,
        };
        let players = given.map_or(&[][..], |head| &head.players);
        let mut seated = Vec::new();
        for seat in ruleset.family.all_seats().iter() {
            let player = players.iter().find(|(each, _)| *each == seat);
            let player = player.map(|(_, player)| player);
            if coder.flag(player.is_some())? {
                seated.push((seat, code_player(coder, player)?));
            }
        }
        // Most games have no match, no takeback, and no changes of players.
        let mut match_play = given.and_then(|head| head.match_play.clone());
        let mut taken_back = given.map_or(0, |head| head.taken_back);
        let changes = given.map_or(&[][..], |head| &head.seat_changes);
        let mut seat_changes = Vec::new();
        let more = match_play.is_some() || taken_back > 0 || !changes.is_empty();
        if coder.index(&[7, 1], usize::from(more))? == 1 {
            taken_back = coder.size(u32::BITS, taken_back)?;
            if coder.flag(match_play.is_some())? {
                match_play = Some(code_match(coder, match_play, &seated)?);
            }
            seat_changes = code_changes(coder, changes, &seated, entry_count)?;
        }
        Ok(Head {
            ruleset,
            players: seated,
            seat_changes,
            hidden,
            seed,
            salt,
            match_play,
            taken_back,
            entry_count,
        })
    }
}

/// Whether a game is unfinished, or was read from a link to an unfinished game.
fn is_hidden(record: &Record) -> bool {
    record.has_face_down() || record.game().node().seat().is_some()
}

/// Writes or reads a ruleset as hashes of the names of its edition and options. Links therefore do not depend
/// on the order of games, editions or options.
pub(crate) fn code_ruleset(coder: &mut Coder, given: Option<Ruleset>) -> Result<Ruleset, String> {
    let hash = given.map_or(0, |ruleset| hash(ruleset.edition.name, EDITION));
    let hash = coder.number(1 << EDITION, hash)?;
    let mut ruleset = edition(hash).ok_or(t!(link_errors::game))?;
    let choices: Vec<String> = given.map_or_else(Vec::new, |ruleset| {
        ruleset.choices().map(|choice| choice.to_string()).collect()
    });
    let count = match given.is_some_and(|ruleset| ruleset.has_house_rules()) {
        true => HOUSE_RULES,
        false => choices.len() as u32,
    };
    let mut count = coder.number(OPTIONS, count)?;
    let mut bits = OPTION;
    if count == HOUSE_RULES {
        count = coder.number(MAX_OPTIONS as u32 + 1, choices.len() as u32)?;
        bits = CHOICE;
    }
    let known = choices_with_marks(ruleset.family, bits);
    for at in 0..count as usize {
        let given = choices.get(at).map_or(0, |choice| self::hash(choice, bits));
        let hash = coder.number(1 << bits, given)?;
        let mut known = known.iter().filter(|(mark, _)| *mark == hash);
        let choice = known.next().map(|(_, choice)| *choice);
        let is_free = |choice: &Choice| {
            let now = ruleset.choice(choice.option.name);
            now.is_some_and(Choice::is_as_printed)
        };
        let choice = choice.filter(is_free).ok_or(t!(link_errors::options))?;
        ruleset = ruleset.choose(choice);
    }
    ruleset.check()?;
    Ok(ruleset)
}

/// The choices of a family's options that are not as printed, after their hashes. The shorter hashes are those of
/// printed options.
fn choices_with_marks(family: &'static Family, bits: u32) -> Vec<(u32, Choice)> {
    let choices = family.options.iter().flat_map(|option| option.choices());
    let marked = choices.filter(|choice| match bits {
        OPTION => choice.value().is_empty(),
        _ => !choice.is_as_printed(),
    });
    marked
        .map(|choice| (hash(&choice.to_string(), bits), choice))
        .collect()
}

/// The edition with this hash, without options.
fn edition(hash: u32) -> Option<Ruleset> {
    let of = |family: &&'static Family| {
        let family = *family;
        let editions = (0..family.editions.len()).map(move |at| Ruleset::of(family, at));
        editions.collect::<Vec<_>>()
    };
    let mut all = FAMILIES.iter().flat_map(of);
    all.find(|ruleset| self::hash(ruleset.edition.name, EDITION) == hash)
}

/// The upper `bits` bits of a name's 32-bit FNV-1a hash.
fn hash(name: &str, bits: u32) -> u32 {
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    name.bytes().fold(0x811c_9dc5, step) >> (u32::BITS - bits)
}

fn code_seed(coder: &mut Coder, given: u64) -> Result<u64, String> {
    // People choose small seeds.
    let half = given >> 32 == 0;
    let half = coder.flag(half)?;
    let high = if half {
        0
    } else {
        coder.size(u32::BITS, (given >> 32) as u32)?
    };
    let low = coder.size(u32::BITS, given as u32)?;
    Ok(u64::from(high) << 32 | u64::from(low))
}

fn code_salt(coder: &mut Coder, given: u128) -> Result<u128, String> {
    let mut salt = 0;
    for at in (0..u128::BITS).step_by(16) {
        let part = coder.number(1 << 16, (given >> at) as u32 & 0xffff)?;
        salt |= u128::from(part) << at;
    }
    Ok(salt)
}

pub(crate) fn code_player(coder: &mut Coder, given: Option<&Player>) -> Result<Player, String> {
    let kind = given.map_or("", |player| &player.kind);
    let place = KINDS.iter().position(|each| *each == kind);
    let place = coder.number(KINDS.len() as u32 + 1, place.unwrap_or(KINDS.len()) as u32)?;
    let kind = match KINDS.get(place as usize) {
        Some(kind) => (*kind).to_owned(),
        None => code_kind(coder, kind)?,
    };
    let name = given.and_then(|player| player.name.as_deref());
    let name = match coder.flag(name.is_some())? {
        true => Some(code_name(coder, name.unwrap_or_default())?),
        false => None,
    };
    Ok(Player { kind, name })
}

/// Writes or reads the changes of players in a game of `entry_count` record entries.
fn code_changes(
    coder: &mut Coder,
    given: &[SeatChange],
    seated: &[(Seat, Player)],
    entry_count: u32,
) -> Result<Vec<SeatChange>, String> {
    if seated.is_empty() {
        // Without players the game cannot start, which is reported later.
        return Ok(Vec::new());
    }
    let count = coder.size(u32::BITS, given.len() as u32)?;
    let mut changes: Vec<SeatChange> = Vec::new();
    for index in 0..count as usize {
        let given = given.get(index);
        // Changes are in order.
        let least = changes.last().map_or(0, |change| change.at as u32);
        let at = given.map_or(0, |change| change.at as u32 - least);
        let at = least + coder.number(entry_count - least + 1, at)?;
        let place = |change: &SeatChange| seated.iter().position(|(seat, _)| *seat == change.seat);
        let place = given.and_then(place).unwrap_or_default() as u32;
        let place = coder.number(seated.len() as u32, place)?;
        let player = code_player(coder, given.map(|change| &change.player))?;
        changes.push(SeatChange {
            at: at as usize,
            seat: seated[place as usize].0,
            player,
        });
    }
    Ok(changes)
}

fn code_kind(coder: &mut Coder, given: &str) -> Result<String, String> {
    let length = 1 + coder.number(LONGEST_KIND, given.len().saturating_sub(1) as u32)?;
    let mut kind = String::new();
    for at in 0..length as usize {
        let letter = given.as_bytes().get(at);
        let place = letter.and_then(|letter| LETTERS.iter().position(|each| each == letter));
        let place = coder.number(LETTERS.len() as u32, place.unwrap_or_default() as u32)?;
        kind.push(char::from(LETTERS[place as usize]));
    }
    Ok(kind)
}

fn code_name(coder: &mut Coder, given: &str) -> Result<String, String> {
    let letters: Vec<char> = given.chars().collect();
    let length = coder.number(LONGEST_NAME as u32 + 1, letters.len() as u32)?;
    let mut name = String::new();
    for at in 0..length as usize {
        let letter = letters.get(at).map_or(0, |letter| u32::from(*letter));
        // Most letters need 7 bits, some need 16, and the rest of Unicode needs all.
        let width = usize::from(letter >= 1 << 7) + usize::from(letter >= 1 << 16);
        let width = coder.index(&[14, 1, 1], width)?;
        let letter = coder.number([1 << 7, 1 << 16, 0x11_0000][width], letter)?;
        name.push(char::from_u32(letter).ok_or(t!(link_errors::name_no_text))?);
    }
    if clean_text::name(&name).as_ref() != Some(&name) {
        return Err(t!(link_errors::name_unfit).to_owned());
    }
    Ok(name)
}

/// Writes or reads a match and the points of the players in this game.
pub(crate) fn code_match(
    coder: &mut Coder,
    given: Option<Match>,
    seated: &[(Seat, Player)],
) -> Result<Match, String> {
    let points = |coder: &mut Coder, least: u32, given| {
        let points = coder.size(u32::BITS, given)?;
        let most = Match::MAX_POINTS;
        if !(least..=most).contains(&points) {
            return Err(t!(link_errors::points, least, most, found = points));
        }
        Ok(points)
    };
    let total = given.as_ref().map_or(1, |match_play| match_play.total);
    let mut match_play = Match::to(points(coder, 1, total)?);
    for (seat, _) in seated {
        let before = given
            .as_ref()
            .map_or(0, |match_play| match_play.points_of(*seat));
        let before = points(coder, 0, before)?;
        if before > 0 {
            match_play.points.push((*seat, before));
        }
    }
    Ok(match_play)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn editions_and_options_are_told_apart() {
        for family in FAMILIES {
            for index in 0..family.editions.len() {
                let name = family.editions[index].name;
                let found = edition(hash(name, EDITION));
                assert_eq!(found, Some(Ruleset::of(family, index)), "rename {name}");
            }
            for bits in [OPTION, CHOICE] {
                let mut marks = choices_with_marks(family, bits);
                let count = marks.len();
                marks.sort_unstable_by_key(|(mark, _)| *mark);
                marks.dedup_by_key(|(mark, _)| *mark);
                assert_eq!(marks.len(), count, "rename an option");
            }
        }
    }
}
