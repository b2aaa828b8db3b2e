//! The supply of stars, as a heap in the middle of the board.

use rules::board::Point;
use yew::prelude::*;

use crate::board::svg::{circle, path_at};
use crate::markup::count_render;
use crate::markup::memo::memo;

/// The selector of the heap, where flying stars start and end.
pub const HEAP: &str = ".star-heap";
/// The middle of the heap, and its radius.
const MIDDLE: Point = Point { x: 5_000, y: 4_480 };
const RADIUS: i32 = 690;
/// The most stars that are drawn, however many are left.
const MAX_STARS: u32 = 64;
/// The cosine and the sine of the golden angle, by which each star is turned from the one before, like the seeds of a
/// sunflower. They are constants because nothing else in the page needs a sine.
const GOLDEN: (f64, f64) = (-0.737_369, 0.675_490);
/// A star of a radius of 130.
const STAR: &str = "M0-130 34-47 124-40 55 18 76 105 0 58-76 105-55 18-124-40-34-47Z";

/// The heap of so many stars.
pub fn star_heap(count: u32) -> Html {
    memo(count, |count| draw(*count))
}

fn draw(count: u32) -> Html {
    count_render("StarHeap");
    let star = |(index, place): (usize, String)| {
        let class = ["star", "star pale", "star deep"][index % 3];
        path_at(class, STAR, place)
    };
    // The outer stars first, because the heap is highest in the middle.
    let places = places(count.min(MAX_STARS)).into_iter().enumerate();
    let stars = places.rev().map(star);
    html! {
        <g class="star-heap" aria-hidden="true">
            { circle("star-heap-ground", MIDDLE, RADIUS) }
            { for stars }
        </g>
    }
}

/// The places of the stars, from the middle outwards.
fn places(count: u32) -> Vec<String> {
    let (mut x, mut y) = (1.0, 0.0);
    let mut place = |index: u32| {
        (x, y) = (x * GOLDEN.0 - y * GOLDEN.1, x * GOLDEN.1 + y * GOLDEN.0);
        let out = (f64::from(index) + 0.5) / f64::from(MAX_STARS);
        let reach = 545.0 * out.sqrt();
        let right = f64::from(MIDDLE.x) + reach * x;
        let down = f64::from(MIDDLE.y) + 60.0 + 0.86 * reach * y - 150.0 * (1.0 - out);
        let turn = index * 47 % 72;
        format!("translate({right:.0} {down:.0}) rotate({turn})")
    };
    (0..count).map(&mut place).collect()
}
