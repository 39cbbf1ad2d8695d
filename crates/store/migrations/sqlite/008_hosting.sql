-- People who may open the host's page.
ALTER TABLE person ADD COLUMN host INTEGER NOT NULL DEFAULT 0;

-- The settings of the house, such as its announcement.
CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Bans of people and of the guests of their household. They outlive a guest who deletes themselves, so they have a name.
-- The household is a keyed hash of an address.
CREATE TABLE ban (
    number INTEGER PRIMARY KEY,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    household BLOB,
    talk_only INTEGER NOT NULL,
    until INTEGER NOT NULL,
    reason TEXT NOT NULL
) STRICT;
CREATE INDEX ban_until ON ban (until);

-- What hosts did. It is only added to.
CREATE TABLE host_action (
    number INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    host TEXT NOT NULL,
    action TEXT NOT NULL,
    about TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;

-- What players reported.
CREATE TABLE report (
    number INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    reporter INTEGER NOT NULL,
    reporter_name TEXT NOT NULL,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    table_id TEXT NOT NULL,
    reason TEXT NOT NULL,
    open INTEGER NOT NULL DEFAULT 1,
    UNIQUE (reporter, person, table_id)
) STRICT;
CREATE INDEX report_open ON report (person) WHERE open = 1;
