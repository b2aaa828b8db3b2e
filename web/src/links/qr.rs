//! A text as a QR code.

use std::fmt::Write as _;

use qrcodegen::QrCodeEcc;
use words::t;
use yew::prelude::*;

/// The white margin that a reader wants, in modules.
const MARGIN: i32 = 4;

/// The picture of a code; a sentence where the text is too long for one.
pub fn qr_code(text: &str) -> Html {
    let Ok(code) = qrcodegen::QrCode::encode_text(text, QrCodeEcc::Low) else {
        return html! { <p>{ t!(share::too_long) }</p> };
    };
    let size = (code.size() + 2 * MARGIN).to_string();
    let corner = (-MARGIN).to_string();
    let view = format!("{corner} {corner} {size} {size}");
    html! {
        <svg class="qr" role="img" aria-label={t!(share::code)} viewBox={view} shape-rendering="crispEdges">
            <rect class="ground" x={corner.clone()} y={corner} width={size.clone()} height={size} />
            <path d={squares(&code)} />
        </svg>
    }
}

/// The dark squares, those beside one another as one.
fn squares(code: &qrcodegen::QrCode) -> String {
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run = (x..size).take_while(|x| code.get_module(*x, y)).count() as i32;
            if run > 0 {
                write!(path, "M{x} {y}h{run}v1h-{run}z").expect("a string takes it");
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_in_a_row_are_one() {
        let code = qrcodegen::QrCode::encode_text("#/g/1", QrCodeEcc::Low).unwrap();
        let path = squares(&code);
        // The finder's upper edge, and the space behind it.
        assert!(path.starts_with("M0 0h7v1h-7z"), "{path}");
        let runs = path.split('h').skip(1).step_by(2);
        let dark: i32 = runs
            .map(|run| run.split('v').next().unwrap().parse::<i32>().unwrap())
            .sum();
        let all = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        let expected = all.filter(|(x, y)| code.get_module(*x, *y)).count();
        assert_eq!(dark, expected as i32);
    }
}
