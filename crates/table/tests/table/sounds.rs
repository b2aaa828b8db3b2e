//! Sounds and their times.

use rules::board::Point;
use rules::chance::Faces;
use rules::seat::Seat;
use rules::state::Node;
use table::durations::Speed;
use table::session::{Effect, Intent, Session};
use table::sounds::{self, Note, Sound};
use table::timeline::{Cue, Moment, MomentKind, Moves, Timeline};

use crate::desk::{Desk, levels, setup};

const AT: Point = Point { x: 0, y: 0 };

fn cue(from_ms: u32, to_ms: u32, what: Moves) -> Cue {
    Cue {
        from_ms,
        to_ms,
        what,
    }
}

fn walk(steps: usize, home: bool) -> Moves {
    let way = vec![AT; steps + 1];
    Moves::Walk {
        piece: 0,
        way,
        home,
    }
}

fn put_back(piece: usize) -> Moves {
    Moves::PutBack {
        piece,
        from: AT,
        to: AT,
    }
}

/// Times and sounds, for comparing.
fn heard(cues: Vec<Cue>) -> Vec<(u32, Sound)> {
    let notes = sounds::of(&Timeline {
        cues,
        ..Timeline::default()
    });
    let told = |Note { at_ms, sound }| (at_ms, sound);
    notes.into_iter().map(told).collect()
}

#[test]
fn each_space_is_heard_when_it_is_reached_and_home_is_heard_as_such() {
    let faces = Faces::Dice(vec![3, 1]);
    let cues = vec![
        cue(0, 500, Moves::Tumble { faces }),
        cue(500, 800, walk(3, false)),
        cue(800, 920, Moves::Impact { at: AT }),
        cue(920, 1_000, put_back(4)),
        cue(1_000, 1_200, walk(2, true)),
    ];
    let expected = [
        (0, Sound::Roll),
        (600, Sound::Step),
        (700, Sound::Step),
        (800, Sound::Step),
        (800, Sound::Capture),
        (1_100, Sound::Step),
        (1_200, Sound::Home),
    ];
    assert_eq!(heard(cues), expected);
}

#[test]
fn a_slide_is_heard_once_and_cards_when_they_turn() {
    let piece = 0;
    let way = vec![AT; 5];
    let pay = Moves::Pay {
        from: None,
        to: None,
        count: 3,
    };
    let cues = vec![
        cue(0, 450, Moves::Turn { seat: Seat(0) }),
        cue(450, 900, Moves::Slide { piece, way }),
        cue(900, 1_000, pay),
    ];
    let expected = [(0, Sound::Card), (450, Sound::Slide), (900, Sound::Card)];
    assert_eq!(heard(cues), expected);
}

/// The sounds of a moment. `person` is the only person at the table, if any.
fn moment(what: MomentKind, person: Option<Seat>) -> Vec<Sound> {
    let moments = vec![Moment { at_ms: 0, what }];
    let notes = sounds::of(&Timeline {
        moments,
        person,
        ..Timeline::default()
    });
    notes.into_iter().map(|note| note.sound).collect()
}

#[test]
fn each_moment_has_its_own_sound() {
    let by = Seat(0);
    let of = Some(Seat(1));
    let heard = [
        MomentKind::Blockade,
        MomentKind::BlockadeBroken,
        MomentKind::Doublet,
        MomentKind::Reward { steps: 10 },
        MomentKind::Card("Sorry!"),
        MomentKind::Swap { by, of },
        MomentKind::SentBack,
        MomentKind::Win,
    ]
    .map(|what| moment(what, None));
    for (index, one) in heard.iter().enumerate() {
        assert_eq!(one.len(), 1);
        assert!(heard[index + 1..].iter().all(|other| other != one));
    }
}

#[test]
fn stars_are_won_or_lost_by_who_hears_it() {
    let paid = |person| {
        let what = MomentKind::Stars {
            gains: Some(Seat(0)),
            loses: Some(Seat(1)),
            count: 2,
        };
        moment(what, person)
    };
    assert_eq!(paid(Some(Seat(0))), [Sound::Bonus]);
    assert_eq!(paid(Some(Seat(1))), [Sound::Loss]);
    assert_eq!(paid(None), [Sound::Bonus]);
    let to_the_supply = MomentKind::Stars {
        gains: None,
        loses: Some(Seat(1)),
        count: 2,
    };
    assert_eq!(moment(to_the_supply, None), [Sound::Loss]);
}

#[test]
fn the_most_important_of_several_sounds_is_played() {
    let loudest = |cues| {
        sounds::loudest(&Timeline {
            cues,
            ..Timeline::default()
        })
    };
    let capture = || {
        let impact = cue(100, 200, Moves::Impact { at: AT });
        vec![cue(0, 100, walk(1, false)), impact]
    };
    assert_eq!(loudest(capture()), Some(Sound::Capture));
    let mut both = capture();
    both.push(cue(200, 300, walk(1, true)));
    assert_eq!(loudest(both), Some(Sound::Home));
    assert_eq!(loudest(Vec::new()), None);
}

/// Plays a game between two people. Returns the loudest sound of each of their actions.
fn told(speed: Speed) -> Vec<Option<Sound>> {
    let setup = setup("Y=person&R=person&seed=5");
    let (mut session, _) = Session::start(&setup, speed.into(), 0, levels()).unwrap();
    let mut told = Vec::new();
    while !matches!(session.table().node(), Node::Terminal { .. }) {
        let message = match session.choices().into_iter().next() {
            Some(choice) => Intent::Play(session.table().id(&choice)),
            None => Intent::Roll,
        };
        let effects = session.update(message);
        let heard = effects.iter().filter_map(|effect| match effect {
            Effect::Animate(_, timeline) => Some((false, sounds::loudest(timeline))),
            Effect::PlaySounds(timeline) => Some((true, sounds::loudest(timeline))),
            _ => None,
        });
        let heard: Vec<_> = heard.collect();
        assert!(heard.len() <= 1, "one sound for one tap: {effects:?}");
        for (at_once, _) in &heard {
            assert_eq!(*at_once, speed == Speed::Instant);
        }
        told.push(heard.first().and_then(|(_, sound)| *sound));
    }
    told
}

#[test]
fn instant_speed_plays_the_same_sound_for_a_person() {
    let (shown, instant) = (told(Speed::Fast), told(Speed::Instant));
    assert_eq!(shown, instant);
    let count = |sound| shown.iter().filter(|each| **each == Some(sound)).count();
    // The winner's first three pawns, and those that the loser brought home.
    assert!((3..7).contains(&count(Sound::Home)), "{shown:?}");
    assert_eq!(count(Sound::Win), 1);
    for sound in [Sound::Roll, Sound::Step, Sound::Capture] {
        assert!(count(sound) > 0, "{sound:?}");
    }
}

#[test]
fn instant_speed_plays_no_sound_for_bots() {
    let query = "game=pollyanna-1951&Y=person&R=easy&speed=instant";
    let mut desk = Desk::new(query, &[(6, 3), (5, 1), (6, 3), (2, 1)]);
    let hears = |desk: &Desk| {
        let mut effects = desk.effects.iter();
        effects.any(|effect| matches!(effect, Effect::PlaySounds(_)))
    };
    desk.roll();
    assert!(hears(&desk));
    desk.paused();
    assert!(!hears(&desk), "the bot's roll for the first turn");
    desk.roll();
    desk.play("6 yard-Y6");
    desk.play("3 Y6-Y9");
    assert!(hears(&desk));
    desk.paused();
    assert!(!hears(&desk), "the bot's roll");
}
