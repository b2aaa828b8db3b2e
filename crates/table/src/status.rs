//! Status: whose turn it is and what to do, in words.

use rules::chance::Look;
use rules::seat::Seat;
use rules::state::Node;
use words::t;

use crate::game_session::GameSession;
use crate::link_game::LinkPlayer;
use crate::session::LocalGame;

impl LocalGame {
    /// The status: whose turn it is and what to do: "Your turn: roll", "Leo's turn: 6 and 3".
    pub fn status(&self) -> String {
        if self.is_catching_up() {
            return t!(by_link::since_your_turn).to_owned();
        }
        let waits = self
            .link_player()
            .and_then(|player| waits_to_join(self.table(), player));
        // Behind the curtain nothing is said of the cards.
        let hidden = self
            .curtain()
            .map(|seat| turn(self.table(), seat, self.own(), t!(status::choose_card)));
        let is_rolled = self.is_start_under_way() && self.manual_roller().is_none();
        let who_first = is_rolled.then(|| t!(status::who_first).to_owned());
        waits
            .or(who_first)
            .or(hidden)
            .unwrap_or_else(|| status(self.table(), self.own()))
    }
}

/// The status of a game by link until everybody has joined: "Leo has not joined yet".
pub fn waits_to_join(table: &GameSession, player: &LinkPlayer) -> Option<String> {
    let game = player.game();
    let next = game.next().filter(|_| !game.has_all_players())?;
    Some(t!(by_link::waits_to_join, name = table.called(next)))
}

/// The status of a game. `own` is the reader's seat, if the reader plays.
pub fn status(table: &GameSession, own: Option<Seat>) -> String {
    let seat = match table.node() {
        Node::Terminal { winners } => return table.narrate(own, |narrator| narrator.won(winners)),
        Node::Chance { seat }
            if table.game_summary().rolls == 0 && table.game().turn().is_automatic =>
        {
            return match table.game().seat(seat).hand {
                Some(_) if !table.log().is_empty() => t!(status::dealing),
                _ => t!(status::who_first),
            }
            .to_owned();
        }
        Node::Chance { seat } | Node::Decision { seat } => seat,
    };
    turn(table, seat, own, &task(table))
}

fn turn(table: &GameSession, seat: Seat, own: Option<Seat>, task: &str) -> String {
    let who = if own == Some(seat) { "you" } else { "other" };
    t!(status::turn, who, name = table.called(seat), task)
}

/// The task of the seat to act: "roll", "6 and 3".
pub(crate) fn task(table: &GameSession) -> String {
    if let Some(task) = table.game().task(&|seat| table.called(seat)) {
        return task;
    }
    if let Node::Chance { seat } = table.node() {
        let game = table.game();
        let is_dealt = game.turn().is_automatic && game.seat(seat).hand.is_some();
        return match table.has_cards() {
            true if is_dealt => t!(status::gets_card),
            true => t!(status::draw),
            false => t!(status::roll),
        }
        .to_owned();
    }
    let shown = table.game().shown();
    let left = |is_underside: bool| {
        let dice = shown.dice.iter().filter(|die| !die.spent);
        let dice = dice.filter(|die| (die.look == Look::Underside) == is_underside);
        let numbers: Vec<String> = dice.map(|die| die.face.to_string()).collect();
        words::list(&numbers)
    };
    let (dice, undersides) = (left(false), left(true));
    match (dice.is_empty(), undersides.is_empty()) {
        (true, true) => {}
        (false, true) => return dice,
        (true, false) => return t!(status::undersides, undersides),
        (false, false) => return t!(status::with_undersides, dice, undersides),
    }
    if let Some(steps) = shown.rewards.first() {
        return t!(status::bonus, steps = *steps);
    }
    match shown.card {
        Some(card) => card.title().to_owned(),
        // A card of a hand is discarded only while none can be played.
        None if table
            .choices()
            .iter()
            .all(|choice| choice.pointing.piece.is_none()) =>
        {
            t!(status::discard_card).to_owned()
        }
        None => t!(status::choose_card).to_owned(),
    }
}

/// The status of a saved game, which anybody may read: with several people it says nothing of their hands.
pub fn status_of_saved(table: &GameSession) -> String {
    let own = only_person(table);
    match table.node() {
        Node::Decision { seat } if own.is_none() && table.game().seat(seat).hand.is_some() => {
            turn(table, seat, own, t!(status::choose_card))
        }
        _ => status(table, own),
    }
}

/// The only person's seat; `None` if several people play, or nobody.
pub fn only_person(table: &GameSession) -> Option<Seat> {
    let mut persons = table.persons();
    let only = persons.next()?;
    persons.next().is_none().then_some(only)
}
