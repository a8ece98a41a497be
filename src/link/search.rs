//! The part of an address before its `#`, as other pages and platforms write it.

use crate::words::Language;

/// The language that it sets: `?lang=fr`.
pub fn language_of(search: &str) -> Option<Language> {
    let mut keys = search.trim_start_matches('?').split('&');
    keys.find_map(|key| Language::of(key.strip_prefix("lang=")?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_before_the_link_is_read() {
        for (search, language) in [
            ("?lang=fr", Some(Language::French)),
            ("?a=1&lang=en", Some(Language::English)),
            ("?lang=fr-CH&b", Some(Language::French)),
            ("?lang=de", None),
            ("?slang=fr", None),
            ("", None),
        ] {
            assert_eq!(language_of(search), language, "{search}");
        }
    }
}
