//! What a link tells beside the game that a device knows.

use rules::seat::Seat;

use super::LinkGame;
use super::progress::Progress;

/// How a game that was read relates to a known one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// It is another game.
    OtherGame,
    /// Both are at the same moment.
    Same,
    /// It is at an earlier moment.
    Older,
    /// It continues the known game.
    Newer,
    /// This person has joined twice, or their chain has a wrong value.
    OtherChain(Seat),
    /// This person has played otherwise in the known game, after so many entries of the record.
    OtherMove(Seat, usize),
}

impl LinkGame {
    /// How this game relates to a known one.
    pub fn relation_to(&self, known: &LinkGame) -> Relation {
        let is_same_table = self.record.start.ruleset() == known.record.start.ruleset()
            && self.people == known.people
            && self.host == known.host;
        let is_same_chain = |index: usize| {
            let chains = self.chains[index].zip(known.chains[index]);
            chains.is_some_and(|(own, known)| own.is_same(known))
        };
        // A common chain tells that it is the same game, even if another is not.
        if !is_same_table || !(0..self.people.len()).any(is_same_chain) {
            return Relation::OtherGame;
        }
        for (index, seat) in self.people.iter().enumerate() {
            if let (Some(own), Some(known)) = (self.chains[index], known.chains[index])
                && !own.is_same(known)
            {
                return Relation::OtherChain(*seat);
            }
        }
        let (own, other) = (&self.record.history, &known.record.history);
        let mut pairs = own.iter().zip(other);
        if let Some(at) = pairs.position(|(one, other)| one != other) {
            return Relation::OtherMove(self.player_at(at), at);
        }
        let joined = |game: &LinkGame| game.chains.iter().flatten().count();
        match (joined(self), own.len()).cmp(&(joined(known), other.len())) {
            std::cmp::Ordering::Less => Relation::Older,
            std::cmp::Ordering::Equal => Relation::Same,
            std::cmp::Ordering::Greater => Relation::Newer,
        }
    }

    /// The person on whose device an entry of the record was made.
    fn player_at(&self, entry: usize) -> Seat {
        let start = self.record.start.clone();
        let mut progress = Progress::new(start, self.people.clone(), self.host);
        for text in &self.record.history[..entry] {
            progress.turn = progress.controller();
            progress.apply(text);
        }
        self.people[progress.controller().unwrap_or(self.host)]
    }
}

#[cfg(test)]
mod tests {
    use rules::games::FAMILIES;
    use rules::ruleset::Ruleset;

    use super::super::{Chain, Secret, Value};
    use super::*;
    use crate::setup::{PERSON, Setup};

    #[test]
    fn a_wrong_value_of_a_chain_is_told_apart() {
        let setup = Setup::usual(Ruleset::of(FAMILIES[0], 0), PERSON);
        let secrets = [1, 2].map(|byte| Secret::new([byte; 32]));
        let people: Vec<Seat> = setup.taken().map(|(seat, ..)| seat).collect();
        let mut known = LinkGame::invite(&setup, people[0], &secrets[0]).unwrap();
        known.join(&secrets[1]).unwrap();
        let mut newer = known.clone();
        newer.begin_turn(&secrets[0]).unwrap();
        assert_eq!(newer.relation_to(&known), Relation::Same);
        newer.chains[0] = Some(Chain {
            newest: Value([9; 32]),
            revealed: 1,
        });
        let relation = newer.relation_to(&known);
        assert_eq!(relation, Relation::OtherChain(people[0]));
        let mut newer = known.clone();
        newer.chains[1] = Some(Chain {
            newest: Value([9; 32]),
            revealed: 1,
        });
        let relation = newer.relation_to(&known);
        assert_eq!(relation, Relation::OtherChain(people[1]));
    }
}
