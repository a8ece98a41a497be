//! What only a browser can show: run by `wasm-bindgen-test-runner` in one (`make test STAGES=browser`).
//!
//! The page of these tests has no `worker_loader.js`, so no worker can be had: it is the natural
//! place to see that the page then computes by itself. The worker is seen in `tests/e2e`.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use js_sys::Promise;
use nimlab::core::{Refusal, Rule, run_to_end};
use nimlab::games::Game;
use nimlab::games::heaps::{Answer, Code, Heaps, HeapsAnalysis, MAX_TO, Method, Question};
use nimlab::work::client::{Client, Event, News, Ticket};
use nimlab::work::{Ask, Tell};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// A client, and what it says of its worker.
fn client() -> (Client, Rc<RefCell<Vec<News>>>) {
    let news = Rc::new(RefCell::new(Vec::new()));
    let hear = news.clone();
    (Client::new(move |latest| hear.borrow_mut().push(latest)), news)
}

/// What is heard of a job.
struct Heard {
    events: Rc<RefCell<Vec<Event<Heaps>>>>,
    ticket: Ticket,
}

impl Heard {
    fn of(client: &Client, ask: &Ask<Heaps>) -> Self {
        let events = Rc::new(RefCell::new(Vec::new()));
        let hear = events.clone();
        let ticket = client.start(ask, move |event| hear.borrow_mut().push(event));
        Self { events, ticket }
    }

    /// Waits until the job has come to its end, whichever it is.
    async fn end(self) -> Vec<Event<Heaps>> {
        let over =
            |event: &Event<Heaps>| matches!(event, Event::Done | Event::Refused(_) | Event::Lost);
        for _ in 0..1000 {
            if self.events.borrow().last().is_some_and(over) {
                drop(self.ticket);
                return self.events.take();
            }
            sleep(10).await;
        }
        panic!("nothing came of it: {:?}", self.events.borrow());
    }
}

async fn sleep(milliseconds: i32) {
    let window = web_sys::window().unwrap();
    let promise = Promise::new(&mut |resolve, _| {
        window
            .set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds)
            .unwrap();
    });
    JsFuture::from(promise).await.unwrap();
}

fn sequence(to: u32) -> Question {
    let code = Code::read_link("0.16").unwrap();
    Question::Sequence { code, to, method: Method::Plain }
}

fn analyse(code: &str, rule: Rule, heaps: &str) -> (Ask<Heaps>, HeapsAnalysis) {
    let game = Heaps::read_rules(code, rule).unwrap();
    let position = game.read_position(heaps).unwrap();
    let directly = run_to_end(&mut game.analyse(&position, 100)).pop().unwrap();
    (Ask::Analyse { game, position, most: 100 }, directly)
}

/// The sequence that was told, from the last new beginning on.
fn values(events: Vec<Event<Heaps>>) -> Vec<u32> {
    let mut values = Vec::new();
    for event in events {
        match event {
            Event::Again => values.clear(),
            Event::Report(Tell::Answer(Answer::Sequence(part))) => {
                assert_eq!(part.from as usize, values.len());
                values.extend(part.values.iter().map(|value| value.0));
            }
            Event::Progress(_) | Event::Done => {}
            other => panic!("{other:?}"),
        }
    }
    values
}

#[wasm_bindgen_test]
async fn without_a_worker_the_page_works_in_slices() {
    let (client, news) = client();
    // Asked before it is known that there is no worker: these must not be lost.
    let (ask, directly) = analyse("0.07", Rule::Misere, "9+7+5");
    let analysis = Heard::of(&client, &ask);
    let long = Heard::of(&client, &Ask::Question(sequence(3000)));

    let events = analysis.end().await;
    let told = events.into_iter().find_map(|event| match event {
        Event::Report(Tell::Analysis(analysis)) => Some(analysis),
        _ => None,
    });
    assert_eq!(told, Some(directly));
    assert_eq!(*news.borrow(), [News::Slices]);

    let plain = run_to_end(&mut Heaps::ask(sequence(3000)).unwrap());
    let plain: Vec<u32> =
        plain.into_iter().flat_map(|Answer::Sequence(part)| part.values).map(|v| v.0).collect();
    assert_eq!(values(long.end().await), plain);
}

#[wasm_bindgen_test]
async fn in_slices_the_page_is_not_held_up() {
    let (client, news) = client();
    let long = Heard::of(&client, &Ask::Question(sequence(MAX_TO)));
    while news.borrow().is_empty() {
        sleep(10).await;
    }
    let clock = web_sys::window().unwrap().performance().unwrap();
    let mut longest = 0.0_f64;
    for _ in 0..100 {
        let before = clock.now();
        sleep(0).await;
        longest = longest.max(clock.now() - before);
    }
    // A slice is 8 ms; the rest is for a busy machine.
    assert!(longest < 50.0, "{longest} ms between two looks");
    assert!(long.events.borrow().iter().any(|event| matches!(event, Event::Report(_))));

    // Once the ticket is dropped nothing more is heard, and there is time for others.
    let events = long.events.clone();
    drop(long);
    let count = events.borrow().len();
    let refused = Heard::of(&client, &Ask::Question(sequence(MAX_TO + 1))).end().await;
    assert!(matches!(refused[..], [Event::Refused(Refusal::TooLong { .. })]), "{refused:?}");
    sleep(300).await;
    assert_eq!(events.borrow().len(), count);
}
