-- The number of revocations, so that a running server notices those of another program, and for each person the number of
-- the last one.
ALTER TABLE meta ADD COLUMN revocations INTEGER NOT NULL DEFAULT 0;
ALTER TABLE person ADD COLUMN revoked INTEGER NOT NULL DEFAULT 0;

-- The number of health checks: each one writes another number.
ALTER TABLE meta ADD COLUMN health_checks INTEGER NOT NULL DEFAULT 0;
