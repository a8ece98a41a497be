//! Answers that are given by other means than the board.

use super::Heard;
use super::sheet::{self, Written};
use crate::app::dom::field_value;
use crate::app::hooks::{keep_begun, kept_begun};
use crate::app::house::{full, text_field};
use crate::app::lesson::inline;
use crate::core::Message;
use crate::games::Sheet;
use crate::lesson::Begun;
use crate::session::{Answer, Kind, Said, Task, read_numbers, values_of};
use crate::words::Words;
use std::rc::Rc;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The maximum number of characters of an answer in one's own words.
const MAX_OPEN: usize = 2000;

/// What the reader has begun to answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Draft {
    /// Texts of the fields.
    pub(super) texts: Vec<String>,
    /// What was written in the sheet.
    pub(super) rows: Written,
    /// The option that is chosen.
    pub(super) chosen: Option<usize>,
    /// What cannot be read in it.
    pub(super) problem: Option<Message>,
}

/// What draws the fields of an answer.
pub(super) struct Fields<'a> {
    pub(super) task: &'a Task,
    /// What the numbers are of, for [`Kind::Value`].
    pub(super) values: &'a [String],
    /// The sheet, where the position has one.
    pub(super) sheet: Option<&'a Sheet>,
    /// Whether it may be that neither wins.
    pub(super) draws: bool,
    /// What was done before the next step, in words.
    pub(super) done: String,
    /// The message that says how the next step is written.
    pub(super) how_to_step: &'static str,
    /// The places that were wrong at the last check.
    pub(super) wrong: &'a [(usize, usize)],
    pub(super) draft: UseStateHandle<Draft>,
    /// What was answered in one's own words and kept.
    pub(super) kept: &'a str,
    /// The language of the options, where an author has written them in a lesson that says one.
    pub(super) lang: Option<&'a str>,
    /// Takes an answer that needs no further button.
    pub(super) on_answer: Callback<Answer>,
    /// Hears of a number that was written.
    pub(super) on_number: Callback<Draft>,
    pub(super) words: &'a Words,
}

impl Draft {
    /// One's own words, as they were written before.
    pub(super) fn of(kept: &str) -> Self {
        let texts = if kept.is_empty() { Vec::new() } else { vec![kept.to_owned()] };
        Self { texts, ..Self::default() }
    }

    /// What was begun before.
    fn begun_as(Begun { texts, rows }: Begun) -> Self {
        Self { texts, rows, ..Self::default() }
    }

    fn begun(&self) -> Begun {
        Begun { texts: self.texts.clone(), rows: self.rows.clone() }
    }

    /// The answer that is in the fields; where there is none, what is to be done first.
    pub(super) fn answer(&self, kind: Kind) -> Result<Answer, Message> {
        let has_text = |texts: &[String]| texts.iter().any(|text| !text.trim().is_empty());
        let written = has_text(&self.texts);
        let text = || self.texts.first().cloned().map(Answer::Text);
        let (answer, first) = match kind {
            Kind::Value => {
                let numbers = read_numbers(&self.texts)?;
                (written.then_some(Answer::Numbers(numbers)), "task-first-number")
            }
            Kind::Fill => {
                for row in &self.rows {
                    read_numbers(row)?;
                }
                let filled = self.rows.iter().any(|row| has_text(row));
                let rows = || Answer::Rows(sheet::numbers(&self.rows));
                (filled.then(rows), "task-first-table")
            }
            Kind::Next => (text().filter(|_| written), "task-first-step"),
            Kind::Formula => (text().filter(|_| written), "formula-empty"),
            Kind::Open => (text().filter(|_| written), "task-first-words"),
            Kind::Choice => (self.chosen.map(Answer::Choice), "task-first-choice"),
            // They are answered on the board, or by a button of their own.
            Kind::Move | Kind::Moves | Kind::Win | Kind::Outcome => (None, "task-other-answer"),
        };
        answer.ok_or_else(|| Message::new(first))
    }

    /// Whether these are no longer the reader's own words that were `taken`.
    pub(super) fn corrects(&self, kind: Kind, taken: &str) -> bool {
        kind == Kind::Open && self.texts.first().map_or("", String::as_str) != taken
    }

    /// The same with something that is wrong in it.
    pub(super) fn with(&self, problem: Message) -> Self {
        Self { problem: Some(problem), ..self.clone() }
    }
}

/// What is begun of a question of this mark; `kept` is what was answered before in one's own words. It stays on
/// the device until the question is done: a table of numbers is long work. Whether it does is heard.
#[hook]
pub(super) fn use_draft(
    question: String,
    kept: &str,
    done: bool,
    heard: Option<&Callback<Heard>>,
) -> UseStateHandle<Draft> {
    let draft =
        use_state(|| kept_begun(&question).map_or_else(|| Draft::of(kept), Draft::begun_as));
    let new = !done && draft.begun() != Draft::of(kept).begun();
    let begun = if new { draft.begun() } else { Begun::default() };
    let last = use_mut_ref(String::new);
    let (heard, set) = (heard.cloned(), draft.setter());
    use_effect_with((question, begun), move |(question, begun)| {
        // In another language the question has another mark, under which something may have been begun as well.
        let before = last.replace(question.clone());
        let opens = before != *question;
        let nothing = opens && !done && begun.is_empty();
        if let Some(known) = nothing.then(|| kept_begun(question)).flatten() {
            set.set(Draft::begun_as(known));
        }
        // It is begun once.
        if opens && !nothing && !before.is_empty() {
            keep_begun(&before, Begun::default());
        }
        let kept = nothing || keep_begun(question, begun.clone());
        if let Some(heard) = heard {
            heard.emit(Heard::Kept(kept));
        }
    });
    draft
}

/// The possible outcomes, each with its message; a draw only where there can be one.
pub(in crate::app) fn outcomes(draws: bool) -> impl Iterator<Item = (Said, &'static str)> {
    let all = [
        (Said::Win, "task-says-win"),
        (Said::Loss, "task-says-loss"),
        (Said::Draw, "task-says-draw"),
    ];
    all.into_iter().filter(move |(said, _)| draws || *said != Said::Draw)
}

impl Fields<'_> {
    /// The fields, and what is wrong with them; nothing where the board is the answer.
    pub(super) fn draw(&self) -> Html {
        // A line for text says it itself.
        let is_line = matches!(self.task.kind, Some(Kind::Formula | Kind::Next));
        let problem = self.draft.problem.as_ref().filter(|_| !is_line);
        html! {
            <>
                { self.fields() }
                <div role="alert">
                    { for problem.map(|problem| html! { <p class="field-error">{ self.words.say(problem) }</p> }) }
                </div>
            </>
        }
    }

    fn fields(&self) -> Html {
        match self.task.kind {
            Some(Kind::Outcome) => self.outcome(),
            Some(Kind::Value) => self.numbers(),
            Some(Kind::Fill) => self.sheet(),
            Some(Kind::Formula) => self.formula(),
            Some(Kind::Next) => self.next_step(),
            Some(Kind::Choice) => self.choice(),
            Some(Kind::Open) => self.open(),
            _ => Html::default(),
        }
    }

    fn outcome(&self) -> Html {
        let button = |said: Said, label: &'static str| {
            let click = self.on_answer.reform(move |_: MouseEvent| Answer::Outcome(said));
            html! { <button type="button" class="button" onclick={click}>{ self.words.get(label) }</button> }
        };
        let buttons = outcomes(self.draws).map(|(said, label)| button(said, label));
        html! { <div class="row task-outcomes">{ for buttons }</div> }
    }

    /// A field's new text.
    fn edit(&self, place: usize) -> Callback<InputEvent> {
        let draft = self.draft.clone();
        Callback::from(move |event: InputEvent| {
            let mut next = (*draft).clone();
            if next.texts.len() <= place {
                next.texts.resize(place + 1, String::new());
            }
            next.texts[place] = field_value(&event);
            next.problem = None;
            draft.set(next);
        })
    }

    fn text(&self, place: usize) -> String {
        self.draft.texts.get(place).cloned().unwrap_or_default()
    }

    fn numbers(&self) -> Html {
        let fields = self.values.iter().enumerate().map(|(place, name)| {
            let bad = self.wrong.contains(&(0, place));
            html! {
                <label class="field" key={place}>
                    <span>{ name }</span>
                    <input
                        type="text" inputmode="numeric" class={classes!("sheet-field", bad.then_some("wrong"))}
                        value={self.text(place)} oninput={self.edit(place)} aria-invalid={bad.to_string()}
                        autocomplete="off"
                    />
                </label>
            }
        });
        html! { <div class="row task-numbers">{ for fields }</div> }
    }

    fn sheet(&self) -> Html {
        let Some(sheet) = self.sheet else { return Html::default() };
        let (draft, on_number, empty) =
            (self.draft.clone(), self.on_number.clone(), sheet::blank(sheet));
        let input = Callback::from(move |(row, column, texts): (usize, usize, Written)| {
            let mut next = (*draft).clone();
            if next.rows.is_empty() {
                next.rows.clone_from(&empty);
            }
            next.problem = sheet::put(&mut next.rows, row, column, texts).err();
            draft.set(next.clone());
            if next.problem.is_some() {
                return;
            }
            on_number.emit(next);
        });
        sheet::fields(sheet, &self.draft.rows, self.wrong, &input, self.words)
    }

    fn line(&self, label: &'static str, note: &'static str) -> Html {
        let problem = self.draft.problem.as_ref();
        let (label, note) = (self.words.get(label), self.words.get(note));
        text_field("task-text", &label, &self.text(0), self.edit(0), problem, &note, self.words)
    }

    fn formula(&self) -> Html {
        let several = self.sheet.is_some_and(|sheet| sheet.rows.len() > 1);
        let note = if several { "task-formula-grid" } else { "task-formula-row" };
        // What it comes to is shown once it was checked.
        let checked = (!self.wrong.is_empty()).then_some(self.sheet).flatten();
        let values = checked.and_then(|sheet| {
            let values = values_of(sheet, &self.text(0)).ok()?;
            Some(sheet::values(sheet, &values, self.wrong, self.words))
        });
        html! {
            <>
                { self.line("task-formula-label", note) }
                // One child, there or not: otherwise the field before it would be redrawn under the hands that write.
                if let Some(values) = values { { values } }
            </>
        }
    }

    fn next_step(&self) -> Html {
        let done = Some(&self.done).filter(|done| !done.is_empty());
        html! {
            <>
                if let Some(done) = done {
                    <p>{ self.words.say(&Message::new("task-done-so-far").with("steps", done.as_str())) }</p>
                }
                { self.line("task-next-label", self.how_to_step) }
            </>
        }
    }

    fn choice(&self) -> Html {
        let options = self.task.options.iter().enumerate().map(|(place, option)| {
            let draft = self.draft.clone();
            let choose = Callback::from(move |_: Event| {
                draft.set(Draft { chosen: Some(place), problem: None, ..(*draft).clone() });
            });
            let chosen = self.draft.chosen == Some(place);
            html! {
                <label class="check" key={place}>
                    <input type="radio" name="task-choice" checked={chosen} onchange={choose} />
                    <span lang={self.lang.map(str::to_owned)}>{ for inline(&option.text) }</span>
                </label>
            }
        });
        html! {
            <fieldset class="choices"><legend>{ self.words.get("task-choice") }</legend>{ for options }</fieldset>
        }
    }

    fn open(&self) -> Html {
        let draft = self.draft.clone();
        let input = Callback::from(move |event: InputEvent| {
            let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() else { return };
            draft.set(Draft { texts: vec![field.value()], problem: None, ..(*draft).clone() });
        });
        html! {
            <>
                <label class="field">
                    <span>{ self.words.get("task-open-label") }</span>
                    <textarea rows="5" maxlength={MAX_OPEN.to_string()} value={self.text(0)} oninput={input} />
                </label>
                { full(&self.text(0), MAX_OPEN, self.words) }
                // What is handed in is what was kept.
                <p class="quiet" role="status">
                    if !self.kept.is_empty() && self.draft.corrects(Kind::Open, self.kept) { { self.words.get("task-not-kept-yet") } }
                </p>
            </>
        }
    }
}

/// A number of the sheet as it was written, where it is wrong: for checking number by number.
pub(super) fn wrong_so_far(right: &[Vec<u32>], written: &Written) -> Rc<[(usize, usize)]> {
    let given = sheet::numbers(written);
    let wrong = given.iter().enumerate().flat_map(|(row, cells)| {
        let written = written.get(row);
        let right = right.get(row);
        cells.iter().enumerate().filter_map(move |(column, given)| {
            let said =
                written.and_then(|cells| cells.get(column)).is_some_and(|t| !t.trim().is_empty());
            let right = right.and_then(|cells| cells.get(column)).copied();
            (said && *given != right).then_some((row, column))
        })
    });
    wrong.collect()
}
