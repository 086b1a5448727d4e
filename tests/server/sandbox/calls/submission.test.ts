import { submitApplication } from '#sagas/api/contract/submission.ts';
import { sampleCodeOf } from '#server/sandbox/lender/documents/documents.ts';
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('block');
const { at } = applicationsAt(lender);

const one = (type: string) => ({
  type,
  textKey: 'T-17',
  version: '2026-11-sample',
  text: 'I received it.',
  language: 'en',
  brand: 'HOMELINE',
  acceptedAt: '2026-03-02T10:00:00.000Z',
});

interface About {
  ticked?: string;
  /** Null sends no code. */
  sampleCode?: string | null;
}

const submit = (
  { path, sending }: Borrower,
  types: readonly string[],
  { ticked = 'CERTIFICATION', sampleCode = sampleCodeOf(path) }: About = {},
) => {
  const certification = one(ticked);
  const esign = { version: '2026-11-sample', result: 'CODE_READ' as const };
  return lender.call(
    submitApplication,
    {
      path,
      body: {
        acknowledgements: types.map(one),
        certification,
        ...(sampleCode !== null && { esign: { ...esign, sampleCode } }),
      },
    },
    sending,
  );
};

it('reviews a submit with every acknowledgment, and treats a repeat as the same step (F-03)', async () => {
  const borrower = await at('APP_SUBMISSION');

  const { body } = await submit(borrower, ['TERMS', 'PRIVACY']);
  expect(body).toMatchObject({ checklistStatus: 'APPLICATION_REVIEW_IN_PROGRESS' });
  const repeated = await submit(borrower, ['TERMS', 'PRIVACY']);
  expect(repeated.status).toBe(200);
});

it.each([
  ['the terms', ['PRIVACY'], 'CERTIFICATION'],
  ['the privacy notice', ['TERMS'], 'CERTIFICATION'],
  ['the certification', ['TERMS', 'PRIVACY'], 'TERMS'],
])('rejects a submit without %s, and stays at the step', async (_what, types, ticked) => {
  const borrower = await at('APP_SUBMISSION');

  expect((await submit(borrower, types, { ticked })).status).toBe(400);
  expect((await borrower.status()).checklistStatus).toBe('APP_SUBMISSION');
});

it.each([
  ['no code', null, 'Open the test page first'],
  ['another code', '12', 'That is not the code in the sample document.'],
])('rejects a submit with %s (facts §8)', async (_what, sampleCode, message) => {
  const borrower = await at('APP_SUBMISSION');

  const { status, body } = await submit(borrower, ['TERMS', 'PRIVACY'], { sampleCode });
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ field: 'sampleCode', message }] });
});

it('asks for no code if the brand has no demonstration', async () => {
  const { path, sending } = await at('APP_SUBMISSION', { org: 'LARKWICK' });
  const body = {
    acknowledgements: ['TERMS', 'PRIVACY'].map(one),
    certification: one('CERTIFICATION'),
  };

  const answer = await lender.call(
    submitApplication,
    { path, body },
    { ...sending, org: 'LARKWICK' },
  );
  expect(answer.status).toBe(200);
});

it('rejects a submit at another step (F-03)', async () => {
  const borrower = await at('HMDA');

  expect((await submit(borrower, ['TERMS', 'PRIVACY'])).status).toBe(409);
});
