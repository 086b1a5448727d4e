import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';

import { readIdentity } from '#sagas/api/contract/identity.ts';
import { savePhone } from '#sagas/api/contract/account.ts';
import { endSession } from '#sagas/api/contract/session.ts';
import { openDatabase } from '#server/sandbox/storage/database.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { cookieIn } from '#tests/server/support/cookies.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

const printed = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

describe('a disk that accepts no writes', () => {
  const lender = openLender('test');

  const breakDisk = (errcode: number) =>
    jest.spyOn(StatementSync.prototype, 'run').mockImplementation(() => {
      throw Object.assign(new Error('the disk'), { code: 'ERR_SQLITE_ERROR', errcode });
    });

  const form = (path: string, cookie: string) =>
    lender.sandbox.app.request(`http://localhost:3000${path}`, {
      method: 'POST',
      headers: { cookie, origin: 'http://localhost:3000' },
    });

  test.each([
    ['busy', 5],
    ['read-only', 8],
    ['broken', 10],
    ['full', 13],
    ['gone', 14],
    ['damaged', 11],
  ])('returns 503 while the disk is %s, and logs one line and no stack', async (_what, errcode) => {
    const { token } = await lender.session();
    const error = printed();
    breakDisk(errcode);
    const save = () =>
      lender.call(savePhone, { body: { type: 'Phone', value: '(614) 555-0143' } }, { token });

    expect((await save()).status).toBe(503);
    expect((await save()).status).toBe(503);
    expect((await lender.control('POST', '/sandbox/sessions', {})).status).toBe(503);

    expect(error.mock.calls).toEqual([['SANDBOX_DATA cannot be used: the disk']]);
    jest.restoreAllMocks();
    expect((await save()).status).toBeLessThan(300);
  });

  test('logs a user out on a disk that accepts no writes, by the call and by the page', async () => {
    printed();
    const [called, visited] = [await lender.session(), await lender.session()];
    const cookie = cookieIn(await lender.sandbox.app.request(visited.loginUrl));
    breakDisk(13);

    expect(
      (await lender.call(endSession, { path: { kind: 'customer' } }, { token: called.token }))
        .status,
    ).toBe(200);
    expect((await form('/auth/logout', cookie)).status).toBeLessThan(400);

    expect((await lender.call(readIdentity, {}, { token: called.token })).status).toBe(401);
    expect((await lender.call(readIdentity, {}, { headers: { cookie } })).status).toBe(401);
  });
});

describe('a damaged file', () => {
  let folder = '';
  let file = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    file = join(folder, 'sandbox.sqlite');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** A file of many pages, some of which are overwritten in the middle. */
  function tornPages(): Buffer {
    const database = new DatabaseSync(file);
    database.exec('CREATE TABLE kept (text TEXT); CREATE INDEX kept_texts ON kept (text)');
    const insert = database.prepare('INSERT INTO kept VALUES (?)');
    for (let row = 0; row < 500; row += 1) insert.run(`${row} ${'x'.repeat(100)}`);
    database.close();
    return readFileSync(file).fill(0x55, 8_192, 24_576);
  }

  test.each([
    ['no database at all', () => Buffer.alloc(9_000, 'x')],
    ['a database with torn pages', tornPages],
  ])('moves %s aside with a line, and starts new data', (_what, damaged) => {
    const content = damaged();
    writeFileSync(file, content);
    const error = printed();

    const database = openDatabase(file);

    expect(database.isNew).toBe(true);
    database.records('identity').put('a', {});
    database.close();
    const [aside = ''] = readdirSync(folder).filter((name) => name.includes('.damaged-'));
    expect(readFileSync(join(folder, aside))).toEqual(content);
    expect(error.mock.calls).toEqual([
      [`SANDBOX_DATA is damaged: it is now ${join(folder, aside)}, and new data begins.`],
    ]);
  });
});
