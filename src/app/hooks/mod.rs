//! The effects of the page: everything that reaches beyond the pure state, one file each.

mod address;
mod analysis;
mod computer;
mod dialogs;
mod frame;
mod here;
mod href;
mod modal;
mod new_game;
mod part;
mod resized;
mod review;
mod screen;
mod solver;
mod sound;
mod store;
mod theme;
mod title;
mod twice;
mod wait;
mod wheel;
mod words;

pub(super) use address::{
    arrive, copy_and_tell, copying, enter_address, follow_address, link_address, looked_at_alike,
    note_shown, open_link, read_address, shown_link, stay, use_address,
};
pub(super) use analysis::{Known, use_analysis};
pub(super) use computer::{moves_at_once, use_computer};
pub(super) use dialogs::{add_to_sum, ask_here, dialog_missing, missing, on_its_way, use_dialogs};
pub(super) use frame::{json_text, tell, use_frame_height, use_frame_words};
pub(super) use here::{Here, use_here};
pub(super) use href::{Href, Keys, carried, carry_on};
pub(super) use modal::use_modal;
pub(super) use new_game::{NewGame, use_new_game};
pub(super) use part::use_part;
pub(super) use resized::use_resized;
pub(super) use review::{Review, Reviewed, use_review};
pub(super) use screen::{can_fill_screen, fill_screen, toggle_screen};
pub(super) use solver::{WithSolver, use_solver, use_warm_solver};
pub(super) use sound::{set_sounds, use_sounds};
pub(super) use store::{
    Former, Unfinished, add_games, draft_tab, erase_all, forget_attempt, forget_lesson, is_class,
    keep_attempt, keep_begun, keep_class, keep_day, keep_draft, keep_formers, keep_game,
    keep_nameless, keep_step, keep_sum, keep_theme, keep_unfinished, kept_attempt, kept_begun,
    kept_class, kept_days, kept_draft, kept_formers, kept_games, kept_nameless, kept_progress,
    kept_sounds, kept_sum, kept_theme, kept_unfinished, last_lesson, own_tab, place_of,
    rename_lesson,
};
pub(super) use theme::apply_theme;
pub(super) use title::{page_title, use_title};
pub(super) use twice::{Presses, use_presses};
pub(super) use wait::wait;
pub(super) use wheel::{Turn, use_zoom};
pub(super) use words::{
    Counted, Speech, Wish, first_words, reader_language, use_language, use_words,
};
