//! Matches sorted into groups by hand, and equal groups struck out in pairs.

use super::art;
use super::slots::{name_at, names};
use crate::app::hooks::use_words;
use crate::app::ui::{GameUi, OwnViewProps};
use crate::core::Message;
use crate::games::heaps::{Groups, Heaps, Piece, Token};
use crate::words::Words;
use yew::prelude::*;

/// The largest heap whose matches are drawn one by one.
const MAX_DRAWN: u32 = 40;
/// The most heaps that are drawn beside one another.
const MAX_ABREAST: usize = 4;

/// The view.
#[component]
pub(super) fn GroupsView(props: &OwnViewProps<Heaps>) -> Html {
    let words = use_words();
    let session = &props.session;
    let nim = session.game.has_view("groups");
    let heaps = session.position().heaps().to_vec();
    let groups = use_state(|| Groups::new(&heaps));
    // Two groups that were touched, and are not equal.
    let unequal = use_state_eq(|| None::<(u32, u32)>);
    // What the last touch has done, for whoever does not see it.
    let done = use_state_eq(|| None::<Message>);
    let again = {
        let (groups, unequal, done) = (groups.setter(), unequal.setter(), done.setter());
        use_callback(heaps.clone(), move |(), heaps: &Vec<u32>| {
            unequal.set(None);
            done.set(None);
            groups.set(Groups::new(heaps));
        })
    };
    use_effect_with((heaps.clone(), again.clone()), |(_, again)| again.emit(()));
    let touch = {
        let (groups, unequal, done) = (groups.clone(), unequal.setter(), done.setter());
        let names = names(session);
        Callback::from(move |id: usize| {
            unequal.set(groups.unequal(id));
            let next = (*groups).clone().touch(id);
            done.set(deed(&groups, &next, id).map(|(heap, message)| {
                message.with("heap", names.get(heap).cloned().unwrap_or_default())
            }));
            groups.set(next);
        })
    };
    let state = match *unequal {
        Some((one, other)) => {
            words.say(&Message::new("groups-unequal").with("one", one).with("other", other))
        }
        None => left(&groups, &names(session), &words),
    };
    let is_done = unequal.is_none() && groups.is_done();
    let at = session.tree().at();
    let rows = (0..heaps.len()).map(|heap| {
        let name = u32::try_from(heap).map(|heap| name_at(session, at, heap)).unwrap_or_default();
        let label = words.say(&Message::new("groups-heap").with("heap", name.clone()));
        let own = groups.pieces().iter().filter(|piece| piece.heap == heap);
        html! {
            <div key={heap} class="groups-heap" role="group" aria-label={label}>
                // With a key, as its neighbours have: a group that is parted keeps its button.
                <span key="letter" class="heap-letter" aria-hidden="true">{ name }</span>
                { for own.map(|piece| drawn(piece, groups.chosen() == Some(piece.id), &touch, &words)) }
            </div>
        }
    });
    let drawn_of = |size: u32| size.clamp(1, MAX_DRAWN);
    let longest = heaps.iter().copied().map(drawn_of).max().unwrap_or(1);
    let total: u32 = heaps.iter().copied().map(drawn_of).sum();
    let style = format!("--rows:{};--longest:{longest};--total:{total}", heaps.len().max(1));
    let abreast = (heaps.len() <= MAX_ABREAST && total <= MAX_DRAWN).then_some("abreast");
    if !nim {
        return html! { <p>{ words.get("groups-nim-only") }</p> };
    }
    html! {
        <div class="groups">
            <p>{ words.get("groups-how") }</p>
            { art::drawings() }
            <p class={classes!("groups-left", is_done.then_some("done"))} role="status">
                if let Some(done) = &*done { <span class="spoken">{ words.say(done) }{ " " }</span> }
                { state }
            </p>
            <div class={classes!("groups-heaps", abreast)} {style}>{ for rows }</div>
            <button type="button" class="button" onclick={again.reform(|_: MouseEvent| ())}>{ words.get("groups-again") }</button>
        </div>
    }
}

/// In which heap a touch of a group was, and what it has done; nothing where that is seen from the group itself.
fn deed(before: &Groups, after: &Groups, id: usize) -> Option<(usize, Message)> {
    let find = |groups: &Groups| groups.pieces().iter().find(|piece| piece.id == id).cloned();
    let (was, is) = (find(before)?, find(after)?);
    let name = match (was.partner, is.partner) {
        _ if was.size > is.size => "groups-parted",
        (None, Some(_)) => "groups-paired",
        (Some(_), None) => "groups-unpaired",
        _ => return None,
    };
    Some((is.heap, Message::new(name).with("size", is.size).with("rest", was.size - is.size)))
}

fn drawn(piece: &Piece, chosen: bool, touch: &Callback<usize>, words: &Words) -> Html {
    let id = piece.id;
    let whole = !piece.size.is_power_of_two();
    let name = match piece.partner {
        Some(_) => "groups-struck",
        None if whole => "groups-whole",
        None => "groups-group",
    };
    let label = words.say(&Message::new(name).with("size", piece.size));
    let struck = piece.partner.is_some();
    let class = classes!(
        "group-piece",
        whole.then_some("whole"),
        struck.then_some("struck"),
        chosen.then_some("chosen")
    );
    let stick = |_| html! { <i class="stick">{ art::token(Token::Match) }</i> };
    let sticks = (0..piece.size.min(MAX_DRAWN)).map(stick);
    html! {
        <button
            key={id} type="button" {class} aria-label={label} aria-pressed={chosen.to_string()}
            onclick={touch.reform(move |_: MouseEvent| id)}
        >
            <span class="sticks" aria-hidden="true">{ for sticks }</span>
            <span class="group-size" aria-hidden="true">{ piece.size }</span>
        </button>
    }
}

/// What is left over, in words.
fn left(groups: &Groups, names: &[String], words: &Words) -> String {
    if groups.left().is_none() {
        return words.get("groups-part");
    }
    if !groups.is_done() {
        return words.get("groups-strike");
    }
    let alone = groups.pieces().iter().filter(|piece| piece.partner.is_none() && piece.size > 0);
    let said = alone.map(|piece| {
        let heap = names.get(piece.heap).cloned().unwrap_or_default();
        words.say(&Message::new("groups-alone").with("size", piece.size).with("heap", heap))
    });
    let said: Vec<String> = said.collect();
    if said.is_empty() {
        return words.get("groups-none-left");
    }
    let message = Message::new("groups-left").with("count", said.len());
    words.say(&message.with("groups", said.join(", ")))
}
