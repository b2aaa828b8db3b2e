//! The table as a page uses it: stories, scenes, addresses, replays.

mod addresses;
mod allocations;
mod attempts;
mod backup;
mod blockades;
mod board_navigation;
mod book;
mod bots;
mod cast;
mod desk;
mod die_first;
mod draft;
mod exercises;
mod fairness;
mod fingerprint;
mod game_files;
mod golden;
mod hidden_hands;
mod kept_rules;
mod languages;
mod large_choice;
mod lesson;
mod link_games;
mod link_sessions;
mod links;
mod manual_dice;
mod moments;
mod names;
mod no_move;
mod order;
mod outcome;
mod people;
mod placement;
mod plain;
mod redo;
mod replays;
mod resume;
mod roll_counts;
mod round_summary;
mod saves;
mod show;
mod sounds;
mod speech;
mod spoil;
mod stories;
mod sums;
mod table_settings;
mod touch;
mod watching;

/// The number of repetitions of a randomized test: `full` if the environment variable `TURNOUT_FULL` is set,
/// as `cargo xtask test --full` and the nightly workflow do, else `quick`.
fn repetitions<T>(quick: T, full: T) -> T {
    if std::env::var_os("TURNOUT_FULL").is_some() {
        full
    } else {
        quick
    }
}
