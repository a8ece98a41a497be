//! The nearest address to one that leads to no game: what is wrong is taken out of it.

use super::{EXAMPLE, LinkError, Place, split};

/// How many pieces are taken out at most.
const MAX_OUT: usize = 32;

/// The page of a lesson or a class that an address which cannot be taken apart is nearest to; otherwise the example.
/// Time is linear in the text for each piece that is taken out.
pub fn nearest_link(text: &str) -> String {
    let mut text = text.to_owned();
    for _ in 0..MAX_OUT {
        text = match split(&text) {
            Ok(Place::Lesson(place)) => return place.to_string(),
            Ok(Place::Class(place)) => return place.to_string(),
            Ok(Place::Front(_) | Place::Game(_)) => break,
            Err(error) => match without(&text, &error) {
                Some(shorter) => shorter,
                None => break,
            },
        };
    }
    EXAMPLE.to_owned()
}

/// The text without what an error is about: a piece of the query, or the path from there on.
fn without(text: &str, error: &LinkError) -> Option<String> {
    let begin = text.find('#').map_or(0, |at| at + 1);
    let query = text.get(begin..)?.find('?').map_or(text.len(), |at| begin + at);
    if error.start <= query {
        let slash = text.get(begin..error.start)?.rfind('/')?;
        return Some(text.get(..begin + slash)?.to_owned() + text.get(query..)?);
    }
    let from = text.get(query + 1..error.start)?.rfind('&').map_or(query, |at| query + 1 + at);
    let rest = text.get(error.start..)?;
    let rest = rest.find('&').map_or("", |at| rest.get(at + 1..).unwrap_or(""));
    let sign = if rest.is_empty() { "" } else { text.get(from..=from)? };
    Some(format!("{}{sign}{rest}", text.get(..from)?))
}

#[cfg(test)]
mod tests {
    use super::nearest_link;

    #[test]
    fn what_is_wrong_is_taken_out() {
        for (text, nearest) in [
            ("/v1/lesson/nim-1/0", "/v1/lesson/nim-1"),
            ("#/v1/lesson/nim-1/2/3", "/v1/lesson/nim-1/2"),
            ("/v1/lesson/nim-1/x?lang=fr", "/v1/lesson/nim-1?lang=fr"),
            ("/v1/lesson/nim-1?view=foo", "/v1/lesson/nim-1"),
            ("/v1/lesson/nim-1?view=foo&lang=fr", "/v1/lesson/nim-1?lang=fr"),
            ("/v1/lesson/nim-1?lang=fr&seed=x&view=key", "/v1/lesson/nim-1?view=key&lang=fr"),
            ("/v1/lesson/nim-1?seed", "/v1/lesson/nim-1"),
            ("/v1/lesson/nim-1?seed=", "/v1/lesson/nim-1"),
            ("/v1/lesson/nim-1?a=1&b=2&c=3", "/v1/lesson/nim-1"),
            ("/v1/lesson/nim-1?given=a?b&given=c", "/v1/lesson/nim-1"),
            ("/v1/lesson?view=paper", "/v1/lesson"),
            ("https://example.org/#/v1/class/nim-1/é?x=é", "/v1/class/nim-1"),
            ("/v1/class/nim-1?seed=3&lang=fr", "/v1/class/nim-1?lang=fr"),
            ("/v1/chess/1/2", super::EXAMPLE),
            ("/v1", super::EXAMPLE),
            ("", super::EXAMPLE),
            ("?lang=de", super::EXAMPLE),
        ] {
            assert_eq!(nearest_link(text), nearest, "{text}");
        }
    }
}
