//! The token that all players of a game move: a girl with her dog, on a stand.

use yew::prelude::*;

use crate::board::svg::path;

/// The stand, whose middle is as far below the token's as the foot of a pawn.
const STAND: &str = "M-300 190a300 62 0 1 0 600 0a300 62 0 1 0-600 0z";
const DRESS: &str = "M-135-95C-190 0-232 90-256 180C-160 222 30 222 112 180C92 90 45 0-15-95z";
const COLLAR: &str = "M-152-92C-120-34-30-34 2-92z";
const HAIR: &str = "M-27-344A50 50 0 0 1 44-284A50 50 0 0 1 60-191A50 50 0 0 1 13-109A50 50 0 0 1-74-77\
    A50 50 0 0 1-163-109A50 50 0 0 1-210-191A50 50 0 0 1-194-283A50 50 0 0 1-122-344A50 50 0 0 1-27-344z";
/// The face below the fringe.
const FACE: &str = "M-172-205C-130-262-20-262 22-205C28-60-178-60-172-205z";
const DOG: &str = "M58 214C36 110 66 6 160 2C250 6 290 110 276 214C210 240 120 240 58 214z";
const CHEST: &str =
    "M118 226C108 140 130 70 166 70C202 70 226 140 216 226C180 234 150 234 118 226z";
const MUZZLE: &str = "M73-62a90 86 0 1 0 180 0a90 86 0 1 0-180 0z";
const EARS: &str = "M104-126C44-140 26-40 58 4C100 4 116-56 122-112zM222-126C282-140 300-40 268 4C226 4 210-56 204-112z";
/// The eyes of both and the dog's nose, as dots.
const EYES: &str = "M-112-178h.1M-40-178h.1M132-78h.1M194-78h.1";
const NOSE: &str = "M163-30h.1";

/// The parts of the token, from back to front.
pub fn parts() -> Html {
    let rim = [STAND, HAIR, DRESS, DOG, MUZZLE, EARS].map(|outline| path("rim", outline));
    let body = [
        ("body", STAND),
        ("body hair", HAIR),
        ("body dress", DRESS),
        ("body cream", COLLAR),
        ("body skin", FACE),
        ("body fur", DOG),
        ("body cream", CHEST),
        ("body fur", MUZZLE),
        ("body ears", EARS),
        ("eyes", EYES),
        ("eyes nose", NOSE),
    ];
    html! { <>{ for rim }{ for body.map(|(class, outline)| path(class, outline)) }</> }
}
