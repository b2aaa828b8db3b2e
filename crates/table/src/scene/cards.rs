//! Cards of a scene.

use rules::board::Point;
use rules::chance::Card;
use rules::seat::Seat;
use rules::state::Node;

use crate::session::{Session, facing};
use crate::sides::Side;

/// Half of a card's width on the board, in board units.
pub const HALF_WIDTH: i32 = 720;
/// Half of its height.
pub const HALF_HEIGHT: i32 = 1_003;
/// The distance from the pile to the middle between it and the open card.
pub const APART: i32 = 770;

/// The outer corners of the pile and the open card with their middle at this point, and that point.
pub(crate) fn corners(Point { x, y }: Point) -> [Point; 5] {
    let corner = |right: i32, down: i32| Point {
        x: x + right * (APART + HALF_WIDTH),
        y: y + down * HALF_HEIGHT,
    };
    [
        corner(-1, -1),
        corner(1, -1),
        corner(-1, 1),
        corner(1, 1),
        corner(0, 0),
    ]
}

/// The pile, the open card, and the viewer's hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cards {
    /// The number of cards in the pile.
    pub pile: u32,
    /// The cards not yet drawn, as far as the viewer knows: each kind and its count.
    pub unseen: Vec<(Card, u32)>,
    /// The last card turned over or played.
    pub card: Option<Card>,
    /// The side that it faces: that of its player, where everybody sits at their side of the screen.
    pub side: Side,
    /// Whether that card still has to be played.
    pub is_open: bool,
    /// The card whose text is shown: the last one once it has turned over, until a person can draw or the game is over; or the
    /// one that is picked from the hand.
    pub told: Option<ToldCard>,
    /// Whether players hold hands of cards.
    pub has_hands: bool,
    /// The seat whose hand is visible.
    pub hand_of: Option<Seat>,
    /// The visible hand.
    pub hand: Vec<Held>,
}

/// A card whose text is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ToldCard {
    /// The card.
    pub card: Card,
    /// Whose card it is; `None` where players hold hands.
    pub seat: Option<Seat>,
    /// Whether it has been played.
    pub is_spent: bool,
}

/// A card of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// The card.
    pub card: Card,
    /// Whether it can be played or discarded now.
    pub can_play: bool,
    /// Whether it is selected.
    pub picked: bool,
}

impl Cards {
    /// The cards of a session; `None` in a game without cards.
    pub fn of(session: &Session) -> Option<Cards> {
        let table = session.table();
        if !table.has_cards() {
            return None;
        }
        let all = table.remaining_cards(None);
        // The number of cards in each hand is public.
        let hands = table
            .seats()
            .filter_map(|seat| table.game().seat(seat).hand);
        let held: usize = hands.map(|hand| hand.len()).sum();
        let count: u32 = all.iter().map(|(_, count)| count).sum();
        let open = table.game().shown().card;
        let (hand_of, hand) = session
            .local()
            .hand()
            .map_or((None, Vec::new()), |(seat, hand)| {
                (Some(seat), held_cards(session, &hand))
            });
        let picked = hand.iter().find(|held| held.picked);
        let has_hands = session.table().has_hands();
        let last = table.game_summary().card;
        let card = open.or(last.map(|(_, card)| card));
        let is_over = matches!(table.node(), Node::Terminal { .. });
        let told = if has_hands {
            open.or_else(|| picked.map(|held| held.card))
        } else if is_over || session.local().can_roll() {
            open
        } else {
            card
        };
        let seat = last.map(|(seat, _)| seat).filter(|_| !has_hands);
        Some(Cards {
            pile: count.saturating_sub(held as u32),
            unseen: table.remaining_cards(session.local().viewer()),
            card,
            side: facing(session.local(), last.map(|(seat, _)| seat)),
            is_open: open.is_some(),
            told: told.map(|card| ToldCard {
                card,
                seat,
                is_spent: open.is_none() && !has_hands,
            }),
            has_hands,
            hand_of,
            hand,
        })
    }

    /// The cards of a session during an animation: none can be played yet, and the text is still that of before.
    pub(super) fn during(session: &Session, before: Option<&Cards>) -> Option<Cards> {
        let mut cards = Cards::of(session)?;
        cards.hand.iter_mut().for_each(|held| held.can_play = false);
        if let Some(before) = before {
            cards.told = before.told;
        }
        Some(cards)
    }
}

fn held_cards(session: &Session, hand: &[Card]) -> Vec<Held> {
    let playable = session.local().persons_choices();
    let picked = session
        .selection()
        .picked(session.local())
        .map(|(place, _)| place);
    let held = |(place, &card): (usize, &Card)| Held {
        card,
        can_play: playable.iter().any(|choice| choice.card == Some(card)),
        picked: picked == Some(place),
    };
    hand.iter().enumerate().map(held).collect()
}
