//! One key of a link, changed in its text: for who shares a link of any system.

/// The keys of all systems, in the order in which the writer has them; a system's own come after.
const ORDER: [&str; 11] =
    ["rule", "moves", "at", "players", "level", "seed", "view", "values", "lang", "embed", "theme"];

/// The link with this value of a key, or without the key. What else it says stays as it is written.
pub fn with_key(link: &str, key: &str, value: Option<&str>) -> String {
    let (path, keys) = link.split_once('?').unwrap_or((link, ""));
    let name =
        |pair: &str| pair.split_once('=').map_or(pair.to_owned(), |(name, _)| name.to_owned());
    let mut pairs: Vec<String> = (keys.split('&'))
        .filter(|pair| !pair.is_empty() && name(pair) != key)
        .map(str::to_owned)
        .collect();
    if let Some(value) = value {
        let rank = |key: &str| ORDER.iter().position(|known| *known == key).unwrap_or(ORDER.len());
        let after = pairs.iter().position(|pair| rank(&name(pair)) > rank(key));
        pairs.insert(after.unwrap_or(pairs.len()), format!("{key}={value}"));
    }
    if pairs.is_empty() { path.to_owned() } else { format!("{path}?{}", pairs.join("&")) }
}

#[cfg(test)]
mod tests {
    use super::with_key;

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
}
