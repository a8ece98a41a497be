//! A view that has a page to itself, with the way back to the game that it belongs to.

use super::dom::random_seed;
use super::game_page::PageProps;
use super::hooks::{Known, follow_address, link_address, use_title, use_words};
use super::house::{hidden, key_of, view_name};
use super::ui::{GameUi, OwnViewProps, ViewUi};
use crate::games::Game;
use crate::link::{self, Link, Look, Theme, Values, View};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// The link as it is seen, and the visit to the address at which it was opened. Only its look can
/// change here.
#[derive(Clone, Debug, PartialEq)]
struct Seen<G: Game>(Link<G>, u32);

enum Change<G: Game> {
    Open(Box<Link<G>>, u32),
    Keys(G::Keys),
    /// The reader has chosen this language and this theme: a link that sets them follows.
    Chosen(&'static str, Option<Theme>),
}

impl<G: Game> Reducible for Seen<G> {
    type Action = Change<G>;

    fn reduce(self: Rc<Self>, change: Change<G>) -> Rc<Self> {
        let Self(mut next, mut visit) = (*self).clone();
        match change {
            Change::Open(link, latest) => (next, visit) = (*link, latest),
            Change::Keys(keys) => next.look.keys = keys,
            Change::Chosen(lang, theme) => {
                next.look.lang = next.look.lang.map(|_| lang);
                next.look.theme = next.look.theme.and(theme);
            }
        }
        Rc::new(Self(next, visit))
    }
}

/// The page.
#[component]
pub(super) fn ViewPage<V: ViewUi>(props: &PageProps) -> Html {
    let words = use_words();
    let address = &props.address;
    let seen = use_reducer(|| Seen(link::read::<V::Game>(&address.link).link, address.visit));
    // At which visit the reader has asked to see the answers.
    let revealed = use_state_eq(|| None::<u32>);
    use_visits(&seen, props);
    use_look(&seen, props);
    let Seen(link, visit) = &*seen;
    use_effect_with((link.clone(), *visit), |(link, visit)| {
        follow_address(&link.to_string(), *visit);
    });

    let session = use_memo((link.game.clone(), link.start.clone()), |_| {
        link.session(link.seed.unwrap_or_else(random_seed))
    });
    let View::Own(view) = link.look.view else { return Html::default() };
    let title = link.game.title(&words);
    let label = view_name::<V::Game>(link.look.view, &words);
    use_title(format!("{label} · {title}"));

    let dispatcher = seen.dispatcher();
    let on_keys = Callback::from(move |keys| dispatcher.dispatch(Change::Keys(keys)));
    let shown =
        if link.look.values == Values::Show || *revealed == Some(*visit) || !V::answers(view) {
            let keys = link.look.keys.clone();
            let (known, on_again) = (Known::Nothing, Callback::noop());
            V::view(OwnViewProps { view, session, keys, on_keys, known, on_again })
        } else {
            let (revealed, visit) = (revealed.setter(), *visit);
            hidden(Callback::from(move |()| revealed.set(Some(visit))), &words)
        };
    if link.look.embed {
        let look = Look { embed: false, ..link.look.clone() };
        let whole = link_address(&Link { look, ..link.clone() }.to_string());
        return html! {
            <main class="embed" id="content" tabindex="-1">
                <h1 class="spoken">{ title }</h1>
                { shown }
                <p class="embed-foot"><a href={whole} target="_blank" rel="noopener">{ words.get("embed-open") }</a></p>
            </main>
        };
    }
    html! {
        <>
            { props.header.clone() }
            <main class="view" id="content" tabindex="-1">
                <h1 class="game-title">{ title }</h1>
                { ways(link, &words) }
                { shown }
            </main>
        </>
    }
}

/// The ways to the other views of the game.
fn ways<G: GameUi>(link: &Link<G>, words: &Words) -> Html {
    let ways = View::all::<G>().map(|view| {
        let look = Look { view, ..link.look.clone() };
        let href = format!("#{}", Link { look, ..link.clone() });
        let current = (view == link.look.view).then_some("page");
        let name = view_name::<G>(view, words);
        html! { <a key={view.name()} class="tab" {href} aria-current={current} aria-keyshortcuts={key_of(view)}>{ name }</a> }
    });
    html! { <nav class="tabs" aria-label={words.get("tabs")}>{ for ways }</nav> }
}

/// Opens the link anew where the reader went somewhere else.
#[hook]
fn use_visits<G: GameUi>(seen: &UseReducerHandle<Seen<G>>, props: &PageProps) {
    let dispatcher = seen.dispatcher();
    let first = use_mut_ref(|| true);
    let visit = (props.address.visit, props.address.link.clone());
    use_effect_with(visit, move |(visit, text)| {
        if !first.replace(false) {
            dispatcher.dispatch(Change::Open(Box::new(link::read::<G>(text).link), *visit));
        }
    });
}

/// Takes up the language and the theme that a link sets, and follows the reader's own choice.
#[hook]
fn use_look<G: GameUi>(seen: &UseReducerHandle<Seen<G>>, props: &PageProps) {
    let on_look = props.on_look.clone();
    let look = (seen.0.look.lang, seen.0.look.theme);
    use_effect_with((look, props.address.visit), move |(look, _)| on_look.emit(*look));
    let code = use_words().language().code();
    let (dispatcher, theme) = (seen.dispatcher(), props.theme);
    use_effect_with(props.choices, move |&choices| {
        if choices > 0 {
            dispatcher.dispatch(Change::Chosen(code, theme));
        }
    });
}
