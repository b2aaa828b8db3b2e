//! What a review shows: the evaluated turns in words and numbers.

use std::cmp::Reverse;

use bot::review::{Account, Accuracy, ReviewedTurn, accuracy, costliest, is_costly};
use bot::win_chance::Chance;
use rules::any_game::{AnyGame, Move};
use rules::chance::Faces;
use rules::narrator::roll_in_words;
use rules::record::Record;
use rules::seat::Seat;
use rules::sort_few::sort_few;
use table::game_session::{self, GameSession};
use table::setup::PERSON;
use table::status::only_person;
use words::t;

use super::account::{AccountTexts, points};

/// The number of turning points.
const TURNING_POINTS: usize = 5;
/// Everything that the review of a game shows.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewModel {
    /// The sides, in the order of all chances.
    pub sides: Vec<ReviewedSide>,
    /// The chances in thousandths at the start and after each turn, by side.
    pub chances: Vec<Vec<u16>>,
    /// The turns.
    pub turns: Vec<TurnRow>,
    /// A line for each player.
    pub players: Vec<PlayerRow>,
    /// The greatest changes, in order of the game.
    pub turning_points: Vec<Moment>,
    /// The costly moves of people, the costliest first.
    pub costly: Vec<CostlyMove>,
    /// Whether people play.
    pub has_people: bool,
    /// The plays for which there is a better one, by the number of record entries before them, and both in words.
    compared: Vec<(usize, String)>,
}

/// A costly move of a person.
#[derive(Clone, PartialEq, Debug)]
pub struct CostlyMove {
    /// Where it was.
    pub moment: Moment,
    /// What was better, and why.
    pub better: String,
}

/// A side: a player, or two partners.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedSide {
    /// The names of its players.
    pub name: String,
    /// The key of its colour in style sheets.
    pub colour_key: &'static str,
    /// What its chance is made of.
    pub account: AccountTexts,
}

/// A turn.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnRow {
    /// The number of record entries to show: those before the play.
    pub entry: usize,
    /// The player, and what they rolled or played: "Blue: 6 and 6".
    pub what: String,
    /// The play.
    pub play: String,
}

/// A player's luck and accuracy.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerRow {
    /// The player.
    pub name: String,
    /// The key of the player's colour in style sheets.
    pub colour_key: &'static str,
    /// The luck: "+18".
    pub luck: String,
    /// The accuracy: "71%".
    pub accuracy: String,
    /// The decisions that mattered, and how many of them were as good as the best: "9 of 14".
    pub decisions: String,
    /// The same in a sentence to the only person.
    pub own: Option<String>,
}

/// A turning point.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// The turn, from 1.
    pub number: usize,
    /// The number of record entries to show.
    pub entry: usize,
    /// What happened: "Turn 31: Blue rolled 6 and 6, +18 to Blue's chance".
    pub words: String,
}

impl Moment {
    fn new(number: usize, entry: usize, words: String) -> Moment {
        Moment {
            number,
            entry,
            words,
        }
    }
}

/// The chances as texts: "Ann 43%, Blue 57%".
pub fn chances_text(sides: &[ReviewedSide], thousandths: &[u16]) -> String {
    let each = sides.iter().zip(thousandths);
    let texts = each.map(|(side, chance)| {
        let percent = (chance + 5) / 10;
        t!(review::chance, name = &*side.name, percent)
    });
    texts.collect::<Vec<_>>().join(", ")
}

impl ReviewModel {
    /// The play after this number of record entries and a better one, in words.
    pub fn compared(&self, entry: usize) -> Option<&str> {
        let found = self.compared.iter().find(|(at, _)| *at == entry);
        found.map(|(_, words)| words.as_str())
    }

    /// The review of a record. `sides` has the letters of each side.
    ///
    /// # Errors
    /// What is wrong with the record.
    pub fn of(
        record: &str,
        sides: &[String],
        turns: &[ReviewedTurn],
    ) -> Result<ReviewModel, String> {
        let table = game_session::resume(record)?;
        let parsed = Record::parse(table.game(), record).map_err(|error| error.to_string())?;
        let writer = Writer {
            entries: &parsed.history,
            table: &table,
            sides,
        };
        let mut model = ReviewModel {
            sides: Vec::new(),
            chances: Vec::new(),
            turns: Vec::new(),
            players: Vec::new(),
            turning_points: Vec::new(),
            costly: Vec::new(),
            compared: Vec::new(),
            has_people: table
                .standings()
                .iter()
                .any(|each| each.player.kind == PERSON),
        };
        for (side, letters) in sides.iter().enumerate() {
            model.sides.push(writer.side(letters, turns, side));
            let start = turns.first().map(|turn| turn.before[side]);
            let after = turns.iter().map(|turn| turn.played[side]);
            model
                .chances
                .push(start.into_iter().chain(after).map(thousandths).collect());
            for letter in letters.chars() {
                model.players.extend(writer.player(turns, letter, side));
            }
        }
        let mut game = parsed.start.clone();
        let mut at = 0;
        let mut changes = Vec::new();
        let mut costly = Vec::new();
        for (turn, number) in turns.iter().zip(1..) {
            advance(&mut *game, &mut at, turn.start, writer.entries);
            let roll = writer.roll(&*game, turn);
            if let Some((change, moment)) = writer.roll_change(number, turn, roll.as_ref()) {
                changes.push((change, moment));
            }
            advance(&mut *game, &mut at, turn.play, writer.entries);
            let play = writer.play(&*game, turn);
            if let Some((change, moment)) = writer.play_change(number, turn, &play) {
                if is_costly(change) && writer.is_person(turn.player) {
                    costly.push((change, (moment.clone(), turn)));
                }
                changes.push((change, moment));
            }
            if let Some((_, better)) = writer.better_play(&*game, turn) {
                let words = t!(review::compared, play = &*play, better);
                model.compared.push((turn.play, words));
            }
            let name = writer.name(turn.player.or(turn.roller));
            model.turns.push(TurnRow {
                entry: turn.play,
                what: match roll {
                    Some(roll) => t!(review::rolled, name, dice = roll_in_words(&roll)),
                    None => name,
                },
                play,
            });
        }
        // In order of the game, also of a roll and the play after it.
        let mut changes: Vec<_> = changes.into_iter().enumerate().collect();
        sort_few(&mut changes, |(_, (change, _))| Reverse(change.abs()));
        changes.truncate(TURNING_POINTS);
        sort_few(&mut changes, |(order, _)| *order);
        let moments = changes.into_iter().map(|(_, (_, moment))| moment);
        model.turning_points = moments.collect();
        for (_, (moment, turn)) in costliest(costly) {
            let better = writer.better(&*parsed.game_at(turn.play), turn);
            model.costly.push(CostlyMove { moment, better });
        }
        Ok(model)
    }
}

/// Puts what happened in a record into words.
struct Writer<'a> {
    entries: &'a [Move],
    table: &'a GameSession,
    /// The letters of each side.
    sides: &'a [String],
}

impl Writer<'_> {
    fn seat(&self, letter: Option<char>) -> Option<Seat> {
        self.table.ruleset().family.seat(letter?)
    }

    fn is_person(&self, letter: Option<char>) -> bool {
        let seat = self.seat(letter);
        seat.is_some_and(|seat| self.table.player(seat).kind == PERSON)
    }

    /// What a player is called; the only person is "You".
    fn called(&self, seat: Seat) -> String {
        match only_person(self.table) == Some(seat) {
            true => t!(outcome::you).to_owned(),
            false => self.table.called(seat),
        }
    }

    fn name(&self, letter: Option<char>) -> String {
        let seat = self.seat(letter);
        seat.map_or_else(String::new, |seat| self.called(seat))
    }

    /// A player's name, whether it is the only person, and the change of the player's chance, as the texts want them.
    fn whose(&self, letter: Option<char>, change: Chance) -> (String, &'static str, String) {
        let seat = self.seat(letter);
        let is_you = seat.is_some() && only_person(self.table) == seat;
        let who = if is_you { "you" } else { "other" };
        (self.name(letter), who, points(change))
    }

    /// The index of the side of a seat.
    fn side_of(&self, letter: Option<char>) -> Option<usize> {
        let letter = letter?;
        self.sides.iter().position(|side| side.contains(letter))
    }

    fn side(&self, letters: &str, turns: &[ReviewedTurn], side: usize) -> ReviewedSide {
        let seats: Vec<Seat> = letters
            .chars()
            .filter_map(|letter| self.seat(Some(letter)))
            .collect();
        let names: Vec<String> = seats.iter().map(|seat| self.called(*seat)).collect();
        let family = self.table.ruleset().family;
        ReviewedSide {
            name: words::list(&names),
            colour_key: seats.first().map_or("", |seat| family.colour_key(*seat)),
            account: AccountTexts::of(&Account::of(turns, side)),
        }
    }

    fn player(&self, turns: &[ReviewedTurn], letter: char, side: usize) -> Option<PlayerRow> {
        let seat = self.seat(Some(letter))?;
        let accuracy = accuracy(turns, letter, side);
        let is_own = only_person(self.table) == Some(seat);
        let own = accuracy.filter(|_| is_own).map(|own| {
            let Accuracy {
                decisions, best, ..
            } = own;
            t!(review::your_decisions, best, decisions)
        });
        let (percent, decisions) = match accuracy {
            Some(kept) => (
                match kept.percent() {
                    Some(percent) => t!(review::percent, percent),
                    None => t!(review::too_few).to_owned(),
                },
                t!(
                    review::best_of,
                    best = kept.best,
                    decisions = kept.decisions
                ),
            ),
            None => (t!(review::no_choice).to_owned(), String::new()),
        };
        Some(PlayerRow {
            name: self.called(seat),
            colour_key: self.table.ruleset().family.colour_key(seat),
            luck: points(Account::of(turns, side).luck),
            accuracy: percent,
            decisions,
            own,
        })
    }

    /// What was rolled or drawn; `None` for cards dealt into a hand.
    fn roll(&self, game: &dyn AnyGame, turn: &ReviewedTurn) -> Option<Faces> {
        let is_rolled = turn.play > turn.start && !game.turn().is_automatic;
        is_rolled.then(|| game.faces(self.entries[turn.start]))
    }

    /// How much a roll changed the chance of its player, and the moment after it.
    fn roll_change(
        &self,
        number: usize,
        turn: &ReviewedTurn,
        roll: Option<&Faces>,
    ) -> Option<(Chance, Moment)> {
        let side = self.side_of(turn.roller)?;
        let change = turn.rolled[side] - turn.before[side];
        let (name, who, points) = self.whose(turn.roller, change);
        let words = match roll? {
            Faces::Card(card) => {
                t!(
                    review::turning_card,
                    number,
                    name,
                    card = card.title(),
                    who,
                    points
                )
            }
            dice => t!(
                review::turning_roll,
                number,
                name,
                dice = roll_in_words(dice),
                who,
                points
            ),
        };
        let entry = turn.play;
        Some((change, Moment::new(number, entry, words)))
    }

    /// The play of a turn in words.
    fn play(&self, game: &dyn AnyGame, turn: &ReviewedTurn) -> String {
        self.in_words(game, turn.player, &self.entries[turn.play..turn.end])
    }

    /// The steps of a player in words.
    fn in_words(&self, game: &dyn AnyGame, player: Option<char>, steps: &[Move]) -> String {
        let seat = self.seat(player);
        seat.map_or_else(String::new, |seat| {
            let names = self.table.all_called();
            bot::play_in_words(game, self.table.board(), seat, steps, &names)
        })
    }

    /// How much a play lost against the best one, if it did, and the moment before it.
    fn play_change(
        &self,
        number: usize,
        turn: &ReviewedTurn,
        play: &str,
    ) -> Option<(Chance, Moment)> {
        let side = self.side_of(turn.player)?;
        let change = turn.played[side] - turn.rolled[side];
        if turn.stake.is_none() || change >= 0 {
            return None;
        }
        let (name, who, points) = self.whose(turn.player, change);
        let words = t!(review::turning_play, number, name, play, who, points);
        let entry = turn.play;
        Some((change, Moment::new(number, entry, words)))
    }

    /// The play that was better than that of a turn, and its words.
    fn better_play(&self, game: &dyn AnyGame, turn: &ReviewedTurn) -> Option<(Vec<Move>, String)> {
        let best = game.read_play(turn.best.as_ref()?)?;
        let words = self.in_words(game, turn.player, &best);
        Some((best, words))
    }

    /// What was better than the play of a turn, and why.
    fn better(&self, game: &dyn AnyGame, turn: &ReviewedTurn) -> String {
        let better = self.better_play(game, turn);
        let (Some((best, play)), Some(seat)) = (better, self.seat(turn.player)) else {
            return String::new();
        };
        let made = self.entries[turn.play..turn.end].to_vec();
        let names = self.table.all_called();
        let why = bot::why_better(game, seat, best, made, &names);
        t!(review::better, play, why)
    }
}

/// Applies the entries up to `to`.
fn advance(game: &mut dyn AnyGame, at: &mut usize, to: usize, entries: &[Move]) {
    for entry in &entries[*at..to] {
        game.apply(*entry);
    }
    *at = to;
}

/// A chance in thousandths.
fn thousandths(chance: Chance) -> u16 {
    bot::win_chance::in_thousandths(chance)
}
