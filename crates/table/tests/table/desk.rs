//! A session with somebody at the desk who carries out its effects when told to.

use rules::narrator::Line;
use rules::state::Node;
use table::address::{self, Address};
use table::dice_mode::DiceMode;
use table::durations::Speed;
use table::game_session;
use table::random_numbers::{SaltedSeed, Scripted, Source};
use table::scene::Scene;
use table::session::{
    ChoiceId, Effect, Hint, Intent, Levels, LocalGame, PlayerSettings, Purpose, Question,
    RankedPlay, Session, Threatened, Threats, Ticket,
};
use table::setup::Setup;
use table::speech::Speech;
use table::timeline::Timeline;

/// The bots' kinds, as a page would name them.
pub(crate) const KINDS: [&str; 4] = ["easy", "medium", "hard", "expert"];

/// The levels as a page would name them.
pub(crate) fn levels() -> Levels {
    Levels {
        hint: "expert".to_owned(),
        quickest: "easy".to_owned(),
    }
}

/// The set-up of an address's query, which must be without fault.
pub(crate) fn setup(query: &str) -> Setup {
    match address::parse(&format!("#/new?{query}"), &KINDS) {
        Address::New {
            setup, problems, ..
        } if problems.is_empty() => setup,
        other => panic!("{query}: {other:?}"),
    }
}

/// The speed of an address's query.
pub(crate) fn speed(query: &str) -> Speed {
    match address::parse(&format!("#/new?{query}"), &KINDS) {
        Address::New { speed, .. } => speed.unwrap_or_default(),
        other => panic!("{query}: {other:?}"),
    }
}

/// Starts the game of an address's query.
pub(crate) fn start(query: &str, seed: impl Into<SaltedSeed>) -> (Session, Vec<Effect>) {
    Session::start(&setup(query), speed(query).into(), seed, levels()).unwrap()
}

/// Changes how much a screen reader is told.
pub(crate) fn set_speech(session: &mut Session, speech: Speech) {
    session.update(Intent::Prefer(PlayerSettings {
        speech,
        ..session.local().settings().player
    }));
}

/// The intent to play this step, as in a play line.
pub(crate) fn play(session: &Session, step: &str) -> Intent {
    Intent::Play(id(session, step))
}

/// Names the choice of this step, as in a play line. A step that is not legal names no choice.
pub(crate) fn id(session: &Session, step: &str) -> ChoiceId {
    session.local().id_of_step(step).unwrap_or(ChoiceId {
        entry_count: 0,
        index: usize::MAX,
        then: None,
    })
}

/// A session, what it last asked for, and all that it saved.
pub(crate) struct Desk {
    pub(crate) session: Session,
    /// The effects of the last message.
    pub(crate) effects: Vec<Effect>,
    /// The last timeline to be shown.
    pub(crate) animation: Option<(Ticket, Timeline)>,
    /// The last pause asked for.
    pub(crate) pause: Option<Ticket>,
    /// The last question asked.
    pub(crate) question: Option<Question>,
    /// The last record saved.
    pub(crate) saved: String,
}

impl Desk {
    /// A new game with dice from a script.
    pub(crate) fn new(query: &str, rolls: &[(u8, u8)]) -> Desk {
        let setup = setup(query);
        let table_settings = setup.table_settings();
        let seed =
            (table_settings.manual_dice == DiceMode::Nobody).then_some(setup.seed.unwrap_or(42));
        let table = game_session::open(&setup, seed).unwrap();
        let dice = Source::Scripted(Scripted::rolls(rolls.iter().copied()));
        let desk = Desk::at(Session::of(
            LocalGame::new(table, dice, speed(query).into()),
            levels(),
        ));
        desk.with_table_settings(&table_settings.line(setup.ruleset.family))
    }

    /// A game resumed, with dice from a script.
    pub(crate) fn resumed(record: &str, rolls: &[(u8, u8)]) -> Desk {
        let table = game_session::resume(record).unwrap();
        let dice = Source::Scripted(Scripted::rolls(rolls.iter().copied()));
        Desk::at(Session::of(
            LocalGame::new(table, dice, Default::default()),
            levels(),
        ))
    }

    /// The same, with the table settings of a save's line.
    pub(crate) fn with_table_settings(mut self, line: &str) -> Desk {
        let begun = std::mem::take(&mut self.effects);
        let effects = self.session.read_table_settings(line);
        self.take(begun.into_iter().chain(effects).collect());
        self
    }

    /// A session that has just begun.
    pub(crate) fn at((session, effects): (Session, Vec<Effect>)) -> Desk {
        let mut desk = Desk {
            session,
            effects: Vec::new(),
            animation: None,
            pause: None,
            question: None,
            saved: String::new(),
        };
        desk.take(effects);
        desk
    }

    /// Sends a message.
    pub(crate) fn say(&mut self, message: Intent) -> &[Effect] {
        let effects = self.session.update(message);
        self.take(effects);
        &self.effects
    }

    fn take(&mut self, effects: Vec<Effect>) {
        for effect in &effects {
            match effect {
                Effect::Animate(ticket, timeline) => {
                    self.animation = Some((*ticket, timeline.clone()));
                }
                Effect::Pause(ticket, _) => self.pause = Some(*ticket),
                Effect::Ask(question) => self.question = Some(question.clone()),
                Effect::Save(record) => self.saved.clone_from(record),
                Effect::Announce(_) | Effect::Alert(_) | Effect::PlaySounds(_) => {}
            }
        }
        self.effects = effects;
    }

    pub(crate) fn roll(&mut self) {
        assert!(
            self.session.local().can_roll(),
            "{}",
            self.scene().now.status
        );
        self.say(Intent::Roll);
    }

    pub(crate) fn play(&mut self, step: &str) {
        let before = self.session.table().entry_count();
        self.say(play(&self.session, step));
        assert_eq!(
            self.session.table().entry_count(),
            before + 1,
            "{:?}",
            self.effects
        );
    }

    pub(crate) fn choose(&mut self, name: &str) {
        let space = self.session.table().board().find(name);
        self.say(Intent::Choose(space.expect(name)));
    }

    pub(crate) fn undo(&mut self) {
        assert!(self.session.undo().can_undo(self.session.local()));
        self.say(Intent::Undo);
    }

    /// The timeline being shown has ended.
    pub(crate) fn shown(&mut self) {
        let ticket = self
            .session
            .shown()
            .ticket()
            .expect("something is being shown");
        self.say(Intent::MovementEnded(ticket));
    }

    /// The last pause is over.
    pub(crate) fn paused(&mut self) {
        let ticket = self.pause.expect("a pause");
        self.say(Intent::Paused(ticket));
    }

    /// A bot's roll or last move has been seen.
    pub(crate) fn before_bot(&mut self) {
        let is_decision = matches!(self.session.table().node(), Node::Decision { .. });
        let waits = |effect: &Effect| matches!(effect, Effect::Pause(..));
        if is_decision && !self.session.local().is_persons_turn() && self.effects.iter().any(waits)
        {
            self.paused();
        }
    }

    /// The last question is answered so.
    pub(crate) fn answer(&mut self, step: &str) {
        self.before_bot();
        let question = self.question.clone().expect("a question");
        let message = self.answering(&question, step);
        self.say(message);
    }

    /// The answer to a question, in parts between bars. Of a bot's turn: a step. Of a hint: the steps of the best play,
    /// why, and the best plays, each with its chance; the steps of others than the first are in parentheses. Of threats:
    /// the cases, and each piece with those of each rival.
    pub(crate) fn answering(&self, question: &Question, text: &str) -> Intent {
        let mut parts = text.split(" | ");
        let first = parts.next().unwrap_or_default();
        match question.purpose {
            Purpose::Play => Intent::Answered(question.ticket, text.to_owned()),
            Purpose::Hint => {
                let why = parts.next().unwrap_or("Because").to_owned();
                let best = |words: &str, chance| RankedPlay {
                    steps: first.split(", ").map(str::to_owned).collect(),
                    move_words: first.to_owned(),
                    words: Line::same(words.to_owned()),
                    reason: why.clone(),
                    chance,
                };
                let play = |play: &str| {
                    let (chance, words) = play.split_once(' ').expect(play);
                    let chance = chance.parse().expect(play);
                    let Some((words, steps)) = words.trim_end_matches(')').split_once(" (") else {
                        return best(words, Some(chance));
                    };
                    RankedPlay {
                        steps: steps.split(", ").map(str::to_owned).collect(),
                        move_words: steps.to_owned(),
                        reason: "Because".to_owned(),
                        ..best(words, Some(chance))
                    }
                };
                let mut plays: Vec<RankedPlay> = parts.map(play).collect();
                if plays.is_empty() {
                    plays.push(best(first, None));
                }
                Intent::Hinted(question.ticket, Hint { plays, why })
            }
            Purpose::Threats => {
                let table = self.session.table();
                let seat = |letter: &str| table.ruleset().family.seat(letter.chars().next()?);
                let by = |text: &&str| Some((seat(text)?, text[1..].parse().ok()?));
                let pieces = parts.map(|piece| {
                    let words: Vec<&str> = piece.split(' ').collect();
                    Threatened {
                        space: table.board().find(words[1]).expect(piece),
                        owner: seat(words[0]).expect(piece),
                        by: words[2..].iter().filter_map(by).collect(),
                    }
                });
                let threats = Threats {
                    total: first.parse().expect(text),
                    pieces: pieces.collect(),
                };
                Intent::ThreatsFound(question.ticket, threats)
            }
        }
    }

    /// The last question is not answered.
    pub(crate) fn fail(&mut self, reason: &str) {
        let question = self.question.as_ref().expect("a question");
        let message = Intent::NotAnswered(question.ticket, question.purpose, reason.to_owned());
        self.say(message);
    }

    pub(crate) fn scene(&self) -> Scene {
        Scene::of(&self.session)
    }

    /// The step of the choice at `index`, as in a play line.
    pub(crate) fn step(&self, index: usize) -> String {
        let table = self.session.table();
        table.step(&table.choices()[index])
    }

    /// The position line.
    pub(crate) fn position(&self) -> String {
        self.session.table().position(self.session.local().viewer())
    }
}
