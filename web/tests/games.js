// Every game that the page offers, and what the tests need to know of each. A new game is one entry.

/** The colours of seats by their letters. */
export const COLOURS = { Y: "Yellow", G: "Green", R: "Red", B: "Blue", O: "Orange", P: "Purple" };

/**
 * title: its name in the form. ruleset: its name in addresses. two: a person and a bot. bots: as many
 * bots as can play. options: rulesets with options that bots play, too. button: what rolls or draws.
 * piece: what a piece that can be chosen is called, by the first of `two`. few: of how many choices
 * there are sure to be more in the middle of a game.
 */
export const GAMES = [
  {
    title: "Pollyanna 1951",
    ruleset: "pollyanna-1951",
    two: "Y=person&R=easy",
    bots: "Y=easy&G=medium&R=hard&B=expert",
    options: [["pollyanna-1951+partners", "Y=easy&G=hard&R=medium&B=expert"]],
    button: "Roll",
    piece: /^Yellow pawn/,
  },
  {
    title: "Pollyanna 1916",
    ruleset: "pollyanna-1916",
    two: "G=person&B=easy",
    bots: "G=medium&B=hard",
    options: [["pollyanna-1916+partners", "Y=easy&G=medium&R=hard&B=medium"]],
    button: "Roll",
    piece: /^Green pawn/,
  },
  {
    title: "Parcheesi",
    ruleset: "parcheesi",
    two: "Y=person&R=easy",
    bots: "Y=easy&G=medium&R=hard&B=expert",
    options: [["parcheesi+ring68", "B=easy&R=expert&G=hard"]],
    button: "Roll",
    piece: /^Yellow pawn/,
  },
  {
    title: "Sorry!",
    ruleset: "sorry",
    two: "R=person&Y=easy",
    bots: "R=easy&B=medium&Y=hard&G=expert",
    options: [
      ["sorry+fast+partners", "R=easy&B=medium&Y=hard&G=expert"],
      ["sorry+hand", "R=hard&Y=medium"],
      ["sorry+fast+hand+partners", "R=medium&B=easy&Y=expert&G=hard"],
    ],
    button: "Draw",
    piece: /^Red pawn/,
  },
  {
    title: "Annie",
    ruleset: "annie",
    two: "Y=person&B=easy&R=easy",
    few: 0,
    bots: "Y=easy&B=medium&R=hard&G=expert&O=easy&P=medium",
    options: [],
    button: "Roll",
    piece: /token/,
  },
];
