//! The API: every route as it should be used, and wrongly.

mod acts;
mod advice;
mod conversation;
mod described;
mod document;
mod gathering;
mod people;
mod rematch;
mod schema;
mod scopes;
mod stream;
mod trouble;

use serde_json::{Value, json};

use crate::server::TestServer;

/// Two guests at a table of two.
struct Two {
    server: TestServer,
    /// By seat.
    tokens: [String; 2],
    /// The path of the table: `/tables/…`.
    table: String,
}

impl Two {
    async fn at(plan: Value) -> Two {
        let server = TestServer::new().await;
        let tokens = [server.guest("Ada").await, server.guest("Ben").await];
        let opened = server.done("POST /tables", &tokens[0], plan).await;
        let table = format!("/tables/{}", opened["id"].as_str().expect("a table has an id"));
        server.done(&format!("POST {table}/sit"), &tokens[1], Value::Null).await;
        Two { server, tokens, table }
    }

    /// Opens a table with the default options.
    async fn play(game: &str) -> Two {
        Two::at(json!({"game": game, "chairs": ["host", "guest"]})).await
    }

    /// Returns the table as a caller sees it.
    async fn seen(&self, token: &str) -> Value {
        self.server.done(&format!("GET {}", self.table), token, Value::Null).await
    }

    /// Returns the token of the player whose turn it is, and their view.
    async fn turn(&self) -> Option<(&str, Value)> {
        let seen = self.seen("").await;
        let token = &self.tokens[seen["turn"].as_u64()? as usize - 1];
        Some((token, self.seen(token).await))
    }

    /// Returns the token of the other player.
    fn other(&self, token: &str) -> &str {
        self.tokens.iter().find(|other| *other != token).expect("there are two")
    }

    async fn decide(&self, token: &str, decision: &Value, after: &Value) -> Value {
        let body = json!({"decision": decision, "after": after});
        self.server.done(&format!("POST {}/decisions", self.table), token, body).await
    }

    /// Plays on to the end, with decisions from all over the list.
    async fn finish(&self) {
        while let Some((token, seen)) = self.turn().await {
            let legal = seen["legal"].as_array().expect("a player on turn gets the legal decisions");
            let number = seen["decisions"].as_u64().expect("a number") as usize * 7 + 3;
            self.decide(token, &legal[number % legal.len()], &seen["decisions"]).await;
        }
    }

    async fn act(&self, act: &str, token: &str, body: Value) -> Value {
        self.server.done(&format!("POST {}/{act}", self.table), token, body).await
    }

    async fn refused(&self, status: u16, name: &str, act: &str, token: &str, body: Value) -> Value {
        self.server.refused(status, name, &format!("POST {}/{act}", self.table), token, body).await
    }
}
