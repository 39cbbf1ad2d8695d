-- Browsers that show notices. Each belongs to a session: where somebody has logged out, nothing is told any more.
CREATE TABLE device (
    endpoint TEXT PRIMARY KEY,
    session BLOB NOT NULL REFERENCES session (hash) ON DELETE CASCADE,
    public_key BLOB NOT NULL,
    auth BLOB NOT NULL,
    label TEXT NOT NULL,
    language TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX device_session ON device (session);

-- Where somebody else's program is told what a person is told.
CREATE TABLE webhook (
    person INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    secret TEXT NOT NULL,
    site TEXT NOT NULL,
    language TEXT NOT NULL
) STRICT;

-- Notices that are on their way: that somebody is awaited at a table.
CREATE TABLE notice (
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES table_summary (table_id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX notice_table ON notice (table_id);
