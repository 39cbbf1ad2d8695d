-- The stage of a person's table and the time since when it is in it, so that a page of a long list needs no more rows
-- than it shows.
ALTER TABLE participant ADD COLUMN stage INTEGER NOT NULL DEFAULT 0;
ALTER TABLE participant ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
UPDATE participant SET (stage, since) =
    (SELECT stage, changed FROM table_summary WHERE table_summary.table_id = participant.table_id);
CREATE INDEX participant_stage ON participant (person, stage, since);
