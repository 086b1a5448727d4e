import type { BodyOf, Endpoint } from '#sagas/api/contract/endpoint.ts';
import { readUploadRules, removeUpload, uploadDocument } from '#sagas/api/contract/documents.ts';
import {
  identifyForCredit,
  readCreditFreeze,
  readCreditIdentification,
  readDecision,
  retryCredit,
  sendCreditProof,
} from '#sagas/api/contract/steps.ts';
import { anApplicant, applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { aSandbox, type Sending, type TestSandbox } from '#tests/support/fakes/sandbox.ts';
import { lockedPdfs } from '#tests/support/fixtures/pdfs.ts';

const pdf = new File(['%PDF-1.7 /Type /Page'], 'proof.pdf');

describe('credit and uploads', () => {
  const lender = openLender('block');
  const { at } = applicationsAt(lender);

  const upload = (
    { path, sending }: Borrower,
    file: File,
    more: Partial<BodyOf<typeof uploadDocument>> = {},
    headers: Sending['headers'] = {},
    to: TestSandbox = lender,
  ) =>
    to.call(
      uploadDocument,
      {
        path,
        body: { file, fileName: file.name, documentType: 'OTHER', purpose: 'CREDIT', ...more },
      },
      { ...sending, headers },
    );

  describe('credit', () => {
    const identify = (
      { path, sending }: Borrower,
      ssn: string,
      more: Partial<BodyOf<typeof identifyForCredit>> = {},
    ) =>
      lender.call(
        identifyForCredit,
        { path, body: { ssn, formerLastName: null, previousAddress: null, ...more } },
        sending,
      );
    const tries = async ({ path, sending }: Borrower) =>
      (await lender.call(readCreditIdentification, { path }, sending)).body;

    test('finds 219-09-9999, misses other numbers three times, and never finds 078-05-1120 (9.4)', async () => {
      const found = await anApplicant(lender, { lastName: 'Nomatch' });
      await found.advance();
      expect(await tries(found)).toMatchObject({ triesMade: 0, triesLeft: 3, dob: '1982-05-14' });
      await identify(found, '219099999');
      expect(await found.advance()).toContain('OFFER_SELECTION');

      const missed = await anApplicant(lender, { lastName: 'Nomatch' });
      await missed.advance();
      for (const left of [2, 1]) {
        await identify(missed, `21909000${left}`);
        expect(await missed.next()).toBe('CREDIT_NO_MATCH');
        expect((await tries(missed)).triesLeft).toBe(left);
      }
      await identify(missed, '219090003');
      expect(await missed.next()).toBe('CREDIT_NO_MATCH_SSN');

      const never = await at('CREDIT_NO_MATCH');
      await identify(never, '078051120');
      expect(await never.next()).toBe('CREDIT_NO_MATCH_SSN');
      expect((await identify(await at('CREDIT_NO_MATCH'), '900123456')).status).toBe(400);
    });

    test.each([
      [{ ssn: '21909-9999' }, 'Check this answer.'],
      [{}, 'Required'],
    ])('SC-14 refuses %j without repeating it', async (body, message) => {
      const { path, sending } = await at('CREDIT_NO_MATCH');
      const wrong: Endpoint<typeof identifyForCredit.path, unknown, object> = identifyForCredit;
      expect(await lender.call(wrong, { path, body }, sending)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'ssn', code: 'SHAPE', message }] },
      });
    });

    test('FT-02 S3: counts a repeat with its key as one try, and requires another key for another number', async () => {
      const borrower = await at('CREDIT_NO_MATCH');
      const headers = { 'Idempotency-Key': 'one-try' };
      const repeated = { ...borrower, sending: { ...borrower.sending, headers } };
      await identify(repeated, '219090001');
      expect(await borrower.next()).toBe('CREDIT_NO_MATCH');

      expect((await identify(repeated, '219090001')).status).toBe(200);
      expect(await borrower.status()).toMatchObject({ checklistStatus: 'CREDIT_NO_MATCH' });
      expect((await tries(borrower)).triesLeft).toBe(2);
      expect(await identify(repeated, '219090002')).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'IDEMPOTENCY_KEY_REUSED' }] },
      });
    });

    test('F-02 returns the former name and address after a miss, but never the number', async () => {
      const borrower = await at('CREDIT_NO_MATCH');
      expect(await tries(borrower)).toMatchObject({ formerLastName: null, previousAddress: null });
      const previousAddress = {
        street1: '1 Fern Way',
        street2: '',
        city: 'Dayton',
        state: 'OH',
        zip: '45402',
      };
      const facts = { formerLastName: 'Ashby', previousAddress };
      await identify(borrower, '219090001', facts);
      expect(await borrower.next()).toBe('CREDIT_NO_MATCH');
      const asked = await tries(borrower);
      expect(asked).toMatchObject(facts);
      expect(JSON.stringify(asked)).not.toContain('0001');
    });

    const before = (change: object) => ({
      previousAddress: {
        street1: '1 Fern Way',
        street2: '',
        city: 'Dayton',
        state: 'OH',
        zip: '45402',
        ...change,
      },
    });

    test.each([
      ['an invalid name', { formerLastName: '<b>1' }, 'formerLastName'],
      ['no street', before({ street1: '' }), 'previousAddress.street1'],
      ['a town of digits', before({ city: '9' }), 'previousAddress.city'],
      ['an unknown state', before({ state: 'ZZ' }), 'previousAddress.state'],
      ['no ZIP code', before({ zip: 'x' }), 'previousAddress.zip'],
    ])("SC-24 refuses %s, and doesn't count a try", async (_what, facts, field) => {
      const borrower = await at('CREDIT_NO_MATCH');

      const { status, body } = await identify(borrower, '219090001', facts);

      expect([status, body]).toEqual([400, { errors: [expect.objectContaining({ field })] }]);
      expect((await tries(borrower)).triesMade).toBe(0);
    });

    test.each([
      ['Frozen', 'SOFT_CREDIT_FROZEN', 'FREEZE', 'PROPERTY_SEARCH_IN_PROGRESS'],
      ['Locked', 'SOFT_CREDIT_LOCKED', 'LOCK', 'PROPERTY_SEARCH_IN_PROGRESS'],
    ])('clears %s at the second retry', async (lastName, status, kind, after) => {
      const borrower = await anApplicant(lender, { lastName });
      await borrower.advance();
      const { path, sending } = borrower;
      const retry = () => lender.call(retryCredit, { path, body: { bureaus: [] } }, sending);
      const hold = async () => (await lender.call(readCreditFreeze, { path }, sending)).body;
      expect(await hold()).toMatchObject({ bureaus: [{ kind }], retries: 0 });
      expect((await retry()).body.checklistStatus).toBe('SOFT_CREDIT_PULL_IN_PROGRESS');
      expect(await borrower.next()).toBe(status);
      expect((await hold()).retries).toBe(1);
      await retry();
      expect(await borrower.next()).toBe(after);
      expect((await hold()).bureaus).toEqual([]);
    });

    test.each([
      ['SOFT_CREDIT_FROZEN', 'Frozen', 'PROPERTY_SEARCH_IN_PROGRESS'],
      ['HARD_CREDIT_LOCKED', 'Hardlocked', 'FINAL_OFFER'],
    ])(
      'lets a control request that sets %s use up the magic name %s',
      async (status, lastName, after) => {
        const borrower = await at(status, { profile: { name: { lastName } } });
        const { path, sending } = borrower;
        const retry = () => lender.call(retryCredit, { path, body: { bureaus: [] } }, sending);
        await retry();
        expect(await borrower.next()).toBe(status);
        await retry();
        expect(await borrower.next()).toBe(after);
      },
    );

    test('clears a freeze at the hard check at the second retry, for any name', async () => {
      const borrower = await at('HARD_CREDIT_FROZEN');
      const { path, sending } = borrower;
      const retry = () => lender.call(retryCredit, { path, body: { bureaus: [] } }, sending);
      await retry();
      expect(await borrower.next()).toBe('HARD_CREDIT_FROZEN');
      await retry();
      expect(await borrower.next()).toBe('FINAL_OFFER');
    });

    test('requires a document of this application as proof', async () => {
      const borrower = await at('CREDIT_NO_MATCH_SSN');
      const { path, sending } = borrower;
      const prove = (documentUuids: string[]) =>
        lender.call(sendCreditProof, { path, body: { documentUuids, note: null } }, sending);
      expect((await prove([])).body).toMatchObject({
        errors: [{ message: 'Add 1 more document(s).' }],
      });
      expect((await prove(['made up'])).status).toBe(400);
      const { documentUuid } = (await upload(borrower, pdf)).body;
      expect((await prove([documentUuid])).body.checklistStatus).toBe(
        'CREDIT_FILE_REVIEW_IN_PROGRESS',
      );
      const removal = { path: { ...path, documentUuid } };
      expect((await lender.call(removeUpload, removal, sending)).status).toBe(404);
      expect(await borrower.next()).toBe('PROPERTY_SEARCH_IN_PROGRESS');
    });
  });

  test('returns no score and no factors for a decline without a credit file (error/credit)', async () => {
    const borrower = await anApplicant(lender, { lastName: 'Nofile-Declined' });
    await borrower.advance();
    const { path, sending } = borrower;
    const documentUuids = [(await upload(borrower, pdf)).body.documentUuid];
    await lender.call(sendCreditProof, { path, body: { documentUuids, note: null } }, sending);
    expect((await borrower.advance()).at(-1)).toBe('DECLINED');
    const { body } = await lender.call(readDecision, { path }, sending);
    expect(body).toMatchObject({
      declineReason: 'CREDIT',
      reasons: [{ code: 'NO_FILE' }],
      scoreUsed: null,
      scoreRange: null,
      scoreDate: null,
      bureau: { name: 'Sample Bureau North' },
      factors: [],
    });
  });

  describe('SC-15 uploads', () => {
    test('recognizes files by their first bytes, never by their names', async () => {
      const borrower = await at('CREDIT_NO_MATCH_SSN');
      const { path, sending } = borrower;
      const rules = await lender.call(readUploadRules, { path }, sending);
      expect(rules.body).toMatchObject({ maxBytes: 26_214_400, maxFiles: 10 });
      expect((await upload(borrower, pdf)).body).toMatchObject({
        mimeType: 'application/pdf',
        pages: 1,
        fileName: 'proof.pdf',
      });
      const program = await upload(borrower, new File(['MZ program'], 'proof.pdf'));
      expect([program.status, program.body]).toEqual([
        415,
        { errors: [expect.objectContaining({ field: 'file', code: 'FILE_TYPE' })] },
      ]);
      const heic = new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic'], 'photo.jpg');
      expect((await upload(borrower, heic)).body.mimeType).toBe('image/heic');
    });

    test.each([
      ['empty.pdf', '', 400, 'FILE_EMPTY'],
      ['toolarge.pdf', '%PDF-', 413, 'FILE_TOO_LARGE'],
      ['virus.pdf', '%PDF-', 422, 'FILE_REFUSED'],
      ['locked.pdf', '%PDF-', 422, 'PDF_PASSWORD'],
      ['secret.pdf', Buffer.from(lockedPdfs['userAes256'] ?? '', 'base64'), 422, 'PDF_PASSWORD'],
      ['fail.pdf', '%PDF-', 503, 'UNAVAILABLE'],
    ])('rejects %s', async (name, content, status, code) => {
      const answer = await upload(await at('CREDIT_NO_MATCH_SSN'), new File([content], name));
      expect([answer.status, answer.body]).toEqual([
        status,
        { errors: [expect.objectContaining({ code })] },
      ]);
    });

    test('opens a locked file with the right password, and reports blur', async () => {
      const borrower = await at('CREDIT_NO_MATCH_SSN');
      const locked = new File(['%PDF-'], 'locked.pdf');
      expect((await upload(borrower, locked, { password: 'wrong' })).status).toBe(422);
      expect((await upload(borrower, locked, { password: 'open-sesame' })).status).toBe(201);
      const blurry = await upload(borrower, new File(['%PDF-'], 'Blurry scan.pdf'));
      expect(blurry.body.quality).toEqual({ blurry: true, glare: false, cropped: false });
    });

    test('accepts at most ten files, even if more arrive at once', async () => {
      const quick = await aSandbox({ speed: 60 });
      const borrower = await applicationsAt(quick).at('CREDIT_NO_MATCH_SSN');
      const slow = new File(['%PDF-'], 'slow.pdf');
      const answers = await Promise.all(
        Array.from({ length: 15 }, () => upload(borrower, slow, {}, {}, quick)),
      );
      quick.close();
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    });

    test('SC-09 treats the same file as a repeat, but not another one of its size', async () => {
      const borrower = await at('CREDIT_NO_MATCH_SSN');
      const send = (text: string) =>
        upload(borrower, new File([`%PDF-${text}`], 'proof.pdf'), {}, { 'Idempotency-Key': 'one' });
      const first = await send('one');
      expect((await send('two')).status).toBe(422);
      expect((await send('one')).body).toEqual(first.body);
    });

    test.each(['documentType', 'purpose', 'conditionUuid'])(
      'SC-22 limits the length of %s',
      async (field) => {
        const borrower = await at('CREDIT_NO_MATCH_SSN');
        const answer = await upload(borrower, pdf, { [field]: 'x'.repeat(101) });
        expect([answer.status, answer.body]).toEqual([
          400,
          { errors: [expect.objectContaining({ field })] },
        ]);
      },
    );

    test('accepts at most ten files, and lets the borrower remove one that was not sent', async () => {
      const borrower = await at('CREDIT_NO_MATCH_SSN');
      const { path, sending } = borrower;
      let last = '';
      for (let count = 0; count < 10; count += 1)
        last = (await upload(borrower, pdf)).body.documentUuid;
      expect((await upload(borrower, pdf)).status).toBe(422);
      const removal = { path: { ...path, documentUuid: last } };
      expect((await lender.call(removeUpload, removal, sending)).status).toBe(204);
      expect((await upload(borrower, pdf)).status).toBe(201);
    });
  });
});
