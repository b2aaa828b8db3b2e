//! Banners over the board: moments of a game in words.

use rules::seat::Seat;
use words::t;

use super::Session;
use crate::status::called;
use crate::timeline::{Banner, Moment, MomentKind};

/// Moments closer together than this share one banner.
const TOGETHER_MS: u32 = 900;

impl Session {
    /// The banners of `moments`. Only what concerns a person has one; everything else is movement and sound.
    pub(super) fn banners(&self, moments: &[Moment]) -> Vec<Banner> {
        let mut banners: Vec<Banner> = Vec::new();
        for Moment { at_ms, what } in moments.iter().cloned() {
            let last = banners.pop_if(|last| at_ms - last.at_ms < TOGETHER_MS);
            // A bonus is told with what has earned it.
            let is_told = match what {
                MomentKind::Reward { .. } => last.is_some(),
                _ => self.is_told(what),
            };
            let words = self.moment_words(what).filter(|_| is_told);
            let banner = words.map(|words| Banner {
                at_ms,
                what,
                words,
                side: self.facing(self.concerned(what)),
            });
            banners.extend(match (last, banner) {
                // Beside the win nothing counts.
                (Some(_), Some(banner)) if matches!(what, MomentKind::Win) => Some(banner),
                (Some(last), Some(banner)) => Some(Banner {
                    words: format!("{} \u{b7} {}", last.words, banner.words),
                    ..last
                }),
                (last, banner) => last.or(banner),
            });
        }
        banners
    }

    /// Whether a moment has a banner: who starts, the win, and what a person does or suffers. Where no person plays,
    /// all of that is told to who watches.
    fn is_told(&self, what: MomentKind) -> bool {
        let mut standings = self.table.standings().into_iter();
        let is_watched = !self.is_played() || !standings.any(|each| self.is_person(each.seat));
        let counts =
            |seat: Option<Seat>| is_watched || seat.is_some_and(|seat| self.is_person(seat));
        let actor = self
            .table
            .game_summary()
            .turns
            .last()
            .map(|(seat, _)| *seat);
        match what {
            MomentKind::Begins { .. } | MomentKind::Win => true,
            MomentKind::Capture { by, of } => counts(Some(by)) || counts(Some(of)),
            MomentKind::Swap { by, of } => counts(Some(by)) || counts(of),
            MomentKind::Home | MomentKind::SentBack | MomentKind::RollLost => counts(actor),
            MomentKind::Stars { loses, .. } => loses.is_some() && loses == self.own(),
            // Only if it can be played.
            MomentKind::Card(_) => {
                counts(actor) && self.table.choices().iter().any(|choice| choice.is_free)
            }
            MomentKind::Blockade
            | MomentKind::BlockadeBroken
            | MomentKind::Doublet
            | MomentKind::Reward { .. }
            | MomentKind::Slide => false,
        }
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
            MomentKind::Reward { steps } => t!(moments::reward, steps),
            MomentKind::Card(title) => title.to_owned(),
            MomentKind::Begins { seat } if you == Some(seat) => t!(moments::you_begin).to_owned(),
            MomentKind::Begins { seat } => t!(moments::begins, who = self.called(seat)),
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
            MomentKind::Stars { gains, count, .. } => match gains {
                Some(to) => t!(moments::you_give_stars, count, whom = self.called(to)),
                None => t!(moments::you_lose_stars, count),
            },
            // The game is over by now, and the status says who won.
            MomentKind::Win => self.status(),
            MomentKind::Blockade
            | MomentKind::BlockadeBroken
            | MomentKind::Doublet
            | MomentKind::Slide => return None,
        })
    }

    fn called(&self, seat: Seat) -> String {
        called(&self.table, seat)
    }
}
