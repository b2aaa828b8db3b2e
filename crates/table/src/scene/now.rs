//! The current moment of a scene: the turn, the dice and the available actions.

use rules::chance::Die;
use words::t;

use super::dice::{self, DieUse};
use crate::dice_mode::DiceMode;
use crate::fingerprint;
use crate::roll_prompt::RollPrompt;
use crate::session::{ChoiceId, Session};

/// The current moment.
#[derive(Clone, PartialEq, Debug)]
pub struct NowPart {
    /// The status: whose turn it is and what to do.
    pub status: String,
    /// The dice on the table.
    pub dice: Vec<Die>,
    /// The use of each of the dice.
    pub die_uses: Vec<DieUse>,
    /// The bonuses to use, in spaces, highest first.
    pub bonuses: Vec<u8>,
    /// The supply of the things that players collect.
    pub supply: Option<Supply>,
    /// The prompt for a manual roll or draw.
    pub roll_prompt: Option<RollPrompt>,
    /// Whose dice are manual.
    pub manual_dice: DiceMode,
    /// The fingerprint of the dice in short: "Dice fingerprint f5db ab6e"; `None` in a game without one.
    pub fingerprint: Option<String>,
    /// The actions that are available.
    pub can: Capabilities,
    /// The choice that the button "Pass" plays, if there is no other choice.
    pub pass: Option<ChoiceId>,
    /// Whether the next roll is one for the first turn, by the person to act or with dice of their own.
    pub rolls_for_start: bool,
    /// A refusal or notice.
    pub alert: Option<String>,
}

/// The actions that are available at this moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capabilities {
    /// The text of the roll or draw button; `None` if no roll or draw is due.
    pub roll: Option<&'static str>,
    /// Whether pawns and moves can be chosen.
    pub play: bool,
    /// Whether Undo is available.
    pub undo: bool,
    /// How many rounds of other players Undo takes back.
    pub undone_rounds: usize,
    /// Whether what was undone can be played again.
    pub redo: bool,
    /// Whether people can go back where Undo cannot: across rolls that they have seen.
    pub go_back: bool,
    /// Whether a hint is available.
    pub hint: bool,
    /// Whether threats are shown; `None` in a game without threats.
    pub threats: Option<bool>,
}

/// The supply of the things that players collect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Supply {
    /// How many are left.
    pub count: u32,
    /// The same in words: "52 stars".
    pub words: String,
}

impl NowPart {
    /// The moment of a session.
    pub(super) fn of(session: &Session) -> NowPart {
        let table = session.table();
        let shown = table.game().shown();
        let dice = dice(session);
        NowPart {
            status: session.local().status(),
            die_uses: dice::uses(session, &dice),
            dice,
            bonuses: shown.rewards,
            supply: shown.supply.map(|count| {
                let things = table.game().about().phrases.things(count);
                let words = t!(table::counted, count, things);
                Supply { count, words }
            }),
            roll_prompt: RollPrompt::of(session),
            manual_dice: session.local().settings().table_settings.manual_dice,
            fingerprint: fingerprint::in_short(table),
            can: Capabilities {
                roll: (session.local().can_roll() && !session.local().is_start_under_way())
                    .then(|| table.game().about().chance_word),
                play: !session.choices().is_empty(),
                undo: session.undo().can_undo(session.local()),
                undone_rounds: session.undo().rounds(session.local()),
                redo: session.undo().can_redo(session.local()),
                go_back: session.undo().can_go_back(session.local()),
                hint: session.local().can_hint(),
                threats: session.bots().threats().is_on(session.local()),
            },
            pass: session.pass(),
            rolls_for_start: session.local().rolls_for_start(),
            alert: session.alert().map(|alert| alert.sentence.clone()),
        }
    }

    /// The moment during an animation: as before, but nothing can be done with the dice.
    pub(super) fn during(session: &Session, before: &NowPart) -> NowPart {
        NowPart {
            die_uses: vec![DieUse::None; before.dice.len()],
            manual_dice: session.local().settings().table_settings.manual_dice,
            fingerprint: fingerprint::in_short(session.table()),
            pass: session.pass(),
            rolls_for_start: session.local().rolls_for_start(),
            alert: session.alert().map(|alert| alert.sentence.clone()),
            ..before.clone()
        }
    }
}

/// The dice to play. Between rolls, the last dice stay on the table as spent.
pub(super) fn dice(session: &Session) -> Vec<Die> {
    let table = session.table();
    let left = table.game().shown().dice;
    if left.is_empty() {
        return table.game_summary().rolled.clone();
    }
    left
}
