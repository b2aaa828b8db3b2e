//! Banners over the board: moments of a game in words.

use rules::seat::Seat;
use words::t;

use super::Session;
use crate::status::called;
use crate::timeline::{Banner, Moment, MomentKind};

/// Moments closer together than this share one banner.
const TOGETHER_MS: u32 = 900;

impl Session {
    /// The banners of `moments`.
    pub(super) fn banners(&self, moments: &[Moment]) -> Vec<Banner> {
        let mut banners: Vec<Banner> = Vec::new();
        for Moment { at_ms, what } in moments.iter().cloned() {
            let Some(words) = self.moment_words(what) else {
                continue;
            };
            let side = self.facing(self.concerned(what));
            let mut banner = Banner {
                at_ms,
                what,
                words,
                side,
            };
            if let Some(last) = banners.pop_if(|last| at_ms - last.at_ms < TOGETHER_MS) {
                let both = format!("{} \u{b7} {}", last.words, banner.words);
                match (last.what, what) {
                    // Beside the win nothing counts.
                    (_, MomentKind::Win) => {}
                    // What the piece does next counts for more, and is not told before it has happened.
                    (MomentKind::BlockadeBroken, _) => banner.words = both,
                    _ => {
                        banner = Banner {
                            words: both,
                            ..last
                        };
                    }
                }
            }
            banners.push(banner);
        }
        banners
    }

    /// The seat that a moment is about: a person who is captured, or else the one who acts.
    fn concerned(&self, what: MomentKind) -> Option<Seat> {
        let person = |seat: &Seat| self.is_person(*seat);
        match what {
            MomentKind::Capture { by, of } => Some(of).filter(person).or(Some(by)),
            MomentKind::Swap { by, of } => of.filter(person).or(Some(by)),
            MomentKind::Begins { seat } => Some(seat),
            MomentKind::Stars { gains, loses, .. } => gains.or(loses),
            _ => self.current_player(),
        }
    }

    /// The words of a moment; none if it needs none.
    fn moment_words(&self, what: MomentKind) -> Option<String> {
        let you = self.own();
        Some(match what {
            MomentKind::Capture { by, of } => {
                let capture = self.table.game().phrases().capture;
                let (who, whom) = (self.called(by), self.called(of));
                match you {
                    Some(you) if you == by => t!(moments::you_capture, capture, whom),
                    Some(you) if you == of => t!(moments::captures_you, capture, who),
                    _ => t!(moments::captures, capture, who, whom),
                }
            }
            MomentKind::Home => t!(moments::home).to_owned(),
            MomentKind::Blockade => t!(moments::blockade).to_owned(),
            MomentKind::BlockadeBroken => t!(moments::blockade_broken).to_owned(),
            MomentKind::Reward { steps } => t!(moments::reward, steps),
            MomentKind::Doublet => t!(moments::doublet).to_owned(),
            MomentKind::Card(title) => title.to_owned(),
            MomentKind::Begins { seat } if you == Some(seat) => t!(moments::you_begin).to_owned(),
            MomentKind::Begins { seat } => t!(moments::begins, who = self.called(seat)),
            MomentKind::Slide => t!(moments::slide).to_owned(),
            MomentKind::Swap { by, of } => {
                let (who, whom) = (self.called(by), self.called(of?));
                match you {
                    Some(you) if you == by => t!(moments::you_swap, whom),
                    Some(you) if of == Some(you) => t!(moments::swaps_with_you, who),
                    _ => t!(moments::swaps, who, whom),
                }
            }
            MomentKind::SentBack => t!(moments::sent_back).to_owned(),
            MomentKind::RollLost => t!(moments::roll_lost).to_owned(),
            // Where several are paid at once, only what concerns the reader.
            MomentKind::Stars {
                gains,
                loses,
                count,
            } => match (gains, loses) {
                (None, Some(from)) if you == Some(from) => t!(moments::you_lose_stars, count),
                (Some(to), None) if you == Some(to) => t!(moments::you_win_stars, count),
                (Some(to), Some(from)) if you == Some(from) => {
                    t!(moments::you_give_stars, count, whom = self.called(to))
                }
                (Some(to), Some(from)) if you == Some(to) => {
                    t!(moments::gives_you_stars, count, who = self.called(from))
                }
                _ => return None,
            },
            // The game is over by now, and the status says who won.
            MomentKind::Win => self.status(),
        })
    }

    fn called(&self, seat: Seat) -> String {
        called(&self.table, seat)
    }
}
