// Every game that the page offers, and what the tests need to know of each. A new game is one entry.

/** The colours of seats by their letters. */
export const COLOURS = { Y: "Yellow", G: "Green", R: "Red", B: "Blue", O: "Orange", P: "Purple" };

/**
 * title: its name in the form. ruleset: its name in addresses. two: a person and a bot. bots: as many
 * bots as can play. options: rulesets with options that bots play, too. button: what throws or draws.
 * piece: what a piece that can be chosen is called, by the first of `two`. few: of how many choices
 * there are sure to be more in the middle of a game.
 */
export const GAMES = [
  {
    title: "Pollyanna 1951",
    ruleset: "pollyanna-1951",
    two: "Y=person&R=easy",
    bots: "Y=easy&G=medium&R=easy&B=medium",
    options: [["pollyanna-1951+partners", "Y=easy&G=medium&R=easy&B=medium"]],
    button: "Throw",
    piece: /^Yellow pawn/,
  },
  {
    title: "Pollyanna 1916",
    ruleset: "pollyanna-1916",
    two: "G=person&B=easy",
    bots: "G=medium&B=easy",
    options: [["pollyanna-1916+partners", "Y=easy&G=medium&R=easy&B=medium"]],
    button: "Throw",
    piece: /^Green pawn/,
  },
  {
    title: "Parcheesi",
    ruleset: "parcheesi",
    two: "Y=person&R=easy",
    bots: "Y=easy&G=medium&R=easy&B=medium",
    options: [["parcheesi+ring68", "B=easy&R=medium&G=easy"]],
    button: "Throw",
    piece: /^Yellow pawn/,
  },
  {
    title: "Sorry!",
    ruleset: "sorry",
    two: "R=person&Y=easy",
    bots: "R=easy&B=medium&Y=easy&G=medium",
    options: [
      ["sorry+fast+partners", "R=easy&B=medium&Y=easy&G=medium"],
      ["sorry+hand", "R=easy&Y=medium"],
      ["sorry+fast+hand+partners", "R=medium&B=easy&Y=medium&G=easy"],
    ],
    button: "Draw",
    piece: /^Red pawn/,
  },
  {
    title: "Annie",
    ruleset: "annie",
    two: "Y=person&B=easy&R=easy",
    few: 0,
    bots: "Y=easy&B=medium&R=easy&G=medium&O=easy&P=medium",
    options: [],
    button: "Throw",
    piece: /token/,
  },
];
