//! What a trial can be asked about the draft of a game.

use bot::compare::Trial;
use rules::ruleset::{RuleOption, Ruleset};
use rules::seat::Seat;
use table::draft::Draft;
use table::setup::{PERSON, Setup};
use worker::trial::TrialQuestion;

/// The seed of trials, unless the form has a seed of its own. With one seed a question has one answer.
const SEED: u32 = 1;
/// How a child plays in a trial, as a level of bots.
const WEAK: &str = "easy";
/// How other people play in a trial.
const STRONG: &str = "expert";

/// A question about the draft.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// The games to play.
    pub trial: Trial,
    /// What they are to find out.
    pub question: TrialQuestion,
}

impl Asked {
    /// What the house rules of a draft change; `None` without house rules.
    pub fn change(draft: &Draft) -> Option<Asked> {
        let ruleset = draft.ruleset();
        let setup = draft.setup();
        let players = players(&setup);
        ruleset.has_house_rules().then(|| Asked {
            trial: trial(&setup, [ruleset.as_printed(), ruleset], &players),
            question: TrialQuestion::Change {
                names: players.iter().map(|player| player.name.clone()).collect(),
            },
        })
    }

    /// Which head start gives a person an even chance who plays like an easy bot; `None` if nobody has the seat.
    pub fn even(draft: &Draft, option: &'static RuleOption) -> Option<Asked> {
        let seat = option.seat?.letter;
        let setup = draft.setup();
        let mut players = players(&setup);
        let mut people = players.iter_mut().filter(|player| player.kind == PERSON);
        let child = people.find(|player| player.letter == seat)?;
        child.kind = WEAK.to_owned();
        let name = child.name.clone();
        let rulesets = option.choices().map(|choice| setup.ruleset.choose(choice));
        let mut trial = trial(&setup, rulesets, &players);
        let level = |player: Player| match player.kind.as_str() {
            PERSON => STRONG.to_owned(),
            _ => player.kind,
        };
        trial.levels = players.into_iter().map(level).collect();
        Some(Asked {
            trial,
            question: TrialQuestion::Even {
                seat,
                name,
                values: option.choices().map(|choice| choice.label()).collect(),
            },
        })
    }

    /// Whether this is still a question about a draft.
    pub fn is_about(&self, draft: &Draft) -> bool {
        let options = draft.family().options.iter();
        let mut evens = options.filter_map(|option| Asked::even(draft, option));
        Asked::change(draft).as_ref() == Some(self) || evens.any(|asked| asked == *self)
    }
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
        name: name.to_owned(),
    };
    let players: Vec<Player> = setup.taken().map(player).collect();
    match players.len() {
        0 | 1 => family
            .full_table
            .iter()
            .map(|seat| player((seat, WEAK, "")))
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
