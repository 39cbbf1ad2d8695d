//! The base of all parts of a table's page: everything that rarely changes.

use hearth_core::Seat;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::{BasedRenderer, PartRenderer};
use hearth_store::TableId;
use hearth_text::Names;
use hearth_words::Language;
use maud::Markup;

use crate::http::assets::ASSETS;

/// Everything about a table and its viewer that rarely changes.
#[derive(Clone, Copy, Hash)]
pub(crate) struct PageContext<'a> {
    /// The id of the table.
    pub id: TableId,
    /// The name of the game.
    pub game: &'a str,
    /// The viewer.
    pub viewer: Viewer,
    /// The names of the seats, once the game has begun.
    names: Option<&'a Names>,
}

/// A renderer of the parts of a table's page.
pub(crate) type PageRenderer<'r, 'a> = BasedRenderer<'r, PageContext<'a>>;

impl<'a> PageContext<'a> {
    /// Returns the context of a page.
    pub fn of(snapshot: &'a TableSnapshot, viewer: Viewer) -> PageContext<'a> {
        let names = snapshot.names(viewer.language);
        PageContext { id: snapshot.id(), game: &snapshot.table().plan().game, viewer, names }
    }

    /// Returns the viewer's language.
    pub fn language(&self) -> Language {
        self.viewer.language
    }

    /// Returns the name of a seat, once the game has begun.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.map_or("", |names| names.plain(seat))
    }

    /// Returns the address of the game's signs.
    pub fn signs(&self) -> &'static str {
        ASSETS.signs(self.game)
    }
}

/// Draws parts in one piece, for a page that is loaded.
pub(crate) fn whole(
    snapshot: &TableSnapshot,
    viewer: Viewer,
    draw: impl FnOnce(&mut PageRenderer<'_, '_>),
) -> Markup {
    PartRenderer::whole(|renderer| draw(&mut renderer.with_base(&PageContext::of(snapshot, viewer))))
}
