import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '#server/sandbox/storage/database.ts';
import { registeringAt } from '#tests/support/fixtures/borrower.ts';
import { aSandbox, type TestSandbox } from '#tests/support/fakes/sandbox.ts';

const countApplications = async (lender: TestSandbox) =>
  Object.keys((await lender.control('GET', '/sandbox/applications')).body).length;

it('seeds the demo people once for simultaneous resets', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'homeline-sandbox-'));
  const dataFile = join(folder, 'sandbox.sqlite');
  const before = await aSandbox({ dataFile });
  const seeded = await countApplications(before);
  before.close();

  const after = await aSandbox({ dataFile });
  const resets = [1, 2, 3].map(() => after.control('POST', '/sandbox/reset'));
  for (const { status } of await Promise.all(resets)) expect(status).toBe(200);
  expect(await countApplications(after)).toBe(seeded);
  after.close();
  rmSync(folder, { recursive: true });
});

it('seeds the demo people at the next start after one that was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'homeline-sandbox-'));
  const dataFile = join(folder, 'sandbox.sqlite');
  // The state left by a start that was killed while it hashed passwords.
  openDatabase(dataFile).close();

  const lender = await aSandbox({ dataFile });
  expect(await countApplications(lender)).toBeGreaterThan(0);
  lender.close();
  rmSync(folder, { recursive: true });
});

it('writes nothing after a reset for a call from before it', async () => {
  const lender = await aSandbox();
  const register = () => registeringAt(lender)('dov@demo.example');
  await lender.control('PUT', '/sandbox/faults', [{ path: 'identity', delayMs: 50 }]);

  const former = register();
  await lender.control('POST', '/sandbox/reset');

  expect((await former).status).toBe(503);
  expect((await register()).status).toBe(200);
  lender.close();
});
