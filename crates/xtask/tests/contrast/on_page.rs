//! What is to be told from what on the page round a board.

use crate::pair::{Pair, shape, text};

/// What things lie on beside the board.
const SURFACES: &[&[&str]] = &[
    &["x --ground"],
    &[".plate background-color"],
    &[".setup background-color"],
    &[".modal background-color"],
    &[".lesson background-color"],
];

const MARKED: &[&[&str]] = &[
    &[".notice background-color"],
    &[".hint background-color"],
    &[".notes li background-color"],
    &[".lesson .says background-color"],
    &[".reward background-color"],
    &[".awards li background-color"],
    &["button.move.hinted background-color"],
    &["button.threats[aria-pressed=\"true\"] background-color"],
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
        "what the ribbon on a lid says",
        &["x --ribbon-ink"],
        &[&["x --ribbon"]],
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
        "what a player earns",
        &[".bonus-mark color"],
        &[&[".bonus-mark background-color"]],
    ),
    text(
        "what is said of a choice",
        &[".choice small color"],
        &[&[".setup background-color"]],
    ),
    text(
        "which lesson it is",
        &[".lesson .number color"],
        &[&[".lesson background-color"]],
    ),
    text(
        "the link to the rules of a lesson",
        &[".lesson .link color"],
        &[&[".lesson background-color"]],
    ),
    shape("a lesson's frame", &[".lesson border-color"], SURFACES),
    text(
        "what a fact is called",
        &[".facts dt color"],
        &[&[".modal background-color"]],
    ),
    text(
        "an alert",
        &[".refusal color"],
        &[&[".refusal background-color"]],
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
        &[&[".refusal background-color"]],
    ),
    shape(
        "a switch that is on",
        &["button.threats[aria-pressed=\"true\"] border-color"],
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
    shape(
        "a line of the race",
        &[
            ".race-chart .SEAT polyline.line stroke",
            ".race-chart .SEAT polyline.rim stroke",
        ],
        SURFACES,
    ),
    shape(
        "an award's rosette",
        &[".awards .rosette fill"],
        &[&[".awards li background-color"]],
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
];
