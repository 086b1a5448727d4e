import { saveProfileName } from '#sagas/api/contract/account.ts';
import { decideCondition, sendConditionCode } from '#sagas/api/contract/conditions.ts';
import { readDelinquency, saveDelinquency } from '#sagas/api/contract/delinquency.ts';
import { readUploads } from '#sagas/api/contract/documents.ts';
import { saveEmployment } from '#sagas/api/contract/income.ts';
import { addPayoffLetter, readPayoffs } from '#sagas/api/contract/payoff.ts';
import { sendPropertyProof } from '#sagas/api/contract/property.ts';
import { sendRecentAppraisal } from '#sagas/api/contract/valuation.ts';
import { MORNING } from '#tests/support/fakes/sandbox.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { conditionsAt } from '#tests/support/fixtures/askedConditions.ts';
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';

const lender = openLender('block');
const { at } = applicationsAt(lender);
const { ask } = conditionsAt(lender);

const late = async (borrower: Borrower, more: { all: boolean }) => {
  const { items } = await borrower.read(readDelinquency);
  return borrower.call(saveDelinquency, {
    items: items.slice(more.all ? 0 : 1).map(({ uuid }) => ({
      liabilityUuid: uuid,
      answer: 'PAST_DUE' as const,
      explanation: more.all ? null : 'So it is.',
      documentUuids: [],
    })),
  });
};

test.each([
  {
    what: 'a profile with a short name',
    step: 'OFFER_SELECTION',
    field: 'firstName',
    send: (borrower: Borrower) =>
      borrower.call(saveProfileName, {
        firstName: 'A',
        middleName: '',
        lastName: 'Elm',
        suffix: '',
      }),
  },
  {
    what: 'an answer to only some late payments',
    step: 'DELINQUENCY_REVIEW',
    field: 'items',
    send: (borrower: Borrower) => late(borrower, { all: false }),
  },
  {
    what: 'late payments without an explanation',
    step: 'DELINQUENCY_REVIEW',
    field: expect.stringMatching(/explanation/) as string,
    send: (borrower: Borrower) => late(borrower, { all: true }),
  },
])('SC-24 refuses $what', async ({ step, send, field }) => {
  const { status, body } = await send(await at(step));

  expect(status).toBe(400);
  expect(body).toMatchObject({
    errors: expect.arrayContaining([expect.objectContaining({ field })]),
  });
});

test('accepts no decision and sends no code for a settled condition', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  const settled = async (category: string) => {
    const xtraData = { state: 'ACCEPTED' };
    return { path: { conditionUuid: await ask(borrower, category, { xtraData }) } };
  };
  const phone = await settled('MISSING_PHONE_NUMBER');
  const change = await settled('REQUEST_PERMISSION_FROM_CUSTOMER');

  expect((await borrower.call(sendConditionCode, { byCall: false }, phone)).status).toBe(409);
  const decision = { approved: true, comment: null };
  expect((await borrower.call(decideCondition, decision, change)).status).toBe(409);
});

const nothing = {
  employerName: null,
  jobTitle: null,
  startDate: null,
  workPhone: null,
  workEmail: null,
  contactName: null,
  bestTime: null,
  businessName: null,
  licenceOrWebsite: null,
  yearsInBusiness: null,
};

test.each([
  {
    what: 'a letter of a loan',
    step: 'PAYOFF_REQUEST_PENDING',
    send: async (borrower: Borrower, documentUuid: string) => {
      const [asked] = await borrower.read(readPayoffs);
      const path = { payoffUuid: asked?.uuid ?? '' };
      return borrower.call(addPayoffLetter, { documentUuid }, { path });
    },
  },
  {
    what: 'a deed',
    step: 'NO_PROPERTY_FOUND',
    send: (borrower: Borrower, documentUuid: string) =>
      borrower.call(sendPropertyProof, { documentUuids: [documentUuid] }),
  },
  {
    what: 'documents instead of an employer',
    step: 'EMPLOYMENT_VERIFICATION',
    send: (borrower: Borrower, documentUuid: string) =>
      borrower.call(saveEmployment, {
        ...nothing,
        documentUuids: [documentUuid],
        consent: { version: '1', acceptedAt: new Date(MORNING).toISOString() },
      }),
  },
  {
    what: 'a recent appraisal',
    step: 'BPO_ORDER_REQUEST',
    send: (borrower: Borrower, documentUuid: string) =>
      borrower.call(sendRecentAppraisal, {
        appraisedOn: new Date(MORNING).toISOString().slice(0, 10),
        documentUuids: [documentUuid],
      }),
  },
])("doesn't list $what as unsent after the call that sends it", async ({ step, send }) => {
  const borrower = await at(step);
  const documentUuid = await borrower.upload();
  expect(await borrower.read(readUploads)).toHaveLength(1);

  expect((await send(borrower, documentUuid)).status).toBe(200);

  expect(await borrower.read(readUploads)).toEqual([]);
});
