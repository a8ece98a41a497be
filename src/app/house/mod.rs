//! What all systems share on the page.

mod binary;
mod broken;
mod computing;
mod header;
mod hidden;
mod icon;
mod move_list;
mod new_game;
mod notes;
mod play_panel;
mod review;
mod status;
mod stepper;
mod tabs;
mod text_field;
mod typed_move;
mod who;
mod winning;

pub(super) use binary::binary;
pub(super) use broken::Broken;
pub(super) use computing::computing;
pub(super) use header::{HeaderProps, header};
pub(super) use hidden::hidden;
pub(super) use icon::{Sign, icon};
pub(super) use move_list::move_list;
pub(super) use new_game::NewGame;
pub(super) use notes::notes;
pub(super) use play_panel::play_panel;
pub(super) use review::review;
pub(super) use status::status;
pub(super) use stepper::stepper;
pub(super) use tabs::{tabs, view_name};
pub(super) use text_field::text_field;
pub(super) use typed_move::{TypedMove, typed_move};
pub(super) use winning::{and_more, verdict, winning_moves};
