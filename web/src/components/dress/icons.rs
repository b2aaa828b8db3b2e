//! Signs of what happens on a space, in simple shapes of our own. Board units round the middle of
//! the space; all fit in a circle of 320.

use yew::prelude::*;

/// A star of five points, 1 from its middle to a point.
const STAR: &str = "M0-1 .29-.4.95-.31.48.15.59.81 0 .5-.59.81-.48.15-.95-.31-.29-.4z";

/// The sign of that name; nothing for a name that is not known.
pub fn icon(name: &str) -> Html {
    let picture = match name {
        "orphanage" => html! {
            <><path class="ink" d="M-270 260V-40L0-250 270-40V260z" /><path class="light" d="M-180-10h90V80h-90zM90-10h90V80H90zM-55 80H55V260H-55z" /></>
        },
        "sandy" => html! {
            <><path class="tan" d="M-190 210C-260 90-230-60-140-110L-210-210C-110-230-60-190-30-140H30C60-190 110-230 210-210L140-110C230-60 260 90 190 210C100 280-100 280-190 210z" />
            <path class="ink" d="M-80-20a28 34 0 1 0 .1 0zM80-20a28 34 0 1 0 .1 0zM-60 100C-40 70 40 70 60 100C50 140 20 150 0 150S-50 140-60 100z" />{ star(200, -220, 95) }</>
        },
        "others" => html! { <>{ head(-130, 60) }{ head(130, 60) }{ star(0, -200, 105) }</> },
        "give" => {
            html! { <>{ star(-150, 0, 150) }<path class="ink" d="M10-45H150V-120L290 0 150 120V45H10z" /></> }
        }
        "stars" => {
            html! { <>{ star(0, -140, 140) }{ star(-160, 130, 140) }{ star(160, 130, 140) }</> }
        }
        "against" => html! {
            <><path class="red" d="M-290-110H-70V110H-290z" /><path class="white" d="M70-110H290V110H70z" />
            <path class="dots" d="M-235-55h.1M-125 55h.1M180 0h.1" /><path class="ink" d="M-45-140 45-30H0L45 140-45 30H0z" /></>
        },
        "hannigan" => html! {
            <><path class="ink" d="M-240 40a150 150 0 0 1 150-150H260V-30H60A150 150 0 1 1-240 40z" /><path class="light" d="M-90-30a70 70 0 1 0 .1 0z" />{ star(190, 170, 95) }</>
        },
        "mudges" => html! {
            <><path class="ink" d="M-260-60H-40V-20H-260zM-215-210H-85V-60H-215zM40-60H260V-20H40zM85-210H215V-60H85z" />
            { star(-180, 150, 90) }{ star(0, 150, 90) }{ star(180, 150, 90) }<path class="strike" d="M-270 220 270 80" /></>
        },
        "arrow-red" => html! { <path class="red" d="M-270-80H40V-220L290 0 40 220V80H-270z" /> },
        "arrow-white" => {
            html! { <path class="white" d="M270-80H-40V-220L-290 0-40 220V80H270z" /> }
        }
        "goto" => {
            html! { <path class="ink" d="M-260-200-60 0-260 200H-130L70 0-130-200zM-40-200 160 0-40 200H90L290 0 90-200z" /> }
        }
        "warbucks" => html! {
            <><path class="ink" d="M-270 110H270V180H-270zM-170-230H170V110H-170z" /><path class="red" d="M-170 30H170V90H-170z" />{ star(0, -90, 90) }</>
        },
        "white-house" => html! {
            <><path class="white" d="M-290 230V-60L0-220 290-60V230z" /><path class="ink" d="M-290-60H290V-20H-290zM-230 10h50V200h-50zM-95 10h50V200h-50zM45 10H95V200H45zM180 10h50V200h-50zM-290 200H290V240H-290zM0-300V-220H-8V-300z" /><path class="red" d="M0-300H110V-240H0z" /></>
        },
        "punjab" => html! {
            <><path class="white" d="M-260 120C-300-120-120-250 0-250S300-120 260 120C140 60-140 60-260 120z" /><path class="fold" d="M-230 20C-120-120 60-160 210-60M-160-130C-60-210 100-210 190-110" /><path class="red" d="M0-120 70-20 0 80-70-20z" />{ star(0, 210, 80) }</>
        },
        "iodent" => html! {
            <><path class="ink" d="M-110-60a110 160 0 0 1 220 0V40a110 110 0 0 1-220 0zM-30 150H30V230H120V270H-120V230H-30z" /><path class="bars" d="M-100-120H100M-110-50H110M-110 20H110" />{ star(220, -180, 80) }</>
        },
        "happy-end" => html! {
            <><path class="gold" d="M0-290 60-170 190-220 150-90 280-40 160 40 230 170 90 150 60 280-40 180-160 240-150 100-280 50-170-40-230-160-90-150z" /><path class="red" d="M0 130C-160 20-110-110 0-50C110-110 160 20 0 130z" /></>
        },
        _ => html! {},
    };
    html! { <g class="icon">{ picture }</g> }
}

/// Every name that there is.
#[cfg(test)]
pub const NAMES: [&str; 16] = [
    "orphanage",
    "sandy",
    "others",
    "give",
    "stars",
    "against",
    "hannigan",
    "mudges",
    "arrow-red",
    "arrow-white",
    "goto",
    "warbucks",
    "white-house",
    "punjab",
    "iodent",
    "happy-end",
];

fn star(x: i32, y: i32, radius: i32) -> Html {
    html! { <path class="gold" d={STAR} transform={format!("translate({x} {y}) scale({radius})")} /> }
}

/// Somebody's head and shoulders.
fn head(x: i32, y: i32) -> Html {
    html! {
        <path class="ink" d="M0-110a75 75 0 1 0 .1 0zM-125 190C-125 90-70 60 0 60S125 90 125 190z"
            transform={format!("translate({x} {y})")} />
    }
}
