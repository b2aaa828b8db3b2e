//! What the board shows once a game is won: big words, the winner's pawns on a podium, and confetti. Who has lost sees
//! them under a quiet night sky.

use rules::board::{BOARD_SIZE, Point};
use rules::seat::{Seat, SeatName};
use table::outcome::{Finale, OnPodium};
use yew::prelude::*;

use crate::board::pawns::figure;
use crate::board::svg::{path, rect, text, translate};
use crate::markup::colour_class;

/// How many pieces of confetti fall.
const CONFETTI: usize = 36;

/// The middle of the board.
const MIDDLE: i32 = BOARD_SIZE / 2;

/// The floor of the podium, in board units from the upper edge.
const FLOOR: i32 = 7_450;

/// The height of the edge of a step.
const TREAD: i32 = 150;

/// The steps of the podium for the ranks 1 to 3: left, top and width, in board units.
const STEPS: [(i32, i32, i32); 3] = [
    (3_450, 5_900, 3_100),
    (1_850, 6_450, 1_600),
    (6_550, 6_700, 1_600),
];

/// Beams of light behind the podium.
const BEAMS: usize = 14;

/// The moon of a night sky.
const MOON: &str = "M8450 2700A600 600 0 1 0 8970 3600A560 560 0 0 1 8450 2700z";

/// Its stars.
const STARS: [Point; 9] = [
    Point { x: 900, y: 3_300 },
    Point { x: 1_500, y: 700 },
    Point { x: 2_300, y: 4_300 },
    Point { x: 3_100, y: 3_200 },
    Point { x: 5_100, y: 600 },
    Point { x: 6_900, y: 3_900 },
    Point { x: 7_300, y: 800 },
    Point { x: 9_200, y: 1_300 },
    Point { x: 9_100, y: 5_200 },
];

/// A shade over the whole board, and the best players on a podium, with their portraits. It moves when it is shown for
/// the first time.
pub fn spotlight(
    finale: &Finale,
    seats: &'static [SeatName],
    faces: &[(Seat, String)],
    is_new: bool,
) -> Html {
    let key = |player: &OnPodium| seats.get(player.seat.index()).map(|seat| seat.key);
    let winner = finale.podium.first().and_then(key).unwrap_or_default();
    let step = |(rank, (left, top, width)): (u8, (i32, i32, i32))| {
        let size = Point {
            x: width,
            y: FLOOR - top,
        };
        let there = finale.podium.iter();
        let there = there.filter(|player| player.rank == usize::from(rank));
        let faces: Vec<&String> = there
            .filter_map(|player| faces.iter().find(|(seat, _)| *seat == player.seat))
            .map(|(_, portrait)| portrait)
            .collect();
        html! {
            <>
                { rect("step", Point { x: left, y: top }, size, 60) }
                { rect("tread", Point { x: left, y: top }, Point { x: width, y: TREAD }, 60) }
                { front(rank, (left, top, width), &faces) }
            </>
        }
    };
    let has_player = |(rank, _): &(u8, _)| {
        let mut players = finale.podium.iter();
        players.any(|player| player.rank == usize::from(*rank))
    };
    let class = classes!(
        "spotlight",
        is_new.then_some("new"),
        finale.is_lost.then_some("lost"),
        colour_class(winner)
    );
    html! {
        <g {class} aria-hidden="true">
            { path("shade", format!("M0 0H{BOARD_SIZE}V{BOARD_SIZE}H0z")) }
            if finale.is_lost {
                { path("night", night()) }
            } else {
                { path("beams", beams()) }
            }
            <g class="podium">
                <g class="rises">{ for (1..).zip(STEPS).filter(has_player).map(step) }</g>
                { for figures(&finale.podium).into_iter().map(|each| standing(each, seats)) }
            </g>
        </g>
    }
}

/// The front of a step: its number, and the portraits of its players. On the highest step they are below the number, on
/// the others beside it.
fn front(rank: u8, (left, top, width): (i32, i32, i32), faces: &[&String]) -> Html {
    let (middle, count) = (left + width / 2, faces.len() as i32);
    let size = ((FLOOR - top - TREAD) * 3 / 4).min(700);
    // Those who are equal share the step.
    let (size, aside) = match (rank, count) {
        (1, _) | (_, 0) => (size, 0),
        (_, 1) => (size, size / 3),
        _ => (size.min((width - 560) / count - 20), 250),
    };
    let number = Point {
        x: middle - 2 * aside,
        y: top + 480,
    };
    let face = |(index, href): (i32, &&String)| {
        let x = middle + aside - size / 2 + (size + 40) * (2 * index - count + 1) / 2;
        let (x, y) = (x.to_string(), (FLOOR - 100 - size).to_string());
        let size = size.to_string();
        let class = if rank == 1 { "face won" } else { "face" };
        html! { <image {class} href={format!("{href}.svg")} {x} {y} width={size.clone()} height={size} /> }
    };
    html! {
        <>
            { text("number", number, rank.to_string()) }
            { for (0..).zip(faces).map(face) }
        </>
    }
}

/// A moon and stars.
fn night() -> String {
    let star =
        |Point { x, y }: Point| format!("M{x} {y}l30 90 90 30-90 30-30 90-30-90-90-30 90-30z");
    let stars: String = STARS.into_iter().map(star).collect();
    format!("{MOON}{stars}")
}

/// Wedges of light from behind the winner, over the whole board.
fn beams() -> String {
    let far = f64::from(BOARD_SIZE);
    let end = |turn: f64| {
        let (sin, cos) = (turn * std::f64::consts::TAU / BEAMS as f64).sin_cos();
        (f64::from(MIDDLE) + far * cos, f64::from(MIDDLE) + far * sin)
    };
    let beam = |index: usize| {
        let (from, to) = (end(index as f64), end(index as f64 + 0.5));
        format!(
            "M{MIDDLE} {MIDDLE}L{:.0} {:.0}L{:.0} {:.0}z",
            from.0, from.1, to.0, to.1
        )
    };
    (0..BEAMS).map(beam).collect()
}

/// A pawn on the podium.
struct Figure {
    player: OnPodium,
    at: Point,
    /// How large it is, in tenths of a pawn on the board.
    scale: i32,
}

/// The pawns on the podium, those behind first. Winners who win together stand in rows, one behind the other.
fn figures(podium: &[OnPodium]) -> Vec<Figure> {
    let winners: Vec<&OnPodium> = podium.iter().filter(|player| player.rank == 1).collect();
    let rows: Vec<Vec<OnPodium>> = if winners.iter().any(|player| player.pawns > 1) {
        winners
            .iter()
            .map(|player| vec![**player; player.pawns])
            .collect()
    } else {
        vec![winners.into_iter().copied().collect()]
    };
    let count = rows.len() as i32;
    let mut figures = Vec::new();
    for (row, players) in (0..).zip(&rows) {
        let scale = if players.len() < 3 { 26 } else { 19 };
        let back = 640 * (count - 1 - row);
        figures.extend(in_a_row(STEPS[0], scale, back, players));
    }
    for (rank, step) in (1..).zip(STEPS).skip(1) {
        let players = podium.iter().filter(|player| player.rank == rank);
        let players: Vec<OnPodium> = players.copied().collect();
        let scale = if players.len() < 3 { 15 } else { 10 };
        figures.extend(in_a_row(step, scale, 0, &players));
    }
    figures
}

/// Players side by side on a step, `back` units behind its edge.
fn in_a_row(
    (left, top, width): (i32, i32, i32),
    scale: i32,
    back: i32,
    players: &[OnPodium],
) -> impl Iterator<Item = Figure> {
    let last = players.len() as i32 - 1;
    // The base of a pawn is some 240 units below its middle, and nearly as wide on each side.
    let room = width - 44 * scale;
    let apart = (room / last.max(1)).min(38 * scale);
    let first = left + width / 2 - apart * last / 2;
    let y = top + 60 - 20 * scale - back;
    (0..).zip(players).map(move |(index, player)| Figure {
        player: *player,
        at: Point {
            x: first + apart * index,
            y,
        },
        scale,
    })
}

fn standing(Figure { player, at, scale }: Figure, seats: &'static [SeatName]) -> Html {
    let colour = seats.get(player.seat.index()).map(|seat| seat.key);
    let class = classes!(
        "pawn",
        colour.map(colour_class),
        (player.rank == 1).then_some("winner")
    );
    let transform = format!("{} scale({}.{})", translate(at), scale / 10, scale % 10);
    // The inner group jumps.
    html! { <g {class} {transform}><g class="jumps">{ figure(colour) }</g></g> }
}

/// Who has won, and the story of the game. The dialog says the same, so they are hidden from screen readers.
pub fn finale_words(finale: &Finale, is_new: bool) -> Html {
    let length = match finale.title.chars().count() {
        0..=12 => "short",
        13..=24 => "medium",
        _ => "long",
    };
    html! {
        <div class={classes!("finale-words", length, is_new.then_some("new"), finale.is_lost.then_some("lost"))} aria-hidden="true">
            <b>{ &finale.title }</b>
            <span>{ &finale.story }</span>
        </div>
    }
}

/// Confetti in the winners' colours, over the board; where less motion is wanted, a garland.
pub fn confetti(finale: &Finale, seats: &'static [SeatName], is_new: bool) -> Html {
    let winners = finale.winners();
    let keys = winners.iter().filter_map(|seat| seats.get(seat.index()));
    let colours: Vec<String> = keys.map(|seat| colour_class(seat.key)).collect();
    let piece = |colour: &String| html! { <i class={colour.clone()} /> };
    let class = classes!("confetti", is_new.then_some("new"));
    html! {
        <div {class} aria-hidden="true">{ for colours.iter().cycle().take(CONFETTI).map(piece) }</div>
    }
}
