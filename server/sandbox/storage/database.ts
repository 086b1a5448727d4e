import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { Refusal } from '#server/sandbox/refusal.ts';

/** Grows with every change of what is kept; data of another version is thrown away and seeded again. */
const SCHEMA_VERSION = 4;

/** One kind of thing that the lender keeps, by id; an owner makes it findable from the other side. */
export interface Records<T> {
  get(id: string): T | null;
  put(id: string, value: T, owner?: string): void;
  remove(id: string): void;
  /** Oldest first. */
  ownedBy(owner: string): T[];
  /** Oldest first. */
  all(): T[];
  /** Forgets the oldest beyond so many. */
  keepNewest(count: number): void;
}

export interface Database {
  records<T>(kind: string): Records<T>;
  /** Does a write that its caller can do without: a disk that is full, broken or read-only is no failure of a read. */
  bestEffort(write: () => void): void;
  /** All or nothing. */
  transaction<T>(work: () => T): T;
  /** Forgets everything. */
  empty(): void;
  /** Does the work of a call: one that is under way while another forgets everything writes nothing afterwards. */
  visit<T>(work: () => T): T;
  close(): void;
  /** Whether there was nothing usable when it was opened: nothing, data of another version, or a half-done beginning. */
  readonly isNew: boolean;
  /** Writes the schema version, within the transaction that writes the first data: from then on the data is usable. */
  markUsable(): void;
}

const TABLE = `
  CREATE TABLE records (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL, id TEXT NOT NULL, owner TEXT, data TEXT NOT NULL,
    UNIQUE (kind, id)
  );
  CREATE INDEX records_by_owner ON records (kind, owner);
  CREATE UNIQUE INDEX one_identity_an_email ON records (owner) WHERE kind = 'identity';
`;

function prepare(connection: DatabaseSync): boolean {
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  const row = connection.prepare('PRAGMA user_version').get();
  if (row?.['user_version'] === SCHEMA_VERSION) return false;
  connection.exec('DROP TABLE IF EXISTS records');
  connection.exec(TABLE);
  return true;
}

// What is read was written by `put` of the same kind: the type is that of the writer.
const read = <T>(row: Record<string, unknown> | undefined): T => JSON.parse(String(row?.['data']));

/** Which calls began before everything was forgotten: what they know of is no more. */
function createVisits() {
  const visits = new AsyncLocalStorage<{ time: number }>();
  let times = 0;
  return {
    begin: <T>(work: () => T): T => visits.run({ time: times }, work),
    /** A new time, in which of all calls that began only this one goes on. */
    startAnew(): void {
      times += 1;
      const visit = visits.getStore();
      if (visit) visit.time = times;
    },
    refuseFormer(): void {
      const { time } = visits.getStore() ?? { time: times };
      if (time !== times) throw new Refusal(503, { message: 'Everything was reset meanwhile.' });
    },
  };
}

/** The records of each kind, with statements that are prepared once for all of them. */
function recordsIn(connection: DatabaseSync, beforeWriting: () => void): Database['records'] {
  const select = (condition: string) =>
    connection.prepare(`SELECT data FROM records WHERE kind = ? ${condition} ORDER BY number`);
  const byId = select('AND id = ?');
  const byOwner = select('AND owner = ?');
  const everyOne = select('');
  const insert = connection.prepare(
    `INSERT INTO records (kind, id, owner, data) VALUES (?, ?, ?, ?)
     ON CONFLICT (kind, id) DO UPDATE SET owner = excluded.owner, data = excluded.data`,
  );
  const removeOne = connection.prepare('DELETE FROM records WHERE kind = ? AND id = ?');
  const removeOldest = connection.prepare(
    `DELETE FROM records WHERE kind = ? AND number <=
       (SELECT number FROM records WHERE kind = ? ORDER BY number DESC LIMIT 1 OFFSET ?)`,
  );

  return <T>(kind: string): Records<T> => ({
    get(id) {
      const row = byId.get(kind, id);
      return row ? read<T>(row) : null;
    },
    put(id, value, owner) {
      beforeWriting();
      insert.run(kind, id, owner ?? null, JSON.stringify(value));
    },
    remove(id) {
      removeOne.run(kind, id);
    },
    ownedBy: (owner) => byOwner.all(kind, owner).map(read<T>),
    all: () => everyOne.all(kind).map(read<T>),
    keepNewest(count) {
      removeOldest.run(kind, kind, count);
    },
  });
}

/** SQLITE_BUSY, SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL and SQLITE_CANTOPEN: the disk's faults, not the caller's. */
const DISK_FAULTS = new Set([5, 8, 10, 13, 14]);

/** Whether the disk did not take a write. The low byte of an extended code is its kind. */
const isDiskFault = (error: unknown) =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  DISK_FAULTS.has(error.errcode & 0xff);

function bestEffort(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!isDiskFault(error)) throw error;
  }
}

/** Node's own, with `recursive`, tries for ever where a system has a folder in which none can be made, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Opens the lender's memory: a file that survives a restart, or `:memory:`. */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') makeFolder(dirname(file));
  const connection = new DatabaseSync(file);
  const isNew = prepare(connection);
  const visits = createVisits();

  return {
    isNew,
    records: recordsIn(connection, () => {
      visits.refuseFormer();
    }),
    bestEffort,
    transaction(work) {
      connection.exec('BEGIN');
      try {
        const result = work();
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        connection.exec('ROLLBACK');
        throw error;
      }
    },
    empty() {
      connection.exec('DELETE FROM records');
      visits.startAnew();
    },
    visit: visits.begin,
    markUsable() {
      connection.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    },
    close() {
      connection.close();
    },
  };
}
