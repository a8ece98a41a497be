//! The part of an address before its `#`, as other pages and platforms write it.

/// The tag of the language that it sets, `fr` in `?lang=fr`.
pub fn language_of(search: &str) -> Option<&str> {
    let mut keys = search.trim_start_matches('?').split('&');
    keys.find_map(|key| key.strip_prefix("lang="))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_before_the_link_is_read() {
        for (search, tag) in [
            ("?lang=fr", Some("fr")),
            ("?a=1&lang=en", Some("en")),
            ("?lang=fr-CH&b", Some("fr-CH")),
            ("?slang=fr", None),
            ("", None),
        ] {
            assert_eq!(language_of(search), tag, "{search}");
        }
    }
}
