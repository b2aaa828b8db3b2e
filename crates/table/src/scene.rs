//! The scene: everything that a screen draws, as a plain value.
//!
//! The screen is a function of it and holds no truth about the game.

mod dice;
mod last_turns;
mod moves;
mod pawns;
mod plates;

use rules::board::{BOARD_SIZE, Kind, Point, Space};
use rules::chance::Die;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;
use rules::words::Note;
use words::t;

use crate::cards::Cards;
use crate::game_session::{Choice, Table};
use crate::lesson::Task;
use crate::log::Line;
use crate::manual_dice::{DiceMode, RollPrompt};
use crate::outcome::End;
use crate::seating::Side;
use crate::session::{ChoiceId, Session, Watching};
use crate::table_settings::Seating;
pub use dice::{BoardDie, DieUse};
pub use last_turns::{LastTurn, TurnStep};
pub use moves::{Goal, Move};
pub(crate) use moves::{comes_of, goals};
pub(crate) use pawns::could_be_hit;
pub use plates::name;
pub(crate) use plates::tally;

use last_turns::last_turns;
use moves::{chances, move_of, way};
use pawns::pawns;
use plates::plates;

/// What a screen draws.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// Whose turn it is and for what.
    pub status: String,
    /// The position line as the seat to act may see it.
    pub position: String,
    /// The plates of the seats in play, in turn order.
    pub plates: Vec<Plate>,
    /// The last turns of the others.
    pub last_turns: Vec<LastTurn>,
    /// The dice on the table.
    pub dice: Vec<Die>,
    /// What may be done with each of them.
    pub die_uses: Vec<DieUse>,
    /// The dice as they lie on the board.
    pub board_dice: Vec<BoardDie>,
    /// Where dice lie before the player whose turn it is.
    pub(crate) dice_spots: Vec<Point>,
    /// What people are asked for who throw by hand.
    pub roll_prompt: Option<RollPrompt>,
    /// Whose dice are thrown by hand.
    pub manual_dice: DiceMode,
    /// The rewards waiting to be used, in spaces, the highest first.
    pub rewards: Vec<u8>,
    /// What is left of the things that players collect: "52 stars".
    pub supply: Option<String>,
    /// The cards; nothing in a game without.
    pub cards: Option<Cards>,
    /// The person who is to lift the curtain before their hand.
    pub curtain: Option<Plate>,
    /// What is worth knowing of single spaces.
    pub notes: Vec<Note>,
    /// Choices that go the same way on the board, of which one is to be named.
    pub asking: Vec<Move>,
    /// What may be done.
    pub capabilities: Capabilities,
    /// What the button "Pass" plays, where there is nothing else to do.
    pub pass: Option<ChoiceId>,
    /// The choices of the moment, in the order of the rules.
    pub moves: Vec<Move>,
    /// The pieces, in an order that never changes.
    pub pawns: Vec<Pawn>,
    /// The places where the selected pawn can go.
    pub goals: Vec<Goal>,
    /// The log, oldest first.
    pub log: Vec<Line>,
    /// The move that the hint for this moment names.
    pub hint: Option<Line>,
    /// Why that move, in short.
    pub reason: Option<String>,
    /// Why the whole play, compared with the second best.
    pub why: Option<String>,
    /// The best plays in words with their chances of winning: "54 of 100".
    pub chances: Vec<(Line, String)>,
    /// What the next throw of a rival could hit, in words: what it is about, and a line for each
    /// piece. Empty where that is not shown.
    pub danger: Vec<Line>,
    /// The way that the hint names, as an arrow goes; empty without a hint.
    pub hint_way: Vec<Point>,
    /// The spaces of the way that is pointed at.
    pub lit: Vec<Space>,
    /// Where the pieces of the last play came from and where they stopped.
    pub last: Vec<Space>,
    /// A refusal or notice.
    pub alert: Option<String>,
    /// The place on the board that the refusal or notice is about.
    pub alert_at: Point,
    /// Who has won, from the landing of the last move on. Empty in a replay and in a lesson.
    pub winners: SeatSet,
    /// How the game ended, told a moment after that landing.
    pub end: Option<End>,
    /// How a replay is going; nothing in a game that is played.
    pub watching: Option<Watching>,
    /// The lesson that is being done; nothing in a game.
    pub lesson: Option<Box<Task>>,
    /// Whether nothing is being shown on its way here: what is drawn is where it belongs.
    pub settled: bool,
    /// How people sit round the screen.
    pub seating: Seating,
    /// By how many quarters the board is turned, clockwise.
    pub turns: u8,
    /// Whether the seat to act is not to be shown where it can go.
    pub plain: bool,
}

/// What may be done at this moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capabilities {
    /// What the button for throwing or drawing says; `None` when there is nothing to throw.
    pub throw: Option<&'static str>,
    /// Whether pawns and moves can be chosen.
    pub play: bool,
    /// Whether the last step can be taken back.
    pub undo: bool,
    /// Whether people can go back where undo cannot: across rolls that they have seen.
    pub go_back: bool,
    /// Whether a hint can be asked for.
    pub hint: bool,
    /// Whether danger is shown; `None` where there is none to show.
    pub danger: Option<bool>,
}

/// A seat beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plate {
    /// Whose.
    pub seat: Seat,
    /// The colour as style sheets and dresses know it.
    pub colour_key: &'static str,
    /// The colour's name.
    pub colour: &'static str,
    /// The player's name, or the kind of sitter.
    pub name: String,
    /// The side of the board at which it sits.
    pub side: Side,
    /// Which half of that side, clockwise, where two sit there: 1 or 2; else 0.
    pub half: u8,
    /// The name that the player goes by, perhaps none.
    pub called: String,
    /// Whether a person sits there.
    pub is_person: bool,
    /// Who sits there: a person, or a bot of a level, as in a record.
    pub kind: String,
    /// What is counted on the way to winning: pieces at home, say.
    pub tally: u32,
    /// What that is, as a style sheet knows it: `home`, `stars`.
    pub tallies: &'static str,
    /// The same after the number: "home".
    pub tally_word: &'static str,
    /// How many pieces it has.
    pub pieces: u32,
    /// Whether the seat is to act.
    pub to_act: bool,
    /// The step that chooses this player, as in a play line.
    pub step: Option<String>,
    /// What it threw to see who begins, while that is of interest.
    pub opened: Option<Vec<u8>>,
    /// With whom the seat plays, and its points in a match before this game: "with Red, 45 of 200".
    pub beside: Option<String>,
}

/// A piece on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pawn {
    /// Whose; `None` for a shared token.
    pub seat: Option<Seat>,
    /// Its space.
    pub space: Space,
    /// Where it stands.
    pub at: Point,
    /// Its name as a button, when it can be chosen: "Yellow pawn on Y6".
    pub label: Option<String>,
    /// Whether it is selected.
    pub selected: bool,
    /// Whether a step that moves it is pointed at.
    pub lit: bool,
    /// In how many cases the next throw of a rival could hit it, where that is shown.
    pub danger: Option<u32>,
}

impl Scene {
    /// The scene of a session. While a movement is shown, it tells what was true before.
    pub fn of(session: &Session) -> Scene {
        let now = Scene::now(session);
        match session.scene_before() {
            Some(before) => now.until_landed(before),
            None => now,
        }
    }

    /// The scene as all has happened, whether that has been shown or not.
    pub(crate) fn now(session: &Session) -> Scene {
        let table = session.table();
        let node = table.node();
        let choices = session.choices();
        let by_die = session.choices_by_die();
        let dice = dice(table);
        let die_uses = dice::uses(session, &dice);
        let dice_spots = dice::spots(session);
        let plates = plates(session);
        let mut scene = Scene {
            status: session.status(),
            position: table.position(session.eyes()),
            last_turns: last_turns(session, &plates),
            board_dice: dice::on_board(session, &dice, &die_uses, &dice_spots),
            dice,
            die_uses,
            roll_prompt: RollPrompt::of(session),
            manual_dice: session.table_settings().manual_dice,
            rewards: table.rewards(),
            supply: table
                .supply()
                .map(|count| t!(table::counted, count, things = table.tally_word(count))),
            cards: Cards::of(session),
            curtain: session
                .curtain()
                .and_then(|seat| plates.iter().find(|plate| plate.seat == seat).cloned()),
            plates,
            notes: table.notes(),
            asking: session
                .asking()
                .iter()
                .map(|choice| move_of(session, choice.clone()))
                .collect(),
            capabilities: Capabilities {
                throw: session.can_throw().then(|| table.chance_word()),
                play: !choices.is_empty(),
                undo: session.can_undo(),
                go_back: session.can_go_back(),
                hint: session.can_hint(),
                danger: session.shows_danger(),
            },
            pass: session.pass(),
            pawns: pawns(session, &by_die),
            goals: goals(session, &by_die),
            moves: choices
                .into_iter()
                .map(|choice| move_of(session, choice))
                .collect(),
            log: table.log().to_vec(),
            hint: session.hinted().map(Choice::line),
            reason: session.hint().map(|advice| advice.reason.clone()),
            why: session.hint().map(|advice| advice.why.clone()),
            chances: chances(session),
            danger: session.danger_words(),
            hint_way: session.hinted().map_or_else(Vec::new, |hinted| {
                let way = way(session, hinted);
                way.iter()
                    .map(|space| table.board().space(*space).place)
                    .collect()
            }),
            // A way beside the hinted one would be taken for the hint.
            lit: session
                .pointed()
                .filter(|pointed| session.hinted().is_none_or(|hinted| hinted == *pointed))
                .map_or_else(Vec::new, |pointed| way(session, pointed)),
            last: last(session),
            alert: session.alert().map(str::to_owned),
            alert_at: alert_at(session, dice_spots.first()),
            winners: match node {
                Node::Terminal { winners } if session.is_played() => winners,
                _ => SeatSet::EMPTY,
            },
            end: (matches!(node, Node::Terminal { .. }) && !session.is_end_held_back())
                .then(|| End::of(session)),
            watching: session.watching(),
            lesson: None,
            settled: session.showing().is_none(),
            seating: session.table_settings().seating,
            turns: session.turns(),
            plain: session.is_plain(),
            dice_spots,
        };
        if session.is_lesson() {
            session.show_lesson(&mut scene);
        }
        scene
    }

    /// The scene as it is drawn while a movement is shown: pieces, dice and cards are where they
    /// belong, but nobody is told yet what may be done with them.
    fn until_landed(mut self, before: &Scene) -> Scene {
        for pawn in &mut self.pawns {
            (pawn.label, pawn.selected, pawn.lit) = (None, false, false);
        }
        if let Some(cards) = &mut self.cards {
            cards.hand.iter_mut().for_each(|held| held.can_play = false);
        }
        let mut told = before.clone();
        self.die_uses.fill(DieUse::None);
        for (die, at) in self.board_dice.iter_mut().zip(&told.dice_spots) {
            (die.at, die.action) = (*at, None);
        }
        for each in &mut told.moves {
            (each.selected, each.hinted) = (false, false);
        }
        Scene {
            status: told.status,
            plates: told.plates,
            last_turns: told.last_turns,
            roll_prompt: told.roll_prompt,
            rewards: told.rewards,
            supply: told.supply,
            curtain: told.curtain,
            notes: told.notes,
            capabilities: told.capabilities,
            moves: told.moves,
            log: told.log,
            danger: told.danger,
            last: told.last,
            winners: told.winners,
            end: told.end,
            lesson: told.lesson,
            dice_spots: told.dice_spots,
            goals: Vec::new(),
            ..self
        }
    }
}

/// The space that was refused; else the dice or cards, of which notices tell.
fn alert_at(session: &Session, dice: Option<&Point>) -> Point {
    let board = session.table().board();
    let middle = Point {
        x: BOARD_SIZE / 2,
        y: BOARD_SIZE / 2,
    };
    match session.refused_at() {
        Some(space) => board.space(space).place,
        None => dice.copied().or(board.pile).unwrap_or(middle),
    }
}

/// The dice to be played; between throws the last ones lie there still, spent.
fn dice(table: &dyn Table) -> Vec<Die> {
    let left = table.dice();
    if left.is_empty() {
        return table.story().thrown.clone();
    }
    left
}

/// The ends of the ways of the last play, each once: those on the way, where pawns come and go.
fn last(session: &Session) -> Vec<Space> {
    let board = session.table().board();
    let ways = session.table().story().last.iter();
    let ends = ways.flat_map(|way| [way.first(), way.last()]).flatten();
    let mut last: Vec<Space> = ends
        .copied()
        .filter(|end| !matches!(board.space(*end).kind, Kind::Yard | Kind::Home))
        .collect();
    last.sort_unstable();
    last.dedup();
    last
}
