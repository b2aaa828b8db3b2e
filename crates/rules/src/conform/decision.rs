//! Checks at decisions: legal actions, refusals, texts and events.

use std::collections::BTreeSet;

use super::state::is_sentence;
use super::{Holds, Suite, Tries, hold};
use crate::board::Space;
use crate::event::{self, Event};
use crate::piece::PiecePosition;
use crate::playable::Playable;
use crate::record::HistoryEntry;
use crate::seat::SeatSet;
use crate::state::Node;

impl<G: Playable> Suite<'_, G> {
    pub(super) fn decision(&mut self, state: &G::State) -> Holds {
        let game = self.game;
        let mut actions = Vec::new();
        game.legal_actions(state, &mut actions);
        hold(
            "legal actions are sorted and distinct",
            actions.is_sorted_by(|a, b| a < b),
            || format!("{actions:?}"),
        )?;
        let mut twice = actions.clone();
        game.legal_actions(state, &mut twice);
        let (first, second) = twice.split_at(actions.len());
        hold(
            "legal actions are appended to the list",
            first == actions && second == actions,
            || format!("{first:?}, then {second:?}"),
        )?;
        let (mut texts, mut words) = (BTreeSet::new(), BTreeSet::new());
        for &action in &actions {
            let text = game.step(state, action);
            let read = game.parse_step(state, &text);
            hold("a step reads back", read.as_ref() == Ok(&action), || {
                format!("{text:?}, written from {action:?}, reads as {read:?}")
            })?;
            let refusal = game.refusal(state, action);
            hold("a legal step is accepted", refusal.is_none(), || {
                format!("{text:?} gives {refusal:?}")
            })?;
            let plain = !text.contains(", ") && is_sentence(&text);
            hold(
                "a step is written without the play's separator",
                plain,
                || text.clone(),
            )?;
            let choice = game.choice(state, action);
            hold("a choice is a sentence", is_sentence(&choice), || {
                format!("{choice:?}")
            })?;
            hold(
                "distinct actions have distinct texts",
                texts.insert(text.clone()),
                || text,
            )?;
            hold(
                "distinct actions have distinct descriptions",
                words.insert(choice.clone()),
                || choice,
            )?;
            self.pointed(state, action)?;
            self.apply_checked(state, HistoryEntry::Action(action))?;
            self.report.actions += 1;
        }
        self.plays(state, &actions)
    }

    /// Checks that an action view matches the position and leads back to the action.
    fn pointed(&self, state: &G::State, action: G::Action) -> Holds {
        let pointing = self.game.action_view(state, action);
        let pieces = self.game.pieces(state);
        if let (Some(piece), Some(at)) = (pointing.piece, pointing.from) {
            hold(
                "the piece in an action view stands there",
                pieces.contains(&PiecePosition { piece, at }),
                || format!("{action:?}: {pointing:?}"),
            )?;
        }
        let owner = pointing.piece.and_then(|piece| piece.owner);
        if let (Some(owner), Some(seat)) = (owner, self.game.node(state).seat()) {
            hold(
                "an action moves a piece that its seat may move",
                self.game.movable(seat).has(owner),
                || format!("{action:?}: {pointing:?}"),
            )?;
        }
        if let (Some(from), Some(to)) = (pointing.from, pointing.to) {
            let candidates = self.game.candidate_actions(state, from, to);
            hold(
                "a legal action is a candidate for its own spaces",
                candidates.contains(&action),
                || format!("{action:?} is not among {candidates:?}"),
            )?;
        }
        let on_board = |space: Space| usize::from(space.0) < self.board.spaces.len();
        let slides = pointing.slides.is_none_or(on_board);
        let seats = self.game.seats(state);
        let others = [pointing.swaps, pointing.seat].into_iter().flatten();
        let others = others.chain(pointing.captures.iter());
        let there = others.clone().all(|seat| seats.has(seat));
        hold(
            "an action view names seats in play and spaces of the board",
            slides && there,
            || format!("{action:?}: {pointing:?}"),
        )?;
        Ok(())
    }

    /// Checks that exactly the actions missing from the list are refused, and that every refusal
    /// has a reason and cites a rule of the rulebook.
    pub(super) fn refusals(&mut self, state: &G::State, tries: Tries) -> Holds {
        let game = self.game;
        let mut legal = Vec::new();
        game.legal_actions(state, &mut legal);
        for &action in &legal {
            let refusal = game.refusal(state, action);
            hold("no legal action is refused", refusal.is_none(), || {
                format!("{action:?}: {refusal:?}")
            })?;
        }
        for action in self.tried(state, tries) {
            let text = game.step(state, action);
            if let Ok(read) = game.parse_step(state, &text) {
                hold("no step reads as another", read == action, || {
                    format!("{text:?}, written from {action:?}, reads as {read:?}")
                })?;
            }
            let refusal = game.refusal(state, action);
            let Some(refusal) = refusal else {
                hold(
                    "an action not on the list is refused",
                    legal.contains(&action),
                    || format!("{text} ({action:?}) is not"),
                )?;
                continue;
            };
            hold(
                "no legal action is refused",
                !legal.contains(&action),
                || format!("{text}: {refusal}"),
            )?;
            hold(
                "a refusal's reason is a sentence",
                is_sentence(&refusal.reason),
                || format!("{text}: {:?}", refusal.reason),
            )?;
            hold(
                "a refusal cites a rule of the rulebook",
                self.rules.contains(refusal.rule),
                || format!("{text}: {refusal}"),
            )?;
            self.report.refusals += 1;
        }
        Ok(())
    }

    /// Actions to try, legal or not.
    fn tried(&self, state: &G::State, tries: Tries) -> BTreeSet<G::Action> {
        let game = self.game;
        if tries == Tries::None {
            return BTreeSet::new();
        }
        let mut tried = self.strangers.clone();
        let seat = game.node(state).seat();
        let pieces = game.pieces(state).into_iter();
        let near: BTreeSet<_> = pieces
            .filter(|each| each.piece.owner.is_none() || each.piece.owner == seat)
            .map(|each| each.at)
            .collect();
        for from in self
            .spaces()
            .filter(|from| tries == Tries::All || near.contains(from))
        {
            for to in self.spaces() {
                tried.extend(game.candidate_actions(state, from, to));
            }
        }
        tried
    }

    /// Checks that events account for every change of the pieces.
    pub(super) fn check_events(
        &self,
        state: &G::State,
        entry: HistoryEntry<G>,
        events: &[Event],
        after: &G::State,
    ) -> Holds {
        let game = self.game;
        let mut shown = game.pieces(state);
        for event in events {
            if let Some(sentence) = game.sentence(event) {
                hold(
                    "an event's sentence has no full stop",
                    is_sentence(&sentence),
                    || format!("{sentence:?}"),
                )?;
            }
            if let Event::Moved { way, .. } | Event::Slid { way, .. } = event {
                hold("a path has at least two spaces", way.len() > 1, || {
                    format!("{event:?}")
                })?;
                let on_board = |space| usize::from(space) < self.board.spaces.len();
                hold(
                    "a path is on the board",
                    way.iter().all(|at| on_board(at.0)),
                    || format!("{event:?}"),
                )?;
            }
            for (standing, _) in event::moves(event) {
                hold(
                    "events move pieces where they stand",
                    shown.contains(&standing),
                    || format!("{event:?}"),
                )?;
            }
            event::fold(&mut shown, event);
        }
        let mut pieces = game.pieces(after);
        pieces.sort_unstable();
        shown.sort_unstable();
        hold(
            "events folded over the pieces give the new pieces",
            shown == pieces,
            || format!("{entry:?} tells {events:?}, which gives {shown:?}, not {pieces:?}"),
        )?;
        let won = events.iter().find_map(|event| match event {
            Event::Won { seats } => Some(*seats),
            _ => None,
        });
        let over = match game.node(after) {
            Node::Terminal { winners } => Some(winners),
            _ => None,
        };
        hold("a win is announced when it happens", won == over, || {
            format!("{events:?}")
        })?;
        let HistoryEntry::Action(action) = entry else {
            return Ok(());
        };
        hold("an action has events", !events.is_empty(), || {
            format!("{action:?}")
        })?;
        let captures = events.iter().filter_map(Event::capture);
        let captured: SeatSet = captures.map(|(_, owner)| owner).collect();
        let pointing = game.action_view(state, action);
        let law = "the captures in an action view are in the events";
        hold(law, captured == pointing.captures, || {
            format!("{pointing:?}: {events:?}")
        })?;
        let cost = events.iter().find_map(|event| match event {
            Event::Moved { cost, .. } | Event::Swapped { cost, .. } => Some(*cost),
            _ => None,
        });
        let law = "the cost in an action view is that of its movement";
        hold(law, cost == pointing.cost, || {
            format!("{pointing:?}: {events:?}")
        })
    }
}
