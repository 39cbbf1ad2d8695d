//! What cannot be read, as the one who tried to read it says.

use axum::extract::rejection::{FormRejection, JsonRejection, QueryRejection};

use super::Wrong;

impl From<FormRejection> for Wrong {
    fn from(rejection: FormRejection) -> Wrong {
        Wrong::Unreadable { status: rejection.status(), message: rejection.body_text() }
    }
}

impl From<JsonRejection> for Wrong {
    fn from(rejection: JsonRejection) -> Wrong {
        Wrong::Unreadable { status: rejection.status(), message: rejection.body_text() }
    }
}

impl From<QueryRejection> for Wrong {
    fn from(rejection: QueryRejection) -> Wrong {
        Wrong::Unreadable { status: rejection.status(), message: rejection.body_text() }
    }
}
