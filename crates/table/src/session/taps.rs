//! What a tap does: on a space or beside all of them, on a die, on another player, on a card or the pile; and a pawn that is
//! dropped. A tap that plays nothing is refused with a reason.

use rules::board::Space;
use rules::seat::Seat;
use rules::view::ActionView;
use words::t;

use super::{Effect, Session, tap_refusals};
use crate::blocked_pawns;
use crate::game_session::Choice;

/// What a tap does.
pub(super) enum TapResult {
    /// Nothing.
    Nothing,
    /// Plays this choice.
    Play(Choice),
    /// Asks which of these choices is meant.
    Ask(Vec<Choice>),
    /// Selects the pawn on a space, or deselects it.
    Select(Option<Space>),
    /// Selects the card at a place in the hand, or deselects it.
    Pick(Option<usize>),
    /// Shows a space enlarged.
    Enlarge(Space),
    /// Ends the hint.
    EndHint,
    /// Refuses the tap on a space.
    Refuse(Space, String),
    /// Says what can be tapped.
    Say(String),
}

impl Session {
    /// Carries out what a tap does.
    pub(super) fn carry_out(&mut self, result: TapResult, effects: &mut Vec<Effect>) {
        match result {
            TapResult::Nothing => {}
            TapResult::Play(choice) => self.play(&choice, effects),
            TapResult::Ask(choices) => self.selection.asking = choices,
            TapResult::Select(pawn) => self.selection.pawn = pawn,
            TapResult::Pick(card) => self.selection.card = card,
            TapResult::Enlarge(space) => self.selection.enlarged = Some(space),
            TapResult::EndHint => self.selection.unselect(),
            TapResult::Refuse(space, sentence) => self.refuse(space, sentence, effects),
            TapResult::Say(sentence) => self.say(sentence, effects),
        }
    }

    /// Handles a tap on a die: chooses it, moves the selected pawn by it, or deselects it.
    pub(super) fn choose_die(&mut self, die: usize, effects: &mut Vec<Effect>) {
        if !self.local.is_persons_turn() {
            return;
        }
        if self.selection.die.take() == Some(die) {
            return;
        }
        if !self.selection.can_choose_die(&self.local, die) {
            if let Some(reason) = tap_refusals::why_not_die(self, die) {
                self.say(reason, effects);
            }
            return;
        }
        self.selection.die = Some(die);
        let Some(from) = self.selection.pawn else {
            return;
        };
        let mut ways = self.selection.choices_on_board(&self.local);
        ways.retain(|choice| choice.pointing.from == Some(from));
        match ways.first().map(|way| way.pointing.to) {
            None => self.selection.pawn = None,
            Some(to) if ways.iter().all(|way| way.pointing.to == to) => {
                self.carry_out(play_or_ask(ways), effects);
            }
            Some(_) => {}
        }
    }
}

/// A tap on a space: moves the selected pawn there, deselects it, selects another pawn, or moves a pawn that has only
/// one move, or selects the pawn that can go there. Otherwise explains why not. In a game with a token, a tap enlarges
/// the space.
pub(super) fn on_space(session: &Session, space: Space) -> TapResult {
    let table = &session.local.table;
    if !session.local.is_persons_turn() || usize::from(space.0) >= table.board().spaces.len() {
        return TapResult::Nothing;
    }
    let choices = session.selection.choices_on_board(&session.local);
    let there = |each: &&Choice| each.pointing.to == Some(space);
    let selected = session.selection.selected(&session.local);
    let meant = choices
        .iter()
        .filter(|each| session.selection.includes(&session.local, each));
    let leading: Vec<_> = meant.filter(there).copied().collect();
    // A hint selects its pawn without the person.
    let is_hinted = |space: Space| {
        let hinted = session
            .selection
            .hinted()
            .and_then(|choice| choice.pointing.from);
        hinted == Some(space)
    };
    let mut ways = choices
        .iter()
        .filter(|each| each.pointing.from == Some(space) && each.then.is_none());
    if !leading.is_empty() {
        play_or_ask(leading)
    } else if selected == Some(space) {
        // A tap on the hinted pawn follows the hint.
        match (is_hinted(space), ways.next(), ways.next()) {
            (true, Some(way), None) => TapResult::Play(*way),
            (true, ..) => TapResult::Nothing,
            (false, ..) => TapResult::Select(None),
        }
    } else if let Some(way) = ways.next() {
        // A card that nobody has chosen is first shown by its goal.
        let is_open = way.card.is_none() || session.selection.card.is_some();
        match ways.next() {
            None if is_open => TapResult::Play(*way),
            _ => TapResult::Select(Some(space)),
        }
    } else if let Some(from) = selected
        .filter(|from| !table.is_own_yard(space) && (table.has_token() || !is_hinted(*from)))
    {
        refused_move(session, from, space)
    } else if table.has_own_piece(space) {
        let sentence = if choices.is_empty() {
            tap_refusals::with_notes(session, space, tap_refusals::roll_first(session))
        } else {
            let reason = tap_refusals::why_not_from(session, space);
            reason.unwrap_or_else(|| tap_refusals::pawn_cannot_move(session, space))
        };
        TapResult::Refuse(space, sentence)
    } else if let Some(way) = choices.iter().find(there).filter(|_| !table.has_token()) {
        // The pawn that can go there; another tap here plays it.
        TapResult::Select(way.pointing.from)
    } else if let Some(sentence) = tap_refusals::not_own_pawn(session, space) {
        TapResult::Refuse(space, tap_refusals::with_notes(session, space, sentence))
    } else if table.has_token() {
        TapResult::Enlarge(space)
    } else if !choices.is_empty() {
        TapResult::Refuse(space, tap_refusals::none_gets_there(session))
    } else if session.local.can_roll() {
        TapResult::Refuse(space, tap_refusals::roll_first(session))
    } else {
        TapResult::Nothing
    }
}

/// A tap beside all spaces: ends a hint, and keeps any other selection; if there is none, says what can be tapped.
pub(super) fn beside(session: &Session) -> TapResult {
    if !session.local.is_persons_turn() {
        return TapResult::Nothing;
    }
    if session.selection.hint().is_some() {
        return TapResult::EndHint;
    }
    let has_selection =
        session.selection.selected(&session.local).is_some() || session.selection.die.is_some();
    if has_selection || session.local.table.has_token() {
        TapResult::Nothing
    } else if !session.choices().is_empty() {
        TapResult::Say(tap_refusals::what_to_tap(session))
    } else if session.local.can_roll() {
        TapResult::Say(tap_refusals::roll_first(session))
    } else {
        TapResult::Nothing
    }
}

/// A drop of the selected pawn of `from` on another space.
pub(super) fn drop_pawn(session: &Session, from: Space, to: Space) -> TapResult {
    let choices = session.selection.choices_on_board(&session.local);
    let mut ways = choices.iter().map(|each| each.pointing);
    match ways.any(|way| (way.from, way.to) == (Some(from), Some(to))) {
        true => on_space(session, to),
        false => refused_move(session, from, to),
    }
}

/// Why no move leads from one space to another.
fn refused_move(session: &Session, from: Space, to: Space) -> TapResult {
    let refusal = session.local.table.refusal(from, to);
    let refusal = refusal.unwrap_or_else(|| t!(tap_refusals::cannot_go_there).to_owned());
    let sentence = match session.local.table.rival_on(to) {
        Some(rival) => {
            let name = session.local.table.called(rival);
            t!(tap_refusals::rival_there, name, refusal)
        }
        None => refusal,
    };
    TapResult::Refuse(to, sentence)
}

/// The choices' common move. Asks which one if the choices lead to the same space but differ, such as two cards of a
/// hand, or sums over different spaces.
fn play_or_ask(ways: Vec<Choice>) -> TapResult {
    let differ = |choice: &Choice| {
        let ActionView {
            from,
            slides,
            captures,
            swaps,
            ..
        } = choice.pointing;
        let card = choice.card.map(|card| card.name);
        let sum = choice.then.map(|then| (choice.entry, then));
        (card, from, slides, captures, swaps, sum)
    };
    match ways.iter().any(|way| differ(way) != differ(&ways[0])) {
        true => TapResult::Ask(ways),
        false => TapResult::Play(ways[0]),
    }
}

/// A tap on another player: plays the choice of that player, if there is one.
pub(super) fn on_seat(session: &Session, seat: Seat) -> TapResult {
    let mut choices = session.choices().into_iter();
    let choice = choices.find(|choice| choice.pointing.seat == Some(seat));
    choice.map_or(TapResult::Nothing, TapResult::Play)
}

/// A tap on the card at a place in the hand: selects or deselects it, or says why it cannot be played.
pub(super) fn on_card(session: &Session, place: usize) -> TapResult {
    let Some((seat, hand)) = session.local.hand() else {
        return TapResult::Nothing;
    };
    let Some(card) = hand.get(place).copied() else {
        return TapResult::Nothing;
    };
    let mut playable = session.local.persons_choices().iter();
    if playable.any(|choice| choice.card == Some(card)) {
        let is_picked = session.selection.card == Some(place);
        return TapResult::Pick((!is_picked).then_some(place));
    }
    TapResult::Say(match session.choices().is_empty() {
        true => tap_refusals::roll_first(session),
        false => {
            let why = blocked_pawns::reason(&session.local.table, seat, card);
            t!(no_move::because, numbers = card.title(), why)
        }
    })
}

/// A drop of the picked card on the pile: plays or discards it, if it can be used in one way only.
pub(super) fn drop_on_pile(session: &Session) -> TapResult {
    if session.selection.card.is_none() {
        return TapResult::Nothing;
    }
    match &session.choices()[..] {
        [only] => TapResult::Play(*only),
        _ => TapResult::Say(tap_refusals::where_card_goes(session)),
    }
}
