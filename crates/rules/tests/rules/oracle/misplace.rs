//! Position lines with something in them that may be wrong.

use super::random::{chance, one_of, random};

/// What separates the words of a position line.
const SIGNS: [char; 8] = [' ', '/', ',', ':', '=', '-', '+', '@'];

/// The line with one thing changed, perhaps to what another line of the game has.
pub fn misplaced(seed: &mut u64, line: &str, other: &str) -> String {
    if chance(seed, 30) {
        return fields(seed, line, other);
    }
    let mut words = words(line);
    let at = 1 + random(seed, words.len() - 1);
    let (sign, word) = words[at].clone();
    match random(seed, 9) {
        // What stands in such a place in one of the lines, or in any place.
        0..=2 => {
            let mut all = [&words[1..], &self::words(other)[1..]].concat();
            if chance(seed, 70) {
                all.retain(|each| each.0 == sign);
            }
            words[at].1 = one_of(seed, &all).1.clone();
        }
        3 | 4 => {
            let with = 1 + random(seed, words.len() - 1);
            words[at].1 = std::mem::replace(&mut words[with].1, word);
        }
        5 => drop(words.remove(at)),
        6 => words.insert(at, words[at].clone()),
        _ => words[at].1 = number(seed, &word),
    }
    words.into_iter().map(|(sign, word)| sign + &word).collect()
}

/// The words of a line, each with the sign before it.
fn words(line: &str) -> Vec<(String, String)> {
    let mut words = vec![(String::new(), String::new())];
    for letter in line.chars() {
        if SIGNS.contains(&letter) {
            words.push((letter.to_string(), String::new()));
        } else {
            words.last_mut().unwrap().1.push(letter);
        }
    }
    words
}

/// One of the fields replaced, missing, there twice, or in another place.
fn fields(seed: &mut u64, line: &str, other: &str) -> String {
    let mut fields: Vec<&str> = line.split(' ').collect();
    let others: Vec<&str> = other.split(' ').collect();
    let (at, with) = (random(seed, fields.len()), random(seed, fields.len()));
    match random(seed, 6) {
        0 => drop(fields.remove(at)),
        1 => fields.push(fields[at]),
        2 => fields.swap(at, with),
        _ => {
            let from = random(seed, others.len());
            match fields.get_mut(from) {
                Some(field) => *field = others[from],
                None => fields.push(others[from]),
            }
        }
    }
    fields.join(" ")
}

/// The word with another number at its end, or with something that is no number.
fn number(seed: &mut u64, word: &str) -> String {
    let name = word.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let Ok(number) = word[name.len()..].parse::<usize>() else {
        let odd = one_of(seed, &["", "home", "yard", "y", "-1", "9"]);
        return format!("{name}{odd}");
    };
    match random(seed, 5) {
        0 => format!("{name}0{number}"),
        1 => format!("{name}{}", number.saturating_sub(1)),
        2 | 3 => format!("{name}{}", number + 1),
        _ => format!("{name}{}", random(seed, 70)),
    }
}
