-- Number logs in the order of opening, so that rows of concurrent games are close together. With random ids as
-- keys, every decision touched pages of its own.
CREATE TABLE log (
    number INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO log (table_id) SELECT table_id FROM entry WHERE seq = 0 ORDER BY rowid;
INSERT OR IGNORE INTO log (table_id) SELECT table_id FROM table_summary ORDER BY changed;

CREATE TABLE numbered_entry (
    log INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO numbered_entry (log, seq, at, text)
    SELECT number, seq, at, text FROM entry JOIN log USING (table_id) ORDER BY entry.rowid;
DROP TABLE entry;
ALTER TABLE numbered_entry RENAME TO entry;
CREATE UNIQUE INDEX entry_place ON entry (log, seq);

CREATE TABLE numbered_summary (
    number INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    stage INTEGER NOT NULL,
    public INTEGER NOT NULL,
    wake INTEGER,
    changed INTEGER NOT NULL,
    turn TEXT NOT NULL,
    people TEXT NOT NULL,
    line TEXT NOT NULL
) STRICT;
INSERT INTO numbered_summary (number, table_id, game, stage, public, wake, changed, turn, people, line)
    SELECT number, table_id, game, stage, public, wake, changed, turn, people, line
    FROM table_summary JOIN log USING (table_id);
-- Dropping the table would cascade, so keep the dependent rows.
CREATE TEMP TABLE moved_participant AS SELECT person, table_id FROM participant;
CREATE TEMP TABLE moved_notice AS SELECT person, table_id FROM notice;
DROP TABLE table_summary;
ALTER TABLE numbered_summary RENAME TO table_summary;
CREATE INDEX table_summary_lobby ON table_summary (stage, changed) WHERE public = 1;
CREATE INDEX table_summary_wake ON table_summary (wake) WHERE wake IS NOT NULL;
-- Partial indexes for sweeping: expired tables (stage 3) and unused sessions.
CREATE INDEX table_summary_faded ON table_summary (changed) WHERE stage = 3;
CREATE INDEX session_seen ON session (seen);
INSERT INTO participant (person, table_id) SELECT person, table_id FROM moved_participant;
INSERT INTO notice (person, table_id) SELECT person, table_id FROM moved_notice;
DROP TABLE moved_participant;
DROP TABLE moved_notice;
