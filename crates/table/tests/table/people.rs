//! The people of a device: who is known, and what the next evening proposes.

use std::collections::HashSet;

use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use rules::seat::SeatSet;
use table::fuzzing;
use table::party::{Party, PartySeat, Player};
use table::people::{Change, MAX_PEOPLE, PORTRAITS, People};
use table::setup::{PERSON, Setup, can_play};
use table::sides::{Side, sides};
use table::table_settings::Seating;

use crate::repetitions;
use crate::spoil::{lots, seeds};

fn person(name: &str) -> Player {
    Player::Person(name.to_owned())
}

fn bot() -> Player {
    Player::Bot("easy".to_owned())
}

fn party(players: &[(&str, Player)]) -> Party {
    let sides = Side::ALL.into_iter().cycle();
    let seat = |((colour, player), side): (&(&str, Player), Side)| PartySeat {
        colour: (*colour).to_owned(),
        side,
        player: player.clone(),
    };
    Party {
        seats: players.iter().zip(sides).map(seat).collect(),
        lies_flat: true,
    }
}

fn family_of_four() -> Party {
    party(&[
        ("Yellow", person("Ann")),
        ("Green", person("Leo")),
        ("Red", person("Mia")),
        ("Blue", person("Grandma Rose")),
    ])
}

fn after(changes: &[Change]) -> People {
    let mut people = People::default();
    for change in changes {
        people.apply(change);
    }
    people
}

fn names(people: &People) -> Vec<&str> {
    people.iter().map(|person| &*person.name).collect()
}

#[test]
fn a_party_is_known_by_names_colours_and_portraits_of_their_own() {
    let people = after(&[Change::Play(family_of_four())]);
    assert_eq!(names(&people), ["Ann", "Leo", "Mia", "Grandma Rose"]);
    let colours: Vec<&str> = people.iter().map(|person| &*person.colour).collect();
    assert_eq!(colours, ["Yellow", "Green", "Red", "Blue"]);
    let mut portraits: Vec<&str> = people.iter().map(|person| person.portrait).collect();
    portraits.sort_unstable();
    portraits.dedup();
    assert_eq!(portraits.len(), 4);
    assert!(people.is_party_next());
    assert_eq!(people.party(), Some(&family_of_four()));
}

#[test]
fn the_text_has_everything() {
    let mut people = after(&[
        Change::Meet("Zoë O'Hara".to_owned()),
        Change::Play(party(&[
            ("Red", person("Ann")),
            ("Blue", bot()),
            ("Green", Player::Guest),
        ])),
    ]);
    assert_eq!(People::parse(&people.text()), Ok(people.clone()));
    people.apply(&Change::Play(party(&[
        ("Red", Player::Guest),
        ("Blue", bot()),
    ])));
    assert!(!people.is_party_next());
    assert_eq!(People::parse(&people.text()), Ok(people));
    let nobody = People::default();
    assert_eq!(People::parse(&nobody.text()), Ok(nobody));
}

#[test]
fn a_damaged_text_is_refused_with_its_line() {
    let text = after(&[Change::Play(family_of_four())]).text();
    let wrong = [
        ("people 1", "people 2", 1),
        ("person", "parson", 2),
        ("Ann", "", 2),
        ("Ann", "Leo", 3),
        ("Ann", " Ann", 2),
        (" Yellow", " Yel.low", 2),
        (PORTRAITS[0], "dragon", 2),
        ("party flat", "party", 6),
        ("party flat", "party flat\nparty flat", 7),
        ("party flat\n", "", 6),
        (
            "seat Yellow bottom person Ann",
            "seat Yellow bottom king Ann",
            7,
        ),
        ("seat Yellow bottom person Ann", "seat Yellow bottom bot", 7),
        (
            "seat Yellow bottom person Ann",
            "seat Yellow middle guest",
            7,
        ),
        ("seat Yellow bottom person Ann", "\u{0}", 7),
    ];
    for (from, to, line) in wrong {
        let damaged = text.replacen(from, to, 1);
        let problem = People::parse(&damaged).unwrap_err();
        assert!(
            problem.contains(&format!("line {line}")),
            "{damaged}{problem}"
        );
    }
    assert!(People::parse("").unwrap_err().contains("line 1"));
}

#[test]
fn a_text_cut_off_anywhere_never_panics() {
    let text = after(&[Change::Play(family_of_four())]).text();
    for end in (0..=text.len()).filter(|end| text.is_char_boundary(*end)) {
        let _ = People::parse(&text[..end]);
    }
}

#[test]
fn names_are_the_same_whatever_their_case_and_are_cleaned() {
    let meet = |name: &str| Change::Meet(name.to_owned());
    let people = after(&[
        meet("Ann"),
        meet("ANN "),
        meet("\u{200b}"),
        meet("L\neo\u{202e}"),
    ]);
    assert_eq!(names(&people), ["Ann", "L eo"]);
    let long = after(&[meet(&"x".repeat(100))]);
    assert_eq!(names(&long), ["x".repeat(40)]);
}

#[test]
fn the_oldest_person_is_forgotten_when_there_are_too_many() {
    let mut people = after(&[Change::Play(family_of_four())]);
    for number in 0..MAX_PEOPLE + 5 {
        people.apply(&Change::Play(party(&[
            ("Red", person(&format!("Guest {number}"))),
            ("Blue", person("Ann")),
        ])));
    }
    assert_eq!(people.iter().count(), MAX_PEOPLE);
    assert!(people.find("ann").is_some() && people.find("Leo").is_none());
    assert_eq!(People::parse(&people.text()), Ok(people));
}

#[test]
fn forgetting_a_person_leaves_the_others_at_their_seats() {
    let forget = |name: &str| Change::Forget(name.to_owned());
    let mut people = after(&[Change::Play(family_of_four()), forget("leo")]);
    assert_eq!(names(&people), ["Ann", "Mia", "Grandma Rose"]);
    assert_eq!(people.party().unwrap().seats.len(), 3);
    for name in ["Ann", "Mia", "Grandma Rose"] {
        people.apply(&forget(name));
    }
    assert_eq!(people, People::default());
    assert!(!people.text().contains("Ann"));
}

#[test]
fn a_person_gets_another_name_that_nobody_else_has() {
    let rename = |old: &str, new: &str| Change::Rename {
        old: old.to_owned(),
        new: new.to_owned(),
    };
    let play = Change::Play(family_of_four());
    let mut people = after(&[play, rename("leo", "Leon")]);
    let portrait = people.find("Leon").expect("Leon").portrait;
    assert!(people.find("Leo").is_none() && !people.text().contains("Leo\n"));
    assert_eq!(people.party().unwrap().seats.len(), 4);
    let before = people.clone();
    for (old, new) in [("Leon", "MIA"), ("Leon", " "), ("Nobody", "Zoe")] {
        people.apply(&rename(old, new));
        assert_eq!(people, before, "{old} to {new}");
    }
    people.apply(&rename("Leon", "LEON"));
    assert_eq!(people.find("leon").unwrap().name, "LEON");
    assert_eq!(people.find("leon").unwrap().portrait, portrait);
}

#[test]
fn portraits_change_one_by_one() {
    let mut people = after(&[Change::Meet("Ann".to_owned())]);
    let mut seen = Vec::new();
    for _ in PORTRAITS {
        seen.push(people.find("Ann").unwrap().portrait);
        people.apply(&Change::NextPortrait("Ann".to_owned()));
    }
    assert_eq!(seen, PORTRAITS);
    assert_eq!(people.find("Ann").unwrap().portrait, PORTRAITS[0]);
}

#[test]
fn the_next_portrait_is_one_that_nobody_has_while_there_is_one() {
    let mut people = People::default();
    let names: Vec<String> = (0..PORTRAITS.len())
        .map(|index| format!("P{index}"))
        .collect();
    for (index, name) in names.iter().enumerate() {
        people.apply(&Change::Meet(name.clone()));
        people.apply(&Change::NextPortrait("P0".to_owned()));
        let portrait = |name: &str| people.find(name).unwrap().portrait;
        let others = names[1..=index].iter().map(|name| portrait(name));
        let is_last = index + 1 == PORTRAITS.len();
        assert_eq!(
            others.clone().any(|other| other == portrait("P0")),
            is_last,
            "{index}"
        );
    }
}

#[test]
fn people_of_one_name_have_different_portraits() {
    let meet = |name: &str| Change::Meet(name.to_owned());
    let people = after(&[meet("Ann"), meet("Leo")]);
    let portraits = people.portraits(&["Leo", "Ann", "ann", "Mia", "ANN"]);
    let portrait = |name| people.find(name).map(|person| person.portrait);
    assert_eq!(portraits[..2], [portrait("Leo"), portrait("Ann")]);
    assert_eq!(portraits[3], None, "the device does not know her");
    let all: HashSet<_> = portraits.iter().collect();
    assert_eq!(all.len(), portraits.len(), "{portraits:?}");
}

#[test]
fn the_last_party_can_play_every_game_at_once() {
    let parties = [
        family_of_four(),
        party(&[("Red", person("Ann")), ("Blue", person("Leo"))]),
        party(&[
            ("Orange", person("Ann")),
            ("Purple", bot()),
            ("Red", person("Leo")),
        ]),
        party(&[
            ("Yellow", person("Ann")),
            ("Blue", person("Leo")),
            ("Green", bot()),
            ("Red", person("Mia")),
            ("Orange", person("Rose")),
            ("Purple", bot()),
        ]),
    ];
    for family in FAMILIES {
        for ruleset in family.plain_rulesets() {
            for party in &parties {
                let seated = party.seated(ruleset);
                assert_eq!(seated.len(), family.seats.len());
                let wanted = party.seats.len().min(family.seats.len());
                assert_eq!(seated.iter().flatten().count(), wanted);
                // People stay, and bots give way.
                for PartySeat { player, .. } in &party.seats {
                    let is_bot = matches!(player, Player::Bot(_));
                    assert!(
                        is_bot || seated.contains(&Some(player.clone())),
                        "{player:?}"
                    );
                }
                let taken = (0..).map(Seat).zip(&seated);
                let taken: SeatSet = taken
                    .filter_map(|(seat, player)| player.as_ref().map(|_| seat))
                    .collect();
                assert_eq!(can_play(ruleset, taken), Ok(()));
            }
        }
    }
}

#[test]
fn everybody_stays_at_their_side_of_a_flat_screen_and_otherwise_keeps_the_colour() {
    for family in FAMILIES {
        let ruleset = Ruleset::of(family, 0);
        let all: Vec<Seat> = family.all_seats().iter().collect();
        let sides = sides(&rules::game(ruleset).board(), &all);
        for lies_flat in [true, false] {
            let party = Party {
                lies_flat,
                ..family_of_four()
            };
            let seated = party.seated(ruleset);
            for place in &party.seats {
                let seat = seated
                    .iter()
                    .position(|player| player.as_ref() == Some(&place.player))
                    .unwrap();
                if lies_flat {
                    assert_eq!(sides[seat], place.side, "{place:?}");
                } else {
                    assert_eq!(family.seats[seat].key, place.colour);
                }
            }
        }
    }
}

#[test]
fn whoever_plays_alone_for_once_does_not_send_the_others_away() {
    let alone = party(&[("Red", person("Ann")), ("Blue", bot())]);
    let people = after(&[Change::Play(family_of_four()), Change::Play(alone.clone())]);
    assert_eq!(people.party(), Some(&family_of_four()));
    assert!(!people.is_party_next());
    assert_eq!(people.find("Ann").unwrap().colour, "Red");
    let people = after(&[Change::Play(alone.clone())]);
    assert_eq!(people.party(), Some(&alone));
    assert!(people.is_party_next());
}

#[test]
fn a_party_is_made_of_a_setup() {
    let mut setup = Setup::usual(Ruleset::of(FAMILIES[0], 0), "easy");
    let alone = Party::of(&setup).unwrap();
    assert!(!after(&[Change::Play(alone)]).is_party_next());
    setup.places[0].name = " Ann ".to_owned();
    setup.table_settings.seating = Seating::Round;
    let party = Party::of(&setup).unwrap();
    assert!(party.lies_flat);
    assert_eq!(party.seats[0].player, person("Ann"));
    assert!(party.seats[1..].iter().all(|seat| seat.player == bot()));
    for place in &mut setup.places {
        place.kind = place.kind.take().map(|_| "easy".to_owned());
    }
    assert_eq!(Party::of(&setup), None, "nobody to remember");
    setup.places[0].kind = Some(PERSON.to_owned());
    assert!(Party::of(&setup).is_some());
}

#[test]
fn damaged_people_never_panic() {
    let corpus = seeds("people", fuzzing::people);
    let mut lot = lots(7);
    let mut accepted = 0;
    for _ in 0..repetitions(20_000, 200_000) {
        let text = &corpus[lot(corpus.len())];
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        for _ in 0..=lot(3) {
            let at = lot(lines.len());
            let from = lot(lines.len());
            match lot(4) {
                0 => {
                    lines.remove(at);
                }
                1 => lines.swap(at, from),
                2 => lines.insert(at, lines[from].clone()),
                _ => {
                    let mut letters: Vec<char> = lines[at].chars().collect();
                    letters.insert(
                        lot(letters.len() + 1),
                        ['x', ' ', '\n', '\u{0}', '\u{ad}'][lot(5)],
                    );
                    lines[at] = letters.into_iter().collect();
                }
            }
            if lines.is_empty() {
                break;
            }
        }
        accepted += usize::from(fuzzing::people(&lines.join("\n")));
    }
    assert!(accepted > 500, "{accepted} accepted");
}
