-- Nothing was ever kept in it: how somebody likes things is in his browser.
ALTER TABLE person DROP COLUMN settings;
-- Logins are folded anew after this, by the code that folds them.
