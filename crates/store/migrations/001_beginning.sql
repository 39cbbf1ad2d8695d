-- One row: a number that changes when a backup is restored, so that a running server notices.
CREATE TABLE meta (generation INTEGER NOT NULL);
INSERT INTO meta (generation) VALUES (random() & 9223372036854775807);

CREATE TABLE secret (
    name TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- AUTOINCREMENT: the number of somebody who was deleted is never given to another, for his seats still carry it.
CREATE TABLE person (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    login TEXT,
    login_folded TEXT UNIQUE,
    password_hash TEXT,
    settings TEXT NOT NULL DEFAULT '',
    created INTEGER NOT NULL
) STRICT;
CREATE INDEX person_guest ON person (created) WHERE login IS NULL;

CREATE TABLE session (
    hash BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    kind INTEGER NOT NULL,
    label TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX session_person ON session (person);

-- The log of every table: the truth, from which all else about a table follows. Rows lie in the order of their coming, not
-- by table: what a batch appends to many tables then shares pages (measured: a quarter less processor time).
CREATE TABLE entry (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX entry_place ON entry (table_id, seq);

-- What the lobby asks for. `turn` and `people` are numbers of people, each between commas: ",7,12,".
CREATE TABLE table_summary (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    stage INTEGER NOT NULL,
    public INTEGER NOT NULL,
    wake INTEGER,
    changed INTEGER NOT NULL,
    turn TEXT NOT NULL,
    people TEXT NOT NULL,
    line TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX table_summary_lobby ON table_summary (stage, changed) WHERE public = 1;
CREATE INDEX table_summary_wake ON table_summary (wake) WHERE wake IS NOT NULL;

-- `people` of table_summary again, from the person's side.
CREATE TABLE participant (
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES table_summary (table_id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX participant_table ON participant (table_id);
