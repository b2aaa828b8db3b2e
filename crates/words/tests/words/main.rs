//! Tests of all texts in every language.

mod fluent;
mod missing_texts;
mod translated;
