//! What happened, line by line.

use web_sys::Element;
use yew::prelude::*;

/// Lines drawn together: those before the last such part are not looked at again.
const PART: usize = 40;

/// What the log is given.
#[derive(Properties, PartialEq)]
pub struct LogProps {
    /// The sentences, oldest first.
    pub lines: Vec<String>,
}

/// The element with the role "log".
///
/// It is silent: the page's live region speaks.
#[component]
pub fn Log(props: &LogProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with(props.lines.len(), move |_| {
            if let Some(log) = node.cast::<Element>() {
                log.set_scroll_top(log.scroll_height());
            }
        });
    }
    let parts = props.lines.chunks(PART).enumerate();
    html! {
        <div ref={node} class="log" role="log" aria-label="Game log" aria-live="off" tabindex="0">
            { for parts.map(|(index, lines)| html! { <Part key={index} lines={lines.to_vec()} /> }) }
        </div>
    }
}

#[component]
fn Part(props: &LogProps) -> Html {
    html! {
        <div>{ for props.lines.iter().map(|line| html! { <p>{ line }</p> }) }</div>
    }
}
