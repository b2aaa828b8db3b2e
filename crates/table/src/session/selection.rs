//! Choosing on the board: a pawn, then where to; or a die, then a pawn. What cannot be chosen is refused in words.

use rules::board::{Kind, Space};
use rules::game::Pointing;
use rules::piece::Standing;
use rules::seat::Seat;
use words::t;

use super::{Effect, Session};
use crate::cards::Cards;
use crate::game_session::Choice;

/// What a person has chosen so far.
#[derive(Clone, Default)]
pub(super) struct Selection {
    /// The space whose pawn is selected.
    pub(super) selected: Option<Space>,
    /// The index of the die that was chosen.
    pub(super) die: Option<usize>,
    /// The card of the hand that was picked.
    pub(super) picked: Option<&'static str>,
    /// Choices that go the same way on the board, of which one is to be named.
    pub(super) asking: Vec<Choice>,
    /// The choice that is pointed at, in words or on the board.
    pub(super) pointed: Option<Choice>,
}

impl Session {
    /// A space was pointed at: selects a pawn that can move, or moves it if it has one way only;
    /// moves the selected one there; or says why not. A space without a pawn, with none selected, means
    /// nothing.
    pub(super) fn choose(&mut self, space: Space, effects: &mut Vec<Effect>) {
        if usize::from(space.0) >= self.table.board().spaces.len() {
            return;
        }
        let choices = self.choices_by_die();
        let from = |from| {
            choices
                .iter()
                .filter(move |each| each.pointing.from == from)
        };
        let there = |each: &&_| -> bool {
            let each: &crate::game_session::Choice = each;
            each.pointing.to == Some(space)
        };
        let leading: Vec<_> = match self.selection.selected {
            Some(_) => from(self.selection.selected)
                .filter(there)
                .cloned()
                .collect(),
            None => Vec::new(),
        };
        let mut ways = from(Some(space));
        if !leading.is_empty() {
            self.play_or_ask(leading, effects);
        } else if self.selection.selected == Some(space) {
            self.selection.selected = None;
        } else if let Some(way) = ways.next() {
            match ways.next() {
                None => {
                    let index = way.index;
                    self.play(index, effects);
                }
                Some(_) => self.selection.selected = Some(space),
            }
        } else if let Some(from) = self.selection.selected {
            let refusal = self.table.refusal(from, space);
            let refusal = refusal.unwrap_or_else(|| t!(session::cannot_go_there).to_owned());
            self.refuse(space, refusal, effects);
        } else if self.stands_there(space) {
            let sentence = if choices.is_empty() {
                self.chance_first()
            } else {
                let reason = self.why_not_from(space);
                reason.unwrap_or_else(|| t!(session::none_can_go).to_owned())
            };
            self.refuse(space, sentence, effects);
        } else if let Some(sentence) = self.whose_pawn(space) {
            self.refuse(space, sentence, effects);
        }
    }

    /// The choices that spend the chosen die; all without one.
    pub(crate) fn choices_by_die(&self) -> Vec<Choice> {
        let mut choices = self.choices();
        if let Some(die) = self.selection.die {
            let face = self.table.dice().get(die).map(|die| die.face.to_string());
            choices.retain(|choice| Some(choice.spends()) == face.as_deref());
        }
        choices
    }

    /// Whether a move of the moment spends the die of an index alone.
    pub(crate) fn can_choose_die(&self, index: usize) -> bool {
        let dice = self.table.dice();
        let left = dice.get(index).filter(|die| !die.spent);
        left.is_some_and(|die| {
            let face = die.face.to_string();
            self.choices().iter().any(|choice| choice.spends() == face)
        })
    }

    /// A die was tapped: chooses it, moves the selected pawn by it, or lets go of it.
    pub(super) fn choose_die(&mut self, die: usize, effects: &mut Vec<Effect>) {
        if self.selection.die.take() == Some(die) || !self.can_choose_die(die) {
            return;
        }
        self.selection.die = Some(die);
        let Some(from) = self.selection.selected else {
            return;
        };
        let mut ways = self.choices_by_die();
        ways.retain(|choice| choice.pointing.from == Some(from));
        match ways.first().map(|way| way.pointing.to) {
            None => self.selection.selected = None,
            Some(to) if ways.iter().all(|way| way.pointing.to == to) => {
                self.play_or_ask(ways, effects);
            }
            Some(_) => {}
        }
    }

    /// What to do before a pawn can move.
    fn chance_first(&self) -> String {
        if !self.can_throw() {
            return self.status();
        }
        let has_cards = Cards::of(self).is_some();
        let first = if has_cards {
            t!(session::draw_first)
        } else {
            t!(session::roll_first)
        };
        first.to_owned()
    }

    /// Whose pawn stands on a space, and whom the player moves instead; nothing where none stands.
    fn whose_pawn(&self, space: Space) -> Option<String> {
        let mut pieces = self.table.pieces().iter();
        let owner = pieces.find(|standing| standing.at == space)?.piece.owner?;
        let acting = self.table.node().seat()?;
        let family = self.table.ruleset().family;
        let (colour, own) = (family.colour(owner), family.colour(acting));
        Some(match self.persons()[..] {
            [_] => t!(session::not_your_pawn, colour, own),
            _ => t!(session::not_their_pawn, colour, own),
        })
    }

    /// Plays the one choice that goes a way; asks if several go the same way but are not the same,
    /// such as two cards of a hand.
    fn play_or_ask(&mut self, mut ways: Vec<Choice>, effects: &mut Vec<Effect>) {
        let differ = |choice: &Choice| {
            let Pointing {
                slides,
                captures,
                swaps,
                ..
            } = choice.pointing;
            (choice.card.map(|card| card.name), slides, captures, swaps)
        };
        if ways.iter().any(|way| differ(way) != differ(&ways[0])) {
            self.selection.asking = ways;
        } else {
            let way = ways.swap_remove(0);
            self.play(way.index, effects);
        }
    }

    /// Another player was pointed at: chooses them, if that is what is to be chosen.
    pub(super) fn choose_seat(&mut self, seat: Seat, effects: &mut Vec<Effect>) {
        let mut choices = self.choices().into_iter();
        if let Some(choice) = choices.find(|choice| choice.pointing.seat == Some(seat)) {
            self.play(choice.index, effects);
        }
    }

    /// That the seat to act has no legal move, and with what.
    pub(super) fn no_legal_move(&self) -> String {
        let mut left: Vec<String> = self.table.rewards().iter().map(u8::to_string).collect();
        if left.is_empty() {
            let dice = self.table.dice().into_iter().filter(|die| !die.spent);
            left.extend(dice.map(|die| die.face.to_string()));
            left.extend(self.table.card().map(|card| card.title().to_owned()));
        }
        if left.is_empty() {
            return t!(session::no_legal_move).to_owned();
        }
        t!(session::no_legal_move_with, numbers = words::list(&left))
    }

    /// Why a pawn on a space cannot move by any of the numbers left: what is wrong with the
    /// highest of them.
    fn why_not_from(&self, from: Space) -> Option<String> {
        let mut counts = self.table.rewards();
        if let Some(die) = self.selection.die {
            counts = self
                .table
                .dice()
                .iter()
                .skip(die)
                .take(1)
                .map(|die| die.face)
                .collect();
        } else if counts.is_empty() {
            let left = self.table.dice().into_iter().filter(|die| !die.spent);
            counts.extend(left.map(|die| die.face));
        }
        let reached = counts
            .into_iter()
            .flat_map(|count| self.reached(from, count));
        reached.filter_map(|to| self.table.refusal(from, to)).next()
    }

    /// Where a pawn of the seat to act comes from a space by so many steps, or by fewer if it comes
    /// to an end; a pawn that waits comes out.
    fn reached(&self, from: Space, count: u8) -> Vec<Space> {
        let board = self.table.board();
        let seat = self.table.node().seat();
        // Ways home of others are no ways of this pawn.
        let own = |space: &Space| {
            let info = board.space(*space);
            !matches!(info.kind, Kind::HomePath | Kind::Home) || info.owner == seat
        };
        let steps = if board.space(from).kind == Kind::Yard {
            1
        } else {
            count
        };
        let mut reached = vec![from];
        for _ in 0..steps {
            let next = reached.iter().flat_map(|space| &board.space(*space).next);
            let mut next: Vec<Space> = next.copied().filter(own).collect();
            next.dedup();
            if next.is_empty() {
                break;
            }
            reached = next;
        }
        reached
    }

    /// Whether a piece of the seat to act stands on a space.
    fn stands_there(&self, space: Space) -> bool {
        let owner = self.table.node().seat();
        let mut pieces = self.table.pieces().iter();
        // A token without an owner is everybody's.
        let own = |standing: &Standing| standing.piece.owner.is_none_or(|seat| Some(seat) == owner);
        pieces.any(|standing| standing.at == space && own(standing))
    }
}
