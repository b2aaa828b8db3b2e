//! Cards, and sets of them.

use super::super::card_kind::{CardKind, DECK};
use super::super::cards::Cards;
use super::printed;

#[test]
fn the_kinds_stand_in_order_and_make_up_the_deck() {
    assert!(CardKind::ALL.is_sorted());
    for (index, kind) in CardKind::ALL.into_iter().enumerate() {
        assert_eq!(kind.index(), index);
    }
    assert_eq!(
        CardKind::ALL.into_iter().map(CardKind::count).sum::<u32>(),
        DECK
    );
}

#[test]
fn a_card_is_written_as_its_number() {
    for kind in CardKind::ALL {
        assert_eq!(kind.to_string().parse(), Ok(kind));
        if kind != CardKind::Sorry {
            assert_eq!(kind.to_string(), kind.number().to_string());
            assert_eq!(kind.card(&printed()).title(), kind.name());
        }
    }
    for wrong in ["6", "9", "0", "", "07", "7 ", "13", "Sorry", "sorry!"] {
        assert!(wrong.parse::<CardKind>().is_err(), "{wrong}");
    }
}

#[test]
fn every_card_says_in_a_sentence_what_it_does() {
    for kind in CardKind::ALL {
        let text = kind.card(&printed()).text();
        assert!(
            text.ends_with('.') && text.matches('.').count() == 1,
            "{text}"
        );
    }
}

#[test]
fn the_deck_has_its_cards_in_order() {
    let deck = Cards::deck();
    assert_eq!(deck.len(), DECK);
    let all: Vec<_> = deck.iter().collect();
    assert!(all.is_sorted());
    let drawn: Vec<_> = (0..DECK).map(|index| deck.at(index)).collect();
    assert_eq!(drawn, all);
}

#[test]
fn a_card_face_down_may_be_any() {
    let hand = Cards::NONE
        .with(CardKind::One)
        .with_face_down()
        .with_face_down();
    assert_eq!((hand.len(), hand.face_down()), (3, 2));
    assert_eq!(hand.known(), Cards::NONE.with(CardKind::One));
    let left = hand.played(CardKind::Sorry).played(CardKind::One);
    assert_eq!(left, Cards::NONE.with_face_down());
    assert!(left.kinds().next().is_none() && left != Cards::NONE);
}

#[test]
fn cards_come_and_go() {
    let cards: Cards = [CardKind::Sorry, CardKind::One, CardKind::One]
        .into_iter()
        .collect();
    assert_eq!((cards.len(), cards.count(CardKind::One)), (3, 2));
    assert_eq!(cards.without(CardKind::Two), cards);
    assert_eq!(cards.without(CardKind::One).with(CardKind::One), cards);
    let rest = Cards::deck().less(cards);
    assert_eq!(rest.len(), DECK - 3);
    assert_eq!(rest.and(cards), Cards::deck());
    assert!(Cards::NONE.len() == 0 && Cards::NONE.kinds().next().is_none());
}
