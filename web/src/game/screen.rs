//! The game screen: the board, and beside it everything about the moment.

use std::rc::Rc;

use rules::seat::SeatName;
use table::dice_mode::DiceMode;
use table::hit_test::Target;
use table::link_game::LinkStage;
use table::people::People;
use table::scene::Scene;
use table::scene::cards::ToldCard;
use table::screen::{Contents, Flat, Layout, Room, TurnButton, Zone, bar};
use table::sides::Side;
use words::t;
use yew::prelude::*;

use crate::board::close_up::close_up_words;
use crate::board::cursor::CursorView;
use crate::board::{Board, BoardMsg};
use crate::exercises::panel::{ExerciseAnswer, exercise_panel};
use crate::game::banner::use_clear_banner;
use crate::game::card_text::card_text;
use crate::game::cues::Cue;
use crate::game::curtain::curtain;
use crate::game::end::results_button::results_button;
use crate::game::hand::hand;
use crate::game::hint::hint_line;
use crate::game::keys::{KeyInput, use_keys};
use crate::game::last_turns::last_turns;
use crate::game::log::game_log;
use crate::game::manual_dice::manual_dice;
use crate::game::menu::game_menu;
use crate::game::moves::{moves, use_hinted_in_sight};
use crate::game::over_board::{below_pawns, in_picture, over_board, shown_finale};
use crate::game::player_choice::player_choice;
use crate::game::player_panels::{faces, place, player_panels};
use crate::game::pointed::pointed;
use crate::game::remark::{Remark, RemarkProps};
use crate::game::roll_button::{pass_button, redo_button, roll_button, skip_button};
use crate::game::space_notes::{is_seen, space_notes};
use crate::game::status::status_line;
use crate::game::store::GameMsg;
use crate::game::threat_panel::threat_panel;
use crate::game::toolbar::{Drawer, toolbar};
use crate::game::tools::ToolState;
use crate::game::turn_dice::dice;
use crate::lessons::panel::lesson_panel;
use crate::links::send::{SkipButton, send_button};
use crate::markup::{colour_class, count_render, fresh};
use crate::page::dialogs::DialogMsg;
use crate::page::{Dispatch, use_dispatch};
use crate::platform::focus;
use crate::platform::history::use_layer;
use crate::replay::controls::replay_controls;

/// Props of [`GameScreen`].
#[derive(Properties, PartialEq)]
pub struct GameScreenProps {
    /// The title of the game.
    pub title: String,
    /// Whether it is played by house rules.
    #[prop_or_default]
    pub has_house_rules: bool,
    /// Everything that is shown of the game.
    pub scene: Rc<Scene>,
    /// The game's seats.
    pub seats: &'static [SeatName],
    /// What its layout depends on.
    pub contents: Contents,
    /// The answer to the play in an exercise.
    #[prop_or_default]
    pub answer: Rc<ExerciseAnswer>,
    /// The people of this device, for their portraits.
    pub people: Rc<People>,
    /// What the button for a chance outcome says.
    pub chance_word: &'static str,
    /// What the game calls a capture.
    pub capture_word: &'static str,
    /// Whether coordinates are shown.
    pub coordinates: bool,
    /// Whether letters are keyboard shortcuts.
    pub letters: bool,
    /// The cue of a first game.
    pub cue: Option<Cue>,
    /// Increases with each alert.
    #[prop_or_default]
    pub alerts: u32,
    /// The keyboard's cursor on the board, once it has been used.
    #[prop_or_default]
    pub here: Option<CursorView>,
    /// Targets on the board among which the player has to choose.
    #[prop_or_default]
    pub ambiguous: Vec<Target>,
    /// Whether the end of the game has not been seen before, so that it is celebrated.
    #[prop_or_default]
    pub is_end_new: bool,
    /// Whether sounds can be heard.
    pub is_audible: bool,
    /// What lies open over the board.
    pub drawer: Option<Drawer>,
    /// Whether the results were seen and closed: a button leads back to them.
    pub has_results: bool,
    /// Where the last answer of a bot came from: "worker" or "page".
    pub answers: Option<&'static str>,
}

/// Classes of the page: the shape of the screen, and what it shows of a game.
pub fn page_class(scene: Option<&Scene>, room: Room) -> Classes {
    let flat = scene.and_then(|scene| Flat::of(scene, room));
    classes!(
        "page",
        scene.map(|_| "playing"),
        flat.map(|_| "round"),
        flat.map(|flat| flat.reader.class())
    )
}

/// The side of the screen from which it is read: that of the player on turn where the screen lies flat.
pub fn reader(scene: Option<&Scene>, room: Room) -> Side {
    let flat = scene.and_then(|scene| Flat::of(scene, room));
    flat.map_or(Side::Bottom, |flat| flat.reader)
}

/// Whether cards are dealt into hands, which needs no button.
fn are_dealt(scene: &Scene) -> bool {
    scene.cards.as_ref().is_some_and(|cards| cards.has_hands)
}

/// Whether notes on spaces or threats are told.
fn has_notes(scene: &Scene) -> bool {
    scene.now.can.threats == Some(true) || scene.board.notes.iter().any(is_seen)
}

/// The card whose text is shown.
fn told_card(scene: &Scene) -> Option<ToldCard> {
    scene.cards.as_ref().and_then(|cards| cards.told)
}

/// A game being played, watched or learned.
#[component]
pub fn GameScreen(props: &GameScreenProps) -> Html {
    count_render("GameScreen");
    let dispatch = use_dispatch();
    let contents = props.contents;
    let moves_open = contents.moves;
    use_keys(props.letters);
    // The menu is a dialog.
    let shuts_log = dispatch.callback(|()| DialogMsg::Drawer(None));
    use_layer(props.drawer == Some(Drawer::Log), shuts_log);
    let scene = &props.scene;
    let can = scene.now.can;
    let over = dispatch.callback(|event: MouseEvent| GameMsg::Point(pointed(&event)));
    let tell = dispatch.clone();
    let focus = move |event: FocusEvent| {
        if focus::is_seen_on_board() {
            tell.send(KeyInput::Come);
        }
        tell.send(GameMsg::Point(pointed(&event)));
    };
    // With everyone at their side, each player panel is at its side of the board, and the rest is at the side of
    // the player to act.
    let layout = Layout::of(&contents);
    let (tools, bar) = (
        ToolState::of(scene, moves_open, props.is_audible),
        bar(&contents),
    );
    let onmsg = use_callback(dispatch.clone(), |msg: BoardMsg, dispatch| {
        dispatch.send(msg)
    });
    let dims = !props.has_results;
    let is_over = shown_finale(props).is_some();
    use_clear_banner(scene, is_over);
    use_hinted_in_sight(&scene.moves.list);
    // The style sheets go by these: not every browser that is supported can ask what an element holds.
    let class = classes!(
        "game",
        scene.cards.as_ref().map(|_| "with-cards"),
        told_card(scene).map(|_| "with-text"),
        scene.now.supply.as_ref().map(|_| "with-supply"),
        are_dealt(scene).then_some("with-hands"),
        moves_open.then_some("with-moves"),
        scene.moves.hint.as_ref().map(|_| "with-hint"),
        has_notes(scene).then_some("with-notes"),
        scene.seats.curtain.as_ref().map(|_| "with-curtain"),
        contents.mode.class(),
        layout.panels.class(),
        contents.asks.then_some("asking"),
        contents.are_many().then_some("many-players"),
        scene.moves.hint.as_ref().and(layout.hint_place().class()),
        contents
            .has_turns_below_status()
            .then_some("turns-below-status"),
        if contents.flat.is_some() {
            "around"
        } else {
            "beside"
        },
        contents.flat.map(|_| match contents.has_narrow_band() {
            true => "narrow-band",
            false => "long-band",
        }),
    );
    let enlarged = scene
        .board
        .enlarged
        .filter(|_| contents.has_close_up_words());
    let is_own = scene.watching.is_none_or(|replay| replay.is_own);
    let own = scene.seats.own.filter(|_| is_own);
    let acting = scene.seats.acting();
    let side = acting.map_or_else(|| classes!("at-bottom"), place);
    let colour = acting.map(|panel| colour_class(panel.colour_key));
    html! {
        <main {class} data-answers={props.answers} onmouseover={over} onfocusin={focus}>
            <h1 class="unseen">{ &props.title }</h1>
            <Board seats={props.seats} scene={scene.clone()} coordinates={props.coordinates} here={props.here.clone()} {dims}
                {onmsg} below_pawns={below_pawns(props)} picture={in_picture(props)}>
                { over_board(&dispatch, props) }
            </Board>
            { player_panels(&scene.seats.panels, own, &props.people) }
            if let Some(remark) = RemarkProps::of(scene, contents.room, is_over) {
                <Remark ..remark />
            }
            <div class={classes!("side", side, colour)}>
                { turn(&dispatch, props, &layout) }
                <div class="tray">
                    if let Some(names) = waits_for(scene) {
                        <p class="tip">{ fresh(&t!(by_link::waits_for_link, names)) }</p>
                    }
                    if scene.now.rolls_for_start && scene.cards.is_none() {
                        <p class="tip">{ t!(play::highest_goes_first) }</p>
                    }
                    { threat_panel(can.threats == Some(true), &scene.moves.threats) }
                    { space_notes(&scene.board.notes) }
                    { for enlarged.map(|at| close_up_words(&scene.board.layout, at)) }
                    { for scene.watching.map(|progress| replay_controls(&dispatch, progress)) }
                    { hand_or_curtain(&dispatch, props) }
                    { for scene.lesson.as_ref().map(|task| match task.is_exercise {
                        true => exercise_panel(&dispatch, task, &props.answer),
                        false => lesson_panel(&dispatch, task),
                    }) }
                    if scene.lesson.is_some() {
                        { player_choice(&dispatch, &scene.seats.panels, &props.people) }
                    }
                    { moves(&dispatch, &scene.moves.list, props.coordinates, moves_open) }
                </div>
                { last_turns(&scene.seats, layout.shown_turns) }
                <div class={classes!("bar", (props.drawer == Some(Drawer::Log)).then_some("log-open"))}>
                    { toolbar(&dispatch, bar, tools) }
                    { match props.drawer {
                        Some(Drawer::Menu) => game_menu(&dispatch, bar, tools, props.has_house_rules.then_some(&props.title)),
                        Some(Drawer::Log) => close_log(&dispatch),
                        None => html! { <div key="none" hidden=true /> },
                    } }
                    { game_log(&scene.log, props.coordinates) }
                </div>
            </div>
        </main>
    }
}

/// Whose turn it is, and what was rolled or drawn.
fn turn(dispatch: &Dispatch, props: &GameScreenProps, layout: &Layout) -> Html {
    let (scene, contents) = (&props.scene, &props.contents);
    let has = |zone| layout.turn.has(zone);
    html! {
        <div class={classes!("turn", contents.stage.class())}>
            { status_line(&scene.now.status) }
            { hint_line(dispatch, scene, props.coordinates) }
            { dice(dispatch, &scene.now, &scene.board.dice, has(Zone::Dice)) }
            { card_text(told_card(scene), &scene.seats.panels, scene.seats.own) }
            <p class="supply" hidden={!has(Zone::Supply)}>
                <span class="word">{ t!(play::supply) }{ " " }</span>{ for scene.now.supply.as_ref().map(|supply| fresh(&supply.words)) }
            </p>
            { for scene.now.roll_prompt.as_ref().map(|asked| manual_dice(dispatch, asked)) }
            { turn_button(dispatch, props, contents.button) }
        </div>
    }
}

/// The button in the panel of the turn.
fn turn_button(dispatch: &Dispatch, props: &GameScreenProps, button: TurnButton) -> Html {
    let scene = &props.scene;
    let drawn = match button {
        TurnButton::Results => Some(results_button(dispatch)),
        TurnButton::CatchUp => Some(html! { <SkipButton key="skip" /> }),
        TurnButton::Send => scene
            .link_turn
            .as_ref()
            .map(|turn| send_button(dispatch, turn)),
        TurnButton::Skip => scene
            .moves
            .skip
            .as_ref()
            .map(|skip| skip_button(dispatch, skip)),
        TurnButton::Pass => scene.now.pass.map(|id| pass_button(dispatch, id)),
        TurnButton::Redo => Some(redo_button(dispatch)),
        TurnButton::Roll => {
            let nobody_rolls = are_dealt(scene)
                || scene.now.manual_dice != DiceMode::Nobody
                || scene.watching.is_some();
            let has_nothing = scene.now.can.roll.is_none();
            // A lesson needs the room.
            let is_hidden = nobody_rolls || (scene.lesson.is_some() && has_nothing);
            let is_cued = props.cue == Some(Cue::Roll);
            Some(roll_button(
                dispatch,
                props.chance_word,
                is_hidden,
                has_nothing,
                is_cued,
            ))
        }
    };
    drawn.unwrap_or_default()
}

/// The players who have the newest link of a game by link.
fn waits_for(scene: &Scene) -> Option<String> {
    let turn = scene.link_turn.as_ref().filter(|_| scene.end.is_none())?;
    let is_sent = turn.stage == LinkStage::Sent && !turn.is_catching_up;
    is_sent.then(|| words::list(&turn.receivers))
}

/// The hand of the player at the screen, or what hides it.
fn hand_or_curtain(dispatch: &Dispatch, props: &GameScreenProps) -> Html {
    let seats = &props.scene.seats;
    match &seats.curtain {
        Some(panel) => {
            let faces = faces(&seats.panels, &props.people);
            curtain(dispatch, panel, &faces, seats.seating)
        }
        None => hand(&props.scene, props.contents.has_hand()),
    }
}

/// The button that closes the log.
fn close_log(dispatch: &Dispatch) -> Html {
    let onclick = dispatch.callback(|_: MouseEvent| DialogMsg::Drawer(None));
    html! { <button key="log" type="button" class="close-log" {onclick}>{ t!(page::close) }</button> }
}
