//! What is to be told from what: the one place that says so.

/// What a pair is, and so how much contrast it needs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Kind {
    Text,
    Shape,
}

/// Something, by its tones, of which at least one is to stand out from each ground. Tones are
/// elements with a property; grounds are layers of such, the lowest first; none means every kind of
/// space. `SEAT` stands for the class of each seat's colour.
#[derive(Clone, Copy)]
pub(crate) struct Pair<'a> {
    pub(crate) kind: Kind,
    pub(crate) what: &'a str,
    pub(crate) tones: &'a [&'a str],
    pub(crate) on: &'a [&'a [&'a str]],
    /// The dresses in which there is such a thing; none means all.
    pub(crate) worn: &'a [&'a str],
}

impl<'a> Pair<'a> {
    const fn in_dress(self, worn: &'a [&'a str]) -> Pair<'a> {
        Pair { worn, ..self }
    }
}

const fn text<'a>(what: &'a str, tones: &'a [&'a str], on: &'a [&'a [&'a str]]) -> Pair<'a> {
    let kind = Kind::Text;
    Pair {
        kind,
        what,
        tones,
        on,
        worn: &[],
    }
}

const fn shape<'a>(what: &'a str, tones: &'a [&'a str], on: &'a [&'a [&'a str]]) -> Pair<'a> {
    let kind = Kind::Shape;
    Pair {
        kind,
        what,
        tones,
        on,
        worn: &[],
    }
}

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
    &[".SEAT .band fill"],
    &[".SEAT .plate-rim fill"],
    &[".plate-field fill"],
    &[".plate-heart fill"],
    &[".SEAT .disc fill"],
    &[".disc-field fill"],
    &[".slide-band.SEAT .way stroke"],
    &[".slide-band.SEAT .tip fill"],
    &[".street stroke"],
    &[".bed stroke"],
    &[".rails stroke"],
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
            &[".pawn.movable .halo fill"],
            &[".pawn.lit .halo fill"],
            &[".pawn.movable.selected .halo fill"],
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
        &[".pawn.movable .halo fill", ".pawn.movable .halo stroke"],
        &[],
    ),
    shape(
        "the selected pawn",
        &[
            ".pawn.movable.selected .halo fill",
            ".pawn.movable.selected .halo stroke",
        ],
        &[],
    ),
    shape(
        "a lit pawn",
        &[".pawn.lit .halo fill", ".pawn.lit .halo stroke"],
        &[],
    ),
    shape(
        "a pawn with the focus",
        &[
            ".pawn.movable:focus-visible .halo fill",
            ".pawn.movable:focus-visible .halo stroke",
        ],
        &[],
    ),
    shape("a goal", &[".goal .ring fill", ".goal .ring stroke"], &[]),
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
    shape(
        "a goal with the focus",
        &[
            ".goal:focus-visible .ring fill",
            ".goal:focus-visible .ring stroke",
        ],
        &[],
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
    .in_dress(&["flat", "lithograph", "folk"]),
    shape(
        "the arrow on a home path",
        &[".SEAT .arrow fill", ".SEAT .arrow stroke"],
        &[&[".space.home-path.SEAT fill"]],
    )
    .in_dress(&["flat", "lithograph", "folk", "slides"]),
    shape("where a turnout leaves", &[".wedge fill"], TRACK),
    text(
        "the board's name",
        &[".board-title fill"],
        &[&[".title-disc fill"]],
    )
    .in_dress(&["flat", "lithograph", "folk"]),
    text(
        "the name above the cards",
        &[".board-title fill"],
        &[&[".well fill"]],
    )
    .in_dress(CARDS),
    text(
        "what a disc is called",
        &[".disc-label fill"],
        &[&[".disc-field fill"]],
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
];

/// What things lie on beside the board.
const SURFACES: &[&[&str]] = &[
    &["x --ground"],
    &[".plate background-color"],
    &[".setup background-color"],
    &[".modal background-color"],
];

const MARKED: &[&[&str]] = &[
    &[".notice background-color"],
    &[".hint background-color"],
    &[".notes li background-color"],
    &[".reward background-color"],
    &["button.move.hinted background-color"],
    &["button.switch[aria-pressed=\"true\"] background-color"],
    &[".tools [open] summary background-color"],
];

pub(crate) const PAGE: &[Pair<'_>] = &[
    text("what is written", &["p color"], SURFACES),
    text("what is written", &["p color"], MARKED),
    text(
        "what is written on a button",
        &["button color"],
        &[&["button background-color"]],
    ),
    text(
        "what the main button says",
        &["button.main color"],
        &[&["button.main background-color"]],
    ),
    text(
        "what a button says that does nothing now",
        &["button[aria-disabled=\"true\"] color"],
        SURFACES,
    ),
    text(
        "a player's name",
        &[".plate .name color"],
        &[&[".plate background-color"]],
    ),
    text(
        "how far a player is",
        &[".plate .home color"],
        &[&[".plate background-color"]],
    ),
    text(
        "what a player threw",
        &[".plate .opened color"],
        &[&[".plate background-color"]],
    ),
    text(
        "what is said of a choice",
        &[".choice small color"],
        &[&[".setup background-color"]],
    ),
    text(
        "what a fact is called",
        &[".facts dt color"],
        &[&[".modal background-color"]],
    ),
    text(
        "an alert",
        &[".alert color"],
        &[&[".alert background-color"]],
    ),
    text("a link", &["a color"], SURFACES),
    text(
        "a card in the hand",
        &["button.held color"],
        &[&["button.held background-color"]],
    ),
    text(
        "an idle card in the hand",
        &["button.held.idle color"],
        &[&["button.held.idle background-color"]],
    ),
    shape("a button's edge", &["button border-color"], SURFACES),
    shape("a select's edge", &["select border-color"], SURFACES),
    shape(
        "a field's edge",
        &["input[type=\"text\"] border-color"],
        SURFACES,
    ),
    shape(
        "the edge of a link's field",
        &[".modal input.link border-color"],
        &[&[".modal background-color"]],
    ),
    shape(
        "a drawer's edge",
        &[".tools summary border-color"],
        SURFACES,
    ),
    shape(
        "the main button",
        &["button.main background-color"],
        SURFACES,
    ),
    shape(
        "the focus",
        &["button:focus-visible outline-color"],
        SURFACES,
    ),
    shape("the focus", &["button:focus-visible outline-color"], MARKED),
    shape(
        "the focus",
        &["button:focus-visible outline-color"],
        &[&[".alert background-color"]],
    ),
    shape(
        "a switch that is on",
        &["button.switch[aria-pressed=\"true\"] border-color"],
        SURFACES,
    ),
    shape(
        "the chosen move",
        &["button.move.selected border-color"],
        SURFACES,
    ),
    shape(
        "the hinted move",
        &["button.move.hinted border-color"],
        SURFACES,
    ),
    shape(
        "whose turn it is",
        &[".plate.to-act border-color"],
        SURFACES,
    ),
    shape(
        "a seat's emblem",
        &[".SEAT .emblem fill", ".emblem stroke"],
        SURFACES,
    ),
    shape("a die", &[".die rect fill", ".die rect stroke"], SURFACES),
    shape(
        "the red die",
        &[".die.red rect fill", ".die.red rect stroke"],
        SURFACES,
    ),
    shape(
        "the white die",
        &[".die.white rect fill", ".die.white rect stroke"],
        SURFACES,
    ),
    shape(
        "the dashes of an underside",
        &[".die.underside rect fill", ".die.underside rect stroke"],
        SURFACES,
    ),
    shape(
        "the dashes of an underside",
        &[".die.underside rect stroke"],
        &[&[".die.underside rect fill"]],
    ),
    shape("pips", &[".die circle fill"], &[&[".die rect fill"]]),
    shape(
        "pips of the red die",
        &[".die.red circle fill"],
        &[&[".die.red rect fill"]],
    ),
    shape(
        "the frame of the red die",
        &[".die.red rect.frame stroke"],
        &[&[".die.red rect fill"]],
    ),
    shape(
        "pips of the white die",
        &[".die.white circle fill"],
        &[&[".die.white rect fill"]],
    ),
    shape(
        "a card in the hand",
        &["button.held background-color", "button.held border-color"],
        SURFACES,
    ),
    shape(
        "the picked card",
        &["button.held.picked outline-color"],
        SURFACES,
    ),
    shape(
        "the loudspeaker",
        &["button.sound svg stroke"],
        &[&["button.sound background-color"]],
    ),
];
