//! The fields of a new game of coins: which coins are turned together, the row, the rule.

use crate::app::dom::{around, attribute, field_value, some};
use crate::app::hooks::use_words;
use crate::app::house::{menu, rule_field, text_field};
use crate::app::ui::SetupProps;
use crate::core::{Message, Rule, Value};
use crate::games::Game;
use crate::games::coins::{Coins, Kind, Patterns, Position};
use crate::words::Words;
use yew::prelude::*;

/// What a custom game begins with.
const OWN: &str = "0-1-1.2";

/// What was entered in the fields, right or wrong.
#[derive(Clone, PartialEq)]
struct Fields {
    /// Which columns are turned together, or in a row which coins.
    across: Choice,
    /// On a grid, which rows.
    down: Option<Choice>,
    coins: String,
    rule: Rule,
}

/// Which coins are turned together.
#[derive(Clone, PartialEq)]
struct Choice {
    /// The place among the named games; past them it is one of the reader's own.
    kind: u32,
    own: String,
}

impl Choice {
    fn of(kind: &Kind) -> Self {
        let own = match kind {
            Kind::Own(patterns) => patterns.to_string(),
            _ => OWN.to_owned(),
        };
        let place = Kind::NAMED.iter().position(|named| named == kind);
        Self { kind: u32::try_from(place.unwrap_or(Kind::NAMED.len())).unwrap_or(0), own }
    }

    fn read(&self) -> Result<Kind, Message> {
        if let Some(kind) = Kind::NAMED.into_iter().nth(self.kind as usize) {
            return Ok(kind);
        }
        let text = self.own.trim();
        Patterns::read(text).map(Kind::Own).map_err(|at| at.placed(text))
    }

    fn is_own(&self) -> bool {
        self.kind as usize >= Kind::NAMED.len()
    }
}

impl Fields {
    fn of(game: &Coins, position: Position) -> Self {
        Self {
            across: Choice::of(&game.kind),
            down: game.down.as_ref().map(Choice::of),
            coins: position.to_string(),
            rule: game.rule,
        }
    }

    fn read_game(&self) -> Result<Coins, Message> {
        let kind = self.across.read()?;
        let down = self.down.as_ref().map(Choice::read).transpose()?;
        Ok(Coins { kind, down, rule: self.rule })
    }

    fn read_coins(&self) -> Result<Position, Message> {
        // What is wrong with the game is not said of its coins.
        let any = || match &self.down {
            None => Coins::usual(),
            Some(_) => Coins::grid(Kind::Turtles, Kind::Turtles, self.rule),
        };
        let game = self.read_game().unwrap_or_else(|_| any());
        game.read_position(&self.coins).map_err(|at| at.placed(&self.coins))
    }

    /// Both, where nothing is wrong with either and they go together.
    fn read(&self) -> Option<(Coins, Position)> {
        let (game, coins) = self.read_game().ok().zip(self.read_coins().ok())?;
        game.goes_with(&game.write_rules(), &coins).ok()?;
        Some((game, coins))
    }

    /// The same in a row, or on a grid, with other coins where these do not go with that.
    fn shaped(&self, down: Option<Choice>) -> Self {
        let mut fields = Self { down, ..self.clone() };
        let fits = self.read().is_none() || fields.read().is_some();
        if let Ok(game) = fields.read_game().as_ref()
            && !fits
        {
            fields.coins = game.example_position().to_string();
        }
        fields
    }
}

/// The fields.
#[component]
pub(super) fn Setup(props: &SetupProps<Coins>) -> Html {
    let words = use_words();
    let fields = {
        let (game, position) = (&props.game, props.position);
        use_state_eq(|| Fields::of(game, position))
    };
    let set = {
        let (fields, on_change) = (fields.setter(), props.on_change.clone());
        Callback::from(move |latest: Fields| {
            on_change.emit(latest.read());
            fields.set(latest);
        })
    };
    let change = |change: fn(&Fields, String) -> Fields| {
        let (set, fields) = (set.clone(), fields.clone());
        Callback::from(move |text: String| set.emit(change(&fields, text)))
    };
    let choose = |change: fn(&Fields, u32) -> Fields| {
        let (set, fields) = (set.clone(), fields.clone());
        Callback::from(move |kind: u32| set.emit(change(&fields, kind)))
    };
    let on_rule = {
        let (set, fields) = (set.clone(), fields.clone());
        Callback::from(move |rule| set.emit(Fields { rule, ..(*fields).clone() }))
    };
    let game = fields.read_game();
    let coins = fields.read_coins();
    let toggle = {
        let (set, fields, coins) = (set.clone(), fields.clone(), coins.clone().ok());
        Callback::from(move |place: u32| {
            let Some(coins) = coins else { return };
            let heads = coins.heads() ^ (1 << place);
            let other = Position::grid(coins.rows(), coins.columns(), heads);
            if let Some(other) = other {
                set.emit(Fields { coins: other.to_string(), ..(*fields).clone() });
            }
        })
    };
    let on_across = choose(|fields, kind| Fields {
        across: Choice { kind, ..fields.across.clone() },
        ..fields.clone()
    });
    // In a row no rows are turned together, which is the first of these choices.
    let on_down = choose(|fields, kind| {
        let own = fields.down.as_ref().unwrap_or(&fields.across).own.clone();
        fields.shaped(kind.checked_sub(1).map(|kind| Choice { kind, own }))
    });
    let on_own_across = change(|fields, own| Fields {
        across: Choice { own, ..fields.across.clone() },
        ..fields.clone()
    });
    let on_own_down = change(|fields, own| {
        let down = fields.down.as_ref().map(|down| Choice { own, ..down.clone() });
        Fields { down, ..fields.clone() }
    });
    let on_coins = change(|fields, coins| Fields { coins, ..fields.clone() });
    let named = Kind::NAMED.iter().map(|kind| super::say::name(kind, &words));
    let names: Vec<String> = named.chain([words.get("coins-own")]).collect();
    let across: Vec<(u32, String)> = (0..).zip(names.iter().cloned()).collect();
    let down = [words.get("coins-in-a-row")].into_iter().chain(names);
    let down: Vec<(u32, String)> = (0..).zip(down).collect();
    let on_grid = fields.down.is_some();
    let lines = coins.as_ref().ok().map(|coins| (coins.rows(), coins.columns()));
    let shape = Message::new(if on_grid { "coins-coins-note" } else { "coins-row-note" });
    let shape = shape.with("first", Value::Place(0));
    html! {
        <div class="setup">
            <div class="row fields">
                { menu(words.get(if on_grid { "coins-kind-columns" } else { "coins-kind" }), fields.across.kind, &across, on_across) }
                { menu(words.get("coins-kind-rows"), fields.down.as_ref().map_or(0, |down| down.kind + 1), &down, on_down) }
            </div>
            { own_field("coins-own", &fields.across, lines.map(|(_, across)| across), &on_own_across, &words) }
            { fields.down.as_ref().map(|down| own_field("coins-own-rows", down, lines.map(|(down, _)| down), &on_own_down, &words)).unwrap_or_default() }
            <p class="quiet">{ game.as_ref().map(|game| super::say::rule(game, &words)).unwrap_or_default() }</p>
            { text_field("coins-row", &words.get("coins-row"), &fields.coins, typed(&on_coins), coins.as_ref().err(), &words.say(&shape), &words) }
            { coins.as_ref().map(|coins| toggles(*coins, on_grid, &toggle, &words)).unwrap_or_default() }
            { rule_field(fields.rule, &on_rule, &words) }
        </div>
    }
}

/// The sets of coins of a game of the reader's own, where one is chosen. They have to fit in a line of so
/// many coins, where that is known.
fn own_field(
    id: &'static str,
    choice: &Choice,
    line: Option<u32>,
    on_text: &Callback<String>,
    words: &Words,
) -> Html {
    if !choice.is_own() {
        return Html::default();
    }
    let fitting = |kind: Kind| line.map_or(Ok(()), |coins| kind.fitting(coins));
    let (kind, label, note) =
        (choice.read().and_then(fitting), words.get("coins-own-sets"), words.get("coins-own-note"));
    text_field(id, &label, &choice.own, typed(on_text), kind.as_ref().err(), &note, words)
}

/// What is typed into a field.
fn typed(on_text: &Callback<String>) -> Callback<InputEvent> {
    on_text.reform(|event: InputEvent| field_value(&event))
}

/// The coins to be clicked on. Keys have the text beside them.
fn toggles(coins: Position, on_grid: bool, on_place: &Callback<u32>, words: &Words) -> Html {
    let click = some(on_place, |event: MouseEvent| {
        attribute(&around(event.target(), "[data-place]")?, "data-place")
    });
    let coin = |place: u32| {
        let head = coins.is_head(place);
        let id = if head { "coin-heads" } else { "coin-tails" };
        let (row, column) = coins.cell(place);
        let spot = super::say::spot(on_grid.then_some(row), column, words);
        html! {
            <button
                key={place} type="button" tabindex="-1" data-place={place.to_string()} class={head.then_some("head")}
                aria-pressed={head.to_string()} aria-label={words.say(&Message::new(id).with("place", spot))}
                data-number={words.place(column).to_string()}
            />
        }
    };
    html! {
        <div class="scroll" tabindex="0" role="region" aria-label={words.get("coins-place")}>
            <div class="coins-place-row" style={format!("--coins:{}", coins.columns())} onclick={click}>{ for (0..coins.len()).map(coin) }</div>
        </div>
    }
}
