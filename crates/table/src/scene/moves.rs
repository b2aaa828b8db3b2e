//! Current choices: the move list, and the destinations of the selected pawn.

use rules::board::{Kind, Point, Space};
use rules::chance::Card;
use rules::event::{Cost, Event};
use rules::piece::PiecePosition;
use rules::view::ActionView;
use words::t;

use super::large_choice::LargeChoice;
use crate::game_session::{Choice, GameSession};
use crate::session::{ChoiceId, Hint, RankedPlay, Session, ShownHint};
use rules::narrator::Line;

/// Plays whose chances of winning differ by less are about as good, in thousandths.
const TELLING: u16 = 15;

/// The current choices, and what helps to choose.
#[derive(Clone, PartialEq, Debug)]
pub struct MovesPart {
    /// The choices, in the order of the rules; empty unless the player wants a list of them.
    pub list: Vec<ListedMove>,
    /// How many choices there are.
    pub count: usize,
    /// Whether the only choice is played automatically.
    pub is_automatic: bool,
    /// The choice that nothing on the board stands for: "Skip the swap", or "Discard the 4" for the card selected from the
    /// hand.
    pub skip: Option<ListedMove>,
    /// The choice that is shown large over the board, if this is one.
    pub large: Option<LargeChoice>,
    /// Choices with the same movement on the board, of which the person must pick one.
    pub asking: Vec<ListedMove>,
    /// The hint for this moment.
    pub hint: Option<HintText>,
    /// The threats in words: a summary, then a line for each piece. Empty unless threats are shown.
    pub threats: Vec<Line>,
}

/// A hint in words.
#[derive(Clone, PartialEq, Debug)]
pub struct HintText {
    /// The move that the board shows.
    pub line: Line,
    /// Why that move, in short, and how likely it wins, if it is not the best.
    pub reason: String,
    /// What else there is to say of the best play, compared with the second best; possibly empty.
    pub why: String,
    /// The best plays, with their chances of winning: "54 of 100".
    pub chances: Vec<(Line, String)>,
    /// The index of the shown play among them.
    pub shown: usize,
}

impl MovesPart {
    /// The choices of a session.
    pub(super) fn of(session: &Session) -> MovesPart {
        let choices = session.choices();
        let is_shown = |choice: &&Choice| {
            let ActionView { piece, seat, .. } = choice.pointing;
            let is_in_hand =
                choice.card.is_some() && session.selection().picked(session.local()).is_none();
            piece.is_some() || seat.is_some() || is_in_hand
        };
        let skip = choices
            .iter()
            .find(|choice| choice.is_free && !is_shown(choice));
        MovesPart {
            list: match session.local().settings().player.lists_moves {
                true => moves(session, &choices),
                false => Vec::new(),
            },
            count: choices.len(),
            is_automatic: session.local().is_automatic(),
            skip: skip.map(|choice| move_of(session, choice)),
            large: LargeChoice::of(session, &choices),
            asking: moves(session, session.selection().asking()),
            hint: hint(session),
            threats: session.bots().threats().lines(session.local()),
        }
    }

    /// The choices during an animation: those of before.
    pub(super) fn during(session: &Session, before: &MovesPart) -> MovesPart {
        let mut list = before.list.clone();
        for each in &mut list {
            (each.selected, each.hinted) = (false, false);
        }
        MovesPart {
            list,
            count: before.count,
            is_automatic: session.local().is_automatic(),
            skip: None,
            large: None,
            asking: moves(session, session.selection().asking()),
            hint: hint(session),
            threats: before.threats.clone(),
        }
    }
}

fn moves(session: &Session, choices: &[Choice]) -> Vec<ListedMove> {
    let choices = choices.iter();
    choices.map(|choice| move_of(session, choice)).collect()
}

/// The hint in words. That of a lesson is in the lesson's panel.
fn hint(session: &Session) -> Option<HintText> {
    let given = session
        .selection()
        .hint()
        .filter(|_| session.local().mode().lesson().is_none())?;
    Some(hint_text(session.table(), given))
}

/// A current choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedMove {
    /// The id of the choice.
    pub id: ChoiceId,
    /// The step, written as in a play line.
    pub step: String,
    /// The step in words without coordinates: "Move 6: front pawn, captures Blue".
    pub words: String,
    /// The accessible name: the words, then the path: "Move 6: front pawn, captures Blue, Y3 to Y9".
    pub label: String,
    /// Whether it moves the selected pawn.
    pub selected: bool,
    /// Whether it is the hinted move.
    pub hinted: bool,
    /// The card of the hand that it plays or discards.
    pub card: Option<Card>,
}

/// A destination of the selected pawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goal {
    /// The space.
    pub space: Space,
    /// Where it is drawn: at its centre, or near it where that is taken.
    pub at: Point,
    /// The accessible name: "Y9", "Y8, captures Blue".
    pub label: String,
    /// The step that leads there, or both steps of a sum.
    pub step: String,
    /// The ways of sums there, from the space between.
    pub ways: Vec<Vec<Point>>,
    /// What the step uses.
    pub spent: Spent,
    /// Whether the step captures.
    pub captures: bool,
    /// Whether it changes places with a rival.
    pub swaps: bool,
    /// Whether the hint leads there.
    pub hinted: bool,
}

/// What a step uses, as its mark on the board shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spent {
    /// A die, a sum, a bonus, or the spaces of a card: "3", "2+4", "+10".
    pub text: String,
    /// The face of the die, if the step uses one die and nothing else.
    pub die: Option<u8>,
    /// Whether a card moves the piece backward.
    pub is_backward: bool,
    /// Whether it is a sum: two steps, each with a die.
    pub is_sum: bool,
}

fn move_of(session: &Session, choice: &Choice) -> ListedMove {
    let from = session.selection().selected(session.local());
    let Line { plain, full } = session.table().line(choice);
    ListedMove {
        id: session.table().id(choice),
        selected: from.is_some() && choice.pointing.from == from,
        hinted: session.selection().hinted().map(|hinted| hinted.entry) == Some(choice.entry),
        step: session.table().step(choice),
        label: label(&plain, &full),
        words: plain,
        card: choice.card,
    }
}

/// The words of a choice, then its path. The path is the part of the full words between ": " and the first
/// comma.
fn label(plain: &str, full: &str) -> String {
    match full.split_once(": ") {
        Some((_, way)) if plain != full => {
            let way = way.split_once(',').map_or(way, |(way, _)| way);
            format!("{plain}, {way}")
        }
        _ => plain.to_owned(),
    }
}

fn hint_text(table: &GameSession, given: &ShownHint) -> HintText {
    let (hint, shown) = (&given.hint, given.shown);
    let chances = chances(hint);
    let reason = given.play().reason.clone();
    let reason = match (shown, chances.get(shown)) {
        (1.., Some((_, chance))) => t!(table::reason_and_chance, reason, chance),
        _ => reason,
    };
    HintText {
        line: Line {
            plain: given.play().move_words.clone(),
            full: table.line(&given.choice).full,
        },
        reason,
        why: why(hint),
        chances,
        shown,
    }
}

/// Whether the chances of winning after the best plays do not tell one from another.
fn are_alike(hint: &Hint) -> bool {
    let chances: Vec<u16> = hint.plays.iter().filter_map(|play| play.chance).collect();
    matches!(chances[..], [best, .., last] if best - last < TELLING)
}

/// The best plays with their chances of winning, out of 100 games; none where there is nothing to compare.
fn chances(hint: &Hint) -> Vec<(Line, String)> {
    if hint.plays.len() < 2 {
        return Vec::new();
    }
    let chance = |play: &RankedPlay| {
        let count = (play.chance? + 5) / 10;
        Some((play.words.clone(), t!(table::chance, count)))
    };
    let known: Option<Vec<_>> = hint.plays.iter().map(chance).collect();
    known.unwrap_or_default()
}

/// What there is to say of a play beside its short reason, and whether the next best ones are about as good.
fn why(hint: &Hint) -> String {
    let rest = hint
        .why
        .strip_prefix(&hint.plays[0].reason)
        .unwrap_or(&hint.why);
    let rest = rest.trim_start_matches([';', ',', '.', ' ']);
    // Said only where nothing else sets the best play apart.
    let alike = match rest.is_empty() && are_alike(hint) {
        true => t!(table::others_alike),
        false => "",
    };
    let sentences = [&*words::capitalised(rest), alike];
    let told = sentences
        .into_iter()
        .filter(|sentence| !sentence.is_empty());
    told.collect::<Vec<_>>().join(". ")
}

/// The destinations of the selected piece, or of the picked card.
pub(super) fn goals(session: &Session, choices: &[Choice]) -> Vec<Goal> {
    let table = session.table();
    let is_sought = |choice: &&Choice| session.selection().includes(session.local(), choice);
    let mut goals: Vec<Goal> = Vec::new();
    for choice in choices.iter().filter(is_sought) {
        let Some(space) = choice.pointing.to else {
            continue;
        };
        let way_on = way_on(session, choice);
        if let Some(goal) = goals.iter_mut().find(|goal| goal.space == space) {
            goal.ways.extend(way_on);
            continue;
        }
        let mut label = vec![table.game().space_words(space)];
        if let (Some(_), Some(Cost::Both(low, high))) = (choice.then, choice.pointing.cost) {
            label.push(t!(race::with_both, low, high));
        }
        label.extend(comes_of(table, &choice.pointing));
        let captures = choice.pointing.captures;
        // A sum may capture on its way, where the mark of its first step shows it.
        let is_captured = |each: &PiecePosition| {
            let owner = each.piece.owner;
            each.at == space && owner.is_some_and(|owner| captures.has(owner))
        };
        let captures_there = choice.then.is_none() || table.pieces().iter().any(is_captured);
        goals.push(Goal {
            space,
            at: session.local().layout().space(space).place,
            label: label.join(", "),
            spent: spent(session, choice),
            captures: !captures.is_empty() && captures_there,
            swaps: choice.pointing.swaps.is_some(),
            hinted: session.selection().hinted().is_some_and(|hinted| {
                let ActionView { from, to, .. } = hinted.pointing;
                (from, to) == (choice.pointing.from, Some(space))
            }),
            step: table.step(choice),
            ways: way_on.into_iter().collect(),
        });
    }
    goals
}

/// What a choice uses. A card, which may be used in several ways, and two dice, of which one may count against the other,
/// are told by the number of spaces, except out of a yard.
pub(crate) fn spent(session: &Session, choice: &Choice) -> Spent {
    let ActionView { from, cost, .. } = choice.pointing;
    let layout = session.local().layout();
    let goes_on = from.is_some_and(|from| layout.space(from).kind != Kind::Yard);
    let is_backward = || layout.is_backward(&way(session, choice));
    let (text, is_backward) = match cost {
        Some(Cost::Die(number)) => (number.to_string(), false),
        Some(Cost::Both(..)) if goes_on => {
            let way = way(session, choice);
            ((way.len() - 1).to_string(), layout.is_backward(&way))
        }
        Some(Cost::Both(low, high)) => (format!("{low}+{high}"), false),
        Some(Cost::Reward(count)) => (format!("+{count}"), false),
        Some(Cost::Card(_, number)) if goes_on => (number.to_string(), is_backward()),
        Some(Cost::Card(name, _)) => (name.to_owned(), false),
        Some(Cost::Space) | None => (session.table().step(choice), false),
    };
    Spent {
        text,
        die: match cost {
            Some(Cost::Die(number)) => Some(number),
            _ => None,
        },
        is_backward,
        is_sum: choice.then.is_some(),
    }
}

/// The consequences of a move: "slides to R9", "captures Blue".
pub(crate) fn comes_of(table: &GameSession, pointing: &ActionView) -> Vec<String> {
    let mut comes = Vec::new();
    comes.extend(pointing.swaps.map(|seat| {
        let colour = table.called(seat);
        t!(table::swaps, colour)
    }));
    comes.extend(pointing.slides.map(|end| {
        let space = table.game().space_words(end);
        t!(table::slides, space)
    }));
    if !pointing.captures.is_empty() {
        let colours = table.names(pointing.captures);
        let capture = table.game().about().phrases.capture;
        comes.push(t!(table::captures, capture, colours));
    }
    comes
}

/// The path of a choice, including its first and last space.
pub(super) fn way(session: &Session, choice: &Choice) -> Vec<Space> {
    let mut way = Vec::new();
    for step in ways(session, choice) {
        way.pop();
        way.extend(step);
    }
    way
}

/// The path of the second step of a sum.
fn way_on(session: &Session, choice: &Choice) -> Option<Vec<Point>> {
    choice.then?;
    let then = ways(session, choice).pop()?;
    let layout = session.local().layout();
    Some(then.iter().map(|at| layout.space(*at).place).collect())
}

/// The path of each step of a choice.
fn ways(session: &Session, choice: &Choice) -> Vec<Vec<Space>> {
    let way = |events: Vec<Event>| {
        events.into_iter().find_map(|event| match event {
            Event::Moved { way, .. } => Some(way),
            _ => None,
        })
    };
    let steps = session.table().preview(choice).into_iter();
    steps.filter_map(way).collect()
}
