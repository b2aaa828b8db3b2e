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
use crate::markup::count_render;
use crate::page::{Dispatch, use_dispatch};
use crate::platform::click_guard::use_click_guard;
use crate::settings::controls::control;
use crate::settings::store::Settings;
use crate::settings::table::Setting;
use crate::setup::by_link::LinkChoice;
use crate::setup::dice_mode::DiceModeSelect;
use crate::setup::seat_help::typed;
use crate::setup::seats::{Seats, layout};
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
        }
    }
}

/// The level that is proposed for a bot.
pub fn proposed_level() -> &'static str {
    levels().first().map_or(PERSON, |(name, _)| name)
}

/// The form, as its parts change it. It stays the same while its contents change, so a part is rendered only for
/// what it shows.
#[derive(Clone)]
pub struct FormHandle {
    form: Rc<RefCell<FormState>>,
    dispatch: Dispatch,
}

impl PartialEq for FormHandle {
    fn eq(&self, other: &FormHandle) -> bool {
        Rc::ptr_eq(&self.form, &other.form) && self.dispatch == other.dispatch
    }
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

/// The form around a component.
#[hook]
pub fn use_form() -> FormHandle {
    use_context().expect("a part of the form is rendered in it")
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
    let problems = (!problems.is_empty()).then(|| problems.join(" "));
    let editions = FAMILIES
        .iter()
        .flat_map(|&family| (0..family.editions.len()).map(move |index| (family, index)));
    let game = |(family, index): (&'static Family, usize)| {
        let ruleset = Ruleset::of(family, index);
        let is_chosen = *setup.ruleset.edition == family.editions[index];
        html! { <GameChoice {ruleset} {index} {is_chosen} /> }
    };
    let option = |option: &'static RuleOption| html! { <OptionBox {option} is_on={setup.ruleset.has(option.name)} /> };
    html! {
        <ContextProvider<FormHandle> context={handle.clone()}>
            <form class="setup" key={*version} aria-labelledby="setup-title" {onsubmit}>
                <h1 id="setup-title">{ t!(page::new_game) }</h1>
                <fieldset class="games" role="radiogroup" aria-labelledby="game-legend">
                    <legend id="game-legend">{ t!(setup::game) }</legend>
                    { for editions.map(game) }
                </fieldset>
                <Seats setup={setup.clone()} />
                <fieldset class="options">
                    <legend>{ t!(setup::options) }</legend>
                    { for family.options.iter().map(option) }
                    if setup.host().is_none() {
                        <DiceModeSelect manual_dice={setup.table_settings.manual_dice} stuff={Stuff::of(setup.ruleset)} onchange={ondice} />
                    }
                    <LinkChoice setup={setup.clone()} />
                </fieldset>
                <details class="more" open={!props.form.seed.is_empty() || !props.form.total.is_empty()}>
                    <summary>{ t!(setup::more) }</summary>
                    <NumberField id="total" title={t!(setup::match_points)} about={t!(setup::match_points_about)}
                        value={props.form.total.clone()} hidden={!is_scored(setup.ruleset)}
                        oninput={handle.change(|form, event| form.total = typed(&event))} />
                    <NumberField id="seed" title={t!(setup::seed)} about={t!(setup::seed_about)}
                        value={props.form.seed.clone()} hidden={setup.host().is_some()}
                        oninput={handle.change(|form, event| form.seed = typed(&event))} />
                </details>
                <RefusalAlert sentence={problems.map(AttrValue::from)} count={*version} />
                <div class="start">
                    { control(&dispatch, &props.settings, Setting::Speed) }
                    <button type="submit" class="main">{ t!(setup::start) }</button>
                </div>
            </form>
        </ContextProvider<FormHandle>>
    }
}

#[derive(Properties, PartialEq)]
struct GameChoiceProps {
    /// The game without options.
    ruleset: Ruleset,
    /// Which of the family's editions it is.
    index: usize,
    is_chosen: bool,
}

/// A game to choose: its name, a picture of its board, and what it is.
#[component]
fn GameChoice(props: &GameChoiceProps) -> Html {
    count_render("GameChoice");
    let GameChoiceProps {
        ruleset,
        index,
        is_chosen,
    } = *props;
    let Ruleset {
        family, edition, ..
    } = ruleset;
    let onchange = use_form().change(move |form, _: Event| {
        form.setup = form.setup.for_edition(family, index, proposed_level());
    });
    let id = format!("about-{}", edition.name);
    let board = layout(ruleset);
    html! {
        <div class="choice">
            <label>
                <input type="radio" name="game" value={edition.name} checked={is_chosen}
                    aria-describedby={id.clone()} {onchange} />
                { edition.title() }
            </label>
            { for board.map(|board| miniature(&board, family.seats)) }
            <small {id}>
                { edition.about() }
                <br />
                { players_and_minutes(ruleset) }
            </small>
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

#[derive(Properties, PartialEq)]
struct OptionBoxProps {
    option: &'static RuleOption,
    is_on: bool,
}

/// The check box of an option of the rules.
#[component]
fn OptionBox(props: &OptionBoxProps) -> Html {
    let OptionBoxProps { option, is_on } = *props;
    let onchange = use_form().change(move |form, _: Event| {
        if let Ok(ruleset) = form.setup.ruleset.with(option.name, !is_on) {
            form.setup = form.setup.for_ruleset(ruleset, proposed_level());
        }
    });
    let id = format!("about-{}", option.name);
    html! {
        <div class="choice">
            <label>
                <input type="checkbox" checked={is_on} aria-describedby={id.clone()} {onchange} />
                { option.title() }
            </label>
            <small {id}>{ option.about() }</small>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct NumberFieldProps {
    id: AttrValue,
    title: AttrValue,
    about: AttrValue,
    value: AttrValue,
    #[prop_or_default]
    hidden: bool,
    oninput: Callback<InputEvent>,
}

/// A field for a number, and what it means.
#[component]
fn NumberField(props: &NumberFieldProps) -> Html {
    let NumberFieldProps {
        id,
        title,
        about,
        value,
        hidden,
        oninput,
    } = props;
    let about_id = format!("about-{id}");
    html! {
        <p class="choice" hidden={*hidden}>
            <label for={id.clone()}>{ title }</label>
            <input {id} type="text" inputmode="numeric" autocomplete="off" aria-describedby={about_id.clone()} {value} {oninput} />
            <small id={about_id}>{ about }</small>
        </p>
    }
}
