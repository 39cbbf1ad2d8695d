-- Looks back at games that are over, as JSON: a game that is over never changes.
CREATE TABLE review (
    table_id TEXT PRIMARY KEY,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
