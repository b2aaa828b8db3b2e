//! Banners over the board: moments of a game in words.

use rules::seat::Seat;
use words::t;

use super::{LocalGame, facing};
use crate::timeline::{Banner, Moment, MomentKind};

/// Moments closer together than this share one banner.
const TOGETHER_MS: u32 = 900;

/// The banners of `moments`.
pub(super) fn banners(local: &LocalGame, moments: &[Moment]) -> Vec<Banner> {
    let mut banners: Vec<Banner> = Vec::new();
    for Moment { at_ms, what } in moments.iter().cloned() {
        let last = banners.pop_if(|last| at_ms - last.at_ms < TOGETHER_MS);
        let banner = moment_words(local, what).map(|words| Banner {
            at_ms,
            what,
            words,
            side: facing(local, concerned(local, what)),
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

/// The seat that a moment is about: a person who is captured, or else the one who acts.
fn concerned(local: &LocalGame, what: MomentKind) -> Option<Seat> {
    let person = |seat: &Seat| local.is_person(*seat);
    match what {
        MomentKind::Capture { by, of } => Some(of).filter(person).or(Some(by)),
        MomentKind::Swap { by, of } => of.filter(person).or(Some(by)),
        MomentKind::Begins { seat } => Some(seat),
        MomentKind::Stars { gains, loses, .. } => loses.or(gains),
        _ => local.current_player(),
    }
}

/// The words of a moment that has a banner: who starts, the win, and what a person does or suffers. Everything else
/// has a movement and a sound only.
fn moment_words(local: &LocalGame, what: MomentKind) -> Option<String> {
    let you = local.own();
    let turns = &local.table.game_summary().turns;
    let actor = turns.last().map(|(seat, _)| *seat);
    let counts = |seat: Option<Seat>| concerns(local, seat);
    Some(match what {
        MomentKind::Begins { seat } if you == Some(seat) => t!(moments::you_begin).to_owned(),
        MomentKind::Begins { seat } => t!(moments::begins, who = local.table.called(seat)),
        MomentKind::Capture { by, of } if counts(Some(by)) || counts(Some(of)) => {
            let capture = local.table.game().about().phrases.capture;
            let (who, whom) = (local.table.called(by), local.table.called(of));
            match you {
                Some(you) if you == by && by == of => t!(moments::you_capture_own, capture),
                Some(you) if you == by => t!(moments::you_capture, capture, whom),
                Some(you) if you == of => t!(moments::captures_you, capture, who),
                _ => t!(moments::captures, capture, who, whom),
            }
        }
        MomentKind::Swap { by, of } if counts(Some(by)) || counts(of) => {
            let (who, whom) = (local.table.called(by), local.table.called(of?));
            match you {
                Some(you) if you == by => t!(moments::you_swap, whom),
                Some(you) if of == Some(you) => t!(moments::swaps_with_you, who),
                _ => t!(moments::swaps, who, whom),
            }
        }
        MomentKind::Home if counts(actor) => t!(moments::home).to_owned(),
        MomentKind::SentBack if counts(actor) => t!(moments::sent_back).to_owned(),
        MomentKind::Again { number } if counts(actor) => t!(moments::again, number),
        MomentKind::NoOtherRoll if counts(actor) => t!(moments::no_other_roll).to_owned(),
        MomentKind::RollLost if counts(actor) => t!(moments::roll_lost).to_owned(),
        // A card with a name, if it can be played.
        MomentKind::Card(title) if counts(actor) => {
            let mut choices = local.table.choices().iter();
            choices.find(|choice| choice.is_free)?;
            title.to_owned()
        }
        MomentKind::Stars {
            gains,
            loses,
            count,
        } if loses.is_some() && loses == you => match gains {
            Some(to) => t!(
                moments::you_give_stars,
                count,
                whom = local.table.called(to)
            ),
            None => t!(moments::you_lose_stars, count),
        },
        // The game is over by now, and the status says who won.
        MomentKind::Win => local.status(),
        _ => return None,
    })
}

/// Whether what a seat does or suffers has a banner: if a person plays there, or if nobody plays and people only
/// watch.
fn concerns(local: &LocalGame, seat: Option<Seat>) -> bool {
    let is_watched =
        !local.mode.is_game() || !local.table.seats().any(|seat| local.is_person(seat));
    is_watched || seat.is_some_and(|seat| local.is_person(seat))
}
