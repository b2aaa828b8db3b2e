//! A press of the pointer on something that can be dragged, until it ends, wherever that is. There is only one at a time.

#[cfg(test)]
mod tests;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, PointerEvent, PointerEventInit};
use yew::TargetCast;

use super::click_guard;

/// A place in the window, in CSS pixels.
pub type Place = (f64, f64);

/// From this distance on, what is pressed follows the pointer. Up to here every browser takes the press for a click.
const FOLLOWS: f64 = 8.0;
/// Up to this distance a press is a tap: a finger or a mouse has slipped.
const SLIP: f64 = 16.0;
/// The state of the buttons while a mouse's main button, a pen or a finger is down, and nothing else.
const MAIN_BUTTON: u16 = 1;

/// What happens to what is pressed.
pub enum Step<'a> {
    /// What is pressed follows the pointer.
    Follows {
        /// The place of the pointer.
        at: Place,
        /// Whether the pointer has just left the surroundings of a tap, so that this is a drag.
        begins: bool,
    },
    /// What is pressed goes back to its place, before anything else that the end of a press means.
    GoesBack,
    /// The end of a press that has moved no farther than a slip. It is a tap, unless `is_tap` is set to false.
    Slips {
        /// The end of the press.
        event: &'a PointerEvent,
        /// Whether it is a tap.
        is_tap: &'a mut bool,
    },
    /// The end of a drag.
    IsDropped(&'a PointerEvent),
    /// A drag was called off: nothing is dropped.
    IsCalledOff,
}

/// What a browser tells of pointers and keys while something is pressed.
#[derive(Clone, Copy, Debug)]
enum Input {
    /// A pointer is somewhere, with these buttons pressed.
    Moved(i32, Place, u16),
    /// A pointer goes down.
    Pressed(i32),
    /// A pointer goes up.
    Released(i32, Place),
    /// The element has lost the pointer that it had captured.
    Lost(i32),
    /// A pointer is taken away, for example to scroll.
    Cancelled(i32),
    /// Escape, another window, another size.
    Interrupted,
}

/// What follows from an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    Nothing,
    Follows {
        begins: bool,
    },
    /// The end, as a click of which the browser tells.
    IsClick,
    /// The end, as a click of which not every browser tells.
    IsSlip,
    IsDropped,
    IsCalledOff,
    /// Called off, and no click will come of it.
    IsOver,
}

/// A press so far.
#[derive(Clone, Copy)]
struct Press {
    pointer: i32,
    start: Place,
    /// The greatest distance of the pointer.
    pulled: f64,
}

impl Press {
    fn on(&mut self, input: Input) -> Outcome {
        match input {
            // A button that was let go elsewhere, or another one that is pressed as well.
            Input::Moved(id, _, buttons) if id == self.pointer && buttons != MAIN_BUTTON => {
                Outcome::IsCalledOff
            }
            Input::Moved(id, at, _) if id == self.pointer => {
                let was_drag = self.is_drag();
                self.pull(at);
                match self.pulled < FOLLOWS {
                    true => Outcome::Nothing,
                    false => Outcome::Follows {
                        begins: self.is_drag() && !was_drag,
                    },
                }
            }
            Input::Released(id, at) if id == self.pointer => {
                self.pull(at);
                match self.pulled {
                    pulled if pulled < FOLLOWS => Outcome::IsClick,
                    pulled if pulled < SLIP => Outcome::IsSlip,
                    _ => Outcome::IsDropped,
                }
            }
            // Before it follows the pointer, a redrawn element loses it without harm.
            Input::Lost(id) if id == self.pointer && self.pulled >= FOLLOWS => Outcome::IsCalledOff,
            Input::Cancelled(id) if id == self.pointer => Outcome::IsCalledOff,
            // We have not heard of the release.
            Input::Pressed(id) if id == self.pointer => Outcome::IsOver,
            Input::Pressed(_) | Input::Interrupted => Outcome::IsCalledOff,
            Input::Moved(..) | Input::Released(..) | Input::Lost(_) | Input::Cancelled(_) => {
                Outcome::Nothing
            }
        }
    }

    fn pull(&mut self, (x, y): Place) {
        let away = (x - self.start.0).hypot(y - self.start.1);
        self.pulled = self.pulled.max(away);
    }

    fn is_drag(&self) -> bool {
        self.pulled >= SLIP
    }
}

type Handler = Box<dyn FnMut(Step<'_>)>;

/// The press that is going on, and what listens for its end.
struct Active {
    press: Cell<Press>,
    /// What is pressed, and the innermost element there.
    element: Element,
    target: Element,
    /// The press, for a click in its place.
    pointer_type: String,
    on: RefCell<Option<Handler>>,
    listeners: RefCell<Vec<EventListener>>,
}

thread_local! {
    static ACTIVE: RefCell<Option<Rc<Active>>> = const { RefCell::new(None) };
}

/// Begins a press, by its event, on an element. `on` hears what becomes of it.
pub fn begin(event: &PointerEvent, element: &Element, on: impl FnMut(Step<'_>) + 'static) {
    if !event.is_primary() || event.button() != 0 {
        return;
    }
    let active = Rc::new(Active {
        press: Cell::new(Press {
            pointer: event.pointer_id(),
            start: place(event),
            pulled: 0.0,
        }),
        element: element.clone(),
        target: event.target_dyn_into().unwrap_or_else(|| element.clone()),
        pointer_type: event.pointer_type(),
        on: RefCell::new(Some(Box::new(on))),
        listeners: RefCell::default(),
    });
    active.listen();
    ACTIVE.set(Some(active));
}

/// Puts what is pressed back, without a word: it is not what it was, or something lies over it.
pub fn end_drag() {
    if let Some(active) = ACTIVE.with_borrow(Option::clone) {
        active.tell(Step::GoesBack);
        active.on.take();
    }
}

/// Where an event took place.
pub fn place(event: &MouseEvent) -> Place {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// A click of the page's own on an element, by the same kind of pointer as another event.
pub fn click(element: &Element, (x, y): Place, pointer_type: &str) {
    let click = PointerEventInit::new();
    click.set_bubbles(true);
    click.set_detail(1);
    click.set_client_x(x as i32);
    click.set_client_y(y as i32);
    click.set_pointer_type(pointer_type);
    if let Ok(click) = PointerEvent::new_with_event_init_dict("click", &click) {
        let _ = element.dispatch_event(&click);
    }
}

impl Active {
    fn listen(self: &Rc<Self>) {
        let window = gloo::utils::window();
        let listener = |phase: EventListenerPhase, name: &'static str| {
            let options = EventListenerOptions {
                phase,
                passive: false,
            };
            let active = self.clone();
            EventListener::new_with_options(&window, name, options, move |event| active.hear(event))
        };
        let captured = [
            "pointermove",
            "pointerup",
            "pointerdown",
            "pointercancel",
            "lostpointercapture",
            "keydown",
        ];
        let captured = captured.map(|name| listener(EventListenerPhase::Capture, name));
        // Elements lose the focus, too, but those events do not bubble.
        let bubbling = [
            "blur",
            "resize",
            "visibilitychange",
            "hashchange",
            "popstate",
        ];
        let bubbling = bubbling.map(|name| listener(EventListenerPhase::Bubble, name));
        self.listeners
            .replace(captured.into_iter().chain(bubbling).collect());
    }

    fn hear(&self, event: &Event) {
        let Some(input) = self.input(event) else {
            return;
        };
        let mut press = self.press.get();
        let outcome = press.on(input);
        self.press.set(press);
        match outcome {
            Outcome::Nothing => return,
            Outcome::Follows { begins } => {
                if let Some(event) = event.dyn_ref::<PointerEvent>() {
                    // Without this we would miss what happens outside the window. It does not fail for a pointer that is
                    // down.
                    if !self.element.has_pointer_capture(press.pointer) {
                        let _ = self.element.set_pointer_capture(press.pointer);
                    }
                    let at = place(event);
                    self.tell(Step::Follows { at, begins });
                }
                return;
            }
            _ => {}
        }
        // The end. Nothing listens any more, whatever follows.
        ACTIVE.take();
        let _listeners = self.listeners.take();
        if outcome == Outcome::IsClick {
            return;
        }
        self.tell(Step::GoesBack);
        match (outcome, event.dyn_ref::<PointerEvent>()) {
            (Outcome::IsSlip, Some(event)) => {
                let mut is_tap = true;
                self.tell(Step::Slips {
                    event,
                    is_tap: &mut is_tap,
                });
                // It may have been drawn anew.
                let target = Some(&self.target).filter(|target| target.is_connected());
                if is_tap {
                    let target = target.unwrap_or(&self.element);
                    click(target, press.start, &self.pointer_type);
                }
            }
            (Outcome::IsDropped, Some(event)) => self.tell(Step::IsDropped(event)),
            _ if press.is_drag() => self.tell(Step::IsCalledOff),
            _ => {}
        }
        if outcome != Outcome::IsOver {
            click_guard::ignore_end_of_drag();
        }
    }

    fn input(&self, event: &Event) -> Option<Input> {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
            if event.key() != "Escape" {
                return None;
            }
            event.prevent_default();
            event.stop_propagation();
            return Some(Input::Interrupted);
        }
        let Some(event) = event.dyn_ref::<PointerEvent>() else {
            return Some(Input::Interrupted);
        };
        let id = event.pointer_id();
        Some(match event.type_().as_str() {
            "pointermove" => Input::Moved(id, place(event), event.buttons()),
            "pointerup" => Input::Released(id, place(event)),
            "pointerdown" => Input::Pressed(id),
            "pointercancel" => Input::Cancelled(id),
            // Another element may lose it to this one.
            _ if self.element.has_pointer_capture(id) => return None,
            _ => Input::Lost(id),
        })
    }

    /// Tells the handler of a step. While it handles one it hears of no other.
    fn tell(&self, step: Step<'_>) {
        let handler = self.on.take();
        if let Some(mut handler) = handler {
            handler(step);
            self.on.replace(Some(handler));
        }
    }
}
