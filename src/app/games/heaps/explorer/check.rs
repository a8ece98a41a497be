//! Values found by the reader's own program, compared with these.

use super::part::PartProps;
use super::run::InHand;
use super::seen::{COMPARED, Change, Seen};
use crate::app::check::{Checker, Matter};
use crate::app::games::heaps::mex::MAX_OPTIONS;
use crate::app::games::heaps::mex::mex_reason;
use crate::app::games::heaps::single;
use crate::app::hooks::use_words;
use crate::core::octal::Mask;
use crate::core::{Message, Nimber};
use crate::games::heaps::{Doubt, Heaps, Line, MAX_VALUES, MexOf, Query, Ruleset, results};
use crate::games::pasted::{Difference, Place, Right, Series};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// The message that names the masks.
const MASKS: &str = "check-matter-mask";

/// Whether what is seen is of these rules: for a moment after others are chosen, it is still of those before.
#[hook]
pub(super) fn use_is_of(run: u32, rules: &Ruleset) -> bool {
    let begun = use_mut_ref(|| (run, rules.clone()));
    let mut begun = begun.borrow_mut();
    if begun.0 != run {
        *begun = (run, rules.clone());
    }
    begun.1 == *rules
}

/// The values that results are compared with, asked for slice by slice once they are wanted; none where what is seen
/// is not of these rules.
#[hook]
pub(super) fn use_series(
    seen: &UseReducerHandle<Seen>,
    rules: &Ruleset,
    is_of: bool,
    ticket: &InHand,
) -> Rc<Series> {
    let known = seen.overview.map_or(0, |overview| overview.known);
    let known = usize::try_from(known).unwrap_or(usize::MAX);
    let (held, wants) = (seen.check.len(), seen.check_wants.min(known));
    let ticket = ticket.clone();
    use_effect_with((seen.run, seen.holds(), held, wants), move |&(_, open, held, wants)| {
        let count = u32::try_from(wants.saturating_sub(held)).unwrap_or(MAX_VALUES);
        if let (true, Ok(from)) = (open && count > 0, u32::try_from(held))
            && let Some((_, ticket)) = &*ticket.borrow()
        {
            ticket.tell::<Heaps>(&Query::Values {
                from,
                count: count.min(MAX_VALUES),
                tag: COMPARED,
            });
        }
    });
    // While more of them come, or all are computed again, those that were there stay: they are as right as before, and
    // what is compared with them is not compared again for every slice.
    let kept = use_mut_ref(|| None::<(Of, Rc<Series>)>);
    if !is_of {
        return Rc::new(Series { values: Vec::new(), known: 0, code: results::code(rules) });
    }
    let of = (seen.run, known, rules.clone());
    let whole = held >= wants;
    let before = kept.borrow().clone().filter(|((.., rules), _)| *rules == of.2);
    if let Some((then, series)) = before {
        let stays = if then.0 == of.0 {
            then == of && (!whole || series.values.len() == held)
        } else {
            !seen.holds() || !whole || seen.runs() && known < then.1
        };
        if stays {
            return series;
        }
    }
    let values = if whole { seen.check.to_vec() } else { Vec::new() };
    let series = Rc::new(Series { values, known, code: results::code(rules) });
    *kept.borrow_mut() = Some((of, series.clone()));
    series
}

/// What values are of: the run, how many are known, the rules.
type Of = (u32, usize, Ruleset);

/// What else can be compared.
#[derive(PartialEq)]
pub(super) struct More {
    /// Who wins single heaps.
    single: Rc<Vec<Matter>>,
    reach: Option<Right>,
    counted: Rc<Counts>,
}

/// What is counted, each with the message that names it.
type Counts = Vec<(&'static str, Right)>;

/// What is in reach of the first heaps; how often values come, which are rare, and the period.
#[hook]
pub(super) fn use_more(
    seen: &UseReducerHandle<Seen>,
    rules: &Ruleset,
    is_of: bool,
    series: &Rc<Series>,
) -> More {
    let first: Vec<u32> = series.values.iter().copied().take(results::MAX_REACH + 1).collect();
    let reach =
        use_memo((rules.clone(), first), |(rules, first)| results::values_in_reach(rules, first));
    // What was only observed is not what is right.
    let found = seen.overview.and_then(|overview| overview.period);
    let found = found.filter(|found| found.proof().is_some());
    let mask = seen.reasons.best.map(|(mask, _)| mask);
    let counted = use_memo((seen.lines.clone(), found, mask), |(lines, found, mask)| {
        let counts = results::counts(lines);
        let mut counted = Counts::from_iter(counts.map(|counts| ("check-matter-counts", counts)));
        let rare = mask.and_then(|mask| results::rare_values(lines, mask));
        counted.extend(rare.map(|rare| ("check-matter-rare", rare)));
        let plain = mask.is_some_and(|mask| !mask.position);
        let masks = plain.then(|| results::masks(lines)).flatten();
        counted.extend(masks.map(|masks| (MASKS, masks)));
        if let Some(found) = found.map(|found| found.recurrence()) {
            counted.push(("check-matter-period", results::period(found.preperiod, found.period)));
        }
        counted
    });
    let counted = use_counts_before(seen, rules, is_of, counted);
    let words = use_words();
    let single = use_memo((rules.clone(), words), |(rules, words)| single::matters(rules, words));
    More { single, reach: (*reach).clone(), counted }
}

/// What was counted before, until a computation that begins again has come to its end.
#[hook]
fn use_counts_before(
    seen: &UseReducerHandle<Seen>,
    rules: &Ruleset,
    is_of: bool,
    counted: Rc<Counts>,
) -> Rc<Counts> {
    let kept = use_mut_ref(|| None::<(u32, Ruleset, Rc<Counts>)>);
    if !is_of {
        return Rc::default();
    }
    let ended = seen.holds() && !seen.runs() && !seen.lines.is_empty();
    let before = kept.borrow().clone().filter(|(run, of, _)| *run != seen.run && of == rules);
    match before {
        Some((.., before)) if !ended => before,
        _ => {
            *kept.borrow_mut() = Some((seen.run, rules.clone(), counted.clone()));
            counted
        }
    }
}

/// The tool.
pub(super) fn check(part: &PartProps, series: &Rc<Series>, more: &More, words: &Words) -> Html {
    let PartProps { seen, rules, .. } = part;
    let More { single, reach, counted } = more;
    let mut matters = vec![Matter::new("check-matter-values", Right::Series(series.clone()))];
    let mask = seen.reasons.best.map(|(mask, _)| mask);
    let doubted = {
        let part = part.clone();
        Callback::from(move |first: Difference| {
            let doubt = Doubt::of(&first, mask);
            doubt.map(|doubt| html! { <Doubted {doubt} part={part.clone()} /> }).unwrap_or_default()
        })
    };
    matters.extend(programmed(rules, words));
    matters.extend(single.iter().cloned());
    if let Some(reach) = reach {
        matters.push(Matter::new("check-matter-reach", reach.clone()));
    }
    let masked = {
        let (lines, words) = (seen.lines.clone(), words.clone());
        Callback::from(move |first: Difference| {
            let message = why_mask(&lines, mask, &first);
            message.map(|message| html! { <p>{ words.say(&message) }</p> }).unwrap_or_default()
        })
    };
    matters.extend(counted.iter().map(|&(label, ref right)| {
        let why = if label == MASKS { &masked } else { &doubted };
        Matter::explained(label, right.clone(), why.clone())
    }));
    let why = {
        let (rules, series, words) = (rules.clone(), series.clone(), words.clone());
        Callback::from(move |first: Difference| {
            let Place::Number(n) = first.place else { return Html::default() };
            let value = |n: u32| series.values.get(n as usize).copied().map(Nimber);
            let size = u32::try_from(n).unwrap_or(u32::MAX);
            let why = MexOf::of(&rules, size, MAX_OPTIONS, value);
            why.map(|why| mex_reason(&why, &words)).unwrap_or_default()
        })
    };
    let dispatch = seen.dispatcher();
    let on_want = Callback::from(move |wants| dispatch.dispatch(Change::CheckWants(wants)));
    // What is in reach is told from the first values.
    let on_open = on_want.reform(|()| results::MAX_REACH + 1);
    html! { <Checker about="check-about-values" {matters} {why} {on_want} {on_open} /> }
}

/// How many heaps a mask leaves rare, and how many the best one.
fn why_mask(lines: &[Line], best: Option<Mask>, first: &Difference) -> Option<Message> {
    let &found = first.thing.first()?;
    // Digits 0 and 1 are binary.
    let binary = u16::from_str_radix(&found.to_string(), 2).ok().filter(|_| found > 9);
    let bits = binary.or_else(|| u16::try_from(found).ok())?;
    let best = best?.bits;
    let message = Message::new("check-mask-why").with("mask", format!("{bits:b}"));
    let message = message.with("count", results::rare_under(lines, bits));
    let message = message.with("best", format!("{best:b}"));
    Some(message.with("least", results::rare_under(lines, best)))
}

/// What can be said about a difference.
type Reason = dyn Fn(&Difference) -> Option<Message>;

/// The same, in words.
fn reason(why: Rc<Reason>, words: &Words) -> Callback<Difference, Html> {
    let words = words.clone();
    Callback::from(move |first: Difference| {
        let message = why(&first);
        message.map(|message| html! { <p>{ words.say(&message) }</p> }).unwrap_or_default()
    })
}

/// The parts of a program for a code that need no values.
fn programmed(rules: &Ruleset, words: &Words) -> Vec<Matter> {
    let said = |why: Rc<Reason>| reason(why, words);
    let digit = {
        let rules = rules.clone();
        Rc::new(move |first: &Difference| {
            let take = u32::try_from(*first.thing.first()?).ok()?;
            let digit = u32::from(rules.octal()?.digit(take).value());
            let id = if digit == 0 { "check-actions-none" } else { "check-actions-why" };
            Some(Message::new(id).with("take", take).with("digit", digit))
        })
    };
    let cut = Rc::new(|_: &Difference| Some(Message::new("check-splittings-why")));
    let mut matters = vec![Matter::explained(
        "check-matter-mex",
        Right::Mex,
        Callback::from(|_| Html::default()),
    )];
    let actions = results::actions(rules);
    matters
        .extend(actions.map(|right| Matter::explained("check-matter-actions", right, said(digit))));
    matters.push(Matter::explained("check-matter-splittings", results::splittings(), said(cut)));
    matters
}

#[derive(Clone, PartialEq, Properties)]
struct DoubtedProps {
    doubt: Doubt,
    part: PartProps,
}

/// Why a result is not right, as the solver says that has all values.
#[component]
fn Doubted(props: &DoubtedProps) -> Html {
    let words = use_words();
    let DoubtedProps { doubt, part: PartProps { seen, ask, .. } } = props;
    {
        let ask = ask.clone();
        let known = seen.overview.filter(|overview| overview.rests).map(|overview| overview.known);
        use_effect_with((*doubt, seen.run, known), move |&(doubt, ..)| {
            ask.emit(Query::Doubt(doubt));
        });
    }
    let told = seen.reasons.doubt.as_ref().filter(|told| told.0 == *doubt);
    let said = told.into_iter().flat_map(|told| &told.1);
    html! { { for said.map(|message| html! { <p>{ words.say(message) }</p> }) } }
}
