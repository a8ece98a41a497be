//! What is shown beside the drawing: the stepper, the step in words, the queue, the question, the result.

use super::in_words;
use super::walk::{Stride, Walk};
use crate::app::dom::{focus_on, some, text_in, ticked};
use crate::app::games::graph::scene::player_name;
use crate::app::games::graph::{sizes, vertex_name};
use crate::app::house::InputForm;
use crate::app::house::algorithm::{self, Steps};
use crate::core::graph::Moment;
use crate::core::{Message, Player};
use crate::games::graph::{GraphKeys, Method, Position};
use crate::words::Words;
use yew::prelude::*;

/// Milliseconds from step to step, by the pace; the fastest is one for each picture of the screen.
pub(super) const PAUSES: [u32; 3] = [900, 250, 16];

/// The id of the list of vertices of which one comes next.
const GUESS: &str = "graph-guess";

/// What the panel is drawn from.
pub(super) struct Parts<'a> {
    pub(super) position: &'a Position,
    pub(super) keys: GraphKeys,
    pub(super) walk: &'a Walk,
    pub(super) moment: &'a Moment,
    pub(super) act: &'a Callback<Stride>,
}

impl Parts<'_> {
    /// The steps, at one of the [`PAUSES`].
    pub(super) fn stepper(
        &self,
        pace: usize,
        set_pace: &UseStateSetter<usize>,
        words: &Words,
    ) -> Html {
        let steps = Steps {
            at: self.walk.at as u64,
            last: self.walk.len() as u64,
            playing: self.walk.playing,
            pace: (pace, PAUSES.len()),
            more: Html::default(),
        };
        let (act, set_pace) = (self.act.clone(), set_pace.clone());
        let to = |step| Stride::To(usize::try_from(step).unwrap_or(usize::MAX));
        let waits = self.walk.waits();
        let walk = Callback::from(move |walk| match walk {
            // The step is the reader's to say.
            algorithm::Walk::On if waits => focus_on(GUESS),
            algorithm::Walk::On => act.emit(Stride::On),
            algorithm::Walk::To(step) => act.emit(to(step)),
            algorithm::Walk::Play(playing) => act.emit(Stride::Play(playing)),
            algorithm::Walk::Pace(pace) => set_pace.set(pace),
        });
        algorithm::algorithm(steps, &walk, words)
    }

    /// Whose attractor, the step in words, the queue, the question, the result.
    pub(super) fn panel(&self, on_keys: &Callback<GraphKeys>, words: &Words) -> Html {
        let keys = self.keys;
        let player = keys.player;
        let methods = [(Method::Queue, "graph-by-queue"), (Method::Calls, "graph-by-calls")];
        let methods = methods.map(|(method, label)| {
            let click = on_keys.reform(move |_: MouseEvent| GraphKeys { method, step: 0, ..keys });
            html! {
                <button key={label} type="button" class="button" aria-pressed={(method == keys.method).to_string()} onclick={click}>
                    { words.get(label) }
                </button>
            }
        });
        let choices = Player::BOTH.map(|one| {
            let click = on_keys.reform(move |_: MouseEvent| GraphKeys { player: one, step: 0, ..keys });
            html! {
                <button key={one.index()} type="button" class="button" aria-pressed={(one == player).to_string()} onclick={click}>
                    { player_name(one) }
                </button>
            }
        });
        let said = match self.walk.last_step() {
            Some(step) => in_words::step(self.position, player, step, words),
            None => words.say(&Message::new("graph-step-none").with("player", player_name(player))),
        };
        let result = self.ended().then(|| self.regions(words));
        let heard = [said.clone()].into_iter().chain(result).collect::<Vec<_>>().join(" ");
        let heard = if self.walk.playing { String::new() } else { heard };
        html! {
            <div class="panel graph-panel">
                <h2>{ words.say(&Message::new("graph-attractor-of").with("player", player_name(player))) }</h2>
                <div class="row" role="group" aria-label={words.get("graph-whose")}>{ for choices }</div>
                <div class="row" role="group" aria-label={words.get("graph-method")}>{ for methods }</div>
                <p class="graph-said" aria-hidden={(!self.walk.playing).then_some("true")}>{ &said }</p>
                // Steps that run by themselves are too many to be heard: only the one at which they stop is.
                <p class="spoken" role="status">{ heard }</p>
                if keys.method == Method::Queue { { self.queue(words) } } else { { self.calls(words) } }
                { self.question(words) }
                if self.ended() { { self.result(words) } }
                <details>
                    <summary>{ words.get("graph-rules-title") }</summary>
                    <p>{ words.get("graph-rules") }</p>
                    <p>{ words.get("graph-rules-counter") }</p>
                    <p>{ words.get("graph-rules-rank") }</p>
                    <p>{ words.get("graph-rules-calls") }</p>
                </details>
            </div>
        }
    }

    fn queue(&self, words: &Words) -> Html {
        self.row(&self.moment.queue, ["graph-queue", "graph-queue-empty"], words)
    }

    /// The calls that have not returned, the innermost first.
    fn calls(&self, words: &Words) -> Html {
        let stack: Vec<u32> = self.moment.stack.iter().rev().copied().collect();
        self.row(&stack, ["graph-calls", "graph-calls-empty"], words)
    }

    /// Vertices in a row, under a heading.
    fn row(&self, row: &[u32], [heading, empty]: [&'static str; 2], words: &Words) -> Html {
        let shown = row.iter().take(24).map(|&vertex| {
            html! { <li key={vertex}>{ self.position.graph().shown(vertex) }<small>{ vertex }</small></li> }
        });
        let more = row.len().saturating_sub(24);
        html! {
            <section aria-labelledby={heading}>
                <h3 id={heading}>{ words.get(heading) }</h3>
                if row.is_empty() {
                    <p class="quiet">{ words.get(empty) }</p>
                } else {
                    <ol class="graph-queue">{ for shown }</ol>
                }
                if more > 0 { <p class="quiet">{ words.say(&Message::new("graph-and-more").with("count", more)) }</p> }
            </section>
        }
    }

    fn question(&self, words: &Words) -> Html {
        let walk = self.walk;
        let ask = self.act.reform(|event: Event| Stride::Ask(ticked(&event)));
        let outside = super::outside(self.position, self.moment);
        let options = outside.iter().take(300).map(|&vertex| {
            let name = vertex_name(self.position, vertex, words);
            html! { <option key={vertex} value={vertex.to_string()}>{ name }</option> }
        });
        // Not as soon as one is chosen: keys go through a list one by one.
        let guess = some(self.act, |()| {
            let chosen = text_in(GUESS).parse().ok();
            if chosen.is_none() {
                focus_on(GUESS);
            }
            chosen.map(Stride::Guess)
        });
        let answer = walk.answer.map(|(vertex, right)| {
            let (class, text) = if right {
                let name = vertex_name(self.position, vertex, words);
                ("graph-right", words.say(&Message::new("graph-right").with("vertex", name)))
            } else {
                let why =
                    in_words::not_next(self.position, self.keys.player, self.moment, vertex, words);
                ("graph-wrong", why)
            };
            html! { <p {class}>{ text }</p> }
        });
        let score =
            Message::new("graph-score").with("right", walk.score.0).with("all", walk.score.1);
        html! {
            <section class="graph-question">
                <label class="check"><input type="checkbox" checked={walk.asks} onchange={ask} />{ words.get("graph-ask") }</label>
                if walk.asks && walk.goes_on() {
                    <p class={classes!(walk.waits().then_some("graph-waits"))}>{ words.get("graph-ask-which") }</p>
                    <InputForm class="row fields" on_submit={guess}>
                        <label class="field">
                            <span>{ words.get("graph-ask-pick") }</span>
                            <select id={GUESS}>
                                <option value="" selected=true>{ "–" }</option>
                                { for options }
                            </select>
                        </label>
                        <button type="submit" class="button">{ words.get("task-check") }</button>
                    </InputForm>
                }
                <div role="status">{ answer }</div>
                if walk.score.1 > 0 { <p class="quiet">{ words.say(&score) }</p> }
            </section>
        }
    }

    /// Whether all steps are made.
    fn ended(&self) -> bool {
        self.walk.at == self.walk.len()
    }

    /// From how many vertices each player can force a win.
    fn regions(&self, words: &Words) -> String {
        let regions = self.position.regions();
        let [zero, one] = Player::BOTH.map(|player| regions.attractor(player).len());
        let message = Message::new("graph-regions").with("zero", zero).with("one", one);
        words.say(&message.with("neither", regions.neither().count()))
    }

    /// The three regions, counted, and the rounds.
    fn result(&self, words: &Words) -> Html {
        let regions = self.position.regions();
        let neither = regions.neither().count();
        let rounds = Player::BOTH.map(|player| regions.attractor(player).rounds());
        html! {
            <section aria-labelledby="graph-result">
                <h3 id="graph-result">{ words.get("graph-result") }</h3>
                <p>{ self.regions(words) }</p>
                if neither > 0 { <p>{ words.get("graph-neither") }</p> }
                if self.keys.method == Method::Queue { <p>{ words.get("graph-strategy") }</p> }
                { sizes::layers(&rounds, words) }
            </section>
        }
    }
}
