//! The bar of tools: as high as its rows, with room for a finger on each tool.

use super::screens::{for_every_band, for_every_screen};
use super::solver::{BUTTON, NEAR, all_places, place_of};
use super::{TARGET, band};
use crate::screen::tools::{MENU, Tool, bar};
use crate::screen::{Contents, Layout, Shape, Zone};

/// The widths of the tools in each row: parts of six beside a board, else all are alike.
fn rows(contents: &Contents) -> Vec<Vec<usize>> {
    let tools = bar(contents).iter();
    let (most, widths): (usize, Vec<usize>) = match contents.room.shape() {
        _ if contents.flat.is_some() => (2, tools.map(|_| 1).collect()),
        Shape::Wide => {
            let width = |tool: &Tool| if tool.is_picture() { 1 } else { 2 };
            (6, tools.map(width).collect())
        }
        _ => (usize::MAX, tools.map(|_| 1).collect()),
    };
    let mut rows: Vec<Vec<usize>> = vec![Vec::new()];
    for width in widths {
        let row = rows.last_mut().expect("there is a row");
        match row.iter().sum::<usize>() + width <= most {
            true => row.push(width),
            false => rows.push(vec![width]),
        }
    }
    rows
}

/// The height of the bar.
pub(super) fn height(contents: &Contents) -> f64 {
    let rows = rows(contents).len() as f64;
    match contents.room.shape() {
        _ if contents.flat.is_some() => rows * BUTTON + (rows - 1.0) * 0.15,
        Shape::Wide => rows * BUTTON + (rows - 1.0) * 0.6,
        _ if contents.room.is_cramped() => 2.35,
        _ => BUTTON,
    }
}

#[test]
fn the_tools_are_large_enough_for_a_finger() {
    for_every_screen(|contents, letter| {
        let places = all_places(&Layout::of(contents), contents);
        let place = place_of(&places, Zone::Tools).expect("there are tools");
        let target = TARGET / letter;
        let needed = match contents.room.shape() {
            Shape::Wide => 6.0 * target + 1.0,
            shape => {
                let gap = if shape.is_phone() { 0.3 } else { 0.2 };
                let count = bar(contents).len() as f64;
                count * target + (count - 1.0) * gap
            }
        };
        assert!(place.width >= needed - NEAR, "{place:?}: {contents:?}");
        assert!(place.height >= target - NEAR, "{place:?}: {contents:?}");
        // More would take the room of the list of moves.
        assert!(rows(contents).len() <= 2, "{contents:?}");
    });
}

#[test]
fn the_tools_round_the_table_fit_into_the_band() {
    for_every_band(|contents, flat, _| {
        let (_, depth) = band::size(contents, flat);
        assert!(height(contents) <= depth - 1.2, "{contents:?}");
    });
}

#[test]
fn every_tool_can_be_reached() {
    for_every_screen(|contents, _| {
        let bar = bar(contents);
        assert!(bar.contains(&Tool::Menu), "{contents:?}");
        let menu: Vec<&Tool> = MENU.iter().copied().flatten().collect();
        for tool in bar {
            assert!(*tool == Tool::Menu || menu.contains(&tool), "{tool:?}");
        }
    });
}
