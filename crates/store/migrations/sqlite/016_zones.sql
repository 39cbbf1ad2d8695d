-- The time zone of a person: an IANA name (`Europe/Berlin`), or a fixed distance to UTC (`+01:00`) as all had it so far.
ALTER TABLE quiet ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC';
UPDATE quiet SET zone = printf('%s%02d:%02d', iif(ahead < 0, '-', '+'), abs(ahead) / 60, abs(ahead) % 60) WHERE ahead <> 0;
ALTER TABLE quiet DROP COLUMN ahead;
