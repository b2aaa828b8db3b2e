//! Sums: two steps of one pawn, each with a die, as one choice.

use rules::any_game::{AnyGame, Move};
use rules::board::Space;
use rules::event::{Cost, Event};
use rules::sort_few::sort_few;
use rules::view::ActionView;

use super::{Choice, GameSession};

impl GameSession {
    /// The sums of the pawn on a space. Of those with the same result, only the one that begins with the highest die.
    pub(crate) fn sums(&self, from: Space) -> Vec<Choice> {
        let firsts = self.choices().iter();
        let firsts = firsts.filter(|first| first.pointing.from == Some(from));
        let mut firsts: Vec<(u8, &Choice)> = firsts
            .filter_map(|first| Some((first.die()?, first)))
            .collect();
        sort_few(&mut firsts, |(die, _)| u8::MAX - *die);
        let (mut sums, mut results) = (Vec::new(), Vec::new());
        for (die, first) in firsts {
            let between = self.after(first.entry);
            if between.node() != self.node() {
                continue;
            }
            for (entry, _) in between.moves() {
                let second = Choice::new(first.index, entry, &*between);
                let pointing = second.pointing;
                let goes_on =
                    (pointing.piece, pointing.from) == (first.pointing.piece, first.pointing.to);
                let Some(then) = second.die().filter(|_| goes_on) else {
                    continue;
                };
                let mut end = between.clone();
                end.apply(entry);
                let result = end.position_line();
                if results.contains(&result) {
                    continue;
                }
                results.push(result);
                let captures = first
                    .pointing
                    .captures
                    .iter()
                    .chain(pointing.captures.iter());
                sums.push(Choice {
                    then: Some(entry),
                    pointing: ActionView {
                        to: pointing.to,
                        captures: captures.collect(),
                        cost: Some(Cost::Both(die.min(then), die.max(then))),
                        ..first.pointing
                    },
                    ..*first
                });
            }
        }
        sums
    }

    /// The sum that begins with a choice and ends with an action.
    pub(crate) fn sum(&self, first: &Choice, then: Move) -> Option<Choice> {
        let mut sums = self.sums(first.pointing.from?).into_iter();
        sums.find(|sum| (sum.entry, sum.then) == (first.entry, Some(then)))
    }

    /// The game after an action.
    pub(super) fn after(&self, entry: Move) -> Box<dyn AnyGame> {
        let mut game = self.game.clone();
        game.apply(entry);
        game
    }
}

/// The events of both steps of a sum as those of one step. Its two dice are in the order of play.
pub(super) fn joined(first: Vec<Event>, then: Vec<Event>) -> Vec<Event> {
    let mut events = first;
    let start = events.iter_mut().find_map(|event| match event {
        Event::Moved { way, cost, .. } => Some((way, cost)),
        _ => None,
    });
    let mut rest = then;
    let on = rest
        .iter()
        .position(|event| matches!(event, Event::Moved { .. }));
    if let (Some((way, cost)), Some(on)) = (start, on)
        && let Event::Moved {
            way: more,
            cost: second,
            ..
        } = rest.remove(on)
    {
        way.extend(more.into_iter().skip(1));
        if let (Cost::Die(first), Cost::Die(second)) = (*cost, second) {
            *cost = Cost::Both(first, second);
        }
    }
    events.extend(rest);
    events
}
