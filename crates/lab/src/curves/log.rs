//! Training logs: tab-separated measurements by number of games.
//!
//! ```text
//! # ruleset: ...
//! # command: ...
//! games   loss    wins
//! 1000    0.6931
//! 2000    0.6612  48.5
//! ```

/// The contents of a training log.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Log {
    /// Comments of the form `# name: text`.
    notes: Vec<(String, String)>,
    /// Number of games, and the loss after them.
    pub(crate) loss: Vec<(f64, f64)>,
    /// Number of games, and the wins of 100 against the yardstick after them.
    pub(crate) wins: Vec<(f64, f64)>,
}

impl Log {
    /// The text of the comment with this name.
    pub(crate) fn note(&self, name: &str) -> Option<&str> {
        let found = self.notes.iter().find(|(each, _)| each == name);
        found.map(|(_, text)| &**text)
    }

    /// Parses a log. Columns with other names are ignored.
    ///
    /// # Errors
    /// What was expected, and in which line.
    pub(crate) fn parse(text: &str) -> Result<Log, String> {
        let mut log = Log::default();
        let mut columns: Option<Columns> = None;
        let mut last = None;
        for (number, line) in (1..).zip(text.lines()) {
            let at = |what: String| format!("line {number}: {what}");
            if let Some(comment) = line.strip_prefix('#') {
                if let Some((name, text)) = comment.split_once(':') {
                    let note = (name.trim().to_owned(), text.trim().to_owned());
                    log.notes.push(note);
                }
                continue;
            }
            let cells: Vec<&str> = line.split('\t').collect();
            let Some(columns) = &columns else {
                columns = Some(Columns::of(&cells).map_err(at)?);
                continue;
            };
            let (games, loss, wins) = columns.read(&cells).map_err(at)?;
            if last.is_some_and(|last| games <= last) {
                return Err(at("games: expected more than in the line before".to_owned()));
            }
            last = Some(games);
            log.loss.extend(loss.map(|loss| (games, loss)));
            log.wins.extend(wins.map(|wins| (games, wins)));
        }
        if columns.is_none() {
            return Err("expected a line with the names of columns, found the end".to_owned());
        }
        if log.loss.is_empty() && log.wins.is_empty() {
            return Err("expected a line with loss or wins, found none".to_owned());
        }
        Ok(log)
    }
}

/// The positions of the columns.
struct Columns {
    count: usize,
    games: usize,
    loss: Option<usize>,
    wins: Option<usize>,
}

impl Columns {
    fn of(names: &[&str]) -> Result<Columns, String> {
        let at = |name: &str| names.iter().position(|each| *each == name);
        let (loss, wins) = (at("loss"), at("wins"));
        let (Some(games), true) = (at("games"), loss.or(wins).is_some()) else {
            return Err(format!(
                "expected the names of columns, games and loss or wins among them, found \"{}\"",
                names.join(" ").escape_debug()
            ));
        };
        Ok(Columns {
            count: names.len(),
            games,
            loss,
            wins,
        })
    }

    /// Parses the games, loss and wins of a line. Cells at its end may be missing.
    fn read(&self, cells: &[&str]) -> Result<(f64, Option<f64>, Option<f64>), String> {
        if cells.len() > self.count {
            return Err(format!(
                "expected {} columns at most, found {}",
                self.count,
                cells.len()
            ));
        }
        let cell = |index: Option<usize>| {
            let cell = index.and_then(|index| cells.get(index).copied());
            cell.filter(|cell| !cell.is_empty())
        };
        let number = |name: &str, cell: Option<&str>, fits: fn(f64) -> bool, what: &str| {
            let read = |cell: &str| {
                let number = cell.parse().ok().filter(|number: &f64| fits(*number));
                number.ok_or_else(|| {
                    format!("{name}: expected {what}, found \"{}\"", cell.escape_debug())
                })
            };
            cell.map(read).transpose()
        };
        let count = |games: f64| (0.0..=1e15).contains(&games) && games.fract() == 0.0;
        let games = number("games", cell(Some(self.games)), count, "a whole number")?;
        let games = games.ok_or("games: expected a whole number, found nothing")?;
        let finite = |loss: f64| loss.abs() <= 1e15;
        let share = |wins: f64| (0.0..=100.0).contains(&wins);
        Ok((
            games,
            number("loss", cell(self.loss), finite, "a number")?,
            number("wins", cell(self.wins), share, "a share of 100")?,
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_parses() {
        let text = "# ruleset: some game\n#\n# plain words\nloss\trate\tgames\twins\n\
                    0.7\t1\t100\n0.65\t1\t200\t51.5\n# later\n\t1\t300\t60\n0.5\t\t400\t\n";
        let log = Log::parse(text).unwrap();
        assert_eq!(log.note("ruleset"), Some("some game"));
        assert_eq!(log.note("command"), None);
        assert_eq!(log.loss, [(100.0, 0.7), (200.0, 0.65), (400.0, 0.5)]);
        assert_eq!(log.wins, [(200.0, 51.5), (300.0, 60.0)]);
        assert!(Log::parse("games\twins\r\n5\t50\r\n").is_ok());
    }

    #[test]
    fn errors_name_the_line() {
        for (text, what) in [
            ("", "expected a line with the names"),
            ("# only: this\n", "expected a line with the names"),
            (
                "games\tloss\n",
                "expected a line with loss or wins, found none",
            ),
            (
                "games\tloss\twins\n5\n",
                "expected a line with loss or wins, found none",
            ),
            ("loss\twins\n", "line 1: expected the names of columns"),
            ("games\n", "line 1: expected the names of columns"),
            ("5\t0.7\n", "line 1: expected the names of columns"),
            (
                "games\tloss\n5\t0.7\n5\t0.6\n",
                "line 3: games: expected more than",
            ),
            (
                "games\tloss\n\t0.7\n",
                "line 2: games: expected a whole number, found nothing",
            ),
            (
                "games\tloss\n5.5\t0.7\n",
                "line 2: games: expected a whole number, found \"5.5\"",
            ),
            (
                "games\tloss\n5\tNaN\n",
                "line 2: loss: expected a number, found \"NaN\"",
            ),
            ("games\tloss\n5\tinf\n", "line 2: loss: expected a number"),
            (
                "games\twins\n#\n\n5\t50\n",
                "line 3: games: expected a whole number, found nothing",
            ),
            (
                "games\twins\n5\t101\n",
                "line 2: wins: expected a share of 100",
            ),
            (
                "games\twins\n5\t50\t1\n",
                "line 2: expected 2 columns at most, found 3",
            ),
        ] {
            let refused = Log::parse(text).unwrap_err();
            assert!(refused.starts_with(what), "{text:?}: {refused}");
        }
    }
}
