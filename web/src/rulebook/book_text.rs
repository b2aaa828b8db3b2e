//! The text of a rulebook, with its contents and a search within.

use std::fmt::Display;
use std::rc::Rc;

use rules::ruleset::{Choice, Preset, RuleOption, Ruleset};
use web_sys::HtmlInputElement;
use words::t;
use yew::prelude::*;

use super::book::{Block, Number, Span, Style};
use super::picture::{board_with_lap, move_picture};
use super::search::{has, marked};
use crate::markup::fresh;
use crate::platform::focus;

/// Props of [`BookText`].
#[derive(Properties, PartialEq)]
pub struct BookTextProps {
    /// The ruleset. House rules are shown in the place of those of the print.
    pub ruleset: Ruleset,
    /// The name of the house rules on this device.
    pub rules_name: Option<String>,
    /// Its rules.
    pub blocks: Rc<[Block]>,
    /// How many quarter turns clockwise its boards are turned.
    pub turns: u8,
}

/// The identifier of a rule in the page.
pub fn anchor(number: impl Display) -> String {
    format!("rule-{number}")
}

/// The contents, a box to search in, and the text or what was found of it.
#[component]
pub fn BookText(props: &BookTextProps) -> Html {
    let wanted = use_state(String::new);
    let oninput = {
        let wanted = wanted.clone();
        move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            wanted.set(input.value());
        }
    };
    let is_searching = !wanted.trim().is_empty();
    let found = has(&props.blocks, &wanted);
    let count = found.iter().filter(|found| **found).count();
    let shown = (0..found.len()).filter(|index| found[*index] || !is_searching);
    html! {
        <>
            { our_rules(props.ruleset, props.rules_name.as_deref()) }
            <div class="find">
                <input type="text" inputmode="search" value={wanted.to_string()} {oninput} placeholder={t!(dialogs::search_rules)}
                    aria-label={t!(dialogs::search_rules)} />
                <p aria-live="polite">{ is_searching.then(|| fresh(&t!(dialogs::found, count))) }</p>
            </div>
            <nav class="contents" aria-label={t!(dialogs::contents)} hidden={is_searching}>
                <ul>{ for props.blocks.iter().zip(0..).filter_map(|(block, index)| entry(block, index)) }</ul>
            </nav>
            <div class="book">{ for shown.map(|index| block(index, &wanted, props)) }</div>
            if !is_searching {
                { sets(props.ruleset.family.presets) }
            }
        </>
    }
}

/// The identifier of the heading at this place.
fn heading(index: usize) -> String {
    format!("part-{index}")
}

/// Scrolls to a part of the book, by its identifier, and moves the focus there.
fn go_to(part: &str) {
    if let Some(part) = gloo::utils::document().get_element_by_id(part) {
        part.scroll_into_view();
        focus::to(&part);
    }
}

/// The entry of a heading in the contents.
fn entry(block: &Block, index: usize) -> Option<Html> {
    let Block::Heading(2, title) = block else {
        return None;
    };
    let onclick = move |_: MouseEvent| go_to(&heading(index));
    Some(html! {
        <li><button type="button" class="link" {onclick}>{ for spans(title, "") }</button></li>
    })
}

/// The house rules in short, and the other options that are on. Each has a button that leads to its rule.
fn our_rules(ruleset: Ruleset, name: Option<&str>) -> Html {
    if !ruleset.has_house_rules() {
        return Html::default();
    }
    let link = |name: &'static str| {
        let onclick = move |_: MouseEvent| go_to(&anchor(name));
        html! { <button type="button" class="link" {onclick}>{ name }</button> }
    };
    let rule = |choice: Choice| {
        let RuleOption {
            replaces, amends, ..
        } = choice.option;
        let changed = if replaces.is_empty() {
            amends
        } else {
            replaces
        };
        html! { <li><span>{ choice.says() }{ "." }</span>{ for changed.iter().copied().map(link) }</li> }
    };
    let title = t!(house_rules::our_rules);
    let title = name.map_or_else(
        || title.to_owned(),
        |value| t!(house_rules::choice, title, value),
    );
    html! {
        <section class="our-rules" aria-labelledby="our-rules">
            <h3 id="our-rules">{ title }</h3>
            <ul>{ for ruleset.choices().map(rule) }</ul>
            <p>{ t!(house_rules::rest_by_print) }</p>
        </section>
    }
}

/// The sets of house rules that people play by.
fn sets(presets: &[Preset]) -> Html {
    let set = |preset: &Preset| {
        html! { <li><b>{ preset.title.say() }</b>{ ": " }{ preset.about.say() }{ "." }</li> }
    };
    html! {
        <section aria-labelledby="rule-sets">
            <h3 id="rule-sets">{ t!(house_rules::as_played) }</h3>
            <ul>{ for presets.iter().map(set) }</ul>
        </section>
    }
}

/// Whether house rules change this rule.
fn is_changed(ruleset: Ruleset, rule: Option<&Block>) -> bool {
    let Some(Block::Rule(number, _)) = rule else {
        return false;
    };
    ruleset.rule_in_force(&number.to_string()).is_some()
}

/// The block at this place, with what is wanted of it marked.
fn block(index: usize, wanted: &str, props: &BookTextProps) -> Html {
    let (ruleset, turns) = (props.ruleset, props.turns);
    let before = index.checked_sub(1).map(|before| &props.blocks[before]);
    // Another element for each search, as `fresh` does for one text.
    let key = format!("{index} {wanted}");
    match &props.blocks[index] {
        // The dialog's own title says it.
        Block::Heading(1, _) => Html::default(),
        Block::Heading(_, text) => html! {
            <h3 {key} id={heading(index)} tabindex="-1">{ for spans(text, wanted) }</h3>
        },
        Block::Text(text) => html! { <p {key}>{ for spans(text, wanted) }</p> },
        Block::Item(text) => {
            html! { <p {key} class="item">{ for spans(text, wanted) }</p> }
        }
        Block::Board => board_with_lap(ruleset, turns).unwrap_or_default(),
        // It shows the print.
        Block::Move(..) if is_changed(ruleset, before) => Html::default(),
        Block::Move(shown, caption) => html! {
            <figure {key}>
                { for move_picture(ruleset, turns, shown) }
                <figcaption>{ for spans(caption, wanted) }</figcaption>
            </figure>
        },
        Block::Rule(number, text) => rule(ruleset, *number, text, (key, wanted)),
    }
}

/// A rule: that of the print; or the house rules in its place, with the print on demand; or both, where the house rules
/// change a part of it.
fn rule(ruleset: Ruleset, number: Number, text: &[Span], (key, wanted): (String, &str)) -> Html {
    let name = number.to_string();
    let number_shown = html! { <b>{ for with_marks(&name, wanted) }</b> };
    let Some(in_force) = ruleset.rule_in_force(&name) else {
        return html! {
            <p {key} class="rule" id={anchor(number)} tabindex="-1">
                { number_shown }{ " " }{ for spans(text, wanted) }
            </p>
        };
    };
    let our = |choice: &Choice| html! { <>{ choice.says() }{ ". " }</> };
    let unchanged: Vec<String> = in_force.unchanged.iter().map(|each| each.says()).collect();
    html! {
        <div {key} class="rule ours" id={anchor(number)} tabindex="-1">
            { number_shown }{ " " }<strong>{ t!(house_rules::our_rule) }</strong>{ " " }{ for in_force.ours.iter().map(our) }
            if in_force.is_replaced {
                if !unchanged.is_empty() {
                    { t!(house_rules::unchanged, sentence = unchanged.join(". ")) }{ "." }
                }
                <details>
                    <summary>{ t!(house_rules::the_print) }</summary>
                    <div>{ for spans(text, wanted) }</div>
                </details>
            } else {
                <strong>{ t!(house_rules::else_printed) }</strong>{ " " }{ for spans(text, wanted) }
            }
        </div>
    }
}

/// The spans of a text, with what is wanted of them marked.
fn spans<'a>(spans: &'a [Span], wanted: &'a str) -> impl Iterator<Item = Html> + 'a {
    spans.iter().map(move |Span { style, text }| {
        let text = with_marks(text, wanted);
        match style {
            Style::Plain => html! { <>{ for text }</> },
            Style::Strong => html! { <strong>{ for text }</strong> },
            Style::Emphasis => html! { <em>{ for text }</em> },
            Style::Code => html! { <code>{ for text }</code> },
        }
    })
}

fn with_marks(text: &str, wanted: &str) -> Vec<Html> {
    let part = |(part, is_found): (&str, bool)| match is_found {
        true => html! { <mark>{ part.to_owned() }</mark> },
        false => html! { part.to_owned() },
    };
    marked(text, wanted).into_iter().map(part).collect()
}
