-- The table whose deal is played again here from the beginning.
ALTER TABLE table_summary ADD COLUMN deal TEXT COLLATE "C";
CREATE INDEX table_summary_deal ON table_summary (deal) WHERE deal IS NOT NULL;
