//! Signs of what happens on a space, in simple shapes of our own. Board units round the middle of
//! the space; all fit in a circle of 320.

use rules::board::Point;
use yew::prelude::*;

use self::Piece::{Head, Path, Star};
use crate::board::svg::{path, path_at, translate};

/// A star of five points, 1 from its middle to a point.
const STAR: &str = "M0-1 .29-.4.95-.31.48.15.59.81 0 .5-.59.81-.48.15-.95-.31-.29-.4z";

/// A piece of a sign.
enum Piece {
    /// A path of that class.
    Path(&'static str, &'static str),
    /// A golden star: its middle and how large it is.
    Star(i32, i32, i32),
    /// Somebody's head and shoulders.
    Head(i32, i32),
}

/// The signs by their names.
const ICONS: [(&str, &[Piece]); 16] = [
    (
        "orphanage",
        &[
            Path("ink", "M-270 260V-40L0-250 270-40V260z"),
            Path(
                "light",
                "M-180-10h90V80h-90zM90-10h90V80H90zM-55 80H55V260H-55z",
            ),
        ],
    ),
    (
        "sandy",
        &[
            Path(
                "tan",
                "M-190 210C-260 90-230-60-140-110L-210-210C-110-230-60-190-30-140H30C60-190 110-230 210-210L140-110C230-60 260 90 190 210C100 280-100 280-190 210z",
            ),
            Path(
                "ink",
                "M-80-20a28 34 0 1 0 .1 0zM80-20a28 34 0 1 0 .1 0zM-60 100C-40 70 40 70 60 100C50 140 20 150 0 150S-50 140-60 100z",
            ),
            Star(200, -220, 95),
        ],
    ),
    (
        "others",
        &[Head(-130, 60), Head(130, 60), Star(0, -200, 105)],
    ),
    (
        "give",
        &[
            Star(-150, 0, 150),
            Path("ink", "M10-45H150V-120L290 0 150 120V45H10z"),
        ],
    ),
    (
        "stars",
        &[
            Star(0, -140, 140),
            Star(-160, 130, 140),
            Star(160, 130, 140),
        ],
    ),
    (
        "against",
        &[
            Path("red", "M-290-110H-70V110H-290z"),
            Path(
                "white",
                "M130-110h100a60 60 0 0 1 60 60V50a60 60 0 0 1-60 60H130a60 60 0 0 1-60-60V-50a60 60 0 0 1 60-60z",
            ),
            Path("dots", "M-235-55h.1M-125 55h.1M180 0h.1"),
            Path("ink", "M-45-140 45-30H0L45 140-45 30H0z"),
        ],
    ),
    (
        "hannigan",
        &[
            Path(
                "ink",
                "M-240 40a150 150 0 0 1 150-150H260V-30H60A150 150 0 1 1-240 40z",
            ),
            Path("light", "M-90-30a70 70 0 1 0 .1 0z"),
            Star(190, 170, 95),
        ],
    ),
    (
        "mudges",
        &[
            Path(
                "ink",
                "M-260-60H-40V-20H-260zM-215-210H-85V-60H-215zM40-60H260V-20H40zM85-210H215V-60H85z",
            ),
            Star(-180, 150, 90),
            Star(0, 150, 90),
            Star(180, 150, 90),
            Path("strike", "M-270 220 270 80"),
        ],
    ),
    (
        "arrow-red",
        &[Path("red", "M-270-80H40V-220L290 0 40 220V80H-270z")],
    ),
    (
        "arrow-white",
        &[Path("white", "M270-80H-40V-220L-290 0-40 220V80H270z")],
    ),
    (
        "goto",
        &[Path(
            "ink",
            "M-260-200-60 0-260 200H-130L70 0-130-200zM-40-200 160 0-40 200H90L290 0 90-200z",
        )],
    ),
    (
        "warbucks",
        &[
            Path("ink", "M-270 110H270V180H-270zM-170-230H170V110H-170z"),
            Path("red", "M-170 30H170V90H-170z"),
            Star(0, -90, 90),
        ],
    ),
    (
        "white-house",
        &[
            Path("white", "M-290 230V-60L0-220 290-60V230z"),
            Path(
                "ink",
                "M-290-60H290V-20H-290zM-230 10h50V200h-50zM-95 10h50V200h-50zM45 10H95V200H45zM180 10h50V200h-50zM-290 200H290V240H-290zM0-300V-220H-8V-300z",
            ),
            Path("red", "M0-300H110V-240H0z"),
        ],
    ),
    (
        "punjab",
        &[
            Path(
                "white",
                "M-260 120C-300-120-120-250 0-250S300-120 260 120C140 60-140 60-260 120z",
            ),
            Path(
                "fold",
                "M-230 20C-120-120 60-160 210-60M-160-130C-60-210 100-210 190-110",
            ),
            Path("red", "M0-120 70-20 0 80-70-20z"),
            Star(0, 210, 80),
        ],
    ),
    (
        "iodent",
        &[
            Path(
                "ink",
                "M-110-60a110 160 0 0 1 220 0V40a110 110 0 0 1-220 0zM-30 150H30V230H120V270H-120V230H-30z",
            ),
            Path("bars", "M-100-120H100M-110-50H110M-110 20H110"),
            Star(220, -180, 80),
        ],
    ),
    (
        "happy-end",
        &[
            Path(
                "gold",
                "M0-290 60-170 190-220 150-90 280-40 160 40 230 170 90 150 60 280-40 180-160 240-150 100-280 50-170-40-230-160-90-150z",
            ),
            Path("red", "M0 130C-160 20-110-110 0-50C110-110 160 20 0 130z"),
        ],
    ),
];

/// Somebody's head and shoulders.
const HEAD: &str = "M0-110a75 75 0 1 0 .1 0zM-125 190C-125 90-70 60 0 60S125 90 125 190z";

/// The sign of that name; nothing for a name that is not known.
pub fn icon(name: &str) -> Html {
    let known = ICONS.iter().find(|(each, _)| *each == name);
    let pieces = known.map_or(&[][..], |(_, pieces)| pieces);
    html! { <g class="icon">{ for pieces.iter().map(piece) }</g> }
}

fn piece(piece: &Piece) -> Html {
    match *piece {
        Path(class, d) => path(class, d),
        Star(x, y, size) => {
            let place = format!("{} scale({size})", translate(Point { x, y }));
            path_at("gold", STAR, place)
        }
        Head(x, y) => path_at("ink", HEAD, translate(Point { x, y })),
    }
}
