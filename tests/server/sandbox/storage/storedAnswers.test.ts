import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { verifyIdentity } from '#sagas/api/contract/account.ts';
import { registeringAt } from '#tests/support/fixtures/borrower.ts';
import { aSandbox } from '#tests/support/fakes/sandbox.ts';

test('SC-14 stores responses without a bearer and a session, and gives a repeat its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'homeline-stored-'));
  const dataFile = join(folder, 'sandbox.sqlite');
  const lender = await aSandbox({ dataFile });
  const sending = { headers: { 'Idempotency-Key': 'one' } };
  const register = () => registeringAt(lender)('oda@demo.example', {}, sending);
  const answers = [await register(), await register()];

  const database = new DatabaseSync(dataFile, { readOnly: true });
  const rows = database.prepare(`SELECT data FROM records WHERE kind = 'idempotency'`).all();
  database.close();
  const stored = rows.map(({ data }) => String(data)).join('\n');
  expect(stored).toContain('fingerprint');
  expect(stored).not.toContain('eyJ');

  const people = new Set<string>();
  const sessions = new Set<string>();
  for (const { body, headers } of answers) {
    const [session = ''] =
      /homeline_session=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.slice(1) ?? [];
    expect(session).not.toBe('');
    expect(stored).not.toContain(session);
    sessions.add(session);
    people.add((await lender.call(verifyIdentity, {}, { token: body.jwt ?? '' })).body.uuid);
  }
  expect([people.size, sessions.size]).toEqual([1, 2]);
  lender.close();
  rmSync(folder, { recursive: true });
});
