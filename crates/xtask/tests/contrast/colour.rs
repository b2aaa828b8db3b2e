//! Colours as style sheets write them, and as eyes see them.

/// Red, green, blue and how opaque, each from 0 to 1, as written (sRGB).
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Colour([f64; 4]);

/// A way to see: from light as it comes, in linear red, green and blue, to light as it is seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Eyes {
    /// Colours as they are.
    Raw,
    /// Without colours, as the filter function `grayscale(1)` of "Filter Effects Module Level 1" has it.
    Grey,
    /// Without the cones for long waves.
    Protanopia,
    /// Without the cones for middle waves.
    Deuteranopia,
}

impl Eyes {
    pub(crate) const ALL: [Eyes; 4] = [Eyes::Raw, Eyes::Grey, Eyes::Protanopia, Eyes::Deuteranopia];
}

/// Gustavo M. Machado, Manuel M. Oliveira, Leandro A. F. Fernandes: "A Physiologically-based Model for
/// Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15
/// (2009), the matrices of severity 1.0, for linear values.
const PROTANOPIA: [[f64; 3]; 3] = [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
];
const DEUTERANOPIA: [[f64; 3]; 3] = [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.011820, 0.042940, 0.968881],
];

/// How much each part counts for how light something is (WCAG 2.2, "relative luminance").
const LIGHT: [f64; 3] = [0.2126, 0.7152, 0.0722];

impl Colour {
    /// Reads a colour without `var()`; `None` for `none`, and for what is no colour.
    pub(crate) fn parse(text: &str) -> Option<Colour> {
        let text = text.trim();
        if let Some(hex) = text.strip_prefix('#') {
            return Colour::hex(hex);
        }
        if let Some(inner) = call(text, "rgb") {
            let parts: Vec<f64> = inner
                .split([' ', '/', ','])
                .filter(|part| !part.is_empty())
                .map(|part| match part.strip_suffix('%') {
                    Some(percent) => percent.parse::<f64>().ok().map(|number| number / 100.0),
                    None => part.parse().ok(),
                })
                .collect::<Option<_>>()?;
            let [red, green, blue] = parts.first_chunk::<3>()?.map(|part| part / 255.0);
            return Some(Colour([red, green, blue, *parts.get(3).unwrap_or(&1.0)]));
        }
        if let Some(inner) = call(text, "color-mix") {
            return Colour::mixed(inner);
        }
        match text {
            "white" => Some(Colour([1.0; 4])),
            "black" => Some(Colour([0.0, 0.0, 0.0, 1.0])),
            "transparent" => Some(Colour([0.0; 4])),
            _ => None,
        }
    }

    fn hex(digits: &str) -> Option<Colour> {
        let digit = |at: usize| u8::from_str_radix(digits.get(at..=at)?, 16).ok();
        let part = |at: usize| match digits.len() {
            3 | 4 => Some(digit(at)? * 17),
            6 | 8 => Some(digit(2 * at)? * 16 + digit(2 * at + 1)?),
            _ => None,
        };
        let opaque = matches!(digits.len(), 3 | 6);
        let alpha = if opaque { 255 } else { part(3)? };
        let parts = [part(0)?, part(1)?, part(2)?, alpha];
        Some(Colour(parts.map(|part| f64::from(part) / 255.0)))
    }

    /// The inside of `color-mix(in srgb, A p%, B)`.
    fn mixed(inner: &str) -> Option<Colour> {
        let rest = inner.trim().strip_prefix("in srgb,")?;
        let [one, other] = &super::sheet::split(rest, ',')[..] else {
            return None;
        };
        let (one, share) = match one.trim().rsplit_once(' ') {
            Some((one, share)) if share.ends_with('%') => (
                one,
                share.trim_end_matches('%').parse::<f64>().ok()? / 100.0,
            ),
            _ => (one.trim(), 0.5),
        };
        let (one, other) = (Colour::parse(one)?, Colour::parse(other)?);
        Some(Colour(std::array::from_fn(|part| {
            one.0[part] * share + other.0[part] * (1.0 - share)
        })))
    }

    /// As it is seen before an opaque ground.
    pub(crate) fn over(self, ground: Colour) -> Colour {
        let alpha = self.0[3];
        Colour(std::array::from_fn(|part| match part {
            3 => 1.0,
            _ => self.0[part] * alpha + ground.0[part] * (1.0 - alpha),
        }))
    }

    pub(crate) fn is_opaque(self) -> bool {
        self.0[3] == 1.0
    }

    /// How light it is to these eyes, from 0 to 1.
    fn luminance(self, eyes: Eyes) -> f64 {
        let [red, green, blue, _] = self.0;
        let written = match eyes {
            Eyes::Grey => [sum(LIGHT, [red, green, blue]); 3],
            _ => [red, green, blue],
        };
        let light = written.map(linear);
        let seen = match eyes {
            Eyes::Raw | Eyes::Grey => light,
            Eyes::Protanopia => PROTANOPIA.map(|row| sum(row, light).clamp(0.0, 1.0)),
            Eyes::Deuteranopia => DEUTERANOPIA.map(|row| sum(row, light).clamp(0.0, 1.0)),
        };
        sum(LIGHT, seen)
    }

    /// The contrast of two to these eyes, from 1 to 21 (WCAG 2.2, "contrast ratio").
    pub(crate) fn contrast(self, other: Colour, eyes: Eyes) -> f64 {
        let (one, other) = (self.luminance(eyes), other.luminance(eyes));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }
}

/// The inside of a function's call.
fn call<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.strip_prefix(name)?
        .strip_prefix('(')?
        .strip_suffix(')')
}

/// The light of a value as written.
fn linear(value: f64) -> f64 {
    if value <= 0.04045 {
        value / 12.92
    } else {
        ((value + 0.055) / 1.055).powf(2.4)
    }
}

fn sum(weights: [f64; 3], values: [f64; 3]) -> f64 {
    weights
        .iter()
        .zip(values)
        .map(|(weight, value)| weight * value)
        .sum()
}

#[test]
fn contrasts_are_those_that_are_known() {
    let colour = |text| Colour::parse(text).unwrap();
    let ratio = |one, other, eyes| colour(one).contrast(colour(other), eyes);
    assert!((ratio("#000", "#fff", Eyes::Raw) - 21.0).abs() < 1e-9);
    // WCAG's own examples of greys that just pass and just fail.
    assert!(ratio("#767676", "#fff", Eyes::Raw) > 4.5);
    assert!(ratio("#777", "#fff", Eyes::Raw) < 4.5);
    // Red is dark to whoever lacks the cones for it; grey is grey to all.
    assert!(ratio("#f00", "#000", Eyes::Protanopia) < ratio("#f00", "#000", Eyes::Raw) / 1.5);
    for eyes in Eyes::ALL {
        assert!(
            (ratio("#767676", "#fff", eyes) - 4.54).abs() < 0.01,
            "{eyes:?}"
        );
        assert!((ratio("#123456", "#123456", eyes) - 1.0).abs() < 1e-9);
    }
    // Two colours of the same lightness, which a grey picture does not tell apart.
    assert!(ratio("#d03027", "#2a7fb8", Eyes::Grey) < 2.0);
}

#[test]
fn colours_are_read() {
    let same = |one, other| assert_eq!(Colour::parse(one), Colour::parse(other), "{one}");
    same("#abc", "#aabbcc");
    same("rgb(255 0 51)", "#f03");
    same("rgb(255 0 51 / 100%)", "#ff0033ff");
    same("color-mix(in srgb, #fff 20%, #000)", "#333");
    same(
        "color-mix(in srgb, rgb(0 0 0), #fff)",
        "color-mix(in srgb, #fff 50%, #000)",
    );
    assert_eq!(Colour::parse("none"), None);
    let half = Colour::parse("rgb(0 0 0 / 50%)").unwrap();
    let seen = half.over(Colour::parse("#fff").unwrap());
    assert_eq!(Some(seen), Colour::parse("rgb(127.5 127.5 127.5)"));
}
