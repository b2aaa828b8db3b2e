//! A choice shown large in the middle of the board, where the street of a shared token leaves room: which way it goes, or
//! which player is meant.

use rules::board::{Board, Point};
use table::people::People;
use table::scene::{Scene, TokenWay};
use table::session::Intent;
use yew::prelude::*;

use crate::board::svg::path_at;
use crate::board::theme;
use crate::game::player_choice::player_choice;
use crate::markup::fresh;
use crate::page::Dispatch;

/// The part of a space that its picture shows, from its middle: all but the strip with its name.
const PICTURE: (Point, Point) = (Point { x: -560, y: -590 }, Point { x: 1120, y: 980 });

/// The large choice of a scene.
pub fn large_choice(dispatch: &Dispatch, scene: &Scene, people: &People) -> Html {
    let Some(large) = &scene.moves.large else {
        return html! { <div key="large" hidden=true /> };
    };
    let ways = large.ways.iter();
    let ways = ways.map(|way| token_way(dispatch, &scene.board.layout, way));
    html! {
        <div key="large" class="large-choice" role="group" aria-label={large.question.clone()}>
            <p aria-hidden="true">{ fresh(&large.question) }</p>
            if large.ways.is_empty() {
                { player_choice(dispatch, &scene.seats.panels, people) }
            } else {
                <div class="token-ways">{ for ways }</div>
            }
        </div>
    }
}

/// The button for a way of the token: an arrow along the street, a picture of the space to which it leads, and what that
/// space does.
fn token_way(dispatch: &Dispatch, board: &Board, way: &TokenWay) -> Html {
    let onclick = dispatch.on_click(Intent::Play(way.id));
    let to = board.space(way.to);
    let (Point { x, y }, (from, size)) = (to.place, PICTURE);
    let view_box = format!("{} {} {} {}", x + from.x, y + from.y, size.x, size.y);
    let Point { x: right, y: down } = way.along;
    let arrow = path_at(
        "",
        "M-10-3H0V-9L10 0 0 9V3H-10z",
        format!("matrix({right} {down} {} {right} 0 0)", -down),
    );
    html! {
        <button key={way.words.clone()} type="button" class={classes!(way.hinted.then_some("hinted"))}
            aria-label={way.label.clone()} {onclick}>
            <svg class="arrow" viewBox="-12 -12 24 24" aria-hidden="true">{ arrow }</svg>
            <b>{ fresh(&way.words) }</b>
            <svg class="way-picture printed" viewBox={view_box} aria-hidden="true">{ theme::space_picture(board, way.to) }</svg>
            if let Some(caption) = to.caption {
                <span>{ fresh(caption.name.say()) }</span>
                <b>{ fresh(&caption.short()) }</b>
            }
        </button>
    }
}
