//! The invitation to a game by link.

use std::rc::Rc;

use rules::ruleset::Choice;
use table::game_session::SeatStanding;
use table::kept_rules::KeptRules;
use table::link_game::LinkGame;
use words::t;
use yew::prelude::*;

use crate::board::theme::emblem;
use crate::dialogs::dialog::Dialog;
use crate::home::mini_board::{BoardPicture, mini_board};
use crate::links::help::link_help;
use crate::links::store::LinkMsg;
use crate::markup::colour_class;
use crate::page::Dispatch;

/// What an invitation says.
pub struct Invitation {
    /// The title of the game.
    pub title: String,
    /// Who invites, by name.
    pub host: String,
    /// The seat to take: the key of its colour, the colour, and the name of its player.
    pub seat: (&'static str, &'static str, String),
    /// All players: the key of the colour, and who plays it, with their points in a match.
    pub players: Vec<(&'static str, String)>,
    /// What differs from the printed rules, as sentences, and the points that end a match.
    pub details: Vec<String>,
    /// Who joins next, if somebody does.
    pub after: Option<String>,
    /// The board.
    pub picture: Rc<BoardPicture>,
}

impl Invitation {
    /// The invitation to a game; `None` if nobody is missing.
    pub fn of(game: &LinkGame, kept: &KeptRules) -> Option<Invitation> {
        let table = game.table();
        let (seat, ruleset) = (game.next()?, table.ruleset());
        let family = ruleset.family;
        let standings = table.standings();
        let own = standings.iter().find(|each| each.seat == seat)?;
        let after = game.next_to_join(1).map(|seat| table.called(seat));
        let match_play = table.match_play();
        // Whoever joins agrees to them.
        let has_points = match_play.is_some_and(|match_play| !match_play.points.is_empty());
        let player = |each: &SeatStanding| {
            let (name, points) = (
                each.marked_name(),
                match_play.map(|it| it.points_of(each.seat)),
            );
            let words = match points.filter(|_| has_points) {
                Some(points) => t!(by_link::has_points, name, points),
                None => name,
            };
            (each.colour_key, words)
        };
        let options = ruleset.choices().map(Choice::says);
        let match_to = match_play.map(|match_play| t!(by_link::match_to, total = match_play.total));
        Some(Invitation {
            details: options.chain(match_to).collect(),
            title: kept.title(ruleset),
            host: table.called(game.host()),
            seat: (
                family.colour_key(seat),
                family.colour(seat),
                own.player.name.clone().unwrap_or_default(),
            ),
            players: standings.iter().map(player).collect(),
            after,
            picture: Rc::new(BoardPicture::of(&table, Some(seat))),
        })
    }
}

/// The dialog that asks whether to join.
pub fn invitation_dialog(dispatch: &Dispatch, invitation: &Invitation) -> Html {
    let onjoin = dispatch.on_click(LinkMsg::Join);
    let (host, title) = (&*invitation.host, &*invitation.title);
    let (key, colour, name) = (invitation.seat.0, invitation.seat.1, &invitation.seat.2);
    let player = |(key, words): &(&'static str, String)| {
        html! { <li class={colour_class(key)}>{ emblem::small(key) }{ words }</li> }
    };
    html! {
        <Dialog key="invitation" title={t!(by_link::invites, host, title)} close={t!(by_link::not_now)} class="by-link">
            <div class="invitation">
                { mini_board(&invitation.picture) }
                <div>
                    <p class={classes!("your-seat", colour_class(key))}>
                        { emblem::small(key) }
                        if name.is_empty() {
                            { t!(by_link::your_colour, colour) }
                        } else {
                            { t!(by_link::your_seat, name, colour) }
                        }
                    </p>
                    <ul class="players" aria-label={t!(page::players)}>{ for invitation.players.iter().map(player) }</ul>
                </div>
            </div>
            if !invitation.details.is_empty() {
                <p>{ t!(by_link::differs) }</p>
                <ul class="differs">{ for invitation.details.iter().map(|detail| html! { <li>{ detail }</li> }) }</ul>
            }
            <p>
                if let Some(after) = &invitation.after {
                    { t!(by_link::pass_on, name = &**after) }
                } else {
                    { t!(by_link::how_joining_goes, host) }
                }
            </p>
            <p class="actions">
                <button type="button" class="main" autofocus=true onclick={onjoin}>{ t!(by_link::join) }</button>
            </p>
            { link_help() }
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

    fn invitation(query: &str, points: &[(Seat, u32)]) -> Invitation {
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
        Invitation::of(&game, &KeptRules::default()).unwrap()
    }

    fn players(invitation: &Invitation) -> Vec<&str> {
        invitation
            .players
            .iter()
            .map(|(_, words)| &**words)
            .collect()
    }

    #[test]
    fn bots_are_marked() {
        let query = "game=sorry&R=person:Ann&B=easy:Leo&Y=person&G=easy&link=R";
        let props = invitation(query, &[]);
        assert_eq!(
            players(&props),
            ["Ann", "Bot Leo", "Yellow", "Biscuit, easy bot"]
        );
    }

    #[test]
    fn the_points_of_a_match_are_shown() {
        let query = "game=sorry&R=person:Ann&Y=person:Leo&match=200&link=R";
        assert_eq!(players(&invitation(query, &[])), ["Ann", "Leo"]);
        let props = invitation(query, &[(Seat(0), 195)]);
        assert_eq!(players(&props), ["Ann: 195 points", "Leo: 0 points"]);
        assert_eq!(props.details, ["match to 200 points"]);
    }

    #[test]
    fn all_that_differs_from_the_print_is_told() {
        let query = "game=parcheesi+blockades=none+capture=10&Y=person:Ann&R=person:Leo&link=Y";
        let props = invitation(query, &[]);
        assert_eq!(props.title, "Parcheesi, house rules");
        let says = [
            "There are no blockades: two pawns on a space can be passed, and are captured together, as one capture",
            "A capture earns 10 spaces",
        ];
        assert_eq!(props.details, says);
    }
}
