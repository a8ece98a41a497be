//! How high a frame in another page has to be for what this page shows.

use wasm_bindgen::prelude::*;

/// Pixels for a lesson, whose steps differ in height: as many as most steps need on a phone.
pub(super) const LESSON_HEIGHT: u32 = 900;
/// The least for anything else.
const MIN_HEIGHT: u32 = 400;

// What a frame shows is laid out where nobody sees it, as wide as a phone, where everything is highest. The classes are
// those of a page in a frame, so that no board is as high as this window.
#[wasm_bindgen(inline_js = "
const PARTS = '.game-title, .game-note, .task-question, .board-side, .task > .panel-side';
export function height_in_frame() {
  const main = document.getElementById('content');
  if (!main?.matches('.game, .view')) return 0;
  const box = document.createElement('div');
  box.className = `${main.className} embed framed measured`;
  box.classList.remove('game', 'view');
  const panel = main.querySelector('#panel-held');
  const shown = panel && !panel.querySelector('.play-panel') ? [panel] : [];
  const parts = main.matches('.view') ? main.children : main.querySelectorAll(PARTS);
  for (const part of [...parts, ...shown]) box.append(part.cloneNode(true));
  for (const alone of box.querySelectorAll('#to-sum, #ask-here, .why-bar')) alone.remove();
  document.body.append(box);
  const { height } = box.getBoundingClientRect();
  box.remove();
  return Math.ceil(height);
}")]
extern "C" {
    fn height_in_frame() -> u32;
}

/// Pixels for the board that is shown, and for the panel beside it where it is not the one of play.
pub(super) fn frame_height() -> u32 {
    // In round numbers, with room for the line that leads to the page itself and the ways to move.
    const REST: u32 = 100;
    (height_in_frame() + REST).max(MIN_HEIGHT).div_ceil(10) * 10
}
