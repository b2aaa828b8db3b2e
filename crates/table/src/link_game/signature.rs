//! Signatures. Each device signs the whole game that it sends, so that nobody else can change what it has sent.

use ed25519_compact::{KeyPair, PublicKey, Seed, Signature};
use rules::sort_few::sort_few;
use sha2::{Digest as _, Sha256};
use words::t;

use super::{Chain, LinkGame, Secret, Value};
use crate::game_session::GameSession;

/// What the hash of a secret begins with, so that a signing key is never a value of the chain.
const KEY: &[u8] = b"turnout key";
/// What a signed text begins with.
const GAME: &str = "turnout game by link";

/// A public key.
pub type Key = [u8; 32];

/// A person who has joined.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Member {
    pub(super) chain: Chain,
    pub(super) key: Key,
    /// The signature of what this person sent last.
    pub(super) signature: [u8; 64],
}

impl Member {
    /// The player with this secret, who has signed nothing yet.
    pub(super) fn of(secret: &Secret) -> Member {
        Member {
            chain: Chain::of(secret),
            key: *secret.key_pair().pk,
            signature: [0; 64],
        }
    }

    /// Whether this is the player with this secret.
    pub(super) fn is_of(&self, secret: &Secret) -> bool {
        self.key == *secret.key_pair().pk
    }

    /// Whether this person has signed the text.
    fn has_signed(&self, text: &str) -> bool {
        #[cfg(test)]
        super::work::SIGNATURES.add(1);
        let signature = Signature::new(self.signature);
        PublicKey::new(self.key).verify(text, &signature).is_ok()
    }
}

impl Secret {
    fn key_pair(&self) -> KeyPair {
        let mut seed = Sha256::new();
        seed.update(KEY);
        seed.update(self.0.0);
        KeyPair::from_seed(Seed::new(seed.finalize().into()))
    }
}

impl LinkGame {
    /// Signs the game as a person, who has just joined or ended a turn.
    pub(super) fn sign(&mut self, person: usize, secret: &Secret) {
        let text = self.signed_text(person);
        if let Some(member) = &mut self.members[person] {
            member.signature = *secret.key_pair().sk.sign(text, None);
        }
    }

    /// Checks the signatures of all who have joined, that of the latest turn first.
    ///
    /// # Errors
    /// Who has not signed this, as part of a sentence.
    pub(super) fn check_signatures(&self) -> Result<(), String> {
        let mut order: Vec<usize> = self.joining_order().collect();
        sort_few(&mut order, |person| self.progress.end_of_last_turn(*person));
        for person in order.into_iter().rev() {
            let member = self.members[person];
            if member.is_some_and(|member| !member.has_signed(&self.signed_text(person))) {
                let mut start = self.record.clone();
                start.history.clear();
                let name = GameSession::of(start).called(self.people[person]);
                return Err(t!(by_link::not_as_sent, name));
            }
        }
        Ok(())
    }

    /// What a person has signed: the game at the end of their last turn, or when they joined.
    fn signed_text(&self, person: usize) -> String {
        let entries = self.progress.end_of_last_turn(person);
        let mut text = format!("{GAME}\n{}host {}\n", self.head, self.host);
        for joined in self.joining_order() {
            if let Some(member) = &self.members[joined] {
                let (end, key) = (member.chain.end, Value(member.key));
                text.push_str(&format!("joined {joined} {end} {key}\n"));
            }
            // Nobody takes a turn before all have joined.
            if entries == 0 && joined == person {
                break;
            }
        }
        for entry in &self.progress.texts[..entries] {
            text.push_str(entry);
            text.push('\n');
        }
        text
    }
}
