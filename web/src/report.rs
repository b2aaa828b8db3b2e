//! Reports of the bots' program: sentences and tables.

use worker::report::{Bar, Block, Cell, Report, Row, Table};
use yew::prelude::*;

/// What leads to the saved game of a cell, if it is still saved.
pub type Link<'a> = &'a dyn Fn(&Cell) -> Option<Html>;

/// Draws a report. In a narrow place the styles change the display of its tables, which would take their roles
/// away in some browsers, so the roles are written out.
pub fn report(report: &Report, link: Link<'_>) -> Html {
    html! { <div class="report">{ for report.0.iter().map(|each| block(each, link)) }</div> }
}

fn block(block: &Block, link: Link<'_>) -> Html {
    match block {
        Block::Summary(text) => html! { <p class="summary">{ text }</p> },
        Block::Text(text) => html! { <p class="tip">{ text }</p> },
        Block::Table(block) => table(block, link),
    }
}

fn table(table: &Table, link: Link<'_>) -> Html {
    let column = |title: &String| html! { <th scope="col" role="columnheader">{ title }</th> };
    html! {
        <table class="report-table" role="table">
            <caption>{ &table.caption }</caption>
            <thead role="rowgroup"><tr role="row">{ for table.columns.iter().map(column) }</tr></thead>
            <tbody role="rowgroup">{ for table.rows.iter().map(|each| row(each, link)) }</tbody>
        </table>
    }
}

fn row(row: &Row, link: Link<'_>) -> Html {
    html! {
        <tr role="row" class={classes!(row.is_quiet.then_some("quiet"))}>
            <th scope="row" role="rowheader">
                { &row.title }
                if !row.detail.is_empty() {
                    <small>{ &row.detail }</small>
                }
            </th>
            { for row.cells.iter().map(|each| cell(each, link)) }
        </tr>
    }
}

fn cell(cell: &Cell, link: Link<'_>) -> Html {
    html! {
        <td role="cell">
            { link(cell).unwrap_or_else(|| html! { &cell.text }) }
            { for cell.bar.map(bar) }
            if !cell.detail.is_empty() {
                <small>{ &cell.detail }</small>
            }
        </td>
    }
}

/// The bar of a value, and how far the value may be off.
fn bar(bar: Bar) -> Html {
    html! {
        <svg class="bar" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
            <rect class="value" width={bar.value.to_string()} height="100" />
            { for bar.mark.map(|mark| html! { <rect class="even" x={mark.to_string()} y="-20" width="8" height="140" /> }) }
            if bar.from < bar.to {
                <rect class="reach" x={bar.from.to_string()} y="35" width={(bar.to - bar.from).max(6).to_string()} height="30" />
            }
        </svg>
    }
}
