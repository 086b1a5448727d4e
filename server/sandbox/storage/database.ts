import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { HttpError } from '#server/sandbox/httpError.ts';

/** Increase it with every change of the stored data. Other versions are dropped and seeded again. */
const SCHEMA_VERSION = 7;

/** Records of one kind by id. An owner is a second key. */
export interface Records<T> {
  get(id: string): T | null;
  put(id: string, value: T, owner?: string): void;
  remove(id: string): void;
  /** Oldest first. */
  ownedBy(owner: string): T[];
  /** Oldest first. */
  all(): T[];
  count(): number;
  /** Keeps the newest `count`. */
  trimTo(count: number): void;
}

export interface Database {
  records<T>(kind: string): Records<T>;
  /** Ignores a full, broken or read-only disk. For writes that aren't essential. */
  bestEffort(write: () => void): void;
  transaction<T>(work: () => T): T;
  empty(): void;
  /** Runs a call. After `empty`, an earlier call writes nothing more. */
  runCall<T>(work: () => T): T;
  close(): void;
  /** Whether there is no usable data: none, another version's, or a half-finished seed. */
  readonly isNew: boolean;
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

// `put` of the same kind wrote this type.
const read = <T>(row: Record<string, unknown> | undefined): T => JSON.parse(String(row?.['data']));

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGES = new Set([11, 26]);
/** SQLITE_BUSY, SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL and SQLITE_CANTOPEN, and damage. */
const DISK_FAULTS = new Set([5, 8, 10, 13, 14, ...DAMAGES]);

/** The low byte of an extended code is its primary code. */
const isOneOf = (codes: ReadonlySet<number>, error: unknown): error is Error =>
  typeof error === 'object' &&
  error !== null &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  codes.has(error.errcode & 0xff);

/** The disk is full, broken or read-only. Calls that need it answer 503. */
class DiskFault extends HttpError {
  constructor() {
    super(503, { message: "We can't save anything right now.", code: 'STORAGE' });
  }
}

type Guard = ReturnType<typeof createGuard>;

/** Turns disk faults into an `HttpError`. Prints only the first until a write succeeds. */
function createGuard() {
  let isReported = false;

  function read<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!isOneOf(DISK_FAULTS, error)) throw error;
      if (!isReported) console.error(`SANDBOX_DATA cannot be used: ${error.message}`);
      isReported = true;
      throw new DiskFault();
    }
  }

  return {
    read,
    write<T>(work: () => T): T {
      const result = read(work);
      isReported = false;
      return result;
    },
  };
}

function bestEffort(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!(error instanceof DiskFault)) throw error;
  }
}

/** Distinguishes calls that began before `empty` from later ones. */
function createEpochs() {
  const calls = new AsyncLocalStorage<{ epoch: number }>();
  let current = 0;
  return {
    run: <T>(work: () => T): T => calls.run({ epoch: current }, work),
    /** The call that starts an epoch belongs to it. */
    startNext(): void {
      current += 1;
      const call = calls.getStore();
      if (call) call.epoch = current;
    },
    refuseStale: (): void => {
      const { epoch } = calls.getStore() ?? { epoch: current };
      if (epoch !== current)
        throw new HttpError(503, { message: 'Everything was reset meanwhile.' });
    },
  };
}

/** Prepares each statement once for all kinds. */
function recordsIn(
  connection: DatabaseSync,
  guard: Guard,
  beforeWriting: () => void,
): Database['records'] {
  const select = (condition: string) =>
    connection.prepare(`SELECT data FROM records WHERE kind = ? ${condition} ORDER BY number`);
  const selectById = select('AND id = ?');
  const selectByOwner = select('AND owner = ?');
  const selectAll = select('');
  const countAll = connection.prepare('SELECT COUNT(*) AS count FROM records WHERE kind = ?');
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
      const row = guard.read(() => selectById.get(kind, id));
      return row ? read<T>(row) : null;
    },
    put(id, value, owner) {
      beforeWriting();
      guard.write(() => insert.run(kind, id, owner ?? null, JSON.stringify(value)));
    },
    remove(id) {
      guard.write(() => removeOne.run(kind, id));
    },
    ownedBy: (owner) => guard.read(() => selectByOwner.all(kind, owner)).map(read<T>),
    all: () => guard.read(() => selectAll.all(kind)).map(read<T>),
    count: () => Number(guard.read(() => countAll.get(kind))?.['count']),
    trimTo(count) {
      guard.write(() => removeOldest.run(kind, kind, count));
    },
  });
}

/** Node's `recursive` never ends if a folder can't be created, such as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

interface Opened {
  readonly connection: DatabaseSync;
  readonly isNew: boolean;
}

function openSound(file: string): Opened | null {
  const connection = new DatabaseSync(file);
  try {
    const found = connection.prepare('PRAGMA quick_check(1)').get();
    if (found?.['quick_check'] === 'ok') return { connection, isNew: prepare(connection) };
  } catch (error) {
    if (!isOneOf(DAMAGES, error)) throw error;
  }
  connection.close();
  return null;
}

/** Renames a damaged file with its log, so someone can examine it. */
function moveAside(file: string): void {
  const aside = `${file}.damaged-${new Date().toISOString().replaceAll(/\D/g, '')}`;
  for (const ending of ['', '-wal', '-shm'])
    if (existsSync(file + ending)) renameSync(file + ending, aside + ending);
  console.error(`SANDBOX_DATA is damaged: it is now ${aside}, and new data begins.`);
}

function openFile(file: string): Opened {
  const sound = openSound(file);
  if (sound) return sound;
  moveAside(file);
  const fresh = openSound(file);
  if (!fresh) throw new Error(`${file} is damaged as soon as it is written`);
  return fresh;
}

/** Opens a database file, or `:memory:`. Moves a damaged file aside. */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') makeFolder(dirname(file));
  const { connection, isNew } = openFile(file);
  const guard = createGuard();
  const epochs = createEpochs();
  const exec = (sql: string) => guard.read(() => connection.exec(sql));

  return {
    isNew,
    records: recordsIn(connection, guard, epochs.refuseStale),
    bestEffort,
    transaction(work) {
      exec('BEGIN');
      try {
        const result = work();
        exec('COMMIT');
        return result;
      } catch (error) {
        // A disk fault may have ended the transaction.
        if (connection.isTransaction) exec('ROLLBACK');
        throw error;
      }
    },
    empty() {
      exec('DELETE FROM records');
      epochs.startNext();
    },
    runCall: epochs.run,
    markUsable() {
      exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    },
    close() {
      connection.close();
    },
  };
}
