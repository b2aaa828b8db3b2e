//! Themes of exercises: what the best play achieves that the next best one does not. Lessons teach them.

use rules::any_game::AnyGame;
use rules::games;
use rules::seat::Seat;
use words::t;

use crate::reasons::{Outlook, Reasons, traced};

/// A play of an exercise.
struct Play<'a> {
    /// The play line.
    line: &'a str,
    reasons: Reasons,
}

/// The best play of an exercise, and the next best one.
struct Compared<'a> {
    /// Whether a card is played.
    has_card: bool,
    best: Play<'a>,
    next: Play<'a>,
}

/// A theme, and whether an exercise has it.
type Theme = (&'static str, fn(&Compared<'_>) -> bool);

/// Cards that are themes by themselves, and the lessons of each game.
const TABLE: &str = include_str!("themes.txt");

/// The themes, the most telling first: of a token that everybody moves, of cards, of dice. The last one is that of all other
/// exercises.
const THEMES: [Theme; 19] = [
    ("gift", |it| it.best.line.starts_with("give")),
    ("against", |it| it.best.line.starts_with("against")),
    ("ending", |it| it.has_token() && it.may_end()),
    ("equal", |it| it.has_token()),
    ("start", |it| it.has_card && it.gains(entered)),
    ("slides", |it| it.has_card && it.has(">")),
    ("exact", |it| it.has_card && it.gains(homeward)),
    ("bump", |it| it.has_card && it.gains(captured)),
    ("pawn", |it| it.has_card),
    ("bonus", |it| it.differs_in_bonus()),
    ("capture", |it| it.gains(captured)),
    ("home", |it| it.gains(|reasons| reasons.home)),
    ("danger", |it| it.spares(|reasons| reasons.lost)),
    ("safety", |it| {
        it.gains(|reasons| reasons.sheltered + reasons.up_path)
    }),
    ("blockade", |it| it.gains(|reasons| reasons.blockades.1)),
    ("entry", |it| it.gains(entered)),
    ("danger", |it| it.spares(|reasons| reasons.hits.1)),
    ("turnout", |it| it.has("t")),
    ("dice", |_| true),
];

fn entered(reasons: &Reasons) -> u32 {
    reasons.entered
}

fn homeward(reasons: &Reasons) -> u32 {
    reasons.home + reasons.up_path + reasons.on_path
}

fn captured(reasons: &Reasons) -> u32 {
    reasons.captured.iter().map(|(_, count)| count).sum()
}

impl Compared<'_> {
    /// Whether the best play has more of something than the next best one.
    fn gains(&self, count: fn(&Reasons) -> u32) -> bool {
        count(&self.best.reasons) > count(&self.next.reasons)
    }

    /// Whether the best play has less of something than the next best one.
    fn spares(&self, count: fn(&Reasons) -> u32) -> bool {
        count(&self.best.reasons) < count(&self.next.reasons)
    }

    /// Whether only the line of the best play has a sign.
    fn has(&self, sign: &str) -> bool {
        self.best.line.contains(sign) && !self.next.line.contains(sign)
    }

    /// Whether there is a token that everybody moves.
    fn has_token(&self) -> bool {
        self.best.reasons.token.is_some()
    }

    /// Whether the game ends after one of the plays.
    fn may_end(&self) -> bool {
        let plays = [&self.best, &self.next];
        plays.iter().any(|play| play.reasons.won.is_some())
    }

    /// Whether the two plays differ only in the pieces that move the bonuses.
    fn differs_in_bonus(&self) -> bool {
        let steps = |play: &Play<'_>| {
            let steps = play.line.split(", ").filter(|step| !step.starts_with('+'));
            let mut steps: Vec<String> = steps.map(str::to_owned).collect();
            steps.sort();
            steps
        };
        self.best.line.contains('+') && steps(&self.best) == steps(&self.next)
    }
}

/// The theme of a position in which one play is better than the next best one, as in play lines, and the number of the lesson on
/// it; 0 where there is none.
///
/// # Errors
/// An error message about the position or a play.
pub fn theme(position: &str, best: &str, next: &str) -> Result<(&'static str, usize), String> {
    let start = games::at(position)?;
    let seat = start.node().seat();
    let seat = seat.ok_or_else(|| t!(bots::nothing_to_decide).to_owned())?;
    let turn = position.split(' ').nth(2).unwrap_or_default();
    let (_, card) = turn.split_once(':').unwrap_or_default();
    let compared = Compared {
        has_card: start.shown().card.is_some(),
        best: play(&*start, seat, best)?,
        next: play(&*start, seat, next)?,
    };
    let of_card = value(&["card", card]).filter(|_| compared.has_card);
    let found = THEMES.iter().find(|(_, is_it)| is_it(&compared));
    let found = found.map(|(theme, _)| *theme);
    let theme = of_card.or(found).unwrap_or_default();
    let lesson = value(&["lesson", start.ruleset().family.name(), theme]);
    let lesson = lesson.and_then(|lesson| lesson.parse().ok());
    Ok((theme, lesson.unwrap_or_default()))
}

/// The last word of the line of the table that begins with these words.
fn value(words: &[&str]) -> Option<&'static str> {
    let mut lines = TABLE.lines().filter_map(|line| line.rsplit_once(' '));
    let line = lines.find(|(key, _)| *key == words.join(" "));
    line.map(|(_, value)| value)
}

fn play<'a>(start: &dyn AnyGame, seat: Seat, line: &'a str) -> Result<Play<'a>, String> {
    let steps = start.read_play(line);
    let steps = steps.ok_or_else(|| t!(bots::expected_whole_play).to_owned())?;
    let before = Outlook::of(start, seat, start.shown().pieces);
    let mut after = start.boxed_clone();
    let events: Vec<_> = steps
        .into_iter()
        .flat_map(|step| after.apply(step))
        .collect();
    let pieces = traced(&before.pieces, &events);
    let after = Outlook::of(&*after, seat, pieces);
    let side = start.seat(seat).side;
    Ok(Play {
        line,
        reasons: Reasons::between(&start.board(), side, &before, &after),
    })
}
