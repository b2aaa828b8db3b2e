//! Messages to the page, from any component.

use yew::prelude::*;

use super::AppMsg;

/// Sends messages to the page. It never changes, so a component that has it is not rendered for it.
#[derive(Clone, PartialEq)]
pub struct Dispatch(Callback<AppMsg>);

impl Default for Dispatch {
    /// Sends nothing: for components that are rendered without a page.
    fn default() -> Dispatch {
        Dispatch(Callback::noop())
    }
}

impl Dispatch {
    /// Sends by this callback.
    pub fn new(callback: Callback<AppMsg>) -> Dispatch {
        Dispatch(callback)
    }

    /// Sends a message.
    pub fn send(&self, msg: impl Into<AppMsg>) {
        self.0.emit(msg.into());
    }

    /// A callback that sends what `make` makes of an event.
    pub fn callback<E, M: Into<AppMsg>>(&self, make: impl Fn(E) -> M + 'static) -> Callback<E> {
        self.0.reform(move |event| make(event).into())
    }

    /// A callback that sends the same message at every click.
    pub fn on_click(&self, msg: impl Into<AppMsg> + Clone + 'static) -> Callback<MouseEvent> {
        self.callback(move |_: MouseEvent| msg.clone())
    }
}

/// The page's [`Dispatch`].
#[hook]
pub fn use_dispatch() -> Dispatch {
    use_context().unwrap_or_default()
}
