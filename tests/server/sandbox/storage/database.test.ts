import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdentities } from '#server/sandbox/storage/identities.ts';
import { openDatabase } from '#server/sandbox/storage/database.ts';

test('creates the folders of the data', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));

  const database = openDatabase(join(folder, 'a', 'b', 'sandbox.sqlite'));

  expect(database.isNew).toBe(true);
  database.close();
  rmSync(folder, { recursive: true });
});

test('keeps emails unique', () => {
  const database = openDatabase(':memory:');
  const people = createIdentities(database, Date.now);
  const make = (email: string) => people.create({ email, passwordHash: '', org: 'HOMELINE' });

  const { uuid } = make('tess@demo.example');
  people.change(uuid, { phoneNumber: '(614) 555-0142' });
  expect(() => make('Tess@demo.example ')).toThrow('UNIQUE');
  database.close();
});

test('ASVS 5.3.4: stores what looks like SQL as data', () => {
  const database = openDatabase(':memory:');
  const notes = database.records<string>('note');
  const hostile = `x'; DROP TABLE records; --`;

  notes.put(hostile, hostile, `' OR 1=1 --`);
  notes.put('other', 'kept', 'owner');

  expect(notes.get(hostile)).toBe(hostile);
  expect(notes.ownedBy(`' OR 1=1 --`)).toEqual([hostile]);
  expect(notes.get(`' OR '1'='1`)).toBeNull();
  expect(notes.all()).toEqual([hostile, 'kept']);
  database.close();
});

test('throws for an impossible folder', () => {
  expect(() => openDatabase('/proc/nowhere/at/all/sandbox.sqlite')).toThrow('mkdir');
});
