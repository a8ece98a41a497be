//! Heaps on the page.

mod art;
mod atlas;
mod board;
mod cards;
mod drawn_rule;
mod explorer;
mod figure;
mod genera;
mod genus_origin;
mod gesture;
mod groups;
mod hands;
mod heap_row;
mod hero;
mod how;
mod mark;
mod mex;
mod own_rule;
mod own_rules;
mod picker;
mod reasons;
mod room;
mod rule;
mod say;
mod setup;
mod single;
mod slots;
mod tokens;
mod why;
mod why_normal;
mod why_remainder;

use super::{Cards, Chunk, Entry};
use crate::app::chunk::Coming;
use crate::app::house::why_over;
use crate::app::page::Brought;
use crate::app::ui::{
    BoardProps, Fields, Figure, Form, GameUi, OwnViewProps, Rung, ViewInfo, ViewUi, WhyProps,
};
use crate::core::{Count, Message, Rule};
use crate::games::System;
use crate::games::heaps::{Heaps, HeapsAnalysis, Move, NamedGame, Position, Ruleset};
use crate::link::Split;
use crate::session::{NodeId, Session};
use crate::split_points;
use crate::words::Words;
use yew::prelude::*;

pub(in crate::app) use hero::hero;

pub(super) const ENTRY: Entry = Entry {
    system: System::Heaps,
    chunk: |view| match view {
        Some("sequence") => Chunk { name: "sequence", load: || Box::pin(sequence()) },
        Some("atlas") => Chunk { name: "atlas", load: || Box::pin(atlas_of_codes()) },
        Some("misere") => Chunk { name: "misere", load: || Box::pin(misere()) },
        Some("groups") => Chunk { name: "groups", load: || Box::pin(by_hand()) },
        _ => Chunk { name: "heaps", load: || Box::pin(play()) },
    },
};

pub(super) const CARDS: Cards = Cards {
    system: System::Heaps,
    title: title_of_link,
    first: cards::first,
    others: cards::others,
};

split_points! {
    /// Heaps to play with.
    heaps: fn play() -> Brought { super::game::<Heaps>() }
    /// The sequence of a code.
    sequence: fn sequence() -> Brought { super::view::<ExplorerView>() }
    /// The periods of many codes.
    atlas: fn atlas_of_codes() -> Brought { super::view::<AtlasView>() }
    /// Misère play of single heaps.
    misere: fn misere() -> Brought { super::view::<MisereView>() }
    /// Groups by hand.
    groups: fn by_hand() -> Brought { super::view::<ByHand>() }
    /// The fields of a new game.
    new_game: fn fields() -> Fields<Heaps> { |props| html! { <setup::Setup ..props /> } }
}

/// The maximum number of characters of a position in a game's name.
const MAX_SHOWN: usize = 16;

/// The name of the game, and its heaps where they are few: it is by them that one knows it again.
fn title_of_link(split: &Split, words: &Words) -> Option<String> {
    let name = super::title::<Heaps>(split, words)?;
    let start = split.position().unwrap_or_default().replace('+', " + ");
    let short = (1..=MAX_SHOWN).contains(&start.len());
    Some(if short { format!("{name} · {start}") } else { name })
}

impl GameUi for Heaps {
    fn title(&self, words: &Words) -> String {
        let message = match (NamedGame::of(&self.ruleset), &self.ruleset) {
            // Under this name the player who takes the last one loses.
            (Some(named), rules) if named.rule == Rule::Misere && self.rule == Rule::Normal => {
                let name = words.get("game-sticks");
                return words.say(
                    &Message::new("heaps-title-named")
                        .with("name", name)
                        .with("code", rules.reading_form()),
                );
            }
            // A rule in words has no code to be told beside its name, and Nim needs none.
            (Some(named), Ruleset::Words(_)) => return game_name(named, words),
            (Some(named), rules) if rules.is_nim() => return game_name(named, words),
            (Some(named), _) => {
                Message::new("heaps-title-named").with("name", game_name(named, words))
            }
            (None, Ruleset::Octal(_)) => Message::new("heaps-title"),
            (None, Ruleset::Hexadecimal(_)) => Message::new("heaps-title-hexadecimal"),
            (None, Ruleset::Words(_)) => Message::new("heaps-title-words"),
        };
        words.say(&message.with("code", self.ruleset.reading_form()))
    }

    fn code(&self) -> Option<String> {
        NamedGame::of(&self.ruleset).filter(|_| !self.ruleset.is_nim())?;
        (!matches!(self.ruleset, Ruleset::Words(_))).then(|| self.ruleset.reading_form())
    }

    fn note(&self, words: &Words) -> Option<String> {
        let Some(named) = NamedGame::of(&self.ruleset) else {
            return Some(rule::note(&self.ruleset, words));
        };
        Some(words.get(game_note(named.key)))
    }

    fn lessons(&self, start: &Position) -> &'static [&'static str] {
        match NamedGame::of(&self.ruleset).map(|named| named.key) {
            _ if self.rule == Rule::Misere => &["misere"],
            Some("nim") if start.heaps().len() > 2 => &["nim-1", "nim-2", "nim-3"],
            Some("nim") => &["nim-1"],
            Some("fort-boyard" | "she-loves-me" | "subtract-1-3-4") => &["sticks", "sums"],
            Some("cram" | "treblecross") => &["kayles", "dawson"],
            _ => &["kayles"],
        }
    }

    fn say_rule(&self, _: &Position, words: &Words) -> String {
        say::rule(self, words)
    }

    fn cost(&self, position: &Position, words: &Words) -> Option<String> {
        say::cost(self, position, words)
    }

    fn rules(&self, position: &Position, words: &Words) -> Vec<String> {
        say::rules(self, position, words)
    }

    fn rule_drawn(&self) -> Html {
        match &self.ruleset {
            Ruleset::Words(_) => Html::default(),
            Ruleset::Octal(_) | Ruleset::Hexadecimal(_) => {
                html! { <drawn_rule::FoldedRule rules={self.ruleset.clone()} /> }
            }
        }
    }

    fn figure(session: &Session<Self>, _: Count) -> Option<Figure> {
        figure::figure(session)
    }

    fn say_position(&self, position: &Position, words: &Words) -> String {
        match position.heaps() {
            [] => words.get("position-empty"),
            [one] => words.say(&Message::new("position-one").with("size", *one)),
            heaps => {
                let sizes: Vec<String> = heaps.iter().map(|&h| words.number(h.into())).collect();
                let sizes = sizes.join(", ");
                let count = heaps.len();
                words.say(&Message::new("position-heaps").with("count", count).with("sizes", sizes))
            }
        }
    }

    fn say_move(
        session: &Session<Self>,
        at: NodeId,
        mv: &Move,
        form: Form,
        words: &Words,
    ) -> String {
        say::cut(session, at, mv, form, words)
    }

    fn read_typed(session: &Session<Self>, text: &str, _: Count) -> Result<Move, Message> {
        Move::read(&slots::completed(session, &slots::by_number(session, text))).map_err(|_| {
            if let Some(heap) = slots::unknown(text) {
                return Message::new("move-no-such-heap").with("heap", heap);
            }
            // An octal code leaves no three heaps.
            let octal = session.game.ruleset.octal().is_some();
            let id = if octal { "move-unreadable-octal" } else { "move-unreadable" };
            // What was read has the number of the heap, what was typed its letter.
            Message::new(id).quoting("found", text)
        })
    }

    fn parts(session: &Session<Self>, words: &Words) -> Vec<String> {
        say::parts(session, words)
    }

    fn hint(
        session: &Session<Self>,
        analysis: &HeapsAnalysis,
        rung: Rung,
        words: &Words,
    ) -> Option<String> {
        say::hint(session, analysis, rung, words)
    }

    fn weigh(
        session: &Session<Self>,
        _: NodeId,
        before: &HeapsAnalysis,
        after: Option<&HeapsAnalysis>,
        words: &Words,
    ) -> Option<String> {
        why_normal::left_alone(session, before, after, words)
    }

    fn board(props: BoardProps<Self>) -> Html {
        html! { <board::Board ..props /> }
    }

    fn needs_picker(position: &Position) -> bool {
        position.largest() > art::MAX_DRAWN
    }

    fn picker(props: BoardProps<Self>) -> Html {
        html! { <picker::Picker ..props /> }
    }

    fn why(props: &WhyProps<Self>, words: &Words) -> Html {
        why::why(props, words)
    }

    fn why_over(session: &Session<Self>, words: &Words) -> Html {
        why_over(session.game.rule, say::left(session.position()), words)
    }

    fn view(name: &'static str) -> ViewInfo {
        // Readers who sort the groups themselves find the answer themselves.
        let answers = name != "groups";
        let label = match name {
            "atlas" => "tab-atlas",
            "misere" => "tab-misere",
            "groups" => "tab-groups",
            _ => "tab-sequence",
        };
        ViewInfo { answers, ..ViewInfo::page(label) }
    }

    fn has_view(&self, name: &str) -> bool {
        // Groups of 1, 2, 4, 8 … are made of sizes, and it is values that count.
        name != "groups" || self.ruleset.is_nim()
    }

    fn setup() -> Coming<Fields<Self>> {
        Box::pin(fields())
    }
}

/// The explorer, as a page.
struct ExplorerView;

impl ViewUi for ExplorerView {
    type Game = Heaps;

    fn view(props: OwnViewProps<Heaps>) -> Html {
        html! { <explorer::Explorer ..props /> }
    }
}

/// The atlas, as a page.
struct AtlasView;

impl ViewUi for AtlasView {
    type Game = Heaps;

    fn view(props: OwnViewProps<Heaps>) -> Html {
        html! { <atlas::Atlas ..props /> }
    }
}

/// Misère play of single heaps, as a page.
struct MisereView;

impl ViewUi for MisereView {
    type Game = Heaps;

    fn view(props: OwnViewProps<Heaps>) -> Html {
        html! { <genera::Genera ..props /> }
    }
}

/// Groups by hand, as a page.
struct ByHand;

impl ViewUi for ByHand {
    type Game = Heaps;

    fn view(props: OwnViewProps<Heaps>) -> Html {
        html! { <groups::GroupsView ..props /> }
    }
}

/// What a game is called.
pub(super) fn game_name(game: &NamedGame, words: &Words) -> String {
    words.get(game_name_id(game.key))
}

/// The message that names a game. A key without one shows its code.
fn game_name_id(key: &str) -> &'static str {
    match key {
        "nim" => "game-nim",
        "fort-boyard" => "game-fort-boyard",
        "cram" => "game-cram",
        "kayles" => "game-kayles",
        "dawsons-chess" => "game-dawsons-chess",
        "treblecross" => "game-treblecross",
        "officers" => "game-officers",
        "guiles" => "game-guiles",
        "laskers-nim" => "game-laskers-nim",
        "she-loves-me" => "game-she-loves-me",
        "subtract-1-3-4" => "game-subtraction",
        "grundy" => "game-grundy",
        "squares" => "game-squares",
        "primes" => "game-primes",
        "powers2" => "game-powers",
        "triangular" => "game-triangular",
        "half" => "game-half",
        "divisors" => "game-divisors",
        "coprime" => "game-coprime",
        "0.16" => "game-0-16",
        "0.127" => "game-0-127",
        "0.376" => "game-0-376",
        _ => "heaps",
    }
}

/// The message that says in a sentence what one does in a named game.
pub(super) fn game_note(key: &str) -> &'static str {
    match key {
        "nim" => "note-nim",
        "fort-boyard" => "note-fort-boyard",
        "cram" => "note-cram",
        "kayles" => "note-kayles",
        "dawsons-chess" => "note-dawsons-chess",
        "treblecross" => "note-treblecross",
        "officers" => "note-officers",
        "guiles" => "note-guiles",
        "laskers-nim" => "note-laskers-nim",
        "she-loves-me" => "note-she-loves-me",
        "subtract-1-3-4" => "note-subtraction",
        "grundy" => "note-grundy",
        "squares" => "note-squares",
        "primes" => "note-primes",
        "powers2" => "note-powers",
        "triangular" => "note-triangular",
        "half" => "note-half",
        "divisors" => "note-divisors",
        "coprime" => "note-coprime",
        "0.16" => "note-0-16",
        "0.127" => "note-0-127",
        "0.376" => "note-0-376",
        _ => "heaps",
    }
}
