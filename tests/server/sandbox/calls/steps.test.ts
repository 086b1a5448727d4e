import { readApplication } from '#sagas/api/contract/application.ts';
import { readUploadRules } from '#sagas/api/contract/documents.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { readFloodCheck } from '#sagas/api/contract/flood.ts';
import { readIdCheck } from '#sagas/api/contract/idCheck.ts';
import { readOffers } from '#sagas/api/contract/offers.ts';
import { readRequalification } from '#sagas/api/contract/requalification.ts';
import { readFinalOffer } from '#sagas/api/contract/signing.ts';
import {
  readAdditionalInfo,
  readCreditFreeze,
  readCreditIdentification,
  readDecision,
  saveAdditionalInfo,
  saveDemographics,
} from '#sagas/api/contract/steps.ts';
import { readSummary } from '#sagas/api/contract/summary.ts';
import { noDemographics } from '#store/application/details/hmda.ts';
import { anAdditionalInfo } from '#tests/support/fixtures/additionalInfo.ts';
import { applicationsAt, refusedAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('block');
const { at, patch } = applicationsAt(lender);

const STEP_NOT_OPEN = { status: 409, body: { errors: [{ code: 'STEP_NOT_OPEN' }] } };

test.each([
  readAdditionalInfo,
  readCreditFreeze,
  readCreditIdentification,
  readDecision,
  readOffers,
  readSummary,
  readUploadRules,
])('returns 200 for $name before the first save (decision 29)', async (endpoint) => {
  const borrower = await at('COLLECT_ADDITIONAL_INFO');
  expect((await borrower.call<typeof readSummary>(endpoint as never)).status).toBe(200);
});

test.each([readFinalOffer, readFloodCheck, readIdCheck, readRequalification])(
  'returns null for $name before there is any (decision 29)',
  async (endpoint) => {
    const borrower = await at('COLLECT_ADDITIONAL_INFO');
    expect(await borrower.read<typeof readIdCheck>(endpoint as never)).toBeNull();
  },
);

async function mailsTo(email: string) {
  const { body } = await lender.control('GET', '/sandbox/outbox');
  const mails = body as unknown as { to: string; subject: string }[];
  return mails.flatMap(({ to, subject }) => (to === email ? [subject.split(': ')[1]] : []));
}

describe('start/contact', () => {
  type Info = Partial<BodyOf<typeof saveAdditionalInfo>>;
  const send = (borrower: Borrower, change: Info = {}) =>
    borrower.call(saveAdditionalInfo, {
      ...anAdditionalInfo({ maritalStatus: 'UNMARRIED' }),
      owners: [],
      spouse: null,
      mailingAddress: null,
      ssn: '219-09-9999',
      ...change,
    });
  const answersOf = (borrower: Borrower) => borrower.read(readAdditionalInfo);

  /** Returns a home owned together with Robin. */
  const jointWith = (email: string) => ({
    ownership: 'JOINT' as const,
    owners: [
      {
        name: { firstName: 'Robin', middleName: '', lastName: 'Ashdale', suffix: '' },
        email,
        phoneNumber: null,
        relationship: 'SPOUSE' as const,
      },
    ],
  });

  test('stores the contact without the number, invites the owners once, and lets the borrower edit it', async () => {
    const borrower = await at('COLLECT_ADDITIONAL_INFO');
    const joint = jointWith('robin@demo.example');
    expect((await send(borrower, joint)).body.checklistStatus).toBe('HMDA');
    const answers = await answersOf(borrower);
    expect(answers).toMatchObject({
      ownership: 'JOINT',
      owners: [{ email: 'robin@demo.example' }],
    });
    expect(JSON.stringify(answers)).not.toMatch(/219|ssn/);
    const stored = await borrower.record();
    expect(stored).toMatchObject({ ssnLastFour: '9999', signers: [{ state: 'INVITED' }] });
    expect(JSON.stringify(stored)).not.toContain('219-09');
    expect((await borrower.read(readApplication)).ssnOnFile).toBe(true);

    const changed = await send(borrower, { ...joint, purpose: 'EDUCATION', ssn: null, edit: true });
    expect([changed.status, changed.body.checklistStatus]).toEqual([200, 'HMDA']);
    expect(await mailsTo('robin@demo.example')).toHaveLength(1);
  });

  test('cancels an owner who is left out, and sends a new invitation when the owner is named again', async () => {
    const borrower = await at('COLLECT_ADDITIONAL_INFO');
    const joint = jointWith('kim@demo.example');
    await send(borrower, joint);
    const named = async (info: Info) => {
      expect((await send(borrower, { ...info, ssn: null, edit: true })).status).toBe(200);
      return (await borrower.record())['signers'];
    };

    expect(await named({})).toMatchObject([{ state: 'CANCELLED', endedBy: 'BORROWER' }]);
    expect(await named(joint)).toMatchObject([{ state: 'INVITED', endedBy: null }]);
    expect(await mailsTo('kim@demo.example')).toEqual([
      'you have been asked to sign',
      'you no longer need to sign',
      'you have been asked to sign',
    ]);
  });

  test("FT-45 replaces another tab's answer only with an explicit edit", async () => {
    const borrower = await at('COLLECT_ADDITIONAL_INFO');
    const purpose = async () => (await answersOf(borrower))?.purpose;
    await send(borrower, { purpose: 'EDUCATION' });

    const second = await send(borrower, { purpose: 'EMERGENCY', ssn: '219-09-9998' });

    expect(second).toMatchObject(STEP_NOT_OPEN);
    expect(await purpose()).toBe('EDUCATION');
    expect((await borrower.record())['ssnLastFour']).toBe('9999');
    expect((await send(borrower, { purpose: 'EDUCATION' })).status).toBe(200);
    await send(borrower, { purpose: 'OTHER', edit: true });
    expect(await purpose()).toBe('OTHER');
  });

  test.each<{ what: string; change: Info; field: string }>([
    { what: 'no number', change: { ssn: null }, field: 'ssn' },
    { what: 'a trust without a name', change: { ownership: 'TRUST' }, field: 'trust.name' },
    {
      what: "the borrower's own email for an owner",
      change: jointWith('MORGAN@demo.example'),
      field: 'owners.0.email',
    },
    {
      what: 'texts without a consent',
      change: { preferredContact: 'TEXT' },
      field: 'preferredContact',
    },
    { what: 'business without the flag', change: { purpose: 'BUSINESS' }, field: 'purpose' },
    {
      what: 'an incomplete address',
      change: {
        mailingAddress: { street1: '1 Elm', street2: '', city: '', state: 'OH', zip: '1' },
      },
      field: 'mailingAddress.zip',
    },
  ])('SC-24 refuses $what', async ({ change, field }) => {
    const borrower = await at('COLLECT_ADDITIONAL_INFO');
    await patch(borrower, { profile: { email: 'morgan@demo.example' } });
    const { status, body } = await send(borrower, change);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  test('declines a home bought within 90 days as ineligible, and says until when', async () => {
    const borrower = await at('COLLECT_ADDITIONAL_INFO');
    expect((await send(borrower, { titleChanged90Days: true })).body).toMatchObject({
      checklistStatus: 'DECLINED',
      uwDecision: 'INELIGIBLE',
    });
    expect(await borrower.read(readDecision)).toMatchObject({
      action: 'INELIGIBLE',
      endsOn: '2027-02-14',
    });
  });

  test('declines in Texas if there was an equity loan in the last 12 months', async () => {
    const borrower = await at('COLLECT_ADDITIONAL_INFO', {
      application: { property: { state: 'TX' } },
    });
    const { body } = await send(borrower, { equityLoan12Months: true });
    expect(body.checklistStatus).toBe('DECLINED');
  });
});

describe('start/hmda', () => {
  type Answers = Partial<BodyOf<typeof saveDemographics>>;
  const send = (borrower: Borrower, change: Answers = {}) =>
    borrower.call(saveDemographics, { ...noDemographics, collectedVia: 'INTERNET', ...change });

  test('accepts a demographic form without answers, and never returns any answer', async () => {
    expect((await send(await at('HMDA'))).body.checklistStatus).toBe('GEN_SUMMARY_DISCLOSURE');
    const borrower = await at('HMDA');
    await send(borrower, { race: [1, 27], raceTribe: 'Quietwater', sex: [1, 2] });
    const stored = await borrower.record();
    const read = await borrower.read(readApplication);
    expect(JSON.stringify([stored, read])).not.toMatch(/Quietwater|"race"|"sex"/);
    expect(stored['isHmdaAnswered']).toBe(true);
  });

  test('FT-45 replaces answers with empty ones only with an explicit edit', async () => {
    const borrower = await at('HMDA');
    await send(borrower, { sex: [2] });

    expect(await send(borrower)).toMatchObject(STEP_NOT_OPEN);
    expect((await borrower.record())['isHmdaAnswered']).toBe(true);
    expect((await send(borrower, { edit: true })).status).toBe(200);
    expect((await borrower.record())['isHmdaAnswered']).toBe(false);
  });

  test("rejects a demographic category that it doesn't know", async () => {
    expect(await send(await at('HMDA'), { race: [99] })).toMatchObject(refusedAt('race'));
  });
});
