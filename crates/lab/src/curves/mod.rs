//! Pictures of training: how the strength of bots changed.

mod axis;
pub(crate) mod log;
mod panel;
pub(crate) mod svg;

use axis::Axis;
use log::Log;
use panel::{Panel, Series};
use svg::Svg;

/// The width of the picture. Its height depends on the contents.
const WIDTH: f64 = 720.0;
/// Margins of the panels: ticks on the left, the last value on the right.
const LEFT: f64 = 64.0;
const RIGHT: f64 = 52.0;
/// The height of a line of the legend.
const LINE: f64 = 20.0;
/// The gap between panels, and below the last for the ticks.
const GAP: f64 = 36.0;
const FOOT: f64 = 52.0;

/// Wins of 100 for a bot as strong as the yardstick.
const EVEN: f64 = 50.0;

/// The logs of a picture, with their names.
#[derive(Debug)]
pub(crate) struct Curves {
    logs: Vec<(String, Log)>,
}

impl Curves {
    /// A picture of these logs. The names distinguish logs of the same ruleset.
    ///
    /// # Panics
    /// When there are no logs.
    pub(crate) fn new(logs: Vec<(String, Log)>) -> Curves {
        assert!(!logs.is_empty(), "there are no logs");
        Curves { logs }
    }

    /// The picture as SVG. It has dark lines on a white panel, to be readable on any page.
    pub(crate) fn picture(&self) -> String {
        let title = self.title();
        let labels = if self.logs.len() > 1 {
            self.labels()
        } else {
            Vec::new()
        };
        let top = 44.0 + LINE * labels.len() as f64;
        let panels = self.panels();
        let mut bottom = top;
        for panel in &panels {
            bottom += LINE + panel.height + GAP;
        }
        let height = bottom - GAP + FOOT;
        let mut svg = Svg::new(WIDTH, height, &title, &self.description());
        svg.heading(16.0, 26.0, &title);
        for (index, label) in labels.iter().enumerate() {
            svg.legend(LEFT, 46.0 + LINE * index as f64, index, label);
        }
        let games = self.games();
        let right = WIDTH - RIGHT;
        let mut y = top;
        for (index, panel) in panels.iter().enumerate() {
            y += LINE;
            let is_last = index + 1 == panels.len();
            panel.draw(&mut svg, (LEFT, right), y, &games, is_last);
            y += panel.height + GAP;
        }
        svg.centred((LEFT + right) / 2.0, height - 12.0, "games of training");
        svg.end()
    }

    /// The title: what all logs have in common.
    fn title(&self) -> String {
        match self.in_common("ruleset") {
            Some(ruleset) => format!("Training: {ruleset}"),
            None => "Training".to_owned(),
        }
    }

    /// A note that is the same in all logs.
    fn in_common(&self, note: &str) -> Option<&str> {
        let mut notes = self.logs.iter().map(|(_, log)| log.note(note));
        let first = notes.next()??;
        notes.all(|other| other == Some(first)).then_some(first)
    }

    /// The label of each log: its ruleset if all differ, or else its name.
    fn labels(&self) -> Vec<String> {
        let rulesets: Vec<_> = self
            .logs
            .iter()
            .map(|(_, log)| log.note("ruleset"))
            .collect();
        let own = |at: usize| {
            let others = rulesets.iter().enumerate();
            rulesets[at].filter(|_| {
                !others
                    .clone()
                    .any(|(other, ruleset)| other != at && *ruleset == rulesets[at])
            })
        };
        let named = self.logs.iter().enumerate();
        named
            .map(|(at, (name, _))| own(at).unwrap_or(name).to_owned())
            .collect()
    }

    /// The axis for the number of games.
    fn games(&self) -> Axis {
        let each = self.logs.iter();
        let points = each.flat_map(|(_, log)| log.loss.iter().chain(&log.wins));
        let games = points.map(|(games, _)| *games);
        // The axis starts at 0.
        Axis::over(games.chain([0.0]), 8)
    }

    /// A panel for wins above a smaller one for loss; a panel is left out if no log has its values.
    fn panels(&self) -> Vec<Panel> {
        let against = self.in_common("yardstick").unwrap_or("the yardstick");
        let wins = Panel {
            title: format!("wins of 100 against {against}"),
            height: 260.0,
            series: self.series(|log| &log.wins),
            level: Some(EVEN),
            dots: true,
        };
        let loss = Panel {
            title: "loss".to_owned(),
            height: 110.0,
            series: self.series(|log| &log.loss),
            level: None,
            dots: false,
        };
        let shown = [wins, loss].into_iter();
        shown.filter(|panel| !panel.series.is_empty()).collect()
    }

    fn series(&self, of: fn(&Log) -> &Vec<(f64, f64)>) -> Vec<Series> {
        let each = self.logs.iter().enumerate();
        let series = each.map(|(look, (_, log))| Series::new(look, of(log)));
        series.filter(|series| !series.points.is_empty()).collect()
    }

    /// The picture in words, for screen readers.
    fn description(&self) -> String {
        let named = self.labels().into_iter().zip(&self.logs);
        let said = named.map(|(label, (_, log))| {
            let mut said = label;
            if let Some((games, wins)) = log.wins.last() {
                said += &format!(": {wins} wins of 100 after {games} games");
            }
            if let (Some((_, first)), Some((_, last))) = (log.loss.first(), log.loss.last()) {
                said += &format!("; loss from {first} to {last}");
            }
            match log.note("command") {
                Some(command) => format!("{said}; made by: {command}."),
                None => said + ".",
            }
        });
        said.collect::<Vec<_>>().join(" ")
    }
}
