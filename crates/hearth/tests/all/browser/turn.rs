//! A person at a table, who decides by pressing offered moves.

use serde_json::json;

use super::person::Person;

/// The moves that a person is offered now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Number of decisions before.
    pub after: u64,
    /// The offered moves.
    pub offers: Vec<String>,
}

impl Person {
    /// Returns the offered moves, if it is this person's turn.
    pub async fn choice(&self) -> Option<Choice> {
        let script = "
            const after = document.querySelector('#offers input[name=after]');
            const offers = [...document.querySelectorAll('#offers button[name=decision]')];
            return after && [Number(after.value), offers.map(offer => offer.value)]";
        let found = self.evaluates(script, Vec::new()).await;
        let offers = found.get(1)?.as_array()?.iter().filter_map(|offer| Some(offer.as_str()?.to_owned()));
        Some(Choice { after: found.get(0)?.as_u64()?, offers: offers.collect() })
    }

    /// Waits until moves are offered.
    pub async fn is_asked(&self) -> Choice {
        self.waits_until("moves are offered", async || self.choice().await.is_some()).await;
        self.choice().await.expect("offers stay until a decision")
    }

    /// Presses an offer and waits until the page shows its effect.
    pub async fn decides(&self, offer: &str) {
        let before = self.is_asked().await.after;
        let button = format!("//section[@id='offers']//button[@name='decision'][@value='{offer}']");
        self.unfolds_moves().await;
        self.clicks(&button).await;
        let decided = async || self.choice().await.is_none_or(|choice| choice.after > before);
        let asks = async || self.sees("#sure[open]").await;
        self.waits_until(&format!("{offer} is done or asked"), async || asks().await || decided().await)
            .await;
        if asks().await {
            self.clicks("//dialog[@id='sure']//button[@value='yes']").await;
        }
        self.waits_until(&format!("{offer} is done"), decided).await;
    }

    /// Unfolds the list of all moves, and the rail where it has no room beside the board.
    pub async fn unfolds_moves(&self) {
        if self.sees(".slides").await && self.finds("#rail-open:checked").await == 0 {
            self.clicks("//label[input[@id='rail-open']]").await;
        }
        if self.finds(".moves:not([open])").await > 0 {
            self.clicks("//details[@class='moves']/summary").await;
        }
    }

    /// Switches from the log to the chat.
    pub async fn opens_talk(&self) {
        self.clicks("//label[@class='talks']").await;
    }

    /// Decides the first offer.
    pub async fn decides_anything(&self) -> String {
        let offers = self.is_asked().await.offers;
        let offer = offers.first().expect("something is offered").clone();
        self.decides(&offer).await;
        offer
    }

    /// Returns true if the game is over.
    pub async fn sees_the_end(&self) -> bool {
        self.sees("#end .afterwards").await
    }

    /// Unfolds the account of the points.
    pub async fn opens_account(&self) {
        self.clicks("//section[@id='end']//details/summary").await;
        self.waits_for("#end .account").await;
    }

    /// Opens a table for two, where another person sits down, and returns its address. This person starts.
    pub async fn plays_with(&self, other: &Person, game: &str) -> String {
        let table = self.opens_table(game, &["host", "guest"]).await;
        other.open(&table).await;
        other.press("Sit down").await;
        self.is_asked().await;
        table
    }

    /// Opens a table with the form: an occupant for each seat, the first seat starts, defaults otherwise.
    pub async fn opens_table(&self, game: &str, seats: &[&str]) -> String {
        self.open(&format!("/new/{game}")).await;
        self.clicks(&format!("//input[@name='players'][@value='{}']", seats.len())).await;
        for (index, seat) in seats.iter().enumerate() {
            self.gives_chair(index + 1, seat).await;
        }
        // On a phone it is under the button at the lower edge until it is scrolled to.
        self.runs("document.querySelector('.rest > summary').scrollIntoView({block: 'center'})").await;
        self.clicks("//details[@class='rest']/summary").await;
        self.runs("document.querySelector('[name=first]').scrollIntoView({block: 'center'})").await;
        self.clicks("//input[@name='first']").await;
        self.press("Open the table").await;
        self.waits_for("#seats, #board > *").await;
        self.path().await
    }

    /// Chooses the occupant of a chair from its menu.
    pub async fn gives_chair(&self, seat: usize, to: &str) {
        self.clicks(&format!("//div[@data-seat='{seat}']//summary")).await;
        self.clicks(&format!("//input[@name='seat{seat}'][@value='{to}']")).await;
    }

    /// Returns the overflow of the page beyond the window, in pixels.
    pub async fn overflow(&self) -> i64 {
        // A phone widens its window for a wide page, but its screen stays the same.
        let script = "const wide = navigator.maxTouchPoints > 0 ? screen.width : window.innerWidth;
                      return document.documentElement.scrollWidth - wide";
        self.evaluates(script, vec![json!(null)]).await.as_i64().unwrap_or(i64::MAX)
    }
}
