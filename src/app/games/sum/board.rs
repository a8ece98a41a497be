//! The board: the parts side by side, each drawn by its own system.
use super::part::Part;
use super::parts;
use crate::app::hooks::use_words;
use crate::app::ui::BoardProps;
use crate::games::sum::{Move, Sum};
use std::collections::HashSet;
use yew::prelude::*;

/// The board.
#[component]
pub(super) fn Board(props: &BoardProps<Sum>) -> Html {
    let words = use_words();
    let session = &props.session;
    let shown = use_memo(session.clone(), |session| parts::at(session, session.tree().at()));
    let position = session.position();
    let count = shown.len();
    let mut notes = HashSet::new();
    let parts = shown.iter().zip(position.parts()).enumerate().map(|(place, (drawn, part))| {
        let note = drawn.face.note_in_sum(&drawn.play, &words).filter(|note| notes.insert(note.clone()));
        let at = u32::try_from(place).unwrap_or(u32::MAX);
        let found = props.analysis.as_ref().and_then(|all| all.parts.get(place).cloned());
        let target = props.analysis.as_ref().and_then(|all| all.target(place));
        let marked = props.marked.iter().filter(|mv| mv.part == at).map(|mv| mv.mv.clone());
        let marked: Vec<String> = marked.collect();
        html! {
            <Part
                key={place} {place} {count} system={part.system()} play={drawn.play.clone()}
                stuck={part.is_stuck()} {note} open={props.open} {marked} {found} {target} reasons={props.reasons}
                on_move={props.on_move.reform(move |mv| Move { part: at, mv })}
            />
        }
    });
    // Where the board is wide, up to three are drawn side by side.
    let lines = if count > 3 { 2 } else { 1 };
    let sides = format!("--lines:{lines};--across:{}", count.div_ceil(lines));
    html! {
        <div
            class={classes!("sum-board", (lines > 1).then_some("several"))} role="group" style={sides}
            aria-label={words.get("sum-board")} data-parts={count.to_string()}
        >
            { for parts }
        </div>
    }
}
