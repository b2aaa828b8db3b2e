//! What is to be told from what on a board.

use crate::pair::{Pair, shape, text};

/// Every kind of space, on whatever it is printed: a pawn comes to stand on each.
pub(crate) const GROUNDS: &[&[&str]] = &[
    &[".cloth fill", ".space.track fill"],
    &[".cloth fill", ".space.track:nth-of-type(2n) fill"],
    &[".cloth fill", ".space.safe fill"],
    &[".cloth fill", ".space.turnout fill"],
    &[".cloth fill", ".space.entrance.SEAT fill"],
    &[".cloth fill", ".space.start.SEAT fill"],
    &[".cloth fill", ".space.home-path.SEAT fill"],
    &[".cloth fill", ".space.home.SEAT fill"],
    &[".cloth fill", ".space.home fill"],
    &[".cloth fill", ".space.triangle.SEAT fill"],
    &[".cloth fill", ".space.slide.SEAT fill"],
    &[".cloth fill", ".space.yard.SEAT fill"],
    // What is printed on yards, homes and slides.
    &[".SEAT .spot fill"],
    &[".pad fill"],
    &[".slide-band.SEAT .way stroke"],
    &[".slide-band.SEAT .tip fill"],
    &[".street stroke"],
    &[".bed stroke"],
];

const TRACK: &[&[&str]] = &[
    &[".cloth fill", ".space.track fill"],
    &[".cloth fill", ".space.track:nth-of-type(2n) fill"],
    &[".cloth fill", ".space.safe fill"],
];

const MIDDLE: &[&[&str]] = &[&[".cloth fill"], &[".cloth fill", ".well fill"]];

/// Where cards are played.
const CARDS: &[&str] = &["slides"];
/// Where spaces bear signs of what happens.
const WALK: &[&str] = &["city"];

const BLANK: &[&[&str]] = &[&[".cards .blank fill"]];

pub(crate) const BOARD: &[Pair<'_>] = &[
    shape(
        "a pawn",
        &[".pawn.SEAT .foot stroke", ".pawn.SEAT .body stroke"],
        &[],
    ),
    shape(
        "a pawn",
        &[".pawn.SEAT .foot stroke", ".pawn.SEAT .body stroke"],
        &[
            &[".pawn.movable .foot stroke"],
            &[".pawn.lit .foot stroke"],
            &[".pawn.movable.selected .foot stroke"],
            &[".plinth polyline.top stroke"],
            &[".plinth polyline.rim stroke"],
        ],
    ),
    shape(
        "the token",
        &[".pawn.token .foot stroke", ".pawn.token .body stroke"],
        &[],
    ),
    shape(
        "a pawn that can move",
        &[".pawn.movable .foot stroke", ".pawn.movable .halo stroke"],
        &[],
    ),
    shape(
        "the selected pawn",
        &[
            ".pawn.movable.selected .foot stroke",
            ".pawn.movable.selected .halo stroke",
        ],
        &[],
    ),
    shape(
        "a lit pawn",
        &[".pawn.lit .foot stroke", ".pawn.lit .halo stroke"],
        &[],
    ),
    shape(
        "where the keys are",
        &[".here .ring stroke", ".here .rim stroke"],
        &[],
    ),
    shape("a goal", &[".goal .ring fill", ".goal .ring stroke"], &[]),
    shape(
        "a goal on a pawn",
        &[".goal .ring stroke", ".goal .rim stroke"],
        &[
            &[".pawn.SEAT .body fill"],
            &[".pawn.SEAT .body stroke"],
            &[".pawn.SEAT .foot stroke"],
        ],
    ),
    shape(
        "a goal that captures",
        &[
            ".goal.captures .sight stroke",
            ".goal.captures .sight.rim stroke",
        ],
        &[],
    ),
    shape(
        "the sight within the ring",
        &[
            ".goal.captures .sight stroke",
            ".goal.captures .sight.rim stroke",
        ],
        &[
            &[".space.track fill", ".goal.captures .ring fill"],
            &[".space.home-path.SEAT fill", ".goal.captures .ring fill"],
        ],
    ),
    text(
        "what a goal spends",
        &[".goal .spends fill"],
        &[
            &[".space.track fill", ".goal .ring fill"],
            &[".space.home-path.SEAT fill", ".goal .ring fill"],
            &[".space.start.SEAT fill", ".goal .ring fill"],
            &[".slide-band.SEAT .way stroke", ".goal .ring fill"],
            &[".space.track fill", ".goal.captures .ring fill"],
            &[".space.start.SEAT fill", ".goal.captures .ring fill"],
        ],
    ),
    shape(
        "a way that is lit",
        &[".mark.lit fill", ".mark.lit stroke"],
        &[],
    ),
    shape(
        "the last move",
        &[".mark.last stroke", ".mark.rim stroke"],
        &[],
    ),
    shape(
        "the dashes of the last move",
        &[".mark.last stroke"],
        &[&[".mark.rim stroke"]],
    ),
    shape(
        "a blockade",
        &[".plinth polyline.top stroke", ".plinth polyline.rim stroke"],
        &[],
    ),
    shape(
        "the winner's home",
        &[".spotlight .ring stroke", ".spotlight .ring.rim stroke"],
        &[],
    ),
    shape(
        "a hint's arrow",
        &[".hint-arrow .shaft stroke", ".hint-arrow .shaft.rim stroke"],
        &[],
    ),
    shape(
        "a hint's arrow",
        &[".hint-arrow .head fill", ".hint-arrow .head stroke"],
        MIDDLE,
    ),
    shape(
        "a hint's arrow",
        &[".hint-arrow .head fill", ".hint-arrow .head stroke"],
        &[],
    ),
    shape(
        "a warning",
        &[".warning path fill", ".warning path stroke"],
        &[],
    ),
    shape(
        "a warning",
        &[".warning path fill", ".warning path stroke"],
        &[&[".pawn.SEAT .body fill"]],
    ),
    text(
        "a warning's number",
        &[".warning text fill"],
        &[&[".warning path fill"]],
    ),
    shape(
        "a badge",
        &[".badge circle fill", ".badge circle stroke"],
        &[],
    ),
    shape(
        "an urgent badge",
        &[".badge.urgent circle fill", ".badge.urgent circle stroke"],
        &[],
    ),
    text("a badge", &[".badge text fill"], &[&[".badge circle fill"]]),
    text(
        "an urgent badge",
        &[".badge.urgent text fill"],
        &[&[".badge.urgent circle fill"]],
    ),
    // The board itself.
    shape("lines between spaces", &[".space.track stroke"], TRACK),
    shape(
        "a space on its ground",
        &[".space.track fill", ".space.track stroke"],
        &[&[".cloth fill"], &[".street stroke"], &[".bed stroke"]],
    ),
    shape(
        "a coloured space beside the track",
        &[".space.home-path.SEAT fill", ".space.home-path.SEAT stroke"],
        TRACK,
    ),
    shape(
        "the emblem at an entrance",
        &[".entrance-emblem fill", ".entrance-emblem stroke"],
        &[&[".space.entrance.SEAT fill"]],
    ),
    shape(
        "the emblem at the end of a slide",
        &[".slide-band.SEAT .eye fill", ".slide-band.SEAT .eye stroke"],
        &[&[".slide-band.SEAT .tip fill"]],
    )
    .in_dress(CARDS),
    shape(
        "the arrow on a start",
        &[".SEAT .arrow fill", ".SEAT .arrow stroke"],
        &[&[".space.start.SEAT fill"]],
    )
    .in_dress(&["flat", "midcentury", "lithograph", "folk"]),
    shape(
        "the arrow on a home path",
        &[".SEAT .arrow fill", ".SEAT .arrow stroke"],
        &[&[".space.home-path.SEAT fill"]],
    )
    .in_dress(&["flat", "midcentury", "lithograph", "folk", "slides"]),
    shape("where a turnout leaves", &[".wedge fill"], TRACK),
    text(
        "the board's name",
        &[".board-title fill"],
        &[&[".title-disc fill"]],
    )
    .in_dress(&["flat", "midcentury", "lithograph", "folk"]),
    text(
        "the name above the cards",
        &[".board-title fill"],
        &[&[".well fill"]],
    )
    .in_dress(CARDS),
    text(
        "what a disc is called",
        &[".disc-label fill"],
        &[&[".pad fill"]],
    )
    .in_dress(CARDS),
    text("a space's name", &[".space-name.track fill"], TRACK),
    text(
        "the name of a coloured space",
        &[".space-name.entrance fill"],
        &[&[".space.entrance.SEAT fill", ".space-name.entrance stroke"]],
    ),
    // Cards.
    shape(
        "a card",
        &[".cards .blank fill", ".cards .blank stroke"],
        MIDDLE,
    )
    .in_dress(CARDS),
    shape(
        "a card's back",
        &[".card-back path fill", ".card-back path stroke"],
        BLANK,
    )
    .in_dress(CARDS),
    text("a card's number", &[".cards .number fill"], BLANK).in_dress(CARDS),
    text("a card's word", &[".cards .word fill"], BLANK).in_dress(CARDS),
    text("a card's corner", &[".cards .corner fill"], BLANK).in_dress(CARDS),
    text(
        "how many cards there are",
        &[".pile-count fill"],
        &[&[".well fill"]],
    )
    .in_dress(CARDS),
    // Signs on the spaces of the walk.
    shape("a sign", &[".icon .ink fill"], &[&[".space.track fill"]]).in_dress(WALK),
    shape(
        "a star",
        &[".icon .gold fill", ".icon .gold stroke"],
        &[&[".space.track fill"]],
    )
    .in_dress(WALK),
    shape(
        "the red die",
        &[".side-die.red rect fill", ".side-die.red rect stroke"],
        &[&[".space.track fill"]],
    )
    .in_dress(WALK),
    shape(
        "the white die",
        &[".side-die.white rect fill", ".side-die.white rect stroke"],
        &[&[".space.track fill"]],
    )
    .in_dress(WALK),
    shape(
        "pips of the red die",
        &[".side-die.red path stroke"],
        &[&[".side-die.red rect fill"]],
    )
    .in_dress(WALK),
    shape(
        "pips of the white die",
        &[".side-die.white path stroke"],
        &[&[".side-die.white rect fill"]],
    )
    .in_dress(WALK),
    // The enlarged space in the middle, and the supply.
    text(
        "the name of the enlarged space",
        &[".close-up-name fill"],
        &[&[".close-up-card fill"]],
    )
    .in_dress(WALK),
    text(
        "what happens on the enlarged space",
        &[".close-up-note fill"],
        &[&[".close-up-card fill"]],
    )
    .in_dress(WALK),
    shape(
        "a star of the supply",
        &[".star-heap .star fill", ".star-heap .star stroke"],
        &[&[".space.home fill"]],
    )
    .in_dress(WALK),
];
