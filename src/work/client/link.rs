//! One worker, typed: bytes go in and come out, and it ends when this is dropped.

use crate::work::protocol::{Request, pack};
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// Where Trunk puts the worker's loader, seen from the page.
const LOADER: &str = "./worker_loader.js";

/// A worker that was started.
pub(super) struct WorkerLink {
    worker: Worker,
    _hear: Closure<dyn FnMut(MessageEvent)>,
    _fail: Closure<dyn FnMut()>,
}

impl WorkerLink {
    /// Starts a worker. `hear` gets its messages, and `None` where it has failed.
    pub(super) fn start(hear: impl Fn(Option<Vec<u8>>) + Clone + 'static) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(LOADER, &options)?;
        let fail = {
            let hear = hear.clone();
            Closure::<dyn FnMut()>::new(move || hear(None))
        };
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            hear(Some(Uint8Array::new(&event.data()).to_vec()));
        });
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        worker.set_onmessageerror(Some(fail.as_ref().unchecked_ref()));
        Ok(Self { worker, _hear: hear, _fail: fail })
    }

    /// Sends a request.
    pub(super) fn send(&self, request: &Request) {
        // Fails only where the worker has ended, which `hear` is told of.
        let _ = self.worker.post_message(&Uint8Array::from(pack(request).as_slice()));
    }
}

impl Drop for WorkerLink {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
