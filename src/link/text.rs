//! What can be done with a link as a text, by code that need not know the game, such as sharing.

use super::encode::decoded;
use super::keys::KEYS;
use super::place::{Place, split};

/// What every link to a game begins with.
const LEAD: &str = "/v1/";
/// A link that works, for whoever has none.
pub const EXAMPLE: &str = "/v1/heaps/0.77/7+5";

/// Views that the first page leads to, each with the name of its picture.
pub const EXPLORED: [(&str, &str); 4] = [
    ("kayles", "/v1/heaps/0.77/7+5?view=sequence"),
    ("queen", "/v1/pawns/30x30/q8.13?view=nimbers"),
    ("chomp", "/v1/chomp/3x5/5.5.5?view=three-rows&to=119"),
    ("pawns", "/v1/pawns/16x16/1.1?view=nimbers"),
];
/// The keys that say how something is viewed, whatever it is.
const ALIKE: [&str; 5] = ["values", "lang", "count", "embed", "theme"];

/// The link with this value of a key, or without the key. What else it says stays as it is written.
pub fn with_key(link: &str, key: &str, value: Option<&str>) -> String {
    let (path, keys) = parts(link);
    let mut pairs: Vec<String> = (keys.split('&'))
        .filter(|pair| !pair.is_empty() && name(pair) != key)
        .map(str::to_owned)
        .collect();
    if let Some(value) = value {
        let rank =
            |key: &str| KEYS.iter().position(|known| known.name == key).unwrap_or(KEYS.len());
        let after = pairs.iter().position(|pair| rank(name(pair)) > rank(key));
        pairs.insert(after.unwrap_or(pairs.len()), format!("{key}={value}"));
    }
    if pairs.is_empty() { path.to_owned() } else { format!("{path}?{}", pairs.join("&")) }
}

/// What a link says for a key, as it is written there.
pub fn value_of<'a>(link: &'a str, key: &str) -> Option<&'a str> {
    let (_, keys) = parts(link);
    keys.split('&').find_map(|pair| pair.strip_prefix(key)?.strip_prefix('='))
}

/// The link to the point that is shown, without the moves that were played after it.
pub fn until_here(link: &str) -> String {
    let (Some(moves), Some(at)) = (value_of(link, "moves"), value_of(link, "at")) else {
        return link.to_owned();
    };
    let at = at.parse().unwrap_or(usize::MAX);
    let kept: Vec<&str> = moves.split('_').take(at).collect();
    let link = with_key(link, "at", None);
    with_key(&link, "moves", Some(kept.join("_").as_str()).filter(|moves| !moves.is_empty()))
}

/// Which game it is and where it begins, as a link has it: `heaps/0.77/7+5`.
pub fn path_of(link: &str) -> &str {
    let (path, _) = parts(link);
    path.strip_prefix(LEAD).unwrap_or(path)
}

/// The link with these of its keys alone.
pub fn with_only(link: &str, allowed: &[&str]) -> String {
    keeping(link, |name| allowed.contains(&name))
}

/// The link without what says how it is viewed.
pub(super) fn unviewed(link: &str) -> String {
    keeping(link, |name| !ALIKE.contains(&name))
}

/// The link with those of its keys that stay.
fn keeping(link: &str, stays: impl Fn(&str) -> bool) -> String {
    let (path, keys) = parts(link);
    let pairs = keys.split('&').filter(|pair| stays(name(pair)));
    let pairs = pairs.collect::<Vec<_>>().join("&");
    if pairs.is_empty() { path.to_owned() } else { format!("{path}?{pairs}") }
}

/// The link viewed as another one is: in its language and theme, the board alone, answers hidden.
pub fn alike(link: &str, other: &str) -> String {
    let (_, keys) = parts(other);
    let value = |wanted: &str| {
        keys.split('&').find_map(|pair| pair.strip_prefix(wanted)?.strip_prefix('='))
    };
    ALIKE
        .into_iter()
        .filter_map(|name| Some((name, value(name)?)))
        .fold(link.to_owned(), |link, (name, value)| with_key(&link, name, Some(value)))
}

/// The link with the keys of how it is to be viewed that it does not say itself, be it to the first page. The
/// way of counting is for games alone.
pub fn carrying(link: &str, keys: &[(&str, &str)]) -> String {
    let (_, said) = parts(link);
    let new = keys.iter().filter(|(key, _)| said.split('&').all(|pair| name(pair) != *key));
    let new = new.filter(|(key, _)| *key != "count" || is_game(link));
    let link = new.fold(link.to_owned(), |link, (key, value)| with_key(&link, key, Some(value)));
    if link.starts_with('?') { format!("/{link}") } else { link }
}

/// The link as written in an address.
pub fn with_hash(link: &str) -> String {
    format!("#{link}")
}

/// The link in a text that may be a whole address.
pub fn of_address(text: &str) -> &str {
    text.split_once('#').map_or(text, |(_, link)| link).trim()
}

/// What a link was before a mail or a learning platform wrote its signs in another way (`&amp;` for `&`, or `%2F` for
/// `/` with all the others); `None` where it is as it was written.
pub fn unescaped(link: &str) -> Option<String> {
    let encoded = LEAD.replace('/', "%2F");
    let whole = link.get(..encoded.len()).is_some_and(|lead| lead.eq_ignore_ascii_case(&encoded));
    let text = if whole { decoded(link) } else { link.to_owned() };
    // The name of a key has no `;` in it.
    let text = text.replace("&amp;", "&");
    (text != link).then_some(text)
}

/// Whether a text looks like a link to a game: its system is one that there is.
pub fn is_game(link: &str) -> bool {
    link.starts_with(LEAD) && matches!(split(link), Ok(Place::Game(_)))
}

/// The link of what comes after the version: `heaps/0.77/7+5`.
pub fn of_version(rest: &str) -> String {
    format!("{LEAD}{rest}")
}

/// What comes after the version of a link, keys and all: `heaps/0.77/7+5?rule=misere`.
pub fn rest_of(link: &str) -> &str {
    link.strip_prefix(LEAD).unwrap_or(link)
}

/// Whether a text begins with a link, be it the whole address.
pub fn begins(text: &str) -> bool {
    let Some((page, link)) = text.split_once('#') else { return false };
    let is_address = || {
        page.split_once("://").is_some_and(|(scheme, site)| {
            scheme.bytes().all(|sign| sign.is_ascii_alphabetic())
                && !site.contains(char::is_whitespace)
        })
    };
    link.starts_with(LEAD) && (page.is_empty() || is_address())
}

/// The first link to a game in a text.
pub fn first_link(text: &str) -> Option<&str> {
    let line = text.lines().find(|line| line.contains(LEAD))?;
    let link = of_address(line);
    link.starts_with(LEAD).then_some(link)
}

/// The path of a link and its keys.
pub(super) fn parts(link: &str) -> (&str, &str) {
    link.split_once('?').unwrap_or((link, ""))
}

fn name(pair: &str) -> &str {
    pair.split_once('=').map_or(pair, |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::{alike, carrying, unescaped, until_here, with_key};

    #[test]
    fn what_others_have_escaped_is_read_as_it_was() {
        for (escaped, link) in [
            (
                "/v1/heaps/0.77/7?view=groups&amp;lang=fr&amp;theme=dark",
                "/v1/heaps/0.77/7?view=groups&lang=fr&theme=dark",
            ),
            (
                "%2Fv1%2Fheaps%2F0.77%2F7%2B5%3Fmoves%3D1-2-3%26lang%3Dfr",
                "/v1/heaps/0.77/7+5?moves=1-2-3&lang=fr",
            ),
            (
                "%2fv1%2fchomp%2f4x5%2f5.5.5.5%3fsay%3dO%25C3%25B9%2520%253F",
                "/v1/chomp/4x5/5.5.5.5?say=O%C3%B9%20%3F",
            ),
        ] {
            assert_eq!(unescaped(escaped).as_deref(), Some(link));
        }
        for link in [
            "",
            "/v1/heaps/0.77/7+5?say=a%26amp%3Bb",
            "/v1/%2Fv1%2F",
            "%2Fv2%2Fx",
            "%2Fé",
            "é%2Fv1%2F",
        ] {
            assert_eq!(unescaped(link), None, "{link}");
        }
    }

    #[test]
    fn a_key_is_set_in_its_place_and_taken_away() {
        let link = "/v1/heaps/0.77/7+5?moves=1-2-3&level=4&to=9";
        let hidden = with_key(link, "values", Some("hide"));
        assert_eq!(hidden, "/v1/heaps/0.77/7+5?moves=1-2-3&level=4&values=hide&to=9");
        assert_eq!(with_key(&hidden, "values", Some("hide")), hidden);
        assert_eq!(with_key(&hidden, "values", None), link);
        assert_eq!(with_key("/v1/heaps/0.77/7", "lang", Some("fr")), "/v1/heaps/0.77/7?lang=fr");
        assert_eq!(with_key("/v1/heaps/0.77/7?lang=fr", "lang", None), "/v1/heaps/0.77/7");
    }

    #[test]
    fn a_link_ends_where_it_is_looked_at() {
        let cases = [
            (
                "/v1/heaps/0.77/7?moves=1-2-3_1-1-0&at=1&level=4",
                "/v1/heaps/0.77/7?moves=1-2-3&level=4",
            ),
            ("/v1/heaps/0.77/7?moves=1-2-3&at=0", "/v1/heaps/0.77/7"),
            ("/v1/heaps/0.77/7?moves=1-2-3", "/v1/heaps/0.77/7?moves=1-2-3"),
            ("/v1/heaps/0.77/7", "/v1/heaps/0.77/7"),
        ];
        for (link, wanted) in cases {
            assert_eq!(until_here(link), wanted);
        }
    }

    #[test]
    fn a_link_carries_on_what_it_does_not_say_itself() {
        let keys = [("lang", "fr"), ("theme", "dark"), ("count", "0")];
        for (link, wanted) in [
            ("", "/?lang=fr&theme=dark"),
            ("/", "/?lang=fr&theme=dark"),
            ("/?lang=en", "/?lang=en&theme=dark"),
            ("/v1/lesson/nim-1/2?seed=3", "/v1/lesson/nim-1/2?seed=3&lang=fr&theme=dark"),
            (
                "/v1/heaps/0.77/7?theme=light&to=9",
                "/v1/heaps/0.77/7?lang=fr&count=0&theme=light&to=9",
            ),
        ] {
            assert_eq!(carrying(link, &keys), wanted);
            assert_eq!(carrying(link, &[]), link);
            assert!(super::split(wanted).is_ok());
        }
    }

    #[test]
    fn a_link_is_looked_at_as_another_one_is() {
        let other = "/v1/heaps/0.77/7?level=4&values=hide&lang=fr&to=9";
        assert_eq!(
            alike("/v1/pawns/5x5/1.1?view=fill", other),
            "/v1/pawns/5x5/1.1?view=fill&values=hide&lang=fr"
        );
        assert_eq!(alike("/v1/pawns/5x5/1.1", "/v1/heaps/0.77/7"), "/v1/pawns/5x5/1.1");
    }
}
