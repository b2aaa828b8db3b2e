use super::*;

const FIRST: i32 = 1;
const SECOND: i32 = 2;

fn to(x: f64) -> Input {
    Input::Moved(FIRST, (x, 0.0), MAIN_BUTTON)
}

fn up(x: f64) -> Input {
    Input::Released(FIRST, (x, 0.0))
}

/// How a press ends, and whether it was a drag before. `None` if it goes on.
fn end(inputs: &[Input]) -> (Option<Outcome>, bool) {
    let mut press = Press {
        pointer: FIRST,
        start: (0.0, 0.0),
        pulled: 0.0,
    };
    let mut is_drag = false;
    for (index, input) in inputs.iter().enumerate() {
        match press.on(*input) {
            Outcome::Nothing => {}
            Outcome::Follows { begins } => {
                assert!(!(begins && is_drag), "it begins twice: {inputs:?}");
                is_drag |= begins;
            }
            end => {
                assert_eq!(index + 1, inputs.len(), "{inputs:?}");
                return (Some(end), is_drag);
            }
        }
    }
    (None, is_drag)
}

#[test]
fn a_press_ends_as_a_tap_as_a_drop_or_called_off() {
    use Outcome::*;
    let without_button = |x| Input::Moved(FIRST, (x, 0.0), 0);
    let with_right_button = |x| Input::Moved(FIRST, (x, 0.0), 3);
    let second_moves = Input::Moved(SECOND, (500.0, 0.0), MAIN_BUTTON);
    let second_lifts = Input::Released(SECOND, (500.0, 0.0));
    for (what, inputs, expected) in [
        ("a tap", vec![up(0.0)], (Some(IsClick), false)),
        ("a tremble", vec![to(5.0), up(2.0)], (Some(IsClick), false)),
        (
            "a slip by 8 px",
            vec![to(8.0), up(8.0)],
            (Some(IsSlip), false),
        ),
        (
            "by 14 px and back",
            vec![to(14.0), up(0.0)],
            (Some(IsSlip), false),
        ),
        ("without a movement", vec![up(14.0)], (Some(IsSlip), false)),
        (
            "a drag",
            vec![to(20.0), to(90.0), up(90.0)],
            (Some(IsDropped), true),
        ),
        (
            "a drag there and back",
            vec![to(90.0), to(0.0), up(0.0)],
            (Some(IsDropped), true),
        ),
        ("a fast one", vec![up(90.0)], (Some(IsDropped), false)),
        ("it goes on", vec![to(90.0)], (None, true)),
        (
            "released elsewhere",
            vec![to(90.0), without_button(40.0)],
            (Some(IsCalledOff), true),
        ),
        (
            "at once",
            vec![without_button(40.0)],
            (Some(IsCalledOff), false),
        ),
        (
            "pressed again",
            vec![to(90.0), Input::Pressed(FIRST)],
            (Some(IsOver), true),
        ),
        (
            "right button",
            vec![to(90.0), with_right_button(90.0)],
            (Some(IsCalledOff), true),
        ),
        (
            "a second finger",
            vec![to(90.0), Input::Pressed(SECOND)],
            (Some(IsCalledOff), true),
        ),
        (
            "before it moves",
            vec![Input::Pressed(SECOND)],
            (Some(IsCalledOff), false),
        ),
        (
            "one that was there",
            vec![to(90.0), second_moves, second_lifts],
            (None, true),
        ),
        (
            "cancelled",
            vec![to(90.0), Input::Cancelled(FIRST)],
            (Some(IsCalledOff), true),
        ),
        (
            "the other",
            vec![to(90.0), Input::Cancelled(SECOND)],
            (None, true),
        ),
        (
            "lost",
            vec![to(90.0), Input::Lost(FIRST)],
            (Some(IsCalledOff), true),
        ),
        (
            "drawn anew",
            vec![Input::Lost(FIRST), up(0.0)],
            (Some(IsClick), false),
        ),
        (
            "interrupted",
            vec![to(90.0), Input::Interrupted],
            (Some(IsCalledOff), true),
        ),
    ] {
        assert_eq!(end(&inputs), expected, "{what}");
    }
}
