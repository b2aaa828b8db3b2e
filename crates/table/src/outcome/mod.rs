//! Result of a game: ranking, race chart, awards.

mod awards;
mod feats;
mod race;
mod race_chart;
pub(crate) mod ranking;
mod story;

use rules::seat::{Seat, SeatSet};
use rules::state::Node;
use words::t;

use self::awards::Jury;
pub use self::awards::{Award, MAX_AWARDS};
pub use self::race::{Moment, Race};
pub use self::race_chart::{RaceChart, RaceLine};
pub use self::ranking::RankedLine;
use self::story::Storyteller;

use crate::dice_mode::Stuff;
use crate::game_session::SeatStanding;
use crate::session::Session;

/// The number of steps of the podium.
const STEPS: usize = 3;

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// The winners: "You win!", "Blue wins".
    pub title: String,
    /// The story of the game in one line: "After being last in turn 30".
    pub story: String,
    /// What comforts people of whom none has won.
    pub comfort: Option<String>,
    /// The length of the game.
    pub length: String,
    /// A line for each seat: the winners first, the others by how far they have to go.
    pub lines: Vec<RankedLine>,
    /// The points in a match, a line for each side; empty without a match.
    pub points: Vec<String>,
    /// Whether the match continues with another game.
    pub goes_on: bool,
    /// The progress of each side, turn by turn.
    pub chart: RaceChart,
    /// The awards, at most [`MAX_AWARDS`].
    pub awards: Vec<Award>,
}

/// What the board shows of the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finale {
    /// The winners: "You win!", "Blue wins".
    pub title: String,
    /// The story of the game in one line.
    pub story: String,
    /// What comforts people of whom none has won.
    pub comfort: Option<String>,
    /// Who stands on the podium, the winners first.
    pub podium: Vec<OnPodium>,
}

/// A player on the podium.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnPodium {
    /// The player's seat.
    pub seat: Seat,
    /// The step of the podium: 1 for all winners.
    pub rank: usize,
    /// How many pawns stand there: all of a winner's, one of anybody else's.
    pub pawns: usize,
    /// Whether it is the reader, who has lost.
    pub is_comforted: bool,
}

impl Finale {
    /// The winners.
    pub fn winners(&self) -> SeatSet {
        let first = self.podium.iter().filter(|each| each.rank == 1);
        first.map(|each| each.seat).collect()
    }

    /// Whether people played, and none of them has won.
    pub fn is_lost(&self) -> bool {
        self.comfort.is_some()
    }
}

impl End {
    /// The result of a session's game.
    ///
    /// # Panics
    /// If the game is not over.
    pub fn of(session: &Session) -> End {
        let table = session.table();
        let Node::Terminal { winners } = table.node() else {
            panic!("the game is not over");
        };
        let standings = ranking::ranked(table, winners);
        let name = |seat: Seat| match session.local().own() == Some(seat) {
            true => t!(outcome::you).to_owned(),
            false => table.called(seat),
        };
        let count = table.game_summary().rolls;
        let race = Race::of(table);
        let jury = Jury {
            race: &race,
            winners,
            name: &name,
            own: session.local().own(),
            blockades: &|pieces| table.game().blockades(pieces),
            things: &|count| table.game().about().phrases.things(count),
        };
        let length = if Stuff::of(table.ruleset()).cards {
            t!(table::after_cards, count)
        } else {
            t!(table::after_throws, count)
        };
        let tally = |each: &SeatStanding| (each.seat, each.tally, each.tally_word.clone());
        let tallies: Vec<_> = standings.iter().map(tally).collect();
        let storyteller = Storyteller {
            race: &race,
            winners,
            own: session.local().own(),
            tallies: &tallies,
            length: &length,
        };
        let mut readers: Vec<Seat> = match session.local().own() {
            Some(own) => vec![own],
            None => standings.iter().map(|each| each.seat).collect(),
        };
        readers.retain(|seat| session.local().is_person(*seat));
        let has_won = readers.iter().any(|seat| winners.has(*seat));
        End {
            title: session.local().status(),
            comfort: (!readers.is_empty() && !has_won)
                .then(|| t!(outcome::comfort, style = table.board().theme)),
            story: storyteller.story(),
            lines: ranking::lines(session, winners, &standings, &name),
            points: points(session),
            goes_on: !session.table().is_match_over(),
            awards: jury.awards(),
            chart: RaceChart::of(&race, |seat| table.ruleset().family.colour_key(seat), name),
            length,
        }
    }

    /// What the board shows of it. Where people play alone, the next two stand on the lower steps of the podium, and all
    /// who are equal to them. A reader who has lost is always there.
    pub(crate) fn finale(&self) -> Finale {
        let winners = self.lines.iter().filter(|line| line.rank == 1).count();
        let lowest = if winners == 1 { STEPS } else { 1 };
        let on_podium = |line: &RankedLine| OnPodium {
            seat: line.seat,
            rank: line.rank,
            pawns: if line.rank == 1 {
                line.pieces.max(1)
            } else {
                1
            },
            is_comforted: line.rank > 1 && line.is_own,
        };
        let is_there = |line: &&RankedLine| line.rank <= lowest || line.is_own;
        let lines = self.lines.iter().filter(is_there);
        let podium = lines.map(on_podium).collect();
        Finale {
            title: self.title.clone(),
            story: self.story.clone(),
            podium,
            comfort: self.comfort.clone(),
        }
    }
}

/// The points of a match: "Red and Yellow: 45 points, 80 of 200" for each side, and the winner of the match.
fn points(session: &Session) -> Vec<String> {
    let table = session.table();
    let (Some(match_play), Some(all)) = (table.match_play(), table.points()) else {
        return Vec::new();
    };
    let mut listed = SeatSet::EMPTY;
    let mut lines = Vec::new();
    for standing in table.standings() {
        if listed.has(standing.seat) {
            continue;
        }
        listed = standing.side.iter().fold(listed, SeatSet::with);
        let points = table.game().seat(standing.seat).points.unwrap_or_default();
        let before = match_play.points_of(standing.seat);
        let (all, total) = (before + points, match_play.total);
        let names = table.names(standing.side);
        lines.push(t!(table::points, names, points, all, total));
    }
    if session.table().is_match_over() {
        let most = all.iter().map(|(_, points)| *points).max();
        let first = all.iter().filter(|(_, points)| Some(*points) == most);
        let first: SeatSet = first.map(|(seat, _)| *seat).collect();
        let (names, count) = (table.names(first), first.len());
        lines.push(t!(table::wins_match, names, count));
    }
    lines
}
