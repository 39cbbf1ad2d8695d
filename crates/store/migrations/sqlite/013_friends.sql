-- Friends, and requests that wait for an answer.
CREATE TABLE friendship (
    asker INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    asked INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    accepted INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (asker, asked)
) STRICT, WITHOUT ROWID;
CREATE INDEX friendship_asked ON friendship (asked);

-- What people show of themselves: a page of their own, and to friends, when they are here.
ALTER TABLE person ADD COLUMN page INTEGER NOT NULL DEFAULT 0;
ALTER TABLE person ADD COLUMN shows_presence INTEGER NOT NULL DEFAULT 1;
