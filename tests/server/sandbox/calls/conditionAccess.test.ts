import {
  decideCondition,
  readConditions,
  sendConditionCode,
} from '#sagas/api/contract/conditions.ts';
import { uploadDocument } from '#sagas/api/contract/documents.ts';
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
  const { path, sending } = borrower;
  const conditionUuid = await ask(borrower, 'ID_VERIFICATION_FAILURE');
  const photograph = async (fileName: string) => {
    const file = new Blob(['%PDF-1.7 sample']);
    const documentType = 'PASSPORTFRONT';
    const body = { file, fileName, documentType, purpose: 'IDENTITY' };
    const front = (await lender.call(uploadDocument, { path, body }, sending)).body.documentUuid;
    const documentUuids = { front, back: null, nameChange: [] };
    const id = { idType: 'PASSPORT' as const, issuingState: null, documentUuids, conditionUuid };
    return (await lender.call(submitId, { path, body: id }, sending)).status;
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

describe('to-do items of another person', () => {
  const isRefused = { status: 404, body: { errors: [{ message: expect.any(String) }] } };

  test("hides the to-do list of another person's application", async () => {
    const [owner, other] = [await at('INCOME_VERIFICATION'), await at('INCOME_VERIFICATION')];
    await ask(owner, 'ESCALATION_REVIEW');
    const { path } = owner;
    expect(await lender.call(readConditions, { path }, other.sending)).toMatchObject(isRefused);
  });

  test("rejects another person's application, condition and document alike in every call", async () => {
    const [owner, other] = [await at('INCOME_VERIFICATION'), await at('INCOME_VERIFICATION')];
    const theirs = await ask(owner, 'ESCALATION_REVIEW');
    const theirPhone = await ask(owner, 'MISSING_PHONE_NUMBER');
    const theirChange = await ask(owner, 'REQUEST_PERMISSION_FROM_CUSTOMER');
    const own = await ask(other, 'ESCALATION_REVIEW');
    const document = await upload(owner, 'letter.pdf', theirs);
    const decision = { approved: true, comment: null };

    for (const path of [owner.path, other.path]) {
      const asOther = { ...other, path };
      const called = (conditionUuid: string) => ({ path: { ...path, conditionUuid } });
      const { sending } = other;
      expect(await submit(asOther, theirs, { documentUuids: [document] })).toMatchObject(isRefused);
      expect(
        await lender.call(
          sendConditionCode,
          { ...called(theirPhone), body: { byCall: false } },
          sending,
        ),
      ).toMatchObject(isRefused);
      expect(
        await lender.call(decideCondition, { ...called(theirChange), body: decision }, sending),
      ).toMatchObject(isRefused);
    }
    expect(await submit(other, own, { documentUuids: [document] })).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'We could not find this document.' }] },
    });
    expect((await list(owner)).map(({ xtraData }) => xtraData?.state)).toEqual([
      'OWED',
      'OWED',
      'OWED',
    ]);
  });
});
