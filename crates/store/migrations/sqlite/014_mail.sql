-- Mail addresses of people with an account.
CREATE TABLE mail (
    person INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    confirmed INTEGER NOT NULL DEFAULT 0,
    turns INTEGER NOT NULL DEFAULT 1,
    language TEXT NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX mail_address ON mail (lower(address));

-- Links for a forgotten password: the hash of the secret, and when it stops working, in milliseconds since 1970.
CREATE TABLE reset (
    person INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
    hash BLOB NOT NULL UNIQUE,
    until INTEGER NOT NULL
) STRICT;

-- When a person wants no notifications. Minutes are of the day in their own time; `ahead` is its distance to UTC.
CREATE TABLE quiet (
    person INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
    from_minute INTEGER NOT NULL,
    to_minute INTEGER NOT NULL,
    ahead INTEGER NOT NULL,
    away_until INTEGER NOT NULL
) STRICT;
