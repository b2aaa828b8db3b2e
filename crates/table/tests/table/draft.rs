//! The draft of a game: what is proposed, and what each change leaves as it was.

mod house_rules;

use rules::games::{self, FAMILIES};
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use table::address;
use table::dice_mode::DiceMode;
use table::draft::{Change, Draft, Habits, Who, player_counts};
use table::party::{Party, Player};
use table::people::Person;
use table::setup::{PERSON, Setup, can_play};
use table::table_settings::{Seating, TableSettings};

fn habits() -> Habits {
    Habits {
        levels: vec!["easy", "medium", "hard"],
        can_lie_flat: true,
        forced_moves: true,
        ..Habits::default()
    }
}

fn proposed(family: usize) -> Draft {
    Draft::proposed(FAMILIES[family], 0, habits())
}

fn family(family: usize) -> Draft {
    with(proposed(family), [Change::Who(Who::Family)])
}

fn with(mut draft: Draft, changes: impl IntoIterator<Item = Change>) -> Draft {
    for change in changes {
        draft.apply(change);
    }
    draft
}

/// The change of a printed option of any game.
fn switch(name: &str, on: bool) -> Change {
    let mut options = FAMILIES.iter().filter_map(|family| family.option(name));
    Change::Choose(options.next().unwrap().switched(on))
}

fn sorry() -> usize {
    index_of("sorry")
}

fn index_of(name: &str) -> usize {
    let mut all = FAMILIES.iter();
    all.position(|family| family.name() == name).unwrap()
}

fn person(name: &str) -> Change {
    Change::PutPerson(Person {
        name: name.to_owned(),
        colour: String::new(),
        portrait: "fox",
    })
}

fn bot() -> Change {
    Change::Put(Some(Player::Bot("easy".to_owned())))
}

fn names(draft: &Draft) -> Vec<String> {
    let setup = draft.setup();
    setup.people().map(|(_, name)| name.to_owned()).collect()
}

fn count(draft: &Draft) -> usize {
    draft.taken().len()
}

fn sit(draft: &Draft) -> Seating {
    draft.setup().table_settings.seating
}

#[test]
fn every_game_is_proposed_against_bots_and_can_start() {
    for index in 0..FAMILIES.len() {
        let draft = proposed(index);
        assert_eq!(draft.who(), Who::Computer);
        assert_eq!(Some(&count(&draft)), draft.counts().last());
        assert_eq!(draft.setup().people().count(), 1);
        assert_eq!(draft.finished(), Ok(draft.setup()));
    }
}

#[test]
fn a_game_against_bots_has_the_number_the_colour_and_the_level_that_were_chosen() {
    for (index, family) in FAMILIES.iter().enumerate() {
        for number in proposed(index).counts() {
            for seat in family.all_seats().iter() {
                let changes = [
                    Change::Count(number),
                    Change::Colour(seat),
                    Change::Level("hard"),
                ];
                let draft = with(proposed(index), changes);
                assert_eq!((draft.own(), count(&draft)), (Some(seat), number));
                assert!(draft.finished().is_ok());
                let setup = draft.setup();
                let bots = setup.taken().filter(|(_, kind, _)| *kind != PERSON);
                assert!(bots.map(|(_, kind, _)| kind).all(|kind| kind == "hard"));
            }
        }
    }
}

#[test]
fn any_number_of_names_can_play_every_game_as_they_are_typed() {
    for (index, game) in FAMILIES.iter().enumerate() {
        let mut draft = family(index);
        for number in 0..game.seats.len() {
            assert_eq!(draft.finished().is_err(), number < 2, "{number}");
            draft.apply(person(&number.to_string()));
        }
        assert!(draft.is_full() && draft.finished().is_ok());
        assert_eq!(names(&draft).len(), game.seats.len());
    }
}

#[test]
fn a_person_has_one_seat_and_changes_places() {
    let mut draft = with(family(0), [person("Ann"), person("Leo")]);
    let [ann, leo] = ["Ann", "Leo"].map(|name| draft.seat_of(name).unwrap());
    draft = with(draft, [Change::Select(leo), person("ANN")]);
    let seats = ["Ann", "Leo"].map(|name| draft.seat_of(name));
    assert_eq!(seats, [Some(leo), Some(ann)]);
    let free = draft.selected;
    assert!(!draft.taken().has(free));
    draft.apply(person("Leo"));
    assert_eq!(draft.seat_of("Leo"), Some(free));
    assert!(!draft.taken().has(ann));
    assert_eq!(count(&draft), 2);
    let rename = Change::Rename {
        old: "leo".to_owned(),
        new: "Leon".to_owned(),
    };
    draft.apply(rename);
    assert_eq!(draft.seat_of("Leon"), Some(free));
    draft.apply(Change::Forget("Leon".to_owned()));
    assert_eq!((count(&draft), draft.who()), (1, Who::Family));
}

#[test]
fn a_person_gets_the_colour_of_last_time_unless_a_seat_is_chosen() {
    let blue = Person {
        name: "Ann".to_owned(),
        colour: "Blue".to_owned(),
        portrait: "fox",
    };
    let draft = with(family(0), [Change::PutPerson(blue.clone())]);
    let seat = draft.seat_of("Ann").unwrap();
    assert_eq!(draft.family().colour_key(seat), "Blue");
    let draft = with(draft, [Change::Select(Seat(0)), Change::PutPerson(blue)]);
    assert_eq!(draft.seat_of("Ann"), Some(Seat(0)));
}

#[test]
fn the_screen_lies_flat_only_among_people() {
    let flat = Change::Screen(Seating::Round);
    let mut draft = with(family(0), [flat, person("Ann"), bot()]);
    assert_eq!(sit(&draft), Seating::Shared);
    draft.apply(Change::Put(Some(Player::Guest)));
    assert_eq!(sit(&draft), Seating::Round);
    draft.apply(Change::Screen(Seating::Pass));
    assert_eq!(sit(&draft), Seating::Pass);
    // Whatever the form sets counts.
    draft.apply(Change::Table(TableSettings {
        seating: Seating::Shared,
        ..draft.setup().table_settings
    }));
    assert_eq!(
        (sit(&draft), draft.screen()),
        (Seating::Shared, Seating::Shared)
    );
    // Only for those who play in this way.
    let draft = with(draft, [Change::Who(Who::ByLink), Change::Who(Who::Family)]);
    assert_eq!(draft.screen(), Seating::Shared);
    let round = Change::Table(TableSettings {
        seating: Seating::Round,
        ..draft.setup().table_settings
    });
    let draft = with(draft, [round, Change::Who(Who::Computer)]);
    assert_eq!(sit(&draft), Seating::Shared);
}

#[test]
fn the_last_party_is_proposed_with_levels_that_exist() {
    let changes = [
        Change::Screen(Seating::Round),
        person("Ann"),
        Change::Put(Some(Player::Guest)),
        Change::Put(Some(Player::Bot("grandmaster".to_owned()))),
    ];
    let party = Party::of(&with(family(0), changes).setup());
    for family in FAMILIES {
        for can_lie_flat in [true, false] {
            let habits = Habits {
                party: party.clone(),
                is_party_next: true,
                can_lie_flat,
                ..habits()
            };
            let draft = Draft::proposed(family, 0, habits);
            assert_eq!((draft.who(), draft.level()), (Who::Family, "easy"));
            assert_eq!(draft.finished().err(), None);
            let flat = if can_lie_flat {
                Seating::Round
            } else {
                Seating::Pass
            };
            assert_eq!(sit(&draft), flat);
        }
    }
}

#[test]
fn the_party_is_offered_again_after_a_game_alone() {
    let players = with(family(0), [person("Ann"), person("Leo")]);
    let habits = Habits {
        party: Party::of(&players.setup()),
        ..habits()
    };
    // In the order of that game, whatever the seats of this one are.
    for family in FAMILIES {
        let draft = Draft::proposed(family, 0, habits.clone());
        assert_eq!(draft.party_again().as_deref(), Some("Ann and Leo"));
    }
    let draft = Draft::proposed(FAMILIES[0], 0, habits);
    let draft = with(draft, [Change::Who(Who::Family)]);
    assert_eq!(draft.party_again(), None);
    assert_eq!(names(&draft), ["Ann", "Leo"]);
}

#[test]
fn each_way_to_play_keeps_its_players() {
    let alone = [
        Change::Count(3),
        Change::Colour(Seat(2)),
        Change::Level("medium"),
    ];
    let mut draft = with(proposed(index_of("annie")), alone);
    let against_bots = draft.setup().places;
    draft.apply(Change::Who(Who::Family));
    draft = with(draft, [person("Ann"), person("Leo"), bot()]);
    let round = draft.setup().places;
    draft.apply(Change::Who(Who::ByLink));
    assert_eq!((count(&draft), draft.setup().host()), (3, draft.own()));
    let (host, _) = draft
        .setup()
        .people()
        .next()
        .map(|(seat, name)| (seat, name.len()))
        .unwrap();
    draft.apply(Change::Name(host, "Zoe".to_owned()));
    for who in [Who::Computer, Who::Family, Who::ByLink] {
        draft.apply(Change::Who(who));
        assert_eq!(draft.who(), who);
        match who {
            Who::Computer => assert_eq!(draft.setup().places, against_bots),
            Who::Family => assert_eq!(draft.setup().places, round),
            Who::ByLink => assert_eq!(names(&draft), ["Zoe", "", ""]),
        }
    }
}

#[test]
fn names_of_players_by_link_stay_while_there_are_fewer_seats() {
    let mut draft = with(
        proposed(sorry()),
        [Change::Who(Who::ByLink), Change::Count(4)],
    );
    let seats: Vec<Seat> = draft.taken().iter().collect();
    for (seat, name) in seats.into_iter().zip(["Ann", "Leo", "Mia", "Rose"]) {
        draft.apply(Change::Name(seat, name.to_owned()));
    }
    draft.apply(Change::Count(2));
    assert_eq!(names(&draft), ["Ann", "Leo"]);
    draft.apply(Change::Count(4));
    assert_eq!(names(&draft), ["Ann", "Leo", "Mia", "Rose"]);
}

#[test]
fn what_the_form_sets_is_what_the_sheet_shows() {
    let mut draft = with(proposed(sorry()), [Change::Count(2)]);
    // A second person makes a family, and a bot in that place a game against bots again.
    let bot = draft
        .setup()
        .taken()
        .find(|(_, kind, _)| *kind != PERSON)
        .unwrap()
        .0;
    draft.apply(Change::Kind(bot, Some(PERSON.to_owned())));
    assert_eq!((draft.who(), sit(&draft)), (Who::Family, Seating::Pass));
    draft.apply(Change::Kind(bot, Some("hard".to_owned())));
    assert_eq!((draft.who(), draft.level()), (Who::Computer, "hard"));
    // One seat more is one player more.
    let free = draft
        .family()
        .all_seats()
        .iter()
        .find(|seat| !draft.taken().has(*seat));
    draft.apply(Change::Kind(free.unwrap(), Some("easy".to_owned())));
    draft.apply(switch("hand", true));
    assert_eq!(count(&draft), 3);
    draft.apply(switch("hand", false));
    // By link with the same players.
    let before = names(&draft);
    draft.apply(Change::ByLink(Some(Seat(0))));
    assert_eq!((draft.who(), names(&draft)), (Who::ByLink, before));
    draft.apply(Change::ByLink(None));
    assert_eq!(draft.who(), Who::Computer);
}

#[test]
fn options_are_proposed_until_somebody_asks() {
    let first = Habits {
        is_first_game: true,
        ..habits()
    };
    let mut draft = Draft::proposed(FAMILIES[sorry()], 0, first);
    let has = |draft: &Draft, option| draft.setup().ruleset.has(option);
    assert!(has(&draft, "fast"), "a short start for a first game");
    draft.apply(Change::Who(Who::Family));
    assert!(!has(&draft, "fast"), "but not for a family");
    draft.apply(switch("fast", true));
    draft.apply(Change::Who(Who::Computer));
    draft.apply(switch("fast", false));
    assert!(!has(&draft, "fast"));
    let last = Habits {
        last: games::ruleset("sorry+fast+hand").ok(),
        ..habits()
    };
    let draft = Draft::proposed(FAMILIES[sorry()], 0, last.clone());
    assert!(
        has(&draft, "hand") && !has(&draft, "fast"),
        "as in the last game"
    );
    let draft = with(draft, [switch("hand", false)]);
    let again = Draft::proposed(FAMILIES[sorry()], 0, last).remembering(&draft);
    assert!(!has(&again, "hand"));
}

#[test]
fn an_option_stays_while_another_game_is_looked_at() {
    let draft = Draft::of(
        Setup::usual(games::ruleset("sorry+fast").unwrap(), "easy"),
        habits(),
    );
    let look = |draft, name| with(draft, [Change::Game(FAMILIES[index_of(name)], 0)]);
    let draft = look(look(draft, "annie"), "pollyanna");
    assert_eq!(draft.setup().ruleset.choices().count(), 0);
    let draft = look(draft, "sorry");
    assert!(draft.setup().ruleset == games::ruleset("sorry+fast").unwrap());
}

#[test]
fn partners_are_as_many_as_they_must_be_and_fewer_afterwards() {
    let mut draft = with(proposed(0), [Change::Count(2)]);
    draft.apply(switch("partners", true));
    assert_eq!((count(&draft), draft.finished().err()), (4, None));
    draft.apply(switch("partners", false));
    assert_eq!(count(&draft), 2);
}

#[test]
fn another_game_keeps_the_players() {
    let players = with(family(sorry()), [person("Ann"), person("Leo"), bot()]);
    for (index, family) in FAMILIES.iter().enumerate() {
        for edition in 0..family.editions.len() {
            let draft = with(players.clone(), [Change::Game(FAMILIES[index], edition)]);
            let mut found = names(&draft);
            found.sort();
            assert_eq!(
                (found, count(&draft)),
                (vec!["Ann".into(), "Leo".into()], 3)
            );
            assert_eq!(draft.finished().err(), None);
        }
    }
}

#[test]
fn another_edition_keeps_players_and_options() {
    for (index, family) in FAMILIES.iter().enumerate() {
        let mut draft = with(proposed(index), [Change::Name(Seat(0), "Ann".to_owned())]);
        let chosen = family
            .options
            .iter()
            .filter_map(|option| option.choices().nth(1));
        draft = with(draft, chosen.take(1).map(Change::Choose));
        for edition in 0..family.editions.len() {
            let other = with(draft.clone(), [Change::Game(FAMILIES[index], edition)]);
            let (before, after) = (draft.setup(), other.setup());
            assert_eq!(after.ruleset.edition, &family.editions[edition]);
            assert!(after.ruleset.choices().eq(before.ruleset.choices()));
            assert_eq!(after.places, before.places);
        }
    }
}

#[test]
fn hidden_hands_and_links_do_not_go_together() {
    let draft = with(proposed(sorry()), [switch("hand", true)]);
    let by_link = with(draft, [Change::Who(Who::ByLink)]);
    assert_eq!(by_link.who(), Who::ByLink);
    assert!(by_link.offered_options().is_empty());
    let hand = with(by_link, [switch("hand", true)]);
    assert_ne!(hand.who(), Who::ByLink);
    let dice = TableSettings {
        manual_dice: DiceMode::People,
        ..hand.setup().table_settings
    };
    let mut hand = with(hand, [Change::Table(dice), switch("hand", false)]);
    assert_eq!(hand.setup().table_settings.manual_dice, DiceMode::People);
    hand.apply(switch("hand", true));
    assert_eq!(hand.setup().table_settings.manual_dice, DiceMode::Nobody);
}

#[test]
fn numbers_stay_as_they_were_typed() {
    let mut draft = proposed(sorry());
    draft = with(
        draft,
        [Change::Seed("x".into()), Change::Total("40".into())],
    );
    assert!(draft.finished().unwrap_err().contains('x'));
    assert_eq!((&*draft.seed, draft.setup().seed), ("x", None));
    draft.apply(Change::Seed(" 42 ".into()));
    let setup = draft.finished().unwrap();
    assert_eq!(
        (setup.seed, setup.match_play.unwrap().total),
        (Some(42), 40)
    );
    // Games without points have no matches, and games by link no seed.
    draft.apply(Change::Game(FAMILIES[0], 0));
    assert_eq!(draft.finished().unwrap().match_play, None);
    draft.apply(Change::Who(Who::ByLink));
    assert_eq!(draft.finished().unwrap().seed, None);
    assert_eq!(&*draft.total, "40");
}

#[test]
fn the_address_of_a_draft_sets_up_the_same_game() {
    let drafts = [
        proposed(0),
        with(proposed(sorry()), [Change::Who(Who::ByLink)]),
        with(
            family(index_of("annie")),
            [person("Ann"), person("Leo"), bot()],
        ),
        family(0),
    ];
    for draft in drafts {
        let text = address::write(&draft.setup());
        let parsed = address::parse(&text, &["easy", "medium", "hard"]);
        let address::Address::New {
            setup, problems, ..
        } = parsed
        else {
            panic!("{text}");
        };
        assert_eq!(problems, [""; 0]);
        let again = Draft::of(setup, habits());
        assert_eq!(again.setup(), draft.setup(), "{text}");
    }
}

#[test]
fn every_count_that_is_offered_can_play() {
    for family in FAMILIES {
        for ruleset in family.plain_rulesets() {
            let index = index_of(family.name());
            let edition = family
                .editions
                .iter()
                .position(|each| each == ruleset.edition);
            let game = Change::Game(FAMILIES[index], edition.unwrap());
            for who in [Who::Computer, Who::ByLink] {
                let draft = with(proposed(index), [game.clone(), Change::Who(who)]);
                for number in draft.counts() {
                    assert!(player_counts(Ruleset::of(family, 0)).contains(&number));
                    let draft = with(draft.clone(), [Change::Count(number)]);
                    assert_eq!(count(&draft), number);
                    assert_eq!(can_play(ruleset, draft.taken()), Ok(()));
                }
            }
        }
    }
}
