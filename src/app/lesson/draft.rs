//! The text of a lesson that is being written, and what it has replaced: nothing that a reader has written is lost.

use crate::app::hooks::{
    Former, draft_tab, keep_draft, keep_formers, kept_draft, kept_formers, own_tab,
};
use crate::lesson::{Lesson, mark_of};
use crate::link::{of_version, with_hash};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// A board to begin with.
const EXAMPLE_BOARD: &str = "heaps/0.~3/7+5+3?task=move";
/// How many texts that were replaced are kept.
const MAX_FORMERS: usize = 4;

/// The text, and the ways to change it.
pub(super) struct Draft {
    pub(super) text: Rc<str>,
    /// Whether the device keeps it.
    pub(super) kept: bool,
    /// Whether the device keeps all that was replaced.
    pub(super) formers_kept: bool,
    /// Takes what is written.
    pub(super) change: Callback<String>,
    /// Takes what comes from elsewhere.
    pub(super) bring: Callback<String>,
    /// What was replaced last, where there is something, and a way to put it back.
    pub(super) back: Option<(String, Callback<()>)>,
}

/// Keeps a text, the example at first.
#[hook]
pub(super) fn use_draft(words: &Words) -> Draft {
    let sample: Rc<str> = example(words).into();
    let text = use_state_eq(|| kept_draft().map_or_else(|| sample.clone(), Rc::from));
    let kept = use_state_eq(|| true);
    // What the reader had written before something came in its place, the last first.
    let formers = use_state_eq(kept_formers);
    let formers_kept = use_state_eq(|| true);
    let take = {
        let (text, kept) = (text.setter(), kept.setter());
        Callback::from(move |now: String| {
            kept.set(keep_draft(&now));
            text.set(now.into());
        })
    };
    let replace = {
        let (formers, all_kept, take) = (formers.setter(), formers_kept.setter(), take.clone());
        Callback::from(move |(now, mut next): (String, Vec<Former>)| {
            next.truncate(MAX_FORMERS);
            all_kept.set(keep_formers(&next));
            formers.set(next);
            take.emit(now);
        })
    };
    // Those there are when a text is to come, with what another tab has written meanwhile.
    let before = {
        let (text, kept, formers) = (text.clone(), kept.clone(), formers.clone());
        let (formers_kept, sample) = (formers_kept.clone(), sample.clone());
        move |now: &str| {
            if !*kept || !*formers_kept {
                return (*formers).clone();
            }
            with_others(kept_formers(), &[&text, now, &sample])
        }
    };
    let change = {
        let (before, formers, replace) = (before.clone(), formers.clone(), replace.clone());
        Callback::from(move |now: String| {
            let next = before(&now);
            if next == *formers { take.emit(now) } else { replace.emit((now, next)) }
        })
    };
    let written = {
        let (text, formers) = (text.clone(), formers.clone());
        move || written(&text, formers.first(), &sample)
    };
    let bring = {
        let (before, written) = (before.clone(), written.clone());
        replace.reform(move |now: String| {
            let mut next = before(&now);
            let came = mark_of(&now);
            match (written().filter(|text| *text != now), next.first_mut()) {
                (Some(text), _) => next.insert(0, Former { came, text }),
                (None, Some(last)) => last.came = came,
                (None, None) => {}
            }
            (now, next)
        })
    };
    let back = formers.first().cloned().map(|Former { text, .. }| {
        let former = text.clone();
        let back = replace.reform(move |()| {
            let mut next = before(&text);
            if let Some(at) = next.iter().position(|former| former.text == text) {
                next.remove(at);
            }
            // What is the reader's own has come from nowhere.
            next.extend(written().map(|text| Former { came: String::new(), text }));
            (text.clone(), next)
        });
        (former, back)
    });
    Draft { text: (*text).clone(), kept: *kept, formers_kept: *formers_kept, change, bring, back }
}

/// These, and first of all what another tab has kept: what is in the place of a draft and is none of `own`. It takes
/// the place of what the same tab had kept before, and of what another tab has kept of this one.
fn with_others(mut formers: Vec<Former>, own: &[&str]) -> Vec<Former> {
    let Some(text) = kept_draft().filter(|kept| !own.contains(&kept.as_str())) else {
        return formers;
    };
    let came = draft_tab();
    let tabs = [came.clone(), own_tab()];
    formers.retain(|former| {
        former.text != text && (former.came.is_empty() || !tabs.contains(&former.came))
    });
    formers.insert(0, Former { came, text });
    formers
}

/// What is there, where the reader has written it: it is neither the example nor what came, as it came.
fn written(text: &str, former: Option<&Former>, sample: &str) -> Option<String> {
    let came = former.is_some_and(|former| former.came == mark_of(text));
    (!came && !text.trim().is_empty() && text != sample).then(|| text.to_owned())
}

/// Its initial content.
fn example(words: &Words) -> String {
    let (title, ask) = (words.get("lesson-example-title"), words.get("lesson-example-ask"));
    let lang = words.language().code();
    let board = with_hash(&of_version(EXAMPLE_BOARD));
    let lesson = format!("title: {title}\nlang: {lang}\n---\n{board}\n{ask}\n");
    Lesson::read(&lesson).0.to_string()
}
