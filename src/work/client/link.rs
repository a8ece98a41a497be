//! The solver's program running, in a worker or on the page: bytes go in and come out.

use crate::games::pack;
use crate::work::protocol::Request;
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{MessageChannel, MessageEvent, MessagePort, Worker};

#[wasm_bindgen]
extern "C" {
    /// Loads the solver's program into the page and lets it serve at a port. In `static/start.js`.
    #[wasm_bindgen(catch, js_namespace = ["window", "nimlab"])]
    async fn borrow(port: &MessagePort) -> Result<(), JsValue>;

    /// Starts a worker with the solver's program in it. Likewise.
    #[wasm_bindgen(catch, js_namespace = ["window", "nimlab"])]
    fn employ() -> Result<Worker, JsValue>;
}

/// The solver's program, as long as this is not dropped.
pub(super) struct SolverLink {
    end: End,
    _hear: Closure<dyn FnMut(MessageEvent)>,
    _fail: Closure<dyn FnMut()>,
}

enum End {
    Worker(Worker),
    Page(MessagePort),
}

impl SolverLink {
    /// Starts a worker. `hear` gets its messages, and `None` where it has failed.
    pub(super) fn worker(
        hear: impl Fn(Option<Vec<u8>>) + Clone + 'static,
    ) -> Result<Self, JsValue> {
        let worker = employ()?;
        let (hear, fail) = closures(hear);
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        worker.set_onmessageerror(Some(fail.as_ref().unchecked_ref()));
        Ok(Self { end: End::Worker(worker), _hear: hear, _fail: fail })
    }

    /// Lets the page work itself. `hear` gets the messages, and `None` where that has failed too.
    pub(super) fn page(hear: impl Fn(Option<Vec<u8>>) + Clone + 'static) -> Result<Self, JsValue> {
        let channel = MessageChannel::new()?;
        let (port, theirs) = (channel.port1(), channel.port2());
        let lost = hear.clone();
        let (hear, fail) = closures(hear);
        port.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        wasm_bindgen_futures::spawn_local(async move {
            if borrow(&theirs).await.is_err() {
                lost(None);
            }
        });
        Ok(Self { end: End::Page(port), _hear: hear, _fail: fail })
    }

    /// Sends a request.
    pub(super) fn send(&self, request: &Request) {
        let bytes = Uint8Array::from(pack(request).as_slice());
        // Fails only where the other side has ended, which `hear` is told of.
        let _ = match &self.end {
            End::Worker(worker) => worker.post_message(&bytes),
            End::Page(port) => port.post_message(&bytes),
        };
    }
}

impl Drop for SolverLink {
    fn drop(&mut self) {
        match &self.end {
            End::Worker(worker) => {
                worker.set_onmessage(None);
                worker.set_onerror(None);
                worker.terminate();
            }
            End::Page(port) => {
                port.set_onmessage(None);
                port.close();
            }
        }
    }
}

type Closures = (Closure<dyn FnMut(MessageEvent)>, Closure<dyn FnMut()>);

fn closures(hear: impl Fn(Option<Vec<u8>>) + Clone + 'static) -> Closures {
    let fail = {
        let hear = hear.clone();
        Closure::new(move || hear(None))
    };
    let hear = Closure::new(move |event: MessageEvent| {
        hear(Some(Uint8Array::new(&event.data()).to_vec()));
    });
    (hear, fail)
}
