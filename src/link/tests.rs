#![allow(clippy::unwrap_used)]

use super::*;
use crate::core::Say;
use crate::session::Players;

/// The canonical form, or what is wrong.
fn valid(text: &str) -> String {
    match read(text, 0) {
        Ok(reading) if reading.errors.is_empty() => reading.link().to_string(),
        Ok(reading) => format!("{:?}", reading.errors),
        Err(error) => format!("{error:?}"),
    }
}

#[test]
fn links_are_read_with_what_is_tolerated() {
    let plain = "/v1/heaps/0.77/7+5+12";
    for text in [
        plain,
        "#/v1/heaps/0.77/7+5+12",
        "https://example.org/nimlab/#/v1/heaps/0.77/7+5+12",
        "#/v1/heaps/0.77/7%2B5%2B12",
        "#/v1/heaps/0.770/7+5+12?rule=normal&view=play",
        "#/v1/heaps/0.77/7+5+12?",
        "#/v1/heaps/0.77/7+5+12/",
        "#/v1/heaps/0.77/7+5+12?players=human-computer&players=human-computer",
    ] {
        assert_eq!(valid(text), plain, "{text}");
    }
}

#[test]
fn the_writer_knows_one_order_of_keys() {
    let keys = [
        "rule=misere",
        "moves=1-2-2_3-1-0",
        "at=1",
        "players=human-human",
        "level=4",
        "seed=18446744073709551615",
        "view=sequence",
        "values=hide",
        "lang=fr",
        "embed=1",
        "theme=projector",
        "to=5000",
    ];
    let canonical = format!("/v1/heaps/0.77/7+5?{}", keys.join("&"));
    let mut turned = keys;
    turned.reverse();
    assert_eq!(valid(&format!("/v1/heaps/0.77/7+5?{}", turned.join("&"))), canonical);
    assert_eq!(valid(&canonical), canonical);
}

#[test]
fn what_is_wrong_is_named_and_located_and_the_nearest_link_offered() {
    let cases = [
        ("/v1/heaps/0.78/7", 10, 14, "code-not-octal", "/v1/heaps/0.77/7"),
        ("/v1/heaps/0.77/7+x", 17, 18, "heaps-not-a-number", "/v1/heaps/0.77/7"),
        (
            "/v1/heaps/0.77/7+99999999999999999999",
            17,
            37,
            "heaps-too-large",
            "/v1/heaps/0.77/7+10000",
        ),
        ("/v1/heaps/0.77", 14, 14, "link-missing", "/v1/heaps/0.77/7+5"),
        ("/v1/heaps/0.07", 14, 14, "link-missing", "/v1/heaps/0.07/9+7"),
        ("/v1/heaps/0.38", 14, 14, "link-missing", "/v1/heaps/0.37/7+5"),
        ("/v1/pawns/5x31", 14, 14, "link-missing", "/v1/pawns/5x30/1.1+2.1+3.1"),
        ("/v1/chomp/4x5", 13, 13, "link-missing", "/v1/chomp/4x5/5.5.5.5"),
        ("/v1/heaps/0.77/7/9", 17, 18, "link-too-many-parts", "/v1/heaps/0.77/7"),
        ("/v1/heaps/0.77/7?levl=4", 17, 23, "link-key", "/v1/heaps/0.77/7"),
        ("/v1/heaps/0.77/7?level", 17, 22, "link-no-value", "/v1/heaps/0.77/7"),
        ("/v1/heaps/0.77/7?level=5", 23, 24, "link-value", "/v1/heaps/0.77/7"),
        (
            "/v1/heaps/0.77/7?level=4&level=1",
            25,
            32,
            "link-contradiction",
            "/v1/heaps/0.77/7?level=4",
        ),
        ("/v1/heaps/0.77/7?seed=-1", 22, 24, "link-value", "/v1/heaps/0.77/7"),
        ("/v1/heaps/0.77/7?to=10000000000000", 20, 34, "link-value", "/v1/heaps/0.77/7"),
        (
            "/v1/heaps/0.77/7?moves=1-2-2_9-1-0",
            29,
            34,
            "move-no-heap",
            "/v1/heaps/0.77/7?moves=1-2-2",
        ),
        ("/v1/heaps/0.77/7?moves=1-2-2&at=2", 32, 33, "link-at", "/v1/heaps/0.77/7?moves=1-2-2"),
        ("/v1/heaps/0.77/7?moves=", 23, 23, "move-unreadable", "/v1/heaps/0.77/7"),
        ("/v1/heaps/0.77/7?rule=", 22, 22, "link-no-value", "/v1/heaps/0.77/7"),
        ("/v1/heaps/0.77/7?to=", 20, 20, "link-no-value", "/v1/heaps/0.77/7"),
        ("/v1/heaps/0.77/7?task=choice&options=a", 37, 38, "link-options", "/v1/heaps/0.77/7"),
        ("/v1/heaps/0.77/7?task=choice", 22, 28, "task-no-options", "/v1/heaps/0.77/7"),
        ("/v1/chomp/31x5/5.5", 10, 12, "bar-rows-too-many", "/v1/chomp/30x5/5.5"),
        ("/v1/chomp/4x5/3.4.9", 16, 17, "rows-increase", "/v1/chomp/4x5/3.3.3"),
        ("/v1/chomp/4x5/9.2.0+x+2", 14, 15, "rows-too-long", "/v1/chomp/4x5/5.2+2"),
        ("/v1/chomp/2x2/1.1.1", 18, 19, "rows-too-many", "/v1/chomp/2x2/1.1"),
        ("/v1/chomp/bar/3", 10, 13, "bar-size-unreadable", "/v1/chomp/4x6/3"),
        ("/v1/graph/sticks-99999-3/0", 17, 22, "graph-sticks", "/v1/graph/sticks-500-3/0"),
        ("/v1/graph/sticks-6-0/0", 19, 20, "graph-sticks", "/v1/graph/sticks-6-1/0"),
        ("/v1/graph/tree-99-3/0", 10, 19, "graph-tree-huge", "/v1/graph/tree-11-3/0"),
    ];
    for (text, start, end, id, nearest) in cases {
        let reading = read(text, 0).unwrap();
        let error = reading.errors.first().unwrap();
        assert_eq!(error.problem.say().id, id, "{text}");
        assert_eq!(reading.link().to_string(), nearest, "{text}");
        if id != "code-not-octal" {
            assert_eq!((error.start, error.end), (start, end), "{text}");
        }
    }
}

#[test]
fn the_system_is_found_or_named_as_unknown() {
    assert!(split("#/v1/heaps/0.77/7").is_ok());
    for (text, problem) in [
        ("hello", Problem::NotALink),
        ("#/about", Problem::NotALink),
        ("/v2/heaps/0.77/7", Problem::Version { found: "v2".to_owned() }),
        ("/v1/chess/e4", Problem::System { found: "chess".to_owned() }),
        ("/v1", Problem::Missing),
    ] {
        assert_eq!(split(text).unwrap_err().problem, problem, "{text}");
    }
    let long = format!("/v1/heaps/0.77/{}", "1+".repeat(MAX_TEXT));
    assert_eq!(split(&long).unwrap_err().problem, Problem::TooLong { most: MAX_TEXT });
}

#[test]
fn the_first_page_is_no_game_and_has_a_language_and_a_theme() {
    for text in ["", "#", "#/", "/?", "#/?lang=fr&theme=dark", "https://example.org/#/?lang=en"] {
        assert!(matches!(split(text), Ok(Place::Front(_))), "{text}");
    }
    for text in ["#/?lang=de", "#/?level=4", "#/?to=9", "#/?lang"] {
        assert_eq!(split(text).unwrap_err().problem, Problem::NotALink, "{text}");
    }
}

/// Whoever was to move where a position is drawn begins there. Where the position says who moves, nobody changes seats.
#[test]
fn seats_are_changed_where_the_players_move_in_turn() {
    for (link, players) in [
        ("graph/sticks-6-3/0?moves=1", Players::HumanComputer),
        ("graph/sticks-6-3/0?moves=1_5", Players::HumanComputer),
        ("heaps/0.77/7+5?moves=1-2-4", Players::ComputerHuman),
        ("heaps/0.77/7+5?moves=1-2-4_3-2-3", Players::HumanComputer),
    ] {
        let reading = read(&format!("/v1/{link}&task=outcome&fresh=1&seed=3"), 0).unwrap();
        assert_eq!(reading.errors, [], "{link}");
        let state = reading.play.state();
        assert_eq!((state.players, state.tree.is_empty()), (players, true), "{link}");
    }
}

#[test]
fn nothing_is_drawn_like_the_end_of_a_game() {
    let over = "/v1/heaps/0.77/1?moves=1-1-0&task=open";
    assert_eq!(valid(&format!("{over}&fresh=1")), over);
    let asked = read("/v1/heaps/0.77/1?moves=1-1-0&task=move&fresh=1", 3).unwrap();
    assert_eq!(asked.errors.first().unwrap().problem.say().id, "task-over");
}

#[test]
fn a_game_comes_back_from_its_link() {
    let text = "/v1/heaps/0.77/7+5?moves=1-2-2_3-1-0&at=1&players=human-human&level=3&seed=9";
    let reading = read(text, 0).unwrap();
    assert_eq!(reading.errors, []);
    assert_eq!(reading.play.state().tree.shown().ply, 1);
    assert_eq!(reading.play.state().seed, 9);
    assert_eq!(reading.link().to_string(), text);
}
