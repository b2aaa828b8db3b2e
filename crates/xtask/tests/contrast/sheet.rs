//! Style sheets, and what they come to for an element: as much of the cascade as the project's own
//! sheets use for colours. What stands in `@media` and the like is passed over.

use std::fs;
use std::path::Path;

use crate::colour::Colour;

/// The rules of all sheets, in the order in which the page has them.
pub(crate) struct Sheets(Vec<Rule>);

struct Rule {
    /// Of one of its selectors: parts from the outermost to the element itself.
    selector: Vec<Vec<String>>,
    /// Whether each but the first must lie directly in the one before.
    direct: Vec<bool>,
    weight: [usize; 3],
    declarations: Vec<(String, String)>,
}

/// Elements from the outermost to the one that is meant, each as its parts: `path`, `.board`,
/// `:focus-visible`, `[data-theme="dark"]`.
pub(crate) type Chain = Vec<Vec<String>>;

/// Reads a chain: elements with spaces between them.
pub(crate) fn chain(text: &str) -> Chain {
    split(text, ' ')
        .iter()
        .filter(|part| !part.is_empty())
        .map(|part| parts(part))
        .collect()
}

impl Sheets {
    /// Reads the guard's style sheet, and those that the page's imports.
    pub(crate) fn of_page(root: &Path) -> Sheets {
        let read = |path: &str| fs::read_to_string(root.join(path)).unwrap();
        let page = read("web/src/page.css");
        let imports = page
            .lines()
            .filter_map(|line| line.strip_prefix("@import \""));
        let names = imports.map(|rest| format!("web/src/{}", rest.split('"').next().unwrap()));
        let mut sheets = Sheets(Vec::new());
        for name in ["static/guard.css".to_owned()].into_iter().chain(names) {
            sheets.add(&read(&name));
        }
        sheets
    }

    pub(crate) fn add(&mut self, text: &str) {
        let mut text = without_comments(text);
        while let Some((head, rest)) = text.split_once('{') {
            let end = closing(rest);
            let (head, body) = (head.trim(), &rest[..end]);
            if !head.starts_with('@') {
                self.add_rule(head, body);
            }
            text = rest[end + 1..].to_owned();
        }
    }

    fn add_rule(&mut self, head: &str, body: &str) {
        let declarations: Vec<_> = body
            .split(';')
            .filter_map(|line| line.split_once(':'))
            .flat_map(|(name, value)| longhand(name.trim(), value.trim()))
            .collect();
        for selector in split(head, ',') {
            let spaced = selector.replace('>', " > ");
            let mut steps = Vec::new();
            let mut direct = Vec::new();
            let mut next = false;
            for step in split(&spaced, ' ').iter().filter(|step| !step.is_empty()) {
                if step == ">" {
                    next = true;
                    continue;
                }
                steps.push(parts(step));
                direct.push(std::mem::take(&mut next));
            }
            let mut weight = [0; 3];
            for part in steps.iter().flatten() {
                add_weight(part, &mut weight);
            }
            self.0.push(Rule {
                selector: steps,
                direct,
                weight,
                declarations: declarations.clone(),
            });
        }
    }

    /// The value of a property as it is computed, without `var()`.
    pub(crate) fn value(&self, chain: &[Vec<String>], property: &str) -> Option<String> {
        let declared = self
            .0
            .iter()
            .enumerate()
            .filter(|(_, rule)| rule.matches(chain))
            .flat_map(|(order, rule)| {
                let of = rule
                    .declarations
                    .iter()
                    .filter(|(name, _)| name == property);
                of.map(move |(_, value)| ((rule.weight, order), value))
            })
            .max_by_key(|(weight, _)| *weight);
        if let Some((_, value)) = declared {
            return self.resolved(chain, value);
        }
        let inherits =
            property.starts_with("--") || ["fill", "stroke", "color"].contains(&property);
        let (_, outer) = chain.split_last()?;
        (inherits && !outer.is_empty()).then(|| self.value(outer, property))?
    }

    /// A colour; `None` where there is nothing to be seen.
    pub(crate) fn colour(&self, chain: &Chain, property: &str) -> Option<Colour> {
        Colour::parse(&self.value(chain, property)?)
    }

    fn resolved(&self, chain: &[Vec<String>], value: &str) -> Option<String> {
        let Some((before, rest)) = value.split_once("var(") else {
            return Some(value.to_owned());
        };
        let end = closing_of(rest, '(', ')');
        let (name, fallback) = rest[..end]
            .split_once(',')
            .map_or((&rest[..end], None), |(name, fallback)| {
                (name, Some(fallback.trim()))
            });
        let known = self.value(chain, name.trim());
        let known = known.or_else(|| self.resolved(chain, fallback?))?;
        self.resolved(chain, &format!("{before}{known}{}", &rest[end + 1..]))
    }
}

impl Rule {
    fn matches(&self, chain: &[Vec<String>]) -> bool {
        fn from(steps: &[Vec<String>], direct: &[bool], chain: &[Vec<String>]) -> bool {
            let Some((step, outer_steps)) = steps.split_last() else {
                return true;
            };
            let Some((element, outer)) = chain.split_last() else {
                return false;
            };
            if !step.iter().all(|part| has(element, part)) {
                return false;
            }
            let (must, rest) = (direct[steps.len() - 1], &direct[..outer_steps.len()]);
            if must || outer_steps.is_empty() {
                return from(outer_steps, rest, outer);
            }
            (0..outer.len()).any(|end| from(outer_steps, rest, &outer[..=end]))
        }
        from(&self.selector, &self.direct, chain)
    }
}

/// Whether an element has a part of a selector.
fn has(element: &[String], part: &str) -> bool {
    let any = |list: &str| {
        let mut list = split(list, ',').into_iter();
        list.any(|each| parts(each.trim()).iter().all(|part| has(element, part)))
    };
    if part == "*" {
        true
    } else if let Some(list) = inside(part, ":is(") {
        any(list)
    } else if let Some(list) = inside(part, ":not(") {
        !any(list)
    } else if let Some((name, start)) = inside(part, "[").and_then(|part| part.split_once("^=")) {
        let name = format!("[{name}=");
        let start = start.trim_matches('"');
        let mut all = element.iter().filter_map(|own| own.strip_prefix(&name));
        all.any(|value| value.trim_matches(['"', ']']).starts_with(start))
    } else {
        element.iter().any(|own| own == part)
    }
}

fn inside<'a>(part: &'a str, open: &str) -> Option<&'a str> {
    let rest = part.strip_prefix(open)?;
    rest.strip_suffix([')', ']'])
}

fn add_weight(part: &str, weight: &mut [usize; 3]) {
    if let Some(list) = inside(part, ":is(").or(inside(part, ":not(")) {
        let heaviest = split(list, ',').into_iter().map(|each| {
            let mut weight = [0; 3];
            for part in parts(each.trim()) {
                add_weight(&part, &mut weight);
            }
            weight
        });
        let heaviest = heaviest.max().unwrap_or_default();
        for (sum, more) in weight.iter_mut().zip(heaviest) {
            *sum += more;
        }
    } else if part.starts_with('#') {
        weight[0] += 1;
    } else if part.starts_with(['.', '[']) || (part.starts_with(':') && !part.starts_with("::")) {
        weight[1] += 1;
    } else if part != "*" {
        weight[2] += 1;
    }
}

/// The parts of a compound selector.
fn parts(text: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let mut depth = 0;
    let mut colon = false;
    for letter in text.chars() {
        let begins = depth == 0
            && (letter == '.' || letter == '[' || letter == '#' || (letter == ':' && !colon));
        if begins || parts.is_empty() {
            parts.push(String::new());
        }
        colon = letter == ':';
        depth += i32::from(matches!(letter, '(' | '[')) - i32::from(matches!(letter, ')' | ']'));
        parts.last_mut().expect("one was pushed").push(letter);
    }
    parts
}

/// Splits at a letter that stands in no brackets.
pub(crate) fn split(text: &str, at: char) -> Vec<String> {
    let mut all = vec![String::new()];
    let mut depth = 0;
    for letter in text.chars() {
        depth += i32::from(matches!(letter, '(' | '[')) - i32::from(matches!(letter, ')' | ']'));
        let here = if at == ' ' {
            letter.is_whitespace()
        } else {
            letter == at
        };
        if here && depth == 0 {
            all.push(String::new());
        } else {
            all.last_mut().expect("it is never empty").push(letter);
        }
    }
    all
}

/// A declaration; of one that says several things at once, the colour among them.
fn longhand(name: &str, value: &str) -> Vec<(String, String)> {
    let mut all = vec![(name.to_owned(), value.to_owned())];
    match name {
        "border" | "outline" => {
            let colour = split(value, ' ').into_iter().skip(2).collect::<Vec<_>>();
            all.push((format!("{name}-color"), colour.join(" ")));
        }
        "background" => all.push(("background-color".to_owned(), value.to_owned())),
        _ => {}
    }
    all
}

fn closing(text: &str) -> usize {
    closing_of(text, '{', '}')
}

/// Where the bracket closes that was opened before the text.
fn closing_of(text: &str, open: char, close: char) -> usize {
    let mut depth = 1;
    for (at, letter) in text.char_indices() {
        depth += i32::from(letter == open) - i32::from(letter == close);
        if depth == 0 {
            return at;
        }
    }
    panic!("a bracket that is not closed: {text}");
}

fn without_comments(text: &str) -> String {
    let mut left = String::new();
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("/*") {
        left.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    left + rest
}

#[test]
fn the_cascade_is_that_of_browsers() {
    let mut sheets = Sheets(Vec::new());
    sheets.add(
        "/* { */ :root { --a: #111; --b: var(--a) } .x { --a: #222; --c: var(--a) }
         :root[data-theme^=\"con\"] .x { --a: #333 }
         .y { fill: var(--a) } .x .y:not(.z) { fill: var(--b); stroke: var(--no, var(--c)) }
         :is(.p, .q) > .y { fill: #444 } .q .y.y { fill: none }
         @media (print) { .y { fill: #999 } } .y::before { fill: #888 } * { color: #777 }
         button { border: 1px solid rgb(1 2 3 / 40%) }",
    );
    let value = |text: &str, property| sheets.value(&chain(text), property).unwrap_or_default();
    assert_eq!(value(":root .y", "fill"), "#111");
    assert_eq!(value(":root .x .y.z", "fill"), "#222");
    // What a property says is settled where it stands, not where it is asked for.
    assert_eq!(value(":root .x .y", "fill"), "#111");
    assert_eq!(value(":root .x .y path", "stroke"), "#222");
    assert_eq!(
        value(":root[data-theme=\"contrast\"] .x .y.z", "fill"),
        "#333"
    );
    assert_eq!(value(":root[data-theme=\"dark\"] .x .y.z", "fill"), "#222");
    assert_eq!(value(":root .p .y", "fill"), "#444");
    assert_eq!(value(":root .p g .y", "fill"), "#111");
    assert_eq!(value(":root .q .y", "fill"), "none");
    assert_eq!(value("button", "border-color"), "rgb(1 2 3 / 40%)");
    assert_eq!(value("button", "color"), "#777");
    assert_eq!(value("button", "fill"), "");
}
