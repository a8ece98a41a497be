//! How often each value occurs.

use crate::app::figure::Figure;
use crate::core::Message;
use crate::games::heaps::Line;
use crate::words::Words;
use yew::prelude::*;

/// How often each value occurs: a table with bars.
pub(super) fn histogram(lines: &[Line], masked: bool, words: &Words) -> Html {
    if lines.is_empty() {
        return html! {};
    }
    let all = |of: fn(&Line) -> u64| lines.iter().map(of).sum::<u64>();
    let (common, rare) = (all(|line| line.common), all(|line| line.rare));
    let summary = Message::new(if masked { "histogram-both" } else { "histogram-all" });
    let summary = summary.with("values", lines.len()).with("common", common).with("rare", rare);
    let most = lines.iter().map(|line| line.common.max(line.rare)).max().unwrap_or(1).max(1);
    let bar = |count: u64, class: &'static str| {
        // A share of a hundred fits.
        let share = count.saturating_mul(100).div_ceil(most);
        html! { <td class="counted"><span {class} style={format!("width:{share}%")} />{ words.number(count) }</td> }
    };
    let rows = lines.iter().map(|line| {
        html! {
            <tr key={line.value}>
                <th scope="row">{ line.value }</th>
                if masked {
                    { bar(line.common, "bar") }{ bar(line.rare, "bar rare") }
                } else {
                    { bar(line.common + line.rare, "bar") }
                }
            </tr>
        }
    });
    let figure = Figure { shown: "table.histogram", caption: words.get("histogram-title"), name: "grundy-histogram" };
    html! {
        <section class="fact" id="histogram">
            <h2>{ words.get("histogram-title") }</h2>
            <p>{ words.say(&summary) }</p>
            <div class="scroll tall" tabindex="0" role="region" aria-label={words.get("histogram-title")}>
                <table class="numbers histogram" aria-label={words.get("histogram-title")}>
                    <thead><tr>
                        <th scope="col">{ "G" }</th>
                        if masked {
                            <th scope="col">{ words.get("histogram-common") }</th>
                            <th scope="col">{ words.get("histogram-rare") }</th>
                        } else {
                            <th scope="col">{ words.get("histogram-heaps") }</th>
                        }
                    </tr></thead>
                    <tbody>{ for rows }</tbody>
                </table>
            </div>
            { figure.files(words) }
        </section>
    }
}
