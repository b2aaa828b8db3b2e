//! How a link compares with the game that a device knows.

use rules::seat::Seat;

use super::LinkGame;

/// How a game that was read relates to a known one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// It is another game.
    OtherGame,
    /// It is the same game, but with other players, bots or points.
    OtherTable,
    /// Both are at the same moment.
    Same,
    /// It is at an earlier moment.
    Older,
    /// It continues the known game.
    Newer,
    /// Another device has joined as this person.
    OtherMember(Seat),
    /// This person has played otherwise in the known game, after this many entries of the record.
    OtherMove(Seat, usize),
}

impl LinkGame {
    /// How this game relates to a known one.
    pub fn relation_to(&self, known: &LinkGame) -> Relation {
        if self.host_key() != known.host_key() {
            return Relation::OtherGame;
        }
        if !self.has_same_table(known) {
            return Relation::OtherTable;
        }
        for (index, seat) in self.people.iter().enumerate() {
            if let (Some(own), Some(known)) = (&self.members[index], &known.members[index])
                && (own.key, own.chain.end) != (known.key, known.chain.end)
            {
                return Relation::OtherMember(*seat);
            }
        }
        let (own, other) = (&self.record.history, &known.record.history);
        let mut pairs = own.iter().zip(other);
        if let Some(at) = pairs.position(|(one, other)| one != other) {
            return Relation::OtherMove(self.people[self.progress.makers[at]], at);
        }
        let joined = |game: &LinkGame| game.members.iter().flatten().count();
        match (joined(self), own.len()).cmp(&(joined(known), other.len())) {
            std::cmp::Ordering::Less => Relation::Older,
            std::cmp::Ordering::Equal => Relation::Same,
            std::cmp::Ordering::Greater => Relation::Newer,
        }
    }

    /// Whether another game has the same ruleset, players, points and host.
    fn has_same_table(&self, other: &LinkGame) -> bool {
        let (one, two) = (&self.record, &other.record);
        one.start.ruleset() == two.start.ruleset()
            && one.players == two.players
            && one.match_play == two.match_play
            && self.host == other.host
    }
}

#[cfg(test)]
mod tests {
    use rules::games::FAMILIES;
    use rules::record::Match;
    use rules::ruleset::Ruleset;

    use super::super::{Chain, Secret, Value};
    use super::*;
    use crate::setup::{PERSON, Setup};

    #[test]
    fn other_players_bots_or_points_are_told_apart() {
        let setup = Setup::usual(Ruleset::of(FAMILIES[0], 0), PERSON);
        let secret = Secret::new([1; 32]);
        let host = setup.taken().next().unwrap().0;
        let known = LinkGame::invite(&setup, host, &secret).unwrap();
        let mut joined = known.clone();
        joined.join(&Secret::new([2; 32])).unwrap();
        assert_eq!(joined.relation_to(&known), Relation::Newer);
        let mut named = joined.clone();
        named.record.players[0].1.name = Some("Zoe".to_owned());
        let mut with_bot = joined.clone();
        with_bot.record.players[1].1.kind = "easy".to_owned();
        let mut scored = joined.clone();
        scored.record.match_play = Some(Match::to(100));
        for other in [named, with_bot, scored] {
            assert_eq!(other.relation_to(&known), Relation::OtherTable);
        }
    }

    #[test]
    fn another_key_or_chain_is_told_apart() {
        let setup = Setup::usual(Ruleset::of(FAMILIES[0], 0), PERSON);
        let secrets = [1, 2].map(|byte| Secret::new([byte; 32]));
        let people: Vec<Seat> = setup.taken().map(|(seat, ..)| seat).collect();
        let mut known = LinkGame::invite(&setup, people[0], &secrets[0]).unwrap();
        known.join(&secrets[1]).unwrap();
        let mut newer = known.clone();
        newer.begin_turn(&secrets[0]).unwrap();
        assert_eq!(newer.relation_to(&known), Relation::Same);
        for (index, seat) in people.iter().enumerate().take(2) {
            let mut other = known.clone();
            if let Some(member) = &mut other.members[index] {
                (member.chain, _) = Chain::read(Value([9; 32]), 1);
            }
            let other_member = Relation::OtherMember(*seat);
            assert_eq!(other.relation_to(&known), other_member);
            other = known.clone();
            if let Some(member) = &mut other.members[index] {
                member.key = [9; 32];
            }
            let is_host = index == other.host;
            let expected = if is_host {
                Relation::OtherGame
            } else {
                other_member
            };
            assert_eq!(other.relation_to(&known), expected);
        }
    }
}
