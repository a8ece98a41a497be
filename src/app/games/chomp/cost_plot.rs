//! The plot of costs: the number of calls against the columns of a bar, on a logarithmic scale.

use crate::app::figure::Figure;
use crate::core::Message;
use crate::core::bars::Cost;
use crate::games::chomp::Chomp;
use crate::words::Words;
use yew::prelude::*;

/// The plot's own units: width and height of its inside, and its edges.
const WIDTH: u32 = 560;
const HEIGHT: u32 = 300;
const EDGE: u32 = 46;
/// Sixteenths of a doubling that make ten: 16 · log2 10.
const TEN: u32 = 53;

/// What was found for one bar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Line {
    pub(super) columns: u8,
    /// The shapes within it.
    pub(super) positions: u64,
    /// What the recursion with memory cost, and would cost without.
    pub(super) cost: Cost,
}

/// The plot and its table.
pub(super) fn plot(game: Chomp, lines: &[Line], words: &Words) -> Html {
    if lines.is_empty() {
        return Html::default();
    }
    let most = lines.iter().map(|line| line.cost.without.unwrap_or(u64::MAX)).max().unwrap_or(1);
    let tens = sixteenths(most).div_ceil(TEN).max(1);
    let x = |columns: u8| EDGE + WIDTH * u32::from(columns) / u32::from(game.columns().max(1));
    let y = |count: u64| HEIGHT + 10 - (HEIGHT * sixteenths(count) / (tens * TEN)).min(HEIGHT);
    let grid = (0..=tens).filter(|ten| ten % (tens / 8 + 1) == 0).map(|ten| {
        let at = HEIGHT + 10 - HEIGHT * ten / tens;
        html! {
            <>
                <path class="plot-line" d={format!("M{EDGE} {at}h{WIDTH}")} />
                <text x={(EDGE - 6).to_string()} y={(at + 5).to_string()} text-anchor="end">
                    { "10" }<tspan dy="-6" font-size="11">{ ten }</tspan>
                </text>
            </>
        }
    });
    let series = |class: &'static str,
                  value: &dyn Fn(&Line) -> Option<u64>,
                  mark: &dyn Fn(u32, u32) -> String| {
        let points: Vec<(u32, u32)> =
            lines.iter().filter_map(|line| Some((x(line.columns), y(value(line)?)))).collect();
        let path: Vec<String> = points.iter().map(|(x, y)| format!("{x} {y}")).collect();
        let marks: String = points.iter().map(|&(x, y)| mark(x, y)).collect();
        html! {
            <g {class}>
                if path.len() > 1 { <path class="series" d={format!("M{}", path.join("L"))} /> }
                <path class="marks" d={marks} />
            </g>
        }
    };
    let disc = |x: u32, y: u32| format!("M{} {y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0z", x - 5);
    let triangle = |x: u32, y: u32| format!("M{x} {}l6 11h-12z", y.saturating_sub(7));
    let square = |x: u32, y: u32| format!("M{} {}h9v9h-9z", x - 4, y.saturating_sub(4));
    let labels = lines.iter().filter(|line| lines.len() <= 16 || line.columns % 2 == 0).map(|line| {
        html! { <text x={x(line.columns).to_string()} y={(HEIGHT + 28).to_string()} text-anchor="middle">{ line.columns }</text> }
    });
    let view = format!("0 0 {} {}", WIDTH + EDGE + 14, HEIGHT + 36);
    let about = |id| words.say(&Message::new(id).with("rows", u32::from(game.rows())));
    let label = about("cost-plot");
    let caption = format!("{} {}", about("cost-plot-figure"), words.get("cost-plot-caption"));
    html! {
        <figure class="cost-plot">
            <svg viewBox={view} role="img" aria-label={label}>
                { for grid }
                { for labels }
                { series("cost-positions", &|line| Some(line.positions), &square) }
                { series("cost-with", &|line| Some(line.cost.calls), &disc) }
                { series("cost-without", &|line| line.cost.without, &triangle) }
            </svg>
            <figcaption class="quiet">{ words.get("cost-plot-caption") }</figcaption>
            { Figure { shown: ".cost-plot > svg", caption, name: "chomp-cost" }.files(words) }
            { table(game, lines, words) }
        </figure>
    }
}

/// Sixteen times the binary logarithm, rounded down to a straight line between powers of two.
fn sixteenths(count: u64) -> u32 {
    let count = count.max(1);
    let zeros = count.leading_zeros();
    let next = u32::try_from((count << zeros) >> 59 & 15).unwrap_or(0);
    (63 - zeros) * 16 + next
}

fn table(game: Chomp, lines: &[Line], words: &Words) -> Html {
    let rows = lines.iter().map(|line| {
        let without =
            line.cost.without.map_or_else(|| "> 2^64".to_owned(), |calls| words.number(calls));
        html! {
            <tr key={line.columns}>
                <th scope="row">{ format!("{} × {}", game.rows(), line.columns) }</th>
                <td>{ words.number(line.positions) }</td>
                <td>{ words.number(line.cost.calls) }</td>
                <td>{ without }</td>
            </tr>
        }
    });
    let caption = words.get("cost-table-figure");
    html! {
        <>
        <div class="scroll" tabindex="0" role="region" aria-label={words.get("cost-table")}>
            <table class="numbers cost-table" aria-label={caption.clone()}>
                <thead><tr>
                    <th scope="col">{ words.get("bar") }</th>
                    <th scope="col">{ words.get("cost-positions") }</th>
                    <th scope="col">{ words.get("cost-with") }</th>
                    <th scope="col">{ words.get("cost-without") }</th>
                </tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
        { Figure { shown: ".cost-table", caption, name: "chomp-cost-table" }.files(words) }
        </>
    }
}
