//! The page of a game, for any system: its frame, and what happens to the game that is open on it. Inside the frame is
//! `played`, or `viewed` for a view with a page of its own.

use super::face::{Drawn, Face, Named, ViewFace, Viewed};
use super::hooks::{
    follow_address, keep_game, kept_games, link_address, use_frame_height, use_title,
    use_warm_solver, use_words,
};
use super::house::view_name;
use super::page::{PageProps, wished};
use super::played::Played;
use super::table::{Action, Table};
use super::task::{Place, left};
use super::ui::{GameUi, ViewUi};
use super::viewed::viewed;
use crate::core::{Count, Rule};
use crate::link::{Link, Look, Reading, View};
use crate::session::{Kind, Playing};
use crate::words::Words;
use yew::prelude::*;

/// The page on which the games of a system are played.
pub(super) fn game_page<G: GameUi>(page: PageProps) -> Html {
    let shown = Shown::Game(&const { Drawn::<G>::new() });
    html! { <GamePage {shown} {page} /> }
}

/// The page of a view.
pub(super) fn view_page<V: ViewUi>(page: PageProps) -> Html {
    let shown = Shown::View(&const { Viewed::<V>::new() });
    html! { <GamePage {shown} {page} /> }
}

/// What is in the frame.
#[derive(Clone, Copy)]
enum Shown {
    /// The game, to be played.
    Game(&'static dyn Face),
    /// One of its views.
    View(&'static dyn ViewFace),
}

impl Shown {
    fn named(self) -> &'static dyn Named {
        match self {
            Self::Game(face) => face,
            Self::View(face) => face,
        }
    }
}

#[derive(Clone, Properties)]
struct GamePageProps {
    shown: Shown,
    page: PageProps,
}

impl PartialEq for GamePageProps {
    fn eq(&self, other: &Self) -> bool {
        // Each page is a component of its own, which always shows the same.
        self.page == other.page
    }
}

/// A game's page.
#[component]
fn GamePage(GamePageProps { shown, page }: &GamePageProps) -> Html {
    let table = use_reducer(|| open(page));
    let words = use_words().counting(table.look.count);
    use_warm_solver();
    use_visits(&table, page);
    use_follow(&table, page);
    use_look(&table, page);
    use_frame_height(table.look.embed && page.coach.is_none());

    let (play, look) = (&table.play, &table.look);
    let title = shown.named().title(play, &words);
    use_title(match (&page.coach, look.view) {
        (Some(coach), _) => coach.title.clone(),
        (None, View::Own(_)) if matches!(shown, Shown::View(_)) => {
            format!("{} · {title}", view_name(shown.named(), look.view, &words))
        }
        (None, _) => title.clone(),
    });
    let (kind, says) = match shown {
        Shown::Game(face) => ("game", Some(face.say_position(play, &words))),
        Shown::View(_) => ("view", None),
    };
    let kind = if look.embed { "embed" } else { kind };
    // For those who come to the board and do not see it; the board points to it.
    let said = html! { if let Some(says) = &says { <p id="board-says" hidden=true>{ says }</p> } };
    let coach = page.coach.clone();
    let body = match *shown {
        Shown::Game(face) if table.attempt.is_some() => {
            html! { <Place key={table.visit} {face} {title} table={table.clone()} {coach} /> }
        }
        Shown::Game(face) => {
            let own_page = page.coach.is_none() && !look.embed;
            html! { <Played {face} {title} table={table.clone()} go={page.go.clone()} {own_page} /> }
        }
        Shown::View(face) => viewed(face, title, &table, &words),
    };
    // A step of a lesson is in the page of the lesson.
    if page.coach.is_some() {
        return html! {
            <ContextProvider<Words> context={words}>
                <div class={classes!("step-game", play.system().name())} data-says={says} data-here={here(&table)}>{ body }{ said }</div>
            </ContextProvider<Words>>
        };
    }
    html! {
        <ContextProvider<Words> context={words.clone()}>
            if !look.embed { { page.header.clone() } }
            <main class={classes!(kind, play.system().name())} id="content" tabindex="-1" data-says={says} data-asks={asks(play)} data-counted={play.counted().map(Count::name)}>
                { body }
                { said }
                if look.embed {
                    <p class="embed-foot"><a href={whole(&table)} target="_blank" rel="noopener">{ words.get("embed-open") }</a></p>
                }
            </main>
        </ContextProvider<Words>>
    }
}

/// The link to the point of the game that is shown, with nothing asked: the address says only where a
/// question began.
fn here(table: &Table) -> String {
    Link::of(&*table.play, None, Look::default()).to_string()
}

/// The kinds of questions that this position allows, for the dialog in which one is made.
fn asks(play: &Playing) -> String {
    let over = play.state().over();
    let sheet = play.sheet();
    // A single number is no table, and any number is a formula of it.
    let is_table =
        sheet.as_ref().is_some_and(|it| it.rows.len() > 1 || it.rows.iter().any(|row| row.1 > 1));
    let fits = |kind: &&Kind| match kind {
        Kind::Fill => is_table,
        Kind::Next => sheet.is_some(),
        Kind::Formula => is_table && play.has_formula(),
        // In misère play values decide nothing.
        Kind::Value => !over && play.start().rule == Rule::Normal,
        kind => !over || !kind.needs_board(),
    };
    Kind::ALL.iter().filter(fits).map(|kind| kind.name()).collect::<Vec<_>>().join(" ")
}

/// The address at which the same is seen with all that belongs to it.
fn whole(table: &Table) -> String {
    let link = table.link();
    let look = Look { embed: false, ..link.look.clone() };
    link_address(&Link { look, ..link }.to_string())
}

/// The table that the link leads to, with what was kept of the game.
fn open(page: &PageProps) -> Table {
    let table = Table::open(&page.reading, restored(&page.reading), page.visit);
    let left = left(&table, page.coach.as_deref());
    table.resumed(left.as_ref())
}

/// The game of a link with what was kept of it; a question begins where it is asked.
fn restored(reading: &Reading) -> Playing {
    match reading.look.task.kind {
        Some(_) => reading.play.clone(),
        None => kept_games().restore(reading),
    }
}

/// Opens the game again where the reader went somewhere else.
#[hook]
fn use_visits(table: &UseReducerHandle<Table>, page: &PageProps) {
    let dispatcher = table.dispatcher();
    let first = use_mut_ref(|| true);
    let (reading, coach) = (page.reading.clone(), page.coach.clone());
    use_effect_with(page.visit, move |&visit| {
        if !first.replace(false) {
            let play = restored(&reading);
            let left = left(&Table::open(&reading, play.clone(), visit), coach.as_deref());
            dispatcher.dispatch(Action::Open(reading, play, visit, left));
        }
    });
}

/// Writes down what is seen, in the address and on this device.
#[hook]
fn use_follow(table: &UseReducerHandle<Table>, page: &PageProps) {
    let seen = (table.play.clone(), table.look.clone(), table.visit);
    let (in_lesson, dispatcher) = (page.coach.is_some(), table.dispatcher());
    let table = (**table).clone();
    use_effect_with(seen, move |_| {
        if in_lesson {
            return;
        }
        let (link, tree) = (table.link(), &table.play.state().tree);
        follow_address(&link.to_string(), table.visit);
        if !tree.is_empty() && !table.look.embed && table.attempt.is_none() {
            dispatcher.dispatch(Action::Kept(keep_game(&link, tree)));
        }
    });
}

/// Takes up the language and the theme that a link sets, and follows the reader's own choice.
#[hook]
fn use_look(table: &UseReducerHandle<Table>, page: &PageProps) {
    let on_look = page.on_look.clone();
    use_effect_with((wished(&table.look), page.visit), move |(wished, _)| on_look.emit(*wished));
    let (dispatcher, theme) = (table.dispatcher(), page.theme);
    // What was chosen on pages before this one is nothing to what its link sets.
    let before = use_mut_ref(|| page.choices);
    use_effect_with((page.choices, page.language), move |&(choices, language)| {
        if choices > *before.borrow() {
            dispatcher.dispatch(Action::Chosen(language.code(), theme));
        }
    });
}
