//! What a page in a frame tells the page around it, and what it is told by that page. `docs/embedding.md` describes the
//! messages.

use wasm_bindgen::prelude::*;
use yew::prelude::*;

#[wasm_bindgen(inline_js = "
const VERSION = 1;
const framed = () => window.parent !== window;
export function tell_frame(type, detail) {
  if (framed()) window.parent.postMessage({ nimlab: VERSION, type, ...JSON.parse(detail) }, '*');
}
export function watch_height() {
  if (!framed()) return () => {};
  // A board as high as its window would make the frame higher, and that the board.
  document.documentElement.classList.add('framed');
  let last = 0;
  const tell = () => {
    const main = document.getElementById('content');
    const height = main ? Math.ceil(main.getBoundingClientRect().bottom + window.scrollY) : 0;
    if (height && height !== last) tell_frame('height', JSON.stringify({ height: (last = height) }));
  };
  const observer = new ResizeObserver(tell);
  observer.observe(document.body);
  const main = document.getElementById('content');
  if (main) observer.observe(main);
  tell();
  return () => {
    document.documentElement.classList.remove('framed');
    observer.disconnect();
  };
}
export function hear_frame(hear) {
  if (!framed()) return () => {};
  const heard = ({ source, data }) => {
    if (source === window.parent && data && data.nimlab === VERSION)
      hear(String(data.type), Number.isInteger(data.step) ? data.step : 0, String(data.reader ?? ''));
  };
  window.addEventListener('message', heard);
  return () => window.removeEventListener('message', heard);
}")]
extern "C" {
    /// Tells the frame something; `detail` is a JSON object.
    fn tell_frame(kind: &str, detail: &str);
    /// Tells the frame how high the page is, now and whenever that changes; gives what ends it.
    fn watch_height() -> js_sys::Function;
    /// Hears what the frame says: what, a step where it names one, otherwise 0, and a reader where it names one; gives
    /// what ends it.
    fn hear_frame(hear: &Closure<dyn Fn(String, u32, String)>) -> js_sys::Function;
}

/// Tells the page around the frame of this one, if there is one, of something; the pairs are names and
/// JSON values.
pub(in crate::app) fn tell(kind: &str, pairs: &[(&str, String)]) {
    let pairs: Vec<String> =
        pairs.iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
    tell_frame(kind, &format!("{{{}}}", pairs.join(",")));
}

/// A text as a JSON value.
pub(in crate::app) fn json_text(text: &str) -> String {
    js_sys::JSON::stringify(&JsValue::from_str(text))
        .map_or_else(|_| "\"\"".to_owned(), String::from)
}

/// Keeps the frame as high as the page, where the page is embedded.
#[hook]
pub(in crate::app) fn use_frame_height(embedded: bool) {
    use_effect_with(embedded, |&embedded| {
        let end = embedded.then(watch_height);
        move || {
            if let Some(end) = end {
                let _ = end.call0(&JsValue::NULL);
            }
        }
    });
}

/// Hears what the frame says, where the page is embedded.
#[hook]
pub(in crate::app) fn use_frame_words(embedded: bool, hear: &Callback<(String, u32, String)>) {
    // What is heard last knows the latest state.
    let latest = use_mut_ref(|| hear.clone());
    latest.replace(hear.clone());
    use_effect_with(embedded, move |&embedded| {
        let hear = Closure::<dyn Fn(String, u32, String)>::new(move |kind, step, reader| {
            let hear = latest.borrow().clone();
            hear.emit((kind, step, reader));
        });
        let end = embedded.then(|| hear_frame(&hear));
        move || {
            if let Some(end) = end {
                let _ = end.call0(&JsValue::NULL);
            }
            drop(hear);
        }
    });
}
