//! The rulebook.

use rules::ruleset::Edition;
use yew::prelude::*;

use super::modal::Modal;
use crate::rulebook::{self, Block, Span};

/// The dialog with the rules of an edition, from one of them on.
pub fn rules(edition: &Edition, rule: Option<&'static str>, onclose: Callback<()>) -> Html {
    let part = rule.map(|id| AttrValue::from(anchor(id)));
    html! {
        <Modal title={format!("Rules of {}", edition.title)} {part} {onclose}>
            <div class="book">{ for rulebook::of(edition.name).iter().map(block) }</div>
        </Modal>
    }
}

fn anchor(id: &str) -> String {
    format!("rule-{id}")
}

fn block(block: &Block) -> Html {
    match block {
        // The dialog's own title is the heading of level 2.
        Block::Heading(1, text) => html! { <p class="book-title">{ spans(text) }</p> },
        Block::Heading(_, text) => html! { <h3>{ spans(text) }</h3> },
        Block::Text(text) => html! { <p>{ spans(text) }</p> },
        Block::Item(text) => html! { <p class="item">{ spans(text) }</p> },
        Block::Rule(id, text) => html! {
            <p class="rule" id={anchor(id)} tabindex="-1"><b>{ id }</b>{ " " }{ spans(text) }</p>
        },
    }
}

fn spans(spans: &'static [Span]) -> Html {
    let span = |span: &'static Span| match span {
        Span::Plain(text) => html! { text },
        Span::Strong(text) => html! { <strong>{ text }</strong> },
        Span::Emphasis(text) => html! { <em>{ text }</em> },
        Span::Code(text) => html! { <code>{ text }</code> },
    };
    spans.iter().map(span).collect()
}
