//! The invitation to a game by link.

use std::rc::Rc;

use table::game_session::SeatStanding;
use table::link_game::LinkGame;
use table::status::called;
use words::t;
use yew::prelude::*;

use crate::board::theme::emblem;
use crate::dialogs::dialog::Dialog;
use crate::home::mini_board::{Little, MiniBoard};
use crate::links::help::LinkHelp;
use crate::links::store::LinkMsg;
use crate::markup::colour_class;
use crate::page::use_dispatch;

/// Props of [`InvitationDialog`].
#[derive(Properties, PartialEq, Clone)]
pub struct InvitationDialogProps {
    /// The title of the game.
    pub title: AttrValue,
    /// Who invites, by name.
    pub host: AttrValue,
    /// The seat to take: the key of its colour, the colour, and the name of its player.
    pub seat: (&'static str, &'static str, String),
    /// All players: the key of the colour, and who plays it, with their points in a match.
    pub players: Vec<(&'static str, String)>,
    /// The options of the rules, and the points that end a match.
    pub details: Vec<String>,
    /// Who joins next, if somebody does.
    pub after: Option<AttrValue>,
    /// The board.
    pub picture: Rc<Little>,
}

impl InvitationDialogProps {
    /// The invitation to a game; `None` if nobody is missing.
    pub fn of(game: &LinkGame) -> Option<InvitationDialogProps> {
        let table = game.table();
        let (seat, ruleset) = (game.next()?, table.ruleset());
        let family = ruleset.family;
        let standings = table.standings();
        let own = standings.iter().find(|each| each.seat == seat)?;
        let after = game.next_to_join(1).map(|seat| called(&table, seat));
        let match_play = table.match_play();
        // Whoever joins agrees to them.
        let has_points = match_play.is_some_and(|match_play| !match_play.points.is_empty());
        let player = |each: &SeatStanding| {
            let (name, points) = (each.title(), match_play.map(|it| it.points_of(each.seat)));
            let words = match points.filter(|_| has_points) {
                Some(points) => t!(by_link::has_points, name, points),
                None => name,
            };
            (each.colour_key, words)
        };
        let options = ruleset.options().map(|option| option.title().to_owned());
        let match_to = match_play.map(|match_play| t!(by_link::match_to, total = match_play.total));
        Some(InvitationDialogProps {
            details: options.chain(match_to).collect(),
            title: ruleset.edition.title().into(),
            host: called(&table, game.host()).into(),
            seat: (
                family.colour_key(seat),
                family.colour(seat),
                own.player.name.clone().unwrap_or_default(),
            ),
            players: standings.iter().map(player).collect(),
            after: after.map(AttrValue::from),
            picture: Rc::new(Little::of(&table)),
        })
    }
}

/// The dialog that asks whether to join.
#[component]
pub fn InvitationDialog(props: &InvitationDialogProps) -> Html {
    let onjoin = use_dispatch().on_click(LinkMsg::Join);
    let (host, title) = (&*props.host, &*props.title);
    let (key, colour, name) = (props.seat.0, props.seat.1, &props.seat.2);
    let player = |(key, words): &(&'static str, String)| {
        html! { <li class={colour_class(key)}>{ emblem::small(key) }{ words }</li> }
    };
    html! {
        <Dialog title={t!(by_link::invites, host, title)} close={t!(by_link::not_now)} class="by-link">
            <div class="invitation">
                <MiniBoard picture={props.picture.clone()} />
                <div>
                    <p class={classes!("your-seat", colour_class(key))}>
                        { emblem::small(key) }
                        if name.is_empty() {
                            { t!(by_link::your_colour, colour) }
                        } else {
                            { t!(by_link::your_seat, name, colour) }
                        }
                    </p>
                    <ul class="players" aria-label={t!(page::players)}>{ for props.players.iter().map(player) }</ul>
                </div>
            </div>
            if !props.details.is_empty() {
                <p>{ words::list(&props.details) }</p>
            }
            <p>
                if let Some(after) = &props.after {
                    { t!(by_link::pass_on, name = &**after) }
                } else {
                    { t!(by_link::how_joining_goes, host) }
                }
            </p>
            <p class="deeds">
                <button type="button" class="main" autofocus=true onclick={onjoin}>{ t!(by_link::join) }</button>
            </p>
            <LinkHelp />
        </Dialog>
    }
}

#[cfg(test)]
mod tests {
    use rules::record::Match;
    use rules::seat::Seat;
    use table::address::{self, Address};
    use table::link_game::Secret;

    use super::*;

    fn invitation(query: &str, points: &[(Seat, u32)]) -> InvitationDialogProps {
        let address = address::parse(&format!("#/new?{query}"), &["easy"]);
        let Address::New { mut setup, .. } = address else {
            panic!("{query}")
        };
        if let Some(match_play) = &mut setup.match_play {
            *match_play = Match {
                points: points.to_vec(),
                ..match_play.clone()
            };
        }
        let game = LinkGame::invite(&setup, setup.host().unwrap(), &Secret::new([1; 32])).unwrap();
        let game = LinkGame::read(&game.write().unwrap()).unwrap();
        InvitationDialogProps::of(&game).unwrap()
    }

    fn players(props: &InvitationDialogProps) -> Vec<&str> {
        props.players.iter().map(|(_, words)| &**words).collect()
    }

    #[test]
    fn bots_are_marked() {
        let query = "game=sorry&R=person:Ann&B=easy:Leo&Y=person&G=easy&link=R";
        let props = invitation(query, &[]);
        assert_eq!(players(&props), ["Ann", "Bot Leo", "Yellow", "Easy bot"]);
    }

    #[test]
    fn the_points_of_a_match_are_shown() {
        let query = "game=sorry&R=person:Ann&Y=person:Leo&match=200&link=R";
        assert_eq!(players(&invitation(query, &[])), ["Ann", "Leo"]);
        let props = invitation(query, &[(Seat(0), 195)]);
        assert_eq!(players(&props), ["Ann: 195 points", "Leo: 0 points"]);
        assert_eq!(props.details, ["match to 200 points"]);
    }
}
