//! What only a browser can show: run by `wasm-bindgen-test-runner` in one (`make test STAGES=browser`).
//!
//! The page of these tests has neither the worker nor its program to load: that is the natural place
//! to see that jobs are then given up and not waited for. The solver's side is built into the tests
//! and served at a port, as it is on a page without a worker. The worker is seen in `tests/e2e`.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use js_sys::{Promise, Uint8Array};
use nimlab::core::octal::Until;
use nimlab::core::{Refusal, Rule, run_to_end};
use nimlab::games::heaps::{Answer, Code, Exploration, Heaps, MAX_ENGINE_TO, Method, Question};
use nimlab::games::{Ask, Game, Order, Tell, pack, unpack};
use nimlab::work::client::{Client, Event, News};
use nimlab::work::{Reply, Request, worker};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{MessageChannel, MessageEvent, MessagePort};

wasm_bindgen_test_configure!(run_in_browser);

nimlab::split_points! {
    /// What is awaited may as well be there immediately.
    numbers: fn twice(number: u32) -> u32 { 2 * number }
}

#[wasm_bindgen_test]
async fn a_split_point_is_awaited_in_the_whole_program_too() {
    assert_eq!(twice(21).await, Ok(42));
}

/// The solver's side, served at a port of this page.
struct Served {
    port: MessagePort,
    replies: Rc<RefCell<Vec<Reply>>>,
    _hear: Closure<dyn FnMut(MessageEvent)>,
}

impl Served {
    fn new() -> Self {
        let channel = MessageChannel::new().unwrap();
        let port = channel.port1();
        let replies = Rc::new(RefCell::new(Vec::new()));
        let heard = replies.clone();
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let bytes = Uint8Array::new(&event.data()).to_vec();
            heard.borrow_mut().push(unpack(&bytes).unwrap());
        });
        port.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker::serve_here(&channel.port2()).unwrap();
        Self { port, replies, _hear: hear }
    }

    fn send(&self, request: &Request) {
        self.port.post_message(&Uint8Array::from(pack(request).as_slice())).unwrap();
    }

    fn start(&self, job: u32, ask: &Ask<Heaps>) {
        self.send(&Request::Start { job, order: Order::new(ask) });
    }

    /// What was replied until now, once such a reply is among it.
    async fn until(&self, wanted: impl Fn(&Reply) -> bool) -> Vec<Reply> {
        wait(|| self.replies.borrow().iter().any(&wanted)).await;
        self.replies.take()
    }
}

/// Waits for something, ten seconds at most.
async fn wait(mut for_it: impl FnMut() -> bool) {
    for _ in 0..1000 {
        if for_it() {
            return;
        }
        sleep(10).await;
    }
    panic!("it never came");
}

fn now() -> f64 {
    web_sys::window().unwrap().performance().unwrap().now()
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
    let code = Code::read_link("0.376").unwrap();
    Question::Explore { rules: code.into(), to, until_proof: false, method: Method::Sparse }
}

fn tell_of(reply: &Reply) -> Option<Tell<Heaps>> {
    match reply {
        Reply::Report { tell, .. } => unpack(tell),
        _ => None,
    }
}

/// What `static/start.js` gives to the page, as it is where no solver can be loaded.
fn no_solver() {
    let nimlab = js_sys::Object::new();
    for (name, body) in [
        ("employ", "throw new Error('no worker')"),
        ("borrow", "return Promise.reject(new Error('no solver'))"),
    ] {
        let function = js_sys::Function::new_no_args(body);
        js_sys::Reflect::set(&nimlab, &JsValue::from_str(name), &function).unwrap();
    }
    let window = web_sys::window().unwrap();
    js_sys::Reflect::set(&window, &JsValue::from_str("nimlab"), &nimlab).unwrap();
}

#[wasm_bindgen_test]
async fn where_no_solver_can_be_had_jobs_are_given_up() {
    no_solver();
    let news = Rc::new(RefCell::new(Vec::new()));
    let client = {
        let news = news.clone();
        Client::new(move |latest| news.borrow_mut().push(latest))
    };
    let events = Rc::new(RefCell::new(Vec::new()));
    let hear = events.clone();
    let ticket = client.start(&Ask::<Heaps>::Question(sequence(10)), move |event| {
        hear.borrow_mut().push(event);
    });
    wait(|| matches!(events.borrow().last(), Some(Event::Lost))).await;
    // First that the page is to compute by itself, then that it cannot.
    assert_eq!(*news.borrow(), [News::Slices, News::Missing]);
    drop(ticket);
}

#[wasm_bindgen_test]
async fn the_solver_answers_at_a_port() {
    let served = Served::new();
    let replies = served.until(|reply| *reply == Reply::Ready).await;
    assert_eq!(replies, [Reply::Ready]);

    let game = Heaps::read_rules("0.07", Rule::Misere).unwrap();
    let position = game.read_position("9+7+5").unwrap();
    let directly = run_to_end(&mut game.analyse(&position, 100)).pop().unwrap();
    served.start(1, &Ask::Analyse { game, position, most: 100 });
    let replies = served.until(|reply| *reply == Reply::Done { job: 1 }).await;
    let analyses: Vec<_> = replies.iter().filter_map(tell_of).collect();
    assert_eq!(analyses, [Tell::Analysis(directly)]);

    let question = || Question::Misere { code: Code::read_link("0.07").unwrap(), to: 30 };
    let directly = run_to_end(&mut Heaps::ask(question()).unwrap());
    served.start(2, &Ask::Question(question()));
    let replies = served.until(|reply| *reply == Reply::Done { job: 2 }).await;
    let genera = |answers: Vec<Answer>| -> Vec<_> {
        let of = |answer| match answer {
            Answer::Genera(part) => part.genera,
            other => panic!("{other:?}"),
        };
        answers.into_iter().flat_map(of).collect()
    };
    let answers = (replies.iter().filter_map(tell_of))
        .map(|tell| match tell {
            Tell::Answer(answer) => answer,
            other @ (Tell::Analysis(_)
            | Tell::Sheet(_)
            | Tell::Next(_)
            | Tell::Why(_)
            | Tell::Within(_)) => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(genera(answers), genera(directly));
}

/// What usually happens is measured, not the worst: other programs take their time as well.
fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

#[wasm_bindgen_test]
async fn a_long_job_leaves_the_page_free_and_is_cancelled_at_once() {
    let served = Served::new();
    let (mut looks, mut cancels) = (Vec::new(), Vec::new());
    for job in 0..5 {
        served.start(job, &Ask::Question(sequence(MAX_ENGINE_TO)));
        served.until(|reply| tell_of(reply).is_some()).await;
        for _ in 0..20 {
            let before = now();
            sleep(0).await;
            looks.push(now() - before);
        }
        let before = now();
        served.send(&Request::Cancel { job });
        wait(|| served.replies.borrow().contains(&Reply::Cancelled { job })).await;
        cancels.push(now() - before);
        served.until(|reply| matches!(reply, Reply::Idle { .. })).await;
    }
    let (look, cancel) = (median(looks), median(cancels));
    // A slice is 8 ms.
    assert!(look < 50.0, "{look} ms between two looks");
    assert!(cancel < 300.0, "{cancel} ms until a cancel is answered");
}

#[wasm_bindgen_test]
async fn what_cannot_be_done_is_refused_at_a_port() {
    let served = Served::new();
    served.start(2, &Ask::Question(sequence(MAX_ENGINE_TO + 1)));
    let replies = served.until(|reply| matches!(reply, Reply::Refused { .. })).await;
    let refusal =
        Refusal::TooLong { asked: u64::from(MAX_ENGINE_TO) + 1, most: MAX_ENGINE_TO.into() };
    assert!(replies.contains(&Reply::Refused { job: 2, refusal }), "{replies:?}");
}

/// The engine with vectors or without, as these tests were built, against the plain method.
#[wasm_bindgen_test]
fn the_fast_method_finds_what_the_plain_one_finds() {
    for code in ["0.16", "0.376", "0.127", "0.354", "0.06", "4.7", "0.3"] {
        let code = Code::read_link(code).unwrap();
        let [fast, plain] = [Method::Sparse, Method::Plain].map(|method| {
            let mut values = Exploration::new(&code, 12_000, Until::Length, method).unwrap();
            run_to_end(&mut values);
            (0..=12_000).map(|n| values.value(n)).collect::<Vec<_>>()
        });
        assert!(fast == plain, "{code}");
    }
}
