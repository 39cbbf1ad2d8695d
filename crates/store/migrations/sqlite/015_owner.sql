-- The number of the server that writes here. Each start raises it, and a server that started earlier stops.
ALTER TABLE meta ADD COLUMN owner INTEGER NOT NULL DEFAULT 0;

-- The time of the last backup, in milliseconds since 1970.
ALTER TABLE meta ADD COLUMN backed_up INTEGER;

-- What a health check writes: more than a move, so that it does not fit where a move no longer does.
CREATE TABLE health_check (probe BLOB NOT NULL) STRICT;
INSERT INTO health_check (probe) VALUES (zeroblob(0));
ALTER TABLE meta DROP COLUMN health_checks;
