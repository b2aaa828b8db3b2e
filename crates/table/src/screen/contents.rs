//! What a layout depends on.

use super::band::{self, Flat};
use super::{Mode, Room, Shape, Stage, TurnButton};
use crate::scene::Scene;
use crate::sides::Side;

/// From so many players on, their panels and last turns have less room each.
pub const MANY: usize = 5;

/// All that the places of the zones depend on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Contents {
    /// The size of the window.
    pub room: Room,
    /// What the screen is for.
    pub mode: Mode,
    /// The button in the panel of the turn.
    pub button: TurnButton,
    /// What the panel of the turn is for.
    pub stage: Stage,
    /// How people sit round a screen that lies flat; `None` where all look from one side.
    pub flat: Option<Flat>,
    /// How many players there are.
    pub players: usize,
    /// Whether it is a game with cards.
    pub cards: bool,
    /// Whether the cards are dealt into hands.
    pub hands: bool,
    /// Whether the text of a card is shown.
    pub has_card_text: bool,
    /// Whether it is told how many things to collect are left.
    pub supply: bool,
    /// Whether a hint is open.
    pub hint: bool,
    /// Whether the list of moves is open.
    pub moves: bool,
    /// Whether the page asks for the roll of real dice, or for a real card.
    pub asks: bool,
}

impl Contents {
    /// What the layout of a scene depends on.
    pub fn of(scene: &Scene, room: Room, moves_open: bool, end_seen: bool) -> Contents {
        let button = TurnButton::of(scene, end_seen);
        let cards = scene.cards.as_ref();
        Contents {
            room,
            mode: Mode::of(scene),
            button,
            stage: button.stage(scene),
            flat: Flat::of(scene, room),
            players: scene.seats.panels.len(),
            cards: cards.is_some(),
            hands: cards.is_some_and(|cards| cards.has_hands),
            has_card_text: cards.is_some_and(|cards| cards.told.is_some()),
            supply: scene.now.supply.is_some(),
            hint: scene.moves.hint.is_some(),
            moves: moves_open,
            asks: scene.now.roll_prompt.is_some(),
        }
    }

    /// The same with nothing open over or below the board, which keeps the size that it has then. On a cramped phone the
    /// list of moves takes its place from the board.
    pub(super) fn at_rest(&self) -> Contents {
        Contents {
            has_card_text: false,
            hint: false,
            moves: self.moves && self.is_cramped(),
            ..*self
        }
    }

    /// Whether many play.
    pub fn are_many(&self) -> bool {
        self.players >= MANY
    }

    /// Whether the band of the player on turn is narrow.
    pub fn has_narrow_band(&self) -> bool {
        self.flat.is_some_and(|flat| band::is_narrow(self, flat))
    }

    /// Whether there is room for the board, the turn and the tools only. Lessons and replays scroll instead.
    pub(super) fn is_cramped(&self) -> bool {
        self.room.is_cramped() && !matches!(self.mode, Mode::Lesson | Mode::Watch)
    }

    /// Whether many play on a small phone.
    pub(super) fn is_crowded(&self) -> bool {
        self.are_many() && self.room.is_low()
    }

    /// Whether all is beside a board that does not lie flat.
    pub(super) fn is_beside(&self) -> bool {
        self.room.shape() == Shape::Wide && self.flat.is_none()
    }

    /// Whether a hand is shown. In a replay it is small, and a low screen has no room for it.
    pub fn has_hand(&self) -> bool {
        let has_room = !self.room.is_low() && self.room.shape() != Shape::PhoneAcross;
        self.hands && (self.mode != Mode::Watch || has_room)
    }

    /// Whether the words of a space that is shown enlarged are told below the board: where the board is too small to read them,
    /// or lies sideways, and nothing else needs the room.
    pub fn has_close_up_words(&self) -> bool {
        let shape = self.room.shape();
        match self.flat {
            Some(flat) => {
                let is_sideways = matches!(flat.reader, Side::Left | Side::Right);
                is_sideways && !self.hint && !self.moves
            }
            None => {
                let is_small = shape == Shape::PhoneAcross || self.room.is_low();
                shape.is_phone() && !(self.are_many() && is_small)
            }
        }
    }

    /// Whether the last turns are in the panel of the turn, below the status: beside a board, above a hand.
    pub fn has_turns_below_status(&self) -> bool {
        self.mode == Mode::Hand && self.is_beside() && !self.moves
    }

    /// Whether the panel of the turn lies over the last turns: for a hint, or for what a card says.
    pub(super) fn covers_last_turns(&self) -> bool {
        let is_phone = self.room.shape().is_phone();
        match self.mode {
            Mode::Hand if is_phone => self.hint || self.has_card_text,
            _ => self.has_turns_below_status(),
        }
    }
}
