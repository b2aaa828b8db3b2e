//! The table: one sitting at a game, from set-up to the end, without a screen.
//!
//! Everything that decides anything is here, pure and tested natively; a page only draws a
//! [`Scene`](scene::Scene) and carries out [`Effect`](session::Effect)s.
//!
//! - [`setup`], [`address`]: what a game is set up with, by form or by address.
//! - [`manners`], [`sides`]: how people sit round the screen, and what each of them is given.
//! - [`sitting`]: the record of a game and what follows from it, behind one object-safe trait.
//! - [`dice`]: where chance comes from. [`by_hand`]: from real dice. [`cards`]: those on the table, and hands.
//! - [`session`]: messages in, effects out.
//! - [`scene`], [`ending`], [`timeline`], [`spots`]: what is drawn, how events move it, and where it stands.
//! - [`status`], [`log`]: whose turn it is and what happened, in words.
//! - [`sounds`]: what is heard of that. [`speech`]: what is said of it, and what can be asked for.
//! - [`touch`]: which space a finger on the board means. [`arrows`]: where keys lead on it.
//! - [`save`]: a game as it is kept, and files of games.
//! - [`learning`]: the lessons of a game, done one after another.
//! - [`replay`]: the position lines of a record. [`link`]: a whole game as the text of a link.
//! - [`fuzzing`]: what must hold of any address, link and save.

pub mod address;
pub mod arrows;
pub mod by_hand;
pub mod cards;
mod course;
pub mod dice;
pub mod ending;
mod face_down;
pub mod fuzzing;
pub mod learning;
pub mod link;
pub mod log;
pub mod manners;
mod opening;
pub mod replay;
pub mod save;
pub mod scene;
pub mod session;
pub mod setup;
pub mod sides;
pub mod sitting;
pub mod sounds;
pub mod speech;
pub mod speed;
pub mod spots;
pub mod status;
pub mod story;
pub mod table;
mod text;
pub mod timeline;
pub mod touch;
