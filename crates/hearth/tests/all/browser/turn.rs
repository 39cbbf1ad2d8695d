//! A person at a table: he decides by pressing what he is offered.

use serde_json::json;

use super::person::Person;

/// What a person can decide now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// How many decisions were made before.
    pub after: u64,
    /// What is offered.
    pub offers: Vec<String>,
}

impl Person {
    /// What he is offered, if it is his turn.
    pub async fn choice(&self) -> Option<Choice> {
        let script = "
            const after = document.querySelector('#offers input[name=after]');
            const offers = [...document.querySelectorAll('#offers button[name=decision]')];
            return after && [Number(after.value), offers.map(offer => offer.value)]";
        let found = self.looks(script, Vec::new()).await;
        let offers = found.get(1)?.as_array()?.iter().filter_map(|offer| Some(offer.as_str()?.to_owned()));
        Some(Choice { after: found.get(0)?.as_u64()?, offers: offers.collect() })
    }

    /// Waits until he is offered something.
    pub async fn is_asked(&self) -> Choice {
        self.waits_until("he can decide", async || self.choice().await.is_some()).await;
        self.choice().await.expect("what is offered stays until he decides")
    }

    /// Presses an offer and waits until the page shows what came of it.
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

    /// Opens the list of all moves, and the rail with it where there is no room for it beside the board.
    pub async fn unfolds_moves(&self) {
        if self.sees(".slides").await && self.finds("#rail-open:checked").await == 0 {
            self.clicks("//label[input[@id='rail-open']]").await;
        }
        if self.finds(".moves:not([open])").await > 0 {
            self.clicks("//details[@class='moves']/summary").await;
        }
    }

    /// Turns from the log to what the others say.
    pub async fn opens_talk(&self) {
        self.clicks("//label[@class='talks']").await;
    }

    /// Decides something: the first that is offered.
    pub async fn decides_anything(&self) -> String {
        let offers = self.is_asked().await.offers;
        let offer = offers.first().expect("something is offered").clone();
        self.decides(&offer).await;
        offer
    }

    /// Whether the game is over.
    pub async fn sees_the_end(&self) -> bool {
        self.sees("#end .afterwards").await
    }

    /// Unfolds how the points came about.
    pub async fn opens_account(&self) {
        self.clicks("//section[@id='end']//details/summary").await;
        self.waits_for("#end .account").await;
    }

    /// Opens a table for two at which another sits down, and is asked first; its address.
    pub async fn plays_with(&self, other: &Person, game: &str) -> String {
        let table = self.opens_table(game, &["host", "guest"]).await;
        other.open(&table).await;
        other.press("Sit down").await;
        self.is_asked().await;
        table
    }

    /// Opens a table from the form: what each seat is for, of which the first begins, and the rest as the form has it.
    pub async fn opens_table(&self, game: &str, seats: &[&str]) -> String {
        self.open(&format!("/new/{game}")).await;
        self.clicks(&format!("//input[@name='players'][@value='{}']", seats.len())).await;
        for (index, seat) in seats.iter().enumerate() {
            self.gives_chair(index + 1, seat).await;
        }
        // On a phone it lies under the button at the lower edge until it is scrolled to.
        self.runs("document.querySelector('.rest > summary').scrollIntoView({block: 'center'})").await;
        self.clicks("//details[@class='rest']/summary").await;
        self.runs("document.querySelector('[name=first]').scrollIntoView({block: 'center'})").await;
        self.clicks("//input[@name='first']").await;
        self.press("Open the table").await;
        self.waits_for("#seats, #board > *").await;
        self.path().await
    }

    /// Says in the form for whom a chair is, by its menu.
    pub async fn gives_chair(&self, seat: usize, to: &str) {
        self.clicks(&format!("//div[@data-seat='{seat}']//summary")).await;
        self.clicks(&format!("//input[@name='seat{seat}'][@value='{to}']")).await;
    }

    /// How much of the page is wider than the window.
    pub async fn overhang(&self) -> i64 {
        // A phone makes its window wider for a page that is: its screen stays what it is.
        let script = "const wide = navigator.maxTouchPoints > 0 ? screen.width : window.innerWidth;
                      return document.documentElement.scrollWidth - wide";
        self.looks(script, vec![json!(null)]).await.as_i64().unwrap_or(i64::MAX)
    }
}
