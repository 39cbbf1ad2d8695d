-- Web Push subscriptions. Each belongs to a session, so logging out ends its notifications.
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

-- Webhooks, which receive a person's notifications.
CREATE TABLE webhook (
    person INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    secret TEXT NOT NULL,
    site TEXT NOT NULL,
    language TEXT NOT NULL
) STRICT;

-- Pending notices: a table waits for the person.
CREATE TABLE notice (
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES table_summary (table_id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX notice_table ON notice (table_id);
