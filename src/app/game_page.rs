//! An open game, for any system: the board on one side, the panel that is open on the other.

use super::dom::random_seed;
use super::hooks::{
    Address, follow_address, keep_game, kept_games, link_address, use_analysis, use_computer,
    use_review, use_title, use_words,
};
use super::house::{
    NewGame, computing, hidden, move_list, notes, play_panel, review, status, stepper, tabs,
};
use super::table::{Happening, Table};
use super::ui::{BoardProps, GameUi, OwnViewProps, WhyProps};
use crate::games::Analysis;
use crate::link::{self, Link, Theme, View};
use crate::session::Action;
use yew::prelude::*;

/// What the page of a link is given.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct PageProps {
    /// The page's header.
    pub(super) header: Html,
    /// The address; it leads to a game of this system.
    pub(super) address: Address,
    /// The theme in force.
    pub(super) theme: Option<Theme>,
    /// How often the reader has chosen a language or a theme.
    pub(super) choices: u32,
    /// Takes the language and the theme that a link sets.
    pub(super) on_look: Callback<(Option<&'static str>, Option<Theme>)>,
}

/// A game's page.
#[component]
pub(super) fn GamePage<G: GameUi>(props: &PageProps) -> Html {
    let words = use_words();
    let address = &props.address;
    let table = use_reducer(|| open::<G>(address));
    let new_game = use_state(|| false);
    use_visits(&table, address);
    use_follow(&table);
    use_look(&table, props);

    let title = table.session.game.title(&words);
    use_title(title.clone());

    let says = table.session.game.say_position(table.session.position(), &words);
    let shown = table.answers_shown();
    let reasons = G::shows_analysis(table.look.view) && shown;
    let asked = (reasons || table.hint) && !table.stopped;
    let wanted = table.computer_moves() || asked;
    let (game, position) = (&table.session.game, table.session.position());
    let known = use_analysis(game, position, wanted, table.again);
    use_computer(&table, &known);
    let over = table.session.over();
    let lost = use_review(&table.session, over && reasons);

    let dispatcher = table.dispatcher();
    let act = Callback::from(move |action| dispatcher.dispatch(Happening::Act(action)));
    let tell = dispatch(&table, |happening: Happening<G>| happening);
    let on_move = dispatch(&table, |mv| Happening::Act(Action::Play(mv)));
    let on_view = dispatch(&table, Happening::View);
    let on_keys = dispatch(&table, Happening::Keys);
    let on_again = dispatch(&table, |()| Happening::Again);
    let ask_new_game = {
        let new_game = new_game.setter();
        Callback::from(move |open| new_game.set(open))
    };
    let start = {
        let (address, new_game) = (address.clone(), new_game.setter());
        let look = table.look.clone();
        Callback::from(move |link: Link<G>| {
            new_game.set(false);
            address.go(Link { look: look.clone(), ..link }.to_string());
        })
    };

    let session = &table.session;
    let analysis = known.analysis();
    let hint = table.hint.then(|| analysis?.winning().first().cloned()).flatten();
    let open = session.person_to_move() && table.about_to.is_none();
    let board = BoardProps::<G> {
        session: session.clone(),
        open,
        marked: table.about_to.clone().or(hint),
        analysis: analysis.filter(|_| reasons).cloned(),
        reasons,
        on_move: on_move.clone(),
    };
    let panel = match table.look.view {
        View::Play => play_panel(&table, &tell, G::picker(board.clone()), &words),
        View::Analyse | View::Own(_) if !shown => {
            hidden(tell.reform(|()| Happening::Reveal), &words)
        }
        View::Analyse => {
            let why = |analysis| {
                let session = session.clone();
                WhyProps { session, analysis, open, on_move, on_again }
            };
            html! {
                <>
                    if over {
                        { review(&lost, session, &act, &words) }
                        { G::why_over(session, &words) }
                    } else {
                        { computing(&table, &known, &tell, |analysis| G::why(&why(analysis), &words), &words) }
                    }
                </>
            }
        }
        View::Own(view) => {
            let (session, keys) = (session.clone(), table.look.keys.clone());
            G::panel(OwnViewProps { view, session, keys, on_keys, known: known.clone(), on_again })
        }
    };
    let picker = G::needs_picker(session.position()).then(|| G::picker(board.clone()));
    let board = html! {
        <section class="board-side" aria-label={words.get("board-label")}>
            { status(&table, &known, &words) }
            { G::board(board) }
            { notes(&table, &known, &on_view, &words) }
            { stepper(session, &act, &ask_new_game, &words) }
        </section>
    };
    // One node, open or not: with one more among them the others would be made anew.
    let on_close = Callback::from(move |()| ask_new_game.emit(false));
    let dialog = html! {
        if *new_game {
            <NewGame<G> session={session.clone()} on_start={start} {on_close} />
        }
    };
    if table.look.embed {
        let look = link::Look { embed: false, ..table.look.clone() };
        let whole = link_address(&Link { look, ..table.link() }.to_string());
        return html! {
            <main class="embed" id="content" tabindex="-1">
                <h1 class="embed-title">{ title }</h1>
                if let Some(note) = session.game.note(&words) { <p class="game-note">{ note }</p> }
                { board }
                { picker }
                if table.look.view != View::Play {
                    <section class="panel-body" id="panel" tabindex="-1" aria-label={words.get("panel-label")}>{ panel }</section>
                }
                { dialog }
                <p class="embed-foot"><a href={whole} target="_blank" rel="noopener">{ words.get("embed-open") }</a></p>
            </main>
        };
    }
    html! {
        <>
            { props.header.clone() }
            <main class="game" id="content" tabindex="-1" data-says={says}>
                <h1 class="game-title">{ title }</h1>
                if let Some(note) = session.game.note(&words) { <p class="game-note">{ note }</p> }
                <div class="game-sides">
                    { board }
                    <section class="panel-side" aria-label={words.get("panel-label")}>
                        { tabs(&table, &on_view, panel, &words) }
                        if table.look.view == View::Play {
                            { move_list(session, &act, &words) }
                        }
                    </section>
                </div>
                { dialog }
            </main>
        </>
    }
}

/// The table that the address leads to.
fn open<G: GameUi>(address: &Address) -> Table<G> {
    let link = link::read::<G>(&address.link).link;
    let session = kept_games().session(&link, random_seed());
    Table::open(&link, session, address.visit)
}

/// A callback that makes something happen.
fn dispatch<G: GameUi, T>(
    table: &UseReducerHandle<Table<G>>,
    happening: impl Fn(T) -> Happening<G> + 'static,
) -> Callback<T> {
    let dispatcher = table.dispatcher();
    Callback::from(move |value| dispatcher.dispatch(happening(value)))
}

/// Opens the game anew where the reader went somewhere else.
#[hook]
fn use_visits<G: GameUi>(table: &UseReducerHandle<Table<G>>, address: &Address) {
    let dispatcher = table.dispatcher();
    let first = use_mut_ref(|| true);
    use_effect_with((address.visit, address.link.clone()), move |(visit, link)| {
        if !first.replace(false) {
            let link = link::read::<G>(link).link;
            let session = kept_games().session(&link, random_seed());
            dispatcher.dispatch(Happening::Open(Box::new((link, session)), *visit));
        }
    });
}

/// Writes down what is seen, in the address and on this device.
#[hook]
fn use_follow<G: GameUi>(table: &UseReducerHandle<Table<G>>) {
    let seen = (table.session.clone(), table.look.clone(), table.visit);
    let table = (**table).clone();
    use_effect_with(seen, move |_| {
        let link = table.link();
        follow_address(&link.to_string(), table.visit);
        if !table.session.history.is_empty() && !table.look.embed {
            keep_game(&link, &table.session);
        }
    });
}

/// Takes up the language and the theme that a link sets, and follows the reader's own choice.
#[hook]
fn use_look<G: GameUi>(table: &UseReducerHandle<Table<G>>, props: &PageProps) {
    let on_look = props.on_look.clone();
    let look = (table.look.lang, table.look.theme);
    use_effect_with((look, props.address.visit), move |(look, _)| on_look.emit(*look));
    let code = use_words().language().code();
    let dispatcher = table.dispatcher();
    let theme = props.theme;
    use_effect_with(props.choices, move |&choices| {
        if choices > 0 {
            dispatcher.dispatch(Happening::Chosen(code, theme));
        }
    });
}
