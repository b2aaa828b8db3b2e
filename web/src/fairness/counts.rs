//! How often each number, pair or card came, beside what was expected.

use rules::chance;
use table::roll_counts::{Cell, CountTable, Kind, RollCounts, Tally, Verdict};
use words::t;
use yew::prelude::*;

use crate::board::theme::emblem;
use crate::game::turn_dice::die_picture;
use crate::markup::colour_class;

/// Whose rolls a column counts.
#[derive(Clone, PartialEq, Debug)]
pub struct Column {
    /// The group of the counts.
    pub group: usize,
    /// The key of a seat's colour; none for a group of players.
    pub colour_key: Option<&'static str>,
    /// The name.
    pub name: String,
}

/// What the counts are of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// One game.
    Game,
    /// All saved games.
    SavedGames,
}

impl Scope {
    /// The name in messages and identifiers.
    fn name(self) -> &'static str {
        match self {
            Scope::Game => "game",
            Scope::SavedGames => "saved",
        }
    }
}

/// The tables of numbers, pairs and cards. Pairs, which are many, are folded.
pub fn count_tables(counts: &RollCounts, columns: &[Column], scope: Scope) -> Html {
    let tables = counts.tables();
    if tables.is_empty() {
        return html! { <p>{ t!(fairness::nothing_yet) }</p> };
    }
    let table = |counts: &CountTable| {
        let content = html! {
            <>
                { table(counts, columns, scope) }
                <p>{ verdict(&counts.total(), scope) }</p>
            </>
        };
        match counts.kind() {
            Kind::Pairs => html! {
                <details><summary>{ title(counts.kind()) }</summary>{ content }</details>
            },
            Kind::Numbers | Kind::Cards => html! { <div>{ content }</div> },
        }
    };
    html! { { for tables.iter().map(table) } }
}

fn title(kind: Kind) -> &'static str {
    match kind {
        Kind::Numbers => t!(fairness::numbers),
        Kind::Pairs => t!(fairness::pairs),
        Kind::Cards => t!(fairness::cards),
    }
}

/// A row for each number, pair or card, and a column for each group and for all together.
fn table(counts: &CountTable, columns: &[Column], scope: Scope) -> Html {
    let total = counts.total();
    // A group that has not rolled has no counts.
    let none = Tally::new(counts.cells().len());
    let of_group = |column: &Column| counts.column(column.group).unwrap_or(&none);
    let tallies = || columns.iter().map(of_group).chain([&total]);
    let row = |(index, cell): (usize, &Cell)| {
        html! {
            <tr>
                <th scope="row">{ cell_name(cell) }</th>
                { for tallies().map(|tally| count(tally, index)) }
            </tr>
        }
    };
    let draws = |tally: &Tally| html! { <td>{ tally.draws() }</td> };
    let rarity = |tally: &Tally| html! { <td>{ rarity(tally) }</td> };
    let rolls = match counts.kind() {
        Kind::Cards => t!(fairness::drawn),
        Kind::Numbers | Kind::Pairs => t!(fairness::rolled),
    };
    let label = format!(
        "{}: {}",
        title(counts.kind()),
        t!(fairness::scope, scope = scope.name())
    );
    html! {
        <div class="counts" tabindex="0" role="region" aria-label={label}>
            <table>
                <thead><tr>
                    <th scope="col"><span class="title">{ title(counts.kind()) }</span></th>
                    { for columns.iter().map(column_title) }
                    <th scope="col">{ t!(fairness::all) }</th>
                </tr></thead>
                <tbody>{ for counts.cells().iter().enumerate().map(row) }</tbody>
                <tfoot>
                    <tr><th scope="row">{ rolls }</th>{ for tallies().map(draws) }</tr>
                    <tr><th scope="row">{ t!(fairness::rarity) }</th>{ for tallies().map(rarity) }</tr>
                </tfoot>
            </table>
        </div>
    }
}

fn column_title(column: &Column) -> Html {
    html! {
        <th scope="col" class={column.colour_key.map(colour_class)}>
            { for column.colour_key.map(emblem::small) }
            <span class="name">{ &column.name }</span>
        </th>
    }
}

/// The picture of dice, or the title of a card.
fn cell_name(cell: &Cell) -> Html {
    let die = |face| die_picture(&chance::Die::plain(face, false));
    match cell {
        Cell::Number(number) => die(*number),
        Cell::Pair(high, low) => html! { <>{ die(*high) }{ die(*low) }</> },
        Cell::Card(card) => html! { card.title() },
    }
}

/// How often a cell came, and how often it was expected.
fn count(tally: &Tally, index: usize) -> Html {
    let tenths = (tally.expected()[index] * 10.0).round() as u64;
    let (whole, tenth) = (tenths / 10, tenths % 10);
    html! {
        <td>
            { tally.observed()[index] }
            <small><span class="unseen">{ t!(fairness::expected) }{ " " }</span>{ t!(review::decimal, whole, tenth) }</small>
        </td>
    }
}

/// How rare counts like these are, in a few characters.
fn rarity(tally: &Tally) -> String {
    match verdict_of(tally) {
        Verdict::TooFew => t!(fairness::too_few_short).to_owned(),
        Verdict::Usual => t!(fairness::usual_short).to_owned(),
        Verdict::OneIn(count) => t!(fairness::one_in_short, count),
        Verdict::RarerThan(count) => t!(fairness::rarer_short, count),
    }
}

/// How rare counts like these are, in a sentence.
fn verdict(tally: &Tally, scope: Scope) -> String {
    let scope = scope.name();
    match verdict_of(tally) {
        Verdict::TooFew => t!(fairness::too_few).to_owned(),
        Verdict::Usual => t!(fairness::usual, scope),
        Verdict::OneIn(count) => t!(fairness::one_in, count, scope),
        Verdict::RarerThan(count) => t!(fairness::rarer, count, scope),
    }
}

fn verdict_of(tally: &Tally) -> Verdict {
    Verdict::of(tally.test().map(|test| test.p_value))
}
