//! What goes into a session and what comes out.

use rules::board::Space;
use rules::seat::Seat;

use super::PlayerSettings;
use crate::log::Line;
use crate::speed::Speed;
use crate::table_settings::TableSettings;
use crate::timeline::Timeline;

/// The moment at which an effect was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ticket {
    /// Rises whenever the session goes back, and when it turns to another bot for an answer.
    pub generation: u32,
    /// How much had been made to happen.
    pub made: usize,
}

/// A choice of a person. A click on a button of an earlier moment names no choice of this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChoiceId {
    /// How many actions and outcomes came before it.
    pub made: usize,
    /// Its index among the legal actions.
    pub index: usize,
}

/// What a person, a timer or a bot tells the session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Intent {
    /// The person to act throws or draws.
    Throw,
    /// The die of that index, as [`RollPrompt`](crate::manual_dice::RollPrompt) has it, was thrown by hand and shows
    /// this number.
    Tap(usize, u8),
    /// This was thrown or turned by hand, written as in a record.
    Enter(String),
    /// The person to act plays a choice.
    Play(ChoiceId),
    /// A space was chosen on the board, by pointer or key: a pawn to move, or where to.
    Choose(Space),
    /// The die of that index was tapped: pawns move by that die, until it is tapped again.
    ChooseDie(usize),
    /// The pawn on a space is being dragged.
    Hold(Space),
    /// The pawn on a space was dragged to another.
    Move(Space, Space),
    /// The person to act looks at their hand, which no other is to see.
    Look,
    /// A card of the hand, by its name, was picked, or is put back.
    Pick(String),
    /// Another player was pointed at.
    ChooseSeat(Seat),
    /// Nothing is to be selected any more.
    Unselect,
    /// Back to the person's last decision; a single person's past the plays of bots, too.
    Undo,
    /// Go back across rolls that people have seen; they were asked before.
    GoBack,
    /// Somebody of that kind takes a seat: a person, or a bot of that level.
    Sit(Seat, String),
    /// A player is called so from now on.
    Name(Seat, String),
    /// The sitting is conducted so from now on.
    Conduct(TableSettings),
    /// The pointer or the focus is on a choice, or on none any more.
    Point(Option<ChoiceId>),
    /// What is being shown on its way is to be there at once.
    Finish,
    /// What would a good player do? In a lesson: how is it done?
    Hint,
    /// The lesson is to begin anew.
    Restart,
    /// What the next throw of a rival could hit is to be shown from now on, or not any more.
    ShowDanger(bool),
    /// The timeline of that ticket has ended, or was cut short.
    Shown(Ticket),
    /// The pause of that ticket is over.
    Paused(Ticket),
    /// A bot plays this step, written as in a play line.
    Answered(Ticket, String),
    /// A bot's advice.
    Advised(Ticket, Advice),
    /// What the next throw of a rival could hit.
    Endangered(Ticket, Danger),
    /// The bot did not answer, for a reason in words ("it was silent for 5 seconds"), which the
    /// session tells the players.
    NotAnswered(Ticket, Purpose, String),
    /// Things are to be shown at this speed from now on.
    Speed(Speed),
    /// The player's settings are these from now on.
    Prefer(PlayerSettings),
    /// A replay is to be watched so.
    Watch(Watch),
}

/// How a replay is to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Watch {
    /// By itself, from here on; at the end, from the beginning.
    Run,
    /// Not any more.
    Rest,
    /// A step forward, shown on its way.
    Forward,
    /// A step back, at once.
    Back,
    /// To when so many steps had been made, at once.
    To(usize),
}

/// What a bot is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To play for its seat, which [`Intent::Answered`] does.
    Play,
    /// To help the person to act.
    Hint,
    /// To say what the next throw of a rival could hit; the level does not matter.
    Danger,
}

/// What a good player would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The step, as in a play line.
    pub step: String,
    /// Why, in short, without a full stop.
    pub reason: String,
    /// Why, in a whole sentence without a full stop.
    pub why: String,
    /// The best plays, the best first: each in words, and the chance of winning after it in
    /// thousandths. The first begins with the step.
    pub plays: Vec<(Line, u16)>,
}

/// What the next throw of a rival could hit.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Danger {
    /// Who would throw; nobody where nothing can be hit at all.
    pub hunter: Option<Seat>,
    /// How many cases the throw has.
    pub total: u32,
    /// The pieces that it could hit: their space, their owner, in how many cases.
    pub pieces: Vec<(Space, Seat, u32)>,
}

/// A question to a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// To be returned with the answer.
    pub ticket: Ticket,
    /// What for.
    pub purpose: Purpose,
    /// The bot's level.
    pub level: String,
    /// The seat it plays for.
    pub seat: Seat,
    /// The seat's letter.
    pub letter: char,
    /// The position line at the beginning of the play under way, as that seat may see it.
    pub position: String,
    /// The steps made since, as a play line.
    pub steps: String,
    /// Whether to ask on the page's own thread, since the worker has failed. The level is then
    /// the quickest, since the page stands still meanwhile.
    pub worker_failed: bool,
}

/// What the session wants done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Show the timeline, then say [`Intent::Shown`]. It takes the place of one still being
    /// shown, whose pieces go where they belong at once. [`Intent::Undo`] ends it too, without
    /// another.
    Animate(Ticket, Timeline),
    /// Nothing of this is shown, since it was a person's and everything is shown at once; but it may
    /// be heard.
    Hear(Timeline),
    /// Wait so many milliseconds, then say [`Intent::Paused`].
    Pause(Ticket, u32),
    /// Ask a bot.
    Ask(Question),
    /// Say this in the polite live region.
    Announce(String),
    /// Say this as an alert.
    Alert(String),
    /// Keep this record.
    Save(String),
}

/// The bots that a session may ask.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Levels {
    /// The level that gives hints.
    pub hint: String,
    /// The level that answers at once, on the page's own thread, when the worker fails.
    pub quickest: String,
}
