//! The bar of tools: as high as its rows, with room for a finger on each tool.

use super::screens::{for_every_band, for_every_screen};
use super::solver::{NEAR, all_places, place_of};
use super::{TARGET, band};
use crate::screen::tools::{MENU, Tool, bar, height, rows};
use crate::screen::{Layout, Shape, Zone};

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
