//! House rules in a draft: sets, head starts, and what a choice changes.

use super::*;

#[test]
fn a_kept_set_of_house_rules_stands_alone_and_brings_its_name() {
    let start = proposed(index_of("parcheesi"));
    let bakers = take("blockades=none+exact=no", "Bakers");
    let draft = with(start, [switch("fast", true), bakers.clone()]);
    assert_eq!(told(&draft), ["fast=off"]);
    let ruleset = draft.ruleset().to_string();
    assert_eq!(ruleset, "parcheesi+blockades=none+exact=no");
    assert_eq!(draft.rules_name.as_deref(), Some("Bakers"));
    // They stay without the short start, and with their name, as long as no others are taken.
    let draft = with(
        draft,
        [Change::Who(Who::Family), Change::Who(Who::Computer)],
    );
    assert_eq!(draft.ruleset().to_string(), ruleset);
    let printed = with(draft.clone(), [Change::HouseRules(false)]);
    assert_eq!(printed.ruleset().to_string(), "parcheesi");
    assert_eq!(
        with(printed, [Change::HouseRules(true)])
            .ruleset()
            .to_string(),
        ruleset
    );
    // Taken again, they go.
    let none = with(draft, [bakers]);
    assert_eq!(none.ruleset().to_string(), "parcheesi");
    assert_eq!(none.rules_name, None);
    assert!(none.has_house_rules());
}

/// The change to house rules that the device keeps.
fn take(choices: &str, name: &str) -> Change {
    Change::TakeHouseRules(choices.to_owned(), name.to_owned())
}

/// What the last change has changed elsewhere.
fn told(draft: &Draft) -> Vec<String> {
    let changed = draft.changed_with.iter();
    let text =
        |choice: &rules::ruleset::Choice| format!("{}={}", choice.option.name, choice.value());
    changed.map(text).collect()
}

#[test]
fn the_rules_of_a_preset_join_the_others_and_leave_again() {
    let no_blockades = || Change::TogglePreset("blockades=none");
    let quick = || Change::TogglePreset("exact=no+fast=2+pawns=3");
    // The fast start was only proposed.
    let habits = Habits {
        is_first_game: true,
        ..habits()
    };
    let first = Draft::proposed(FAMILIES[index_of("parcheesi")], 0, habits);
    assert_eq!(first.ruleset().to_string(), "parcheesi+fast");
    let none = with(first, [Change::HouseRules(true), no_blockades()]);
    assert_eq!(none.ruleset().to_string(), "parcheesi+blockades=none");
    let ours = choose(&none, "capture=10");
    let both = with(none, [ours, quick()]);
    let all = "parcheesi+blockades=none+capture=10+exact=no+fast=2+pawns=3";
    assert_eq!(both.ruleset().to_string(), all);
    assert!(both.has_preset("blockades=none") && both.has_preset("exact=no+fast=2+pawns=3"));
    let gone = with(both, [quick(), no_blockades()]);
    assert_eq!(gone.ruleset().to_string(), "parcheesi+capture=10");
    // A preset changes what contradicts it, and says so.
    let waits = choose(&gone, "break=1");
    let changed = with(gone, [waits, no_blockades()]);
    assert_eq!(
        changed.ruleset().to_string(),
        "parcheesi+blockades=none+capture=10"
    );
    assert_eq!(told(&changed), ["break=3"]);
}

/// A game of Parcheesi among Mia, Yellow, and Leo, Red.
fn mia_and_leo() -> Draft {
    let seats = [
        Change::Select(Seat(0)),
        person("Mia"),
        Change::Select(Seat(2)),
        person("Leo"),
    ];
    with(family(index_of("parcheesi")), seats)
}

/// The change of any option of a draft's game.
fn choose(draft: &Draft, choice: &str) -> Change {
    let (name, value) = choice.split_once('=').unwrap();
    let option = draft.family().option(name).unwrap();
    let mut choices = option.choices();
    Change::Choose(choices.find(|choice| choice.value() == value).unwrap())
}

#[test]
fn a_head_start_goes_with_its_player() {
    let draft = mia_and_leo();
    let ours = choose(&draft, "head-yellow=2");
    let draft = with(draft, [ours]);
    assert_eq!(draft.ruleset().to_string(), "parcheesi+head-yellow=2");
    // Mia takes Leo's seat.
    let swapped = with(draft, [Change::Select(Seat(2)), person("Mia")]);
    assert_eq!(swapped.ruleset().to_string(), "parcheesi+head-red=2");
    let printed = with(swapped, [Change::HouseRules(false)]);
    assert_eq!(printed.ruleset().to_string(), "parcheesi");
    let ours = with(printed, [Change::HouseRules(true)]);
    assert_eq!(ours.ruleset().to_string(), "parcheesi+head-red=2");
    // A set of rules that leaves room keeps it.
    let set = take("exact=no", "Bakers");
    assert_eq!(
        with(ours.clone(), [set]).ruleset().to_string(),
        "parcheesi+exact=no+head-red=2"
    );
    let full = with(ours, [take("fast=2", "Bakers")]);
    assert_eq!(full.ruleset().to_string(), "parcheesi+fast=2");
    assert_eq!(told(&full), ["head-red=no"]);
}

#[test]
fn a_head_start_is_that_of_a_person_or_of_a_bot() {
    let kind = |seat: u8, kind: &str| Change::Kind(Seat(seat), Some(kind.to_owned()));
    let draft = mia_and_leo();
    let child = choose(&draft, "head-yellow=2");
    let draft = with(draft, [child]);
    let start = |draft: &Draft| draft.ruleset().to_string();
    // A bot in Mia's seat has no head start, and it does not wait there for another person.
    for gone in [
        vec![Change::Select(Seat(0)), bot()],
        vec![kind(0, "easy")],
        vec![Change::Kind(Seat(0), None), kind(0, "easy")],
    ] {
        let bot = with(draft.clone(), gone);
        assert_eq!(start(&bot), "parcheesi");
        assert_eq!(start(&with(bot, [kind(0, PERSON)])), "parcheesi");
    }
    // A name typed anew is that of the same player, and so is one who comes back.
    let typed = with(draft.clone(), [Change::Name(Seat(0), "Mía".to_owned())]);
    assert_eq!(start(&typed), "parcheesi+head-yellow=2");
    let back = with(typed, [Change::Kind(Seat(0), None), kind(0, PERSON)]);
    assert_eq!(start(&back), "parcheesi+head-yellow=2");
    // A bot that was given one keeps it at another level.
    let bots = with(draft, [Change::Select(Seat(1)), bot()]);
    let given = choose(&bots, "head-blue=half");
    let hard = Change::Put(Some(Player::Bot("hard".to_owned())));
    let ours = "parcheesi+head-blue=half+head-yellow=2";
    for level in [
        vec![Change::Select(Seat(1)), hard],
        vec![kind(1, "hard")],
        vec![Change::Level("hard")],
    ] {
        let changed = with(bots.clone(), [given.clone()].into_iter().chain(level));
        assert_eq!(start(&changed), ours);
        assert_eq!(changed.setup().places[1].kind.as_deref(), Some("hard"));
    }
}

#[test]
fn a_head_start_is_proposed_again_to_the_person_who_had_it() {
    let draft = mia_and_leo();
    let ours = choose(&draft, "head-yellow=2");
    let played = with(draft, [ours]).setup();
    let habits = Habits {
        last: Some(played.ruleset),
        party: Party::of(&played),
        is_party_next: true,
        ..habits()
    };
    let next = Draft::proposed(played.ruleset.family, 0, habits);
    assert_eq!(next.ruleset().to_string(), "parcheesi+head-yellow=2");
    let swapped = with(next, [Change::Select(Seat(2)), person("Mia")]);
    assert_eq!(swapped.ruleset().to_string(), "parcheesi+head-red=2");
}

#[test]
fn another_choice_for_the_same_rule_undoes_what_the_last_one_changed() {
    let draft = proposed(index_of("parcheesi"));
    let draft = with(draft, [switch("fast", false)]);
    let room = choose(&draft, "room=4");
    let draft = with(draft, [room]);
    assert!(!draft.changed_with.is_empty());
    let back = choose(&draft, "room=2");
    assert_eq!(with(draft, [back]).ruleset().to_string(), "parcheesi");
}

#[test]
fn the_house_rules_of_the_last_game_are_proposed() {
    let last = games::ruleset("parcheesi+capture=10+head-red=1").unwrap();
    let habits = Habits {
        last: Some(last),
        is_first_game: false,
        ..habits()
    };
    let proposed = Draft::proposed(last.family, 0, habits);
    assert_eq!(proposed.ruleset().to_string(), "parcheesi+capture=10");
}
