//! Cards on the table, as a screen shows them.

use rules::chance::Card;
use rules::seat::Seat;

use crate::session::Session;

/// The pile, the card turned over, and the hand of whoever looks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cards {
    /// How many cards lie in the pile.
    pub pile: u32,
    /// Which cards may still come, as far as whoever looks knows: each kind, and how many.
    pub unseen: Vec<(Card, u32)>,
    /// The card that was turned over or laid down last.
    pub card: Option<Card>,
    /// Whether that card is still to be played.
    pub is_open: bool,
    /// Whether players hold cards, which are dealt to them.
    pub has_hands: bool,
    /// Whose hand is in sight.
    pub hand_of: Option<Seat>,
    /// That hand.
    pub hand: Vec<Held>,
}

/// A card of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// The card.
    pub card: Card,
    /// Whether it can be played or put away now.
    pub can_play: bool,
    /// Whether it is the one picked.
    pub picked: bool,
}

impl Cards {
    /// The cards of a session; nothing in a game without.
    pub fn of(session: &Session) -> Option<Cards> {
        let table = session.table();
        let all = table.unseen(None);
        if all.is_empty() {
            return None;
        }
        // How many cards each player holds is no secret.
        let standings = table.standings();
        let hands = standings.iter().filter_map(|each| table.hand(each.seat));
        let held: usize = hands.map(|hand| hand.len()).sum();
        let count: u32 = all.iter().map(|(_, count)| count).sum();
        let open = table.card();
        let (hand_of, hand) = session.hand().map_or((None, Vec::new()), |(seat, hand)| {
            (Some(seat), held_cards(session, &hand))
        });
        Some(Cards {
            pile: count.saturating_sub(held as u32),
            unseen: table.unseen(session.eyes()),
            card: open.or(table.story().card),
            is_open: open.is_some(),
            has_hands: session.has_hands(),
            hand_of,
            hand,
        })
    }
}

fn held_cards(session: &Session, hand: &[Card]) -> Vec<Held> {
    let playable = session.unpicked_choices();
    let mut picked = session.picked();
    let held = |&card: &Card| Held {
        card,
        can_play: playable.iter().any(|choice| choice.card == Some(card)),
        // Of two alike the first one is lifted.
        picked: picked.take_if(|picked| *picked == card.name).is_some(),
    };
    hand.iter().map(held).collect()
}
