//! The game that is being set up: its sheet, its form, and what each leaves to the other.

use table::draft::{Change, Draft, Who};
use table::party::Player;
use table::people;

use super::*;
use crate::home::known_people::PeopleMsg;
use crate::settings::all_settings::Setting;
use crate::settings::store::SettingsMsg;

/// The place of Sorry! in the list of games.
const SORRY: usize = 2;
/// The place of Annie.
const ANNIE: usize = 3;

fn draft(visit: &Visit) -> &Draft {
    &visit.page.setup.draft
}

fn names(visit: &Visit) -> Vec<String> {
    let setup = draft(visit).setup();
    setup.people().map(|(_, name)| name.to_owned()).collect()
}

/// The change of an option of the print.
fn choose(visit: &Visit, option: &str, on: bool) -> Change {
    let option = draft(visit).family().option(option).unwrap();
    Change::Choose(option.switched(on))
}

/// The sheet of Sorry! for a family of these names.
fn family(names: &[&str]) -> Visit {
    let mut visit = Visit::new();
    visit.send(Dialog::Start(Some(SORRY)));
    visit.send(Change::Who(Who::Family));
    for name in names {
        visit.send(Change::Type((*name).to_owned()));
        visit.send(SetupMsg::SitDown);
    }
    visit
}

/// Follows "More options".
fn more_options(visit: &mut Visit) {
    visit.go(&address::write(&draft(visit).setup()));
    assert_eq!(visit.page.game.screen, Screen::Setup);
}

#[test]
fn nothing_is_lost_between_the_sheet_and_the_form() {
    let mut visit = family(&["Ann", "Leo"]);
    visit.send(Change::Put(Some(Player::Bot("hard".to_owned()))));
    visit.send(Change::Type("Mia".to_owned()));
    more_options(&mut visit);
    // Whoever was only typed has come along.
    assert_eq!(names(&visit).len(), 3);
    visit.send(choose(&visit, "fast", true));
    visit.send(Change::Seed("5".to_owned()));
    let seat = draft(&visit).seat_of("Leo").unwrap();
    visit.send(Change::Name(seat, "Leon".to_owned()));
    let before = draft(&visit).clone();
    visit.go(HOME);
    visit.send(Dialog::Start(Some(SORRY)));
    assert!(*draft(&visit) == before);
    visit.send(Change::Who(Who::Computer));
    visit.send(Change::Count(2));
    more_options(&mut visit);
    visit.go(HOME);
    visit.send(Dialog::Start(Some(SORRY)));
    assert_eq!(draft(&visit).taken().len(), 2);
    visit.send(Change::Who(Who::Family));
    assert!(names(&visit).contains(&"Leon".to_owned()));
}

#[test]
fn a_sheet_that_is_closed_and_opened_again_has_what_it_had() {
    let mut visit = family(&["Ann"]);
    visit.send(Change::Type("Le".to_owned()));
    let before = draft(&visit).clone();
    visit.send(DialogMsg::Close);
    visit.send(Dialog::Start(Some(SORRY)));
    assert!(*draft(&visit) == before);
    // Another game is proposed as usual.
    visit.send(Dialog::Start(Some(ANNIE)));
    assert_eq!(draft(&visit).family().name(), "annie");
    assert_eq!(draft(&visit).who(), Who::Computer);
}

#[test]
fn an_option_that_was_chosen_stays_while_other_boxes_are_opened() {
    let mut visit = Visit::new();
    visit.send(Dialog::Start(Some(SORRY)));
    assert!(draft(&visit).ruleset().has("fast"), "a first game");
    visit.send(choose(&visit, "hand", true));
    visit.send(choose(&visit, "fast", false));
    for game in [ANNIE, SORRY] {
        visit.send(DialogMsg::Close);
        visit.send(Dialog::Start(Some(game)));
    }
    let ruleset = draft(&visit).ruleset();
    assert!(ruleset.has("hand") && !ruleset.has("fast"));
}

#[test]
fn a_name_that_is_only_typed_plays_and_a_refusal_stays_in_the_sheet() {
    let mut visit = family(&["Ann"]);
    visit.send(SetupMsg::Start);
    assert_eq!(visit.page.setup.problems.len(), 1);
    assert_eq!(visit.page.dialogs.open, Some(Dialog::Start(Some(SORRY))));
    visit.send(Change::Type(" Leo ".to_owned()));
    assert!(visit.page.setup.problems.is_empty());
    visit.send(SetupMsg::Start);
    assert_eq!(visit.page.game.screen, Screen::Game);
    assert!(visit.page.people.people.find("Leo").is_some());
    let names: Vec<&str> = visit
        .page
        .people
        .people
        .iter()
        .map(|each| &*each.name)
        .collect();
    assert_eq!(names.len(), 2);
}

#[test]
fn after_a_game_the_next_one_is_proposed_as_that_was() {
    let mut visit = family(&["Ann", "Leo"]);
    visit.send(Change::Seed("7".to_owned()));
    visit.send(SetupMsg::Start);
    assert_eq!(visit.page.game.screen, Screen::Game);
    for game in [None, Some(ANNIE)] {
        visit.send(Dialog::Start(game));
        assert_eq!(draft(&visit).who(), Who::Family);
        assert_eq!(names(&visit).len(), 2);
        assert_eq!(draft(&visit).seed, "");
    }
}

#[test]
fn who_is_renamed_or_forgotten_is_so_at_the_table_of_the_sheet() {
    let mut visit = family(&["Ann", "Leo"]);
    let rename = people::Change::Rename {
        old: "Leo".to_owned(),
        new: "Leon".to_owned(),
    };
    visit.send(PeopleMsg::Change(rename));
    assert!(draft(&visit).seat_of("Leon").is_some());
    visit.send(PeopleMsg::Change(people::Change::Forget("Leon".to_owned())));
    assert_eq!(names(&visit), ["Ann"]);
    // The sheet is still that of a family.
    assert_eq!(draft(&visit).who(), Who::Family);
}

#[test]
fn forced_moves_are_played_in_whatever_game_is_chosen() {
    for on in [true, false] {
        let mut visit = Visit::new();
        visit.send(SettingsMsg::turn(Setting::ForcedMoves, on));
        visit.go("#/new");
        visit.send(Change::Game(FAMILIES[ANNIE], 0));
        let singles = draft(&visit).setup().table_settings.singles;
        assert_eq!(singles == FAMILIES[ANNIE].all_seats(), on);
    }
}

#[test]
fn an_address_sets_up_its_own_game_and_the_box_shows_it() {
    let mut visit = family(&["Ann", "Leo"]);
    visit.go("#/new?game=annie&Y=person:Zoe&R=hard&seed=42");
    assert_eq!(draft(&visit).setup().seed, Some(42));
    visit.go(HOME);
    visit.send(Dialog::Start(Some(ANNIE)));
    assert_eq!(
        (draft(&visit).who(), draft(&visit).level()),
        (Who::Computer, "hard")
    );
    assert_eq!(names(&visit), ["Zoe"]);
}
