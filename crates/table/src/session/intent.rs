//! Intents and effects: the inputs and outputs of a session.

use rules::any_game::Move;
use rules::board::Space;
use rules::seat::Seat;

use super::PlayerSettings;
use crate::table_settings::TableSettings;
use crate::timeline::Timeline;
use rules::narrator::Line;

/// The moment at which the session requested an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ticket {
    /// Increases whenever the session goes back or gives up the worker, and when the source of the next
    /// answer or roll changes.
    pub generation: u32,
    /// The number of record entries: actions and outcomes.
    pub entry_count: usize,
}

/// A person's choice. An id from an earlier moment, such as a click on an old button, names no current
/// choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChoiceId {
    /// The number of record entries before this choice.
    pub entry_count: usize,
    /// The index among the legal actions.
    pub index: usize,
    /// The second step of a sum.
    pub then: Option<Move>,
}

/// An input from a person, a timer or a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Intent {
    /// The person to act rolls or draws.
    Roll,
    /// A person entered this number for the manual die at this index of
    /// [`RollPrompt`](crate::roll_prompt::RollPrompt).
    Tap(usize, u8),
    /// A person entered this manual roll or draw, written as in a record.
    Enter(String),
    /// The person to act plays this choice.
    Play(ChoiceId),
    /// A person chose a space on the board, by pointer or key: a pawn to move, or its destination.
    Choose(Space),
    /// A person tapped the die at this index. Pawns move by this die until another tap on it.
    ChooseDie(usize),
    /// Selects the pawn on this space: a person meant it rather than the goal on its space.
    Select(Space),
    /// A person drags the pawn on this space.
    Drag(Space),
    /// A drag ended without a drop: it was called off, or let go beside the board. All is as before the drag.
    EndDrag,
    /// A person dragged the pawn from the first space to the second.
    Move(Space, Space),
    /// The person to act looks at their hand, which the others must not see.
    Look,
    /// A person selected or deselected the card at this place in their hand.
    Pick(usize),
    /// The person to act drags the card at this place out of their hand.
    HoldCard(usize),
    /// That card is dropped on the discard pile.
    DropOnPile,
    /// A person tapped another player.
    ChooseSeat(Seat),
    /// A person tapped the board beside all spaces.
    ChooseNothing,
    /// Clears the selection.
    Unselect,
    /// Goes back to the person's last decision; if there is only one person, also across plays of bots.
    Undo,
    /// Plays again what the last Undo has taken back, until something else is played.
    Redo,
    /// Ends the showing of what other players have done in a game by link.
    Skip,
    /// Ends the turn of a game by link, whose link is sent now.
    Send,
    /// Goes back across rolls that people have seen, after they confirmed it.
    GoBack,
    /// Changes who plays a seat: a person, or a bot of this level.
    Sit(Seat, String),
    /// Renames a player.
    Name(Seat, String),
    /// Changes the table settings.
    ChangeTableSettings(TableSettings),
    /// The pointer or the focus moved to a choice or a last turn, or off all of them.
    Point(Option<Pointed>),
    /// Ends the running animation at once.
    Finish,
    /// Asks for a hint: what a good player would do, or in a lesson, how to do it.
    Hint,
    /// Restarts the lesson.
    Restart,
    /// Shows or hides threats: what a rival's next roll could capture.
    ShowThreats(bool),
    /// The timeline of this ticket ended or was cut short.
    MovementEnded(Ticket),
    /// The pause of this ticket ended.
    Paused(Ticket),
    /// A bot plays this step, written as in a play line.
    Answered(Ticket, String),
    /// Shows the play with this index among [`Hint::plays`].
    ShowPlay(usize),
    /// A bot's hint.
    Hinted(Ticket, Hint),
    /// The pieces that a rival's next roll could capture.
    ThreatsFound(Ticket, Threats),
    /// The bot did not answer. The reason ("it was silent for 4 seconds") is shown to the players.
    NotAnswered(Ticket, Purpose, String),
    /// Changes the player's settings.
    Prefer(PlayerSettings),
    /// Controls a replay.
    Watch(Watch),
    /// Shows the play made at this moment of a replay, and a better one, until the next control.
    Compare {
        /// How many record entries the play made has.
        count: usize,
        /// The better play, as a play line.
        better: String,
        /// Both in words.
        says: String,
    },
}

/// What an intent is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IntentKind {
    /// What the board and the hand show to the person to act.
    Board,
    /// Other input of people in a game: buttons, forms and entered rolls.
    Form,
    /// What is shown beside the game.
    Shown,
    /// The controls of a replay.
    Replay,
    /// Answers of bots, and what the page itself does: timers, movements, settings.
    Page,
}

impl Intent {
    /// What the intent is about.
    pub fn kind(&self) -> IntentKind {
        match self {
            Intent::Choose(_)
            | Intent::ChooseDie(_)
            | Intent::ChooseNothing
            | Intent::ChooseSeat(_)
            | Intent::Select(_)
            | Intent::Move(..)
            | Intent::Drag(_)
            | Intent::EndDrag
            | Intent::Pick(_)
            | Intent::HoldCard(_)
            | Intent::DropOnPile
            | Intent::Unselect
            | Intent::Hint => IntentKind::Board,
            Intent::Roll
            | Intent::Tap(..)
            | Intent::Enter(_)
            | Intent::Play(_)
            | Intent::Look
            | Intent::ShowPlay(_)
            | Intent::Undo
            | Intent::Redo
            | Intent::GoBack
            | Intent::Restart
            | Intent::Skip
            | Intent::Send
            | Intent::Sit(..)
            | Intent::Name(..)
            | Intent::ChangeTableSettings(_) => IntentKind::Form,
            Intent::Point(_) | Intent::ShowThreats(_) => IntentKind::Shown,
            Intent::Watch(_) | Intent::Compare { .. } => IntentKind::Replay,
            Intent::Finish
            | Intent::MovementEnded(_)
            | Intent::Paused(_)
            | Intent::Answered(..)
            | Intent::Hinted(..)
            | Intent::ThreatsFound(..)
            | Intent::NotAnswered(..)
            | Intent::Prefer(_) => IntentKind::Page,
        }
    }
}

/// What the pointer or the focus is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointed {
    /// A choice, in the list of moves or on the board.
    Choice(ChoiceId),
    /// The last turn of a player.
    Turn(Seat),
}

/// Replay controls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Watch {
    /// Plays automatically from here; at the end, from the beginning.
    Run,
    /// Stops automatic playback.
    Rest,
    /// One step forward, animated.
    Forward,
    /// One step back, without animation.
    Back,
    /// Jumps to this number of record entries, without animation.
    To(usize),
}

/// The purpose of a question to a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A move for the bot's own seat, answered with [`Intent::Answered`].
    Play,
    /// A hint for the person to act.
    Hint,
    /// What a rival's next roll could capture. The bot's level does not matter.
    Threats,
}

/// A hint: what a good player would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The best plays, best first; at least one.
    pub plays: Vec<RankedPlay>,
    /// Why the first of them, in a whole sentence without a full stop.
    pub why: String,
}

/// One of the plays of a hint.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RankedPlay {
    /// Its first steps, written as in a play line.
    pub steps: Vec<String>,
    /// These steps in words, without their consequences.
    pub move_words: String,
    /// The whole play in words.
    pub words: Line,
    /// Why it is good, in short, without a full stop.
    pub reason: String,
    /// The chance of winning after it in thousandths, if it is known.
    pub chance: Option<u16>,
}

/// The pieces that the next rolls of rivals could capture.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Threats {
    /// The number of cases that a roll has, such as 36 with two dice; 0 if nothing can be captured at all.
    pub total: u32,
    /// The threatened pieces.
    pub pieces: Vec<Threatened>,
}

/// A piece that rivals could capture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threatened {
    /// Its space.
    pub space: Space,
    /// Its owner.
    pub owner: Seat,
    /// Those rivals, in the order in which they play, and the number of cases in which each captures it.
    pub by: Vec<(Seat, u32)>,
}

impl Threatened {
    /// The number of cases of the rival who captures it most easily.
    pub fn most(&self) -> u32 {
        self.by.iter().map(|(_, cases)| *cases).max().unwrap_or(0)
    }
}

/// A question to a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Returned with the answer.
    pub ticket: Ticket,
    /// The purpose of the question.
    pub purpose: Purpose,
    /// The bot's level.
    pub level: String,
    /// The seat the bot plays for.
    pub seat: Seat,
    /// The seat's letter.
    pub letter: char,
    /// The position line at the start of the current play, as the seat may see it.
    pub position: String,
    /// The steps since then, as a play line.
    pub steps: String,
    /// Whether to ask on the page's own thread, because the worker has failed. The level is then the
    /// quickest, since the page freezes while the bot thinks.
    pub worker_failed: bool,
}

/// A request from the session to its caller.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Show the timeline, then send [`Intent::MovementEnded`]. A new timeline replaces a running one, whose pieces go
    /// to their final places at once. [`Intent::Undo`] also ends the running timeline, without a replacement.
    Animate(Ticket, Timeline),
    /// Play the sounds of this timeline without showing it: a person acted, and the speed is instant.
    PlaySounds(Timeline),
    /// Wait this many milliseconds, then send [`Intent::Paused`].
    Pause(Ticket, u32),
    /// Ask a bot.
    Ask(Question),
    /// Announce this in the polite live region.
    Announce(String),
    /// Announce this as an alert.
    Alert(String),
    /// Save this record.
    Save(String),
}

/// The bot levels that a session may ask.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Levels {
    /// The level that gives hints.
    pub hint: String,
    /// The level that answers quickly on the page's own thread when the worker fails.
    pub quickest: String,
}
