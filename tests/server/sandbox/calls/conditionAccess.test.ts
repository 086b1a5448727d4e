import { decideCondition, sendConditionCode } from '#sagas/api/contract/conditions.ts';
import { submitId } from '#sagas/api/contract/idCheck.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { conditionsAt } from '#tests/support/fixtures/askedConditions.ts';
import { applicationsAt } from '#tests/support/fixtures/borrower.ts';

const lender = openLender('block');
const { at } = applicationsAt(lender);
const { ask, list, stateOf, upload, submit } = conditionsAt(lender);

const A_REVIEW = 8_000;

test('SC-24 reviews an ID for a to-do item by the names of its photos (COND-02)', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  const conditionUuid = await ask(borrower, 'ID_VERIFICATION_FAILURE');
  const photograph = async (fileName: string) => {
    const facts = { documentType: 'PASSPORTFRONT', purpose: 'IDENTITY' };
    const documentUuids = {
      front: await borrower.upload(fileName, facts),
      back: null,
      nameChange: [],
    };
    const id = { idType: 'PASSPORT', issuingState: null, documentUuids, conditionUuid } as const;
    return (await borrower.call(submitId, id)).status;
  };

  expect(await photograph('expired.pdf')).toBe(200);
  lender.pass(A_REVIEW);
  const [rejected] = await list(borrower);
  expect(rejected?.xtraData).toMatchObject({
    state: 'NEEDS_REPLACING',
    documents: [{ reason: 'This ID has expired. Use another.' }],
  });

  await photograph('passport.pdf');
  lender.pass(A_REVIEW);
  expect(await stateOf(borrower)).toBe('ACCEPTED');
});

test("SC-24 rejects another person's condition and document in every call, even next to one's own application", async () => {
  const [owner, other] = [await at('INCOME_VERIFICATION'), await at('INCOME_VERIFICATION')];
  const theirs = await ask(owner, 'ESCALATION_REVIEW');
  const theirPhone = { path: { conditionUuid: await ask(owner, 'MISSING_PHONE_NUMBER') } };
  const theirChange = {
    path: { conditionUuid: await ask(owner, 'REQUEST_PERMISSION_FROM_CUSTOMER') },
  };
  const documentUuids = [await upload(owner, 'letter.pdf', theirs)];

  for (const { status } of [
    await submit(other, theirs, { documentUuids }),
    await other.call(sendConditionCode, { byCall: false }, theirPhone),
    await other.call(decideCondition, { approved: true, comment: null }, theirChange),
  ])
    expect(status).toBe(404);
  const own = await ask(other, 'ESCALATION_REVIEW');
  expect(await submit(other, own, { documentUuids })).toMatchObject({
    status: 400,
    body: { errors: [{ message: 'We could not find this document.' }] },
  });
  expect((await list(owner)).map(({ xtraData }) => xtraData?.state)).toEqual([
    'OWED',
    'OWED',
    'OWED',
  ]);
});
