//! Link previews for messengers and search engines. They are public: nothing in them depends on the reader.

use hearth_words::Language;
use maud::{Markup, html};

use crate::config::Config;
use crate::games::GameInfo;
use crate::http::assets::ASSETS;

/// A title, a sentence and a picture.
pub(crate) struct Preview {
    /// The title.
    pub title: String,
    /// One sentence.
    pub description: String,
    /// The path of the picture.
    pub image: String,
}

impl Preview {
    /// Returns the preview of a page about one game.
    pub fn of_game(game: &GameInfo, title: String, language: Language) -> Preview {
        let image = ASSETS.preview(game.name).to_owned();
        Preview { title, description: (game.invitation)(language), image }
    }

    /// Returns the preview of a page about the site.
    pub fn of_house(title: String, description: String) -> Preview {
        Preview { title, description, image: ASSETS.path("preview.png").to_owned() }
    }

    /// Draws the meta tags. The picture has an absolute address if the server knows its own.
    pub fn tags(&self, config: &Config) -> Markup {
        let server = config.public_url.as_deref().unwrap_or_default().trim_end_matches('/');
        html! {
            meta name="description" content=(self.description);
            meta property="og:site_name" content="Hearth";
            meta property="og:type" content="website";
            meta property="og:title" content=(self.title);
            meta property="og:description" content=(self.description);
            meta property="og:image" content={ (server) (self.image) };
            meta property="og:image:width" content="1200";
            meta property="og:image:height" content="630";
            meta name="twitter:card" content="summary_large_image";
        }
    }
}
