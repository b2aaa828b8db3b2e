//! The form that sets up a game.

use std::cell::RefCell;
use std::rc::Rc;

use bot::levels;
use rules::games::FAMILIES;
use rules::ruleset::{Family, RuleOption, Ruleset};
use rules::seat::SeatSet;
use table::manual_dice::Stuff;
use table::setup::{PERSON, Setup, can_play, is_scored};
use words::t;
use yew::prelude::*;

use crate::board::spaces::miniature;
use crate::game::alert::RefusalAlert;
use crate::markup::{count_render, material};
use crate::page::{Dispatch, use_dispatch};
use crate::platform::click_guard::use_click_guard;
use crate::settings::controls::select;
use crate::settings::settings_table::Setting;
use crate::settings::store::Settings;
use crate::setup::asked_options::AskedOptions;
use crate::setup::by_link::link_choice;
use crate::setup::dice_mode::dice_mode_select;
use crate::setup::seat_help::typed;
use crate::setup::seats::{layout, seats};
use crate::setup::store::SetupMsg;

/// What a form holds.
#[derive(Clone, PartialEq, Debug)]
pub struct FormState {
    /// What is set up.
    pub setup: Setup,
    /// The seed as typed.
    pub seed: String,
    /// The points that end a match, as typed.
    pub total: String,
    /// What is wrong, in words.
    pub problems: Vec<String>,
    /// Rises when the form is filled anew, so that every field shows what it holds.
    pub version: u32,
    /// The options that were turned on or off, of all games.
    pub asked: AskedOptions,
}

impl FormState {
    /// A form filled with a set-up.
    pub fn of(setup: Setup) -> FormState {
        let total = setup
            .match_play
            .as_ref()
            .map(|match_play| match_play.total.to_string());
        FormState {
            seed: setup.seed.map(|seed| seed.to_string()).unwrap_or_default(),
            total: total.unwrap_or_default(),
            setup,
            problems: Vec::new(),
            version: 0,
            asked: AskedOptions::default(),
        }
    }
}

/// The level that is proposed for a bot.
pub fn proposed_level() -> &'static str {
    levels().first().map_or(PERSON, |(name, _)| name)
}

/// The form, as its parts change it.
#[derive(Clone)]
pub struct FormHandle {
    form: Rc<RefCell<FormState>>,
    dispatch: Dispatch,
}

impl FormHandle {
    /// A callback that changes the form by an event.
    pub fn change<E: 'static>(&self, change: impl Fn(&mut FormState, E) + 'static) -> Callback<E> {
        let FormHandle { form, dispatch } = self.clone();
        Callback::from(move |event| {
            let changed = {
                let mut form = form.borrow_mut();
                form.problems.clear();
                change(&mut form, event);
                form.clone()
            };
            dispatch.send(SetupMsg::Changed(changed));
        })
    }
}

/// Props of [`SetupForm`].
#[derive(Properties, PartialEq)]
pub struct SetupFormProps {
    /// What it holds.
    pub form: FormState,
    /// The player's settings.
    pub settings: Settings,
}

/// The form "New game".
#[component]
pub fn SetupForm(props: &SetupFormProps) -> Html {
    count_render("SetupForm");
    use_click_guard();
    let dispatch = use_dispatch();
    let held = use_mut_ref(|| props.form.clone());
    held.borrow_mut().clone_from(&props.form);
    let handle = FormHandle {
        form: held,
        dispatch: dispatch.clone(),
    };
    let FormState {
        setup,
        problems,
        version,
        ..
    } = &props.form;
    let family = setup.ruleset.family;
    let onsubmit = dispatch.callback(|event: SubmitEvent| {
        event.prevent_default();
        SetupMsg::Start
    });
    let ondice =
        handle.change(|form, manual_dice| form.setup.table_settings.manual_dice = manual_dice);
    let fields = [
        NumberField {
            id: "total",
            title: t!(setup::match_points),
            about: t!(setup::match_points_about),
            value: props.form.total.clone(),
            hidden: !is_scored(setup.ruleset),
            oninput: handle.change(|form, event| form.total = typed(&event)),
        },
        NumberField {
            id: "seed",
            title: t!(setup::seed),
            about: t!(setup::seed_about),
            value: props.form.seed.clone(),
            hidden: setup.host().is_some(),
            oninput: handle.change(|form, event| form.seed = typed(&event)),
        },
    ]
    .map(number_field);
    let problems = (!problems.is_empty()).then(|| problems.join(" "));
    let editions = FAMILIES
        .iter()
        .flat_map(|&family| (0..family.editions.len()).map(move |index| (family, index)));
    let game = |(family, index)| game_choice(&handle, setup.ruleset, family, index);
    let option = |option| option_box(&handle, setup.ruleset, option);
    let class = classes!(
        "setup",
        layout(setup.ruleset).map(|board| material(board.theme))
    );
    html! {
            <form {class} key={*version} aria-labelledby="setup-title" {onsubmit}>
                <h1 id="setup-title">{ t!(page::new_game) }</h1>
                <fieldset class="games box" role="radiogroup" aria-labelledby="game-legend">
                    <legend id="game-legend" class="unseen">{ t!(setup::game) }</legend>
                    { for editions.map(game) }
                </fieldset>
                { seats(&handle, setup) }
                <fieldset class="options">
                    <legend>{ t!(setup::options) }</legend>
                    { for family.options.iter().map(option) }
                    { link_choice(&handle, setup) }
                    if setup.host().is_none() {
                        { dice_mode_select(setup.table_settings.manual_dice, Stuff::of(setup.ruleset), ondice) }
                    }
                    <details class="more" open={!props.form.seed.is_empty() || !props.form.total.is_empty()}>
                        <summary>{ t!(setup::more) }</summary>
                        { for fields }
                    </details>
                </fieldset>
                <div class="start">
                    <RefusalAlert sentence={problems.map(AttrValue::from)} count={*version} />
                    { select(&dispatch, &props.settings, Setting::Speed, "speed") }
                    <button type="submit" class="main">{ t!(setup::start) }</button>
                </div>
            </form>
    }
}

/// A game to choose, an edition of a family: its name, a picture of its board, and what it is.
fn game_choice(form: &FormHandle, chosen: Ruleset, family: &'static Family, index: usize) -> Html {
    let ruleset = Ruleset::of(family, index);
    let edition = ruleset.edition;
    let onchange = form.change(move |form, _: Event| {
        form.asked.keep(form.setup.ruleset);
        form.setup = form.setup.for_edition(family, index, proposed_level());
        let ruleset = form.asked.applied_to(form.setup.ruleset);
        form.setup = form.setup.for_ruleset(ruleset, proposed_level());
    });
    let id = format!("about-{}", edition.name);
    let is_chosen = chosen.edition == edition;
    let board = layout(ruleset);
    html! {
        <div class={classes!("button", "pick", "game-pick", is_chosen.then_some("chosen"))}>
            { for board.map(|board| miniature(&board, family.seats)) }
            <span>
                <label>
                    <input type="radio" name="game" value={edition.name} checked={is_chosen}
                        aria-describedby={id.clone()} {onchange} />
                    { edition.title() }
                </label>
                <small {id}>
                    { edition.about() }
                    <br />
                    { players_and_minutes(ruleset) }
                </small>
            </span>
        </div>
    }
}

/// "2 to 4 players, 20 to 45 minutes".
pub fn players_and_minutes(ruleset: Ruleset) -> String {
    let sets = (1..=ruleset.family.all_seats().0).map(SeatSet);
    let can = sets.filter(|seats| can_play(ruleset, *seats).is_ok());
    let counts: Vec<usize> = can.map(SeatSet::len).collect();
    let (fewest, most) = (counts.iter().min(), counts.iter().max());
    let (Some(fewest), Some(most)) = (fewest, most) else {
        return String::new();
    };
    let (shortest, longest) = ruleset.edition.minutes;
    t!(
        setup::players_and_minutes,
        fewest = *fewest,
        most = *most,
        shortest,
        longest
    )
}

/// The check box of an option of the rules.
fn option_box(form: &FormHandle, ruleset: Ruleset, option: &'static RuleOption) -> Html {
    let is_on = ruleset.has(option.name);
    let onchange = form.change(move |form, _: Event| {
        form.asked.ask(ruleset.family, option.name, !is_on);
        if let Ok(ruleset) = form.setup.ruleset.with(option.name, !is_on) {
            form.setup = form.setup.for_ruleset(ruleset, proposed_level());
        }
    });
    option_row(
        option.name,
        option.title(),
        option.about(),
        html! {
            <input type="checkbox" checked={is_on} aria-describedby={format!("about-{}", option.name)} {onchange} />
        },
    )
}

/// A check box with its title, and below it what it means: its description, with the identifier `about-` and `key`.
pub fn option_row(key: &str, title: &str, about: &str, check_box: Html) -> Html {
    html! {
        <div class="option">
            <label>{ check_box }{ title }</label>
            <small id={format!("about-{key}")}>{ about }</small>
        </div>
    }
}

/// A field for a number, and what it means.
struct NumberField {
    id: &'static str,
    title: &'static str,
    about: &'static str,
    value: String,
    hidden: bool,
    oninput: Callback<InputEvent>,
}

fn number_field(field: NumberField) -> Html {
    let NumberField {
        id,
        title,
        about,
        value,
        hidden,
        oninput,
    } = field;
    let about_id = format!("about-{id}");
    html! {
        <p class="field" {hidden}>
            <label class="word" for={id}>{ title }</label>
            <input {id} type="text" inputmode="numeric" autocomplete="off" aria-describedby={about_id.clone()} {value} {oninput} />
            <small id={about_id}>{ about }</small>
        </p>
    }
}
