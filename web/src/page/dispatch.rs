//! Messages to the page, from any component.

use yew::prelude::*;

use super::Msg;

/// Sends messages to the page. It never changes, so a component that has it is not rendered for it.
#[derive(Clone, PartialEq)]
pub struct Dispatch(Callback<Msg>);

impl Default for Dispatch {
    /// Sends nothing: for components that are rendered without a page.
    fn default() -> Dispatch {
        Dispatch(Callback::noop())
    }
}

impl Dispatch {
    /// Sends by this callback.
    pub fn new(callback: Callback<Msg>) -> Dispatch {
        Dispatch(callback)
    }

    /// Sends a message.
    pub fn send(&self, msg: impl Into<Msg>) {
        self.0.emit(msg.into());
    }

    /// A callback that sends what `make` makes of an event.
    pub fn callback<E, M: Into<Msg>>(&self, make: impl Fn(E) -> M + 'static) -> Callback<E> {
        self.0.reform(move |event| make(event).into())
    }

    /// A callback that sends the same message at every click.
    pub fn on_click(&self, msg: impl Into<Msg> + Clone + 'static) -> Callback<MouseEvent> {
        self.callback(move |_: MouseEvent| msg.clone())
    }
}

/// The page's [`Dispatch`].
#[hook]
pub fn use_dispatch() -> Dispatch {
    use_context().unwrap_or_default()
}
