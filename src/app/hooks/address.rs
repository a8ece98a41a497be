//! The address bar.

use super::href::carried;
use crate::link::{alike, unescaped, with_hash};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Event;
use yew::prelude::*;

/// Milliseconds without a word between two that are the same.
const UNSAID: u32 = 100;

/// What is in the address after `#`, and the ways to change it.
#[derive(Clone, PartialEq)]
pub(in crate::app) struct Address {
    /// The link, without `#`; empty for the front page.
    pub(in crate::app) link: AttrValue,
    /// Counts the times the reader went somewhere (a link, Back, an edited link): what is shown is
    /// then read from the address again. Following the game does not count.
    pub(in crate::app) visit: u32,
    /// Goes somewhere else: Back leads here again.
    pub(in crate::app) go: Callback<String>,
}

/// What this program knows of the address.
struct Known {
    /// The address that it read or wrote last.
    address: String,
    /// The visit at which that was read.
    visit: u32,
    /// How often it has read one.
    count: u32,
    /// The link to what is shown, and the visit at which that was read. Where the reader went somewhere
    /// that is still on its way, or did not come, the address is another one.
    shown: (String, u32),
    /// What was left for such an address and played on meanwhile: the link that its entry of the browser's
    /// history has, and the one that it should have.
    left: Option<(String, String)>,
}

thread_local! {
    static KNOWN: RefCell<Known> = const {
        RefCell::new(Known { address: String::new(), visit: 0, count: 0, shown: (String::new(), 0), left: None })
    };
}

/// Writes what is shown into the address bar, as it was opened on some visit, without a new entry in the
/// browser's history, but never over an address that the reader has gone to since. In that case it is written
/// when the reader comes back.
pub(in crate::app) fn follow_address(link: &str, visit: u32) {
    let address = current_link();
    let latest = KNOWN.with_borrow(|known| known.address == address && known.visit == visit);
    let before = KNOWN.with_borrow_mut(|known| known.show(link, visit));
    if latest && address != *link {
        replace(link);
    }
    let Some(before) = before.filter(|before| !latest && before != link) else { return };
    KNOWN.with_borrow_mut(|known| {
        let entry = known.left.take().filter(|left| left.1 == before).map_or(before, |left| left.0);
        known.left = Some((entry, link.to_owned()));
    });
}

/// Goes to another part of what is shown, as it was opened at some visit, with an entry of its own in the browser's
/// history: Back leads to the part before. Where the reader went elsewhere meanwhile nothing is done.
pub(in crate::app) fn enter_address(link: &str, visit: u32) {
    let here = current_link();
    let latest = KNOWN.with_borrow(|known| known.address == here && known.visit == visit);
    if latest && here != *link {
        push(link);
        arrive();
        KNOWN.with_borrow_mut(|known| known.show(link, visit));
    }
}

/// Notes what is shown from now on, as it was read at a visit.
pub(in crate::app) fn note_shown(link: &str, visit: u32) {
    KNOWN.with_borrow_mut(|known| {
        // It may have been played on already.
        if known.shown.1 < visit {
            known.show(link, visit);
        }
    });
}

/// Goes to a link, as a reader who types it; one that is in the address already is opened once more.
pub(in crate::app) fn open_link(link: &str) {
    if current_link() != link {
        let _ = window().location().set_hash(link);
        return;
    }
    if let Ok(event) = Event::new("popstate") {
        let _ = window().dispatch_event(&event);
    }
}

/// What the address asks for has not come: it says again what is shown, and follows that.
pub(in crate::app) fn stay() {
    let (link, visit) = KNOWN.with_borrow(|known| known.shown.clone());
    if visit > 0 {
        replace(&link);
        arrive();
        KNOWN.with_borrow_mut(|known| known.visit = visit);
    }
}

/// The link to what is shown.
pub(in crate::app) fn shown_link() -> String {
    KNOWN.with_borrow(|known| known.shown.0.clone())
}

impl Known {
    /// Notes the link to what is shown; gives the one before, where it was of the same visit.
    fn show(&mut self, link: &str, visit: u32) -> Option<String> {
        let (before, at) = std::mem::replace(&mut self.shown, (link.to_owned(), visit));
        (at == visit).then_some(before)
    }
}

/// Listens to the address, which was read once already: the link, and the number of the visit.
#[hook]
pub(in crate::app) fn use_address(first: (AttrValue, u32)) -> Address {
    let state = use_state(|| first);
    let read = {
        let state = state.setter();
        Callback::from(move |()| state.set(read_address()))
    };
    {
        use_effect_with((), move |()| {
            // `hashchange` comes with typed addresses and links, `popstate` with Back and Forward.
            let changed = EventListener::new(&window(), "hashchange", {
                let read = read.clone();
                // What `popstate` has read already is no other visit.
                move |_| {
                    if KNOWN.with_borrow(|known| known.address != current_link()) {
                        read.emit(());
                    }
                }
            });
            let popped = EventListener::new(&window(), "popstate", {
                let read = read.clone();
                move |_| read.emit(())
            });
            // What came before anybody listened.
            if KNOWN.with_borrow(|known| known.address != current_link()) {
                read.emit(());
            }
            move || drop((changed, popped))
        });
    }
    let go = use_callback(state.setter(), |link: String, state| {
        push(&carried(&link));
        state.set(read_address());
    });
    Address { link: state.0.clone(), visit: state.1, go }
}

/// The whole address of a link, to be copied.
pub(in crate::app) fn link_address(link: &str) -> String {
    let location = window().location();
    let parts = [location.origin(), location.pathname(), location.search()];
    parts.into_iter().map(Result::unwrap_or_default).collect::<String>() + &with_hash(link)
}

/// A link to something else that is viewed as this is: the language, the theme, the board alone,
/// answers hidden.
pub(in crate::app) fn looked_at_alike(link: &str) -> String {
    alike(link, &shown_link())
}

/// Copies a text to the clipboard; false where the browser does not let us.
async fn copy_text(text: String) -> bool {
    // Without a secure context there is no clipboard at all, which web-sys does not know.
    let clipboard = js_sys::Reflect::get(&window().navigator(), &JsValue::from_str("clipboard"));
    if !clipboard.is_ok_and(|clipboard| clipboard.is_object()) {
        return false;
    }
    JsFuture::from(window().navigator().clipboard().write_text(&text)).await.is_ok()
}

/// Copies a text, and tells whether that was done; until then nothing: the same words are heard again only where they
/// were gone.
pub(in crate::app) fn copy_and_tell(text: String, told: impl Fn(Option<bool>) + 'static) {
    told(None);
    spawn_local(async move {
        let done = copy_text(text).await;
        Timeout::new(UNSAID, move || told(Some(done))).forget();
    });
}

/// A button's work: copies a text, and gives the message that says what came of it.
pub(in crate::app) fn copying(
    text: String,
    told: impl Fn(Option<&'static str>) + 'static,
) -> Callback<MouseEvent> {
    let told = Rc::new(told);
    Callback::from(move |_: MouseEvent| {
        let told = told.clone();
        copy_and_tell(text.clone(), move |done| {
            told(done.map(|done| if done { "share-copied" } else { "share-not-copied" }));
        });
    })
}

/// The address as it stands, and the number of this visit.
pub(in crate::app) fn read_address() -> (AttrValue, u32) {
    // Whoever comes to the same link for the first time has left nothing there.
    let back = |left: &mut (String, String)| left.0 == current_link() && !entry_is_new();
    let left = KNOWN.with_borrow_mut(|known| known.left.take_if(back));
    if let Some((_, link)) = left {
        replace(&link);
    }
    if let Some(link) = unescaped(&current_link()) {
        replace(&link);
    }
    KNOWN.with_borrow_mut(|known| {
        known.address = current_link();
        known.count += 1;
        known.visit = known.count;
        (AttrValue::from(known.address.clone()), known.visit)
    })
}

/// Marks the entry of the browser's history that is shown, and says whether it is a new one.
pub(in crate::app) fn arrive() -> bool {
    let new = entry_is_new();
    if new && let Ok(history) = window().history() {
        let _ = history.replace_state(&JsValue::from_str("shown"), "");
    }
    new
}

fn entry_is_new() -> bool {
    let state = window().history().and_then(|history| history.state());
    state.is_ok_and(|state| state.is_null())
}

/// The page has written the address itself.
fn written() {
    KNOWN.with_borrow_mut(|known| known.address = current_link());
}

/// What is in the address after `#`.
fn current_link() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').map_or(String::new(), str::to_owned)
}

fn push(link: &str) {
    if let Ok(history) = window().history() {
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&with_hash(link)));
        written();
    }
}

fn replace(link: &str) {
    // Browsers refuse past a hundred changes in a few seconds; the next change makes up for it.
    if let Ok(history) = window().history() {
        // The page's own script notes there that the reader has been here.
        let state = history.state().unwrap_or(JsValue::NULL);
        let _ = history.replace_state_with_url(&state, "", Some(&with_hash(link)));
        written();
    }
}
