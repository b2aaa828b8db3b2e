//! Flattened texts: references are replaced by their texts, and arguments have numbers.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

use crate::source::{Source, rust_name};

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    /// Plain text.
    Text(String),
    /// An argument.
    Arg(String),
    /// A choice by an argument: variants with their keys, the default last, without a key.
    Choice(String, Vec<(String, Vec<Piece>)>),
}

/// A text and its arguments.
#[derive(Clone, Debug)]
pub(crate) struct Flat {
    pub(crate) pieces: Vec<Piece>,
    /// The names of the arguments, in order. The number of an argument is its index here.
    pub(crate) args: Vec<String>,
}

/// The parts of a text, without references.
///
/// # Errors
/// The mistake in the text.
pub(crate) fn pieces_of(
    source: &Source,
    (file, id): &(String, String),
) -> Result<Vec<Piece>, String> {
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

/// Collects the arguments of a text.
/// Collects the names of the arguments in `found`.
pub(crate) fn names(pieces: &[Piece], found: &mut BTreeSet<String>) {
    for piece in pieces {
        match piece {
            Piece::Text(_) => {}
            Piece::Arg(name) => {
                found.insert(name.clone());
            }
            Piece::Choice(name, variants) => {
                found.insert(name.clone());
                for (_, pieces) in variants {
                    names(pieces, found);
                }
            }
        }
    }
}

/// The text being flattened.
struct Flattening<'a> {
    source: &'a Source,
    file: &'a str,
    /// Within a term: the values of its arguments, which are literals.
    bound: Option<BTreeMap<String, String>>,
    depth: usize,
}

impl Flattening<'_> {
    fn pattern(&self, pattern: &Pattern<String>) -> Result<Vec<Piece>, String> {
        let mut pieces = Vec::new();
        for element in &pattern.elements {
            match element {
                // A text is one paragraph, so line breaks become spaces.
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
                    return Err("only an argument can select a variant".to_owned());
                };
                let name = rust_name(&id.name)?;
                match &self.bound {
                    Some(bound) => self.pattern(bound_variant(variants, bound.get(&name))?),
                    None => Ok(vec![Piece::Choice(name, self.variants(variants)?)]),
                }
            }
        }
    }

    /// The variants with their keys, the default last.
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
                    None => Ok(vec![Piece::Arg(name)]),
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

    /// Flattens another text of the same file.
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

/// The variant for a literal value.
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

/// The arguments of a term.
fn literals(arguments: &CallArguments<String>) -> Result<BTreeMap<String, String>, String> {
    let mut bound = BTreeMap::new();
    for argument in &arguments.named {
        let value = match &argument.value {
            InlineExpression::StringLiteral { value } => value,
            InlineExpression::NumberLiteral { value } => value,
            _ => return Err("a term takes only literals as arguments".to_owned()),
        };
        bound.insert(rust_name(&argument.name.name)?, value.clone());
    }
    Ok(bound)
}
