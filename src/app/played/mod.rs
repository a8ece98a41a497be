//! A game being played: the board on one `side`, the open `panel` on the other, and what is brought into `sight`.

mod panel;
mod side;
mod sight;

use super::dom::some;
use super::face::{Board, DrawSetup, Face};
use super::hooks::{
    Known, NewGame, dialog_missing, on_its_way, use_analysis, use_computer, use_new_game,
    use_review, use_sounds, use_words,
};
use super::house::{
    NewGameProps, mistake_here, move_list, note, other_ways, review_here, tabs, titled,
};
use super::table::{Action, Table, dispatch};
use super::ui::ViewKind;
use crate::link::{Link, View};
use crate::words::Words;
use panel::panel;
use side::Side;
use sight::{use_ended, use_held, use_settled, use_sight};
use yew::prelude::*;

#[derive(Clone, Properties)]
pub(super) struct PlayedProps {
    /// How the game is drawn.
    pub(super) face: &'static dyn Face,
    /// What it is called.
    pub(super) title: String,
    /// The game, as it is seen.
    pub(super) table: UseReducerHandle<Table>,
    /// Goes to a link.
    pub(super) go: Callback<String>,
    /// Whether the game has a page of its own: it is no step of a lesson, nor a frame in another page.
    pub(super) own_page: bool,
}

impl PartialEq for PlayedProps {
    fn eq(&self, other: &Self) -> bool {
        // A page has one face.
        self.title == other.title && self.table == other.table && self.go == other.go
    }
}

/// The board and the panel.
#[component]
pub(super) fn Played(props: &PlayedProps) -> Html {
    let PlayedProps { face, title, table, go, own_page } = props;
    let (words, face) = (use_words(), *face);
    let new_game = use_new_game(face, table.visit);
    // Whether the other ways to move are open.
    let ways = use_state_eq(|| false);
    let (play, state) = (&table.play, table.play.state());
    let reasons = shows_analysis(face, table.look.view) && table.answers_shown();
    let asked = (reasons || table.hint > 0) && !table.stopped;
    let known =
        use_analysis(play, (table.computer_moves() && !table.stopped) || asked, table.again);
    use_computer(table, &known);
    use_sounds(state, table.last_move.is_some(), table.visit);
    let ended = use_ended(table, reasons);
    let looked_back = use_review(play, table.visit, ended);
    let settled = use_settled(table);
    use_sight(table);
    let held = use_held(matches!(known, Known::All(_)) && reasons);

    let hint = (table.hint >= 3).then(|| known.finding()?.winning.first().cloned()).flatten();
    // Where the game was lost, the move that would have won.
    let missed = ended.filter(|_| reasons).and_then(|end| mistake_here(&looked_back, (play, end)));
    let better = missed.and_then(|mv| mv.better.clone());
    let marked = table.about_to.clone().or_else(|| table.pointed.clone()).or(hint).or(better);
    let board = Board {
        play: play.clone(),
        open: table.reader_moves(),
        marked: marked.into_iter().collect(),
        found: known.finding().filter(|_| reasons).cloned(),
        reasons,
        on_move: dispatch(table, Action::Move),
    };
    let panel = panel(face, table, &board, &known, (&looked_back, ended, *own_page), &ways, &words);
    // While the solver is at it the panel stays as high as it was, or the page would jump.
    let waiting = reasons && matches!(known, Known::Computing(_) | Known::Nothing);
    let height = waiting.then(|| format!("min-height:{}px", *held.borrow()));
    let panel = html! { <div id="panel-held" style={height}>{ panel }</div> };
    let on_view = dispatch(table, Action::View);
    let side = Side {
        face,
        table,
        board: &board,
        known: &known,
        settled,
        ended: ended.is_some(),
        told_back: ended.and_then(|end| review_here(face, (&looked_back, end), play, &words)),
        own_page: *own_page,
        ask_new_game: &new_game.ask,
        on_view: &on_view,
        go,
    };
    let side = side.draw(&words);
    let dialog = dialog(face, table, (&new_game, *own_page), go, &words);
    let note = face.note(play, &words).map(|text| note("game-note", &text));
    let name = titled(title, face.code(play).as_deref());
    if table.look.embed {
        return html! {
            <>
                <h1 class="embed-title">{ name }</h1>
                { note }
                { side }
                { picker(face, table, &board, &ways, &words) }
                if table.look.view != View::Play {
                    <section class="panel-body" id="panel" tabindex="-1" aria-label={words.get("panel-label")}>{ panel }</section>
                }
                { dialog }
            </>
        };
    }
    html! {
        <>
            <div class="game-head"><h1 class="game-title">{ name }</h1>{ note }</div>
            <div class="game-sides">
                { side }
                <section class="panel-side" aria-label={words.get("panel-label")} onpointerdown={turned(table)} onkeydown={escaped(table)}>
                    { tabs(face, table, &on_view, panel, &words) }
                    if table.look.view == View::Play {
                        { move_list(face, play, &dispatch(table, Action::Step), &words) }
                    }
                </section>
            </div>
            { dialog }
        </>
    }
}

/// The ways to move without the board, where it stands alone.
fn picker(
    face: &dyn Face,
    table: &Table,
    board: &Board,
    ways: &UseStateHandle<bool>,
    words: &Words,
) -> Html {
    let picker = face.picker(board.clone());
    if face.needs_picker(&table.play) {
        return picker;
    }
    let folded = table.look.view == View::Play && !table.play.state().over();
    if folded { other_ways(ways, picker, words) } else { Html::default() }
}

/// The dialog of a new game: one node, open or not. With one more among them the others would be recreated.
fn dialog(
    face: &'static dyn Face,
    table: &Table,
    (new_game, own_page): (&NewGame, bool),
    go: &Callback<String>,
    words: &Words,
) -> Html {
    let ask = &new_game.ask;
    let props = |fields: &DrawSetup| NewGameProps {
        fields: fields.clone(),
        face,
        play: table.play.clone(),
        own_page,
        on_start: start(table, go, ask),
        on_close: ask.reform(|()| false),
    };
    let again = ask.reform(|_: MouseEvent| true);
    html! {
        <>
            if new_game.missing { { dialog_missing(again, words) } }
            if new_game.waiting { { on_its_way(words) } }
            { for new_game.open.iter().map(|(draw, fields)| draw(props(fields))) }
        </>
    }
}

/// What was refused is not what the reader turns to now.
fn turned(table: &UseReducerHandle<Table>) -> Callback<PointerEvent> {
    dispatch(table, |_: PointerEvent| Action::TurnAway)
}

/// Nor what Escape leaves.
fn escaped(table: &UseReducerHandle<Table>) -> Callback<KeyboardEvent> {
    some(&dispatch(table, |()| Action::Dismiss), |event: KeyboardEvent| {
        (event.key() == "Escape").then_some(())
    })
}

/// Whether a view shows what is known of the position, so that the solver is to be asked.
fn shows_analysis(face: &dyn Face, view: View) -> bool {
    match view {
        View::Play => false,
        View::Analyse => true,
        View::Own(name) => face.view(name).kind == ViewKind::Panel,
    }
}

/// Begins another game, viewed as this one is.
fn start(table: &Table, go: &Callback<String>, ask: &Callback<bool>) -> Callback<Link> {
    let (go, ask, look) = (go.clone(), ask.clone(), table.look.clone());
    Callback::from(move |link: Link| {
        ask.emit(false);
        go.emit(Link { look: look.clone(), ..link }.to_string());
    })
}
