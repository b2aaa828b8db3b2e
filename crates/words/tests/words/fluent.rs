//! Comparison of our formatting with Fluent's own library.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use words::{Arg, Language};

/// The Fluent bundle of a file.
fn bundle(language: Language, file: &str) -> FluentBundle<FluentResource> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(language.code());
    let text = fs::read_to_string(path.join(format!("{file}.ftl"))).unwrap();
    let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle
        .add_resource(FluentResource::try_new(text).unwrap())
        .unwrap();
    bundle
}

/// The text formatted by Fluent. A text is one paragraph, so line breaks become spaces.
fn fluent(bundle: &FluentBundle<FluentResource>, name: &str, values: &[(&str, Arg<'_>)]) -> String {
    let (_, id) = name.split_once("::").unwrap();
    let message = bundle.get_message(&id.replace('_', "-")).unwrap();
    let mut args = FluentArgs::new();
    for (name, value) in values {
        match value {
            Arg::Text(text) => args.set(name.replace('_', "-"), text.to_string()),
            Arg::Number(number) => args.set(name.replace('_', "-"), *number),
        }
    }
    let mut errors = Vec::new();
    let said = bundle.format_pattern(message.value().unwrap(), Some(&args), &mut errors);
    assert!(errors.is_empty(), "{name}: {errors:?}");
    said.replace('\n', " ")
}

/// Values to try for an argument: every key of its variants, a singular and a plural number, or any
/// text.
fn tried(keys: &[&str]) -> Vec<Arg<'static>> {
    let is_number = |key: &&str| *key == "one" || key.parse::<u64>().is_ok();
    if keys.iter().any(is_number) {
        return [0_u64, 1, 2, 3, 5, 11].map(Arg::from).to_vec();
    }
    let named = keys.iter().filter(|key| !key.is_empty());
    let mut values: Vec<Arg<'static>> = named.map(|key| Arg::from((*key).to_owned())).collect();
    values.push(Arg::from("Ana".to_owned()));
    values
}

/// All combinations of values for the arguments of a text.
fn ways(args: &[(&'static str, &[&str])]) -> Vec<Vec<(&'static str, Arg<'static>)>> {
    let mut ways = vec![Vec::new()];
    for (name, keys) in args {
        let mut longer = Vec::new();
        for way in &ways {
            for value in tried(keys) {
                let mut way = way.clone();
                way.push((*name, value));
                longer.push(way);
            }
        }
        ways = longer;
    }
    ways
}

#[test]
fn every_text_is_formatted_as_by_fluent() {
    for language in Language::ALL {
        words::speak(language);
        let mut bundles = BTreeMap::new();
        for (number, (name, args)) in words::LIST.iter().enumerate() {
            let (file, _) = name.split_once("::").unwrap();
            let bundle = bundles
                .entry(file)
                .or_insert_with(|| bundle(language, &file.replace('_', "-")));
            for way in ways(args) {
                let values: Vec<_> = way.iter().map(|(_, value)| value.clone()).collect();
                let ours = words::said(number, &values);
                assert_eq!(ours, fluent(bundle, name, &way), "{name} in {language:?}");
            }
        }
    }
}
