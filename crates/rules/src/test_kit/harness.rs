//! What the tests of all games say: positions are position lines, plays are play lines, and what is
//! checked reads like the rule.

/// Defines it for a game, in the root of its tests. There, `with_ruleset` says which ruleset a line
/// has that names none.
macro_rules! harness {
    ($Game:ident) => {
        #[allow(unused_imports, reason = "for the tests below")]
        use crate::event::{Event, NullSink};
        use crate::game::Game;
        use crate::games;
        use crate::notation::{self, Notation, StepError};
        #[allow(unused_imports, reason = "for the tests below")]
        use crate::view::View;

        /// A position: a game and a state of it.
        struct Position {
            game: $Game,
            state: <$Game as Game>::State,
        }

        /// The game of that ruleset.
        fn game(ruleset: &str) -> $Game {
            $Game::new(games::ruleset(ruleset).expect("a ruleset"))
        }

        /// Spells out what the tests leave out of a position line: the ruleset, and `3yard` is short
        /// for `yard,yard,yard`.
        fn spelt_out(line: &str) -> String {
            let mut line = with_ruleset(line);
            for count in 2..=4 {
                for word in ["yard", "home"] {
                    line = line.replace(&format!("{count}{word}"), &vec![word; count].join(","));
                }
            }
            line
        }

        /// Reads a position, or says why it is none.
        fn read(line: &str) -> Result<Position, String> {
            let line = spelt_out(line);
            let game = game(line.split(' ').next().unwrap_or_default());
            match notation::parse_position_line(&game, &line) {
                Ok(state) => Ok(Position { game, state }),
                Err(error) => Err(error.to_string()),
            }
        }

        /// A position.
        #[track_caller]
        fn at(line: &str) -> Position {
            read(line).unwrap_or_else(|error| panic!("{line}: {error}"))
        }

        #[allow(dead_code, reason = "no game needs all of them")]
        impl Position {
            /// The position after these steps; all must be legal, none is no steps.
            #[track_caller]
            fn after(self, steps: &str) -> Position {
                let Position { game, mut state } = self;
                if !steps.is_empty() {
                    let made = notation::make_steps(&game, &state, steps);
                    let made = made.unwrap_or_else(|(_, error)| panic!("{steps}: {error}"));
                    state = made.last().expect("a step").1;
                }
                Position { game, state }
            }

            /// The position after an outcome: a roll or a card.
            fn came(mut self, outcome: &str) -> Position {
                let outcome = outcome.parse().expect("an outcome");
                let Position { game, state } = &mut self;
                game.apply_chance(state, outcome, &mut crate::event::NullSink);
                self
            }

            /// The legal steps.
            fn steps(&self) -> Vec<String> {
                let mut actions = Vec::new();
                self.game.legal_actions(&self.state, &mut actions);
                let step = |action| self.game.step(&self.state, action);
                actions.into_iter().map(step).collect()
            }

            /// The position line without the ruleset.
            fn line(&self) -> String {
                self.game.position(&self.state)
            }

            /// What happens in a play.
            #[track_caller]
            fn events(&self, play: &str) -> Vec<crate::event::Event> {
                let mut events = Vec::new();
                let mut state = self.state;
                for step in play.split(", ") {
                    let action = notation::legal_step(&self.game, &state, step);
                    let action = action.unwrap_or_else(|error| panic!("{step}: {error}"));
                    self.game.apply(&mut state, action, &mut events);
                }
                events
            }
        }

        /// The legal plays. Along the way, the look-ahead over whole plays must find the same results.
        #[track_caller]
        fn plays(line: &str) -> Vec<String> {
            let Position { game, state } = at(line);
            let plays = notation::plays(&game, &state);
            let results = plays.iter().map(|play| game.position(&play.state));
            let results: std::collections::BTreeSet<String> = results.collect();
            let mut found = Vec::new();
            game.results(&state, &mut Default::default(), |result| {
                found.push(game.position(&result));
            });
            found.sort();
            assert!(
                found.iter().eq(&results),
                "{line}: the results of all plays: {found:#?}"
            );
            plays.into_iter().map(|play| play.text).collect()
        }

        /// These plays are legal, and no others.
        #[track_caller]
        fn only(line: &str, expected: &[&str]) {
            let mut expected = expected.to_vec();
            expected.sort_unstable();
            assert_eq!(plays(line), expected, "{line}");
        }

        /// These plays are legal, among others.
        #[allow(dead_code, reason = "no game needs all of them")]
        #[track_caller]
        fn legal(line: &str, expected: &[&str]) {
            let plays = plays(line);
            for play in expected {
                let found = plays.iter().any(|each| each == play);
                assert!(found, "{line}: no {play} in {plays:#?}");
            }
        }

        /// No legal play has this step.
        #[allow(dead_code, reason = "no game needs all of them")]
        #[track_caller]
        fn never(line: &str, step: &str) {
            let plays = plays(line);
            let has = |play: &String| play.split(", ").any(|each| each == step);
            assert!(!plays.iter().any(has), "{line}: {step} in {plays:#?}");
        }

        /// After the steps `made` (none: "") these are the legal steps, and no others.
        #[allow(dead_code, reason = "no game needs all of them")]
        #[track_caller]
        fn steps(line: &str, made: &str, expected: &[&str]) {
            let mut found = at(line).after(made).steps();
            found.sort_unstable();
            let mut expected = expected.to_vec();
            expected.sort_unstable();
            assert_eq!(found, expected, "{line}: after \"{made}\"");
        }

        /// This play is legal and leads there: a position of the same ruleset.
        #[track_caller]
        fn leads(line: &str, play: &str, result: &str) {
            let after = at(line).after(play);
            let complete = !after.game.in_play(&after.state);
            assert!(complete, "{line}: {play} is not complete");
            let result = spelt_out(result);
            let (_, result) = result.split_once(' ').expect("a ruleset");
            let expected = at(&format!("{} {result}", after.game.ruleset()));
            assert_eq!(after.line(), expected.line(), "{line}: {play}");
        }

        /// Of these steps all but the last are legal, and the last is refused so.
        #[track_caller]
        fn refused(line: &str, steps: &str, refusal: &str) {
            let (made, step) = steps.rsplit_once(", ").unwrap_or(("", steps));
            let Position { game, state } = at(line).after(made);
            match notation::legal_step(&game, &state, step) {
                Err(StepError::Refused(found)) => {
                    // Advice may follow.
                    let found = found.to_string();
                    assert!(found.starts_with(refusal), "{line}: {steps}: {found}");
                }
                other => panic!("{line}: {steps}: {other:?}, expected {refusal}"),
            }
        }

        /// The position line is refused, by that rule.
        #[track_caller]
        fn no_position(line: &str, rule: &str) {
            match read(line) {
                Ok(_) => panic!("{line} is accepted"),
                Err(error) => assert!(error.ends_with(&format!("({rule})")), "{line}: {error}"),
            }
        }

        /// What the log says of a play.
        #[allow(dead_code, reason = "no game needs all of them")]
        #[track_caller]
        fn log(line: &str, play: &str) -> Vec<String> {
            use crate::words::Words;
            let position = at(line);
            let events = position.events(play);
            let sentences = events.iter();
            sentences
                .filter_map(|event| position.game.sentence(event))
                .collect()
        }
    };
}
pub(crate) use harness;
