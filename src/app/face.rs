//! A game's face as the page knows it, without its types. The page, its panels and its dialogs are compiled once for
//! all games; [`Drawn`] gives a game's folder its types back.

use super::chunk::Coming;
use super::hooks::Known;
use super::ui::{
    BoardProps, Figure, Form, GameUi, OwnViewProps, Rung, SetupProps, ViewInfo, ViewUi, WhyProps,
};
use crate::core::{Count, Message};
use crate::games::{Game, Keys};
use crate::session::{Finding, NodeId, Playing, Session, Side, Start};
use crate::words::Words;
use std::marker::PhantomData;
use std::rc::Rc;
use yew::prelude::*;

/// Keys of a link that are a system's own, with their values.
pub(super) type OwnKeys = Vec<(&'static str, String)>;

/// What a page of a game is called, and which views the game has.
pub(super) trait Named {
    /// The game's name: "Kayles 0.77".
    fn title(&self, play: &Playing, words: &Words) -> String;
    /// As [`GameUi::code`].
    fn code(&self, play: &Playing) -> Option<String>;
    /// The views of the system's own, as named in links, that have something to show of a game.
    fn views(&self, play: &Playing) -> Vec<&'static str>;
    /// What is to be known of one of them.
    fn view(&self, name: &'static str) -> ViewInfo;
}

/// A game that is played.
pub(super) trait Face: Named {
    /// As [`GameUi::note`].
    fn note(&self, play: &Playing, words: &Words) -> Option<String>;
    /// As [`GameUi::note_in_sum`].
    fn note_in_sum(&self, play: &Playing, words: &Words) -> Option<String>;
    /// As [`GameUi::sheet_note`], at the point that is shown.
    fn sheet_note(&self, play: &Playing, words: &Words) -> Option<String>;
    /// As [`GameUi::say_step`].
    fn say_step(&self, step: &str, words: &Words) -> String;
    /// As [`GameUi::how_to_step`].
    fn how_to_step(&self) -> &'static str;
    /// As [`GameUi::how_to_fill`].
    fn how_to_fill(&self) -> Option<&'static str>;
    /// As [`GameUi::cost`], at the point that is shown.
    fn cost(&self, play: &Playing, words: &Words) -> Option<String>;
    /// As [`GameUi::say_rule`], at the point that is shown.
    fn say_rule(&self, play: &Playing, words: &Words) -> String;
    /// As [`GameUi::say_end`], at the point that is shown.
    fn say_end(&self, play: &Playing, words: &Words) -> String;
    /// As [`GameUi::rules`], at the point that is shown.
    fn rules(&self, play: &Playing, words: &Words) -> Vec<String>;
    /// As [`GameUi::figure`].
    fn figure(&self, play: &Playing, count: Count) -> Option<Figure>;
    /// As [`GameUi::say_position`], at the point that is shown.
    fn say_position(&self, play: &Playing, words: &Words) -> String;
    /// As [`GameUi::say_move`], of a move made at a point.
    fn say_move(&self, play: &Playing, at: NodeId, mv: &str, form: Form, words: &Words) -> String;
    /// As [`GameUi::read_typed`], written as links have it.
    fn read_typed(&self, play: &Playing, text: &str, count: Count) -> Result<String, Message>;
    /// As [`GameUi::remark`], at the point that is shown.
    fn remark(&self, play: &Playing, words: &Words) -> Option<String>;
    /// As [`GameUi::lessons`].
    fn lessons(&self, play: &Playing) -> &'static [&'static str];
    /// As [`GameUi::draw`].
    fn draw(&self, play: &Playing, words: &Words) -> String;
    /// As [`GameUi::parts`].
    fn parts(&self, play: &Playing, words: &Words) -> Vec<String>;
    /// As [`GameUi::hint`], by what was found at the point that is shown.
    fn hint(&self, play: &Playing, found: &Finding, rung: Rung, words: &Words) -> Option<String>;
    /// As [`GameUi::weigh`], of a move made at a point.
    fn weigh(
        &self,
        play: &Playing,
        at: NodeId,
        found: (&Finding, Option<&Finding>),
        words: &Words,
    ) -> Option<String>;
    /// As [`GameUi::board`].
    fn board(&self, board: Board) -> Html;
    /// As [`GameUi::below`].
    fn below(&self, board: Board) -> Html;
    /// As [`GameUi::player`].
    fn player(&self, side: Side) -> String;
    /// As [`GameUi::seat_name`].
    fn seat_name(&self, side: Side) -> Option<&'static str>;
    /// As [`GameUi::owners`].
    fn owners(&self, play: &Playing) -> Option<[&'static str; 2]>;
    /// The same of a game that has not begun.
    fn owners_from(&self, start: &Start) -> Option<[&'static str; 2]>;
    /// Whether a game would be over before it has begun.
    fn ends_at_once(&self, start: &Start) -> bool;
    /// As [`GameUi::needs_picker`], at the point that is shown.
    fn needs_picker(&self, play: &Playing) -> bool;
    /// As [`GameUi::rule_drawn`].
    fn rule_drawn(&self, play: &Playing) -> Html;
    /// As [`GameUi::picker`].
    fn picker(&self, board: Board) -> Html;
    /// As [`GameUi::why`].
    fn why(&self, why: Why, words: &Words) -> Html;
    /// As [`GameUi::why_over`].
    fn why_over(&self, play: &Playing, words: &Words) -> Html;
    /// As [`GameUi::panel`].
    fn panel(&self, view: OwnView) -> Html;
    /// As [`GameUi::setup`].
    fn setup(&self) -> Coming<DrawSetup>;
}

/// A view of a game that has a page to itself.
pub(super) trait ViewFace: Named {
    /// As [`ViewUi::view`].
    fn draw(&self, view: OwnView) -> Html;
}

/// What a board is given; [`BoardProps`] without the types.
#[derive(Clone)]
pub(super) struct Board {
    pub(super) play: Playing,
    pub(super) open: bool,
    pub(super) marked: Vec<String>,
    pub(super) found: Option<Rc<Finding>>,
    pub(super) reasons: bool,
    pub(super) on_move: Callback<String>,
}

/// What the panel of reasons is given; [`WhyProps`] without the types.
pub(super) struct Why {
    pub(super) play: Playing,
    pub(super) found: Rc<Finding>,
    pub(super) open: bool,
    pub(super) on_move: Callback<String>,
    pub(super) on_point: Callback<Option<String>>,
    pub(super) on_again: Callback<()>,
}

/// What a view of a system's own is given; [`OwnViewProps`] without the types.
pub(super) struct OwnView {
    pub(super) view: &'static str,
    pub(super) play: Playing,
    pub(super) keys: OwnKeys,
    pub(super) on_keys: Callback<OwnKeys>,
    pub(super) known: Known,
    pub(super) on_again: Callback<()>,
}

/// What the fields of a new game are given; [`SetupProps`] without the types.
pub(super) struct Setup {
    pub(super) play: Playing,
    pub(super) on_change: Callback<Option<Start>>,
    pub(super) on_wait: Callback<()>,
}

/// Draws a game's fields of a new game.
pub(super) type DrawSetup = Rc<dyn Fn(Setup) -> Html>;

/// A game's face over the types of its folder.
pub(super) struct Drawn<G>(PhantomData<fn() -> G>);

/// The face of a view with a page to itself.
pub(super) struct Viewed<V>(PhantomData<fn() -> V>);

impl<G> Drawn<G> {
    pub(super) const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<V> Viewed<V> {
    pub(super) const fn new() -> Self {
        Self(PhantomData)
    }
}

/// What `draw` makes of the session; nothing where the game is another one, which nobody draws so.
fn typed<G: Game, T: Default>(play: &Playing, draw: impl FnOnce(Rc<Session<G>>) -> T) -> T {
    play.session().map(draw).unwrap_or_default()
}

impl<G: GameUi> Named for Drawn<G> {
    fn title(&self, play: &Playing, words: &Words) -> String {
        typed(play, |session: Rc<Session<G>>| session.game.title_of(start(&session), words))
    }

    fn code(&self, play: &Playing) -> Option<String> {
        typed(play, |session: Rc<Session<G>>| session.game.code())
    }

    fn views(&self, play: &Playing) -> Vec<&'static str> {
        typed(play, |session: Rc<Session<G>>| {
            G::VIEWS.iter().copied().filter(|view| session.game.has_view(view)).collect()
        })
    }

    fn view(&self, name: &'static str) -> ViewInfo {
        G::view(name)
    }
}

impl<V: ViewUi> Named for Viewed<V> {
    fn title(&self, play: &Playing, words: &Words) -> String {
        Drawn::<V::Game>::new().title(play, words)
    }

    fn code(&self, play: &Playing) -> Option<String> {
        Drawn::<V::Game>::new().code(play)
    }

    fn views(&self, play: &Playing) -> Vec<&'static str> {
        Drawn::<V::Game>::new().views(play)
    }

    fn view(&self, name: &'static str) -> ViewInfo {
        V::Game::view(name)
    }
}

impl<G: GameUi> Face for Drawn<G> {
    fn note(&self, play: &Playing, words: &Words) -> Option<String> {
        typed(play, |session: Rc<Session<G>>| session.game.note_of(start(&session), words))
    }

    fn note_in_sum(&self, play: &Playing, words: &Words) -> Option<String> {
        typed(play, |session: Rc<Session<G>>| session.game.note_in_sum(start(&session), words))
    }

    fn sheet_note(&self, play: &Playing, words: &Words) -> Option<String> {
        typed(play, |session: Rc<Session<G>>| G::sheet_note(session.position(), words))
    }

    fn say_step(&self, step: &str, words: &Words) -> String {
        G::say_step(step, words)
    }

    fn how_to_step(&self) -> &'static str {
        G::how_to_step()
    }

    fn how_to_fill(&self) -> Option<&'static str> {
        G::how_to_fill()
    }

    fn cost(&self, play: &Playing, words: &Words) -> Option<String> {
        typed(play, |session: Rc<Session<G>>| session.game.cost(session.position(), words))
    }

    fn say_rule(&self, play: &Playing, words: &Words) -> String {
        typed(play, |session: Rc<Session<G>>| session.game.say_rule(session.position(), words))
    }

    fn say_end(&self, play: &Playing, words: &Words) -> String {
        typed(play, |session: Rc<Session<G>>| session.game.say_end(session.position(), words))
    }

    fn rules(&self, play: &Playing, words: &Words) -> Vec<String> {
        typed(play, |session: Rc<Session<G>>| session.game.rules(session.position(), words))
    }

    fn figure(&self, play: &Playing, count: Count) -> Option<Figure> {
        typed(play, |session: Rc<Session<G>>| G::figure(&session, count))
    }

    fn say_position(&self, play: &Playing, words: &Words) -> String {
        typed(play, |session: Rc<Session<G>>| session.game.say_position(session.position(), words))
    }

    fn say_move(&self, play: &Playing, at: NodeId, mv: &str, form: Form, words: &Words) -> String {
        typed(play, |session: Rc<Session<G>>| {
            let mv = G::read_move(mv).ok();
            mv.map(|mv| G::say_move(&session, at, &mv, form, words))
        })
        .unwrap_or_else(|| mv.to_owned())
    }

    fn read_typed(&self, play: &Playing, text: &str, count: Count) -> Result<String, Message> {
        match play.session::<G>() {
            Some(session) => Ok(G::write_move(&G::read_typed(&session, text, count)?)),
            None => Ok(text.to_owned()),
        }
    }

    fn remark(&self, play: &Playing, words: &Words) -> Option<String> {
        typed(play, |session: Rc<Session<G>>| G::remark(&session, words))
    }

    fn lessons(&self, play: &Playing) -> &'static [&'static str] {
        typed(play, |session: Rc<Session<G>>| session.game.lessons(start(&session)))
    }

    fn draw(&self, play: &Playing, words: &Words) -> String {
        typed(play, |session: Rc<Session<G>>| G::draw(&session, words))
    }

    fn parts(&self, play: &Playing, words: &Words) -> Vec<String> {
        typed(play, |session: Rc<Session<G>>| G::parts(&session, words))
    }

    fn hint(&self, play: &Playing, found: &Finding, rung: Rung, words: &Words) -> Option<String> {
        let (session, analysis) = (play.session::<G>()?, found.analysis::<G>()?);
        G::hint(&session, &analysis, rung, words)
    }

    fn weigh(
        &self,
        play: &Playing,
        at: NodeId,
        (before, after): (&Finding, Option<&Finding>),
        words: &Words,
    ) -> Option<String> {
        let (session, before) = (play.session::<G>()?, before.analysis::<G>()?);
        let after = after.and_then(Finding::analysis::<G>);
        G::weigh(&session, at, &before, after.as_deref(), words)
    }

    fn board(&self, board: Board) -> Html {
        board.typed().map(G::board).unwrap_or_default()
    }

    fn below(&self, board: Board) -> Html {
        board.typed().map(G::below).unwrap_or_default()
    }

    fn player(&self, side: Side) -> String {
        G::player(side)
    }

    fn seat_name(&self, side: Side) -> Option<&'static str> {
        G::seat_name(side)
    }

    fn owners(&self, play: &Playing) -> Option<[&'static str; 2]> {
        typed(play, |session: Rc<Session<G>>| session.game.owners())
    }

    fn owners_from(&self, start: &Start) -> Option<[&'static str; 2]> {
        G::read_rules(&start.rules, start.rule).ok()?.owners()
    }

    fn ends_at_once(&self, start: &Start) -> bool {
        let Ok(game) = G::read_rules(&start.rules, start.rule) else { return false };
        game.read_position(&start.position).is_ok_and(|position| game.ended(&position).is_some())
    }

    fn needs_picker(&self, play: &Playing) -> bool {
        typed(play, |session: Rc<Session<G>>| G::needs_picker(session.position()))
    }

    fn rule_drawn(&self, play: &Playing) -> Html {
        typed(play, |session: Rc<Session<G>>| session.game.rule_drawn())
    }

    fn picker(&self, board: Board) -> Html {
        board.typed().map(G::picker).unwrap_or_default()
    }

    fn why(&self, why: Why, words: &Words) -> Html {
        let Why { play, found, open, on_move, on_point, on_again } = why;
        let (Some(session), Some(analysis)) = (play.session(), found.analysis::<G>()) else {
            return Html::default();
        };
        let on_move = written::<G>(&on_move);
        let on_point =
            on_point.reform(|mv: Option<G::Move>| mv.as_ref().map(|mv| G::write_move(mv)));
        G::why(&WhyProps { session, analysis, open, on_move, on_point, on_again }, words)
    }

    fn why_over(&self, play: &Playing, words: &Words) -> Html {
        typed(play, |session: Rc<Session<G>>| G::why_over(&session, words))
    }

    fn panel(&self, view: OwnView) -> Html {
        view.typed().map(G::panel).unwrap_or_default()
    }

    fn setup(&self) -> Coming<DrawSetup> {
        Box::pin(async {
            let fields = G::setup().await?;
            let draw = move |setup: Setup| setup.typed::<G>().map(fields).unwrap_or_default();
            Ok(Rc::new(draw) as DrawSetup)
        })
    }
}

impl<V: ViewUi> ViewFace for Viewed<V> {
    fn draw(&self, view: OwnView) -> Html {
        view.typed().map(V::view).unwrap_or_default()
    }
}

impl Board {
    fn typed<G: Game>(self) -> Option<BoardProps<G>> {
        Some(BoardProps {
            session: self.play.session()?,
            open: self.open,
            marked: self.marked.iter().filter_map(|mv| G::read_move(mv).ok()).collect(),
            analysis: self.found.and_then(|found| found.analysis::<G>()),
            reasons: self.reasons,
            on_move: written::<G>(&self.on_move),
        })
    }
}

impl Setup {
    fn typed<G: Game>(self) -> Option<SetupProps<G>> {
        let session = self.play.session::<G>()?;
        let position = session.position_at(NodeId::START).clone();
        let on_change = self.on_change.reform(|chosen: Option<(G, G::Position)>| {
            chosen.map(|(game, position)| Start::of(&game, &position))
        });
        let on_wait = self.on_wait;
        Some(SetupProps { game: session.game.clone(), position, on_change, on_wait })
    }
}

impl OwnView {
    fn typed<G: Game>(self) -> Option<OwnViewProps<G>> {
        let mut keys = G::Keys::default();
        for (name, value) in &self.keys {
            keys.read(name, value);
        }
        Some(OwnViewProps {
            view: self.view,
            session: self.play.session()?,
            keys,
            on_keys: self.on_keys.reform(|keys: G::Keys| keys.write()),
            known: self.known,
            on_again: self.on_again,
        })
    }
}

/// The position that a game began with.
fn start<G: Game>(session: &Session<G>) -> &G::Position {
    session.position_at(NodeId::START)
}

/// Takes moves where moves are taken as they are written.
fn written<G: Game>(on_move: &Callback<String>) -> Callback<G::Move> {
    on_move.reform(|mv: G::Move| G::write_move(&mv))
}
