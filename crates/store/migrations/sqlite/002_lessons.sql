-- Completed lessons, with the names used in URLs.
CREATE TABLE lesson_done (
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, game, lesson)
) STRICT, WITHOUT ROWID;
