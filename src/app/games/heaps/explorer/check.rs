//! Values that somebody else's program found, compared with these.

use super::run::InHand;
use super::seen::{Change, Seen};
use crate::app::check::{Checker, Matter};
use crate::app::games::heaps::mex::mex_reason;
use crate::app::games::heaps::why_normal::MOST_OPTIONS;
use crate::core::Nimber;
use crate::games::heaps::{Heaps, MOST_SLICE, MexOf, Query, Ruleset};
use crate::games::pasted::{Place, Right, Series};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// The tag of values that a result is compared with.
pub(super) const TAG: u8 = 2;

/// The values that results are compared with, asked for slice by slice once they are wanted.
#[hook]
pub(super) fn use_series(seen: &UseReducerHandle<Seen>, ticket: &InHand) -> Rc<Series> {
    let known = seen.overview.map_or(0, |overview| overview.known);
    let known = usize::try_from(known).unwrap_or(usize::MAX);
    let (held, wants) = (seen.check.len(), seen.check_wants.min(known));
    let ticket = ticket.clone();
    use_effect_with((seen.run, seen.holds(), held, wants), move |&(_, open, held, wants)| {
        let count = u32::try_from(wants.saturating_sub(held)).unwrap_or(MOST_SLICE);
        if let (true, Ok(from)) = (open && count > 0, u32::try_from(held))
            && let Some((_, ticket)) = &*ticket.borrow()
        {
            ticket.tell::<Heaps>(&Query::Values { from, count: count.min(MOST_SLICE), tag: TAG });
        }
    });
    let check = seen.check.clone();
    use_memo((seen.run, held, held >= wants, known), move |&(_, _, whole, known)| {
        let values = if whole { check.to_vec() } else { Vec::new() };
        Series { values, known }
    })
}

/// The tool.
pub(super) fn check(
    seen: &UseReducerHandle<Seen>,
    rules: &Ruleset,
    series: &Rc<Series>,
    words: &Words,
) -> Html {
    let matters = vec![Matter {
        label: "check-matter-values",
        right: Right::Series(series.clone()),
    }];
    let why = {
        let (rules, series, words) = (rules.clone(), series.clone(), words.clone());
        Callback::from(move |place| {
            let Place::Number(n) = place else { return Html::default() };
            let value = |n: u32| series.values.get(n as usize).copied().map(Nimber);
            let size = u32::try_from(n).unwrap_or(u32::MAX);
            let why = MexOf::of(&rules, size, MOST_OPTIONS, value);
            why.map(|why| mex_reason(&why, &words)).unwrap_or_default()
        })
    };
    let seen = seen.dispatcher();
    let on_want = Callback::from(move |wants| seen.dispatch(Change::CheckWants(wants)));
    html! { <Checker {matters} {why} {on_want} /> }
}
