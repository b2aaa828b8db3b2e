//! The sheet that a game's card opens: against the computer, with the family, or all options.

use std::rc::Rc;

use rules::games::FAMILIES;
use rules::ruleset::{Edition, RuleOption, Ruleset};
use rules::seat::Seat;
use table::address;
use table::link_game::PEOPLE;
use table::party::Player;
use table::people::{Change, People};
use table::setup::Setup;
use table::sides::Side;
use web_sys::HtmlInputElement;
use words::{capitalised, list, t};
use yew::prelude::*;

use super::game_cards::lid_file;
use super::known_people::PeopleMsg;
use super::mini_board::pawn_picture;
use super::quick_game::{against_bots, family_title, last_or_default, player_counts, with_people};
use super::seat_picker::{SeatPicker, screen_switch, seat_choices, table_picture};
use super::seat_plan::SeatPlan;
use crate::dialogs::dialog::Dialog;
use crate::game::alert::RefusalAlert;
use crate::links::help::link_help;
use crate::markup::material;
use crate::page::use_dispatch;
use crate::platform::{phone, player_history};
use crate::segments::{pick, segments};
use crate::setup::asked_options::AskedOptions;
use crate::setup::form::{option_row, proposed_level};
use crate::setup::name_box::{NameBox, name_box};
use crate::setup::seats::layout;
use crate::setup::store::SetupMsg;

/// Props of [`StartSheet`].
#[derive(Properties, PartialEq)]
pub struct StartSheetProps {
    /// The game, as an index into the list of games.
    pub family: usize,
    /// The edition that is proposed, as an index into the editions of the game.
    pub edition: usize,
    /// The people of this device.
    pub people: Rc<People>,
    /// An error message about the stored people.
    pub problem: Option<AttrValue>,
    /// Options that were turned on or off.
    pub asked: AskedOptions,
    /// Whether forced moves are played automatically.
    pub forced_moves: bool,
    /// The side of the screen from which the sheet is read.
    pub reader: Side,
}

/// Who plays.
#[derive(Clone, Copy, PartialEq)]
enum Who {
    Computer,
    Family,
    ByLink,
}

/// The names of the party that played together before its last member played alone.
fn party_again(people: &People) -> Option<String> {
    let party = people.party().filter(|_| !people.is_party_next())?;
    let names = party.seats.iter().filter_map(|seat| match &seat.player {
        Player::Person(name) => Some(&**name),
        Player::Guest | Player::Bot(_) => None,
    });
    let names: Vec<&str> = names.collect();
    (names.len() > 1).then(|| list(&names))
}

/// The dialog with the ways to start a game.
#[component]
pub fn StartSheet(props: &StartSheetProps) -> Html {
    let dispatch = use_dispatch();
    let family = FAMILIES[props.family];
    let edition = use_state_eq(|| props.edition);
    let who = use_state_eq(|| match props.people.is_party_next() {
        true => Who::Family,
        false => Who::Computer,
    });
    let plain = Ruleset::of(family, *edition);
    // The first option is proposed for a first game against bots, and another if the last game had it.
    let last = use_state_eq(|| last_or_default().ruleset);
    let is_first_game = use_state_eq(|| !player_history::is_known(family.editions[0].name));
    let is_on = |option: &RuleOption| {
        let is_first = family.sheet_options.first() == Some(&option.name);
        let proposed = match *is_first_game {
            true => is_first && *who == Who::Computer,
            false => !is_first && last.family.name() == family.name() && last.has(option.name),
        };
        let asked = props.asked.is_on(family, option.name);
        asked.unwrap_or(proposed)
    };
    let offered = family
        .options
        .iter()
        .filter(|option| *who != Who::ByLink && family.sheet_options.contains(&option.name));
    let offered: Vec<(&'static RuleOption, bool)> =
        offered.map(|option| (option, is_on(option))).collect();
    let ruleset = offered.iter().fold(plain, |ruleset, (option, is_on)| {
        ruleset.with(option.name, *is_on).unwrap_or(ruleset)
    });
    let counts: Vec<usize> = player_counts(ruleset)
        .into_iter()
        .filter(|count| *count > 1)
        .collect();
    let counts: Vec<usize> = match *who {
        Who::ByLink => counts
            .into_iter()
            .filter(|count| PEOPLE.contains(count))
            .collect(),
        Who::Computer | Who::Family => counts,
    };
    let most = counts.iter().copied().max().unwrap_or(2);
    let players = use_state_eq(|| None::<usize>);
    let own = use_state_eq(|| Seat(0));
    let usual = match *who {
        Who::ByLink => *PEOPLE.start(),
        Who::Computer | Who::Family => most,
    };
    let chosen = players.filter(|count| counts.contains(count));
    let players_now = chosen.unwrap_or(usual);
    let latest = use_mut_ref(|| SeatPlan::proposed(plain, &props.people));
    let redraw = use_force_update();
    let refused = use_state(|| (None::<AttrValue>, 0));
    let level = use_state_eq(|| {
        latest
            .borrow()
            .level()
            .unwrap_or(proposed_level())
            .to_owned()
    });
    let plan = latest.borrow().clone();
    let picker = SeatPicker {
        ruleset,
        plan,
        latest,
        people: props.people.clone(),
        level: (*level).clone(),
        can_lie_flat: !phone::is_phone(),
        reader: props.reader,
        onchange: Callback::from(move |()| redraw.force_update()),
    };
    let names = use_state_eq(Vec::<String>::new);
    let mut setup: Setup = match *who {
        Who::Computer => against_bots(ruleset, players_now - 1, &level, Some(*own)),
        Who::Family => picker.plan.setup(ruleset, !picker.can_lie_flat),
        Who::ByLink => {
            let mut names = (*names).clone();
            names.resize(players_now, String::new());
            let mut setup = with_people(ruleset, &names);
            setup.by_link = Some(Seat(0));
            setup
        }
    };
    if !props.forced_moves {
        setup.make_forced_moves(false);
    }
    let options = address::write(&setup);
    let again = match *who {
        Who::Computer => party_again(&props.people),
        Who::Family | Who::ByLink => None,
    };
    let play_again = {
        let mut setup = picker.plan.setup(plain, !picker.can_lie_flat);
        setup.make_forced_moves(props.forced_moves);
        dispatch.callback(move |_: MouseEvent| SetupMsg::StartGame(Box::new(setup.clone())))
    };
    let start = {
        let (dispatch, picker, refused) = (dispatch.clone(), picker.clone(), refused.clone());
        let (is_family, forced_moves) = (*who == Who::Family, props.forced_moves);
        move |event: SubmitEvent| {
            event.prevent_default();
            let mut setup = setup.clone();
            if is_family {
                // A name that nobody has confirmed is a player all the same.
                if let Some(name) = picker.sit_down() {
                    dispatch.send(PeopleMsg::Change(Change::Meet(name)));
                }
                let plan = picker.latest.borrow().clone();
                if let Some(problem) = plan.problem() {
                    refused.set((Some(problem.into()), refused.1 + 1));
                    return;
                }
                setup = plan.setup(picker.ruleset, !picker.can_lie_flat);
                setup.make_forced_moves(forced_moves);
            }
            dispatch.send(SetupMsg::StartGame(Box::new(setup)));
        }
    };
    let way = |(value, title): (Who, &'static str)| {
        let (who, is_chosen) = (who.clone(), *who == value);
        let onchange = Callback::from(move |_| who.set(value));
        pick("who", "", html! { title }, is_chosen, onchange)
    };
    let ways = [
        (Who::Computer, t!(home::against_computer)),
        (Who::Family, t!(home::family_round)),
        (Who::ByLink, t!(by_link::play_by_link)),
    ];
    let edition_choice = |(index, each): (usize, &'static Edition)| {
        let (edition, is_chosen) = (edition.clone(), *edition == index);
        let onchange = Callback::from(move |_| edition.set(index));
        pick("edition", "", html! { each.title() }, is_chosen, onchange)
    };
    let count_choice = |count: &usize| {
        let (players, count) = (players.clone(), *count);
        let onchange = Callback::from(move |_| players.set(Some(count)));
        pick(
            "players",
            "count",
            html! { count },
            count == players_now,
            onchange,
        )
    };
    let level_choice = |(name, _): (&'static str, &'static str)| {
        let (level, picker, is_chosen) = (level.clone(), picker.clone(), *level == name);
        let onchange = Callback::from(move |_| {
            picker.latest.borrow_mut().set_level(name);
            picker.onchange.emit(());
            level.set(name.to_owned());
        });
        let title = capitalised(&t!(table::level, level = name));
        pick("level", "", html! { title }, is_chosen, onchange)
    };
    let board = layout(plain);
    let colour_choice = |seat: Seat| {
        let name = &family.seats[seat.index()];
        let onchange = {
            let own = own.clone();
            Callback::from(move |_| own.set(seat))
        };
        let theme = board.as_ref().map_or("", |board| board.theme);
        let shown = html! { <>{ pawn_picture(theme, name.key) }{ name.colour() }</> };
        pick("colour", "pawn-pick", shown, *own == seat, onchange)
    };
    let option_choice = |(option, is_on): &(&'static RuleOption, bool)| {
        let name = option.name;
        let onchange = dispatch.callback(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            SetupMsg::Ask(family, name, input.checked())
        });
        let check_box = html! {
            <input type="checkbox" checked={*is_on} aria-describedby={format!("about-{name}")} {onchange} />
        };
        option_row(name, option.title(), option.about(), check_box)
    };
    let name_of = |index: usize| {
        let oninput = {
            let names = names.clone();
            move |event: InputEvent| {
                let input: HtmlInputElement = event.target_unchecked_into();
                let mut all = (*names).clone();
                all.resize(all.len().max(index + 1), String::new());
                all[index] = input.value();
                names.set(all);
            }
        };
        let label = match *who {
            Who::ByLink if index == 0 => t!(by_link::your_name).to_owned(),
            _ => t!(home::name_of_player, number = index + 1),
        };
        name_box(NameBox {
            placeholder: label.clone(),
            label,
            value: names.get(index).cloned().unwrap_or_default(),
            readonly: false,
            oninput: Callback::from(oninput),
        })
    };
    let is_computer = *who == Who::Computer;
    let is_by_link = *who == Who::ByLink;
    let is_family = *who == Who::Family;
    let has_bots = is_computer || is_family && picker.plan.level().is_some();
    // A problem that is solved goes away.
    let unsolved = refused
        .0
        .clone()
        .filter(|_| picker.plan.problem().is_some());
    let refused_name = picker.plan.name_problem.clone().map(AttrValue::from);
    let problem = refused_name.or(unsolved).or(props.problem.clone());
    let class = classes!(
        "start-dialog",
        is_family.then_some("with-seats"),
        board.as_ref().map(|board| material(board.theme))
    );
    let seats = family.all_seats();
    html! {
        <Dialog key="start" {class} title={family_title(family)}>
            <form class="start-sheet" onsubmit={start}>
                <div class="sheet-body">
                    { segments(t!(home::who_plays), "ways", ways.into_iter().map(way).collect()) }
                    <div class="box">
                        { for layout(Ruleset::of(family, 0)).map(|board| html! {
                            <img class="sheet-lid" src={lid_file(&board)} alt="" width="400" height="300" decoding="sync" />
                        }) }
                        if is_family {
                            { table_picture(&picker) }
                        }
                        <div class={classes!("colours", (seats.len() > 4).then_some("many"))} role="group"
                            aria-label={t!(home::your_colour)} hidden={!is_computer}>
                            { for seats.iter().map(colour_choice) }
                        </div>
                    </div>
                    <div class="sheet-choices">
                        if family.editions.len() > 1 {
                            { segments(t!(home::edition), "", family.editions.iter().enumerate().map(edition_choice).collect()) }
                        }
                        if is_family {
                            { seat_choices(&picker, &dispatch) }
                            { screen_switch(&picker) }
                        } else {
                            { segments(t!(home::players), "", counts.iter().map(count_choice).collect()) }
                        }
                        if has_bots {
                            { segments(t!(home::how_strong), "", bot::levels().into_iter().map(level_choice).collect()) }
                        }
                        { for offered.iter().map(option_choice) }
                        if let Some(names) = again {
                            <button type="button" class="again" onclick={play_again}>{ t!(home::again_with, names) }</button>
                        }
                        if is_by_link {
                            <div class="names">{ for (0..players_now).map(name_of) }</div>
                            <p class="tip">{ t!(by_link::about) }</p>
                            { link_help() }
                        }
                    </div>
                </div>
                <div class="actions">
                    <RefusalAlert sentence={problem.filter(|_| is_family)} count={refused.1} />
                    <button type="submit" class="main" autofocus=true>{ t!(home::start) }</button>
                    <a class="button" href={options}>{ t!(home::more_options) }</a>
                </div>
            </form>
        </Dialog>
    }
}
