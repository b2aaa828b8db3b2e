//! The words for each event, in all forms.

use words::t;

use super::{Form, faces_words};
use crate::board::Space;
use crate::chance::Faces;
use crate::event::Event;
use crate::piece::Piece;
use crate::ruleset::Ruleset;
use crate::seat::{Seat, SeatSet};
use crate::words::Phrases;

/// What the words for events depend on.
pub(super) struct EventWords<'a> {
    pub(super) form: Form,
    pub(super) ruleset: Ruleset,
    pub(super) phrases: Phrases,
    /// The reader's seat, which plain words call "you".
    pub(super) own: Option<Seat>,
    /// What a seat is called.
    pub(super) name: &'a dyn Fn(Seat) -> String,
    /// The name of a space.
    pub(super) space: &'a dyn Fn(Space) -> String,
    /// Why a seat has passed: see [`Narrator::why_passed`](super::Narrator::why_passed).
    pub(super) why_passed: &'a dyn Fn(Seat) -> &'static str,
}

impl EventWords<'_> {
    /// The words for an event; `None` if it needs none, or none in this form.
    pub(super) fn of(&self, event: &Event) -> Option<String> {
        let form = self.form.key();
        let game = self.ruleset.family.name();
        let dice = |faces: &Faces| faces_words(self.form, faces);
        let actor = event.seat();
        let (who, name) = match actor {
            Some(seat) => (self.who(seat), (self.name)(seat)),
            None => ("other", String::new()),
        };
        let colour = |seat: Seat| self.ruleset.family.colour(seat);
        let partner = |piece: &Piece| {
            let partner = piece.owner.filter(|owner| Some(*owner) != actor);
            partner.map_or("none", colour)
        };
        let full_or_brief = || (self.form != Form::Plain).then_some(());
        Some(match event {
            Event::Opened { faces, .. } => {
                let (count, total) = (faces.numbers().len(), faces.numbers().iter().sum::<u8>());
                t!(
                    events::opened,
                    form,
                    who,
                    name,
                    dice = dice(faces),
                    count,
                    total
                )
            }
            Event::OpeningTied { seats } => t!(events::tied, form, names = self.names(*seats)),
            Event::Begins { .. } => t!(events::begins, form, game, who, name),
            Event::Rolled { faces, .. } => match faces {
                Faces::Dice(_) => t!(events::rolled, form, who, name, dice = dice(faces)),
                Faces::Card(card) => {
                    let (card, title) = (card.name, card.title());
                    t!(events::drew, form, who, name, card, title)
                }
            },
            Event::Drawn { .. } => t!(events::drew_hidden, form, who, name),
            Event::CardPlayed { faces, .. } => {
                let (card, title) = card(faces)?;
                t!(events::played_card, form, who, name, card, title)
            }
            Event::Discarded { faces, .. } => {
                let (card, title) = card(faces)?;
                t!(events::discarded, form, who, name, card, title)
            }
            Event::Reshuffled => t!(events::reshuffled, form).to_owned(),
            Event::Forfeited { faces, .. } => {
                let count = faces.numbers().len();
                t!(
                    events::forfeited,
                    form,
                    who,
                    name,
                    dice = dice(faces),
                    count
                )
            }
            Event::Passed { seat } => {
                let pawns = (self.why_passed)(*seat);
                t!(events::passed, form, game, who, name, pawns)
            }
            Event::RollsAgain { number, .. } => {
                let number = number.unwrap_or_default();
                t!(events::again, form, game, number, who, name)
            }
            Event::Moved { way, .. } if self.form == Form::Brief => {
                let (from, to) = ((self.space)(*way.first()?), (self.space)(*way.last()?));
                t!(events::moved_brief, from, to)
            }
            Event::Captured { piece, .. } if self.form == Form::Brief => {
                self.phrases.takes(piece.owner.map_or("", colour))
            }
            Event::Captured {
                seat, piece, from, ..
            } => {
                full_or_brief()?;
                let (owner, capture) = (piece.owner?, self.phrases.capture);
                let whose = if owner == *seat { "own" } else { "other" };
                let (whom, space) = (colour(owner), (self.space)(*from));
                let edition = self.ruleset.edition.name;
                t!(events::captured, capture, whose, name, whom, space, edition)
            }
            Event::Slid { piece, way, .. } => {
                full_or_brief()?;
                let (from, to) = ((self.space)(*way.first()?), (self.space)(*way.last()?));
                let name = piece.owner.map_or(name, |owner| (self.name)(owner));
                t!(events::slid, form, name, from, to)
            }
            Event::Swapped { one, other, .. } => {
                let (from, to) = ((self.space)(one.at), (self.space)(other.at));
                let (partner, whom) = (partner(&one.piece), (self.name)(other.piece.owner?));
                t!(events::swapped, form, who, name, partner, from, whom, to)
            }
            Event::SentBack { from, to, .. } => {
                let (from, to) = ((self.space)(*from), (self.space)(*to));
                t!(events::sent_back, form, who, name, from, to)
            }
            Event::NoOtherRoll { .. } => t!(events::no_other_roll, form, name),
            Event::RollLost { .. } => t!(events::roll_lost, form, who, name),
            Event::Paid { from, to, count } => {
                let count = u32::from(*count);
                let things = self.phrases.things(count);
                match (from, to) {
                    (Some(_), Some(to)) => {
                        let whom = (self.name)(*to);
                        t!(events::gave, form, who, name, count, things, whom)
                    }
                    (Some(_), None) => t!(events::returned, form, who, name, count, things),
                    (None, _) => t!(events::took, form, who, name, count, things),
                }
            }
            Event::Picked { other, .. } => {
                let whom = (self.name)(*other);
                t!(events::picked, form, who, name, whom)
            }
            Event::RewardEarned { steps, .. } => {
                t!(events::bonus_earned, form, game, who, name, count = *steps)
            }
            Event::RewardLost { steps, .. } => {
                t!(events::bonus_lost, form, game, who, name, count = *steps)
            }
            Event::RewardDeclined { steps, .. } => {
                t!(
                    events::bonus_declined,
                    form,
                    game,
                    who,
                    name,
                    count = *steps
                )
            }
            Event::Won { seats } => {
                let own = self.own.filter(|own| seats.has(*own));
                let others = own.map_or(*seats, |own| seats.without(own));
                let who = match (own, others.is_empty()) {
                    (None, _) => "other",
                    (_, true) => "you",
                    (_, false) => "you-and-others",
                };
                let (names, count) = (self.names(others), others.len());
                t!(events::won, form, game, who, names, count)
            }
            // The next roll says that the turn has passed.
            Event::Moved { .. } | Event::TurnPasses { .. } => return None,
        })
    }

    pub(super) fn who(&self, seat: Seat) -> &'static str {
        if self.own == Some(seat) {
            "you"
        } else {
            "other"
        }
    }

    pub(super) fn names(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(self.name).collect();
        words::list(&names)
    }

    /// Whose pawns a seat has captured. A slide captures its own as well.
    pub(super) fn captured(&self, by: Seat, owners: SeatSet) -> String {
        let whose = |owner: Seat| match owner == by {
            true => t!(events::own_pawn, who = self.who(by)).to_owned(),
            false => (self.name)(owner),
        };
        let owners: Vec<String> = owners.iter().map(whose).collect();
        words::list(&owners)
    }
}

/// The name and the title of a card.
pub(super) fn card(faces: &Faces) -> Option<(&'static str, &'static str)> {
    match faces {
        Faces::Card(card) => Some((card.name, card.title())),
        Faces::Dice(_) => None,
    }
}
