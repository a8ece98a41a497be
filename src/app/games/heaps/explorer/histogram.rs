//! How often each value occurs.

use crate::app::figure::Figure;
use crate::core::Message;
use crate::games::heaps::{Counted, Line};
use crate::words::Words;
use yew::prelude::*;

/// How often each value occurs: a table with bars, of the smallest values, and what `all` of them come to.
pub(super) fn histogram(lines: &[Line], all: Counted, masked: bool, words: &Words) -> Html {
    if lines.is_empty() {
        return html! {};
    }
    let summary = Message::new(if masked { "histogram-both" } else { "histogram-all" });
    let summary =
        summary.with("values", all.values).with("common", all.common).with("rare", all.rare);
    let cut = (all.values > lines.len() as u64)
        .then(|| words.say(&Message::new("histogram-cut").with("lines", lines.len())));
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
    let figure = Figure {
        shown: "table.histogram",
        caption: words.get("histogram-title"),
        name: "grundy-histogram",
    };
    html! {
        <section class="fact" id="histogram">
            <h2>{ words.get("histogram-title") }</h2>
            <p>{ words.say(&summary) }{ for cut.map(|cut| format!(" {cut}")) }</p>
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
