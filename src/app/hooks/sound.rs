//! Sounds, for readers who have switched them on: a short tone for a move, lower for the computer's, and a few for the
//! end. They are computed; nothing is fetched.

use super::store::{keep_sounds, kept_sounds};
use crate::session::{Seat, State};
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};
use yew::prelude::*;

/// How loud, from 0 to 1.
const LOUD: f32 = 0.12;
/// Seconds that a tone lasts, and after which the next one begins.
const LONG: f64 = 0.16;
const NEXT: f64 = 0.12;

thread_local! {
    /// Browsers allow only a few of them, so there is one.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// What is heard, as the frequencies of its tones in hertz.
type Tones = &'static [f32];

const OWN: Tones = &[523.25];
const COMPUTERS: Tones = &[392.0];
const WON: Tones = &[523.25, 659.25, 783.99];
const LOST: Tones = &[392.0, 329.63, 261.63];

/// Switches sounds on or off on this device; one is heard where they go on.
pub(in crate::app) fn set_sounds(on: bool) {
    keep_sounds(on);
    if on {
        play(OWN);
    }
}

/// A tone for each move that is made, and what goes with an end; `moved` says whether a move has led to this point, and
/// not a step back or forth. `visit` tells one game of the page from the next: one that is opened is silent, however
/// long it is.
#[hook]
pub(in crate::app) fn use_sounds(state: &State, moved: bool, visit: u32) {
    let last = use_mut_ref(|| (visit, state.tree.at()));
    use_effect_with(
        (visit, state.tree.at(), moved, heard(state)),
        move |&(visit, at, moved, tones)| {
            let (before, from) = last.replace((visit, at));
            if before == visit && at != from && moved && kept_sounds() {
                play(tones);
            }
        },
    );
}

/// What is heard where the last move led to this state.
fn heard(state: &State) -> Tones {
    let seat = |side| state.players.seat(side);
    match state.winner() {
        Some(winner) if state.players.has_person() && seat(winner) == Seat::Computer => LOST,
        Some(_) => WON,
        None if state.side().is_some_and(|side| seat(side.other()) == Seat::Computer) => COMPUTERS,
        None => OWN,
    }
}

/// Plays tones one after the other. Where the browser has no sound, nothing is heard.
fn play(tones: Tones) {
    CONTEXT.with_borrow_mut(|kept| {
        if kept.is_none() {
            *kept = AudioContext::new().ok();
        }
        let Some(context) = kept else { return };
        // One that was made before the reader touched the page waits to be told.
        let _ = context.resume();
        for (at, &tone) in (0_u32..).zip(tones) {
            // One that cannot be heard is left out.
            let _ = sounded(context, tone, context.current_time() + f64::from(at) * NEXT);
        }
    });
}

/// One tone that begins immediately and dies away.
fn sounded(context: &AudioContext, tone: f32, from: f64) -> Result<(), JsValue> {
    let (source, volume) = (context.create_oscillator()?, context.create_gain()?);
    source.set_type(OscillatorType::Triangle);
    source.frequency().set_value(tone);
    volume.gain().set_value_at_time(LOUD, from)?;
    volume.gain().exponential_ramp_to_value_at_time(0.001, from + LONG)?;
    source.connect_with_audio_node(&volume)?.connect_with_audio_node(&context.destination())?;
    source.start_with_when(from)?;
    source.stop_with_when(from + LONG)
}
