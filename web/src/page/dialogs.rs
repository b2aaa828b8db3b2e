//! What lies over the screen: dialogs that the player opens, drawers, and the end of a game.

use table::hit_test::Target;
use table::today::Day;

use super::effect::{Effect, send};
use super::route::TURN;
use crate::fairness::store::RollsMsg;
use crate::game::store::GameStore;
use crate::game::toolbar::Drawer;
use crate::review::store::ReviewMsg;
use crate::rulebook::book::Number;
use crate::rulebook::store::BookMsg;
use crate::saves::store::SavesStore;
use crate::setup::store::SetupMsg;

/// A dialog that the player opens.
#[derive(Clone, PartialEq, Debug)]
pub enum Dialog {
    /// The ways to start a game, of this index in the list of games; without one, the game that is played.
    Start(Option<usize>),
    /// The rulebook, scrolled to a rule.
    Rules(Option<Number>),
    /// About Turnout.
    About,
    /// The players.
    Players,
    /// The cards that are left.
    Cards,
    /// The dice: their fingerprint, and how often each number came up.
    Dice {
        /// Whether they are checked at once.
        check: bool,
    },
    /// A link to share the game.
    Share,
    /// The link of a game by link, to be sent.
    Send,
    /// The invitation to a game by link.
    Invitation,
    /// A link that contradicts a saved game.
    OtherVersion,
    /// A link that cannot be read.
    BadLink,
    /// The review of the game that is replayed.
    Review,
    /// The player's settings.
    Settings,
    /// The family's book.
    FamilyBook,
    /// What a backup would change.
    BringBack,
    /// Whether to go back across rolls that people have seen.
    GoBack,
    /// Today's game, or that of another day, and the calendar of its month.
    Today(Option<Day>),
    /// The list of exercises.
    Exercises,
    /// Keyboard shortcuts, and how much a screen reader says.
    Keys,
    /// Which of these spaces, which are close together.
    ChooseTarget(Vec<Target>),
}

/// A message about dialogs.
#[derive(Clone)]
pub enum DialogMsg {
    /// Open a dialog.
    Show(Dialog),
    /// A dialog was closed.
    Close,
    /// Open the dialog about the end of the game again.
    Results,
    /// Open this drawer, or close it.
    Drawer(Option<Drawer>),
    /// Take away the dialog that the player opened: it is about what was before.
    Drop,
    /// Another screen is shown: take away everything that lay over the last one.
    Leave,
    /// Another game is on the table.
    NewGame,
    /// The game was drawn anew; whether it has ended.
    Drawn {
        /// Whether it has ended.
        ended: bool,
    },
    /// Set the address of the game.
    GameAddress,
    /// The game under this key was saved.
    Saved(String),
}

/// What lies over the screen.
#[derive(Default)]
pub struct Dialogs {
    /// The dialog that the player opened.
    pub open: Option<Dialog>,
    /// The drawer that is open, on screens too small for the log and the settings.
    pub drawer: Option<Drawer>,
    /// The fragment of the page's address.
    pub(super) address: String,
    /// The address of a link whose game is not saved yet.
    unsaved_link: Option<String>,
    /// Whether the dialog about the end of the game was closed.
    pub end_seen: bool,
    /// Whether that dialog is on the screen.
    shows_end: bool,
}

impl Dialogs {
    /// Handles a message.
    pub fn update(&mut self, msg: DialogMsg, saves: &SavesStore) -> Vec<Effect> {
        match msg {
            DialogMsg::Show(dialog) => {
                let mut effects = vec![send(BookMsg::ForgetFailed)];
                match dialog {
                    Dialog::Dice { .. } => effects.push(send(RollsMsg::Count)),
                    // It is on the board, which a drawer covers.
                    Dialog::ChooseTarget(_) => effects.extend(self.set_drawer(None)),
                    Dialog::Start(game) => effects.push(send(SetupMsg::Open(game))),
                    _ => {}
                }
                self.open = Some(dialog);
                effects
            }
            DialogMsg::Close => {
                let is_review = self.open == Some(Dialog::Review);
                self.close();
                let mut effects = vec![Effect::HoldFocus];
                effects.extend(is_review.then(|| send(ReviewMsg::Left)));
                effects
            }
            DialogMsg::Results => {
                self.end_seen = false;
                Vec::new()
            }
            DialogMsg::Drawer(drawer) => self.set_drawer(drawer).into_iter().collect(),
            DialogMsg::Drop => {
                self.open = None;
                Vec::new()
            }
            DialogMsg::Leave => {
                (self.open, self.drawer) = (None, None);
                Vec::new()
            }
            DialogMsg::NewGame => {
                self.end_seen = false;
                Vec::new()
            }
            DialogMsg::Drawn { ended } => {
                self.end_seen &= ended;
                Vec::new()
            }
            DialogMsg::GameAddress => self.game_address(saves),
            DialogMsg::Saved(key) => self.on_saved(&key, saves),
        }
    }

    /// Opens this drawer, or closes the one that is open.
    fn set_drawer(&mut self, drawer: Option<Drawer>) -> Option<Effect> {
        let left = std::mem::replace(&mut self.drawer, drawer);
        left.map(|_| Effect::LeaveDrawer)
    }

    /// Sets the address of the game, above that of the home page: a reload resumes the game, and Back leads home. The
    /// address of a link stays until its game is saved, because a reload opens the link again.
    fn game_address(&mut self, saves: &SavesStore) -> Vec<Effect> {
        if self.address.starts_with(TURN) && saves.is_pending() {
            self.unsaved_link = Some(self.address.clone());
            return Vec::new();
        }
        super::route::GAME.clone_into(&mut self.address);
        vec![Effect::GameAddress]
    }

    /// A game was saved: if a link led to it, its address is set now.
    fn on_saved(&mut self, key: &str, saves: &SavesStore) -> Vec<Effect> {
        let is_on_table = saves.key.as_deref() == Some(key);
        if !is_on_table
            || saves.is_pending()
            || self.unsaved_link.take().as_ref() != Some(&self.address)
        {
            return Vec::new();
        }
        self.game_address(saves)
    }

    fn close(&mut self) {
        match self.open {
            Some(_) => self.open = None,
            None => self.end_seen = true,
        }
    }

    fn shows_end(&self, game: &GameStore) -> bool {
        self.open.is_none() && game.ended().is_some() && !self.end_seen
    }

    /// Whether the end of the game was on the screen and no longer is.
    pub(super) fn has_left_end(&mut self, game: &GameStore) -> bool {
        let shows_end = self.shows_end(game);
        std::mem::replace(&mut self.shows_end, shows_end) && !shows_end
    }
}
