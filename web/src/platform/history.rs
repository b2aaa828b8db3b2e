//! The browser's Back: it closes what lies over the screen, the last first, and then leaves the screen.
//!
//! There is one rule for dialogs, menus and drawers: each says with [`use_layer`] how it is closed.

pub mod trail;

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use web_sys::History;
use yew::prelude::*;

use trail::{Arrival, Entry, Step, Trail};

/// How an open layer is closed.
type Close = Rc<RefCell<Callback<()>>>;

#[derive(Default)]
struct Page {
    trail: Trail,
    /// The open layers, from the lowest to the highest.
    layers: Vec<Close>,
}

thread_local! {
    static PAGE: RefCell<Page> = RefCell::default();
}

/// Watches the history as long as the page is open. The page is told when its address has changed.
pub fn start(on_address: impl Fn() + 'static) {
    let address = address();
    let known = state().and_then(|state| Entry::read(&state, &address));
    let is_known = known.is_some();
    let entry = known.unwrap_or_else(|| Entry::first(&address));
    PAGE.with_borrow_mut(|page| page.trail = Trail::at(entry));
    if !is_known {
        write(Step::Replace);
    }
    let window = gloo::utils::window();
    EventListener::new(&window, "popstate", |_| arrive()).forget();
    EventListener::new(&window, "hashchange", move |_| {
        note_opened();
        on_address();
    })
    .forget();
}

/// Goes to an address, perhaps `instead` of the current one. Returns whether the page is to be told: the browser itself
/// does it only when it goes back.
pub fn go_to(address: &str, instead: bool) -> bool {
    match PAGE.with_borrow_mut(|page| page.trail.go_to(address, instead)) {
        Some(Step::Back(steps)) => back(steps),
        Some(step) => {
            write(step);
            return true;
        }
        None => {}
    }
    false
}

/// Gives the current screen another address, above the screen of `below`, to which Back leads.
pub fn put_over(below: &str, address: &str) {
    let (is_there, is_over) = PAGE.with_borrow(|page| {
        let trail = &page.trail;
        (trail.is_at(below, address), trail.is_over(below))
    });
    if is_there {
        return;
    }
    let here = if is_over { address } else { below };
    PAGE.with_borrow_mut(|page| page.trail.show_here(here));
    write(Step::Replace);
    if !is_over {
        PAGE.with_borrow_mut(|page| page.trail.opened(address));
        write(Step::Push);
    }
}

/// Gives each open layer its entry. A layer may have opened before its screen got an address.
pub fn cover() {
    while PAGE.with_borrow_mut(|page| page.trail.cover(page.layers.len())) {
        write(Step::Push);
    }
}

/// Makes Back close a layer while it is open.
#[hook]
pub fn use_layer(is_open: bool, close: Callback<()>) {
    let latest = use_mut_ref(Callback::noop);
    latest.replace(close);
    use_effect_with(is_open, move |is_open| {
        let layer = is_open.then_some(latest);
        if let Some(layer) = layer.clone() {
            PAGE.with_borrow_mut(|page| page.layers.push(layer));
            cover();
        }
        move || {
            if let Some(layer) = layer {
                PAGE.with_borrow_mut(|page| page.layers.retain(|each| !Rc::ptr_eq(each, &layer)));
            }
        }
    });
}

/// The browser has gone back or forth, or somebody has opened an address.
fn arrive() {
    let address = address();
    let Some(to) = state().and_then(|state| Entry::read(&state, &address)) else {
        return note_opened();
    };
    let arrival = PAGE.with_borrow_mut(|page| page.trail.arrive(to, page.layers.len()));
    match arrival {
        Arrival::Stay => {}
        Arrival::GoOn(steps) => back(steps),
        Arrival::CloseAbove(count) => {
            let closed = PAGE.with_borrow_mut(|page| page.layers.split_off(count));
            for layer in closed.iter().rev() {
                let close = layer.borrow().clone();
                close.emit(());
            }
        }
    }
}

/// Notes an entry that a link has added, or that somebody has typed.
fn note_opened() {
    if state().is_none() {
        PAGE.with_borrow_mut(|page| page.trail.opened(&address()));
        write(Step::Replace);
    }
}

/// Stores the entry at which the page is.
fn write(step: Step) {
    let (state, next) = PAGE.with_borrow(|page| {
        let entry = page.trail.entry();
        (JsValue::from(entry.state()), entry.address().to_owned())
    });
    let next = (next != address()).then_some(&*next);
    let Some(history) = history() else {
        return;
    };
    // These fail only for addresses of other sites.
    let _ = match step {
        Step::Push => history.push_state_with_url(&state, "", next),
        _ => history.replace_state_with_url(&state, "", next),
    };
}

fn back(steps: u32) {
    if let Some(history) = history() {
        let _ = history.go_with_delta(-i32::try_from(steps).unwrap_or(1));
    }
}

fn state() -> Option<String> {
    history()?.state().ok()?.as_string()
}

fn address() -> String {
    gloo::utils::window().location().hash().unwrap_or_default()
}

fn history() -> Option<History> {
    gloo::utils::window().history().ok()
}
