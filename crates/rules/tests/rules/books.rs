//! Rulebooks and lessons in every language: the same structure as the original, and complete terms
//! for every edition. `TURNOUT_GAME=pollyanna` limits the tests to one game.

use rules::games;
use rules::lesson::{self, Lesson};
use rules::words::in_edition;
use words::{BOOKS, Book, Language};

use crate::chosen::families;

/// A book of a game, as written in its file.
fn book(book: Book, language: Language, game: &str) -> &'static str {
    let found = book.of(language, game);
    found.unwrap_or_else(|| panic!("{} is missing", book.path(language, game)))
}

/// The structure of a rulebook without its words: the marks at the start of its lines, including
/// the numbers of rules.
fn frame(rulebook: &str) -> Vec<&str> {
    let text = rulebook.split('\u{c}').next().unwrap_or_default();
    let begins = text.lines().filter_map(|line| match line {
        "" => Some(""),
        _ if line.starts_with('#') => line.split(' ').next(),
        "![board]" => Some(line),
        _ if line.starts_with("- **") => line.get(..line.find("** ")?),
        _ if line.starts_with("- ") => Some("- "),
        _ => None,
    });
    begins.collect()
}

/// Letters and numbers of a block in notation, which are the same in every language.
fn notation(block: &str) -> Vec<&str> {
    let words = block.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    // "five 1s"
    let words = words.map(|word| word.trim_end_matches(['-', 's']));
    let mut found: Vec<_> = words
        .filter(|word| word.contains(|c: char| c.is_ascii_digit()))
        .collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// The lessons of a game without their texts.
fn bare(lessons: Vec<Lesson>) -> Vec<Lesson> {
    let bare = |lesson: Lesson| {
        let mut looks = lesson.looks;
        for look in &mut looks {
            look.words.clear();
        }
        let mut parts = lesson.parts;
        for part in &mut parts {
            part.task.clear();
        }
        Lesson {
            title: String::new(),
            task: String::new(),
            hint: String::new(),
            praise: String::new(),
            looks,
            parts,
            ..lesson
        }
    };
    lessons.into_iter().map(bare).collect()
}

#[test]
fn every_game_has_a_rulebook_in_every_language() {
    for family in families() {
        let (game, english) = (family.name(), Language::En);
        let original = book(Book::Rulebook, english, game);
        let frame_of = |text| frame(text).join("\n");
        for language in Language::ALL {
            let text = book(Book::Rulebook, language, game);
            let path = Book::Rulebook.path(language, game);
            assert_eq!(frame_of(text), frame_of(original), "{path}");
            for (block, ours) in original.split("\n- ").zip(text.split("\n- ")) {
                let (block, ours) = (block.split('\u{c}').next(), ours.split('\u{c}').next());
                let (block, ours) = (block.unwrap_or_default(), ours.unwrap_or_default());
                assert_eq!(notation(ours), notation(block), "{path}: {ours}");
            }
            assert!(language == english || text != original, "{path}");
        }
    }
}

#[test]
fn every_language_has_the_same_lessons() {
    for family in families() {
        let game = family.name();
        let read = |language| {
            let text = Book::Lessons.of(language, game).unwrap_or_default();
            let text = in_edition(text, family.editions[0].name);
            lesson::read(&text).unwrap_or_else(|problem| panic!("{game}: {problem}"))
        };
        let original = read(Language::En);
        for language in Language::ALL {
            let lessons = read(language);
            let path = Book::Lessons.path(language, game);
            for (lesson, ours) in original.iter().zip(&lessons) {
                let same = lesson.task == ours.task || lesson.praise == ours.praise;
                assert_eq!(same, language == Language::En, "{path}: {}", ours.title);
            }
            assert_eq!(bare(lessons), bare(original.clone()), "{path}");
        }
    }
}

#[test]
fn every_book_belongs_to_a_game() {
    let families = rules::games::FAMILIES;
    for (path, _) in BOOKS {
        let is = |book: Book, game: &str| {
            let mut languages = Language::ALL.into_iter();
            languages.any(|language| book.path(language, game) == *path)
        };
        let exists = families
            .iter()
            .any(|family| is(Book::Rulebook, family.name()) || is(Book::Lessons, family.name()));
        assert!(exists, "{path} belongs to no game");
    }
}

/// An edition's name, and pairs of a term and its replacement in that edition.
type List<'a> = (&'a str, Vec<(&'a str, &'a str)>);

fn lists(text: &str) -> Vec<List<'_>> {
    let lists = text.split('\u{c}').skip(1);
    let list = |text| {
        let mut lines = str::lines(text);
        let edition = lines.next().expect("the name of an edition");
        let words = lines.map(|line| line.split_once(" -> ").unwrap_or_else(|| panic!("{line}")));
        (edition, words.collect())
    };
    lists.map(list).collect()
}

/// A text on one line.
fn spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a text contains a word or words, at the start of a word.
fn has(text: &str, word: &str) -> bool {
    let mut found = text.match_indices(word);
    found.any(|(at, _)| !text[..at].ends_with(char::is_alphabetic))
}

#[test]
fn every_edition_uses_its_own_terms_only() {
    for family in families() {
        for language in Language::ALL {
            let game = family.name();
            let rulebook = book(Book::Rulebook, language, game);
            let lessons = Book::Lessons.of(language, game).unwrap_or_default();
            let lists = lists(rulebook);
            // A book uses the terms of the first edition. All others have lists of their terms
            // in every language.
            let editions = family.editions[1..].iter().map(|edition| edition.name);
            let listed = lists.iter().map(|(edition, _)| *edition);
            let path = Book::Rulebook.path(language, game);
            assert!(editions.eq(listed), "{path}: {lists:?}");
            let own = |text| in_edition(text, family.editions[0].name);
            let original = own(rulebook) + &own(lessons);
            for (edition, words) in &lists {
                let text = in_edition(rulebook, edition) + &in_edition(lessons, edition);
                for (word, other) in words {
                    assert!(has(&original, word), "{path}: \"{word}\" is missing");
                    assert!(
                        has(&text, other),
                        "{edition}, {path}: \"{other}\" is missing"
                    );
                    // One term may begin with the other.
                    if !other.contains(word) {
                        assert!(!has(&text, word), "{edition}, {path}: \"{word}\" is left");
                        assert!(!has(&original, other), "{path} has \"{other}\"");
                    }
                }
                for text in [rulebook, lessons] {
                    let (book, lists) = text.split_once('\u{c}').expect("lists");
                    let flat = format!("{}\u{c}{lists}", spaced(book));
                    let broken = in_edition(&flat, edition) != spaced(&in_edition(text, edition));
                    assert!(!broken, "{path}: a word is broken over two lines");
                }
            }
        }
    }
}

#[test]
fn a_rulebook_shows_every_rule_that_house_rules_change() {
    // The rules that a ruleset replaces, and those that it amends.
    let changed = |name: &str| {
        let ruleset = games::ruleset(name).unwrap();
        let book = Book::Rulebook.of(Language::En, ruleset.family.name());
        let book = in_edition(book.unwrap(), ruleset.edition.name);
        let numbers: Vec<&str> = book
            .lines()
            .filter_map(|line| line.strip_prefix("- **")?.split("**").next())
            .collect();
        let is_changed = |number: &&str, is_replaced: bool| {
            let rule = ruleset.rule_in_force(number);
            rule.is_some_and(|rule| rule.is_replaced == is_replaced)
        };
        let with = |is_replaced| {
            let numbers = numbers.iter().copied();
            let with: Vec<_> = numbers
                .filter(|number| is_changed(number, is_replaced))
                .collect();
            with.join(" ")
        };
        (with(true), with(false))
    };
    for (ruleset, replaced, amended) in [
        ("parcheesi", "", ""),
        // Without blockades nothing is left to march or to break.
        (
            "parcheesi+blockades=none",
            "C-12 C-13 C-14 C-15",
            "C-17 C-18",
        ),
        ("parcheesi+dice=1", "C-6 C-7 C-9 C-10", ""),
        ("parcheesi+head-red=1", "C-22", "C-5"),
        (
            "pollyanna-1951+blockades=none",
            "P-20 P-21 P-24",
            "P-28 P-29 P-33",
        ),
        ("pollyanna-1916+turnouts=closed", "P-4", "P-5 P-18"),
        ("sorry+fast", "", ""),
        ("sorry+start=any", "S-11", "S-15 S-17"),
        ("sorry+ten=forward+two=once", "", "S-13 S-15 S-19"),
        ("annie+landing=1", "", "A-7"),
    ] {
        let (replaced, amended) = (replaced.to_owned(), amended.to_owned());
        assert_eq!(changed(ruleset), (replaced, amended), "{ruleset}");
    }
}
