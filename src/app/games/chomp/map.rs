//! The win map: drawn on the board during the game; here, what it shows, in words and as files.

use super::asking::{Asked, Phase, use_asking};
use super::check::Check;
use super::decide::Decide;
use super::say::{rows, square_names};
use crate::app::check::{Checker, Matter};
use crate::app::dom::field_value;
use crate::app::figure::Figure;
use crate::app::files::csv_button;
use crate::app::hooks::{Known, use_words};
use crate::app::house::Menu;
use crate::app::ui::OwnViewProps;
use crate::core::bars::Shape;
use crate::core::{Message, Say};
use crate::games::chomp::{
    Answer, BarAnalysis, Cell, Chomp, ChompAnalysis, Move, Question, WinMap,
};
use crate::games::pasted::{Grid, Right};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// What else a table of the bar can show.
#[derive(Clone, Copy, PartialEq)]
enum Layer {
    Plies,
    Values,
}

/// The panel.
#[component]
pub(super) fn Map(props: &OwnViewProps<Chomp>) -> Html {
    let words = use_words();
    let layer = use_state_eq(|| None::<Layer>);
    let bar = props.session.position().only();
    let question = |(layer, bar): (Layer, &Shape)| match layer {
        Layer::Plies => Question::Plies(bar.clone()),
        Layer::Values => Question::Values(bar.clone()),
    };
    let asked = use_asking(layer.zip(bar).map(question), true);
    html! {
        <div class="map-panel">
            { legend(&words) }
            { said(&props.known, &words) }
            { known(props, layer.is_none(), &words) }
            { bar.filter(|bar| bar.squares() > 1).map(|bar| more(bar, &layer, &asked, &words)).unwrap_or_default() }
        </div>
    }
}

/// What the numbers on the squares mean.
pub(super) fn legend(words: &Words) -> Html {
    html! {
        <dl class="legend">
            <dt><span class="square poison">{ "0" }</span></dt><dd>{ words.get("map-0") }</dd>
            <dt><span class="square loses">{ "1" }</span></dt><dd>{ words.get("map-1") }</dd>
            <dt><span class="square wins">{ "2" }</span></dt><dd>{ words.get("map-2") }</dd>
        </dl>
    }
}

/// Which bites win, or that this is being worked out. Always there, so that what comes into it is spoken.
fn said(known: &Known, words: &Words) -> Html {
    let analysis = match known {
        Known::Computing(_) => {
            return html! { <p class="computing" role="status">{ words.get("computing") }</p> };
        }
        Known::All(found) => found.analysis::<Chomp>(),
        _ => None,
    };
    let bar = match analysis.as_deref() {
        Some(ChompAnalysis::Bar(bar)) if !bar.bar.is_empty() && bar.needed.is_none() => Some(bar),
        _ => None,
    };
    let exception = |bar: &BarAnalysis| bar.bar.is_rectangle() && winning(bar).len() > 1;
    html! {
        <p class="map-wins" role="status">
            if let Some(bar) = bar {
                { wins(bar, words) }
                if exception(bar) { { " " }<strong>{ words.get("map-exception") }</strong> }
            }
        </p>
    }
}

/// The squares of the bites that win.
fn winning(analysis: &BarAnalysis) -> Vec<(u8, u8)> {
    analysis.winning.iter().filter_map(square).collect()
}

/// Which bites win.
fn wins(analysis: &BarAnalysis, words: &Words) -> String {
    let squares = winning(analysis);
    let message = Message::new("map-wins").with("count", squares.len());
    words.say(&message.with("squares", square_names(&squares, words)))
}

fn known(props: &OwnViewProps<Chomp>, with_files: bool, words: &Words) -> Html {
    let found = match &props.known {
        Known::All(found) => found,
        Known::Nothing | Known::Computing(_) => return Html::default(),
        Known::Refused(refusal) => return html! { <p>{ words.say(&refusal.say()) }</p> },
        Known::Lost => return html! { <p>{ words.get("computing-lost") }</p> },
    };
    let Some(analysis) = found.analysis::<Chomp>() else { return Html::default() };
    match &*analysis {
        ChompAnalysis::Bar(bar) if bar.bar.is_empty() => {
            html! { <p>{ words.get("bar-eaten") }</p> }
        }
        ChompAnalysis::Bar(bar) => match bar.needed {
            Some(needed) => {
                html! { <Decide bar={bar.bar.clone()} {needed} on_again={props.on_again.clone()} /> }
            }
            None => of_bar(bar, with_files, words),
        },
        ChompAnalysis::Sum(sum) => html! {
            if let Some(needed) = sum.needed {
                <p>{ words.say(&Message::new("sum-too-large").with("megabytes", needed.div_ceil(1 << 20))) }</p>
            } else {
                <p>{ words.get("map-of-sum") }</p>
            }
        },
    }
}

/// The files of the map of one bar, unless the table of another choice has them.
fn of_bar(analysis: &BarAnalysis, with_files: bool, words: &Words) -> Html {
    let bar = &analysis.bar;
    let squares = winning(analysis);
    let wins = wins(analysis, words);
    let shown = Files {
        shown: BOARD,
        caption: map_caption(&wins, words),
        what: "",
        rows: map_rows(bar, &squares),
    };
    html! {
        <>
            if with_files { { shown.view(bar, words) } }
            <Check bar={bar.clone()} winning={squares} />
        </>
    }
}

/// What else a table can show of the bar, where the reader asks for it.
fn more(bar: &Shape, layer: &UseStateHandle<Option<Layer>>, asked: &Asked, words: &Words) -> Html {
    let choose = {
        let layer = layer.setter();
        Callback::from(move |event: Event| {
            layer.set(match field_value(&event).as_str() {
                "plies" => Some(Layer::Plies),
                "values" => Some(Layer::Values),
                _ => None,
            });
        })
    };
    let cancel = {
        let layer = layer.setter();
        Callback::from(move |_: MouseEvent| layer.set(None))
    };
    let value = match **layer {
        None => "",
        Some(Layer::Plies) => "plies",
        Some(Layer::Values) => "values",
    };
    html! {
        <>
            <label class="field">
                <span>{ words.get("map-more") }</span>
                <Menu {value} onchange={choose}>
                    <option value="" selected={layer.is_none()}>{ words.get("map-more-none") }</option>
                    <option value="plies" selected={**layer == Some(Layer::Plies)}>{ words.get("map-plies") }</option>
                    <option value="values" selected={**layer == Some(Layer::Values)}>{ words.get("map-values") }</option>
                </Menu>
            </label>
            if layer.is_some() && asked.phase != Phase::Done {
                <div class="job computing">{ super::decide::phase(asked.phase, cancel, words) }</div>
            }
            { asked.answer.as_ref().map(|answer| table(bar, answer, words)).unwrap_or_default() }
        </>
    }
}

fn square(mv: &Move) -> Option<(u8, u8)> {
    Some((u8::try_from(mv.row).ok()?, u8::try_from(mv.column).ok()?))
}

/// The board, without what is said about it.
const BOARD: &str = ".board-place > *";

/// The numbers of the map, row by row.
fn map_rows(bar: &Shape, winning: &[(u8, u8)]) -> Vec<Vec<String>> {
    let line = |cells: &Vec<Cell>| cells.iter().map(|cell| cell.number().to_string()).collect();
    WinMap::of(bar, winning).rows.iter().map(line).collect()
}

/// What the numbers of the map mean, and which bites win.
fn map_caption(wins: &str, words: &Words) -> String {
    let [poison, loses, won] = ["map-0", "map-1", "map-2"].map(|id| words.get(id));
    words.say(
        &Message::new("map-figure").with("poison", poison).with("loses", loses).with("wins", won),
    ) + " "
        + wins
}

/// What is shown of a bar, as files.
struct Files {
    /// The selector of what is saved as a picture.
    shown: &'static str,
    caption: String,
    /// What tells the files from those of the map.
    what: &'static str,
    rows: Vec<Vec<String>>,
}

impl Files {
    fn view(&self, bar: &Shape, words: &Words) -> Html {
        let name = format!("chomp-{}{}", rows(bar).replace('.', "-"), self.what);
        html! {
            <div class="row" role="group" aria-label={words.get("map-files")}>
                { Figure { shown: self.shown, caption: self.caption.clone(), name: &name }.buttons() }
                { csv_button(&self.rows, &name) }
            </div>
        }
    }
}

/// Plies or values, by square.
fn table(bar: &Shape, answer: &Answer, words: &Words) -> Html {
    let (sentence, cells): (Message, Vec<Vec<String>>) = match answer {
        Answer::Plies(map) => {
            let text = |plies: &u8| plies.to_string();
            let cells = map.after.iter().map(|row| row.iter().map(text).collect());
            (Message::new("map-plies-note").with("plies", u32::from(map.plies)), cells.collect())
        }
        Answer::Values(map) => {
            let text = |value: &Option<crate::core::Nimber>| {
                value.map_or_else(|| "–".to_owned(), |value| value.0.to_string())
            };
            let cells = map.after.iter().map(|row| row.iter().map(text).collect());
            (Message::new("map-values-note").with("value", map.value.0), cells.collect())
        }
        _ => return Html::default(),
    };
    let what = if matches!(answer, Answer::Plies(_)) { "-plies" } else { "-values" };
    let sentence = words.say(&sentence);
    let files =
        Files { shown: "table.bar-values", caption: sentence.clone(), what, rows: cells.clone() };
    // As the board beside it counts.
    let first = words.count().first();
    let head =
        (0..bar.width()).map(|column| html! { <th scope="col">{ u32::from(column) + first }</th> });
    let lines = (first..).zip(cells).map(|(row, cells)| {
        html! {
            <tr key={row}>
                <th scope="row">{ row }</th>
                { for cells.into_iter().map(|cell| html! { <td>{ cell }</td> }) }
            </tr>
        }
    });
    let (numbers, label): (Vec<Vec<u32>>, &'static str) = match answer {
        Answer::Plies(map) => {
            let row = |row: &Vec<u8>| row.iter().map(|&plies| u32::from(plies)).collect::<Vec<_>>();
            (map.after.iter().map(row).collect(), "check-matter-plies")
        }
        Answer::Values(map) => {
            let row = |row: &Vec<Option<crate::core::Nimber>>| {
                row.iter().map(|value| value.map_or(0, |value| value.0)).collect::<Vec<_>>()
            };
            (map.after.iter().map(row).collect(), "check-matter-bite-values")
        }
        _ => return Html::default(),
    };
    html! {
        <>
            <p>{ sentence }</p>
            <div class="scroll tall" tabindex="0" role="region" aria-label={words.get("map-more")}>
                <table class="numbers bar-values" aria-label={files.caption.clone()}>
                    <thead><tr><td></td>{ for head }</tr></thead>
                    <tbody>{ for lines }</tbody>
                </table>
            </div>
            { files.view(bar, words) }
            <CheckMore {numbers} {label} />
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct CheckMoreProps {
    /// What is right, by square; 0 at the poison.
    numbers: Vec<Vec<u32>>,
    /// The message that names it.
    label: &'static str,
}

/// Checks and copies what such a table shows.
#[component]
fn CheckMore(props: &CheckMoreProps) -> Html {
    let right = use_memo(props.numbers.clone(), |rows| {
        Right::Grid(Rc::new(Grid { rows: rows.clone(), first: 0 }))
    });
    let matters = vec![Matter::new(props.label, (*right).clone())];
    html! { <Checker about="check-about-bar" {matters} why={|_| Html::default()} /> }
}
