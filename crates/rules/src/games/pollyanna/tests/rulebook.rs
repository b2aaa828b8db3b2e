//! The rulebook in the words of each edition: P-34.

use ::words::Language;

use super::*;
use crate::words::Words;

/// The book with all white space made single spaces.
fn book(edition: &str) -> String {
    let book = game(edition).rulebook(Language::En);
    book.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether `word` begins a word of the text.
fn has(text: &str, word: &str) -> bool {
    let mut found = text.match_indices(word);
    found.any(|(at, _)| !text[..at].ends_with(char::is_alphabetic))
}

#[test]
fn p34_the_rulebook_of_1951_has_no_term_of_1916() {
    let book = book("pollyanna-1951");
    for term in [
        "Glad",
        "POLLYANNA",
        "portrait",
        "circle",
        "starting point",
        "enters ",
        "entered",
        "enter ",
        "entering",
    ] {
        assert!(!has(&book, term), "{term}");
    }
    for term in [
        "Home Entrance",
        "Home Path",
        "Home Space",
        "corner",
        "started",
        "starting space",
    ] {
        assert!(has(&book, term), "{term}");
    }
    assert!(book.starts_with("# Pollyanna ## How to play"));
    assert!(book.contains("This book uses the words of 1951"));
}

#[test]
fn p34_the_rulebook_of_1916_has_no_term_of_1951() {
    let book = book("pollyanna-1916");
    for term in [
        "Home Entrance",
        "Home Path",
        "Home Space",
        "corner",
        "start ",
        "starts",
        "started",
        "starting space",
        "starting a",
    ] {
        assert!(!has(&book, term), "{term}");
    }
    for term in [
        "Glad Entrance",
        "Glad Path",
        "POLLYANNA",
        "portrait circle",
        "entered",
        "starting point",
    ] {
        assert!(has(&book, term), "{term}");
    }
    assert!(book.starts_with("# Pollyanna, the Glad Game ## How to play"));
    assert!(book.contains("This book uses the words of 1916"));
}

#[test]
fn p34_the_words_of_1916_stand_in_sound_sentences() {
    let book = book("pollyanna-1916");
    for sentence in [
        "The starting point of a colour is number 6 of its own side.",
        "A pawn is entered by a six on one die, or by both dice together when they add up to six",
        "It leaves the portrait circle and stands on your starting point.",
        "all in their portrait circles.",
        "lead from the points to POLLYANNA in the middle",
        "Glad Entrance and Glad Path, POLLYANNA in the middle, portrait circles as yards, and pawns \
         that are entered at the starting point.",
        "it is captured and goes back to its portrait circle.",
    ] {
        assert!(book.contains(sentence), "{sentence}");
    }
    // No article is left that the new word does not take.
    for broken in [
        "the POLLYANNA",
        "a entered",
        "an portrait",
        "a a ",
        "the the ",
    ] {
        assert!(!book.contains(broken), "{broken}");
    }
}

#[test]
fn p34_the_words_of_1916_stand_in_sound_sentences_of_spanish() {
    let book = game("pollyanna-1916").rulebook(Language::Es);
    let book = book.split_whitespace().collect::<Vec<_>>().join(" ");
    for sentence in [
        "# Pollyanna, el juego de la alegr\u{ed}a ## C\u{f3}mo se juega",
        "Este libro usa las palabras de 1916: Entrada Alegre y Senda Alegre, POLLYANNA en el centro, los \
         c\u{ed}rculos del retrato donde se espera, y hacer entrar las fichas al punto de partida.",
        "El punto de partida de un color est\u{e1} en el n\u{fa}mero 6 de su propio lado.",
        "Desde el punto de partida hasta POLLYANNA hay 61 pasos",
        "La ficha deja el c\u{ed}rculo del retrato y se pone en tu punto de partida.",
        "manera de salir del c\u{ed}rculo del retrato.",
        "est\u{e1} cerrado el paso al punto de partida",
        "Una ficha llega a POLLYANNA con la cuenta exacta",
    ] {
        assert!(book.contains(sentence), "{sentence}");
    }
    // No article is left that the new word does not take.
    for broken in [
        "la POLLYANNA",
        "la Alegre",
        "la punto",
        "una punto",
        "a el ",
        "de el ",
        "la c\u{ed}rculo",
        "las c\u{ed}rculos",
        "una c\u{ed}rculo",
    ] {
        assert!(!has(&book, broken), "{broken}");
    }
}

#[test]
fn p34_both_rulebooks_hold_every_rule_as_a_list_item() {
    for edition in ["pollyanna-1951", "pollyanna-1916"] {
        let book = game(edition).rulebook(Language::En);
        let items = book.lines().filter_map(|line| line.strip_prefix("- **P-"));
        let numbers: Vec<_> = items.filter_map(|line| line.split_once("** ")).collect();
        let expected: Vec<_> = (1..=35).map(|number| number.to_string()).collect();
        assert_eq!(
            numbers
                .iter()
                .map(|(number, _)| *number)
                .collect::<Vec<_>>(),
            expected
        );
        for heading in [
            "The board",
            "Setting up",
            "The throw",
            "Moving",
            "Capturing",
            "Winning",
            "Editions",
            "An example",
        ] {
            assert!(book.contains(&format!("\n## {heading}\n")), "{heading}");
        }
    }
}
