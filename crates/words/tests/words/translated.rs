//! Tests that other languages have texts of their own.

use words::{Arg, Language, unmarked_words};

/// Texts that are names, the same in every language.
const NAMES: &[&str] = &[
    "annie::caption_hannigan",
    "annie::caption_punjab",
    "annie::caption_sandy",
    "annie::caption_warbucks",
    "annie::punjab",
    "annie::title",
    "annie::warbucks",
    "keys::control",
    "parcheesi::title",
    "plain::card_without_number",
    "pollyanna::board_1916",
    "pollyanna::board_1951",
    "pollyanna::title_1916",
    "pollyanna::title_1951",
    "sorry::title",
];

/// Texts that a language has as in English, by its code.
const ALIKE: &[(&str, &str)] = &[
    ("es", "annie::short_goto"),
    ("es", "book::bot"),
    ("es", "fairness::bots"),
    ("es", "keys::escape"),
    ("es", "people::bot"),
    ("es", "people::bot_at"),
    ("es", "speech::nothing_to_choose_concise"),
    ("es", "table::named_bot"),
    ("es", "settings::text_normal"),
    ("es", "table::normal"),
];

/// Each text by name, with its arguments left empty.
fn bare(language: Language) -> Vec<(&'static str, String)> {
    words::speak(language);
    let texts = words::LIST.iter().enumerate();
    let texts = texts.map(|(number, (name, args))| {
        let args: Vec<_> = args.iter().map(|_| Arg::from("")).collect();
        (*name, words::said(number, &args))
    });
    texts.collect()
}

#[test]
fn every_text_is_translated() {
    let english = bare(Language::En);
    for language in Language::ALL.into_iter().skip(1) {
        let same = english
            .iter()
            .zip(bare(language))
            .filter(|((_, one), (_, other))| one == other);
        let same = same.map(|((name, text), _)| (*name, text.as_str()));
        let left: Vec<_> = same
            .filter(|(name, text)| {
                !NAMES.contains(name)
                    && !ALIKE.contains(&(language.code(), *name))
                    && unmarked_words(text).next().is_some()
            })
            .collect();
        assert!(left.is_empty(), "{language:?} has English texts: {left:#?}");
    }
}
