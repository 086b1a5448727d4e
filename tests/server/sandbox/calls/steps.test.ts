import { readApplication } from '#sagas/api/contract/application.ts';
import { readUploadRules } from '#sagas/api/contract/documents.ts';
import { fillPath, type BodyOf } from '#sagas/api/contract/endpoint.ts';
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
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const anInfo = (
  change: Partial<BodyOf<typeof saveAdditionalInfo>> = {},
): BodyOf<typeof saveAdditionalInfo> => ({
  ...anAdditionalInfo({ maritalStatus: 'UNMARRIED' }),
  owners: [],
  spouse: null,
  mailingAddress: null,
  ssn: '219-09-9999',
  ...change,
});

const STEP_NOT_OPEN = [409, { errors: [expect.objectContaining({ code: 'STEP_NOT_OPEN' })] }];

describe('the steps', () => {
  const lender = openLender('block');
  const { at } = applicationsAt(lender);

  test.each([
    readAdditionalInfo,
    readCreditFreeze,
    readCreditIdentification,
    readDecision,
    readOffers,
    readSummary,
    readUploadRules,
  ])('returns 200 for $name before the first save (decision 29)', async (endpoint) => {
    const { path, sending } = await at('COLLECT_ADDITIONAL_INFO');
    const address = `http://localhost:3000${fillPath(endpoint.path, path)}`;
    const headers = { Authorization: `Bearer ${sending.token}`, 'x-org': 'HOMELINE' };
    expect((await lender.sandbox.app.request(address, { headers })).status).toBe(200);
  });

  test.each([readFinalOffer, readFloodCheck, readIdCheck, readRequalification])(
    'returns null for $name before there is any (decision 29)',
    async (endpoint) => {
      const { path, sending } = await at('COLLECT_ADDITIONAL_INFO');
      const { status, body } = await lender.call(endpoint as typeof readIdCheck, { path }, sending);
      expect([status, body]).toEqual([200, null]);
    },
  );

  describe('start/contact', () => {
    const send = ({ path, sending }: Borrower, change: Parameters<typeof anInfo>[0] = {}) =>
      lender.call(saveAdditionalInfo, { path, body: anInfo(change) }, sending);

    test('stores the contact without the number, invites the owners once, and lets the borrower edit it', async () => {
      const borrower = await at('COLLECT_ADDITIONAL_INFO');
      const { path, sending } = borrower;
      const nothing = await lender.call(readAdditionalInfo, { path }, sending);
      expect([nothing.status, nothing.body]).toEqual([200, null]);
      const owner = {
        name: { firstName: 'Robin', middleName: '', lastName: 'Ashdale', suffix: '' },
        email: 'robin@demo.example',
        phoneNumber: null,
        relationship: 'SPOUSE' as const,
      };
      const joint = { ownership: 'JOINT' as const, owners: [owner] };
      expect((await send(borrower, joint)).body.checklistStatus).toBe('HMDA');
      const { body } = await lender.call(readAdditionalInfo, { path }, sending);
      expect(body).toMatchObject({ ownership: 'JOINT', owners: [{ email: 'robin@demo.example' }] });
      expect(JSON.stringify(body)).not.toMatch(/219|ssn/);
      const stored = await lender.control('GET', `/sandbox/applications/${path.uuid}`);
      expect(stored.body).toMatchObject({ ssnLastFour: '9999', signers: [{ state: 'INVITED' }] });
      expect(JSON.stringify(stored.body)).not.toContain('219-09');
      expect((await lender.call(readApplication, { path }, sending)).body.ssnOnFile).toBe(true);

      const edit = { ...joint, purpose: 'EDUCATION' as const, ssn: null, edit: true as const };
      const changed = await send(borrower, edit);
      expect([changed.status, changed.body.checklistStatus]).toEqual([200, 'HMDA']);
      const invitations = (await lender.control('GET', '/sandbox/outbox')).body as unknown as {
        to: string;
      }[];
      expect(invitations.filter(({ to }) => to === 'robin@demo.example')).toHaveLength(1);
    });

    test('cancels an owner who is left out, and sends a new invitation when the owner is named again', async () => {
      const borrower = await at('COLLECT_ADDITIONAL_INFO');
      const { path, sending } = borrower;
      const owner = {
        name: { firstName: 'Robin', middleName: '', lastName: 'Ashdale', suffix: '' },
        email: 'kim@demo.example',
        phoneNumber: null,
        relationship: 'SPOUSE' as const,
      };
      const joint = { ownership: 'JOINT' as const, owners: [owner] };
      await send(borrower, joint);
      const edit = { ssn: null, edit: true as const };
      const named = async (info: object) => {
        expect((await send(borrower, { ...info, ...edit })).status).toBe(200);
        const { body } = await lender.control('GET', `/sandbox/applications/${path.uuid}`);
        return body['signers'];
      };

      expect(await named({})).toMatchObject([{ state: 'CANCELLED', endedBy: 'BORROWER' }]);
      expect(await named(joint)).toMatchObject([{ state: 'INVITED', endedBy: null }]);
      const mails = (await lender.control('GET', '/sandbox/outbox')).body as unknown as {
        to: string;
        subject: string;
      }[];
      const subjects = mails.filter(({ to }) => to === owner.email).map(({ subject }) => subject);
      expect(subjects.map((subject) => subject.split(': ')[1])).toEqual([
        'you have been asked to sign',
        'you no longer need to sign',
        'you have been asked to sign',
      ]);
      expect((await lender.call(readApplication, { path }, sending)).status).toBe(200);
    });

    test("FT-45 replaces another tab's answer only with an explicit edit", async () => {
      const borrower = await at('COLLECT_ADDITIONAL_INFO');
      const { path, sending } = borrower;
      const purpose = async () =>
        (await lender.call(readAdditionalInfo, { path }, sending)).body?.purpose;
      await send(borrower, { purpose: 'EDUCATION' });

      const second = await send(borrower, { purpose: 'EMERGENCY', ssn: '219-09-9998' });

      expect([second.status, second.body]).toEqual(STEP_NOT_OPEN);
      expect(await purpose()).toBe('EDUCATION');
      const stored = await lender.control('GET', `/sandbox/applications/${path.uuid}`);
      expect(stored.body['ssnLastFour']).toBe('9999');
      expect((await send(borrower, { purpose: 'EDUCATION' })).status).toBe(200);
      await send(borrower, { purpose: 'OTHER', edit: true });
      expect(await purpose()).toBe('OTHER');
    });

    test.each([
      ['no number', { ssn: null }, 'ssn'],
      ['a number that is never issued', { ssn: '000-12-3456' }, 'ssn'],
      ['joint ownership without owners', { ownership: 'JOINT' as const }, 'owners.0.firstName'],
      ['a trust without a name', { ownership: 'TRUST' as const }, 'trust.name'],
      [
        'my own email for an owner',
        {
          ownership: 'JOINT' as const,
          owners: [
            {
              name: { firstName: 'Robin', middleName: '', lastName: 'Elm', suffix: '' },
              email: 'MORGAN@demo.example',
              phoneNumber: null,
              relationship: 'OTHER' as const,
            },
          ],
        },
        'owners.0.email',
      ],
      ['texts without a consent', { preferredContact: 'TEXT' as const }, 'preferredContact'],
      ['business without the flag', { purpose: 'BUSINESS' as const }, 'purpose'],
      [
        'an incomplete address',
        { mailingAddress: { street1: '1 Elm', street2: '', city: '', state: 'OH', zip: '1' } },
        'mailingAddress.zip',
      ],
    ])('SC-24 refuses %s', async (_what, change, field) => {
      const borrower = await at('COLLECT_ADDITIONAL_INFO');
      await lender.control('PATCH', `/sandbox/applications/${borrower.path.uuid}`, {
        profile: { email: 'morgan@demo.example' },
      });
      const { status, body } = await send(borrower, change);
      expect([status, body]).toEqual([
        400,
        { errors: expect.arrayContaining([expect.objectContaining({ field })]) },
      ]);
    });

    test('declines a home bought within 90 days as ineligible, and says until when', async () => {
      const borrower = await at('COLLECT_ADDITIONAL_INFO');
      const { path, sending } = borrower;
      expect((await send(borrower, { titleChanged90Days: true })).body).toMatchObject({
        checklistStatus: 'DECLINED',
        uwDecision: 'INELIGIBLE',
      });
      expect((await lender.call(readDecision, { path }, sending)).body).toMatchObject({
        action: 'INELIGIBLE',
        endsOn: '2027-02-14',
      });
    });

    test('declines in Texas if there was an equity loan in the last 12 months', async () => {
      const borrower = await at('COLLECT_ADDITIONAL_INFO', {
        application: { property: { state: 'TX' } },
      });
      expect((await send(borrower, { equityLoan12Months: true })).body.checklistStatus).toBe(
        'DECLINED',
      );
    });
  });

  describe('start/hmda', () => {
    type Sent = BodyOf<typeof saveDemographics>;
    const nothing: Sent = { ...noDemographics, collectedVia: 'INTERNET' };
    const send = ({ path, sending }: Borrower, change: Partial<Sent> = {}) =>
      lender.call(saveDemographics, { path, body: { ...nothing, ...change } }, sending);

    test('accepts a demographic form without answers, and never returns any answer', async () => {
      const borrower = await at('HMDA');
      const { path, sending } = borrower;
      expect((await send(borrower)).body.checklistStatus).toBe('GEN_SUMMARY_DISCLOSURE');
      const answered = await at('HMDA');
      await send(answered, { race: [1, 27], raceTribe: 'Quietwater', sex: [1, 2] });
      const stored = await lender.control('GET', `/sandbox/applications/${answered.path.uuid}`);
      const read = await lender.call(readApplication, { path: answered.path }, answered.sending);
      expect(JSON.stringify([stored.body, read.body])).not.toMatch(/Quietwater|"race"|"sex"/);
      expect(stored.body['isHmdaAnswered']).toBe(true);
      expect((await lender.call(readApplication, { path }, sending)).status).toBe(200);
    });

    test('FT-45 replaces answers with empty ones only with an explicit edit', async () => {
      const borrower = await at('HMDA');
      await send(borrower, { sex: [2] });
      const isAnswered = async () =>
        (await lender.control('GET', `/sandbox/applications/${borrower.path.uuid}`)).body[
          'isHmdaAnswered'
        ];

      const second = await send(borrower);

      expect([second.status, second.body]).toEqual(STEP_NOT_OPEN);
      expect(await isAnswered()).toBe(true);
      expect((await send(borrower, { edit: true })).status).toBe(200);
      expect(await isAnswered()).toBe(false);
    });

    test("rejects a demographic category that it doesn't know", async () => {
      const { status, body } = await send(await at('HMDA'), { race: [99] });
      expect([status, body]).toEqual([
        400,
        { errors: [expect.objectContaining({ field: 'race' })] },
      ]);
    });
  });
});
