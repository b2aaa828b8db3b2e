//! What must hold at every moment of random games, a game a file.

mod annie;
mod parcheesi;
mod pollyanna;
mod sorry;
