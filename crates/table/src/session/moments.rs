//! Banners over the board: moments of a game in words.

use rules::seat::Seat;
use words::t;

use super::Session;
use crate::scene::name;
use crate::timeline::{Banner, Moment, MomentKind};

/// Moments closer together than this share one banner.
const TOGETHER_MS: u32 = 900;

impl Session {
    /// The banners of `moments`.
    pub(super) fn banners(&self, moments: &[Moment]) -> Vec<Banner> {
        let mut banners: Vec<Banner> = Vec::new();
        for Moment { at_ms, what } in moments {
            let words = self.moment_words(*what);
            match banners.last_mut() {
                Some(last) if at_ms - last.at_ms < TOGETHER_MS => {
                    last.words = format!("{} \u{b7} {words}", last.words);
                }
                _ => banners.push(Banner {
                    at_ms: *at_ms,
                    what: *what,
                    words,
                }),
            }
        }
        banners
    }

    fn moment_words(&self, what: MomentKind) -> String {
        match what {
            MomentKind::Capture { by, of } => {
                let capture = self.table.phrases().capture;
                let (who, whom) = (self.title(by), self.title(of));
                match self.learner().or(self.own()) {
                    Some(you) if you == by => t!(moments::you_capture, capture, whom),
                    Some(you) if you == of => t!(moments::captures_you, capture, who),
                    _ => t!(moments::captures, capture, who, whom),
                }
            }
            MomentKind::Home => t!(moments::home).to_owned(),
            MomentKind::Blockade => t!(moments::blockade).to_owned(),
            MomentKind::Reward { steps } => t!(moments::reward, steps),
            MomentKind::Doublet => t!(moments::doublet).to_owned(),
            MomentKind::Card(title) => title.to_owned(),
        }
    }

    /// The player's name, or else the colour.
    fn title(&self, seat: Seat) -> String {
        let standings = self.table.standings();
        let standing = standings.iter().find(|standing| standing.seat == seat);
        let colour = || self.table.ruleset().family.colour(seat).to_owned();
        standing.and_then(name).unwrap_or_else(colour)
    }
}
