//! Scene: everything that the screen draws, as a plain value.
//!
//! The screen is a function of the scene and has no game state of its own.

mod dice;
mod last_turns;
mod moves;
mod pawns;
mod player_panels;

use std::rc::Rc;

use rules::board::{BOARD_SIZE, Board, Kind, Point, Space};
use rules::chance::Die;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;
use rules::words::Note;
use words::t;

use crate::cards::Cards;
use crate::fingerprint;
use crate::game_session::{Choice, GameSession};
use crate::lesson::Task;
use crate::log::Line;
use crate::manual_dice::{DiceMode, RollPrompt};
use crate::outcome::End;
use crate::session::{ChoiceId, LinkTurn, ReplayProgress, Session};
use crate::table_settings::Seating;
pub use dice::{BoardDie, DieUse};
pub use last_turns::{LastTurn, TurnStep};
pub use moves::{Goal, Move};
pub(crate) use moves::{comes_of, goals};
pub(crate) use pawns::could_be_hit;
pub use player_panels::PlayerPanel;
pub(crate) use player_panels::tally;

use last_turns::last_turns;
use moves::{chances, move_of, way};
use pawns::pawns;
use player_panels::player_panels;

/// Everything that the screen draws.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The status: whose turn it is and what to do.
    pub status: String,
    /// The position line, as the viewer may see it.
    pub position: String,
    /// The player panels of the seats in play, in turn order.
    pub player_panels: Vec<PlayerPanel>,
    /// The fingerprint of the dice in short: "Dice fingerprint f5db ab6e"; `None` in a game without one.
    pub fingerprint: Option<String>,
    /// Whether the first round is not over.
    pub is_new: bool,
    /// The last turns of the other players.
    pub last_turns: Vec<LastTurn>,
    /// The dice on the table.
    pub dice: Vec<Die>,
    /// The use of each of the dice.
    pub die_uses: Vec<DieUse>,
    /// The dice on the board.
    pub board_dice: Vec<BoardDie>,
    /// The positions of dice on the board, near the player whose turn it is.
    pub(crate) dice_spots: Vec<Point>,
    /// The prompt for a manual roll or draw.
    pub roll_prompt: Option<RollPrompt>,
    /// Whose dice are manual.
    pub manual_dice: DiceMode,
    /// The bonuses to use, in spaces, highest first.
    pub bonuses: Vec<u8>,
    /// The supply of the things that players collect.
    pub supply: Option<Supply>,
    /// The space of the shared token, once it has landed; `None` in a game without one.
    pub token_at: Option<Space>,
    /// The cards; `None` in a game without cards.
    pub cards: Option<Cards>,
    /// The person who must lift the curtain before their hand is shown.
    pub curtain: Option<PlayerPanel>,
    /// Notes shown on spaces.
    pub notes: Vec<Note>,
    /// Choices with the same movement on the board, of which the person must pick one.
    pub asking: Vec<Move>,
    /// The actions that are available.
    pub capabilities: Capabilities,
    /// The choice that the button "Pass" plays, if there is no other choice.
    pub pass: Option<ChoiceId>,
    /// Whether the next roll of the person to act is one for the first turn.
    pub rolls_for_start: bool,
    /// The current choices, in the order of the rules.
    pub moves: Vec<Move>,
    /// The pieces, in a fixed order.
    pub pawns: Vec<Pawn>,
    /// The destinations of the selected pawn.
    pub goals: Vec<Goal>,
    /// The log, oldest first.
    pub log: Vec<Line>,
    /// The move that the hint for this moment names.
    pub hint: Option<Line>,
    /// Why that move, in short.
    pub reason: Option<String>,
    /// Why the whole play, compared with the second best.
    pub why: Option<String>,
    /// The best plays in words, with their chances of winning: "54 of 100".
    pub chances: Vec<(Line, String)>,
    /// The threats in words: a summary, then a line for each piece. Empty unless threats are shown.
    pub threats: Vec<Line>,
    /// The path of the hinted move, as points of an arrow; empty without a hint.
    pub hint_way: Vec<Point>,
    /// The spaces of the move under the pointer or the focus.
    pub lit: Vec<Space>,
    /// The start and end spaces of the last play's moves.
    pub last: Vec<Space>,
    /// A refusal or notice.
    pub alert: Option<String>,
    /// The point on the board where the refusal or notice appears.
    pub alert_at: Point,
    /// The winners, once the last move has ended. Empty in a replay and in a lesson.
    pub winners: SeatSet,
    /// The result, shown a moment after the last move has ended.
    pub end: Option<End>,
    /// What a game by link waits for; `None` in any other game.
    pub link_turn: Option<LinkTurn>,
    /// The seat of the only person, or of the player at this device in a game by link.
    pub own: Option<Seat>,
    /// The progress of a replay; `None` in a game.
    pub watching: Option<ReplayProgress>,
    /// The current lesson; `None` in a game.
    pub lesson: Option<Box<Task>>,
    /// Whether no animation is running.
    pub settled: bool,
    /// How people sit round the screen.
    pub seating: Seating,
    /// The board as the viewer sees it, to which all points of the scene belong.
    pub layout: Rc<Board>,
    /// Whether move highlights are off for the seat to act.
    pub plain: bool,
}

/// The actions that are available at this moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capabilities {
    /// The text of the roll or draw button; `None` if no roll or draw is due.
    pub roll: Option<&'static str>,
    /// Whether pawns and moves can be chosen.
    pub play: bool,
    /// Whether Undo is available.
    pub undo: bool,
    /// Whether people can go back where Undo cannot: across rolls that they have seen.
    pub go_back: bool,
    /// Whether a hint is available.
    pub hint: bool,
    /// Whether threats are shown; `None` in a game without threats.
    pub threats: Option<bool>,
}

/// The supply of the things that players collect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Supply {
    /// How many are left.
    pub count: u32,
    /// The same in words: "52 stars".
    pub words: String,
}

/// A piece on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pawn {
    /// The owner; `None` for a shared token.
    pub seat: Option<Seat>,
    /// Its space.
    pub space: Space,
    /// Its point on the board.
    pub at: Point,
    /// Its accessible name, if it can be chosen: "Yellow pawn on Y6".
    pub label: Option<String>,
    /// Whether it is selected.
    pub selected: bool,
    /// Whether the pointer or the focus is on a move of this pawn.
    pub lit: bool,
    /// In how many cases a rival's next roll could capture it, if threats are shown.
    pub threat: Option<u32>,
}

impl Scene {
    /// The scene of a session. During an animation, only pieces, dice and cards are up to date.
    pub fn of(session: &Session) -> Scene {
        let now = Scene::now(session);
        match session.scene_before() {
            Some(before) => now.until_landed(before),
            None => now,
        }
    }

    /// The scene with everything up to date, even during an animation.
    pub(crate) fn now(session: &Session) -> Scene {
        let table = session.table();
        let node = table.node();
        let choices = session.choices();
        let by_die = session.choices_by_die();
        let dice = dice(table);
        let die_uses = dice::uses(session, &dice);
        let dice_spots = dice::spots(session);
        let player_panels = player_panels(session);
        let mut scene = Scene {
            status: session.status(),
            position: table.position(session.viewer()),
            fingerprint: fingerprint::in_short(table),
            is_new: table.game_summary().rolls as usize <= table.standings().len(),
            last_turns: last_turns(session, &player_panels),
            board_dice: dice::on_board(session, &dice, &die_uses, &dice_spots),
            dice,
            die_uses,
            roll_prompt: RollPrompt::of(session),
            manual_dice: session.table_settings().manual_dice,
            bonuses: table.game().rewards(),
            supply: table.game().supply().map(|count| {
                let things = table.game().tally_word(count);
                let words = t!(table::counted, count, things);
                Supply { count, words }
            }),
            token_at: token_at(table),
            cards: Cards::of(session),
            curtain: session.curtain().and_then(|seat| {
                let mut panels = player_panels.iter();
                panels.find(|panel| panel.seat == seat).cloned()
            }),
            player_panels,
            notes: table.game().notes(),
            asking: session
                .asking()
                .iter()
                .map(|choice| move_of(session, choice.clone()))
                .collect(),
            capabilities: Capabilities {
                roll: session.can_roll().then(|| table.game().chance_word()),
                play: !choices.is_empty(),
                undo: session.can_undo(),
                go_back: session.can_go_back(),
                hint: session.can_hint(),
                threats: session.shows_threats(),
            },
            pass: session.pass(),
            rolls_for_start: session.can_roll() && table.is_for_start(),
            pawns: pawns(session, &by_die),
            goals: goals(session, &by_die),
            moves: choices
                .into_iter()
                .map(|choice| move_of(session, choice))
                .collect(),
            log: table.log().to_vec(),
            hint: session.hinted().map(Choice::line),
            reason: session.hint().map(|hint| hint.reason.clone()),
            why: session.hint().map(|hint| hint.why.clone()),
            chances: chances(session),
            threats: session.threat_lines(),
            hint_way: session.hinted().map_or_else(Vec::new, |hinted| {
                let way = way(session, hinted);
                let places = way.iter().map(|space| session.layout().space(*space).place);
                places.collect()
            }),
            // A second path beside the hinted one would look like the hint.
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
            link_turn: session.link_turn(),
            own: session.own_seat(),
            watching: session.watching(),
            lesson: None,
            settled: session.showing().is_none(),
            seating: session.table_settings().seating,
            layout: session.layout().clone(),
            plain: session.is_plain(),
            dice_spots,
        };
        if session.is_lesson() {
            session.show_lesson(&mut scene);
        }
        scene
    }

    /// The scene during an animation: pieces, dice and cards are in their new places, but cannot be chosen
    /// yet. Everything else is as before.
    fn until_landed(mut self, before: &Scene) -> Scene {
        for pawn in &mut self.pawns {
            (pawn.label, pawn.selected, pawn.lit) = (None, false, false);
        }
        if let Some(cards) = &mut self.cards {
            cards.hand.iter_mut().for_each(|held| held.can_play = false);
            let told = before.cards.as_ref().and_then(|cards| cards.told);
            cards.told = cards.told.filter(|card| told == Some(*card));
        }
        let mut earlier = before.clone();
        self.die_uses.fill(DieUse::None);
        for (die, at) in self.board_dice.iter_mut().zip(&earlier.dice_spots) {
            (die.at, die.action) = (*at, None);
        }
        for each in &mut earlier.moves {
            (each.selected, each.hinted) = (false, false);
        }
        // A note goes with the first pawn that leaves its space.
        let is_left = |note: &Note| self.notes.iter().any(|now| now.at == note.at);
        earlier.notes.retain(is_left);
        Scene {
            status: earlier.status,
            player_panels: earlier.player_panels,
            last_turns: earlier.last_turns,
            roll_prompt: earlier.roll_prompt,
            bonuses: earlier.bonuses,
            supply: earlier.supply,
            curtain: earlier.curtain,
            notes: earlier.notes,
            capabilities: earlier.capabilities,
            moves: earlier.moves,
            log: earlier.log,
            threats: earlier.threats,
            last: earlier.last,
            winners: earlier.winners,
            end: earlier.end,
            link_turn: earlier.link_turn,
            lesson: earlier.lesson,
            dice_spots: earlier.dice_spots,
            goals: Vec::new(),
            ..self
        }
    }
}

/// The space of the token that all players share.
fn token_at(table: &GameSession) -> Option<Space> {
    let mut pieces = table.pieces().iter();
    let token = pieces.find(|each| each.piece.owner.is_none())?;
    Some(token.at)
}

/// The point of the refused space, or else the dice or cards, which notices are about.
fn alert_at(session: &Session, dice: Option<&Point>) -> Point {
    let board = session.layout();
    let middle = Point {
        x: BOARD_SIZE / 2,
        y: BOARD_SIZE / 2,
    };
    match session.refused_at() {
        Some(space) => board.space(space).place,
        None => dice.copied().or(board.pile).unwrap_or(middle),
    }
}

/// The dice to play. Between rolls, the last dice stay on the table as spent.
fn dice(table: &GameSession) -> Vec<Die> {
    let left = table.game().dice();
    if left.is_empty() {
        return table.game_summary().rolled.clone();
    }
    left
}

/// The start and end spaces of the last play's moves, each once, without yards and home.
fn last(session: &Session) -> Vec<Space> {
    let board = session.table().board();
    let ways = session.table().game_summary().last.iter();
    let ends = ways.flat_map(|way| [way.first(), way.last()]).flatten();
    let mut last: Vec<Space> = ends
        .copied()
        .filter(|end| !matches!(board.space(*end).kind, Kind::Yard | Kind::Home))
        .collect();
    last.sort_unstable();
    last.dedup();
    last
}
