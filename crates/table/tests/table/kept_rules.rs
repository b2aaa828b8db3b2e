//! House rules that a device keeps under a name.

use rules::games::ruleset;
use rules::ruleset::Ruleset;
use table::fuzzing;
use table::kept_rules::{Change, KeptRules, MAX_KEPT, name_of_rules};

use crate::repetitions;
use crate::spoil::{lots, seeds};

fn rules(name: &str) -> Ruleset {
    ruleset(name).unwrap()
}

fn keep(kept: &mut KeptRules, ruleset: &str, name: &str) {
    kept.apply(&Change::Keep(rules(ruleset), name.to_owned()));
}

/// The kept rules of Parcheesi, each with its name.
fn parcheesi(kept: &KeptRules) -> Vec<String> {
    let kept = kept.of(rules("parcheesi").family);
    kept.map(|kept| format!("{}: {}", kept.name, kept.ruleset))
        .collect()
}

#[test]
fn a_name_has_one_set_of_rules_and_a_set_has_one_name() {
    let mut kept = KeptRules::default();
    keep(&mut kept, "parcheesi+capture=10", "The  Bakers ");
    keep(&mut kept, "parcheesi+blockades=none", "Grandma");
    keep(&mut kept, "pollyanna-1916+capture=5", "the bakers");
    // Changed.
    keep(&mut kept, "parcheesi+capture=50", "the bakers");
    let bakers = "the bakers: parcheesi+capture=50";
    assert_eq!(
        parcheesi(&kept),
        [bakers, "Grandma: parcheesi+blockades=none"]
    );
    // Renamed.
    keep(&mut kept, "parcheesi+capture=50", "Ann");
    keep(&mut kept, "parcheesi", "Nobody");
    keep(&mut kept, "parcheesi+capture=5", " \u{200b}");
    let ann = "Ann: parcheesi+capture=50";
    assert_eq!(parcheesi(&kept), [ann, "Grandma: parcheesi+blockades=none"]);
    kept.apply(&Change::Play(rules("parcheesi+blockades=none")));
    assert_eq!(parcheesi(&kept), ["Grandma: parcheesi+blockades=none", ann]);
    kept.apply(&Change::Play(rules("parcheesi")));
    kept.apply(&Change::Forget(rules("parcheesi+blockades=none")));
    assert_eq!(parcheesi(&kept), [ann]);
    assert_eq!(KeptRules::parse(&kept.text()), Ok(kept));
}

#[test]
fn the_title_of_a_game_names_its_house_rules() {
    let mut kept = KeptRules::default();
    keep(&mut kept, "pollyanna-1951+capture=5+partners", "Bakers");
    for (ruleset, title) in [
        ("pollyanna-1951+partners", "Pollyanna 1951"),
        ("pollyanna-1951+capture=5", "Pollyanna 1951, Bakers"),
        (
            "pollyanna-1916+capture=5+partners",
            "Pollyanna 1916, Bakers",
        ),
        ("pollyanna-1916+capture=0", "Pollyanna 1916, house rules"),
        ("parcheesi+capture=10", "Parcheesi, house rules"),
        ("parcheesi+fast", "Parcheesi"),
    ] {
        assert_eq!(kept.title(rules(ruleset)), title);
    }
}

#[test]
fn the_rules_played_longest_ago_make_room() {
    let mut kept = KeptRules::default();
    keep(&mut kept, "parcheesi+blockades=none", "Oldest");
    let capture = ["+capture=0", "+capture=5", "+capture=10", "+capture=50"];
    let home = ["", "+home=0", "+home=5", "+home=20"];
    let pawns = ["", "+pawns=3"];
    for (number, name) in (1..MAX_KEPT).zip('a'..) {
        let ruleset = [
            capture[number % 4],
            home[number / 4 % 4],
            pawns[number / 16],
        ];
        keep(
            &mut kept,
            &format!("parcheesi{}", ruleset.concat()),
            &name.to_string(),
        );
    }
    assert_eq!(parcheesi(&kept).len(), MAX_KEPT);
    keep(&mut kept, "parcheesi+sixes=again", "Newest");
    let now = parcheesi(&kept);
    assert_eq!(now.len(), MAX_KEPT);
    assert_eq!(now[0], "Newest: parcheesi+sixes=again");
    assert!(!now.join("\n").contains("Oldest"));
    assert_eq!(KeptRules::parse(&kept.text()), Ok(kept));
}

#[test]
fn spoilt_texts_are_refused_with_the_line() {
    let good = "rules 1\nparcheesi+capture=10 Bakers\nparcheesi+exact=no Grandma Rose\n";
    let kept = KeptRules::parse(good).unwrap();
    assert_eq!(kept.text(), good);
    for (text, line) in [
        ("", 1),
        ("rules 2\n", 1),
        ("rules 1\n\n", 2),
        ("rules 1\nparcheesi+capture=10\n", 2),
        ("rules 1\nparcheesi+capture=10 \n", 2),
        ("rules 1\nparcheesi+capture=10 Ann\u{202e}\n", 2),
        ("rules 1\nparcheesi+capture=11 Ann\n", 2),
        ("rules 1\nparcheesi+capture=20 Ann\n", 2),
        ("rules 1\nparcheesi Ann\n", 2),
        ("rules 1\nparcheesi+partners Ann\n", 2),
        ("rules 1\npollyanna-1916+capture=5 Ann\n", 2),
        (
            "rules 1\nparcheesi+capture=10 Ann\nparcheesi+capture=10 Leo\n",
            3,
        ),
        (
            "rules 1\nparcheesi+capture=10 Ann\nparcheesi+capture=50 ANN\n",
            3,
        ),
    ] {
        let problem = KeptRules::parse(text).unwrap_err();
        assert!(problem.contains(&line.to_string()), "{text}: {problem}");
    }
}

#[test]
fn a_name_can_be_seen() {
    assert_eq!(name_of_rules(" The  Bakers "), Ok("The Bakers".to_owned()));
    assert!(name_of_rules(" \u{200b}").is_err());
}

#[test]
fn damaged_rules_never_panic() {
    let corpus = seeds("kept_rules", fuzzing::kept_rules);
    let mut lot = lots(59);
    let mut accepted = 0;
    let count = repetitions(20_000, 200_000);
    for _ in 0..count {
        let mut text = corpus[lot(corpus.len())].clone();
        for _ in 0..=lot(3) {
            // Pieces of two lists, each cut before a word, a choice or a line.
            let cut = |text: &str, lot: &mut dyn FnMut(usize) -> usize| {
                let starts = text.match_indices(['\n', ' ', '+', '=']);
                let starts: Vec<usize> = starts.map(|(at, _)| at).collect();
                starts[lot(starts.len())]
            };
            let other = &corpus[lot(corpus.len())];
            let (to, from) = (cut(&text, &mut lot), cut(other, &mut lot));
            match lot(4) {
                0 => text.replace_range(to.., &other[from..]),
                1 => text.insert_str(to, &other[from..]),
                2 => text.insert(to, ['x', ' ', '\n', '\u{0}', '\u{ad}', '+'][lot(6)]),
                _ => drop(text.remove(to)),
            }
            if !text.contains(['\n', ' ', '+', '=']) {
                break;
            }
        }
        accepted += usize::from(fuzzing::kept_rules(&text));
    }
    eprintln!("{accepted} of {count} accepted");
    assert!(
        (count / 100..count / 2).contains(&accepted),
        "{accepted} accepted"
    );
}
