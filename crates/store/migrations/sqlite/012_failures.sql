-- A channel for notifications is switched off when it has failed too often in a row.
ALTER TABLE webhook ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
ALTER TABLE device ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
