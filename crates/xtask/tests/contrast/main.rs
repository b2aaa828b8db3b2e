//! What must be told apart is told apart: computed from the values in the style sheets, for each theme
//! and each dress of a board, as it is, in grey, and by eyes that lack the cones for red or green.
//!
//! WCAG 2.2 asks for a contrast of 4.5 for text and of 3 for shapes. High contrast is held to 7 for
//! text. Seats' colours are not compared with one another: seats are told by emblems, and marks by
//! shapes, which tests of `web` hold.

mod colour;
mod on_board;
mod on_page;
mod pair;
mod sheet;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use colour::{Colour, Eyes};
use on_board::{BOARD, GROUNDS};
use on_page::PAGE;
use pair::{Kind, Pair};
use sheet::{Chain, Sheets, chain};

const THEMES: [&str; 4] = ["light", "dark", "contrast", "contrast-dark"];
const DRESSES: [&str; 6] = ["flat", "midcentury", "lithograph", "folk", "slides", "city"];
const COLOURS: [&str; 6] = ["yellow", "green", "red", "blue", "orange", "purple"];

fn sheets() -> Sheets {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    Sheets::of_page(&root)
}

/// An element, its property: "`.die rect` fill".
fn parsed(text: &str) -> (&str, &str) {
    text.rsplit_once(' ').expect("an element and a property")
}

/// Looks at pairs within an outer chain of elements, and tells which are too much alike.
struct Look<'a> {
    sheets: &'a Sheets,
    outer: String,
    sharp: bool,
    dress: &'a str,
    /// What is too much alike, by what it is: how often, and where most.
    faults: BTreeMap<String, (usize, f64, String)>,
    compared: usize,
    /// What has been looked for in the sheets, and found or not.
    colours: BTreeMap<String, Option<Colour>>,
}

impl Look<'_> {
    fn colour(&mut self, what: &str) -> Option<Colour> {
        if let Some(known) = self.colours.get(what) {
            return *known;
        }
        let (element, property) = parsed(what);
        let chain: Chain = chain(&format!("{} {element}", self.outer));
        let colour = self.sheets.colour(&chain, property);
        self.colours.insert(what.to_owned(), colour);
        colour
    }

    /// The opaque ground that layers come to, the lowest first.
    fn ground(&mut self, layers: &[&str]) -> Option<Colour> {
        let mut ground: Option<Colour> = None;
        for layer in layers {
            let Some(colour) = self.colour(layer) else {
                continue;
            };
            ground = Some(ground.map_or(colour, |below| colour.over(below)));
        }
        ground.filter(|colour| colour.is_opaque())
    }

    /// The contrast that pairs of a kind need.
    fn needed(&self, kind: Kind) -> f64 {
        match kind {
            Kind::Shape => 3.0,
            Kind::Text if self.sharp => 7.0,
            Kind::Text => 4.5,
        }
    }

    fn compare(&mut self, pair: &Pair<'_>, layers: &[&str]) {
        // Not every dress has every kind of space.
        let Some(ground) = self.ground(layers) else {
            return;
        };
        let tones = pair.tones.iter().filter_map(|tone| self.colour(tone));
        let tones: Vec<_> = tones.map(|tone| tone.over(ground)).collect();
        for eyes in Eyes::ALL {
            self.compared += 1;
            let contrasts = tones.iter().map(|tone| tone.contrast(ground, eyes));
            let best = contrasts.fold(1.0, f64::max);
            let needed = self.needed(pair.kind);
            if best < needed {
                let place = format!("{layers:?}, {eyes:?}, of {needed}");
                let fault = self.faults.entry(pair.what.to_owned());
                let fault = fault.or_insert((0, best, place.clone()));
                fault.0 += 1;
                if best < fault.1 {
                    (fault.1, fault.2) = (best, place);
                }
            }
        }
    }
}

/// A text with `SEAT` for each colour of a seat, if it is there.
fn seated(text: &str) -> Vec<String> {
    if text.contains("SEAT") {
        let each = COLOURS
            .iter()
            .map(|colour| text.replace("SEAT", &format!("colour-{colour}")));
        each.collect()
    } else {
        vec![text.to_owned()]
    }
}

fn looked<'a>(sheets: &'a Sheets, theme: &str, dress: &'a str) -> Look<'a> {
    let within = match dress {
        "" => "body .page".to_owned(),
        dress => format!("body .page .board.{dress}"),
    };
    Look {
        sheets,
        dress,
        outer: format!("html:root[data-theme=\"{theme}\"] {within}"),
        sharp: theme.starts_with("contrast"),
        faults: BTreeMap::new(),
        compared: 0,
        colours: BTreeMap::new(),
    }
}

/// Compares all pairs of a list; those without grounds of their own are compared on all given ones.
fn compare_all(look: &mut Look<'_>, pairs: &[Pair<'_>], everywhere: &[&[&str]]) {
    let worn = |pair: &&Pair<'_>| pair.worn.is_empty() || pair.worn.contains(&look.dress);
    for pair in pairs.iter().filter(worn).collect::<Vec<_>>() {
        let grounds = if pair.on.is_empty() {
            everywhere
        } else {
            pair.on
        };
        for ground in grounds {
            let grounds = seated(&ground.join("|"));
            let tones = seated(&pair.tones.join("|"));
            // What moves comes to every colour; what is printed lies on its own.
            let printed = !pair.on.is_empty() && grounds.len() == tones.len();
            for (own, ground) in grounds.iter().enumerate() {
                let layers: Vec<_> = ground.split('|').collect();
                for (seat, tones) in tones.iter().enumerate() {
                    if !printed || own == seat {
                        let tones: Vec<_> = tones.split('|').collect();
                        let tones = &tones[..];
                        look.compare(&Pair { tones, ..*pair }, &layers);
                    }
                }
            }
        }
    }
}

/// Compares all pairs in all themes and these dresses. Whatever they name is to be found in one.
fn hold(pairs: &[Pair<'_>], everywhere: &[&[&str]], dresses: &[&str]) {
    let sheets = sheets();
    let (mut faults, mut found, mut compared) = (Vec::new(), BTreeSet::new(), 0);
    for theme in THEMES {
        for dress in dresses {
            let mut look = looked(&sheets, theme, dress);
            compare_all(&mut look, pairs, everywhere);
            for (what, (count, worst, place)) in look.faults {
                faults.push(format!(
                    "{theme} {dress}: {what}: {count} times, {worst:.2} on {place}"
                ));
            }
            let there = look
                .colours
                .into_iter()
                .filter(|(_, colour)| colour.is_some());
            found.extend(there.map(|(what, _)| what));
            compared += look.compared;
        }
    }
    let grounds = pairs.iter().flat_map(|pair| pair.on).chain(everywhere);
    let named = grounds.copied().chain(pairs.iter().map(|pair| pair.tones));
    for name in named.flatten().flat_map(|name| seated(name)) {
        if !found.contains(&name) {
            faults.push(format!("no colour is found for {name}"));
        }
    }
    assert!(compared > 500, "{compared}");
    let some: Vec<_> = faults.iter().take(80).map(String::as_str).collect();
    assert!(
        faults.is_empty(),
        "{} of {compared}:\n{}",
        faults.len(),
        some.join("\n")
    );
}

#[test]
fn everything_on_the_page_is_told_from_what_it_lies_on() {
    hold(PAGE, &[], &[""]);
}

#[test]
fn everything_on_a_board_is_told_from_every_kind_of_space() {
    hold(BOARD, GROUNDS, &DRESSES);
}

#[test]
fn a_pair_too_much_alike_is_seen() {
    let mut sheets = sheets();
    sheets.add(".pawn .body { stroke: #999 } .pawn .foot { stroke: #aaa }");
    let mut look = looked(&sheets, "light", "flat");
    compare_all(&mut look, BOARD, GROUNDS);
    assert!(look.faults.contains_key("a pawn"));
    // Eyes differ in what they can tell apart.
    let [red, black] = ["#d00000", "#000"].map(|text| Colour::parse(text).unwrap());
    assert!(red.contrast(black, Eyes::Raw) > 3.0);
    assert!(red.contrast(black, Eyes::Protanopia) < 3.0);
}

#[test]
fn colours_of_the_page_stand_in_one_sheet() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for sheet in [
        "base",
        "setup/setup",
        "game/game",
        "game/player_panels",
        "game/last_turns",
        "game/small",
        "game/drawers",
        "dialogs/dialogs",
        "replay/replay",
    ] {
        let file = root.join("web/src").join(sheet).with_extension("css");
        let text = std::fs::read_to_string(file).unwrap();
        for (number, line) in text.lines().enumerate() {
            // Shades below what lies over something are the same in every theme.
            let shade = line.contains("box-shadow") || line.contains("background: rgb(0 0 0");
            let literal = line.contains(": #") || line.contains("rgb(");
            assert!(!literal || shade, "{sheet}.css:{}: {line}", number + 1);
        }
    }
}
