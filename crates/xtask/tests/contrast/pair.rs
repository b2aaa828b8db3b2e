//! Something that is to stand out from something.

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
    /// The same, where there is such a thing in these dresses only.
    pub(crate) const fn in_dress(self, worn: &'a [&'a str]) -> Pair<'a> {
        Pair { worn, ..self }
    }
}

/// Words, which need the most.
pub(crate) const fn text<'a>(
    what: &'a str,
    tones: &'a [&'a str],
    on: &'a [&'a [&'a str]],
) -> Pair<'a> {
    pair(Kind::Text, what, tones, on)
}

/// Something that says what it is by its form.
pub(crate) const fn shape<'a>(
    what: &'a str,
    tones: &'a [&'a str],
    on: &'a [&'a [&'a str]],
) -> Pair<'a> {
    pair(Kind::Shape, what, tones, on)
}

/// A pair in all dresses.
const fn pair<'a>(
    kind: Kind,
    what: &'a str,
    tones: &'a [&'a str],
    on: &'a [&'a [&'a str]],
) -> Pair<'a> {
    Pair {
        kind,
        what,
        tones,
        on,
        worn: &[],
    }
}
