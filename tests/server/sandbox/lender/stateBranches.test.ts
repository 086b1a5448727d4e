import { applicationsAt, asBorrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

/** Shorter than a session. */
const LONG = 20 * 60_000;
const A_MINUTE = 60_000;

const aCondition = {
  uuid: '5c0d1710-0000-4000-8000-000000000001',
  created: '2026-11-24T12:00:00Z',
  categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
};

describe('branches of the state table (8.2, 9.2, 9.3)', () => {
  const lender = openLender('block');
  const { patch, statusOf, released } = applicationsAt(lender);

  test('waits for the other signers after the borrower accepts a deed, then for the right to cancel', async () => {
    const borrower = await released('DEED_SIGNING');
    lender.pass(A_MINUTE);
    expect((await borrower.status()).primaryParticipantAcceptComplete).toBe(false);
    await patch(borrower, { advance: true });
    expect((await borrower.status()).primaryParticipantAcceptComplete).toBe(true);
    lender.pass(20_000);
    expect(await statusOf(borrower)).toBe('GEN_RESCISSION');
  });

  test.each([
    ['a primary home has the right to cancel', 'HOME', 'RESCISSION'],
    ['a second home goes to recording', 'SECONDARY', 'RECORDING'],
  ])(
    'decides about the right to cancel by the use of the home: %s',
    async (_what, occupancyType, to) => {
      const borrower = await released('GEN_RESCISSION', {
        application: { property: { occupancyType } },
      });
      lender.pass(2_000);
      expect(await statusOf(borrower)).toBe(to);
    },
  );

  test.each([
    ['GA', 'ATTORNEY_REVIEW'],
    ['TX', 'NOTARY_WAITING_PERIOD'],
    ['AL', 'MANUAL_DEED_SIGNING'],
    ['OH', 'DEED_SIGNING'],
  ])('leads in %s from the notary disclosure to %s', async (state, to) => {
    const borrower = await released('GEN_NOTARY_DISCLOSURE', {
      application: { property: { state } },
    });
    lender.pass(2_000);
    expect(await statusOf(borrower)).toBe(to);
  });

  test('requires an in-person signing after the waiting period in Texas', async () => {
    const borrower = await released('NOTARY_WAITING_PERIOD', {
      application: { property: { state: 'TX' } },
    });
    lender.pass(15_000);
    expect(await borrower.status()).toMatchObject({
      checklistStatus: 'MANUAL_DEED_SIGNING',
      manualNotary: true,
    });
  });

  const street = (street1: string) => ({ application: { property: { street1 } } });
  const lastName = (word: string) => ({ profile: { name: { lastName: word } } });

  test.each([
    ['Clear', street('1 Clear Lane'), 'PREQUAL_TITLE_PROCESSING', 1_500, 'LIEN_ATTESTATION'],
    ['Payoff', street('1 Payoff Lane'), 'LIEN_CHECK_IN_PROGRESS', 2_000, 'PAYOFF_REQUEST_PENDING'],
    [
      'Payoffs',
      street('1 Payoffs Lane'),
      'LIEN_CHECK_IN_PROGRESS',
      2_000,
      'REQUEST_STEWART_PAYOFFS',
    ],
    [
      'Appraise',
      street('1 Appraise Lane'),
      'LIEN_CHECK_IN_PROGRESS',
      2_000,
      'ONSITE_APPRAISAL_BORROWER_PAYMENT',
    ],
    ['Titlework', street('1 Titlework Lane'), 'HARD_CREDIT_PULL', 3_000, 'ORDER_FULL_TITLE'],
    ['Flood', street('1 Flood Lane'), 'HARD_CREDIT_PULL', 3_000, 'GEN_CLOSING_DISCLOSURE'],
    ['Nobodyhome', street('1 Nobodyhome Lane'), 'NAV_BPO_PROCESSING', 20_000, 'BPO_ORDER_REQUEST'],
    ['Hardfrozen', lastName('Hardfrozen'), 'HARD_CREDIT_PULL', 3_000, 'HARD_CREDIT_FROZEN'],
    ['Hardlocked', lastName('Hardlocked'), 'HARD_CREDIT_PULL', 3_000, 'HARD_CREDIT_LOCKED'],
    ['Newdebt', lastName('Newdebt'), 'HARD_CREDIT_PULL', 3_000, 'GEN_CLOSING_DISCLOSURE'],
    [
      'Needsreview',
      lastName('Needsreview'),
      'APPLICATION_REVIEW_IN_PROGRESS',
      1_500,
      'UNDERWRITING_REVIEW',
    ],
  ])(
    'takes another branch for the magic word %s (9.2, 9.3)',
    async (_word, request, from, waitMs, to) => {
      const borrower = await released(from, request);
      lender.pass(waitMs);
      expect(await statusOf(borrower)).toBe(to);
    },
  );

  test.each([
    ['Parcel', 'PARCEL_MISMATCH'],
    ['Owners', 'OWNERSHIP_MISMATCH'],
  ])('holds the liens for the magic word %s with %s (screens.md, liens)', async (word, reason) => {
    const borrower = await released('PREQUAL_TITLE_PROCESSING', street(`1 ${word} Lane`));
    lender.pass(1_500);
    expect(await borrower.status()).toMatchObject({
      checklistStatus: 'LIEN_VERIFICATION',
      hold: { reason, actor: 'BORROWER' },
    });
  });

  test.each([
    ['Slowdocs', street('1 Slowdocs Lane'), 'GEN_CLOSING_DISCLOSURE', 60_000, 'FINAL_OFFER'],
    ['Slownote', lastName('Slownote'), 'GEN_NOTE_SIGNING', 120_000, 'NOTE_SIGNING'],
  ])('delays the status for the magic word %s', async (_word, request, from, waitMs, to) => {
    const borrower = await released(from, request);
    lender.pass(waitMs - 1);
    expect(await statusOf(borrower)).toBe(from);
    lender.pass(1);
    expect(await statusOf(borrower)).toBe(to);
  });

  test('stops Fundstop before funding, and open conditions before closing', async () => {
    const stopped = await released('FUNDING_DECISION', lastName('Fundstop'));
    const held = await released('GEN_CLOSING_DISCLOSURE', {
      application: { conditions: [aCondition] },
    });
    lender.pass(LONG);
    expect(await statusOf(stopped)).toBe('FUNDING_DECISION');
    expect(await statusOf(held)).toBe('GEN_CLOSING_DISCLOSURE');
  });

  test('declines Needsreview-Declined after the review, and lets Needsreview continue', async () => {
    const declined = await released(
      'APPLICATION_REVIEW_IN_PROGRESS',
      lastName('Needsreview-Declined'),
    );
    const approved = await released('APPLICATION_REVIEW_IN_PROGRESS', lastName('Needsreview'));
    lender.pass(1_500);
    expect((await declined.status()).uwDecision).toBe('REVIEW');
    lender.pass(15_000);
    expect(await statusOf(declined)).toBe('DECLINED');
    expect(await statusOf(approved)).toBe('PREQUAL_TITLE_PROCESSING');
  });

  test('skips the demographic questions for a business line', async () => {
    const { token, applicationUuid } = await lender.session({
      org: 'HOMELINE_SB',
      checklistStatus: 'COLLECT_ADDITIONAL_INFO',
    });
    const borrower = asBorrower(lender, { token, org: 'HOMELINE_SB' }, applicationUuid);
    await patch(borrower, { advance: true });
    expect(await statusOf(borrower)).toBe('GEN_SUMMARY_DISCLOSURE');
  });
});
