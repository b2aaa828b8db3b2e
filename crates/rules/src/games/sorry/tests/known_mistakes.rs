//! What other programs that play Sorry! are known to get wrong.

use super::*;

/// No two pawns of a colour stand on one square in any result of a line.
#[track_caller]
fn no_two_together(line: &str) {
    let Position { game, state } = at(line);
    for play in notation::plays(&game, &state) {
        let mut pieces = game.pieces(&play.state);
        let board = game.board();
        let holds_more =
            |at| board.space(at).name.ends_with("yard") || board.space(at).name.ends_with("home");
        pieces.retain(|each| !holds_more(each.at));
        let count = pieces.len();
        pieces.sort_unstable();
        pieces.dedup();
        assert_eq!(pieces.len(), count, "{line}: {}", play.text);
    }
}

#[test]
fn s16_two_of_a_colour_on_one_square_after_a_shared_7() {
    // Five for one and two for the other would both end on R11; one and six on Blue's slide.
    for line in [
        "R:R6,R9,2yard/Y:4yard R:7",
        "R:R13,R14,B5,yard/Y:4yard R:7",
        "R:R13,R14,B3,B4/Y:B1,3yard R:7",
        "R:R0,R1,Rh1,Rh2/Y:4yard R:7",
    ] {
        no_two_together(line);
    }
    let line = "R:R6,R9,R13,yard/Y:4yard R:7";
    never(line, "7 R9-R11, 7 R6-R11");
    refused(
        line,
        "7 R9-R11, 7 R6-R11",
        "S-9: Red's own pawn stands on R11",
    );
}

#[test]
fn s21_a_pawn_bumping_itself_by_its_own_slide() {
    leads(
        "R:B13,3home/Y:4yard R:4",
        "4 B13-B9>B13",
        "R:B13,3home/Y:4yard Y discard=4",
    );
    leads(
        "R:B11,3home/Y:B9,3yard R:11",
        "11 B11~B9>B13",
        "R:B13,3home/Y:4yard Y discard=11",
    );
    leads(
        "R:B4,3home/Y:4yard R:4",
        "4 B4-B0",
        "R:B0,3home/Y:4yard Y discard=4",
    );
}

#[test]
fn s23_bumps_reckoned_from_before_the_card() {
    leads(
        "R:B8,B11,2home/Y:4yard R:7",
        "7 B11-Y2, 7 B8-B9>B13",
        "R:B13,Y2,2home/Y:4yard Y discard=7",
    );
    leads(
        "R:B8,B6,2home/Y:4yard R:7",
        "7 B6-B12, 7 B8-B9>B13",
        "R:yard,B13,2home/Y:4yard Y discard=7",
    );
    leads(
        "R:B12,3yard/Y:B9,3yard R:11",
        "11 B12~B9>B13",
        "R:3yard,B13/Y:4yard Y discard=11",
    );
}

#[test]
fn s13_safety_zones_of_two_colours_taken_for_one() {
    leads(
        "R:R1,3yard/B:Bh2,3yard/Y:Yh2,3yard/G:Gh2,3yard R:3",
        "3 R1-Rh2",
        "R:3yard,Rh2/B:3yard,Bh2/Y:3yard,Yh2/G:3yard,Gh2 B discard=3",
    );
    only(
        "partners R:R1,3home/B:4yard/Y:Yh2,3home/G:4yard R:3",
        &["3 R1-Rh2", "3 Yh2-Yh5"],
    );
}
