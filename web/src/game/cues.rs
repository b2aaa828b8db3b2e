//! Cues: three things to do in a first game, and what the first hourglass means, each shown once.

use rules::board::Point;
use rules::words::Note;
use table::placement::bubble::kept_free;
use table::scene::Scene;
use table::screen::Room;
use words::t;
use yew::prelude::*;

use crate::game::bubble::{About, BubblePlace, use_bubble};
use crate::markup::fresh;
use crate::page::effect::Effect;
use crate::platform::last_input;

/// A cue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// Roll, or draw a card.
    Roll,
    /// Choose a pawn.
    Pawn,
    /// Choose a destination where the pawn captures.
    Capture,
    /// A blockade has only so many turns left.
    Hourglass,
}

impl Cue {
    /// What to do in a first game, in the order in which the cues come.
    const FIRST_GAME: [Cue; 3] = [Cue::Roll, Cue::Pawn, Cue::Capture];

    /// Its bit in a set.
    fn bit(self) -> u8 {
        1 << self as u8
    }

    /// Where on the board it is; `None` if it does not fit the scene, or is not about the board.
    fn place(self, scene: &Scene) -> Option<Point> {
        let board = &scene.board;
        match self {
            Cue::Roll => None,
            Cue::Pawn if board.pawns.iter().any(|pawn| pawn.selected) => None,
            // Nothing is to be chosen, or it is asked large.
            Cue::Pawn if scene.moves.is_automatic || scene.moves.large.is_some() => None,
            Cue::Pawn => {
                let mut movable = board.pawns.iter().filter(|pawn| pawn.label.is_some());
                movable.next().map(|pawn| pawn.at)
            }
            Cue::Capture => {
                let mut captures = board.goals.iter().filter(|goal| goal.captures);
                captures.next().map(|goal| goal.at)
            }
            Cue::Hourglass => counted(scene).map(|note| board.layout.space(note.at).place),
        }
    }

    fn fits(self, scene: &Scene) -> bool {
        let is_game = scene.lesson.is_none() && scene.watching.is_none() && scene.board.settled;
        // A hint says what to do itself.
        is_game
            && scene.moves.hint.is_none()
            && match self {
                Cue::Roll => scene.now.can.roll.is_some(),
                // There is time to read it.
                Cue::Hourglass => scene.now.can.roll.is_some() && counted(scene).is_some(),
                Cue::Pawn | Cue::Capture => self.place(scene).is_some(),
            }
    }
}

/// The first blockade that has turns left.
fn counted(scene: &Scene) -> Option<&Note> {
    scene.board.notes.iter().find(|note| note.left > 0)
}

/// The cues that are left.
#[derive(Default)]
pub struct Cues {
    /// Those that the player has followed, on this device, as bits.
    followed: u8,
    /// The one on the screen.
    shown: Option<Cue>,
}

impl Cues {
    /// The cues after those that were followed before, as stored.
    pub fn after(followed: u8) -> Cues {
        Cues {
            followed,
            shown: None,
        }
    }

    /// The cue on the screen.
    pub fn shown(&self) -> Option<Cue> {
        self.shown
    }

    /// Goes on with the scene of a game: the player has followed a cue that no longer fits.
    pub fn update(&mut self, scene: Option<&Scene>) -> Option<Effect> {
        let fits = |cue: &Cue| scene.is_some_and(|scene| cue.fits(scene));
        let done = self.shown.filter(|cue| scene.is_some() && !fits(cue));
        self.followed |= done.map_or(0, Cue::bit);
        let is_left = |cue: &Cue| self.followed & cue.bit() == 0;
        let mut first_game = Cue::FIRST_GAME.into_iter();
        let next = [
            first_game.find(is_left),
            Some(Cue::Hourglass).filter(is_left),
        ];
        self.shown = next.into_iter().flatten().find(fits);
        done.map(|_| Effect::KeepCues(self.followed))
    }
}

/// Props of [`BoardCue`].
#[derive(Properties, PartialEq, Clone)]
pub struct BoardCueProps {
    /// What it says.
    pub words: AttrValue,
    /// Where it is.
    pub place: BubblePlace,
}

impl BoardCueProps {
    /// The cue of a scene that is about the board.
    pub fn of(cue: Option<Cue>, scene: &Scene, capture: &str, room: Room) -> Option<BoardCueProps> {
        let cue = cue?;
        let at = cue.place(scene)?;
        Some(BoardCueProps {
            words: match cue {
                Cue::Capture => t!(play::cue_capture, capture).into(),
                Cue::Hourglass => t!(play::cue_hourglass, blockade = &counted(scene)?.words).into(),
                Cue::Roll | Cue::Pawn => {
                    let pawns = scene.board.pawns.iter();
                    let count = pawns.filter(|pawn| !pawn.leads.is_empty()).count();
                    t!(play::cue_pawn, count, input = last_input::pointer()).into()
                }
            },
            place: BubblePlace {
                about: Some(About::Place(at)),
                beware: kept_free(&scene.board),
                room,
            },
        })
    }
}

/// A cue beside a pawn or a destination. Screen readers have the status and the names of both.
#[component]
pub fn BoardCue(props: &BoardCueProps) -> Html {
    let bubble = use_bubble(props.place.clone(), props.words.clone());
    html! { <p ref={bubble} class="cue bubble" aria-hidden="true">{ fresh(&props.words) }</p> }
}
