//! Bodies of fuzz tests, in the form of [`rules::fuzzing`]: what must hold of any text that
//! somebody hands to a decoder. The tests call them with a committed corpus and its mutations, and
//! so does a target of the crate in `fuzz/`.

use crate::address::{self, Address};

/// An address: whether nothing was wrong with it.
///
/// It is read without a panic; what is wrong is said, and then nothing starts; what was understood
/// is written as an address that is understood alike.
///
/// # Panics
/// When something does not hold.
pub fn address(text: &str) -> bool {
    let kinds = ["easy", "medium", "hard", "expert"];
    match address::parse(text, &kinds) {
        Address::Front => true,
        Address::Unknown(problem) => {
            assert!(!problem.contains(char::is_control), "{problem:?}");
            false
        }
        Address::New {
            setup,
            start,
            problems,
        } => {
            assert!(
                !start || problems.is_empty(),
                "{text:?} starts in spite of {problems:?}"
            );
            let shown =
                |problem: &String| problem.len() < 1_000 && !problem.contains(char::is_control);
            assert!(problems.iter().all(shown), "{problems:?}");
            let written = address::write(&setup);
            let again = Address::New {
                setup,
                start: false,
                problems: Vec::new(),
            };
            assert_eq!(
                address::parse(&written, &kinds),
                again,
                "{text:?} is written as {written:?}"
            );
            problems.is_empty()
        }
    }
}
