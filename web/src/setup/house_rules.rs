//! House rules, in the form and in the start sheet: those of the print or one's own, and a choice for each of them.

use rules::ruleset::{Choice, Group, Preset, RuleOption, Ruleset};
use table::draft::{Change, Draft};
use table::kept_rules::NamedRules;
use web_sys::HtmlSelectElement;
use words::t;
use yew::prelude::*;

use crate::markup::fresh;
use crate::page::Dispatch;
use crate::segments::{pick, segments};
use crate::setup::kept_rules::{KeepRules, RulesStore};
use crate::trial::panel::{change_panel, even_panel};
use crate::trial::store::TrialStore;

/// How many rules of a kept set are shown on its button.
const SHOWN_OF_A_SET: usize = 3;

/// The rules to play by. There is nothing to choose in a game without house rules.
pub fn house_rules(
    dispatch: &Dispatch,
    draft: &Draft,
    rules: &RulesStore,
    trial: &TrialStore,
) -> Html {
    let (family, ruleset) = (draft.family(), draft.ruleset());
    if family.options.iter().all(|option| option.group.is_none()) {
        return Html::default();
    }
    let is_on = draft.has_house_rules();
    let way = |title: &'static str, on: bool| {
        let onchange = dispatch.callback(move |_: Event| Change::HouseRules(on));
        pick("rules", "", html! { title }, is_on == on, onchange)
    };
    let ways = vec![
        way(t!(house_rules::printed_rules), false),
        way(t!(house_rules::our_rules), true),
    ];
    let set = |title: &str, about: &str, is_on: bool, change: Change| {
        let onclick = dispatch.callback(move |_: MouseEvent| change.clone());
        html! {
            <button type="button" aria-pressed={is_on.to_string()} {onclick}>
                { title }
                <small>{ about }</small>
            </button>
        }
    };
    let own = |kept: &NamedRules| {
        let choices: Vec<Choice> = kept.ruleset.choices().collect();
        let about = choices.iter().map(|choice| choice.title());
        let more = (choices.len() > SHOWN_OF_A_SET).then(|| "…".to_owned());
        let about: Vec<String> = about.take(SHOWN_OF_A_SET).chain(more).collect();
        let choices: Vec<String> = choices.iter().map(Choice::to_string).collect();
        let (choices, name) = (choices.join("+"), kept.name.clone());
        let is_on = draft.has_set(&choices);
        let take = Change::TakeHouseRules(choices, name);
        set(&kept.name, &about.join("; "), is_on, take)
    };
    let preset = |preset: &Preset| {
        let is_on = draft.has_preset(preset.choices);
        let toggle = Change::TogglePreset(preset.choices);
        set(preset.title.say(), preset.about.say(), is_on, toggle)
    };
    let also = |choice: &Choice| match choice.is_as_printed() {
        true => t!(
            house_rules::choice,
            title = choice.option.title(),
            value = t!(house_rules::all_printed)
        ),
        false => choice.title(),
    };
    let also: Vec<String> = draft.changed_with.iter().map(also).collect();
    let changed_with =
        (!also.is_empty()).then(|| t!(house_rules::changed_with, rules = also.join("; ")));
    let setup = draft.setup();
    // With the name of whom it is for, and none for a seat that nobody has.
    let listed = |option: &'static RuleOption| {
        let Some(seat) = option.seat else {
            return (!ruleset.is_void(option)).then_some((option, ""));
        };
        let (.., name) = setup
            .taken()
            .find(|(taken, ..)| family.seat(seat.letter) == Some(*taken))?;
        Some((option, name))
    };
    let group = |group: Group| {
        let options = family.options.iter();
        let options: Vec<_> = options
            .filter(|option| option.group == Some(group))
            .filter_map(listed)
            .collect();
        let changed = options.iter().filter_map(|(option, name)| {
            let choice = ruleset.choice(option.name)?;
            (!choice.is_as_printed()).then(|| match name.is_empty() {
                true => choice.title(),
                false => t!(house_rules::choice, title = *name, value = choice.label()),
            })
        });
        let changed: Vec<String> = changed.collect();
        let says = match changed.is_empty() {
            true => t!(house_rules::all_printed).to_owned(),
            false => changed.join("; "),
        };
        let is_for_nobody = options.is_empty();
        let mut all = family.options.iter();
        let is_needed = all.any(|option| option.group == Some(group) && !ruleset.is_void(option));
        is_needed.then(|| {
            html! {
                <details key={group.title()} class="rule-group">
                    <summary>{ group.title() }<small>{ fresh(&says) }</small></summary>
                    if is_for_nobody {
                        <p class="tip">{ t!(house_rules::for_nobody) }</p>
                    }
                    { for options.into_iter().map(|(option, name)| html! {
                        <>
                            { rule(dispatch, ruleset, (option, name)) }
                            { even_panel(dispatch, draft, option, trial) }
                        </>
                    }) }
                </details>
            }
        })
    };
    html! {
        <div class="house-rules">
            { segments(t!(house_rules::rules), "", ways) }
            if is_on {
                { change_panel(dispatch, draft, trial) }
                <p class="changed-with" aria-live="polite">{ for changed_with }</p>
                <div class="rule-sets" role="group" aria-label={t!(house_rules::begin_with)}>
                    { for rules.kept.of(family).map(own) }
                    { for family.presets.iter().map(preset) }
                </div>
                { for Group::ALL.into_iter().filter_map(group) }
                <KeepRules {ruleset} typed={draft.rules_name.clone()} rules={rules.clone()} />
            }
        </div>
    }
}

/// Whether the list of house rules is shown and has this option.
pub fn is_listed(draft: &Draft, option: &RuleOption) -> bool {
    draft.has_house_rules() && option.group.is_some()
}

/// A house rule: what it is, its values, and what the chosen one means.
fn rule(
    dispatch: &Dispatch,
    ruleset: Ruleset,
    (option, name): (&'static RuleOption, &str),
) -> Html {
    let Some(chosen) = ruleset.choice(option.name) else {
        return Html::default();
    };
    let onchange = dispatch.callback(move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        let index = usize::try_from(select.selected_index()).unwrap_or_default();
        Change::Choose(option.choices().nth(index).unwrap_or(chosen))
    });
    let value = |choice: Choice| {
        html! { <option selected={choice == chosen}>{ choice.label() }</option> }
    };
    let says = |choice: Choice| match name.is_empty() {
        true => choice.says(),
        false => choice.says_of(name),
    };
    let about_id = format!("about-{}", option.name);
    let printed = option.choices().next().filter(|printed| *printed != chosen);
    html! {
        <div class={classes!("option", printed.map(|_| "ours"))}>
            <label>
                <span>
                    if name.is_empty() {
                        { option.title() }
                    } else {
                        { t!(house_rules::of_seat, title = t!(house_rules::head_start), colour = name) }
                    }
                </span>
                <select aria-describedby={about_id.clone()} {onchange}>{ for option.choices().map(value) }</select>
            </label>
            <small id={about_id}>
                { says(chosen) }
                if let Some(printed) = printed {
                    <br />
                    { t!(house_rules::as_printed, sentence = says(printed)) }
                }
            </small>
        </div>
    }
}
