//! Tests of all texts in every language.

mod complete;
mod fluent;
mod translated;
