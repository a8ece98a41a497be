//! A game being played: the board on one side, the open panel on the other.

use super::check::{Here, checked_here};
use super::dom::{bring_there, bring_together, focus_end, keep_focus_on_board, some};
use super::face::{Board, DrawSetup, Face, OwnView, Why};
use super::hooks::{
    Known, Review, dialog_missing, use_analysis, use_computer, use_new_game, use_review,
    use_sounds, use_words,
};
use super::house::{
    NewGameProps, computer_again, computing, ending, hidden, hint_button, move_list, note, notes,
    other_ways, play_panel, review, review_here, status, stepper, tabs, titled, verdict_heard,
    why_bar,
};
use super::table::{Action, Table, dispatch};
use super::ui::{Form, ViewKind};
use crate::link::{Link, View};
use crate::session::{Finding, NodeId, Seat};
use crate::words::Words;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// What boards mark as changed by the last move.
const LAST_MOVE: &str = ".board-place :is(.last, .heap.fresh, .bar-crumbs.fresh, .vertex.current)";
/// Milliseconds until the end of a game takes clicks.
const SETTLE: u32 = 400;

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
    let new_game = use_new_game(face);
    // Whether the other ways to move are open.
    let ways = use_state_eq(|| false);
    let (play, state) = (&table.play, table.play.state());
    let shown = table.answers_shown();
    let reasons = shows_analysis(face, table.look.view) && shown;
    let asked = (reasons || table.hint > 0) && !table.stopped;
    let known =
        use_analysis(play, (table.computer_moves() && !table.stopped) || asked, table.again);
    use_computer(table, &known);
    use_sounds(state, table.visit);
    let ended = use_ended(table, reasons);
    let looked_back = use_review(play, table.visit, ended);

    // With the last move goes what it was made with, and the focus with that. What comes in its place
    // takes no click for a moment: the finger that made the move is still there.
    let settled = use_state_eq(|| state.over());
    {
        let (was_over, settled) = (*settled, settled.setter());
        use_effect_with((state.tree.at(), state.over()), move |&(_, over)| {
            if over && !was_over {
                focus_end();
                bring_together(".board-place");
            }
            let timer = Timeout::new(if over { SETTLE } else { 0 }, move || settled.set(over));
            move || drop(timer)
        });
    }

    // A board may be higher than a small screen: what the computer does on it comes into sight.
    let computed = table.last_move.as_ref().and_then(|last| state.side_at(last.at));
    let computed = computed.is_some_and(|side| state.players.seat(side) == Seat::Computer);
    // At the end the end is what counts, and it tells that move.
    let computed = computed && !state.over();
    use_effect_with((state.tree.at(), computed), |&(_, computed)| {
        if computed {
            bring_there(LAST_MOVE);
        }
    });
    // The button for hints may be far below the board that they are about.
    use_effect_with(table.hint, |&hint| {
        if hint > 0 {
            bring_together(".board-place, .notes-hint");
        }
    });
    let held = use_held(matches!(known, Known::All(_)) && reasons);

    let act = dispatch(table, Action::Step);
    let on_view = dispatch(table, Action::View);
    let ask_new_game = new_game.ask.clone();
    let shown_move = table.hint >= 3;
    let hint = shown_move.then(|| known.finding()?.winning.first().cloned()).flatten();
    let board = Board {
        play: play.clone(),
        open: table.reader_moves(),
        marked: table.about_to.clone().or(hint).into_iter().collect(),
        found: known.finding().filter(|_| reasons).cloned(),
        reasons,
        on_move: dispatch(table, Action::Move),
    };
    // What was refused is not what the reader turns to now.
    let turned = dispatch(table, |_: PointerEvent| Action::Dismiss);
    // Looking back at the computer's turn there is no hint to be had, and no move to be made.
    let again = table.looks_back() && table.attempt.is_none();
    // What lies still there has a reason, and a way out.
    let touched = again.then(|| dispatch(table, |_: MouseEvent| Action::Closed));
    let escaped = some(&dispatch(table, |()| Action::Dismiss), |event: KeyboardEvent| {
        (event.key() == "Escape").then_some(())
    });
    let panel = panel(face, table, &board, &known, (&looked_back, ended), &ways, &words);
    // While the solver is at it the panel stays as high as it was, or the page would jump.
    let waiting = reasons && matches!(known, Known::Computing(_) | Known::Nothing);
    let height = waiting.then(|| format!("min-height:{}px", *held.borrow()));
    let panel = html! { <div id="panel-held" style={height}>{ panel }</div> };
    // Where answers are kept back, or a teacher has chosen what is seen, the page offers none.
    let asks_why = table.look.view == View::Play && !table.look.embed && !state.over();
    let on_why = (asks_why && table.answers_shown()).then_some(&on_view);
    // The panel with its button for hints may be far below.
    let hints = table.look.view == View::Play && !table.look.embed && !state.over();
    let tell = dispatch(table, |action: Action| action);
    let near = hints.then(|| hint_button("hint-near", state.person_to_move(), &tell, &words));
    let beside = if again { Some(computer_again(state.players, &act, &words)) } else { near };
    let told_back = ended.and_then(|_| review_here(face, &looked_back, play, &words));
    // Where the board stands alone moves can be typed too.
    let picker = || {
        let picker = face.picker(board.clone());
        if face.needs_picker(play) {
            return picker;
        }
        let folded = table.look.view == View::Play && !state.over();
        if folded { other_ways(&ways, picker, &words) } else { Html::default() }
    };
    // While it is not the reader who moves, nothing says how to.
    let unmoved = !board.open && !state.over();
    // After two plies at least one was a person's, who knows by then.
    let moved = state.tree.shown().ply >= 2;
    let board_side = html! {
        <section class="board-side" aria-label={words.get("board-label")} onpointerdown={turned.clone()} onkeydown={escaped.clone()}>
            { status(face, table, &known, &words) }
            <div class={classes!("board-place", unmoved.then_some("unmoved"), moved.then_some("moved"))} onclick={touched}>
                { face.board(board.clone()) }
                { ending(face, table, *settled, &on_view, go, &words) }
            </div>
            { why_bar(&known, reasons && !state.over() && ended.is_none(), on_why, &words) }
            { verdict_heard(&known, reasons && !state.over() && ended.is_none(), &words) }
            { for face.cost(play, &words).map(|cost| html! { <p class="quiet cost">{ cost }</p> }) }
            { notes(face, table, &known, told_back, &words) }
            { stepper(state, &act, &ask_new_game, *own_page, beside.unwrap_or_default(), &words) }
        </section>
    };
    // One node, open or not: with one more among them the others would be recreated.
    let dialog = {
        let props = |fields: &DrawSetup| NewGameProps {
            fields: fields.clone(),
            face,
            play: play.clone(),
            on_start: start(table, go, &ask_new_game),
            on_close: ask_new_game.reform(|()| false),
        };
        let again = ask_new_game.reform(|_: MouseEvent| true);
        html! {
            <>
                if new_game.missing { { dialog_missing(again, &words) } }
                { for new_game.open.iter().map(|(draw, fields)| draw(props(fields))) }
            </>
        }
    };
    let note = face.note(play, &words).map(|text| note("game-note", &text));
    let name = titled(title, face.code(play).as_deref());
    if table.look.embed {
        return html! {
            <>
                <h1 class="embed-title">{ name }</h1>
                { note }
                { board_side }
                { picker() }
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
                { board_side }
                <section class="panel-side" aria-label={words.get("panel-label")} onpointerdown={turned} onkeydown={escaped}>
                    { tabs(face, table, &on_view, panel, &words) }
                    if table.look.view == View::Play {
                        { move_list(face, play, &act, &words) }
                    }
                </section>
            </div>
            { dialog }
        </>
    }
}

/// How high the panel is, once the solver has told it all.
#[hook]
fn use_held(told: bool) -> Rc<RefCell<i32>> {
    let held = use_mut_ref(|| 0);
    let height = held.clone();
    use_effect(move || {
        let panel = gloo::utils::document().get_element_by_id("panel-held").filter(|_| told);
        if let Some(panel) = panel {
            *height.borrow_mut() = panel.client_height();
        }
    });
    held
}

/// The end of the game that is looked back on: from when the reasons are seen at its end, until another view
/// is opened or another line played. Meanwhile its other points are viewed as well.
#[hook]
fn use_ended(table: &Table, reasons: bool) -> Option<NodeId> {
    let kept = use_mut_ref(|| None::<(u32, NodeId)>);
    let (state, visit) = (table.play.state(), table.visit);
    let here = (visit, state.tree.at());
    let stays = *kept.borrow() == Some((visit, state.tree.end()));
    let ended = match table.look.view {
        View::Analyse if state.over() => {
            reasons.then_some(here).or(kept.borrow().filter(|_| stays))
        }
        View::Analyse => kept.borrow().filter(|_| stays),
        View::Play | View::Own(_) => None,
    };
    *kept.borrow_mut() = ended;
    ended.map(|(_, end)| end)
}

/// Whether a view shows what is known of the position, so that the solver is to be asked.
fn shows_analysis(face: &dyn Face, view: View) -> bool {
    match view {
        View::Play => false,
        View::Analyse => true,
        View::Own(name) => face.view(name).kind == ViewKind::Panel,
    }
}

/// The panel that is open.
fn panel(
    face: &dyn Face,
    table: &UseReducerHandle<Table>,
    board: &Board,
    known: &Known,
    (looked_back, ended): (&Review, Option<NodeId>),
    ways: &UseStateHandle<bool>,
    words: &Words,
) -> Html {
    let (play, tell) = (&table.play, dispatch(table, |action: Action| action));
    let on_board = tell.reform(|view: View| {
        bring_there(".board-place");
        Action::View(view)
    });
    match table.look.view {
        View::Play => {
            let needed = face.needs_picker(play);
            play_panel(face, table, &tell, face.picker(board.clone()), needed, ways, words)
        }
        View::Analyse => {
            let step = dispatch(table, Action::Step);
            html! {
                <>
                    if let Some(end) = ended {
                        { review(face, (looked_back, end), play, &step, &on_board, words) }
                    }
                    { reasons_here(face, table, board, known, ended.is_some(), words) }
                </>
            }
        }
        View::Own(_) if !table.answers_shown() => reveal(table, words),
        View::Own(view) => {
            let (play, keys) = (play.clone(), table.look.own.clone());
            let on_keys = dispatch(table, Action::Keys);
            let on_again = dispatch(table, |()| Action::Again);
            face.panel(OwnView { view, play, keys, on_keys, known: known.clone(), on_again })
        }
    }
}

/// Why who wins at the point that is shown; where the game is over and `looked_back` on, only what its system
/// has to say of the end.
fn reasons_here(
    face: &dyn Face,
    table: &UseReducerHandle<Table>,
    board: &Board,
    known: &Known,
    looked_back: bool,
    words: &Words,
) -> Html {
    let play = &table.play;
    if play.state().over() && (looked_back || table.answers_shown()) {
        return face.why_over(play, words);
    }
    if !table.answers_shown() {
        return reveal(table, words);
    }
    let tell = dispatch(table, |action: Action| action);
    let open = board.open;
    // With the move goes the list in which it stood.
    let on_move = board.on_move.reform(|mv| {
        keep_focus_on_board();
        mv
    });
    let on_again = dispatch(table, |()| Action::Again);
    let own = !table.look.embed && !play.state().over();
    let say = |mv: &str| face.say_move(play, play.state().tree.at(), mv, Form::Plan, words);
    let why = |found: Rc<Finding>| {
        let why = Why { play: play.clone(), found: found.clone(), open, on_move, on_again };
        html! {
            <>
                { face.why(why, words) }
                if own { { for Here::of(&found, say).map(checked_here) } }
            </>
        }
    };
    computing(table, known, &tell, why, words)
}

/// Says that answers are kept back.
fn reveal(table: &UseReducerHandle<Table>, words: &Words) -> Html {
    hidden(dispatch(table, |()| Action::Reveal), words)
}

/// Begins another game, viewed as this one is.
fn start(table: &Table, go: &Callback<String>, ask: &Callback<bool>) -> Callback<Link> {
    let (go, ask, look) = (go.clone(), ask.clone(), table.look.clone());
    Callback::from(move |link: Link| {
        ask.emit(false);
        go.emit(Link { look: look.clone(), ..link }.to_string());
    })
}
