//! A camera that reads the QR codes that pupils hold up to it. No picture leaves the device.

use crate::app::hooks::use_words;
use std::collections::HashMap;
use wasm_bindgen::prelude::*;
use web_sys::Element;
use yew::prelude::*;

/// Milliseconds for which a code must be out of sight to be heard again.
const AWAY: f64 = 3_000.0;

#[wasm_bindgen(inline_js = "
// Milliseconds between two pictures, and the maximum number of pixels along a side of one.
const EVERY = 200;
const SIDE = 960;
async function reader() {
  const formats = await window.BarcodeDetector?.getSupportedFormats().catch(() => []);
  if (formats?.includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    const read = async (video) => (await detector.detect(video)).map((code) => code.rawValue).join('\\n');
    return { read, end() {} };
  }
  const named = document.querySelector('meta[name=nimlab-scan]');
  const worker = new Worker(new URL(named ? named.content : 'scan.js', document.baseURI));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const read = (video) => new Promise((done, fail) => {
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = () => fail('unread');
    const scale = Math.min(1, SIDE / Math.max(video.videoWidth, video.videoHeight));
    const [width, height] = [video.videoWidth, video.videoHeight].map((side) => Math.max(1, Math.round(side * scale)));
    [canvas.width, canvas.height] = [width, height];
    context.drawImage(video, 0, 0, width, height);
    const pixels = context.getImageData(0, 0, width, height).data;
    worker.postMessage({ pixels, width, height }, [pixels.buffer]);
  });
  return { read, end: () => worker.terminate() };
}
export function watch_camera(video, read, fail) {
  let on = true;
  let stream;
  const end = () => {
    on = false;
    stream?.getTracks().forEach((track) => track.stop());
  };
  const watch = async () => {
    const ask = navigator.mediaDevices?.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } });
    if (!ask) throw 'missing';
    stream = await ask.catch(({ name }) => { throw name === 'NotAllowedError' ? 'refused' : 'missing'; });
    if (!on) return end();
    video.srcObject = stream;
    await video.play();
    const codes = await reader();
    try {
      while (on) {
        const text = await codes.read(video);
        if (on && text) read(text);
        await new Promise((next) => setTimeout(next, EVERY));
      }
    } finally {
      codes.end();
    }
  };
  watch().catch((why) => {
    if (on) fail(['missing', 'refused'].includes(why) ? why : 'unread');
    end();
  });
  return end;
}")]
extern "C" {
    /// Reads codes off the camera until the function that it gives is called. `fail` hears `missing`, `refused`
    /// or `unread` where that cannot be done.
    fn watch_camera(
        video: &Element,
        read: &Closure<dyn Fn(String)>,
        fail: &Closure<dyn Fn(String)>,
    ) -> js_sys::Function;
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct CameraProps {
    /// Takes what is read.
    pub(super) on_text: Callback<String>,
}

/// The button that turns the camera on, and its picture.
#[component]
pub(super) fn Camera(props: &CameraProps) -> Html {
    let words = use_words();
    let on = use_state_eq(|| false);
    let wrong = use_state_eq(|| None::<&'static str>);
    let video = use_node_ref();
    // The callback that is there when a code is read knows what the page knows then.
    let latest = use_mut_ref(|| props.on_text.clone());
    latest.replace(props.on_text.clone());
    {
        let (video, on, wrong) = (video.clone(), on.clone(), wrong.setter());
        use_effect_with(*on, move |&watched| {
            let end = video.cast::<Element>().filter(|_| watched).map(|video| {
                let read = reading(move |text| latest.borrow().clone().emit(text));
                let fail = Closure::<dyn Fn(String)>::new(move |why: String| {
                    wrong.set(Some(said(&why)));
                    on.set(false);
                });
                let end = watch_camera(&video, &read, &fail);
                (end, read, fail)
            });
            move || {
                if let Some((end, ..)) = &end {
                    let _ = end.call0(&JsValue::NULL);
                }
                drop(end);
            }
        });
    }
    let toggle = {
        let (on, wrong) = (on.clone(), wrong.setter());
        Callback::from(move |_: MouseEvent| {
            wrong.set(None);
            on.set(!*on);
        })
    };
    html! {
        <div class="class-camera">
            <button type="button" class="button" id="class-camera" aria-pressed={on.to_string()} onclick={toggle}>
                { words.get(if *on { "class-camera-stop" } else { "class-camera" }) }
            </button>
            <p role="status" class={classes!(wrong.map(|_| "lesson-wrong"))}>
                { wrong.or(on.then_some("class-camera-how")).map(|id| words.get(id)).unwrap_or_default() }
            </p>
            if *on { <video ref={video} muted=true playsinline=true aria-label={words.get("class-camera-picture")} /> }
        </div>
    }
}

/// Hears every code once, however long it is held up; again when it is held up again.
fn reading(take: impl Fn(String) + 'static) -> Closure<dyn Fn(String)> {
    let seen = std::cell::RefCell::new(HashMap::new());
    Closure::new(move |text: String| {
        let now = js_sys::Date::now();
        let last = seen.borrow_mut().insert(text.clone(), now);
        if last.is_none_or(|last| now - last > AWAY) {
            take(text);
        }
    })
}

fn said(why: &str) -> &'static str {
    match why {
        "refused" => "class-camera-refused",
        "missing" => "class-camera-missing",
        _ => "class-camera-unread",
    }
}
