//! Today's game: the store.

use table::session::Session;
use table::setup::Setup;
use table::today::{self, Attempt, Attempted, Change, Day, Days, Friend, Reviewed, Score};
use table::{address, saved_game};
use words::t;

use crate::game::active_game::ActiveGame;
use crate::game::store::GameMsg;
use crate::page::dialogs::DialogMsg;
use crate::page::effect::{Effect, send};
use crate::platform::{local_storage, relative_date, share};
use crate::saves::games::Games;
use crate::saves::store::SavesMsg;
use crate::settings::all_settings::Setting;
use crate::settings::store::Settings;

/// A message about today's game.
#[derive(Clone)]
pub enum TodayMsg {
    /// Play the game of a day: begin the attempt, go on with it, or play for practice.
    Play(Day),
    /// A friend's result in the game of a day came with a link.
    Friend(Day, Friend),
    /// The attempt of a day was reviewed.
    Reviewed(Day, Reviewed),
    /// The days as stored now: at the beginning, or after another tab has changed them.
    Stored(Option<String>),
    /// The player is back: it may be another day.
    Look,
}

/// The day, and the days whose game was attempted, as this tab knows them.
#[derive(Default)]
pub struct TodayStore {
    /// The day.
    pub day: Day,
    /// The days whose game was attempted.
    pub days: Days,
    /// A friend's result that came with a link.
    friend: Option<(Day, Friend)>,
}

/// The end of an attempt.
pub struct TodaysEnd {
    /// The day of the game.
    pub day: Day,
    /// What became of it.
    pub says: String,
    /// The text to share.
    pub text: String,
}

/// The text to share: the result, the bars of its course, and the address of the game.
pub fn shared_text(score: &Score, day: Day) -> String {
    let words = score.shared(&relative_date::date_of(day));
    let course = score.review.map(|review| format!(" {}", review.course));
    let link = share::address(&address::write_today(day, Some(Friend::of(score))));
    format!("{words}{} {link}", course.unwrap_or_default())
}

impl TodayStore {
    /// Handles a message.
    pub fn update(&mut self, msg: TodayMsg, games: &Games, settings: &Settings) -> Vec<Effect> {
        match msg {
            TodayMsg::Play(day) => self.play(day, games, settings),
            TodayMsg::Friend(day, friend) => {
                self.friend = Some((day, friend));
                Vec::new()
            }
            TodayMsg::Reviewed(day, reviewed) => {
                let change = Change::Review(day, reviewed);
                self.change(change).into_iter().collect()
            }
            TodayMsg::Stored(text) => {
                self.days = text.as_deref().map(Days::parse).unwrap_or_default();
                Vec::new()
            }
            TodayMsg::Look => Vec::new(),
        }
    }

    /// The game of a day.
    pub fn setup(&self, day: Day) -> Setup {
        let levels: Vec<_> = bot::levels().into_iter().map(|(name, _)| name).collect();
        today::game_of(day, &levels)
    }

    /// The result of the attempt at a day's game.
    pub fn score_of(&self, day: Day) -> Option<Score> {
        match self.days.get(day)? {
            Attempted::Begun => None,
            Attempted::Done(score) => Some(score),
        }
    }

    /// A friend's result in the game of a day, if a link has told one.
    pub fn friend_of(&self, day: Day) -> Option<Friend> {
        let (of, friend) = self.friend?;
        (of == day).then_some(friend)
    }

    /// The streak in words: "3 days in a row"; `None` before the second day.
    pub fn streak(&self) -> Option<String> {
        let count = self.days.streak(self.day);
        (count > 1).then(|| t!(today::streak, count))
    }

    /// The streak, and after today's game the game of tomorrow, in words. `day` is the day whose game it is about.
    pub fn outlook(&self, day: Day) -> impl Iterator<Item = String> {
        let is_over = day == self.day && self.score_of(day).is_some();
        let tomorrow = day.after().filter(|_| is_over).map(|tomorrow| {
            let edition = self.setup(tomorrow).ruleset.edition;
            t!(today::tomorrow, title = edition.title())
        });
        self.streak().into_iter().chain(tomorrow)
    }

    /// What the end of a game says of it, if it is an attempt.
    pub fn at_end(&self, session: &Session) -> Option<TodaysEnd> {
        let Attempt { day, friend, .. } = session.local().attempt()?;
        let score = self.score_of(day)?;
        let mut parts = vec![words::capitalised(&score.words())];
        parts.extend(friend.map(|friend| friend.compared(&score).to_owned()));
        parts.extend(self.outlook(day));
        Some(TodaysEnd {
            day,
            says: parts.join(" \u{b7} "),
            text: shared_text(&score, day),
        })
    }

    /// Notes that an attempt has begun or ended in the game on the table.
    pub fn note(&mut self, game: Option<&ActiveGame>) -> Option<Effect> {
        let game = game?;
        self.change(today::change(&game.session, game.scene.end.as_ref())?)
    }

    fn change(&mut self, change: Change) -> Option<Effect> {
        self.days
            .apply(change)
            .then_some(Effect::ChangeDays(change))
    }

    fn play(&self, day: Day, games: &Games, settings: &Settings) -> Vec<Effect> {
        let mut effects = vec![Effect::Wake, send(DialogMsg::Drop)];
        let begun = games.attempt(day);
        if let Some(key) = begun.filter(|_| self.score_of(day).is_none()) {
            effects.push(send(SavesMsg::Continue(key)));
            return effects;
        }
        let mut setup = self.setup(day);
        if !settings.is_on(Setting::ForcedMoves) {
            setup.make_forced_moves(false);
        }
        let is_first = day == self.day && self.days.get(day).is_none();
        let attempt = is_first.then(|| Attempt {
            friend: self.friend_of(day),
            ..Attempt::at(day)
        });
        effects.push(send(GameMsg::StartToday(Box::new(setup), attempt)));
        effects
    }
}

impl Games {
    /// The key of the attempt at the game of a day.
    pub fn attempt(&self, day: Day) -> Option<String> {
        self.find(|text| saved_game::is_attempt(text, day))
    }
}

/// Changes the stored days, which another tab may have changed.
pub fn keep(change: Change) {
    let stored = local_storage::read(local_storage::DAYS);
    let mut days = stored.as_deref().map(Days::parse).unwrap_or_default();
    if days.apply(change) {
        // Where nothing can be stored, games are not kept either, and a notice says so.
        let _ = local_storage::write(local_storage::DAYS, &days.text());
    }
}
