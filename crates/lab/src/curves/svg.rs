//! SVG output for curves.
//!
//! Styles are attributes, because a page's policy may block style sheets. Colours are fixed on a
//! white panel, because an image does not know the page's colours.

use std::fmt::Write as _;

const INK: &str = "#24292f";
const SOFT: &str = "#57606a";
const GRID: &str = "#e4e7eb";
const EDGE: &str = "#c9d1d9";

/// Colours that differ in hue and brightness, and are readable on white.
const COLOURS: [&str; 6] = [
    "#0b5cad", "#b3470a", "#2f7d4f", "#7b3fa0", "#a1253f", "#4d4d4d",
];

/// An unfinished picture.
#[derive(Debug)]
pub(crate) struct Svg {
    text: String,
}

type Point = (f64, f64);

impl Svg {
    /// A white panel of this size, with a title and a description for screen readers.
    pub(crate) fn new(width: f64, height: f64, title: &str, description: &str) -> Svg {
        let (title, description) = (escape(title), escape(description));
        let text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" aria-labelledby=\"title desc\" \
             font-family=\"system-ui, sans-serif\" font-size=\"12\" fill=\"none\">\n\
             <title id=\"title\">{title}</title>\n\
             <desc id=\"desc\">{description}</desc>\n\
             <rect x=\"0.5\" y=\"0.5\" width=\"{}\" height=\"{}\" rx=\"6\" fill=\"#ffffff\" stroke=\"{EDGE}\"/>\n",
            width - 1.0,
            height - 1.0
        );
        Svg { text }
    }

    /// Returns the finished picture.
    pub(crate) fn end(mut self) -> String {
        self.text += "</svg>\n";
        self.text
    }

    /// Adds the title of the picture.
    pub(crate) fn heading(&mut self, x: f64, y: f64, text: &str) {
        self.write(
            x,
            y,
            &format!("fill=\"{INK}\" font-size=\"16\" font-weight=\"600\""),
            text,
        );
    }

    /// Adds text that begins at a point.
    pub(crate) fn label(&mut self, x: f64, y: f64, text: &str) {
        self.write(x, y, &format!("fill=\"{INK}\""), text);
    }

    /// Adds text that ends at a point.
    pub(crate) fn left_of(&mut self, x: f64, y: f64, text: &str) {
        self.write(x, y, &format!("fill=\"{SOFT}\" text-anchor=\"end\""), text);
    }

    /// Adds text centred on a point.
    pub(crate) fn centred(&mut self, x: f64, y: f64, text: &str) {
        self.write(
            x,
            y,
            &format!("fill=\"{SOFT}\" text-anchor=\"middle\""),
            text,
        );
    }

    /// Adds the last value of a line.
    pub(crate) fn value(&mut self, look: usize, (x, y): Point, text: &str) {
        self.write(
            x,
            y,
            &format!("fill=\"{}\" font-weight=\"600\"", colour(look)),
            text,
        );
    }

    /// Adds the name of a line to the legend, with a sample of the line.
    pub(crate) fn legend(&mut self, x: f64, y: f64, look: usize, text: &str) {
        self.line(look, &[(x, y), (x + 24.0, y)]);
        self.dot(look, (x + 12.0, y));
        self.label(x + 32.0, y + 4.0, text);
    }

    /// Adds a line across the panel at a round number.
    pub(crate) fn grid(&mut self, from: Point, to: Point) {
        self.stroke(from, to, &format!("stroke=\"{GRID}\""));
    }

    /// Adds a line across the panel at a special value.
    pub(crate) fn level(&mut self, from: Point, to: Point) {
        self.stroke(
            from,
            to,
            &format!("stroke=\"{SOFT}\" stroke-dasharray=\"4 4\""),
        );
    }

    /// Adds an axis, or a tick.
    pub(crate) fn axis(&mut self, from: Point, to: Point) {
        self.stroke(from, to, &format!("stroke=\"{SOFT}\""));
    }

    /// Adds a line through points.
    pub(crate) fn line(&mut self, look: usize, points: &[Point]) {
        let points: Vec<String> = points
            .iter()
            .map(|(x, y)| format!("{x:.1},{y:.1}"))
            .collect();
        let (points, colour) = (points.join(" "), colour(look));
        self.put(format_args!(
            "<polyline points=\"{points}\" stroke=\"{colour}\" stroke-width=\"1.75\" stroke-linejoin=\"round\"/>"
        ));
    }

    /// Adds a point of a line. Each line has its own form of dots.
    pub(crate) fn dot(&mut self, look: usize, (x, y): Point) {
        let form = match look % 4 {
            0 => "m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z",
            1 => "m-3 -3h6v6h-6z",
            2 => "m0 -4.5l4.5 4.5l-4.5 4.5l-4.5 -4.5z",
            _ => "m0 -4l4 7h-8z",
        };
        let colour = colour(look);
        self.put(format_args!(
            "<path d=\"M{x:.1} {y:.1}{form}\" fill=\"{colour}\"/>"
        ));
    }

    fn stroke(&mut self, from: Point, to: Point, look: &str) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.put(format_args!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" {look}/>"
        ));
    }

    fn write(&mut self, x: f64, y: f64, look: &str, text: &str) {
        let text = escape(text);
        self.put(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" {look}>{text}</text>"
        ));
    }

    fn put(&mut self, element: std::fmt::Arguments<'_>) {
        writeln!(self.text, "{element}").expect("writing to a string succeeds");
    }
}

fn colour(look: usize) -> &'static str {
    COLOURS[look % COLOURS.len()]
}

/// Escapes text for an element, and removes characters that XML does not allow.
fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            _ if letter.is_control() => {}
            '\u{fffe}' | '\u{ffff}' => {}
            _ => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped() {
        let svg = Svg::new(10.0, 10.0, "a < b", "b & c\u{7}").end();
        assert!(
            svg.contains(">a &lt; b</title>") && svg.contains(">b &amp; c</desc>"),
            "{svg}"
        );
    }
}
