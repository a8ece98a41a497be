//! A dialog that is open as long as it is drawn.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// The place of the dialog: it is opened when it is there, and closed when it goes.
#[hook]
pub(in crate::app) fn use_modal() -> NodeRef {
    let dialog = use_node_ref();
    {
        let dialog = dialog.clone();
        use_effect_with((), move |()| {
            let dialog = dialog.cast::<HtmlDialogElement>();
            if let Some(dialog) = &dialog {
                let _ = dialog.show_modal();
            }
            // Closing it, rather than only taking it away, gives the focus back.
            move || dialog.iter().for_each(HtmlDialogElement::close)
        });
    }
    dialog
}
