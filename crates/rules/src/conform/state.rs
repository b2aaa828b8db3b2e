//! What must hold of every state by itself.

use super::lots::{Lots, hash};
use super::{Holds, Suite, Tries, hold};
use crate::features::FeatureSet;
use crate::games::Playable;
use crate::notation;
use crate::observe::Observation;
use crate::piece::Standing;
use crate::seat::SeatSet;
use crate::state::Node;

impl<G: Playable> Suite<'_, G> {
    /// Checks a state by itself.
    pub(super) fn state(&mut self, state: &G::State, tries: Tries) -> Holds {
        self.report.nodes += 1;
        let node = self.game.node(state);
        self.lists_agree(state, node)?;
        self.sides(state, node)?;
        self.shown(state)?;
        self.line(state)?;
        match node {
            Node::Chance { .. } => self.chance(state)?,
            Node::Decision { .. } => self.decision(state)?,
            Node::Terminal { .. } => {}
        }
        self.refusals(state, tries)?;
        self.observed(state, node)
    }

    /// The kind of node agrees with what there is to choose from.
    fn lists_agree(&self, state: &G::State, node: Node) -> Holds {
        let game = self.game;
        let (mut actions, mut chances) = (Vec::new(), Vec::new());
        game.legal_actions(state, &mut actions);
        game.chances(state, &mut chances);
        let is_chance = matches!(node, Node::Chance { .. });
        let is_decision = matches!(node, Node::Decision { .. });
        hold(
            "a decision has legal actions and nothing else has",
            is_decision != actions.is_empty(),
            || format!("{node:?} with {actions:?}"),
        )?;
        hold(
            "a chance node has outcomes and nothing else has",
            is_chance != chances.is_empty(),
            || format!("{node:?} with {chances:?}"),
        )?;
        let total = game.chance_total(state);
        hold(
            "a chance node has weights and nothing else has",
            is_chance == (total > 0),
            || format!("{node:?} with a total of {total}"),
        )?;
        if let Some(hidden) = game.face_down(state) {
            let known = chances.iter().any(|(each, _)| *each == hidden);
            let read = hidden.to_string().parse();
            hold(
                "only at a chance node a card comes face down, which is none that are known",
                is_chance && !known && read == Ok(hidden),
                || format!("{node:?} with {hidden}"),
            )?;
        }
        let (opening, playing) = (game.in_opening(state), game.in_play(state));
        hold("the opening is all chance", !opening || is_chance, || {
            format!("{node:?}")
        })?;
        hold(
            "within a play there is a decision",
            !playing || is_decision,
            || format!("{node:?}"),
        )?;
        hold(
            "only chance comes by itself",
            is_chance || !game.is_dealt(state),
            || format!("{node:?}"),
        )?;
        let dice = game.dice(state);
        hold(
            "dice are there to be spent at decisions only",
            is_decision || dice.is_empty(),
            || format!("{node:?} with {dice:?}"),
        )?;
        let rewards = game.rewards(state);
        hold(
            "a reward waits at decisions only",
            is_decision || rewards.is_empty(),
            || format!("{node:?} with {rewards:?}"),
        )?;
        let some = !rewards.contains(&0) && rewards.is_sorted_by(|one, other| one >= other);
        hold("rewards are not nothing, the highest first", some, || {
            format!("{rewards:?}")
        })?;
        self.cards(state, &actions)
    }

    /// Cards held, played and still to be drawn agree with each other.
    fn cards(&self, state: &G::State, actions: &[G::Action]) -> Holds {
        let game = self.game;
        let seats = game.seats(state);
        let mut hands = seats.iter().map(|seat| game.hand(state, seat).is_some());
        let held = hands.next().unwrap_or_default();
        hold(
            "all seats hold cards or none",
            hands.all(|other| other == held),
            || format!("{seats:?}"),
        )?;
        let own = game
            .node(state)
            .seat()
            .and_then(|seat| game.hand(state, seat));
        for &action in actions {
            let card = game.held(state, action);
            let there = card.is_none_or(|card| own.as_ref().is_some_and(|own| own.contains(&card)));
            hold("who plays a card of a hand holds it", there, || {
                format!("{action:?}: {card:?} of {own:?}")
            })?;
        }
        let unseen = game.unseen(state);
        let ascending = unseen.is_sorted_by(|(one, _), (other, _)| one != other);
        let law = "cards still to be drawn are kinds with how many there are of each";
        hold(
            law,
            ascending && unseen.iter().all(|(_, count)| *count > 0),
            || format!("{unseen:?}"),
        )?;
        for note in game.notes(state) {
            let known = usize::from(note.at.0) < self.board.spaces.len();
            let law = "a note is a sentence about a space of the board";
            hold(
                law,
                known && is_sentence(&note.words) && is_sentence(&note.sign),
                || format!("{note:?}"),
            )?;
        }
        Ok(())
    }

    fn sides(&self, state: &G::State, node: Node) -> Holds {
        let game = self.game;
        let seats = game.seats(state);
        if let Some(seat) = node.seat() {
            hold("a seat in play is to act", seats.has(seat), || {
                format!("{node:?} of {seats:?}")
            })?;
        }
        for seat in seats.iter() {
            let side = game.side(state, seat);
            let within = side.iter().all(|other| seats.has(other));
            let mutual = side.iter().all(|other| game.side(state, other) == side);
            hold(
                "sides divide the seats",
                side.has(seat) && within && mutual,
                || format!("{side:?} for {seat:?} of {seats:?}"),
            )?;
        }
        let Node::Terminal { winners } = node else {
            return Ok(());
        };
        let mut sides = SeatSet::EMPTY;
        for seat in winners.iter().filter(|&seat| seats.has(seat)) {
            sides = game.side(state, seat).iter().fold(sides, SeatSet::with);
        }
        let law = "whole sides in play win, one at least";
        hold(law, !winners.is_empty() && sides == winners, || {
            format!("{winners:?} of {seats:?}")
        })
    }

    /// What screens and hints are shown: pieces, words, how far players have come.
    fn shown(&self, state: &G::State) -> Holds {
        let game = self.game;
        let pieces = game.pieces(state);
        let known = |each: &Standing| usize::from(each.at.0) < self.board.spaces.len();
        hold(
            "pieces stand on spaces of the board",
            pieces.iter().all(known),
            || format!("{pieces:?}"),
        )?;
        let seats = game.seats(state);
        let owned = pieces
            .iter()
            .all(|each| each.piece.owner.is_none_or(|seat| seats.has(seat)));
        let sorted = pieces.is_sorted_by_key(|each| each.piece.owner);
        hold(
            "pieces are of seats in play, in turn order",
            owned && sorted,
            || format!("{pieces:?}"),
        )?;
        let status = game.status(state);
        hold(
            "a status is a sentence without a full stop",
            is_sentence(&status),
            || format!("{status:?}"),
        )?;
        for seat in seats.iter() {
            let steps = game.steps_to_go(state, seat);
            hold("steps to go are not negative", steps >= 0, || {
                format!("{steps}")
            })?;
            let tally = game.tally(state, seat);
            let owned = pieces
                .iter()
                .filter(|each| each.piece.owner == Some(seat))
                .count();
            let shared = pieces.iter().any(|each| each.piece.owner.is_none());
            hold(
                "no more pieces are home than there are",
                tally as usize <= owned || shared,
                || format!("{tally} of {owned}"),
            )?;
            let word = game.tally_word(tally);
            hold("what is counted has a word", is_sentence(word), || {
                format!("{word:?}")
            })?;
        }
        Ok(())
    }

    /// The position line reads back, where the notation has a form for the state.
    fn line(&self, state: &G::State) -> Holds {
        let game = self.game;
        if game.in_opening(state) {
            return Ok(());
        }
        let line = notation::position_line(game, state);
        let read = notation::parse_position_line(game, &line);
        if game.in_play(state) {
            return hold(
                "a line from within a play is refused",
                read.is_err(),
                || line,
            );
        }
        hold(
            "a position line reads back",
            read.as_ref() == Ok(state),
            || format!("{line:?} reads as {read:?}"),
        )?;
        let single = line.is_ascii() && line.split(' ').all(|field| !field.is_empty());
        hold(
            "a position line has single spaces and plain letters",
            single,
            || line,
        )
    }

    fn observed(&self, state: &G::State, node: Node) -> Holds {
        let game = self.game;
        for seat in game.seats(state).iter() {
            let once = Observation::new(game, state, seat);
            let twice = Observation::new(game, once.state(), seat);
            hold(
                "who has seen sees nothing else",
                once.state() == twice.state(),
                || format!("{once:?} and then {twice:?}"),
            )?;
            let seen = once.state();
            hold(
                "everybody sees the pieces and who is to act",
                {
                    game.pieces(seen) == game.pieces(state) && game.node(seen).seat() == node.seat()
                },
                || format!("{seen:?}"),
            )?;
            let mut lots = Lots::new(hash(seen));
            let dealt = game.resample(seen, seat, &mut |below| lots.below(below));
            let again = game.observe(&dealt, seat);
            hold(
                "what was hidden is dealt anew, and nothing else changes",
                again == *seen,
                || format!("{dealt:?}, seen as {again:?}, not {seen:?}"),
            )?;
            let features = |state: &G::State| {
                let mut features = FeatureSet::EMPTY;
                game.features(state, seat, &mut features);
                features
            };
            hold(
                "an evaluation sees what the seat may see, and nothing else",
                features(seen) == features(state)
                    && features(seen)
                        .iter()
                        .all(|each| usize::from(each) < G::COUNT),
                || format!("{:?}", features(state)),
            )?;
            if node.seat() == Some(seat) {
                let (mut actions, mut there) = (Vec::new(), Vec::new());
                game.legal_actions(state, &mut actions);
                game.legal_actions(seen, &mut there);
                hold("who is to act sees what is legal", actions == there, || {
                    format!("{there:?}, not {actions:?}")
                })?;
            }
            if !game.in_opening(state) && !game.in_play(state) {
                let line = notation::position_line(game, seen);
                let read = notation::parse_position_line(game, &line);
                hold(
                    "what is seen has a position line",
                    read.as_ref() == Ok(seen),
                    || line,
                )?;
            }
        }
        Ok(())
    }
}

/// Whether a text can stand as a sentence of the log, a status or a reason.
pub(super) fn is_sentence(text: &str) -> bool {
    !text.trim().is_empty()
        && text.trim() == text
        && !text.ends_with('.')
        && !text.contains(char::is_control)
        && !text.contains("  ")
}
