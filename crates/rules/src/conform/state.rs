//! Checks of single states.

use super::test_rng::{TestRng, hash};
use super::{Holds, Suite, Tries, hold};
use crate::features::FeatureSet;
use crate::notation;
use crate::observe::Observation;
use crate::piece::PiecePosition;
use crate::playable::Playable;
use crate::seat::SeatSet;
use crate::state::Node;

impl<G: Playable> Suite<'_, G> {
    /// Checks one state.
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

    /// Checks that the kind of node agrees with the lists of actions and outcomes.
    fn lists_agree(&self, state: &G::State, node: Node) -> Holds {
        let game = self.game;
        let (mut actions, mut chances) = (Vec::new(), Vec::new());
        game.legal_actions(state, &mut actions);
        game.chance_outcomes(state, &mut chances);
        let is_chance = matches!(node, Node::Chance { .. });
        let is_decision = matches!(node, Node::Decision { .. });
        hold(
            "only decisions have legal actions, and all do",
            is_decision != actions.is_empty(),
            || format!("{node:?} with {actions:?}"),
        )?;
        hold(
            "only chance nodes have outcomes, and all do",
            is_chance != chances.is_empty(),
            || format!("{node:?} with {chances:?}"),
        )?;
        let total = game.chance_weight_total(state);
        hold(
            "only chance nodes have weights, and all do",
            is_chance == (total > 0),
            || format!("{node:?} with a total of {total}"),
        )?;
        if let Some(hidden) = game.face_down(state) {
            let is_listed = chances.iter().any(|(each, _)| *each == hidden);
            let read = hidden.to_string().parse();
            hold(
                "a face-down outcome is at a chance node and is none of its known outcomes",
                is_chance && !is_listed && read == Ok(hidden),
                || format!("{node:?} with {hidden}"),
            )?;
        }
        let (opening, playing) = (game.in_opening(state), game.in_play(state));
        hold("the opening is all chance", !opening || is_chance, || {
            format!("{node:?}")
        })?;
        hold(
            "a state within a play is a decision",
            !playing || is_decision,
            || format!("{node:?}"),
        )?;
        hold(
            "only chance nodes are automatic",
            is_chance || !game.is_automatic_chance(state),
            || format!("{node:?}"),
        )?;
        let dice = game.dice(state);
        hold(
            "only decisions have dice",
            is_decision || dice.is_empty(),
            || format!("{node:?} with {dice:?}"),
        )?;
        let rewards = game.rewards(state);
        hold(
            "only decisions have rewards",
            is_decision || rewards.is_empty(),
            || format!("{node:?} with {rewards:?}"),
        )?;
        let some = !rewards.contains(&0) && rewards.is_sorted_by(|one, other| one >= other);
        hold("rewards are positive, the highest first", some, || {
            format!("{rewards:?}")
        })?;
        self.cards(state, &actions)
    }

    /// Checks that cards held, played and remaining agree with each other.
    fn cards(&self, state: &G::State, actions: &[G::Action]) -> Holds {
        let game = self.game;
        let seats = game.seats(state);
        let mut hands = seats.iter().map(|seat| game.hand(state, seat).is_some());
        let held = hands.next().unwrap_or_default();
        hold(
            "all seats have hands, or none has",
            hands.all(|other| other == held),
            || format!("{seats:?}"),
        )?;
        let own = game
            .node(state)
            .seat()
            .and_then(|seat| game.hand(state, seat));
        for &action in actions {
            let card = game.card_played(state, action);
            let there = card.is_none_or(|card| own.as_ref().is_some_and(|own| own.contains(&card)));
            hold("a card played from a hand is in it", there, || {
                format!("{action:?}: {card:?} of {own:?}")
            })?;
        }
        let unseen = game.remaining_cards(state);
        let ascending = unseen.is_sorted_by(|(one, _), (other, _)| one != other);
        let law = "remaining cards are distinct kinds with positive counts";
        hold(
            law,
            ascending && unseen.iter().all(|(_, count)| *count > 0),
            || format!("{unseen:?}"),
        )?;
        for note in game.notes(state) {
            let on_board = usize::from(note.at.0) < self.board.spaces.len();
            let law = "a note is a sentence about a space of the board";
            hold(law, on_board && is_sentence(&note.words), || {
                format!("{note:?}")
            })?;
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
                "sides partition the seats",
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
        let law = "at least one side wins, and only whole sides win";
        hold(law, !winners.is_empty() && sides == winners, || {
            format!("{winners:?} of {seats:?}")
        })
    }

    /// Checks what screens and hints show: pieces, texts and progress.
    fn shown(&self, state: &G::State) -> Holds {
        let game = self.game;
        let pieces = game.pieces(state);
        let on_board = |each: &PiecePosition| usize::from(each.at.0) < self.board.spaces.len();
        hold(
            "pieces stand on spaces of the board",
            pieces.iter().all(on_board),
            || format!("{pieces:?}"),
        )?;
        let seats = game.seats(state);
        let owned = pieces
            .iter()
            .all(|each| each.piece.owner.is_none_or(|seat| seats.has(seat)));
        let sorted = pieces.is_sorted_by_key(|each| each.piece.owner);
        hold(
            "pieces belong to seats in play, in turn order",
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
                "no more pieces are home than exist",
                tally as usize <= owned || shared,
                || format!("{tally} of {owned}"),
            )?;
            let word = game.phrases().things(tally);
            hold("the tally has a word", is_sentence(&word), || {
                format!("{word:?}")
            })?;
        }
        Ok(())
    }

    /// Checks that the position line parses back, if the notation has a form for the state.
    fn line(&self, state: &G::State) -> Holds {
        let game = self.game;
        if game.in_opening(state) {
            return Ok(());
        }
        let line = notation::position_line(game, state);
        let read = notation::parse_position_line(game, &line);
        if game.in_play(state) {
            return hold(
                "a position line within a play is refused",
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
                "observing twice changes nothing",
                once.state() == twice.state(),
                || format!("{once:?} and then {twice:?}"),
            )?;
            let seen = once.state();
            hold(
                "every seat sees the pieces and the seat to act",
                {
                    game.pieces(seen) == game.pieces(state) && game.node(seen).seat() == node.seat()
                },
                || format!("{seen:?}"),
            )?;
            let mut rng = TestRng::new(hash(seen));
            let dealt = game.resample(seen, seat, &mut |below| rng.below(below));
            let again = game.observe(&dealt, seat);
            hold(
                "resampling changes only hidden cards",
                again == *seen,
                || format!("{dealt:?}, seen as {again:?}, not {seen:?}"),
            )?;
            let features = |state: &G::State| {
                let mut features = FeatureSet::EMPTY;
                game.features(state, seat, &mut features);
                features
            };
            hold(
                "features depend only on what the seat may see",
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
                hold(
                    "the seat to act sees its legal actions",
                    actions == there,
                    || format!("{there:?}, not {actions:?}"),
                )?;
            }
            if !game.in_opening(state) && !game.in_play(state) {
                let line = notation::position_line(game, seen);
                let read = notation::parse_position_line(game, &line);
                hold(
                    "an observed state has a position line",
                    read.as_ref() == Ok(seen),
                    || line,
                )?;
            }
        }
        Ok(())
    }
}

/// Whether a text can be a sentence of the log, a status or a reason.
pub(super) fn is_sentence(text: &str) -> bool {
    !text.trim().is_empty()
        && text.trim() == text
        && !text.ends_with('.')
        && !text.contains(char::is_control)
        && !text.contains("  ")
}
