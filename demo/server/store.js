// The evenings in a file of SQLite. Every value goes in as a parameter, never into the text of a statement.
import Database from 'better-sqlite3';
import { createHash, timingSafeEqual } from 'node:crypto';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS evening (
    id TEXT PRIMARY KEY,
    key BLOB NOT NULL,          -- SHA-256 of the key that may change it
    version INTEGER NOT NULL,   -- 1, and one more with each change
    match TEXT NOT NULL,        -- JSON, as the core writes it
    changed TEXT NOT NULL       -- ISO 8601, UTC
  ) STRICT;
  CREATE INDEX IF NOT EXISTS evening_changed ON evening (changed);
`;

/** The key itself is kept nowhere: who reads the file cannot change an evening by what is in it. */
const digest = (key) => createHash('sha256').update(key).digest();

/** @param {string} path the file, or `:memory:` @param {number} most how many evenings there may be */
export function openStore(path, most) {
  const database = new Database(path);
  database.pragma('journal_mode = WAL');
  database.exec(SCHEMA);
  const one = database.prepare('SELECT * FROM evening WHERE id = ?');
  const last = database.prepare('SELECT * FROM evening ORDER BY changed DESC, rowid DESC LIMIT ?');
  const count = database.prepare('SELECT count(*) FROM evening').pluck();
  const insert = database.prepare('INSERT INTO evening VALUES (@id, @key, 1, @match, @changed)');
  const update = database.prepare(
    'UPDATE evening SET match = @match, changed = @changed, version = version + 1 WHERE id = @id',
  );
  const remove = database.prepare('DELETE FROM evening WHERE id = ?');

  const read = (row) => row && { ...row, match: JSON.parse(row.match) };
  const opens = (row, key) => timingSafeEqual(row.key, digest(key));

  return {
    get: (id) => read(one.get(id)),

    /** The evenings that changed last, the newest first. */
    last: (n) => last.all(n).map(read),

    /**
     * Keeps a match, if it follows on the version that its sender knows: 0 = a new evening. What is kept already is
     * simply there, so that a request may be repeated. What is asked and what is written is one transaction.
     * @returns {{ outcome: 'new' | 'kept' | 'key' | 'version' | 'full', version: number }} with the version that is kept now
     */
    put: database.transaction(({ id, key, match, version }) => {
      const row = one.get(id);
      if (row && !opens(row, key)) return { outcome: 'key', version: 0 };
      const text = JSON.stringify(match);
      if (row?.match === text) return { outcome: 'kept', version: row.version };
      if ((row?.version ?? 0) !== version) return { outcome: 'version', version: row?.version ?? 0 };
      if (!row && count.get() >= most) return { outcome: 'full', version: 0 };
      const values = { id, match: text, changed: new Date().toISOString() };
      if (row) update.run(values);
      else insert.run({ ...values, key: digest(key) });
      return { outcome: row ? 'kept' : 'new', version: version + 1 };
    }),

    /** @returns {'removed' | 'key' | 'unknown'} */
    remove: database.transaction((id, key) => {
      const row = one.get(id);
      if (!row) return 'unknown';
      if (!opens(row, key)) return 'key';
      remove.run(id);
      return 'removed';
    }),

    close: () => database.close(),
  };
}
