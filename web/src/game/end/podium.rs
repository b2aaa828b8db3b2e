//! The podium at the end of a game: its steps, with portraits, and the pawns on them.

use rules::board::{Board, Point};
use rules::seat::{Seat, SeatName};
use table::outcome::{Finale, OnPodium};
use yew::prelude::*;

use crate::board::pawns::figure;
use crate::board::svg::{ORIGIN, circle, rect, text, translate};
use crate::game::end::scenery::part;
use crate::markup::colour_class;

/// The floor of the podium, in board units from the upper edge.
const FLOOR: i32 = 7_450;

/// The height of the edge of a step.
const TREAD: i32 = 150;

/// The steps of the podium for the ranks 1 to 3, and the place on the floor beside it: left, top and width, in board units.
const STEPS: [(i32, i32, i32); 4] = [
    (3_450, 5_900, 3_100),
    (1_850, 6_450, 1_600),
    (6_550, 6_700, 1_600),
    (450, FLOOR - TREAD, 1_200),
];

/// The podium. It comes with what is at its foot.
pub fn podium(
    finale: &Finale,
    board: &Board,
    seats: &'static [SeatName],
    faces: &[(Seat, String)],
) -> Html {
    let step = |(_, (left, top, width)): (usize, (i32, i32, i32))| {
        let size = Point {
            x: width,
            y: FLOOR - top,
        };
        html! {
            <>
                { rect("step", Point { x: left, y: top }, size, 60) }
                { rect("tread", Point { x: left, y: top }, Point { x: width, y: TREAD }, 60) }
            </>
        }
    };
    let front = |(rank, step)| {
        let there = finale.podium.iter().filter(|player| player.rank == rank);
        let faces: Vec<&(Seat, String)> = there
            .filter_map(|player| faces.iter().find(|(seat, _)| *seat == player.seat))
            .collect();
        front(rank, step, &faces)
    };
    let has_player = |(rank, _): &(usize, _)| {
        let mut players = finale.podium.iter();
        players.any(|player| player.rank == *rank)
    };
    let steps = (1..STEPS.len()).zip(STEPS).filter(has_player);
    html! {
        <g class="podium">
            <g class="rises">{ part(board, "foot") }{ for steps.clone().map(step) }</g>
            { for figures(&finale.podium).into_iter().map(|each| standing(each, seats)) }
            // No light lies over a number.
            <g class="rises">{ for steps.map(front) }</g>
        </g>
    }
}

/// The front of a step: its number, and the portraits of its players. On the highest step they are below the number, on
/// the others beside it.
fn front(rank: usize, (left, top, width): (i32, i32, i32), faces: &[&(Seat, String)]) -> Html {
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
    let face = |(index, (seat, href)): (i32, &&(Seat, String))| {
        let x = middle + aside - size / 2 + (size + 40) * (2 * index - count + 1) / 2;
        let (x, y) = (x.to_string(), (FLOOR - 100 - size).to_string());
        let size = size.to_string();
        let class = if rank == 1 { "face won" } else { "face" };
        let seat = seat.0.to_string();
        html! {
            <image {class} data-seat={seat} href={format!("{href}.svg")} {x} {y} width={size.clone()} height={size} />
        }
    };
    html! {
        <>
            { text("number", number, rank.to_string()) }
            { for (0..).zip(faces).map(face) }
        </>
    }
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
        let players = podium
            .iter()
            .filter(|player| player.rank.min(STEPS.len()) == rank);
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
    html! {
        <g {class} {transform}>
            if player.is_comforted {
                { circle("glow", ORIGIN, 430) }
            }
            <g class="jumps">{ figure(colour) }</g>
        </g>
    }
}
