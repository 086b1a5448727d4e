import { StatementSync } from 'node:sqlite';

import { removeUpload } from '#sagas/api/contract/documents.ts';
import { sendCreditProof } from '#sagas/api/contract/steps.ts';
import { applicationsAt, registeringAt } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('test');
const { at } = applicationsAt(lender);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Makes writing a record of this kind fail once. */
function failOnce(kind: string): void {
  const broken = jest.spyOn(StatementSync.prototype, 'run').mockImplementation(function (
    this: StatementSync,
    ...given
  ) {
    broken.mockRestore();
    if (given.some((one) => one === kind))
      throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
    const done = this.run(...given);
    failOnce(kind);
    return done;
  });
}

const register = () =>
  registeringAt(lender)('oda@demo.example', {}, { headers: { 'Idempotency-Key': 'one' } });

test.each(['identity', 'session', 'message', 'idempotency'])(
  "SC-09 creates nothing if the %s can't be written, so the repeat creates it",
  async (kind) => {
    failOnce(kind);
    expect((await register()).status).toBe(503);

    const [repeat, again] = [await register(), await register()];

    expect([repeat.status, again.status]).toEqual([200, 200]);
    const { body } = await lender.control('GET', '/sandbox/outbox');
    const welcomes = JSON.stringify(body).match(/oda@demo\.example/g);
    expect(welcomes).toHaveLength(1);
  },
);

test('SC-09 creates once for simultaneous calls with one key', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, register));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('keeps a file unsent if the call that sends it is refused', async () => {
  const borrower = await at('CREDIT_NO_MATCH_SSN');
  const documentUuid = await borrower.upload();

  const proof = { documentUuids: [documentUuid, 'made up'], note: null };
  expect((await borrower.call(sendCreditProof, proof)).status).toBe(400);

  const removal = await borrower.call(removeUpload, undefined, { path: { documentUuid } });
  expect(removal.status).toBeLessThan(300);
});
