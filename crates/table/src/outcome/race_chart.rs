//! Race chart: the progress of each side, turn by turn.

use rules::seat::Seat;
use words::t;

use super::race::Race;

/// A race chart: a line for each side, and the chart in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RaceChart {
    /// The number of turns.
    pub turns: usize,
    /// The lines, in turn order.
    pub lines: Vec<RaceLine>,
    /// The chart in words: "The race over 42 turns. Ann: 100%, Leo: 82%".
    pub label: String,
}

/// The line of a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RaceLine {
    /// The first seat of the side.
    pub seat: Seat,
    /// The key of that seat's colour in style sheets.
    pub colour_key: &'static str,
    /// The progress of the side at the start and after each turn, in thousandths of the best progress in the
    /// game.
    pub progress: Vec<u16>,
}

impl RaceChart {
    /// The chart of a race. `key` returns a seat's colour key, and `name` its name.
    pub fn of(
        race: &Race,
        key: impl Fn(Seat) -> &'static str,
        name: impl Fn(Seat) -> String,
    ) -> RaceChart {
        let turns = race.turns();
        // Who has a head start begins above the others.
        let whole = race.to_go.iter().max().copied().unwrap_or_default();
        let gone = |side: usize, to_go: &[i32]| (whole - to_go[side]).max(0);
        let all = turns
            .iter()
            .flat_map(|to_go| (0..race.sides.len()).map(|side| gone(side, to_go)));
        let best = all.max().unwrap_or_default().max(1);
        let mut lines = Vec::new();
        let mut said = Vec::new();
        for (side, seats) in race.sides.iter().enumerate() {
            let Some(seat) = seats.iter().next() else {
                continue;
            };
            let thousandths = |to_go: &&[i32]| (gone(side, to_go) * 1000 / best) as u16;
            let progress: Vec<u16> = turns.iter().map(thousandths).collect();
            let names: Vec<String> = seats.iter().map(&name).collect();
            let percent = progress.last().copied().unwrap_or_default() / 10;
            said.push(t!(outcome::chart_line, name = words::list(&names), percent));
            lines.push(RaceLine {
                seat,
                colour_key: key(seat),
                progress,
            });
        }
        let count = turns.len() - 1;
        RaceChart {
            turns: count,
            lines,
            label: t!(outcome::chart, count, lines = said.join(", ")),
        }
    }
}
