//! Effects, scenes and timelines as text, for golden files.

use rules::board::Point;
use rules::chance::Faces;
use rules::seat::Seat;
use table::game_session::GameSession;
use table::scene::Scene;
use table::session::{Effect, Question, Ticket};
use table::sounds;
use table::timeline::{Cue, Moves, Timeline};

pub(crate) fn ticket(ticket: Ticket) -> String {
    format!("{}.{}", ticket.generation, ticket.entry_count)
}

/// A line an effect; of a record its last line.
pub(crate) fn effect(effect: &Effect) -> String {
    match effect {
        Effect::Animate(at, timeline) => {
            let cues: Vec<String> = timeline.cues.iter().map(short_cue).collect();
            format!("animate {}: {}", ticket(*at), cues.join(", "))
        }
        Effect::Pause(at, ms) => format!("pause {}: {ms} ms", ticket(*at)),
        Effect::Ask(question) => ask(question),
        Effect::Announce(sentence) => format!("announce: {sentence}"),
        Effect::Alert(sentence) => format!("alert: {sentence}"),
        Effect::PlaySounds(timeline) => format!("hear: {:?}", sounds::loudest(timeline)),
        Effect::Save(record) => format!("save: {}", record.lines().next_back().unwrap_or_default()),
    }
}

fn ask(question: &Question) -> String {
    format!(
        "ask {}: {:?} for {}, {}{}",
        ticket(question.ticket),
        question.purpose,
        question.letter,
        question.level,
        if question.worker_failed {
            ", at home"
        } else {
            ""
        },
    )
}

fn short_cue(cue: &Cue) -> String {
    let what = match &cue.what {
        Moves::Lift { piece, .. } => format!("lift {piece}"),
        Moves::Walk { piece, way, .. } => format!("walk {piece} by {}", way.len() - 1),
        Moves::PutBack { piece, .. } => format!("put back {piece}"),
        Moves::Tumble { faces } => format!("tumble {}", show_faces(faces)),
        Moves::Slide { piece, way } => format!("slide {piece} by {}", way.len() - 1),
        Moves::Pay { from, to, count } => {
            let who =
                |seat: &Option<Seat>| seat.map_or("supply".to_owned(), |seat| seat.0.to_string());
            format!("pay {count} from {} to {}", who(from), who(to))
        }
        Moves::Impact { .. } => "impact".to_owned(),
        Moves::Turn { .. } => "turn".to_owned(),
        Moves::Hop => "hop".to_owned(),
        Moves::Join { piece, other, .. } => format!("join {piece} to {other}"),
        Moves::Part { piece, .. } => format!("part {piece}"),
        Moves::Arrive { .. } => "arrive".to_owned(),
        Moves::Earn { seat, steps } => format!("earn {steps} by {}", seat.0),
    };
    format!("{what} {}-{} ms", cue.from_ms, cue.to_ms)
}

fn show_faces(faces: &Faces) -> String {
    let numbers: Vec<String> = faces.numbers().iter().map(u8::to_string).collect();
    match faces {
        Faces::Dice(_) => numbers.join("-"),
        Faces::Card(card) => card.name.to_owned(),
    }
}

fn point(Point { x, y }: Point) -> String {
    format!("{x},{y}")
}

/// A timeline with all its points.
pub(crate) fn timeline(timeline: &Timeline) -> Vec<String> {
    let cue = |cue: &Cue| {
        let points = match &cue.what {
            Moves::Walk { way, .. } | Moves::Slide { way, .. } => {
                way.iter().copied().map(point).collect()
            }
            Moves::PutBack { from, to, .. }
            | Moves::Join { from, to, .. }
            | Moves::Part { from, to, .. } => vec![point(*from), point(*to)],
            Moves::Lift { at, .. } | Moves::Arrive { at } => vec![point(*at)],
            Moves::Tumble { .. }
            | Moves::Pay { .. }
            | Moves::Impact { .. }
            | Moves::Turn { .. }
            | Moves::Hop
            | Moves::Earn { .. } => Vec::new(),
        };
        format!("{} {}", short_cue(cue), points.join(" "))
            .trim_end()
            .to_owned()
    };
    timeline.cues.iter().map(cue).collect()
}

/// What of a list of marks applies, after a comma each.
fn marks(marks: &[(bool, &str)]) -> String {
    let marks = marks.iter().filter(|(applies, _)| *applies);
    marks.map(|(_, mark)| format!(", {mark}")).collect()
}

/// A scene, a line a thing in it; of the log the last three.
pub(crate) fn scene(scene: &Scene, table: &GameSession) -> Vec<String> {
    let board = table.board();
    let mut lines = vec![
        format!("status {}", scene.now.status),
        format!("position {}", scene.position),
    ];
    for panel in &scene.seats.panels {
        let opened = panel
            .opened
            .as_ref()
            .map(|dice| format!("opened {dice:?}"))
            .unwrap_or_default();
        let marks = marks(&[
            (panel.is_person, "person"),
            (panel.to_act, "to act"),
            (panel.opened.is_some(), &opened),
        ]);
        let home = panel.tally;
        lines.push(format!(
            "panel {}: {}, {home} home{marks}",
            panel.colour, panel.name
        ));
    }
    if !scene.now.dice.is_empty() {
        let spent = |spent| if spent { " spent" } else { "" };
        let dice = scene
            .now
            .dice
            .iter()
            .map(|die| format!("{}{}", die.face, spent(die.spent)));
        lines.push(format!("dice {}", dice.collect::<Vec<_>>().join(", ")));
    }
    if let Some(asked) = &scene.now.roll_prompt {
        lines.push(format!("asked {}", asked.question));
        for die in &asked.dice {
            let shows = die.shows.map_or("?".to_owned(), |shows| shows.to_string());
            lines.push(format!("die {}: {shows}", die.name));
        }
        let cards = asked.cards.iter();
        let cards = cards.map(|(card, count)| format!("card {}: {count} left", card.title()));
        lines.extend(cards);
    }
    lines.extend(
        scene
            .now
            .bonuses
            .iter()
            .map(|steps| format!("reward {steps}")),
    );
    let may = scene.now.can;
    let may = [
        may.roll,
        may.play.then_some("play"),
        may.undo.then_some("undo"),
        may.hint.then_some("hint"),
        may.threats.filter(|on| *on).map(|_| "hide danger"),
    ];
    let may: Vec<&str> = may.into_iter().flatten().collect();
    lines.push(format!("may {}", may.join(", ")));
    for each in &scene.moves.list {
        let marks = marks(&[(each.selected, "selected"), (each.hinted, "hinted")]);
        lines.push(format!("move {} ({}){marks}", each.words, each.step));
    }
    for pawn in &scene.board.pawns {
        let label = pawn
            .label
            .as_ref()
            .map(|label| format!(" \"{label}\""))
            .unwrap_or_default();
        let threat = pawn.threat.unwrap_or_default();
        let threat = format!("danger {threat}");
        let marks = marks(&[
            (pawn.selected, "selected"),
            (pawn.lit, "lit"),
            (pawn.threat.is_some(), &threat),
        ]);
        let space = &board.space(pawn.space).name;
        let colour = pawn
            .seat
            .map_or("-", |seat| table.ruleset().family.colour(seat));
        lines.push(format!(
            "pawn {colour} {space} {}{label}{marks}",
            point(pawn.at)
        ));
    }
    for goal in &scene.board.goals {
        lines.push(format!(
            "goal {} \"{}\" ({}), spends {}{}",
            point(goal.at),
            goal.label,
            goal.step,
            goal.spent.text,
            marks(&[
                (goal.captures, "captures"),
                (goal.spent.is_backward, "backward")
            ])
        ));
    }
    let names = |spaces: &[rules::board::Space]| {
        let names = spaces.iter().map(|space| board.space(*space).name.as_str());
        names.collect::<Vec<_>>().join(" ")
    };
    if !scene.board.lit.is_empty() {
        lines.push(format!("lit {}", names(&scene.board.lit)));
    }
    for trail in &scene.board.trails {
        for way in &trail.ways {
            let way = way.iter().copied().map(point).collect::<Vec<_>>();
            lines.push(format!("trail {} {}", trail.colour_key, way.join(" ")));
        }
    }
    for way in &scene.board.hint_ways {
        let way = way.points.iter().copied().map(point);
        lines.push(format!("arrow {}", way.collect::<Vec<_>>().join(" ")));
    }
    if let Some(hint) = &scene.moves.hint {
        lines.push(format!("hint {}", hint.line.plain));
        lines.push(format!("why {}", hint.why));
        let chances = hint.chances.iter();
        lines.extend(chances.map(|(play, chance)| format!("chance {chance}: {}", play.plain)));
    }
    lines.extend(
        scene
            .moves
            .threats
            .iter()
            .map(|line| format!("danger {}", line.plain)),
    );
    lines.extend(scene.now.alert.iter().map(|alert| format!("alert {alert}")));
    if let Some(end) = &scene.end {
        lines.push(format!("end {}", end.title));
        lines.push(format!("end {}", end.length));
        let ranked = end.lines.iter();
        lines.extend(ranked.map(|line| format!("end {}. {}", line.rank, line.words)));
    }
    let rest = scene.log.len().saturating_sub(3);
    if rest > 0 {
        lines.push(format!("log ({rest} more)"));
    }
    lines.extend(
        scene.log[rest..]
            .iter()
            .map(|line| format!("log {}", line.plain)),
    );
    if !scene.board.settled {
        lines.push("not settled".to_owned());
    }
    lines
}
