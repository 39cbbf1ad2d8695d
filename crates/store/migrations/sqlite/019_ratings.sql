-- The results of rated games, in the order in which they were rated. They are never deleted: all ratings follow from them. The
-- places are those of the seats: `1:person:7 2:bot:club`.
CREATE TABLE rated_result (
    number INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE,
    pool TEXT NOT NULL,
    at INTEGER NOT NULL,
    places TEXT NOT NULL
) STRICT;

-- The ratings of people, which `hearth ratings refit` computes again. Numbers with a fraction are texts, so that not one bit
-- is lost.
CREATE TABLE career (
    pool TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    mean TEXT NOT NULL,
    deviation TEXT NOT NULL,
    shared TEXT NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (pool, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX career_person ON career (person);

-- The rating of a person after a game.
CREATE TABLE rating_change (
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    number INTEGER NOT NULL REFERENCES rated_result (number),
    mean TEXT NOT NULL,
    deviation TEXT NOT NULL,
    PRIMARY KEY (person, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_change_number ON rating_change (number);
