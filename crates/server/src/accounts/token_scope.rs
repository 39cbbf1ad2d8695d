//! The scope of a token as forms and programs name it.

use hearth_store::Scope;
use serde::Deserialize;
use utoipa::ToSchema;

/// The scope of a token: the requests it may make. Each scope includes those before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = Scope)]
pub(crate) enum TokenScope {
    /// Seeing what the person sees: tables, records and streams.
    Read,
    /// Opening tables, acting and talking at them.
    Play,
    /// Everything, also tokens, friends and everything that the house knows about the person.
    Account,
}

impl From<TokenScope> for Scope {
    fn from(scope: TokenScope) -> Scope {
        match scope {
            TokenScope::Read => Scope::Read,
            TokenScope::Play => Scope::Play,
            TokenScope::Account => Scope::Account,
        }
    }
}
