//! The nimbers built up square by square, each with its reason, stepped or played.

use super::addition::{Laws, addition_table};
use super::exercises::exercises;
use super::golden::golden_lines;
use super::hands::cell;
use super::kind_menu::{kind_menu, kind_of, use_sheets};
use super::reason::{closed_form, closed_title, mex_reason, normal_only};
use super::sheet::sheet;
use super::square::nimber_class;
use crate::app::check::{Checker, Matter};
use crate::app::dom::{field_value, idle};
use crate::app::figure::Figure;
use crate::app::files::csv_button;
use crate::app::grid::use_turn;
use crate::app::hooks::use_words;
use crate::app::house::{Sign, icon};
use crate::app::ui::OwnViewProps;
use crate::core::Message;
use crate::core::grid::Cell;
use crate::games::pasted::{Answer, Difference, Entry, Place, Right};
use crate::games::pawns::{GridRights, Kind, MexAt, Nimbers, Pawns, Square};
use crate::words::Words;
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// Milliseconds for which a square is shown where there are few; where there are many, all of
/// them take no longer than [`WHOLE`].
const LOOK: u32 = 900;
/// Milliseconds for the whole of a large grid.
const WHOLE: u32 = 40_000;
/// Milliseconds after which the building is taken to rest.
const REST: u32 = 400;

/// The view.
#[component]
pub(super) fn BuildUp(props: &OwnViewProps<Pawns>) -> Html {
    let words = use_words();
    let game = props.session.game;
    let kind = kind_of(props);
    let sheets = use_sheets(props);
    let order =
        use_memo((game, kind), |(game, kind)| game.build_up(*kind).collect::<Vec<Square>>());
    let nimbers = use_memo((game, kind), |(game, kind)| Nimbers::of(game, *kind));
    let turn = use_turn(game.rows(), game.columns());
    let all = u32::try_from(order.len()).unwrap_or(0);
    let linked = props.keys.built.unwrap_or(all).min(all);
    let step = use_state_eq(|| linked);
    let playing = use_state_eq(|| false);
    let built = (*step).min(all);
    {
        // What plays is this grid.
        let playing = playing.setter();
        use_effect_with((game, kind), move |_| playing.set(false));
    }
    {
        // The link leads to another point.
        let step = step.setter();
        use_effect_with(linked, move |&linked| step.set(linked));
    }
    use_playing(*playing && built < all, built, LOOK.min(WHOLE / all.max(1)), &step);
    {
        // The link follows when the building rests: browsers refuse an address that changes often.
        let (keys, on_keys) = (props.keys.clone(), props.on_keys.clone());
        let rests = !*playing || built == all;
        let playing = playing.setter();
        use_effect_with((built, rests, keys), move |(built, rests, keys)| {
            let built = Some(*built).filter(|&built| built < all);
            let differs = *rests && keys.built.filter(|&built| built < all) != built;
            let keys = keys.with_built(built);
            let write = differs.then(|| Timeout::new(REST, move || on_keys.emit(keys)));
            if built.is_none() {
                playing.set(false);
            }
            move || drop(write)
        });
    }

    let now = (built as usize).checked_sub(1).and_then(|last| order.get(last));
    let place = Message::new(if now.is_some() { "build-square" } else { "build-step" });
    let place = now.into_iter().fold(place, |place, square| {
        place.with("square", square.pair()).with("nimber", nimbers.at(*square).0)
    });
    let place = words.say(&place.with("built", built).with("all", all));
    let why = now.map(|&square| nimbers.why(square));
    let scene = Scene {
        game: &game,
        nimbers: &nimbers,
        done: order.get(..built as usize).unwrap_or_default(),
        why: why.as_ref(),
        golden: kind == Kind::Queen && built == all,
        turned: turn.on,
    };
    // Larger numbers than a pawn has are added alike.
    let most = if kind == Kind::Pawn { Nimbers::most(&game) } else { 7 };
    let position = props.session.position().clone();
    let checks = use_state_eq(|| false);
    let rights = use_memo(
        (game, position, nimbers.clone(), *checks),
        move |(game, position, nimbers, checks)| {
            checks.then(|| GridRights::of(game, position, nimbers, most))
        },
    );
    let on_open = {
        let checks = checks.setter();
        Callback::from(move |()| checks.set(true))
    };
    let caption = words
        .say(&Message::new("nimbers-of").with("rows", game.rows()).with("columns", game.columns()));
    let figure =
        Figure { shown: ".nimbers-sides table", caption: caption.clone(), name: "nimbers" };
    let jump = {
        let (step, playing, order) = (step.setter(), playing.setter(), order.clone());
        Callback::from(move |square: Square| {
            let place = order.iter().position(|&other| other == square);
            playing.set(false);
            step.set(place.map_or(0, |place| u32::try_from(place + 1).unwrap_or(0)));
        })
    };
    html! {
        <div class="panel-body nimbers" id="panel">
            { normal_only(&game, &words) }
            { kind_menu(props, &sheets, &words) }
            <div class="nimbers-sides">
                <div>
                    { sheet(&game, turn.on, caption, |square| scene.cell(square), &jump, &words) }
                    { turn.button }
                    { controls((built, all), &place, &step, &playing, &words) }
                    { figure.files_and(csv(&game, &nimbers), &words) }
                    <p class="quiet">{ words.get(if matches!(kind, Kind::Knight | Kind::Own) { "build-order-knight" } else { "build-order" }) }</p>
                    if kind != Kind::Pawn { <p class="quiet">{ words.get("lost-squares") }</p> }
                    { check(&nimbers, (*rights).as_ref(), on_open, &words) }
                </div>
                <div>
                    if scene.golden { <p>{ words.get("golden-lines") }</p> }
                    <section aria-live={if *playing { "off" } else { "polite" }}>
                        <h2>{ place }</h2>
                        { step_reason(&game, kind, why.as_ref(), &words) }
                    </section>
                    <section>
                        <h2>{ words.get("closed-title") }</h2>
                        { closed_title(&game, kind, &words) }
                    </section>
                    { addition_table(most, &words) }
                    <Laws {most} />
                </div>
                { exercises(&words) }
            </div>
        </div>
    }
}

/// The numbers as a file, row by row.
fn csv(game: &Pawns, nimbers: &Nimbers) -> Html {
    let cell = |row, column| nimbers.at(Square::new(row, column)).0.to_string();
    let row = |row| (1..=game.columns()).map(|column| cell(row, column)).collect();
    let rows: Vec<Vec<String>> = (1..=game.rows()).map(row).collect();
    csv_button(&rows, &format!("nimbers-{}x{}", game.rows(), game.columns()))
}

/// What somebody's program found, compared with this; `rights` are there once the tool is open.
fn check(
    nimbers: &Rc<Nimbers>,
    rights: Option<&GridRights>,
    on_open: Callback<()>,
    words: &Words,
) -> Html {
    let added = {
        let words = words.clone();
        Callback::from(move |first: Difference| {
            let Place::Cell(row, column) = first.place else { return Html::default() };
            let message = Message::new("check-addition-why")
                .with("row", format!("{row:b}"))
                .with("column", format!("{column:b}"))
                .with("value", format!("{:b}", row ^ column));
            html! { <p>{ words.say(&message) }</p> }
        })
    };
    let matters = rights.map(|rights| {
        let mut matters = vec![
            Matter::new("check-matter-nimbers", rights.nimbers.clone()),
            Matter::explained(
                "check-matter-neighbours",
                rights.neighbours.clone(),
                reached(rights.neighbours.clone(), words),
            ),
            Matter::explained("check-matter-addition", rights.addition.clone(), added),
        ];
        let pieces = rights.pieces.clone();
        matters.extend(pieces.map(|pieces| {
            Matter::explained("check-matter-pieces", pieces.clone(), occupied(&pieces, words))
        }));
        let stand = standing(rights.picture.clone(), words);
        matters.push(Matter::explained("check-matter-picture", rights.picture.clone(), stand));
        matters
    });
    let matters = matters.unwrap_or_default();
    let (nimbers, words) = (nimbers.clone(), words.clone());
    let why = Callback::from(move |first: Difference| {
        let Place::Cell(row, column) = first.place else { return Html::default() };
        let number = |place: usize| u32::try_from(place + 1).unwrap_or(u32::MAX);
        let square = Square { row: number(row), column: number(column) };
        mex_reason(&nimbers.why(square), &words)
    });
    html! { <Checker about="check-about-grid" {matters} {why} {on_open} /> }
}

/// Where one can go from the square whose neighbours differ.
fn reached(neighbours: Right, words: &Words) -> Callback<Difference, Html> {
    let words = words.clone();
    Callback::from(move |first: Difference| {
        let Right::Results(results) = &neighbours else { return Html::default() };
        let entry = results.entries.iter().find(|entry| entry.place == first.place);
        let Some(Entry { key, answer: Answer::AllOf(squares), .. }) = entry else {
            return Html::default();
        };
        let id = if squares.is_empty() { "check-neighbours-none" } else { "check-neighbours-why" };
        let said = Message::new(id).with("square", tuple(key));
        html! { <p>{ words.say(&said.with("squares", tuples(squares))) }</p> }
    })
}

/// Which squares have pieces, where a list of them differs.
fn occupied(pieces: &Right, words: &Words) -> Callback<Difference, Html> {
    let Right::Results(results) = pieces else { return Callback::from(|_| Html::default()) };
    let squares = match results.entries.first().map(|entry| &entry.answer) {
        Some(Answer::AllOf(squares)) => tuples(squares),
        _ => String::new(),
    };
    let said = words.say(&Message::new("check-pieces-why").with("pieces", squares));
    Callback::from(move |_| html! { <p>{ said.clone() }</p> })
}

fn tuples(all: &[Vec<i64>]) -> String {
    all.iter().map(|one| tuple(one)).collect::<Vec<_>>().join(", ")
}

/// Row and column, and the nimber if there is one.
fn tuple(numbers: &[i64]) -> String {
    format!("({})", numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(",\u{a0}"))
}

/// The numbers of pieces at which the picture differs.
fn standing(picture: Right, words: &Words) -> Callback<Difference, Html> {
    let words = words.clone();
    Callback::from(move |first: Difference| {
        let (Place::Cell(row, column), Right::Marks(grid)) = (&first.place, &picture) else {
            return Html::default();
        };
        let count = grid.rows.get(*row).and_then(|cells| cells.get(*column)).copied();
        let said = Message::new("check-picture-why").with("count", count.unwrap_or(0));
        let said = said.with("square", crate::core::square(row + 1, column + 1));
        html! { <p>{ words.say(&said) }</p> }
    })
}

/// One square more after a while, as long as it is played.
#[hook]
fn use_playing(on: bool, built: u32, rest: u32, step: &UseStateHandle<u32>) {
    let step = step.setter();
    use_effect_with((on, built), move |&(on, built)| {
        let timer = on.then(|| Timeout::new(rest, move || step.set(built + 1)));
        move || drop(timer)
    });
}

/// What the cells are drawn from.
struct Scene<'a> {
    game: &'a Pawns,
    nimbers: &'a Nimbers,
    done: &'a [Square],
    why: Option<&'a MexAt>,
    /// Whether the golden ratio is shown: with a queen, once all its losing squares are shown.
    golden: bool,
    /// Whether rows are drawn as columns.
    turned: bool,
}

impl Scene<'_> {
    fn cell(&self, square: Square) -> Html {
        let value = self.done.contains(&square).then(|| self.nimbers.at(square).0);
        let now = self.why.is_some_and(|why| why.square == square);
        let near =
            self.why.is_some_and(|why| why.neighbours.iter().any(|&(other, _)| other == square));
        let class = classes!(
            value.map(nimber_class),
            (value == Some(0) && self.nimbers.kind() != Kind::Pawn).then_some("lost"),
            now.then_some("now"),
            near.then_some("near"),
        );
        let number = value.map(|value| value.to_string()).unwrap_or_default();
        // The lines begin in the sink, and lie over the whole table.
        let lines = self.golden && square == self.game.sink();
        let (down, across) = (self.game.rows(), self.game.columns());
        let (down, across) = if self.turned { (across, down) } else { (down, across) };
        let (key, Cell { row, column, .. }) = (square.to_string(), cell(square));
        html! {
            <td {key} {class} data-row={row.to_string()} data-column={column.to_string()}>
                { number }
                if lines { { golden_lines(down, across) } }
            </td>
        }
    }
}

fn step_reason(game: &Pawns, kind: Kind, why: Option<&MexAt>, words: &Words) -> Html {
    let Some(why) = why else { return html! { <p>{ words.get("build-begin") }</p> } };
    html! { <>{ mex_reason(why, words) }{ closed_form(game, kind, why) }</> }
}

/// Back and forth, played or stopped, and a slider over all of it.
fn controls(
    (built, all): (u32, u32),
    place: &str,
    step: &UseStateHandle<u32>,
    playing: &UseStateHandle<bool>,
    words: &Words,
) -> Html {
    let on = **playing;
    let button = |sign: Sign, label: &'static str, to: u32, play: bool| {
        let (step, playing) = (step.setter(), playing.setter());
        let nothing = to == built && !play && !on;
        let click = Callback::from(move |_: MouseEvent| {
            step.set(to);
            playing.set(play);
        });
        let label = words.get(label);
        html! {
            <button
                type="button" class="button icon-button" title={label.clone()} aria-label={label}
                aria-disabled={idle(nothing)} onclick={click}
            >{ icon(sign) }</button>
        }
    };
    let slide = {
        let (step, playing) = (step.setter(), playing.setter());
        Callback::from(move |event: InputEvent| {
            playing.set(false);
            if let Ok(to) = field_value(&event).parse() {
                step.set(to);
            }
        })
    };
    let again = if built == all { 0 } else { built };
    html! {
        <div class="row build-controls" role="group" aria-label={words.get("build-controls")}>
            { button(Sign::First, "build-first", 0, false) }
            { button(Sign::Back, "build-back", built.saturating_sub(1), false) }
            if on {
                { button(Sign::Pause, "build-stop", built, false) }
            } else {
                { button(Sign::Play, "build-play", again, true) }
            }
            { button(Sign::Forward, "build-forward", (built + 1).min(all), false) }
            { button(Sign::Last, "build-last", all, false) }
            <input
                type="range" min="0" max={all.to_string()} value={built.to_string()} oninput={slide}
                aria-label={words.get("build-slider")} aria-valuetext={place.to_owned()}
            />
        </div>
    }
}
