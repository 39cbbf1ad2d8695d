-- What a token may do: 0 read, 1 play, 2 everything. Tokens from before may do everything, and so may browsers.
ALTER TABLE session ADD COLUMN scope INTEGER NOT NULL DEFAULT 2;
