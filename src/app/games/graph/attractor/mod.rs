//! The attractor, step by step: forwards, backwards, by itself, and with questions.
//!
//! `walk` is where the reader is, `told` the steps in words, `seen` how the drawing looks, `panel`
//! what is next to it, `lists` what a program would hold, `round` a strategy that never arrives,
//! `check` somebody's own results.

mod check;
mod in_words;
mod lists;
mod panel;
mod round;
mod seen;
mod walk;

use super::board::region_class;
use super::drawing::Drawing;
use super::export::exports;
use super::legend::{Sign, legend, regions_added};
use super::scene::Scene;
use super::{sizes, table};
use crate::app::dom::ticked;
use crate::app::hooks::use_words;
use crate::app::ui::OwnViewProps;
use crate::core::Player;
use crate::core::graph::{Ends, Moment, Trace};
use crate::games::graph::{GraphKeys, Graphs, MAX_STEP, Method, Position, region};
use crate::games::pasted::Place;
use crate::words::Words;
use gloo::timers::callback::{Interval, Timeout};
use std::rc::Rc;
use walk::{Stride, Walk};
use yew::prelude::*;

/// Milliseconds for which the hand must rest before the step goes to the link.
const REST: u32 = 400;

/// The view.
#[component]
pub(super) fn AttractorView(props: &OwnViewProps<Graphs>) -> Html {
    let words = use_words();
    let position = props.session.position();
    let keys = props.keys;
    let svg = use_node_ref();
    let ranked = use_state_eq(|| false);
    let pace = use_state_eq(|| 0);
    let trace =
        use_memo((position.clone(), keys.player, keys.method), |(position, player, method)| {
            let arena = position.graph().arena();
            match method {
                Method::Queue => Trace::of(arena, *player, Ends::Final),
                Method::Calls => Trace::of_calls(arena, *player, Ends::Final),
            }
        });
    let walk = use_reducer(|| Walk::new(trace.clone(), keys.step as usize));
    use_link(&walk, &trace, keys, &props.on_keys);
    use_play(&walk, *pace);
    let layers = (position.clone(), ranked.then_some(keys.player));
    let going = round::use_round(position, keys.player);
    let scene = use_memo(layers, |(position, ranks)| {
        let ranks = ranks.map(|player| position.regions().attractor(player));
        Scene::of(position.graph(), ranks)
    });

    let region =
        use_memo((position.clone(), keys.player), |(position, player)| region(position, *player));

    let wrong = use_state_eq(|| None::<u32>);
    let on_first = {
        let wrong = wrong.setter();
        Callback::from(move |place| {
            wrong.set(if let Some(Place::Vertex(vertex)) = place { Some(vertex) } else { None });
        })
    };

    if walk.trace.is_none() {
        return too_large(position, check::check(position, &region, &on_first, &words), &words);
    }
    let moment = walk.trace.as_ref().as_ref().map(|trace| trace.moment(walk.at));
    let Some(moment) = moment else { return Html::default() };
    let dispatcher = walk.dispatcher();
    let act = Callback::from(move |stride| dispatcher.dispatch(stride));
    let drawing = scene.as_ref().as_ref().map(|scene| {
        let mut looks = seen::looks(position, scene, keys.player, (&walk, &moment), &words);
        going.show(scene, &mut looks);
        if let Some(look) = wrong.and_then(|wrong| looks.vertices.get_mut(wrong as usize)) {
            look.class.push("check-here");
            look.badge = Some("▲".into());
        }
        let asked: Vec<u32> = if walk.asks { outside(position, &moment) } else { Vec::new() };
        html! {
            <Drawing
                scene={scene.clone()} looks={Rc::new(looks)} at={going.at().or(moment.taken).unwrap_or(position.vertex())}
                choices={Rc::new(asked)} open={true} on_choose={act.reform(Stride::Guess)}
                label={words.get("graph-board")} svg={svg.clone()}
            />
        }
    });
    let by_rank = {
        let ranked = ranked.setter();
        Callback::from(move |event: Event| ranked.set(ticked(&event)))
    };
    let drawn = drawing.is_some();
    let parts = panel::Parts { position, keys, walk: &walk, moment: &moment, act: &act };
    html! {
        <div class="game-sides roomy graph-view">
            <section class="board-side" aria-label={words.get("graph-board")}>
                { drawing.unwrap_or_else(|| sizes::sizes(position, true, &words)) }
                { parts.stepper(*pace, &pace.setter(), &words) }
                if drawn {
                    <label class="check"><input type="checkbox" checked={*ranked} onchange={by_rank} />{ words.get("graph-by-rank") }</label>
                    { legend(position.graph().arena(), &added(position, keys, walk.at == walk.len()), &words) }
                    <p class="quiet">{ words.get(SIGNS[usize::from(keys.method == Method::Calls)]) }</p>
                }
                { lists::lists(position, &moment, &words) }
                { table::table(position, Some(&column(position, &moment, &words)), Html::default(), &words) }
                { check::check(position, &region, &on_first, &words) }
                { exports(position, drawn, Some(SIGNS[usize::from(keys.method == Method::Calls)]), &words) }
            </section>
            <section class="panel-side" aria-label={words.get("graph-beside")}>
                { parts.panel(&props.on_keys, &words) }
                { going.panel(position, keys.player, &words) }
            </section>
        </div>
    }
}

/// What is written beside the vertices in a figure: ranks, or the order of the calls, and counters.
const SIGNS: [&str; 2] = ["graph-figure-ranks", "graph-figure-calls"];

/// What the legend adds here; at the end, what it adds where the regions are shown.
fn added(position: &Position, keys: GraphKeys, ended: bool) -> Vec<Sign> {
    if ended {
        return regions_added(position, keys.method == Method::Queue);
    }
    let joined = Sign::Vertex(region_class(Some(keys.player)), "graph-legend-joined");
    let looked = Sign::Edge("looked", "graph-legend-looked");
    let more: &[_] = match keys.method {
        Method::Queue => &[
            Sign::Vertex("J0 queued", "graph-legend-queued"),
            Sign::Vertex("taken", "graph-legend-taken"),
            Sign::Edge("strategy", "graph-legend-lowers"),
        ],
        Method::Calls => &[
            Sign::Vertex("J0 queued", "graph-legend-open"),
            Sign::Vertex("taken", "graph-legend-call"),
        ],
    };
    [joined, looked].iter().chain(more).copied().collect()
}

/// The column of ranks and counters.
fn column(position: &Position, moment: &Moment, words: &Words) -> table::Column {
    let (arena, moment) = (position.graph().arena().clone(), moment.clone());
    let cell = move |vertex| seen::badge(&arena, &moment, vertex).unwrap_or_default();
    table::Column { heading: words.get("graph-rank-counter"), cell: Box::new(cell) }
}

/// The vertices that are not in yet: the answers to "which comes next?".
fn outside(position: &Position, moment: &Moment) -> Vec<u32> {
    position.graph().arena().vertices().filter(|&vertex| !moment.has(vertex)).collect()
}

/// A graph whose steps are too many to be kept.
fn too_large(position: &Position, check: Html, words: &Words) -> Html {
    let rounds = Player::BOTH.map(|player| position.regions().attractor(player).rounds());
    html! {
        <div class="graph-sizes">
            <p>{ words.get("graph-no-steps") }</p>
            { sizes::layers(&rounds, words) }
            { check }
        </div>
    }
}

/// The step goes to the link when it rests, and comes from it when the reader goes back.
#[hook]
fn use_link(
    walk: &UseReducerHandle<Walk>,
    trace: &Rc<Option<Trace>>,
    keys: GraphKeys,
    on_keys: &Callback<GraphKeys>,
) {
    let told = use_mut_ref(|| keys);
    {
        let (told, walk, trace) = (told.clone(), walk.dispatcher(), trace.clone());
        let first = use_mut_ref(|| true);
        // A link within the page may lead to another graph, with the same keys.
        let traced = use_mut_ref(|| trace.clone());
        use_effect_with((trace, keys), move |(trace, keys)| {
            let same = Rc::ptr_eq(&traced.replace(trace.clone()), trace);
            let other = told.replace(*keys) != *keys || !same;
            if !first.replace(false) && other {
                walk.dispatch(Stride::Open(trace.clone(), keys.step as usize));
            }
        });
    }
    let (on_keys, playing) = (on_keys.clone(), walk.playing);
    let step = u32::try_from(walk.at).unwrap_or(MAX_STEP).min(MAX_STEP);
    use_effect_with((step, playing, keys), move |&(step, playing, keys)| {
        let later = (!playing && step != keys.step).then(|| {
            Timeout::new(REST, move || {
                let next = GraphKeys { step, ..keys };
                *told.borrow_mut() = next;
                on_keys.emit(next);
            })
        });
        move || drop(later)
    });
}

/// Steps advance by themselves while they are played.
#[hook]
fn use_play(walk: &UseReducerHandle<Walk>, pace: usize) {
    let dispatcher = walk.dispatcher();
    use_effect_with((walk.playing, pace), move |&(playing, pace)| {
        let pause = panel::PAUSES.get(pace).copied().unwrap_or(panel::PAUSES[0]);
        let tick = playing.then(|| Interval::new(pause, move || dispatcher.dispatch(Stride::On)));
        move || drop(tick)
    });
}
