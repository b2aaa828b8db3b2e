//! The rulebooks as data; `build.rs` makes it of the games' Markdown.

/// A part of a rulebook.
#[derive(PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading of that level, 1 for the title.
    Heading(u8, &'static [Span]),
    /// A paragraph.
    Text(&'static [Span]),
    /// A numbered rule: `P-20` and its text.
    Rule(&'static str, &'static [Span]),
    /// An item of a list that is no rule.
    Item(&'static [Span]),
}

/// A piece of running text.
#[derive(PartialEq, Eq, Debug)]
pub enum Span {
    /// As it is.
    Plain(&'static str),
    /// Strong.
    Strong(&'static str),
    /// Stressed.
    Emphasis(&'static str),
    /// Notation.
    Code(&'static str),
}

/// The rulebooks by the names of their editions.
static RULEBOOKS: &[(&str, &[Block])] = include!(concat!(env!("OUT_DIR"), "/rulebooks.rs"));

/// The rulebook of an edition.
pub fn of(edition: &str) -> &'static [Block] {
    let found = RULEBOOKS.iter().find(|(name, _)| *name == edition);
    found.map_or(&[], |(_, blocks)| blocks)
}

/// Splits a refusal such as "P-20: ..." into the rule's number, if it is one of the edition's, and
/// the rest, which begins with the colon.
pub fn cited<'a>(edition: &str, refusal: &'a str) -> (Option<&'static str>, &'a str) {
    let id = of(edition).iter().find_map(|block| match block {
        Block::Rule(id, _) if refusal.strip_prefix(id)?.starts_with(':') => Some(*id),
        _ => None,
    });
    (id, &refusal[id.map_or(0, str::len)..])
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::FAMILIES;

    #[test]
    fn every_edition_has_its_rulebook() {
        for edition in FAMILIES.iter().flat_map(|family| family.editions) {
            let rules = of(edition.name).iter();
            let rules = rules.filter(|block| matches!(block, Block::Rule(..)));
            assert!(rules.count() > 10, "{}", edition.name);
        }
        assert!(of("chess").is_empty());
    }

    #[test]
    fn a_refusal_is_split_at_its_rule() {
        let edition = FAMILIES[0].editions[0].name;
        let Some(Block::Rule(id, _)) = of(edition)
            .iter()
            .find(|block| matches!(block, Block::Rule(..)))
        else {
            panic!("there is a rule");
        };
        assert_eq!(cited(edition, &format!("{id}: no")), (Some(*id), ": no"));
        assert_eq!(cited(edition, "Z-99: no"), (None, "Z-99: no"));
        assert_eq!(cited(edition, "no"), (None, "no"));
        // P-1 is not the rule of "P-12: ...".
        assert_eq!(cited(edition, &format!("{id}9999: no")).0, None);
    }
}
