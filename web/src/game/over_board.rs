//! What the game screen puts over its board: bubbles, names, the end of a game or lesson; and what it draws into the picture.

use table::hit_test::Target;
use table::outcome::Finale;
use table::placement::bubble::{kept_free, kept_in_lesson};
use table::scene::Scene;
use table::sides::Side;
use yew::prelude::*;

use crate::game::bubble::{About, BubblePlace};
use crate::game::cues::{BoardCue, BoardCueProps};
use crate::game::curtain::handover;
use crate::game::end::celebration::{confetti, finale_words, spotlight};
use crate::game::large_choice::large_choice;
use crate::game::player_panels::faces;
use crate::game::refusal::RefusalAlert;
use crate::game::screen::GameScreenProps;
use crate::game::space_choice::{Candidate, SpaceChoice};
use crate::lessons::last_lesson::last_lesson_card;
use crate::lessons::overlay::{LessonBubble, lesson_marks, lesson_rings};
use crate::page::Dispatch;

/// The celebration of a game that was won, while it is shown.
pub fn shown_finale(props: &GameScreenProps) -> Option<&Finale> {
    props.scene.finale.as_ref().filter(|_| !props.has_results)
}

/// What lies over the board.
pub fn over_board(dispatch: &Dispatch, props: &GameScreenProps) -> Html {
    let scene = &*props.scene;
    let finale = shown_finale(props);
    let faces = faces(&scene.seats.panels, &props.people);
    let room = props.contents.room;
    let cue = BoardCueProps::of(props.cue, scene, props.capture_word, room);
    // Without an alert the place does not matter, and a change of it must not render anything.
    let refused = scene.now.alert.as_ref().map(|_| BubblePlace {
        about: Some(scene.board.alert_at.map_or(About::Hand, About::Place)),
        beware: {
            let task = scene.lesson.iter();
            let task = task.flat_map(|task| kept_in_lesson(&task.layout));
            kept_free(&scene.board).into_iter().chain(task).collect()
        },
        room,
    });
    let refused = Some(refused.unwrap_or_default());
    html! {
        <>
            if let Some(task) = &scene.lesson {
                <LessonBubble task={(**task).clone()} />
                if task.is_course_done() {
                    { last_lesson_card(dispatch, task) }
                }
            }
            { for scene.seats.handover.as_ref().map(|panel| handover(panel, &faces)) }
            <RefusalAlert sentence={scene.now.alert.clone().map(AttrValue::from)} count={props.alerts} place={refused} />
            if let Some(cue) = cue.filter(|_| scene.now.alert.is_none()) {
                <BoardCue ..cue />
            }
            if let Some(finale) = finale {
                { spotlight(finale, &scene.board.layout, props.seats, &faces, props.is_end_new) }
                if !finale.is_lost() {
                    { confetti(finale, props.seats, props.is_end_new) }
                }
                { finale_words(finale, props.is_end_new) }
            }
            { large_choice(dispatch, scene, &props.people) }
            { space_choice(scene, props) }
        </>
    }
}

/// The choice among targets that are close together.
fn space_choice(scene: &Scene, props: &GameScreenProps) -> Html {
    let candidate = |target: &Target| Candidate::of(scene, props.seats, *target);
    let candidates: Vec<Candidate> = props.ambiguous.iter().map(candidate).collect();
    let flat = props.contents.flat;
    let reader = flat.map_or(Side::Bottom, |flat| flat.reader);
    html! {
        if !candidates.is_empty() {
            <SpaceChoice {candidates} {reader} />
        }
    }
}

/// What is drawn into the picture of the board, below the pawns: the rings of a lesson.
pub fn below_pawns(props: &GameScreenProps) -> Html {
    let task = props.scene.lesson.iter();
    html! { <>{ for task.map(|task| lesson_rings(&task.layout)) }</> }
}

/// What is drawn into the picture of the board, above the pawns.
pub fn in_picture(props: &GameScreenProps) -> Html {
    let scene = &*props.scene;
    let marks = scene.lesson.as_ref();
    let marks = marks.map(|task| lesson_marks(&task.layout));
    html! { <>{ for marks }</> }
}
