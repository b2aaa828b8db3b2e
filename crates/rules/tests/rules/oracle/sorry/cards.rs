//! The deck: which cards there are, how they are written, and what is left of it.

/// A card as it is written.
pub type Card = &'static str;

/// The kinds of card in the order in which they are written (S-4).
pub const CARDS: [Card; 11] = ["1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "sorry"];

/// How many of a kind the whole deck has (S-4): 45 cards in all.
pub fn copies(card: Card) -> usize {
    if card == "1" { 5 } else { 4 }
}

/// The whole deck, one entry for each card.
pub fn deck() -> Vec<Card> {
    let each = CARDS.iter().map(|card| vec![*card; copies(card)]);
    each.flatten().collect()
}

/// Where a card comes in the order of writing.
fn rank(card: Card) -> usize {
    CARDS.iter().position(|kind| *kind == card).unwrap()
}

/// Puts cards into the order in which they are written.
pub fn sort(cards: &mut [Card]) {
    cards.sort_by_key(|card| rank(card));
}

/// Takes one card of a kind out of cards.
pub fn take(cards: &mut Vec<Card>, card: Card) {
    let index = cards.iter().position(|other| *other == card).unwrap();
    cards.remove(index);
}

/// The kinds that are among these cards, each once.
pub fn kinds(cards: &[Card]) -> Vec<Card> {
    let mut kinds = CARDS.to_vec();
    kinds.retain(|kind| cards.contains(kind));
    kinds
}

/// Reads one card.
pub fn one(text: &str) -> Result<Card, String> {
    let card = CARDS.into_iter().find(|card| *card == text);
    card.ok_or(format!("{text} is no card (S-4)"))
}

/// Reads cards joined by commas, which stand in the order of writing.
pub fn several(text: &str) -> Result<Vec<Card>, String> {
    let cards: Vec<Card> = text.split(',').map(one).collect::<Result<_, _>>()?;
    if !cards.is_sorted_by_key(|card| rank(card)) {
        return Err(format!("{text} is not in the order of the cards"));
    }
    Ok(cards)
}

/// Writes cards joined by commas.
pub fn print(cards: &[Card]) -> String {
    let mut cards = cards.to_vec();
    sort(&mut cards);
    cards.join(",")
}
