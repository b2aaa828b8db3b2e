//! What a trial can be asked about the draft of a game.

use bot::compare::Trial;
use rules::ruleset::{Choice, RuleOption, Ruleset};
use rules::seat::Seat;
use table::draft::Draft;
use table::setup::{PERSON, Setup};
use words::capitalised;
use worker::trial::TrialQuestion;

/// The seed of trials, unless the form has a seed of its own. With one seed a question has one answer.
const SEED: u32 = 1;
/// How people play in a trial, as a level of bots.
const STRONG: &str = "expert";

/// A question about the draft.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// The games to play.
    pub trial: Trial,
    /// What they are to find out.
    pub question: TrialQuestion,
}

/// What a question compares with, or how strong it takes a player to be: each way to ask it.
#[derive(Clone, PartialEq, Debug)]
pub enum Way {
    /// The printed rules.
    Print,
    /// Our rules with this one as printed.
    Without(Choice),
    /// The player plays like bots of this level.
    Level(&'static str),
}

/// What the house rules of a draft change: all of them, and each alone where there are several. Head starts are the same on both
/// sides.
pub fn changes(draft: &Draft) -> Vec<(Way, Asked)> {
    let setup = draft.setup();
    let ours = setup.ruleset;
    let (head_starts, rules): (Vec<Choice>, Vec<Choice>) = ours
        .house_rules()
        .partition(|choice| choice.option.seat.is_some());
    let printed = head_starts
        .into_iter()
        .fold(ours.as_printed(), Ruleset::choose);
    let without = |choice: &Choice| {
        let base = ours.choose(choice.option.choices().next()?);
        // One rule may need another.
        let is_base = base != printed && base.check().is_ok();
        is_base.then_some((Way::Without(*choice), base))
    };
    let all = (!rules.is_empty()).then_some((Way::Print, printed));
    let bases = all.into_iter().chain(rules.iter().filter_map(without));
    let players = players(&setup);
    bases
        .map(|(way, base)| {
            let asked = Asked {
                trial: trial(&setup, [base, ours], &players),
                question: TrialQuestion::Change {
                    from_print: way == Way::Print,
                },
            };
            (way, asked)
        })
        .collect()
}

/// Which head start gives the person at its seat an even chance, for each strength that the person may have. Empty if nobody has
/// the seat.
pub fn evens(draft: &Draft, option: &'static RuleOption) -> Vec<(Way, Asked)> {
    let setup = draft.setup();
    let players = players(&setup);
    let Some(seat) = option.seat.map(|seat| seat.letter) else {
        return Vec::new();
    };
    let is_own = |player: &Player| player.letter == seat && player.kind == PERSON;
    if !players.iter().any(is_own) {
        return Vec::new();
    }
    let asked = |strength: &'static str| {
        let rulesets = option.choices().map(|choice| setup.ruleset.choose(choice));
        let mut trial = trial(&setup, rulesets, &players);
        let level = |player: &Player| match player.kind.as_str() {
            PERSON if player.letter == seat => strength.to_owned(),
            PERSON => STRONG.to_owned(),
            level => level.to_owned(),
        };
        trial.levels = players.iter().map(level).collect();
        let asked = Asked {
            trial,
            question: TrialQuestion::Even {
                seat,
                names: players.iter().map(|player| player.name.clone()).collect(),
                values: option.choices().map(|choice| choice.label()).collect(),
            },
        };
        (Way::Level(strength), asked)
    };
    ["medium", "easy", STRONG].map(asked).into()
}

/// Whether this is still a question about a draft.
pub fn is_about(asked: &Asked, draft: &Draft) -> bool {
    let options = draft.family().options.iter();
    let evens = options.flat_map(|option| evens(draft, option));
    changes(draft)
        .into_iter()
        .chain(evens)
        .any(|(_, known)| known == *asked)
}

struct Player {
    letter: char,
    kind: String,
    name: String,
}

/// The players of a game. Where fewer than two are chosen, the table is full.
fn players(setup: &Setup) -> Vec<Player> {
    let family = setup.ruleset.family;
    let player = |(seat, kind, name): (Seat, &str, &str)| Player {
        letter: family.letter(seat),
        kind: kind.to_owned(),
        name: match name.is_empty() {
            true => capitalised(family.colour(seat)),
            false => name.to_owned(),
        },
    };
    let players: Vec<Player> = setup.taken().map(player).collect();
    match players.len() {
        0 | 1 => family
            .full_table
            .iter()
            .map(|seat| player((seat, STRONG, "")))
            .collect(),
        _ => players,
    }
}

fn trial(setup: &Setup, rulesets: impl IntoIterator<Item = Ruleset>, players: &[Player]) -> Trial {
    let rulesets = rulesets.into_iter().map(|ruleset| ruleset.to_string());
    Trial {
        rulesets: rulesets.collect(),
        seats: players.iter().map(|player| player.letter).collect(),
        seed: setup.seed.map_or(SEED, |seed| seed as u32),
        levels: Vec::new(),
        search: false,
    }
}
