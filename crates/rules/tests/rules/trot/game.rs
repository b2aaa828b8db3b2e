//! Trot: a toy race with one die on the race kit, which is nothing but data. A six brings a pawn out
//! and rolls again, but the third in a turn is lost. Two pawns together are no blockade, unless the game is
//! rich: then rivals pass them, but do not land there.

use rules::board::{Board, Point};
use rules::race::{
    Blockade, Bonus, BonusTime, Citations, Drawn, Layout, MIDDLE, Place, Race, RaceGame,
    RaceOption, RaceRules, Road, RollAgain, Safe, Track, board_spaces, square,
};
use rules::ruleset::{Edition, Family, RuleOption, Ruleset, declared};
use rules::seat::{Seat, SeatName, SeatSet};
use words::{Book, Language, text};

#[derive(Clone, Copy, Debug)]
pub(super) struct TrotRules;

pub(super) type Trot = Race<TrotRules>;

/// 24 spaces, of which a pawn goes 23, then two of its own and home.
static ROAD: Road = Road::of(Track {
    layout: Layout {
        side: 6,
        turnout: 0,
        home_path: 2,
        turns_against_pawns: false,
    },
    entry: 2,
    coloured: &[2, 5],
    entrance: 23,
    turnouts: None,
});

const OPTIONS: [RaceOption; 1] =
    [RuleOption::switch("rich", text!(sorry::title), text!(sorry::about), &["T-7"]).sets(rich)];

fn rich(rules: &mut RaceRules, _value: &str) {
    rules.entering.is_duty = true;
    rules.safe = Safe::Coloured;
    rules.bonus = Bonus {
        capture: 7,
        home: 3,
        time: BonusTime::Last,
    };
    rules.blockade = Some(Blockade {
        may_pass: true,
        may_march: true,
        due: None,
    });
}

impl RaceGame for TrotRules {
    const FAMILY: &'static Family = &Family {
        editions: &[Edition {
            name: "trot",
            // A toy has no texts of its own.
            title: text!(sorry::title),
            about: text!(sorry::about),
            minutes: (1, 2),
        }],
        options: &declared(&OPTIONS),
        contradictions: |_| Vec::new(),
        presets: &[],
        sheet_options: &[],
        seats: &[
            SeatName::YELLOW,
            SeatName::GREEN,
            SeatName::RED,
            SeatName::BLUE,
        ],
        usual_seats: SeatSet(0b0101),
        full_table: SeatSet(0b1111),
    };

    type Indexes = u64;

    const RULES: RaceRules = RaceRules {
        roll_again: RollAgain {
            number: 6,
            limit: Some(2),
            ..RollAgain::NEVER
        },
        ..RaceRules::plain(&ROAD)
    };

    const OPTIONS: &'static [RaceOption] = &OPTIONS;

    const CAST: [&'static str; 4] = ["Ann", "Ben", "Cleo", "Dan"];

    const CITATIONS: &'static Citations = &Citations {
        players: "T-1",
        opening: "T-2",
        dice: "T-3",
        passing: "T-3",
        all_dice: "T-3",
        moving: "T-3",
        entering: "T-4",
        must_enter: "T-4",
        turning_off: "T-5",
        home_path: "T-5",
        home: "T-5",
        capture: "T-6",
        safe: "T-6",
        blockade: "T-6",
        blockade_on_start: "T-6",
        bonus: "T-7",
        roll_limit: "T-8",
        winning: "T-9",
        ..Citations::NONE
    };

    fn board(game: &Trot) -> Board {
        let is_safe = |number| game.rules().is_safe(number);
        Board {
            spaces: board_spaces::<TrotRules>(game.track(), is_safe, drawn),
            slides: Vec::new(),
            pile: None,
            theme: "flat",
            title: text!(sorry::title),
            turns: 0,
        }
    }

    fn cast_line(seat: Seat, says: &str) -> String {
        format!("{} says {says}", Self::CAST[seat.index()])
    }

    fn book(_ruleset: Ruleset, book: Book, _language: Language) -> String {
        let rules = (1..=9).map(|number| format!("- **T-{number}** A rule.\n"));
        match book {
            Book::Rulebook => rules.collect(),
            Book::Lessons => String::new(),
        }
    }
}

/// In which quarter a space is drawn, and how: pawns go up the left side of the board.
fn drawn(place: Place) -> (u8, Drawn) {
    let (x, y) = match place {
        Place::Ring { number, .. } => (-4_000, 3_000 - 1_000 * i32::from(number)),
        Place::HomePath { number, .. } => (-4_000 + 1_000 * i32::from(number), 0),
        Place::Yard { .. } => (-2_500, 2_500),
        Place::Home { .. } | Place::Turnout { .. } => (-1_000, 0),
    };
    let place_there = Point {
        x: MIDDLE + x,
        y: MIDDLE + y,
    };
    let drawn = Drawn {
        place: place_there,
        angle: 2_700,
        shape: square(place_there, 450),
    };
    ((4 - place.side()) % 4, drawn)
}
