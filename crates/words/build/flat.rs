//! Texts with nothing left to look up: what they refer to stands in them, and what is given to them
//! has a number.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

use crate::source::{Source, rust_name};

/// A piece of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    /// As it is.
    Text(String),
    /// What is given.
    Given(String),
    /// One of several texts, by what is given: each with its key, the usual one last, without.
    Chosen(String, Vec<(String, Vec<Piece>)>),
}

/// A text, and what is given to it.
#[derive(Clone, Debug)]
pub(crate) struct Flat {
    pub(crate) pieces: Vec<Piece>,
    /// In the order of their names; a text's own number for each is its place here.
    pub(crate) given: Vec<String>,
}

/// The texts of a language, by file and name.
pub(crate) type Texts = BTreeMap<(String, String), Flat>;

/// The texts of the language that the program is written in: they say what is given to each.
///
/// # Errors
/// What is wrong with one of them.
pub(crate) fn of_original(source: &Source) -> Result<Texts, String> {
    let mut texts = Texts::new();
    for key in source.messages.keys() {
        let pieces = pieces_of(source, key)?;
        let mut given = BTreeSet::new();
        names(&pieces, &mut given);
        let given = given.into_iter().collect();
        texts.insert(key.clone(), Flat { pieces, given });
    }
    Ok(texts)
}

/// The same texts in another language. One that is missing stays as it is in the original; a test
/// tells of it.
///
/// # Errors
/// What is wrong with one of them.
pub(crate) fn of_translation(source: &Source, original: &Texts) -> Result<Texts, String> {
    let mut texts = original.clone();
    for (key, text) in &mut texts {
        if !source.messages.contains_key(key) {
            continue;
        }
        text.pieces = pieces_of(source, key)?;
        let mut given = BTreeSet::new();
        names(&text.pieces, &mut given);
        if let Some(name) = given.iter().find(|name| !text.given.contains(name)) {
            let (file, id) = key;
            return Err(format!("{file}, `{id}`: nothing called `{name}` is given"));
        }
    }
    Ok(texts)
}

fn pieces_of(source: &Source, (file, id): &(String, String)) -> Result<Vec<Piece>, String> {
    let flattening = Flattening {
        source,
        file,
        bound: None,
        depth: 0,
    };
    let pattern = &source.messages[&(file.clone(), id.clone())];
    let pieces = flattening.pattern(pattern);
    pieces.map_err(|problem| format!("{file}, `{id}`: {problem}"))
}

/// All that is given to a text.
fn names(pieces: &[Piece], found: &mut BTreeSet<String>) {
    for piece in pieces {
        match piece {
            Piece::Text(_) => {}
            Piece::Given(name) => {
                found.insert(name.clone());
            }
            Piece::Chosen(name, variants) => {
                found.insert(name.clone());
                for (_, pieces) in variants {
                    names(pieces, found);
                }
            }
        }
    }
}

/// Where in the texts something is flattened.
struct Flattening<'a> {
    source: &'a Source,
    file: &'a str,
    /// Within a term: what it is given, which is known beforehand.
    bound: Option<BTreeMap<String, String>>,
    depth: usize,
}

impl Flattening<'_> {
    fn pattern(&self, pattern: &Pattern<String>) -> Result<Vec<Piece>, String> {
        let mut pieces = Vec::new();
        for element in &pattern.elements {
            match element {
                // A text is one paragraph, however it is broken into lines.
                PatternElement::TextElement { value } => {
                    pieces.push(Piece::Text(value.replace('\n', " ")));
                }
                PatternElement::Placeable { expression } => {
                    pieces.extend(self.expression(expression)?);
                }
            }
        }
        Ok(pieces)
    }

    fn expression(&self, expression: &Expression<String>) -> Result<Vec<Piece>, String> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    return Err("only what is given can choose among texts".to_owned());
                };
                let name = rust_name(&id.name)?;
                match &self.bound {
                    Some(bound) => self.pattern(bound_variant(variants, bound.get(&name))?),
                    None => Ok(vec![Piece::Chosen(name, self.variants(variants)?)]),
                }
            }
        }
    }

    /// With their keys, the usual one last.
    fn variants(&self, variants: &[Variant<String>]) -> Result<Vec<(String, Vec<Piece>)>, String> {
        let mut flat = Vec::new();
        let (usual, others): (Vec<_>, Vec<_>) = variants.iter().partition(|each| each.default);
        for variant in others {
            flat.push((key(variant).to_owned(), self.pattern(&variant.value)?));
        }
        for variant in usual {
            flat.push((String::new(), self.pattern(&variant.value)?));
        }
        Ok(flat)
    }

    fn inline(&self, inline: &InlineExpression<String>) -> Result<Vec<Piece>, String> {
        let text = |text: &str| Ok(vec![Piece::Text(text.to_owned())]);
        match inline {
            InlineExpression::StringLiteral { value } => text(value),
            InlineExpression::NumberLiteral { value } => text(value),
            InlineExpression::VariableReference { id } => {
                let name = rust_name(&id.name)?;
                match &self.bound {
                    None => Ok(vec![Piece::Given(name)]),
                    Some(bound) => text(bound.get(&name).ok_or(format!("no `{name}` here"))?),
                }
            }
            InlineExpression::MessageReference { id, .. } => {
                self.within(&self.source.messages, &id.name, None)
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                let bound = arguments.as_ref().map(literals).transpose()?;
                self.within(
                    &self.source.terms,
                    &id.name,
                    Some(bound.unwrap_or_default()),
                )
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { id, .. } => {
                Err(format!("there are no functions here, so no {}", id.name))
            }
        }
    }

    /// Another text of the same file.
    fn within(
        &self,
        texts: &BTreeMap<(String, String), Pattern<String>>,
        name: &str,
        bound: Option<BTreeMap<String, String>>,
    ) -> Result<Vec<Piece>, String> {
        if self.depth > 8 {
            return Err(format!("`{name}` stands in itself"));
        }
        let key = (self.file.to_owned(), rust_name(name)?);
        let pattern = texts.get(&key).ok_or(format!("no `{name}` in this file"))?;
        let inside = Flattening {
            bound: bound.or_else(|| self.bound.clone()),
            depth: self.depth + 1,
            ..*self
        };
        inside.pattern(pattern)
    }
}

fn key(variant: &Variant<String>) -> &str {
    match &variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// The variant for a value that is known beforehand.
fn bound_variant<'a>(
    variants: &'a [Variant<String>],
    value: Option<&String>,
) -> Result<&'a Pattern<String>, String> {
    let named = variants
        .iter()
        .find(|each| Some(key(each)) == value.map(String::as_str));
    let found = named.or_else(|| variants.iter().find(|each| each.default));
    found
        .map(|variant| &variant.value)
        .ok_or_else(|| "no usual text".to_owned())
}

/// What a term is given.
fn literals(arguments: &CallArguments<String>) -> Result<BTreeMap<String, String>, String> {
    let mut bound = BTreeMap::new();
    for argument in &arguments.named {
        let value = match &argument.value {
            InlineExpression::StringLiteral { value } => value,
            InlineExpression::NumberLiteral { value } => value,
            _ => return Err("a term is given only what is known beforehand".to_owned()),
        };
        bound.insert(rust_name(&argument.name.name)?, value.clone());
    }
    Ok(bound)
}
