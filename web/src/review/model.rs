//! What a review shows: the evaluated turns in words and numbers.

use std::cmp::Reverse;

use bot::chance::{CERTAIN, Chance};
use bot::review::{Account, ReviewedTurn, accuracy};
use rules::chance::Faces;
use rules::dyn_game::DynGame;
use rules::record::Record;
use rules::seat::Seat;
use table::game_session::{self, GameSession};
use table::log::shown;
use table::setup::PERSON;
use table::status::called;
use words::t;

/// The number of turning points.
const TURNING_POINTS: usize = 5;
/// The maximal number of costly moves.
const MOST_COSTLY: usize = 8;
/// A move is costly if it loses at least this part of 100.
const COSTLY: Chance = CERTAIN / 50;

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
}

/// A side: a player, or two partners.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedSide {
    /// The names of its players.
    pub name: String,
    /// The key of its colour in style sheets.
    pub colour_key: &'static str,
}

/// A turn.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnRow {
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
    /// The accuracy: "97%".
    pub accuracy: String,
}

/// A turning point.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// The turn, from 1.
    pub number: usize,
    /// The number of record entries to show.
    pub entry: usize,
    /// What happened: "Turn 31: Blue rolled 6 and 6, +18".
    pub words: String,
}

/// A costly move of a person.
#[derive(Clone, PartialEq, Debug)]
pub struct CostlyMove {
    /// Where it was.
    pub moment: Moment,
    /// What was better, and why.
    pub better: String,
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
        };
        let mut model = ReviewModel {
            sides: sides.iter().map(|side| writer.side(side)).collect(),
            chances: Vec::new(),
            turns: Vec::new(),
            players: Vec::new(),
            turning_points: Vec::new(),
            costly: Vec::new(),
            has_people: table
                .standings()
                .iter()
                .any(|each| each.player.kind == PERSON),
        };
        for (side, letters) in sides.iter().enumerate() {
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
            let side_of = |letter: Option<char>| {
                let letter = letter?;
                sides.iter().position(|side| side.contains(letter))
            };
            let roll = writer.roll(&*game, turn);
            if let (Some(side), Some(roll)) = (side_of(turn.roller), &roll) {
                let change = turn.rolled[side] - turn.before[side];
                let words = writer.rolled(number, turn, roll, change);
                changes.push((
                    change,
                    Moment {
                        number,
                        entry: turn.play,
                        words,
                    },
                ));
            }
            advance(&mut *game, &mut at, turn.play, writer.entries);
            let made = &writer.entries[turn.play..turn.end];
            let play: Vec<String> = steps_in_words(&*game, made);
            if let (Some(side), Some(seat)) = (side_of(turn.player), writer.seat(turn.player)) {
                let change = turn.played[side] - turn.rolled[side];
                if turn.had_choice && change < 0 {
                    let name = called(&table, seat);
                    let points = points(change);
                    let made = play.join(", ");
                    let words = t!(review::turning_play, number, name, play = made, points);
                    let moment = Moment {
                        number,
                        entry: turn.play,
                        words,
                    };
                    if -change >= COSTLY && writer.is_person(seat) {
                        costly.push((change, moment.clone(), seat, turn));
                    }
                    changes.push((change, moment));
                }
            }
            let name = writer
                .seat(turn.player.or(turn.roller))
                .map(|seat| called(&table, seat));
            let name = name.unwrap_or_default();
            model.turns.push(TurnRow {
                what: match roll {
                    Some(roll) => t!(review::rolled, name, dice = shown(&roll)),
                    None => name,
                },
                play: play.join(", "),
            });
        }
        changes.sort_by_key(|(change, _)| Reverse(change.abs()));
        changes.truncate(TURNING_POINTS);
        changes.sort_by_key(|(_, moment)| moment.number);
        model.turning_points = changes.into_iter().map(|(_, moment)| moment).collect();
        costly.sort_by_key(|(change, ..)| *change);
        costly.truncate(MOST_COSTLY);
        for (_, moment, seat, turn) in costly {
            let better = writer.better(&*parsed.game_at(turn.play), seat, turn);
            model.costly.push(CostlyMove { moment, better });
        }
        Ok(model)
    }
}

/// Puts what happened in a record into words.
struct Writer<'a> {
    entries: &'a [String],
    table: &'a GameSession,
}

impl Writer<'_> {
    fn seat(&self, letter: Option<char>) -> Option<Seat> {
        self.table.ruleset().family.seat(letter?)
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.table.player(seat).kind == PERSON
    }

    fn side(&self, letters: &str) -> ReviewedSide {
        let seats: Vec<Seat> = letters
            .chars()
            .filter_map(|letter| self.seat(Some(letter)))
            .collect();
        let names: Vec<String> = seats.iter().map(|seat| called(self.table, *seat)).collect();
        let family = self.table.ruleset().family;
        ReviewedSide {
            name: words::list(&names),
            colour_key: seats.first().map_or("", |seat| family.colour_key(*seat)),
        }
    }

    fn player(&self, turns: &[ReviewedTurn], letter: char, side: usize) -> Option<PlayerRow> {
        let seat = self.seat(Some(letter))?;
        let accuracy = accuracy(turns, letter, side);
        Some(PlayerRow {
            name: called(self.table, seat),
            colour_key: self.table.ruleset().family.colour_key(seat),
            luck: points(Account::of(turns, side).luck),
            accuracy: match accuracy {
                Some(thousandths) => t!(review::accuracy_of, percent = (thousandths + 5) / 10),
                None => t!(review::no_choice).to_owned(),
            },
        })
    }

    /// What was rolled or drawn; `None` for cards dealt into a hand.
    fn roll(&self, game: &dyn DynGame, turn: &ReviewedTurn) -> Option<Faces> {
        let is_rolled = turn.play > turn.start && !game.is_automatic_chance();
        is_rolled.then(|| game.roll_view(&self.entries[turn.start]))
    }

    fn rolled(&self, number: usize, turn: &ReviewedTurn, roll: &Faces, change: Chance) -> String {
        let name = self
            .seat(turn.roller)
            .map(|seat| called(self.table, seat))
            .unwrap_or_default();
        let points = points(change);
        match roll {
            Faces::Dice(_) => t!(
                review::turning_roll,
                number,
                name,
                dice = shown(roll),
                points
            ),
            Faces::Card(card) => t!(
                review::turning_card,
                number,
                name,
                card = card.title(),
                points
            ),
        }
    }

    fn better(&self, game: &dyn DynGame, seat: Seat, turn: &ReviewedTurn) -> String {
        let Some(best) = &turn.best else {
            return String::new();
        };
        let best = best.split(", ").map(str::to_owned).collect();
        let made = self.entries[turn.play..turn.end].to_vec();
        let better = bot::better_play(game, seat, best, made);
        t!(review::better, play = better.plain, why = better.sentence)
    }
}

/// Applies the entries up to `to`.
fn advance(game: &mut dyn DynGame, at: &mut usize, to: usize, entries: &[String]) {
    for entry in &entries[*at..to] {
        game.apply(entry);
    }
    *at = to;
}

/// The steps of a play in words.
fn steps_in_words(game: &dyn DynGame, steps: &[String]) -> Vec<String> {
    let mut game = game.boxed_clone();
    let mut said = Vec::new();
    for step in steps {
        said.push(game.choice(step));
        game.apply(step);
    }
    said
}

/// A chance in thousandths.
fn thousandths(chance: Chance) -> u16 {
    bot::chance::in_thousandths(chance)
}

/// A change of a chance in points of 100: "+18", "−12".
fn points(change: Chance) -> String {
    let points = (change.unsigned_abs() * 100 + CERTAIN as u32 / 2) / CERTAIN as u32;
    if change < 0 {
        t!(review::minus, points)
    } else {
        t!(review::plus, points)
    }
}
