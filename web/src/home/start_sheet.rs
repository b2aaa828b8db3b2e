//! The sheet that a game's card opens: against the computer, with the family, or by link. It shows the draft of the
//! game, which "More options" shows whole.

use rules::ruleset::{Edition, Ruleset};
use rules::seat::Seat;
use table::about_games::family_title;
use table::address;
use table::draft::{Change, Who};
use table::sides::Side;
use words::{capitalised, t};
use yew::prelude::*;

use super::game_cards::lid_file;
use super::known_people::PeopleStore;
use super::mini_board::pawn_picture;
use super::seat_picker::SeatPicker;
use crate::dialogs::dialog::Dialog;
use crate::game::refusal::RefusalAlert;
use crate::links::help::link_help;
use crate::markup::material;
use crate::page::Dispatch;
use crate::segments::{pick, segments};
use crate::setup::form::option_switch;
use crate::setup::house_rules::{house_rules, is_listed};
use crate::setup::kept_rules::RulesStore;
use crate::setup::name_box::{NameBox, name_box};
use crate::setup::seat_help::typed;
use crate::setup::seats::layout;
use crate::setup::store::{SetupMsg, SetupStore};
use crate::trial::store::TrialStore;

/// The dialog with the ways to start a game, as it is read from a side of the screen.
pub fn start_sheet(
    dispatch: &Dispatch,
    store: &SetupStore,
    people: &PeopleStore,
    rules: &RulesStore,
    trial: &TrialStore,
    reader: Side,
) -> Html {
    let draft = &store.draft;
    let setup = draft.setup();
    let picker = SeatPicker {
        dispatch,
        draft,
        setup: &setup,
        people: &people.people,
        reader,
    };
    let (family, who) = (draft.family(), draft.who());
    let (is_family, is_by_link) = (who == Who::Family, who == Who::ByLink);
    let board = layout(Ruleset::of(family, 0));
    let theme = board.as_ref().map_or("", |board| board.theme);
    let choose = |name, class, shown, is_chosen, change: Change| {
        let onchange = dispatch.callback(move |_: Event| change.clone());
        pick(name, class, shown, is_chosen, onchange)
    };
    let way = |(way, title): (Who, &'static str)| {
        choose("who", "", html! { title }, way == who, Change::Who(way))
    };
    let ways = [
        (Who::Computer, t!(home::against_computer)),
        (Who::Family, t!(home::family_round)),
        (Who::ByLink, t!(by_link::play_by_link)),
    ];
    let edition = |(index, each): (usize, &'static Edition)| {
        let is_chosen = *each == *setup.ruleset.edition;
        let change = Change::Game(family, index);
        choose("edition", "", html! { each.title() }, is_chosen, change)
    };
    let editions = family.editions.iter().enumerate();
    let now = draft.taken().len();
    let count = |count: usize| {
        let change = Change::Count(count);
        choose("players", "count", html! { count }, count == now, change)
    };
    let level = |(name, _): (&'static str, &'static str)| {
        let title = capitalised(&t!(table::level, level = name));
        let is_chosen = draft.level() == name;
        choose("level", "", html! { title }, is_chosen, Change::Level(name))
    };
    let colour = |seat: Seat| {
        let name = &family.seats[seat.index()];
        let shown = html! { <>{ pawn_picture(theme, name.key) }{ name.colour() }</> };
        let is_chosen = draft.own() == Some(seat);
        choose(
            "colour",
            "pawn-pick",
            shown,
            is_chosen,
            Change::Colour(seat),
        )
    };
    let option = |option| option_switch(dispatch, setup.ruleset, option);
    let name = |(index, (seat, _)): (usize, (Seat, &str))| {
        let label = match setup.host() == Some(seat) {
            true => t!(by_link::your_name).to_owned(),
            false => t!(home::name_of_player, number = index + 1),
        };
        name_box(NameBox {
            placeholder: label.clone(),
            label,
            value: setup.places[seat.index()].name.clone(),
            readonly: false,
            oninput: dispatch.callback(move |event| Change::Name(seat, typed(&event))),
        })
    };
    let again = {
        let dispatch = dispatch.clone();
        move |_: MouseEvent| {
            dispatch.send(Change::Who(Who::Family));
            dispatch.send(SetupMsg::Start);
        }
    };
    let onsubmit = dispatch.callback(|event: SubmitEvent| {
        event.prevent_default();
        SetupMsg::Start
    });
    let lost_names = people.problem.as_ref().filter(|_| is_family);
    let problems: Vec<&str> = lost_names
        .into_iter()
        .chain(&store.problems)
        .map(|it| &**it)
        .collect();
    let problem = (!problems.is_empty()).then(|| AttrValue::from(problems.join(" ")));
    let class = classes!(
        "start-dialog",
        is_family.then_some("with-seats"),
        board.as_ref().map(|board| material(board.theme))
    );
    let seats = family.all_seats();
    html! {
        <Dialog key="start" {class} title={family_title(family)}>
            <form class="start-sheet" {onsubmit}>
                <div class="sheet-body">
                    { segments(t!(home::who_plays), "ways", ways.into_iter().map(way).collect()) }
                    <div class="box">
                        { for board.as_ref().map(|board| html! {
                            <img class="sheet-lid" src={lid_file(board)} alt="" width="400" height="300" decoding="sync" />
                        }) }
                        if is_family {
                            { picker.table_picture() }
                        }
                        <div class={classes!("colours", (seats.len() > 4).then_some("many"))} role="group"
                            aria-label={t!(home::your_colour)} hidden={who != Who::Computer}>
                            { for seats.iter().map(colour) }
                        </div>
                    </div>
                    <div class="sheet-choices">
                        if family.editions.len() > 1 {
                            { segments(t!(home::edition), "", editions.map(edition).collect()) }
                        }
                        if is_family {
                            { picker.seat_choices() }
                            { picker.screen_choice() }
                        } else {
                            { segments(t!(home::players), "", draft.counts().into_iter().map(count).collect()) }
                        }
                        if draft.has_bots() {
                            { segments(t!(home::how_strong), "", bot::levels().into_iter().map(level).collect()) }
                        }
                        { for draft.offered_options().into_iter().filter(|option| !is_listed(draft, option)).map(option) }
                        { house_rules(dispatch, draft, rules, trial) }
                        if let Some(names) = draft.party_again() {
                            <button type="button" class="again" onclick={again}>{ t!(home::again_with, names) }</button>
                        }
                        if is_by_link {
                            <div class="names">{ for setup.people().enumerate().map(name) }</div>
                            <p class="tip">{ t!(by_link::about) }</p>
                            { link_help() }
                        }
                    </div>
                </div>
                <div class="actions">
                    <RefusalAlert sentence={problem} count={store.version} />
                    <button type="submit" class="main" autofocus=true>{ t!(home::start) }</button>
                    <a class="button" href={address::write(&setup)}>{ t!(home::more_options) }</a>
                </div>
            </form>
        </Dialog>
    }
}
