//! The form that sets up a game.

use rules::games::FAMILIES;
use rules::ruleset::{Family, RuleOption, Ruleset};
use table::about_games::players_and_minutes;
use table::dice_mode::Stuff;
use table::draft::{Change, Draft};
use table::setup::is_scored;
use table::table_settings::TableSettings;
use web_sys::HtmlInputElement;
use words::t;
use yew::prelude::*;

use crate::board::spaces::miniature;
use crate::game::refusal::RefusalAlert;
use crate::markup::{count_render, material};
use crate::page::{Dispatch, use_dispatch};
use crate::platform::click_guard::use_click_guard;
use crate::settings::all_settings::Setting;
use crate::settings::controls::select;
use crate::settings::store::Settings;
use crate::setup::by_link::link_choice;
use crate::setup::dice_mode::dice_mode_select;
use crate::setup::house_rules::{house_rules, is_listed};
use crate::setup::kept_rules::RulesStore;
use crate::setup::seat_help::typed;
use crate::setup::seats::{layout, seats};
use crate::setup::store::SetupMsg;
use crate::trial::store::TrialStore;

/// Props of [`SetupForm`].
#[derive(Properties, PartialEq)]
pub struct SetupFormProps {
    /// The game that is being set up.
    pub draft: Draft,
    /// What is wrong with it, in sentences.
    pub problems: Vec<String>,
    /// The house rules kept on this device.
    pub rules: RulesStore,
    /// What a trial of them has found.
    pub trial: TrialStore,
    /// Rises when the form is filled anew.
    pub version: u32,
    /// The player's settings.
    pub settings: Settings,
}

/// The form "New game": the whole draft.
#[component]
pub fn SetupForm(props: &SetupFormProps) -> Html {
    count_render("SetupForm");
    use_click_guard();
    let dispatch = use_dispatch();
    let SetupFormProps {
        draft,
        problems,
        rules,
        trial,
        version,
        settings,
    } = props;
    let setup = &draft.setup();
    let family = setup.ruleset.family;
    let onsubmit = dispatch.callback(|event: SubmitEvent| {
        event.prevent_default();
        SetupMsg::Start
    });
    let table_settings = draft.table_settings();
    let ondice = dispatch.callback(move |manual_dice| {
        Change::Table(TableSettings {
            manual_dice,
            ..table_settings
        })
    });
    let fields = [
        NumberField {
            id: "total",
            title: t!(setup::match_points),
            about: t!(setup::match_points_about),
            value: draft.total.clone(),
            hidden: !is_scored(setup.ruleset),
            oninput: dispatch.callback(|event| Change::Total(typed(&event))),
        },
        NumberField {
            id: "seed",
            title: t!(setup::seed),
            about: t!(setup::seed_about),
            value: draft.seed.clone(),
            hidden: setup.host().is_some(),
            oninput: dispatch.callback(|event| Change::Seed(typed(&event))),
        },
    ]
    .map(number_field);
    let problems = (!problems.is_empty()).then(|| problems.join(" "));
    let editions = FAMILIES
        .iter()
        .flat_map(|&family| (0..family.editions.len()).map(move |index| (family, index)));
    let game = |(family, index)| game_choice(&dispatch, setup.ruleset, family, index);
    let option = |option| option_switch(&dispatch, setup.ruleset, option);
    let is_switch = |option: &&RuleOption| option.is_printed() && !is_listed(draft, option);
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
                { seats(&dispatch, setup, table_settings, *settings) }
                <fieldset class="options">
                    <legend>{ t!(setup::options) }</legend>
                    { house_rules(&dispatch, draft, rules, trial) }
                    { for family.options.iter().filter(is_switch).map(option) }
                    { link_choice(&dispatch, setup) }
                    if setup.host().is_none() {
                        { dice_mode_select(table_settings.manual_dice, Stuff::of(setup.ruleset), ondice) }
                    }
                    <details class="more" open={!draft.seed.is_empty() || !draft.total.is_empty()}>
                        <summary>{ t!(setup::more) }</summary>
                        { for fields }
                    </details>
                </fieldset>
                <div class="start-bar">
                    <RefusalAlert sentence={problems.map(AttrValue::from)} count={*version} />
                    { select(&dispatch, settings, Setting::Speed, "speed") }
                    <button type="submit" class="main">{ t!(setup::start) }</button>
                </div>
            </form>
    }
}

/// A game to choose, an edition of a family: its name, a picture of its board, and what it is.
fn game_choice(
    dispatch: &Dispatch,
    chosen: Ruleset,
    family: &'static Family,
    index: usize,
) -> Html {
    let ruleset = Ruleset::of(family, index);
    let edition = ruleset.edition;
    let onchange = dispatch.callback(move |_: Event| Change::Game(family, index));
    let id = format!("about-{}", edition.name);
    let is_chosen = chosen.edition == edition;
    let board = layout(ruleset);
    let house_rules = chosen.house_rules().filter(|_| is_chosen);
    let in_force = house_rules.fold(ruleset, Ruleset::choose);
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
                    { players_and_minutes(in_force) }
                </small>
            </span>
        </div>
    }
}

/// The switch of an option of the print.
pub fn option_switch(dispatch: &Dispatch, ruleset: Ruleset, option: &'static RuleOption) -> Html {
    let on = option.switched(true);
    let chosen = ruleset.choice(option.name);
    let switch = Switch {
        key: option.name,
        title: &option.title(),
        about: &on.says(),
        is_on: chosen.is_some_and(|choice| !choice.is_as_printed()),
        is_disabled: false,
    };
    switch_row(dispatch, switch, move |on| {
        Change::Choose(option.switched(on))
    })
}

/// A switch of the draft, as the form and the start sheet draw it.
pub struct Switch<'a> {
    /// Its key in identifiers.
    pub key: &'static str,
    /// Its title.
    pub title: &'a str,
    /// What it means.
    pub about: &'a str,
    /// Whether it is on.
    pub is_on: bool,
    /// Whether it cannot be changed.
    pub is_disabled: bool,
}

/// A check box with its title, and below it what it means. `change` is what happens when it is turned on or off.
pub fn switch_row(
    dispatch: &Dispatch,
    switch: Switch<'_>,
    change: impl Fn(bool) -> Change + 'static,
) -> Html {
    let onchange = dispatch.callback(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        change(input.checked())
    });
    let about_id = format!("about-{}", switch.key);
    html! {
        <div class="option">
            <label>
                <input type="checkbox" checked={switch.is_on} disabled={switch.is_disabled}
                    aria-describedby={about_id.clone()} {onchange} />
                { switch.title }
            </label>
            <small id={about_id}>{ switch.about }</small>
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
