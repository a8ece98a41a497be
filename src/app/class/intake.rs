//! Takes in texts, one batch after another, and replays what is found in them.

use super::check::Questions;
use super::rows::{Change, Found, Problem, Rows};
use super::shelf::{self, shelf_of};
use crate::class::{Attempt, Gathered, gather};
use crate::core::Message;
use std::cell::{Cell, RefCell};
use std::collections::{HashSet, VecDeque};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// How many rows are a block.
pub(super) const BLOCK: usize = 20;

#[wasm_bindgen(inline_js = "
// A timer would wait for some milliseconds more each time.
const { port1, port2 } = new MessageChannel();
const waiting = [];
port1.onmessage = () => waiting.shift()();
export const pause = () => new Promise((done) => {
  waiting.push(done);
  port2.postMessage(0);
});
export const clock = () => performance.now();")]
extern "C" {
    /// Lets the page answer its reader.
    async fn pause();
    /// Milliseconds.
    fn clock() -> f64;
}

/// Milliseconds of work after which the page may answer its reader.
const SLICE: f64 = 8.0;

/// A text that is taken in.
pub(super) struct Handed {
    /// The name of its file; empty where it was pasted.
    pub(super) file: String,
    /// The text.
    pub(super) text: String,
}

impl Handed {
    /// One that was pasted.
    pub(super) fn pasted(text: String) -> Self {
        Self { file: String::new(), text }
    }
}

/// Texts that come together.
struct Lot {
    texts: Vec<Handed>,
    from: From,
    /// How often all had been erased when they came.
    erased: u32,
}

/// Where texts come from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum From {
    /// The reader brought them.
    Reader,
    /// The device had kept them.
    Device,
    /// Another tab has changed what the device keeps: that is looked up when its turn comes.
    OtherTab,
}

/// The lesson for which lines are taken in.
pub(super) struct Desk {
    /// The names under which attempts at it, and its text, may be kept.
    names: Vec<String>,
    /// Its text, packed, where it is one's own.
    packed: Option<String>,
    /// The marks that attempts at it may bear.
    marks: HashSet<u64>,
    /// Its questions.
    pub(super) questions: Questions,
    waiting: RefCell<VecDeque<Lot>>,
    busy: Cell<bool>,
    erased: Erased,
}

/// How often all was erased: the same for all desks of a page, of which another takes the place when the language
/// changes.
pub(super) type Erased = Rc<Cell<u32>>;

impl Desk {
    /// A desk on which nothing lies.
    pub(super) fn new(
        names: Vec<String>,
        packed: Option<String>,
        marks: HashSet<u64>,
        questions: Questions,
        erased: Erased,
    ) -> Self {
        let (waiting, busy) = <_>::default();
        Self { names, packed, marks, questions, waiting, busy, erased }
    }

    /// Takes texts in when those before them have been looked through; `asked` where the reader brought them.
    pub(super) fn take(
        self: Rc<Self>,
        texts: Vec<Handed>,
        asked: bool,
        rows: UseReducerDispatcher<Rows>,
    ) {
        let from = if asked { From::Reader } else { From::Device };
        self.queue(texts, from, rows);
    }

    /// Follows what another tab has made of what is kept, when the texts before have been looked through.
    pub(super) fn follow(self: Rc<Self>, rows: UseReducerDispatcher<Rows>) {
        self.queue(Vec::new(), From::OtherTab, rows);
    }

    fn queue(self: Rc<Self>, texts: Vec<Handed>, from: From, rows: UseReducerDispatcher<Rows>) {
        let erased = self.erased.get();
        self.waiting.borrow_mut().push_back(Lot { texts, from, erased });
        if self.busy.replace(true) {
            return;
        }
        spawn_local(async move {
            loop {
                let lot = self.waiting.borrow_mut().pop_front();
                let Some(lot) = lot else { break };
                self.look_through(lot, &rows).await;
            }
            self.busy.set(false);
        });
    }

    /// Forgets what was handed in, also what is being looked through.
    pub(super) fn forget(&self) {
        self.waiting.borrow_mut().clear();
        self.erased.set(self.erased.get() + 1);
        shelf::forget(&self.names);
    }

    /// In slices.
    async fn look_through(&self, mut lot: Lot, rows: &UseReducerDispatcher<Rows>) {
        let erased = || self.erased.get() != lot.erased;
        if erased() {
            return;
        }
        if lot.from == From::OtherTab {
            rows.dispatch(Change::Keep(shelf::attempts(&self.names)));
            lot.texts = vec![Handed::pasted(shelf::kept(&self.names))];
        }
        let asked = lot.from == From::Reader;
        rows.dispatch(Change::Begin(asked));
        self.questions.begin();
        let mut found = Vec::new();
        let mut attempts: Vec<(Attempt, String)> = Vec::new();
        let tell = |found: &mut Vec<Found>| rows.dispatch(Change::Found(std::mem::take(found)));
        let mut begun = clock();
        for Handed { file, text } in lot.texts {
            let lines = match gather(&text) {
                Ok(lines) => lines,
                Err(why) => {
                    found.push(Found::Problem(Problem { file, line: 0, why }));
                    continue;
                }
            };
            for line in lines {
                let one = self.look_at(&file, line, &mut attempts).await;
                if erased() {
                    return;
                }
                found.push(one);
                // Few enough to be drawn in one go, and a block of the table, so that none is drawn twice.
                let full = found.len() >= BLOCK;
                if full {
                    tell(&mut found);
                }
                if full || clock() - begun > SLICE {
                    pause().await;
                    begun = clock();
                    if erased() {
                        return;
                    }
                }
            }
        }
        tell(&mut found);
        let kept = !asked || shelf::add(&attempts);
        if let Some(packed) = self.packed.as_ref().filter(|_| kept) {
            let shelves: HashSet<String> =
                attempts.iter().map(|(attempt, _)| shelf_of(attempt)).collect();
            // Looking at what is kept does not put a former text in the place of a corrected one.
            let new = |name: &&String| asked || !shelf::has_text(name);
            for name in self.names.iter().filter(|name| shelves.contains(*name)).filter(new) {
                shelf::keep_text(name, packed);
            }
        }
        rows.dispatch(Change::End(kept));
    }

    async fn look_at(
        &self,
        file: &str,
        gathered: Gathered,
        attempts: &mut Vec<(Attempt, String)>,
    ) -> Found {
        let Gathered { line, code, found } = gathered;
        let problem = |why| Found::Problem(Problem { file: file.to_owned(), line, why });
        let attempt = match found {
            Ok(attempt) => attempt,
            Err(why) => return problem(why),
        };
        let shelf = shelf_of(&attempt);
        if !self.names.contains(&shelf) {
            attempts.push((attempt, code));
            return Found::Other(shelf, line);
        }
        if !self.marks.contains(&attempt.mark) {
            return problem(Message::new("class-other-version"));
        }
        attempts.push((attempt.clone(), code));
        Found::Row(self.questions.row(attempt).await)
    }
}
