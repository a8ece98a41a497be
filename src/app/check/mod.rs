//! The reader's own results next to what the page shows: checked, and copied for use in a program.
//!
//! A view supplies the right results and the reason for a single place; everything else is the same for all games, and
//! is loaded on request: `tool` shows it all, `entry` takes a text, `brought` keeps a long one out of the field,
//! `asked` has the worker read and compare, `said` words the outcome; `place` says where something is in a text, and
//! `marked` shows it among the right results; `copies` makes copies of these. `here` supplies what is right of the
//! position on the board, for all games.

mod asked;
mod brought;
mod copies;
mod entry;
mod here;
mod marked;
mod place;
mod said;
mod tool;

use crate::app::hooks::{dialog_missing, on_its_way, use_part, use_words};
use crate::app::later::{Draw, Load};
use crate::core::{Outcome, Verdict};
use crate::games::pasted::{Difference, Place, Right};
use crate::session::Finding;
use crate::split_points;
use yew::prelude::*;

/// What a view gives.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct CheckProps {
    /// What can be checked here, what is asked for most first.
    pub(super) matters: Vec<Matter>,
    /// The message that says what the results are about, and how places are counted.
    pub(super) about: &'static str,
    /// The reason for what is right where something else was found, from what the view knows.
    pub(super) why: Callback<Difference, Html>,
    /// A choice of how places are counted, where there is one.
    #[prop_or_default]
    pub(super) counting: Html,
    /// Hears how many values must be at hand; they come as another [`Matter`].
    #[prop_or_default]
    pub(super) on_want: Callback<usize>,
    /// Hears that the tool is open: a view may then ask its solver for what nobody needs otherwise.
    #[prop_or_default]
    pub(super) on_open: Callback<()>,
    /// Hears of the first place that is not right: a view that draws it may mark it there.
    #[prop_or_default]
    pub(super) on_first: Callback<Option<Place>>,
}

/// One thing that can be checked.
#[derive(Clone, PartialEq)]
pub(super) struct Matter {
    /// The message that names it.
    pub(super) label: &'static str,
    /// What is right.
    pub(super) right: Right,
    /// The reason for what is right, where it is another than the view's.
    pub(super) why: Option<Callback<Difference, Html>>,
}

impl Matter {
    /// A matter for which the view has the reasons.
    pub(super) fn new(label: &'static str, right: Right) -> Self {
        Self { label, right, why: None }
    }

    /// A matter with reasons of its own.
    pub(super) fn explained(
        label: &'static str,
        right: Right,
        why: Callback<Difference, Html>,
    ) -> Self {
        Self { why: Some(why), ..Self::new(label, right) }
    }
}

/// What is known of the position on the board, as far as a program may return it.
#[derive(Clone, PartialEq)]
pub(super) struct Here {
    /// The position in numbers, as [`Game::numbers`](crate::games::Game::numbers).
    pub(super) position: Vec<Vec<i64>>,
    /// Whether the player to move wins.
    pub(super) wins: bool,
    /// The nim-sum, where the position has one.
    pub(super) sum: Option<u32>,
    /// The values of its parts, where it has a nim-sum.
    pub(super) values: Vec<u32>,
    /// A winning move as it is said to the reader, where there is one.
    pub(super) winning: Option<String>,
}

impl Here {
    /// What the solver has found, if it has found out who wins; `say` says a move.
    pub(super) fn of(
        position: Vec<Vec<i64>>,
        found: &Finding,
        say: impl Fn(&str) -> String,
    ) -> Option<Self> {
        let Verdict::Known(outcome) = found.verdict else { return None };
        let (sum, numbers) = (found.nim_sum.map(|sum| sum.0), found.numbers.clone());
        let mut values = numbers.filter(|_| sum.is_some()).unwrap_or_default();
        // Behind several values comes their sum.
        values.truncate(values.len().saturating_sub(1).max(1));
        let winning = found.best.iter().chain(&found.winning).find(|mv| found.winning.contains(mv));
        let winning = winning.map(|mv| say(mv));
        Some(Self { position, wins: outcome == Outcome::Win, sum, values, winning })
    }
}

split_points! {
    /// What checks and copies.
    check: fn tool() -> Draw<CheckProps> { |props| html! { <tool::Tool ..props /> } }
    check: fn of_position() -> Draw<Here> { |here| html! { <here::OfPosition {here} /> } }
}

/// The button, and what it opens.
#[component]
pub(super) fn Checker(props: &CheckProps) -> Html {
    html! { <Opened<CheckProps> load={Load(|| Box::pin(tool()))} given={props.clone()} on_open={props.on_open.clone()} /> }
}

/// The same for the position on the board, of which nobody needs to know more until it is opened.
pub(super) fn checked_here(here: Here) -> Html {
    html! { <Opened<Here> load={Load(|| Box::pin(of_position()))} given={here} on_open={Callback::noop()} /> }
}

#[derive(Clone, Properties)]
struct OpenedProps<P: Clone + PartialEq + 'static> {
    /// Fetches the tool.
    load: Load<P>,
    /// What it is given.
    given: P,
    /// Hears that it is opened.
    on_open: Callback<()>,
}

/// A place has one tool.
impl<P: Clone + PartialEq> PartialEq for OpenedProps<P> {
    fn eq(&self, other: &Self) -> bool {
        self.given == other.given && self.on_open == other.on_open
    }
}

#[component]
fn Opened<P: Clone + PartialEq + 'static>(props: &OpenedProps<P>) -> Html {
    let words = use_words();
    let wanted = use_state_eq(|| false);
    let part = use_part(props.load.0);
    let toggle = {
        let (wanted, ask, on_open) = (wanted.clone(), part.ask.clone(), props.on_open.clone());
        let open = part.here.is_some();
        Callback::from(move |_: MouseEvent| {
            if *wanted && open {
                wanted.set(false);
                return;
            }
            on_open.emit(());
            wanted.set(true);
            ask.emit(());
        })
    };
    let waiting = *wanted && part.here.is_none() && !part.missing;
    let shown = part.here.filter(|_| *wanted);
    html! {
        <section class="check-own">
            if waiting { { on_its_way(&words) } }
            if part.missing { { dialog_missing(toggle.clone(), &words) } }
            <button type="button" class="button" aria-expanded={shown.is_some().to_string()} onclick={toggle}>
                { words.get("check-open") }
            </button>
            { shown.map(|draw| draw(props.given.clone())).unwrap_or_default() }
        </section>
    }
}
