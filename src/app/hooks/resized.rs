//! Hears of another size of an element, which changes with the window and with what is beside it.

use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, ResizeObserver};
use yew::prelude::*;

/// Tells `heard` of an element as long as it is `there`: of its first size immediately, and of each other one.
#[hook]
pub(in crate::app) fn use_resized(node: &NodeRef, there: bool, heard: Callback<Element>) {
    let node = node.clone();
    use_effect_with(there, move |&there| {
        let element = node.cast::<Element>().filter(|_| there);
        let measure = {
            let element = element.clone();
            Closure::<dyn Fn()>::new(move || {
                if let Some(element) = &element {
                    heard.emit(element.clone());
                }
            })
        };
        let observer = ResizeObserver::new(measure.as_ref().unchecked_ref()).ok();
        if let Some((observer, element)) = observer.as_ref().zip(element.as_ref()) {
            observer.observe(element);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(measure);
        }
    });
}
