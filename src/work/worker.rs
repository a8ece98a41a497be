//! The solver's side: listens for requests at a port, works in slices, and checks for new requests between them.
//!
//! In a worker, the port is the worker's own scope. If the page has no worker, it loads the same program and gives it
//! one end of a channel; then everything is the same except the length of a slice.

use super::Workbench;
use super::protocol::Reply;
use crate::games::{pack, unpack};
use js_sys::{Uint8Array, WebAssembly};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort};

/// Milliseconds of work between two looks at the messages, in a worker: well under the 0.3 s in
/// which a cancel is to be answered.
const WORKER_SLICE: f64 = 20.0;
/// Likewise on the page, which has the reader to answer.
const PAGE_SLICE: f64 = 8.0;

/// Serves the page that started this worker; does nothing where this is no worker.
pub fn run() -> Result<(), JsValue> {
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        // The scope hears and posts just as a port does.
        Ok(scope) => serve(scope.unchecked_ref(), WORKER_SLICE),
        Err(_) => Ok(()),
    }
}

/// Serves whoever holds the other end of a port, on the page itself.
pub fn serve_here(port: &MessagePort) -> Result<(), JsValue> {
    serve(port, PAGE_SLICE)
}

/// Starts to listen, and says so.
fn serve(port: &MessagePort, slice: f64) -> Result<(), JsValue> {
    let bench = Rc::new(RefCell::new(Workbench::default()));
    // A message to oneself lets waiting messages in first; a timer would cost 4 ms each time.
    let channel = MessageChannel::new()?;
    let again = channel.port2();
    // Whether a message to oneself is under way: there must never be two.
    let called = Rc::new(Cell::new(false));
    let call = {
        let called = called.clone();
        move || {
            if !called.replace(true) {
                drop(again.post_message(&JsValue::NULL));
            }
        }
    };

    let heard = Rc::new(Cell::new(0_u32));
    let hear = {
        let (port, bench, call) = (port.clone(), bench.clone(), call.clone());
        let heard = heard.clone();
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            heard.set(heard.get().wrapping_add(1));
            let bytes = Uint8Array::new(&event.data()).to_vec();
            let Some(request) = unpack(&bytes) else { return };
            let reply = bench.borrow_mut().take(request);
            if let Some(reply) = reply {
                post(&port, &reply);
            }
            call();
        })
    };
    let work = {
        let port = port.clone();
        Closure::<dyn FnMut()>::new(move || {
            let replies = bench.borrow_mut().turn(now, slice);
            for reply in &replies {
                post(&port, reply);
            }
            called.set(false);
            if bench.borrow().idle() {
                post(&port, &Reply::Idle { memory: memory(), heard: heard.get() });
            } else {
                call();
            }
        })
    };
    port.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    channel.port1().set_onmessage(Some(work.as_ref().unchecked_ref()));
    // Both live as long as the program does.
    hear.forget();
    work.forget();
    post(port, &Reply::Ready);
    Ok(())
}

fn post(port: &MessagePort, reply: &Reply) {
    // Fails only where the page is gone, and then nobody misses it.
    let bytes = Uint8Array::from(pack(reply).as_slice());
    let _ = port.post_message(&bytes);
}

#[wasm_bindgen]
extern "C" {
    /// The clock that workers and pages have alike.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Bytes of wasm memory held; it never shrinks as long as the program lives.
fn memory() -> u64 {
    let buffer = wasm_bindgen::memory()
        .dyn_into::<WebAssembly::Memory>()
        .map(|memory| memory.buffer().unchecked_into::<js_sys::ArrayBuffer>());
    buffer.map_or(0, |buffer| buffer.byte_length().into())
}
