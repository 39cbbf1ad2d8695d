-- The tables that a person ever opened, sat at or was invited to, even if they left before the game: their name and
-- their messages are in those logs.
CREATE TABLE attended (
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES table_summary (table_id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX attended_table ON attended (table_id);
INSERT INTO attended (person, table_id) SELECT person, table_id FROM participant;
-- People who left are only named in the logs.
CREATE TEMP TABLE named AS
    SELECT log, text FROM entry
    WHERE json_valid(text) AND (text LIKE '{"entry":"sat"%' OR text LIKE '{"entry":"said"%'
        OR text LIKE '{"entry":"opened"%' OR text LIKE '{"entry":"renamed"%');
INSERT OR IGNORE INTO attended (person, table_id)
    SELECT person.id, table_summary.table_id
    FROM named
    JOIN table_summary ON table_summary.number = named.log
    JOIN person ON person.id = coalesce(json_extract(named.text, '$.person'), json_extract(named.text, '$.by'));
INSERT OR IGNORE INTO attended (person, table_id)
    SELECT person.id, table_summary.table_id
    FROM named, json_each(named.text, '$.plan.called') AS called
    JOIN table_summary ON table_summary.number = named.log
    JOIN person ON person.id = json_extract(called.value, '$.person')
    WHERE named.text LIKE '{"entry":"opened"%';
DROP TABLE named;
