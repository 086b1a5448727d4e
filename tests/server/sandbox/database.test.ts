import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '#server/sandbox/storage/database.ts';

test('the folders of the data are made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));

  const database = openDatabase(join(folder, 'a', 'b', 'sandbox.sqlite'));

  expect(database.isNew).toBe(true);
  database.close();
  rmSync(folder, { recursive: true });
});

test('a place where no folder can be made is refused', () => {
  expect(() => openDatabase('/proc/nowhere/at/all/sandbox.sqlite')).toThrow('mkdir');
});
