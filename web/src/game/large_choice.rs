//! A choice shown large in the middle of the board, where the street of a shared token leaves room: which way it goes, or
//! which player is meant.

use rules::board::{Board, Point};
use table::people::People;
use table::scene::{Scene, TokenWay};
use table::session::Intent;
use yew::prelude::*;

use crate::board::svg::path;
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

/// The button for a way of the token: an arrow, and a picture of the space to which it leads.
fn token_way(dispatch: &Dispatch, board: &Board, way: &TokenWay) -> Html {
    let onclick = dispatch.on_click(Intent::Play(way.id));
    let class = classes!(
        if way.is_backward { "back" } else { "forward" },
        way.hinted.then_some("hinted")
    );
    let (Point { x, y }, (from, size)) = (board.space(way.to).place, PICTURE);
    let view_box = format!("{} {} {} {}", x + from.x, y + from.y, size.x, size.y);
    let name = board
        .space(way.to)
        .caption
        .map(|caption| caption.name.say());
    html! {
        <button key={way.words.clone()} type="button" {class} aria-label={way.label.clone()} {onclick}>
            <b>
                <svg class="arrow" viewBox="0 0 24 24" aria-hidden="true">{ path("", "M2 9h10V3l10 9-10 9v-6H2z") }</svg>
                { fresh(&way.words) }
            </b>
            <svg class="way-picture printed" viewBox={view_box} aria-hidden="true">{ theme::space_picture(board, way.to) }</svg>
            <span>{ for name.map(fresh) }</span>
        </button>
    }
}
