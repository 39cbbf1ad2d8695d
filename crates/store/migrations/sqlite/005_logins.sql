-- The column was never used: settings are stored in the browser.
ALTER TABLE person DROP COLUMN settings;
-- The code folds all logins again after this migration.
