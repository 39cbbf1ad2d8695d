-- People whose messages a person does not read (ignored), and whom they do not want at their tables (blocked).
CREATE TABLE ignored (
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    other INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    blocked INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX ignored_other ON ignored (other);
