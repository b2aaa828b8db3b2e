//! Prints what the build writes about games into HTML and the manifest, in the language with the given code. A line is a
//! kind and fields, `name=value`, with tabs between them.
//!
//! - `shortcut`: an edition, and the address of the form with it selected.
//! - `game`: a game as its card on the home page shows it.
//! - `first`: the game that "Play" starts on a first visit, with `bot` for the level of each bot.
//! - `spaces`: the spaces of a class on the board of that game.

use std::env;
use std::io::{self, Write as _};

use rules::games::FAMILIES;
use rules::ruleset::{Family, Ruleset};
use table::about_games::{family_title, players_and_minutes, who_plays};
use table::board_outlines::outlines;
use table::draft::first_game;
use table::setup::{PERSON, Setup, learned_in};
use table::sides::{Side, own_side};
use table::status::only_person;
use table::{address, game_session};
use words::{Language, t};

fn main() -> io::Result<()> {
    let code = env::args().nth(1).unwrap_or_default();
    words::speak(Language::parse(&code).unwrap_or_default());
    let mut out = io::stdout().lock();
    let mut line = |kind: &str, fields: &[(&str, String)]| {
        write!(out, "{kind}")?;
        for (name, value) in fields {
            write!(out, "\t{name}={value}")?;
        }
        writeln!(out)
    };
    for family in FAMILIES {
        for (index, edition) in family.editions.iter().enumerate() {
            let address = format!("#/new?game={}", Ruleset::of(family, index));
            let title = edition.title().to_owned();
            line("shortcut", &[("title", title), ("address", address)])?;
        }
    }
    for family in FAMILIES {
        line("game", &card(family).map_err(io::Error::other)?)?;
    }
    let setup = first_game("bot");
    let table = game_session::open(&setup, None).map_err(io::Error::other)?;
    let own = only_person(&table).and_then(|seat| own_side(table.board(), seat));
    let turns = own.map_or(0, Side::turns);
    line(
        "first",
        &[
            ("title", setup.ruleset.edition.title().to_owned()),
            ("says", who_plays(&setup)),
            ("theme", table.board().theme.to_owned()),
            ("turn", format!("{}", 90 * u32::from(turns))),
            ("address", address::write(&setup)),
        ],
    )?;
    for (class, outline) in outlines(table.board(), setup.ruleset.family.seats) {
        line("spaces", &[("class", class), ("outline", outline)])?;
    }
    Ok(())
}

/// What the card of a game shows, and where its lessons begin, if it has some.
fn card(family: &'static Family) -> Result<Vec<(&'static str, String)>, String> {
    let ruleset = Ruleset::of(family, 0);
    let title = family_title(family);
    let table = game_session::open(&Setup::usual(ruleset, PERSON), None)?;
    let mut fields = vec![
        ("theme", table.board().theme.to_owned()),
        ("play", t!(home::play_game, title = title.as_str())),
        ("players", players_and_minutes(ruleset)),
    ];
    if let Some(time) = learned_in(ruleset) {
        fields.push(("learn", t!(home::learn_in, time)));
        // `frame.js` puts in the numbers.
        let number = t!(lessons::number, number = "NEXT", count = "COUNT");
        fields.push(("number", number));
        fields.push(("lesson", address::write_lesson(ruleset, 1)));
    }
    fields.push(("title", title));
    Ok(fields)
}
