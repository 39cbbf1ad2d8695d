-- Reviews of finished games, as JSON. A finished game never changes.
CREATE TABLE review (
    table_id TEXT PRIMARY KEY,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
