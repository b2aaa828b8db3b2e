//! The form that sets up a game.

use bot::levels;
use rules::games::FAMILIES;
use rules::ruleset::{Edition, Family, RuleOption, Ruleset};
use rules::seat::SeatSet;
use table::by_hand::Stuff;
use table::setup::{PERSON, Setup, can_play, is_scored};
use web_sys::HtmlInputElement;
use words::say;
use yew::prelude::*;

use crate::board::spaces::miniature;
use crate::dialogs::rulebook::Number;
use crate::game::alert::RefusalAlert;
use crate::settings::speed::speed_choice;
use crate::setup::dice_mode::whose_dice;
use crate::setup::seats::{layout, seats};

/// What a form holds.
#[derive(Clone, PartialEq, Debug)]
pub struct Form {
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

/// A form, and what comes of it.
#[derive(Clone, PartialEq)]
pub struct SetupForm {
    /// What it holds.
    pub form: Form,
    /// It was changed.
    pub onchange: Callback<Form>,
    /// The game is to start.
    pub onstart: Callback<()>,
    /// The player wants to read a rule.
    pub onrule: Callback<Number>,
    /// How the player likes the page, whatever is played.
    pub likes: Html,
}

impl SetupForm {
    fn change(&self, change: impl FnOnce(&mut Form)) {
        let mut form = self.form.clone();
        form.problems.clear();
        change(&mut form);
        self.onchange.emit(form);
    }
}

/// The level that is proposed for a bot.
pub fn proposed_level() -> &'static str {
    levels().first().map_or(PERSON, |(name, _)| name)
}

/// The form "New game".
pub fn setup_form(props: &SetupForm) -> Html {
    let setup = &props.form.setup;
    let family = setup.ruleset.family;
    let onsubmit = props
        .onstart
        .reform(|event: SubmitEvent| event.prevent_default());
    let problems = (!props.form.problems.is_empty()).then(|| props.form.problems.join(" "));
    let editions = FAMILIES.iter().flat_map(|&family| {
        family
            .editions
            .iter()
            .enumerate()
            .map(move |(index, edition)| (family, index, edition))
    });
    html! {
        <form class="setup" key={props.form.version} aria-labelledby="setup-title" {onsubmit}>
            <h1 id="setup-title">{ say!(page::new_game) }</h1>
            <fieldset class="games" role="radiogroup" aria-labelledby="game-legend">
                <legend id="game-legend">{ say!(setup::game) }</legend>
                { for editions.map(|(family, index, edition)| game(props, family, index, edition)) }
            </fieldset>
            { seats(props) }
            <fieldset class="options">
                <legend>{ say!(setup::options) }</legend>
                { for family.options.iter().map(|option| check_box(props, option)) }
                { dice(props) }
            </fieldset>
            <details class="more" open={!props.form.seed.is_empty() || !props.form.total.is_empty()}>
                <summary>{ say!(setup::more) }</summary>
                { match_total(props) }
                { seed(props) }
                <p class="likes">{ props.likes.clone() }</p>
            </details>
            <RefusalAlert sentence={problems.clone().map(AttrValue::from)} count={props.form.version} />
            <div class="start">
                { speed_choice(setup.speed, speed_change(props)) }
                <button type="submit" class="main">{ say!(setup::start) }</button>
            </div>
        </form>
    }
}

fn speed_change(props: &SetupForm) -> Callback<table::speed::Speed> {
    let (form, onchange) = (props.form.clone(), props.onchange.clone());
    Callback::from(move |speed| {
        let mut form = form.clone();
        form.setup.speed = speed;
        onchange.emit(form);
    })
}

fn game(
    props: &SetupForm,
    family: &'static Family,
    index: usize,
    edition: &'static Edition,
) -> Html {
    let chosen = props.form.setup.ruleset.edition == edition;
    let change = changing(props, move |form, _: Event| {
        form.setup = form.setup.for_edition(family, index, proposed_level());
    });
    let id = format!("about-{}", edition.name);
    let board = layout(Ruleset::of(family, index));
    html! {
        <div class="choice">
            <label>
                <input type="radio" name="game" value={edition.name} checked={chosen}
                    aria-describedby={id.clone()} onchange={change} />
                { edition.title() }
            </label>
            { for board.map(|board| miniature(&board, family.seats)) }
            <small {id}>
                { edition.about() }
                <br />
                { who_and_how_long(family, index) }
            </small>
        </div>
    }
}

/// "2 to 4 players, 20 to 45 minutes".
fn who_and_how_long(family: &'static Family, index: usize) -> String {
    let ruleset = Ruleset::of(family, index);
    let sets = (1..=family.all_seats().0).map(SeatSet);
    let can = sets.filter(|seats| can_play(ruleset, *seats).is_ok());
    let counts: Vec<usize> = can.map(SeatSet::len).collect();
    let (fewest, most) = (counts.iter().min(), counts.iter().max());
    let (Some(fewest), Some(most)) = (fewest, most) else {
        return String::new();
    };
    let (shortest, longest) = family.editions[index].minutes;
    say!(
        setup::players_and_minutes,
        fewest = *fewest,
        most = *most,
        shortest,
        longest
    )
}

/// The points that end a match, where games are scored.
fn match_total(props: &SetupForm) -> Html {
    let change = changing(props, |form, event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        form.total = input.value();
    });
    let field = Field {
        id: "total",
        title: say!(setup::match_points),
        about: say!(setup::match_points_about),
        hidden: !is_scored(props.form.setup.ruleset),
    };
    number(&field, &props.form.total, change)
}

/// A field for a number, and what is said of it.
struct Field {
    id: &'static str,
    title: &'static str,
    about: &'static str,
    hidden: bool,
}

fn number(field: &Field, value: &str, change: Callback<InputEvent>) -> Html {
    let Field {
        id,
        title,
        about,
        hidden,
    } = *field;
    let about_id = format!("about-{id}");
    html! {
        <p class="choice" {hidden}>
            <label for={id}>{ title }</label>
            <input {id} type="text" inputmode="numeric" autocomplete="off" aria-describedby={about_id.clone()}
                value={value.to_owned()} oninput={change} />
            <small id={about_id}>{ about }</small>
        </p>
    }
}

fn check_box(props: &SetupForm, option: &'static RuleOption) -> Html {
    let on = props.form.setup.ruleset.has(option.name);
    let change = changing(props, move |form, _: Event| {
        if let Ok(ruleset) = form.setup.ruleset.with(option.name, !on) {
            form.setup = form.setup.for_ruleset(ruleset, proposed_level());
        }
    });
    let id = format!("about-{}", option.name);
    html! {
        <div class="choice">
            <label>
                <input type="checkbox" checked={on} aria-describedby={id.clone()} onchange={change} />
                { option.title() }
            </label>
            <small {id}>{ option.about() }</small>
        </div>
    }
}

fn dice(props: &SetupForm) -> Html {
    let setup = &props.form.setup;
    let change = changing(props, |form, whose| form.setup.manners.by_hand = whose);
    whose_dice(setup.manners.by_hand, Stuff::of(setup.ruleset), change)
}

fn seed(props: &SetupForm) -> Html {
    let change = changing(props, |form, event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        form.seed = input.value();
    });
    let field = Field {
        id: "seed",
        title: say!(setup::seed),
        about: say!(setup::seed_about),
        hidden: false,
    };
    number(&field, &props.form.seed, change)
}

/// A callback that changes the form by an event.
pub(super) fn changing<E: 'static>(
    props: &SetupForm,
    change: impl Fn(&mut Form, E) + 'static,
) -> Callback<E> {
    let props = props.clone();
    Callback::from(move |event| props.change(|form| change(form, event)))
}
