//! Input that axum could not parse, with axum's message.

use axum::extract::rejection::{BytesRejection, FormRejection, JsonRejection, QueryRejection};

use super::AppError;

impl From<FormRejection> for AppError {
    fn from(rejection: FormRejection) -> AppError {
        AppError::Unreadable { status: rejection.status(), message: rejection.body_text() }
    }
}

impl From<JsonRejection> for AppError {
    fn from(rejection: JsonRejection) -> AppError {
        AppError::Unreadable { status: rejection.status(), message: rejection.body_text() }
    }
}

impl From<QueryRejection> for AppError {
    fn from(rejection: QueryRejection) -> AppError {
        AppError::Unreadable { status: rejection.status(), message: rejection.body_text() }
    }
}

impl From<BytesRejection> for AppError {
    fn from(rejection: BytesRejection) -> AppError {
        AppError::Unreadable { status: rejection.status(), message: rejection.body_text() }
    }
}
