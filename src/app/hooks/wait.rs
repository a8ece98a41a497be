//! What an effect waits for.

use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// Waits for something and takes it, unless the effect that waits for it is over by then: what comes late must not take
/// the place of what was asked for since. Gives what such an effect ends with.
pub(in crate::app) fn wait<T: 'static>(
    what: impl Future<Output = T> + 'static,
    take: impl FnOnce(T) + 'static,
) -> impl FnOnce() {
    let wanted = Rc::new(Cell::new(true));
    let still = wanted.clone();
    spawn_local(async move {
        let came = what.await;
        if still.get() {
            take(came);
        }
    });
    move || wanted.set(false)
}
