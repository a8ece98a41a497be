//! The worker's side: hears requests, works in slices, and looks up between them.

use super::protocol::{Reply, pack, unpack};
use super::{BUILD, Workbench};
use js_sys::{Uint8Array, WebAssembly};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

/// Milliseconds of work between two looks at the messages: well under the 0.3 s in which a cancel is
/// to be answered.
const SLICE: f64 = 20.0;

/// Starts to listen, and says so.
pub fn run() -> Result<(), JsValue> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
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

    let hear = {
        let (scope, bench, call) = (scope.clone(), bench.clone(), call.clone());
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let bytes = Uint8Array::new(&event.data()).to_vec();
            let Some(request) = unpack(&bytes) else { return };
            let reply = bench.borrow_mut().take(request);
            reply.iter().for_each(|reply| post(&scope, reply));
            call();
        })
    };
    let work = {
        let scope = scope.clone();
        Closure::<dyn FnMut()>::new(move || {
            let clock = scope.performance();
            let now = || clock.as_ref().map_or(0.0, web_sys::Performance::now);
            let replies = bench.borrow_mut().turn(now, SLICE);
            replies.iter().for_each(|reply| post(&scope, reply));
            called.set(false);
            if bench.borrow().idle() {
                post(&scope, &Reply::Idle { memory: memory() });
            } else {
                call();
            }
        })
    };
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    channel.port1().set_onmessage(Some(work.as_ref().unchecked_ref()));
    // Both live as long as the worker does.
    hear.forget();
    work.forget();
    post(&scope, &Reply::Ready { build: BUILD.to_owned() });
    Ok(())
}

fn post(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    // Fails only where the page is gone, and then nobody misses it.
    let bytes = Uint8Array::from(pack(reply).as_slice());
    let _ = scope.post_message(&bytes);
}

/// Bytes of wasm memory held; it never shrinks as long as the worker lives.
fn memory() -> u64 {
    let buffer = wasm_bindgen::memory()
        .dyn_into::<WebAssembly::Memory>()
        .map(|memory| memory.buffer().unchecked_into::<js_sys::ArrayBuffer>());
    buffer.map_or(0, |buffer| buffer.byte_length().into())
}
