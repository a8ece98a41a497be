//! What all systems share on the page.

mod broken;
mod header;
mod icon;
mod move_list;
mod new_game;
mod notes;
mod play_panel;
mod status;
mod stepper;
mod tabs;
mod who;

pub(super) use broken::Broken;
pub(super) use header::Header;
pub(super) use icon::{Icon, Sign};
pub(super) use move_list::MoveList;
pub(super) use new_game::NewGame;
pub(super) use notes::Notes;
pub(super) use play_panel::PlayPanel;
pub(super) use status::Status;
pub(super) use stepper::Stepper;
pub(super) use tabs::Tabs;
