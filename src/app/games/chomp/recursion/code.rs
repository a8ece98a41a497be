//! The function as a class writes it, with the current line marked.

use crate::core::bars::{Base, BiteOrder, Calls, Reason, Step};
use crate::games::chomp::ChompKeys;
use crate::words::Words;
use yew::prelude::*;

/// What a line does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Call,
    Memory,
    Base,
    Try,
    EarlyExit,
    AllTried,
}

/// The function.
pub(super) fn code(calls: &Calls, keys: ChompKeys, words: &Words) -> Html {
    let now = calls.last().map(|step| match step {
        Step::Call => Line::Call,
        Step::Return { by: Reason::Base, .. } => Line::Base,
        Step::Return { by: Reason::Memory, .. } => Line::Memory,
        Step::Return { by: Reason::EarlyExit, .. } => Line::EarlyExit,
        Step::Return { by: Reason::AllTried, .. } => Line::AllTried,
    });
    let lines = lines(keys, words).into_iter().map(|(line, text)| {
        let here = now == Some(line) && line != Line::Try;
        html! {
            if here { <mark aria-current="step">{ text }</mark> } else { <span>{ text }</span> }
        }
    });
    html! {
        <pre class="recursion-code" tabindex="0" role="region" aria-label={words.get("recursion-code")}><code>{ for lines }</code></pre>
    }
}

fn lines(keys: ChompKeys, words: &Words) -> Vec<(Line, String)> {
    let name = words.get("recursion-name");
    let moves = words.get(match keys.recursion.order {
        BiteOrder::Rows => "recursion-moves-rows",
        BiteOrder::Columns => "recursion-moves-columns",
    });
    let play = words.get("recursion-plays");
    let with = if keys.memory { ", d" } else { "" };
    let mut lines = vec![(Line::Call, format!("def {name}(pos{with}):"))];
    let mut line = |line, text: &str| lines.push((line, text.to_owned()));
    if keys.memory {
        line(Line::Memory, "    if str(pos) in d: return d[str(pos)]");
    }
    line(
        Line::Base,
        match keys.recursion.base {
            Base::Poison => "    if pos == [1]: return False",
            Base::Empty => "    if pos == []: return True",
        },
    );
    // The lists of bites are without the poison.
    let poison = if keys.recursion.base == Base::Empty { " + [(0, 0)]" } else { "" };
    line(Line::Try, &format!("    for i, j in {moves}(pos){poison}:"));
    line(Line::Try, &format!("        if not {name}({play}(pos, i, j){with}):"));
    if keys.memory {
        line(Line::EarlyExit, "            d[str(pos)] = True; return True");
        line(Line::AllTried, "    d[str(pos)] = False; return False");
    } else {
        line(Line::EarlyExit, "            return True");
        line(Line::AllTried, "    return False");
    }
    lines
}
