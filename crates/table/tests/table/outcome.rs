//! How a game ended: the chart of the race, and awards.

use std::collections::{BTreeMap, BTreeSet};

use rules::event::Event;
use rules::state::Node;
use table::outcome::{End, MAX_AWARDS, Race};
use table::position_lines::random_record;
use table::session::Session;
use words::{Language, speak, t};

use crate::desk::{Desk, levels};

/// Rulesets and the seats of a game of each.
const GAMES: [(&str, &str); 8] = [
    ("pollyanna-1951", "YGRB"),
    ("pollyanna-1951+partners", "YGRB"),
    ("pollyanna-1916", "YR"),
    ("parcheesi", "YGRB"),
    ("sorry", "RBYG"),
    ("sorry+partners", "RBYG"),
    ("sorry+hand", "RY"),
    ("annie", "YBGR"),
];

fn session(record: &str) -> Session {
    Desk::resumed(record, &[]).session
}

fn end(record: &str) -> End {
    Desk::resumed(record, &[]).scene().end.unwrap()
}

/// Whole random games.
fn games() -> impl Iterator<Item = (&'static str, String)> {
    GAMES.into_iter().flat_map(|(name, seats)| {
        (1..5).map(move |seed| {
            let record = random_record(name, seats, seed).unwrap();
            (name, record)
        })
    })
}

/// A record with these kinds of players, in turn order: "person:Leo".
fn seated(record: &str, players: &[&str]) -> String {
    let mut players = players.iter();
    let lines = record
        .lines()
        .map(|line| match line.strip_prefix("seats ") {
            Some(seats) => {
                let seats = seats.split(' ').map(|seat| {
                    let player = players.next().map_or("easy", |player| *player);
                    format!("{}={player}", &seat[..1])
                });
                format!("seats {}", seats.collect::<Vec<_>>().join(" "))
            }
            None => line.to_owned(),
        });
    lines.map(|line| line + "\n").collect()
}

#[test]
fn the_chart_has_a_line_a_side_from_the_opening_to_the_end() {
    for (name, record) in games() {
        let chart = end(&record).chart;
        let sides = Race::of(session(&record).table()).sides;
        assert_eq!(chart.lines.len(), sides.len(), "{name}");
        assert!(chart.turns > sides.len(), "{name}: {} turns", chart.turns);
        for line in &chart.lines {
            assert_eq!(line.progress.len(), chart.turns + 1, "{name}");
            assert_eq!(line.progress[0], 0, "{name}");
            assert!(line.progress.iter().all(|each| *each <= 1000), "{name}");
        }
        let all = chart.lines.iter().flat_map(|line| &line.progress);
        assert_eq!(all.max(), Some(&1000), "{name}");
    }
}

#[test]
fn a_turn_of_the_chart_is_a_turn_of_a_player() {
    for (name, record) in games() {
        let race = Race::of(session(&record).table());
        let passes = race.moments.iter().flat_map(|moment| &moment.events);
        let passes = passes.filter(|event| matches!(event, Event::TurnPasses { .. }));
        // The last turn does not pass, and some games pass the turn after the opening.
        let (turns, passes) = (race.turns().len() - 1, passes.count());
        assert!(turns.abs_diff(passes) <= 1, "{name}: {turns} and {passes}");
    }
}

#[test]
fn who_wins_a_race_has_gone_all_the_way() {
    for (name, record) in games().filter(|(name, _)| *name != "annie") {
        let finale = Desk::resumed(&record, &[]).scene().finale.clone();
        let winners = finale.unwrap().winners();
        for line in end(&record).chart.lines {
            let last = *line.progress.last().unwrap();
            assert_eq!(winners.has(line.seat), last == 1000, "{name}");
        }
    }
}

#[test]
fn the_chart_is_told_in_words_with_names() {
    let record = random_record("pollyanna-1951", "YR", 1).unwrap();
    let chart = end(&seated(&record, &["person", "person:Leo"])).chart;
    assert!(
        chart
            .label
            .starts_with(&format!("The race over {} turns: ", chart.turns))
    );
    assert!(chart.label.contains("Yellow ") && chart.label.contains(", Leo "));
    assert!(chart.label.contains("100%"), "{}", chart.label);
}

#[test]
fn every_game_has_three_different_awards() {
    for (name, record) in games() {
        let awards = end(&record).awards;
        assert_eq!(awards.len(), MAX_AWARDS, "{name}: {awards:?}");
        let titles: BTreeSet<&str> = awards.iter().map(|award| award.title).collect();
        assert_eq!(titles.len(), awards.len(), "{name}");
    }
}

#[test]
fn the_games_differ_in_their_awards() {
    let given = |wanted: &str| {
        let games = games().filter(|(name, _)| name.starts_with(wanted));
        let titles = games.flat_map(|(_, record)| end(&record).awards);
        titles.map(|award| award.title).collect::<BTreeSet<_>>()
    };
    let pollyanna = given("pollyanna");
    for title in ["Luckiest roll", "Cruellest capture", "Longest blockade"] {
        assert!(pollyanna.contains(title), "{pollyanna:?}");
    }
    let sorry = given("sorry");
    assert!(sorry.contains("Best card"), "{sorry:?}");
    assert!(!sorry.contains("Longest blockade") && !sorry.contains("Luckiest roll"));
    let annie = given("annie");
    assert!(annie.contains("Greatest gift"), "{annie:?}");
    assert!(!annie.contains("Cruellest capture") && !annie.contains("Most patient"));
}

#[test]
fn a_gift_is_what_was_given_by_choice() {
    for (_, record) in games().filter(|(name, _)| *name == "annie") {
        let mut given = BTreeMap::new();
        for line in record.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            for pair in words.windows(2).filter(|pair| pair[0] == "give") {
                *given.entry((words[0], pair[1])).or_insert(0) += 1;
            }
        }
        let most = given.values().max().copied();
        let awards = end(&record).awards;
        let gift = awards.iter().find(|each| each.title == "Greatest gift");
        assert_eq!(gift.is_some(), most.is_some(), "{record}");
        if let (Some(gift), Some(most)) = (gift, most) {
            let count = format!("{most} star");
            assert!(gift.words.contains(&count), "{most}: {}", gift.words);
        }
    }
}

#[test]
fn awards_name_players_and_no_space() {
    for language in Language::ALL {
        speak(language);
        for (name, record) in games() {
            let record = seated(&record, &["person", "easy", "easy", "easy"]);
            let session = session(&record);
            let table = session.table();
            let own = t!(outcome::you);
            let standings = table.standings();
            let names: Vec<&str> = standings
                .iter()
                .map(|each| {
                    if each.player.kind == "person" {
                        own
                    } else {
                        &*each.name
                    }
                })
                .collect();
            for award in end(&record).awards {
                let (who, _) = award.words.split_once(": ").unwrap();
                assert!(
                    names.iter().any(|name| who.contains(name)),
                    "{name}: {award:?}"
                );
                for (_, info) in table.board().iter() {
                    let words = award.words.split([' ', ',']);
                    let numbered = info.name.chars().any(char::is_alphabetic)
                        && info.name.chars().any(char::is_numeric);
                    assert!(
                        !numbered || words.into_iter().all(|word| word != info.name),
                        "{award:?}"
                    );
                }
            }
        }
        speak(Language::En);
    }
}

#[test]
fn the_cruellest_capture_costs_what_the_pawn_had_gone() {
    let mut captures = 0;
    for seed in 1..20 {
        let record = random_record("pollyanna-1951", "YR", seed).unwrap();
        let race = Race::of(session(&record).table());
        let mut worst = 0;
        let mut before = &race.to_go;
        for moment in &race.moments {
            for event in &moment.events {
                if let Event::Captured { piece, .. } = event {
                    let side = race.side(piece.owner.unwrap()).unwrap();
                    worst = worst.max(moment.to_go[side] - before[side]);
                }
            }
            before = &moment.to_go;
        }
        let awards = end(&record).awards;
        let found = awards.iter().find(|each| each.title == "Cruellest capture");
        assert_eq!(found.is_some(), worst > 0);
        if let Some(award) = found {
            captures += 1;
            let back = format!("back {worst} space");
            assert!(award.words.contains(&back), "{}", award.words);
        }
    }
    assert!(captures > 5);
}

#[test]
fn the_finale_comes_once_the_last_move_has_landed_and_never_in_a_replay() {
    let record = random_record("pollyanna-1951", "YR", 1).unwrap();
    let mut desk = Desk::resumed(&record.replace("=random", "=person"), &[]);
    let finale = desk.scene().finale.clone();
    assert_eq!(finale.as_ref().unwrap().winners().len(), 1);
    desk.undo();
    assert!(desk.scene().finale.is_none());
    let step = desk.step(0);
    desk.play(&step);
    assert!(desk.scene().finale.is_none(), "it is still on its way");
    desk.shown();
    assert_eq!((&desk.scene().finale, &desk.scene().end), (&finale, &None));
    let mut watched = Session::watch(&record, Default::default(), levels()).unwrap();
    watched.update(table::session::Intent::Watch(table::session::Watch::To(
        100_000,
    )));
    assert!(table::scene::Scene::of(&watched).finale.is_none());
}

#[test]
fn a_game_is_lost_if_people_played_and_none_of_them_has_won() {
    let is_lost = |record: &str, players: &[&str]| {
        let desk = Desk::resumed(&seated(record, players), &[]);
        desk.scene().finale.clone().unwrap().is_lost()
    };
    let record = random_record("pollyanna-1951", "YR", 1).unwrap();
    let alone = [["person", "easy"], ["easy", "person"]].map(|players| is_lost(&record, &players));
    assert_ne!(alone[0], alone[1]);
    assert!(!is_lost(&record, &["person", "person"]));
    assert!(!is_lost(&record, &["easy", "easy"]));
}

#[test]
fn the_podium_has_all_pawns_of_the_winners_and_one_of_each_of_the_next() {
    let mut ties = 0;
    let of_six = (1..20).map(|seed| ("annie", random_record("annie", "YBRGOP", seed)));
    let of_six = of_six.map(|(name, record)| (name, record.unwrap()));
    for (name, record) in games().chain(of_six) {
        let desk = Desk::resumed(&record, &[]);
        let finale = desk.scene().finale.clone().unwrap();
        let Node::Terminal { winners } = desk.session.table().node() else {
            panic!("{name} is not over");
        };
        assert_eq!(finale.winners(), winners, "{name}");
        let pieces = desk.session.table().pieces();
        for player in &finale.podium {
            let own = pieces
                .iter()
                .filter(|each| each.piece.owner == Some(player.seat));
            let wanted = if player.rank == 1 {
                own.count().max(1)
            } else {
                1
            };
            assert_eq!(player.pawns, wanted, "{name}: {player:?}");
            assert!(player.rank <= 3, "{name}: {player:?}");
        }
        // Equal players stand together, and behind the winners who has less to go comes first, as in the chart.
        let lines = end(&record).lines;
        let standings = desk.session.table().standings();
        let to_go = |seat| {
            let mut standings = standings.iter();
            standings
                .find(|each| each.seat == seat)
                .map(|each| each.steps_to_go)
        };
        let behind = lines.iter().filter(|line| !winners.has(line.seat));
        assert!(behind.map(|line| to_go(line.seat)).is_sorted(), "{name}");
        let is_shown = |rank| rank == 1 || rank <= 3 && winners.len() == 1;
        let ranks = lines
            .iter()
            .map(|line| line.rank)
            .filter(|rank| is_shown(*rank));
        let shown: Vec<usize> = finale.podium.iter().map(|player| player.rank).collect();
        assert_eq!(shown, ranks.collect::<Vec<_>>(), "{name}");
        ties += usize::from(shown.len() > 3 || shown[1..] == [2, 2]);
    }
    assert!(ties > 0);
}

#[test]
fn a_story_is_true_and_kind_to_a_reader_who_lost() {
    let mut told = BTreeSet::new();
    for (name, record) in games() {
        let seats = record
            .lines()
            .find_map(|line| line.strip_prefix("seats "))
            .unwrap();
        let letters: Vec<char> = seats
            .split(' ')
            .filter_map(|seat| seat.chars().next())
            .collect();
        for own in letters {
            let seated = record.replace(&format!("{own}=random"), &format!("{own}=person"));
            let desk = Desk::resumed(&seated.replace("=random", "=easy"), &[]);
            let (finale, end) = (desk.scene().finale.clone().unwrap(), end(&seated));
            assert_eq!((&finale.title, &finale.story), (&end.title, &end.story));
            let has_won = finale.title.contains("You");
            // Who has lost is comforted, and stands by the podium whatever their rank.
            let comforted = finale.podium.iter().filter(|each| each.is_comforted);
            assert_eq!(comforted.count(), usize::from(!has_won), "{name}, {own}");
            assert_eq!(finale.comfort.is_some(), !has_won, "{name}, {own}");
            let story = end.story.as_str();
            let about_you = ["You ", "you", "Well played"]
                .iter()
                .any(|word| story.contains(word));
            assert!(
                about_you != has_won,
                "{name}, {own}: {} {story}",
                finale.title
            );
            told.insert(
                story
                    .chars()
                    .filter(|letter| !letter.is_numeric())
                    .collect::<String>(),
            );
        }
    }
    assert!(told.len() >= 6, "{told:?}");
}

#[test]
fn a_comeback_is_told_by_the_last_turn_in_which_the_winner_was_behind_all_others() {
    let mut found = 0;
    for seed in 1..60 {
        let record = random_record("parcheesi", "YBRG", seed).unwrap();
        let story = end(&record).story;
        let Some(turn) = story.strip_prefix("From last in turn ") else {
            continue;
        };
        let turn = turn.strip_suffix(" to first").unwrap();
        found += 1;
        let turn: usize = turn.parse().unwrap();
        let race = Race::of(session(&record).table());
        let turns = race.turns();
        let last = turns.last().unwrap();
        let winner = (0..last.len()).min_by_key(|side| last[*side]).unwrap();
        let is_last = |to_go: &[i32]| {
            let mut others = (0..to_go.len()).filter(|side| *side != winner);
            others.all(|side| to_go[side] < to_go[winner])
        };
        assert!(is_last(turns[turn]));
        assert!(!turns[turn + 1..].iter().any(|to_go| is_last(to_go)));
    }
    assert!(found > 5, "{found}");
}
