//! The rulebook.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::modal::Modal;
use crate::rulebook::{self, Block, Span};

/// What the dialog is given.
#[derive(Properties, PartialEq)]
pub struct RulesProps {
    /// The name of the edition.
    pub edition: AttrValue,
    /// The title of the edition.
    pub title: AttrValue,
    /// The rule to be read first.
    pub rule: Option<&'static str>,
    /// The dialog was closed.
    pub onclose: Callback<()>,
}

/// The dialog "Rules".
#[component]
pub fn Rules(props: &RulesProps) -> Html {
    let wanted = use_node_ref();
    {
        let wanted = wanted.clone();
        // Later than the dialog's own effect, which opens it: a child's effects come first.
        use_effect_with(props.rule, move |_| {
            if let Some(element) = wanted.cast::<HtmlElement>() {
                element.scroll_into_view();
                crate::focus::to(&element);
            }
        });
    }
    let draw = |block: &Block| match block {
        // The dialog's own title is the heading of level 2.
        Block::Heading(1, text) => html! { <p class="book-title">{ spans(text) }</p> },
        Block::Heading(_, text) => html! { <h3>{ spans(text) }</h3> },
        Block::Text(text) => html! { <p>{ spans(text) }</p> },
        Block::Item(text) => html! { <p class="item">{ spans(text) }</p> },
        Block::Rule(id, text) => {
            let node = if props.rule == Some(*id) {
                wanted.clone()
            } else {
                NodeRef::default()
            };
            html! {
                <p ref={node} class="rule" id={format!("rule-{id}")} tabindex="-1">
                    <b>{ id }</b>{ " " }{ spans(text) }
                </p>
            }
        }
    };
    html! {
        <Modal title={format!("Rules of {}", props.title)} onclose={props.onclose.clone()}>
            <div class="book">{ for rulebook::of(&props.edition).iter().map(draw) }</div>
        </Modal>
    }
}

fn spans(spans: &[Span]) -> Html {
    let span = |span: &Span| match span {
        Span::Plain(text) => html! { text },
        Span::Strong(text) => html! { <strong>{ text }</strong> },
        Span::Emphasis(text) => html! { <em>{ text }</em> },
        Span::Code(text) => html! { <code>{ text }</code> },
    };
    spans.iter().map(span).collect()
}
