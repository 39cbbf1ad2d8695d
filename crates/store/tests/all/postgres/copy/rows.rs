//! Rows for every table, with values at which a copy could fail.

use rusqlite::Connection;

use crate::support::table;

/// The generation of a file that was filled.
pub const GENERATION: u64 = 7;

/// Puts rows into every table. Numbers have gaps, the highest person was deleted, and texts and bytes are of all kinds.
pub fn fill_every_table(file: &Connection) {
    let (one, other) = (table(1), table(2));
    let all_bytes: String = (0..=255_u8).fold(String::new(), |text, byte| text + &format!("{byte:02x}"));
    let statements = format!(
        r#"
UPDATE meta SET generation = 7, revocations = 3, owner = 5, backed_up = 1000;
UPDATE health_check SET probe = x'{all_bytes}';
INSERT INTO secret (name, bytes) VALUES ('cookie', x'{all_bytes}'), ('empty', x''), ('Ö', x'00');
INSERT INTO person (id, name, login, login_folded, password_hash, created, host, revoked, page, shows_presence) VALUES
    (1, 'Anna', 'ANNA', 'anna', '$argon2id$', 1, 1, 2, 1, 0),
    (2, 'Ben "the 🦉" O''Neil\N\.\', NULL, NULL, NULL, -9223372036854775808, 0, 0, 0, 1),
    (7, '', 'Ö', 'ö', NULL, 9223372036854775807, 0, 0, 0, 1),
    (9, 'gone', NULL, NULL, NULL, 0, 0, 0, 0, 1);
DELETE FROM person WHERE id = 9;
INSERT INTO session (hash, person, kind, label, created, seen, scope) VALUES
    (x'ff00', 1, 0, '', 1, 2, 2), (x'00ff', 1, 1, 'a' || char(9) || 'b' || char(10) || 'c' || char(13), 1, 2, 0);
INSERT INTO log (number, table_id) VALUES (1, '{one}'), (4, '{other}');
INSERT INTO entry (log, seq, at, text) VALUES (4, 0, 3, '{{"entry":"opened"}}'), (1, 1, 5, 'plain'), (1, 0, 4, ''), (1, 2, 5, 'ä');
INSERT INTO table_summary (number, table_id, game, stage, public, wake, changed, turn, people, line) VALUES
    (1, '{one}', 'kokopelli', 1, 1, NULL, 5, ',1,', ',1,2,', '{{}}'), (4, '{other}', 'kokopelli', 2, 0, 9, 6, '', '', '');
INSERT INTO participant (person, table_id, stage, since) VALUES (1, '{one}', 1, 5), (2, '{one}', 1, 5);
INSERT INTO attended (person, table_id) VALUES (1, '{one}'), (2, '{one}'), (1, '{other}');
INSERT INTO lesson_done (person, game, lesson, at) VALUES (1, 'kokopelli', 'b', 1), (1, 'kokopelli', 'B', 2);
INSERT INTO review (table_id, text) VALUES ('{other}', '[]');
INSERT INTO device (endpoint, session, public_key, auth, label, language, created, failures) VALUES
    ('https://push.example/1', x'ff00', x'04', x'', 'Phone', 'de', 1, 2);
INSERT INTO webhook (person, address, secret, site, language, failures) VALUES (1, 'https://a.example', 's', '', 'en', 0);
INSERT INTO notice (person, table_id) VALUES (1, '{one}');
INSERT INTO rated_result (number, table_id, pool, at, places) VALUES (3, '{other}', 'kokopelli/2', 6, '1:person:1 2:bot:club');
INSERT INTO career (pool, person, mean, deviation, shared, games) VALUES ('kokopelli/2', 1, '1480.1', '90.0', '0.5', 1);
INSERT INTO rating_change (person, number, mean, deviation) VALUES (1, 3, '1480.1', '90.0');
INSERT INTO house (name, value) VALUES ('a', 'x'), ('b', ''), ('Z', '🃏');
INSERT INTO ban (number, person, name, household, talk_only, until, reason) VALUES
    (1, 2, 'Ben', x'00ff27', 0, 9, 'rude'), (5, 99, 'NN', NULL, 1, 9, '');
INSERT INTO host_action (number, at, host, action, about, note) VALUES (3, 1, 'anna', 'ban', 'Ben', '');
INSERT INTO report (number, at, reporter, reporter_name, person, name, table_id, reason, open) VALUES
    (2, 1, 1, 'Anna', 2, 'Ben', '{one}', '', 1);
INSERT INTO ignored (person, other, blocked, at) VALUES (1, 2, 1, 5);
INSERT INTO friendship (asker, asked, at, accepted) VALUES (1, 7, 5, 1), (7, 2, 6, 0);
INSERT INTO mail (person, address, confirmed, turns, language, failures) VALUES (1, 'Anna@mail.example', 1, 0, 'fr', 0);
INSERT INTO reset (person, hash, until) VALUES (1, x'0102', 5);
INSERT INTO quiet (person, from_minute, to_minute, away_until, zone) VALUES (1, 1, 2, 3, 'Europe/Berlin');
"#
    );
    file.execute_batch(&statements).unwrap();
}
