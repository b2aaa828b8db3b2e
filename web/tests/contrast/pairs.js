// Pairs that need contrast: a thing on the page or on a board, and the grounds that it lies on.
//
// A colour is an element and a property: ".plate .name color". `SEAT` stands for the class of each seat's colour.
// A ground is a colour, or layers of colours with the lowest first.

/** Text, which needs the most contrast. At least one of its colours must stand out from each ground. */
const text = (what, tones, grounds, dresses) => ({ what, tones, grounds, dresses, isText: true });
/** A shape. */
const shape = (what, tones, grounds, dresses) => ({ what, tones, grounds, dresses, isText: false });

/** Every kind of space with what lies below it: a pawn may stand on each. */
export const GROUNDS = [
  [".cloth fill", ".space.track fill"],
  [".cloth fill", ".space.track:nth-of-type(2n) fill"],
  [".cloth fill", ".space.safe fill"],
  [".cloth fill", ".space.turnout fill"],
  [".cloth fill", ".space.entrance.SEAT fill"],
  [".cloth fill", ".space.start.SEAT fill"],
  [".cloth fill", ".space.home-path.SEAT fill"],
  [".cloth fill", ".space.home.SEAT fill"],
  [".cloth fill", ".space.home fill"],
  [".cloth fill", ".space.triangle.SEAT fill"],
  [".cloth fill", ".space.slide.SEAT fill"],
  [".cloth fill", ".space.yard.SEAT fill"],
  ".SEAT .spot fill",
  ".pad fill",
  ".slide-band.SEAT .way stroke",
  ".slide-band.SEAT .tip fill",
  ".street stroke",
  ".bed stroke",
];
/** The same, seen through the ring of a goal. */
const IN_RING = GROUNDS.map((layers) => [layers, ".goal.mark circle.tint fill"].flat());
const TRACK = [
  [".cloth fill", ".space.track fill"],
  [".cloth fill", ".space.track:nth-of-type(2n) fill"],
  [".cloth fill", ".space.safe fill"],
];
const MIDDLE = [".cloth fill", [".cloth fill", ".well fill"]];
/** The dresses of boards with cards. */
const CARDS = ["slides"];
/** The dresses of boards whose spaces have pictures. */
const WALK = ["city"];
const BLANK = [".cards .blank fill"];

export const BOARD = [
  shape("a pawn", [".pawn.SEAT .rim stroke", ".pawn.SEAT .body stroke"], GROUNDS),
  shape(
    "a pawn",
    [".pawn.SEAT .rim stroke", ".pawn.SEAT .body stroke"],
    [
      ".pawn.movable .rim stroke",
      ".pawn.lit .rim stroke",
      ".plinth polyline.wood stroke",
      ".plinth polyline.rim stroke",
    ],
  ),
  shape("the emblem in a pawn's head", [".pawn.SEAT .inlay fill", ".pawn.SEAT .inlay stroke"], [".pawn.SEAT .body fill"]),
  shape("the emblem in a pawn's head", [".pawn.SEAT .inlay stroke"], [".pawn.SEAT .inlay fill"]),
  shape("the token", [".pawn.token .rim stroke", ".pawn.token .body stroke"], GROUNDS),
  shape("a pawn that can move", [".pawn.movable.SEAT .rim stroke", ".pawn.movable.SEAT .body stroke"], GROUNDS),
  shape("a lit pawn", [".pawn.lit.SEAT .rim stroke", ".pawn.lit.SEAT .body stroke"], GROUNDS),
  shape("where the keys are", [".here .ring stroke", ".here .rim stroke"], GROUNDS),
  shape("a goal", [".goal.mark .edge stroke", ".goal.mark .rim stroke"], GROUNDS),
  shape("a goal", [".goal.mark .core stroke"], [".goal.mark .edge stroke"]),
  shape("a goal that captures", [".goal.mark.captures .core stroke"], [".goal.mark .edge stroke"]),
  shape(
    "a goal on a pawn",
    [".goal.mark .edge stroke", ".goal.mark .rim stroke"],
    [".pawn.SEAT .body fill", ".pawn.SEAT .body stroke", ".pawn.SEAT .rim stroke"],
  ),
  shape("the pips of a goal's die", [".mark .pips stroke", ".mark .pips.rim stroke"], IN_RING),
  // A dark number with a light edge.
  text("what a goal spends", [".mark .spends fill"], [".mark .spends stroke"]),
  shape("what a goal spends", [".mark .spends fill", ".mark .spends stroke"], IN_RING),
  text("what a goal spends", [".mark .spends fill"], [".goal .tag .disc fill"]),
  shape("where others have gone", [".mark.trail .edge stroke", ".mark.trail .rim stroke"], GROUNDS),
  shape("a path that is pointed at", [".lit-path .lit stroke", ".lit-path .edge stroke"], GROUNDS),
  shape("what stands together", [".plinth polyline.wood stroke", ".plinth polyline.rim stroke"], GROUNDS),
  shape("a blockade's clasp", [".clasp-band path.brass stroke"], [".clasp-band path.edge stroke"]),
  shape("a hint's arrow", [".hint-arrow.mark .edge stroke", ".hint-arrow.mark .rim stroke"], GROUNDS),
  shape("a hint's arrow", [".hint-arrow.mark .edge stroke", ".hint-arrow.mark .rim stroke"], MIDDLE),
  shape("a hint's arrow", [".hint-arrow.mark .core stroke"], [".hint-arrow.mark .edge stroke"]),
  text("the number of a hint's arrow", [".hint-number text fill"], [".hint-number .disc fill"]),
  shape("a warning", [".warning path fill", ".warning path stroke"], GROUNDS),
  shape("a warning", [".warning path fill", ".warning path stroke"], [".pawn.SEAT .body fill"]),
  text("a warning's number", [".warning text fill"], [".warning path fill"]),
  shape("a badge", [".badge circle fill", ".badge circle stroke"], GROUNDS),
  shape("an urgent badge", [".badge.urgent circle fill", ".badge.urgent circle stroke"], GROUNDS),
  text("a badge", [".badge text fill"], [".badge circle fill"]),
  text("an urgent badge", [".badge.urgent text fill"], [".badge.urgent circle fill"]),
  shape("lines between spaces", [".space.track stroke"], TRACK),
  shape(
    "a space on its ground",
    [".space.track fill", ".space.track stroke"],
    [".cloth fill", ".street stroke", ".bed stroke"],
  ),
  shape("a coloured space beside the track", [".space.home-path.SEAT fill", ".space.home-path.SEAT stroke"], TRACK),
  shape(
    "the emblem at an entrance",
    [".entrance-emblem fill", ".entrance-emblem stroke"],
    [".space.entrance.SEAT fill"],
  ),
  shape(
    "the emblem at the end of a slide",
    [".slide-band.SEAT .eye fill", ".slide-band.SEAT .eye stroke"],
    [".slide-band.SEAT .tip fill"],
    CARDS,
  ),
  shape(
    "the arrow on a start",
    [".SEAT .arrow fill", ".SEAT .arrow stroke"],
    [".space.start.SEAT fill"],
    ["flat", "midcentury", "lithograph", "folk"],
  ),
  shape(
    "the arrow on a home path",
    [".SEAT .arrow fill", ".SEAT .arrow stroke"],
    [".space.home-path.SEAT fill"],
    ["flat", "midcentury", "lithograph", "folk", "slides"],
  ),
  shape("where a turnout leaves", [".wedge fill"], TRACK),
  text("the board's name", [".board-title fill"], [".title-disc fill"], ["flat", "midcentury", "lithograph", "folk"]),
  text("the name above the cards", [".board-title fill"], [".well fill"], CARDS),
  text("the name of a disc", [".disc-label fill"], [".pad fill"], CARDS),
  text("a space's name", [".space-name.track fill"], TRACK),
  text(
    "the name of a coloured space",
    [".space-name.entrance fill"],
    [[".space.entrance.SEAT fill", ".space-name.entrance stroke"]],
  ),
  shape("a card", [".cards .blank fill", ".cards .blank stroke"], MIDDLE, CARDS),
  shape("a card's back", [".card-back path fill", ".card-back path stroke"], BLANK, CARDS),
  text("a card's number", [".cards .number fill"], BLANK, CARDS),
  text("a card's word", [".cards .word fill"], BLANK, CARDS),
  text("a card's corner", [".cards .corner fill"], BLANK, CARDS),
  text("how many cards there are", [".pile-count fill"], [".well fill"], CARDS),
  shape("a sign", [".icon .ink fill"], [".space.track fill"], WALK),
  shape("a star", [".icon .gold fill", ".icon .gold stroke"], [".space.track fill"], WALK),
  shape("the red die", [".side-die.red rect fill", ".side-die.red rect stroke"], [".space.track fill"], WALK),
  shape("the white die", [".side-die.white rect fill", ".side-die.white rect stroke"], [".space.track fill"], WALK),
  shape("pips of the red die", [".side-die.red path stroke"], [".side-die.red rect fill"], WALK),
  shape("pips of the white die", [".side-die.white path stroke"], [".side-die.white rect fill"], WALK),
  text("the name of the enlarged space", [".close-up-name fill"], [".close-up-card fill"], WALK),
  text("the note of the enlarged space", [".close-up-note fill"], [".close-up-card fill"], WALK),
  shape("a star of the supply", [".star-heap .star fill", ".star-heap .star stroke"], [".space.home fill"], WALK),
];

/** What lies on the table beside the board. */
const PLATES = [
  ".plate background-color",
  ".turn background-color",
  ".log background-color",
  ".setup background-color",
  ".modal background-color",
  ".lesson background-color",
  ".kept li background-color",
];
const TABLE = ["--table"];
/** The materials of games. */
const GAMES = ["material-midcentury", "material-lithograph", "material-folk", "material-slides", "material-city"];
const MARKED = [
  ".notice background-color",
  ".hint background-color",
  ".notes li background-color",
  ".lesson .says background-color",
  ".reward background-color",
  ".awards li background-color",
  "button.move.hinted background-color",
  "button.threats[aria-pressed=\"true\"] background-color",
];

export const PAGE = [
  text("what is written on the table", ["p color"], TABLE),
  text("notes on the table", [".tip color", ".notes .later color"], TABLE),
  text("plain text", [".modal color"], PLATES),
  text("small text", [".modal .tip color"], PLATES),
  text("plain text", [".notice color"], MARKED),
  text("the text of a button", ["button color"], ["button background-color"]),
  text("the text of the main button", ["button.main color"], ["button.main background-color"]),
  text("the text of a disabled button", ["button[aria-disabled=\"true\"] color"], ["button[aria-disabled=\"true\"] background-color"]),
  text("the main button at rest", ["button.main[aria-disabled=\"true\"] color"], ["button.main[aria-disabled=\"true\"] background-color"]),
  shape("the edge of the main button at rest", ["button.main[aria-disabled=\"true\"] border-color"], PLATES),
  text("what is chosen", [".modal .segments .pick.chosen color"], [".modal .segments .pick.chosen background-color"]),
  text("what can be chosen", [".modal .segments .pick color"], [".modal .segments background-color"]),
  shape("a frame of choices", [".modal .segments border-color"], PLATES),
  shape("a switch", [".modal input[type=\"checkbox\"] border-color"], PLATES),
  text("the colour of a pawn on the cloth", [".box .pawn-pick color"], TABLE),
  text("the name of a game below its lid", [".game-card small color"], TABLE),
  text("a banner", [".banner color"], [".banner background-color"]),
  text("a banner", [".banner.capture color"], [".banner.capture background-color"]),
  text("a banner", [".banner.home color"], [".banner.home background-color"]),
  text("a cue", [".cue color"], [".cue background-color"]),
  text("the text of the ribbon on a lid", ["--ribbon-ink"], ["--ribbon"]),
  text("a player's name", [".plate .name color"], [".plate background-color"]),
  text("how far a player is", [".plate .home color"], [".plate background-color"]),
  text("the level of a bot", [".plate .level color"], [".plate background-color"]),
  text("who sits at a seat", [".modal .seat .name color"], [".modal .seat background-color"]),
  text("a free seat", [".modal .seat.free .name color"], [".modal .seat.free background-color"]),
  text("that a bot sits there", [".modal .seat small color"], [".modal .seat small background-color"]),
  text("a person who has a seat", ["button.chip.sits color"], ["button.chip.sits background-color"]),
  text("what a character says", [".remark.bubble color"], [".remark.bubble background-color"]),
  text("whose card it is", [".flying-card .name-tag color"], [".flying-card .name-tag background-color"]),
  text("the roll of a player", [".plate .opened color"], [".plate background-color"]),
  text("the bonus of a player", [".bonus-mark color"], [".bonus-mark background-color"]),
  text("how a saved game stands", [".kept li .says color"], [".kept li background-color"]),
  text("the note below a choice", [".setup .option small color"], [".setup background-color"]),
  text("a game that can be chosen", [".setup .box .game-pick color"], TABLE),
  text("the game that is chosen", [".setup .box .pick.chosen small color"], [".setup .box .pick.chosen background-color"]),
  text("which lesson it is", [".lesson .number color"], [".lesson background-color"]),
  text("the link to the rules of a lesson", [".lesson .link color"], [".lesson background-color"]),
  shape("a lesson on the table", [".lesson border-color", ".lesson background-color"], TABLE, GAMES),
  text("the name of a fact", [".modal .facts dt color"], [".modal background-color"]),
  text("an alert", [".refusal color"], [".refusal background-color"]),
  text("a link", ["a color"], TABLE),
  text("a card in the hand", ["button.held color"], ["button.held background-color"]),
  text("an idle card in the hand", ["button.held.idle color"], ["button.held.idle background-color"]),
  shape("a button on the table", ["button border-color", "button background-color"], TABLE),
  shape("a plate on the table", [".plate border-color", ".plate background-color"], TABLE),
  shape("a button's edge", [".modal button border-color"], PLATES),
  shape("a select's edge", [".modal select border-color"], PLATES),
  shape("a field's edge", [".modal input[type=\"text\"] border-color"], PLATES),
  shape("the edge of a link's field", [".modal input.link border-color"], [".modal background-color"]),
  shape("the main button", ["button.main background-color", "button.main border-color"], PLATES),
  shape("the focus on the table", ["--ink"], TABLE),
  shape("the focus", [".modal --ink"], PLATES),
  shape("the focus", [".notice --ink"], MARKED),
  shape("a switch that is on", ["button.threats[aria-pressed=\"true\"] border-color", "button.threats[aria-pressed=\"true\"] background-color"], TABLE, GAMES),
  shape("the chosen move", ["button.move.selected border-color", "button.move.selected background-color"], TABLE),
  shape("the hinted move", ["button.move.hinted border-color", "button.move.hinted background-color"], TABLE, GAMES),
  shape("a seat's emblem", [".SEAT .emblem fill", ".emblem stroke"], PLATES),
  shape(
    "a line of the race",
    [".race-chart .SEAT polyline.line stroke", ".race-chart .SEAT polyline.rim stroke"],
    PLATES,
  ),
  shape("an award's rosette", [".awards .rosette fill"], [".awards li background-color"]),
  shape("a die", [".die rect fill", ".die rect stroke"], PLATES),
  shape("the red die", [".die.red rect fill", ".die.red rect stroke"], PLATES),
  shape("the white die", [".die.white rect fill", ".die.white rect stroke"], PLATES),
  shape("the dashes of an underside", [".die.underside rect fill", ".die.underside rect stroke"], PLATES),
  shape("the dashes of an underside", [".die.underside rect stroke"], [".die.underside rect fill"]),
  shape("pips", [".die circle fill"], [".die rect fill"]),
  shape("pips of the red die", [".die.red circle fill"], [".die.red rect fill"]),
  shape("the frame of the red die", [".die.red rect.frame stroke"], [".die.red rect fill"]),
  shape("pips of the white die", [".die.white circle fill"], [".die.white rect fill"]),
  shape("a card in the hand", ["button.held background-color", "button.held border-color"], TABLE),
  shape("the picked card", ["button.held.picked outline-color"], TABLE),
];
