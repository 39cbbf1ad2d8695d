//! The page of a table at which the game has not begun: the chairs, and the invitation.

use hearth_page::Canvas;
use maud::{Markup, html};

use super::{agreed, banner, connection, question, seats, shell, talk, title, told};
use crate::live::{Live, Viewer};

/// All that stands on the page.
pub(super) fn content(live: &Live, viewer: Viewer, notice: &Markup, quiet: bool) -> Markup {
    html! {
        (connection(live, viewer, quiet))
        h1 .invites { (title(live, viewer.language)) }
        div .gathering data-now=(live.shared().time.now().0) {
            (notice)
            div .sentences { (banner::banner(live, viewer)) (told::told(live, viewer)) }
            (Canvas::whole(|canvas| question::question(live, viewer, canvas)))
            (seats::seats(live, viewer))
            (Canvas::whole(|canvas| agreed::agreed(live, viewer, canvas)))
            (talk::talk(live, viewer))
            (shell::aid(&format!("/t/{}/aid", live.id()), viewer.language))
            (shell::dialogs(&live.table().plan().game, viewer.language))
        }
    }
}
