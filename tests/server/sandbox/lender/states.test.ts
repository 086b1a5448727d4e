import { toChecklistStatus } from '#store/application/core/checklistStatus.ts';
import { readApplication } from '#sagas/api/contract/application.ts';
import { stateTable } from '#server/sandbox/lender/status/stateTable.ts';
import { withStatusDefaults } from '#store/application/core/applicationStatus.ts';
import { statuses } from '#store/application/status/statuses.ts';
import { statusText } from '#store/application/status/statusTexts.ts';
import { applicationsAt, asBorrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { aSandbox } from '#tests/support/fakes/sandbox.ts';

/** Shorter than a session. */
const LONG = 20 * 60_000;
const A_MINUTE = 60_000;
const table = [...stateTable.keys()];

describe('the state table (8.2)', () => {
  const lender = openLender('block');
  const { at, patch, statusOf, released } = applicationsAt(lender);

  test('has a row for every status that the app knows', () => {
    expect(table.toSorted()).toEqual(Object.keys(statuses).toSorted());
    expect(table.length).toBeGreaterThanOrEqual(70);
  });

  test('describes no status but UNKNOWN as unclear (section 7)', () => {
    const tell = (checklistStatus: string) =>
      statusText(withStatusDefaults({ checklistStatus: toChecklistStatus(checklistStatus) })).what;
    expect(table.filter((status) => tell(status) === tell('UNKNOWN'))).toEqual(['UNKNOWN']);
  });

  test('sets and pins every status with PATCH, including an unknown one, and responds to every call', async () => {
    const borrower = await at('OFFER_SELECTION');
    for (const checklistStatus of [...table, 'UNKNOWN_TO_US']) {
      const { body } = await patch(borrower, { status: { checklistStatus } });
      expect(body).toMatchObject({ pinned: true, status: { checklistStatus } });
      expect(await statusOf(borrower)).toBe(checklistStatus);
      expect([checklistStatus, (await borrower.call(readApplication)).status]).toEqual([
        checklistStatus,
        200,
      ]);
    }
  });

  test('keeps a pinned status and a waiting one (8.1)', async () => {
    const [waiting, holding] = [await at('OFFER_CALCULATION_IN_PROGRESS'), await at('RECORDING')];
    lender.pass(LONG);
    expect(await statusOf(waiting)).toBe('OFFER_CALCULATION_IN_PROGRESS');
    expect(await statusOf(holding)).toBe('RECORDING');
  });

  test.each([
    ['SOFT_CREDIT_PULL_IN_PROGRESS', 1_500, 'PROPERTY_SEARCH_IN_PROGRESS'],
    ['CREDIT_FILE_REVIEW_IN_PROGRESS', 3_000, 'PROPERTY_SEARCH_IN_PROGRESS'],
    ['CREDIT_ERROR', 10_000, 'SOFT_CREDIT_PULL_IN_PROGRESS'],
    ['CREDIT_MINOR', 15_000, 'PROPERTY_SEARCH_IN_PROGRESS'],
    ['CREDIT_DATA_MISSING_OR_INVALID', 15_000, 'PROPERTY_SEARCH_IN_PROGRESS'],
    ['FACTA_REVIEW', 15_000, 'PROPERTY_SEARCH_IN_PROGRESS'],
    ['DELINQUENCY_CHECK_IN_PROGRESS', 3_000, 'PROPERTY_SEARCH_IN_PROGRESS'],
    ['PROPERTY_SEARCH_IN_PROGRESS', 1_000, 'PROPERTY_VALUATION_IN_PROGRESS'],
    ['PROPERTY_VALUATION_IN_PROGRESS', 1_000, 'OFFER_CALCULATION_IN_PROGRESS'],
    ['NAV_RESI_EVAL_PROCESSING', 15_000, 'OFFER_CALCULATION_IN_PROGRESS'],
    ['BPO_ORDER_REQUEST_PENDING', 10_000, 'NAV_BPO_PROCESSING'],
    ['NAV_BPO_PROCESSING', 20_000, 'OFFER_CALCULATION_IN_PROGRESS'],
    ['OFFER_CALCULATION_IN_PROGRESS', 1_000, 'OFFER_SELECTION'],
    ['ASSET_REVIEW_IN_PROGRESS', 2_000, 'OFFER_SELECTION'],
    ['GEN_SUMMARY_DISCLOSURE', 1_500, 'APP_SUBMISSION'],
    ['APPLICATION_REVIEW_IN_PROGRESS', 1_500, 'PREQUAL_TITLE_PROCESSING'],
    ['UNDERWRITING_REVIEW', 15_000, 'PREQUAL_TITLE_PROCESSING'],
    ['PREQUAL_TITLE_PROCESSING', 1_500, 'LIEN_VERIFICATION'],
    ['LIEN_CHECK_IN_PROGRESS', 2_000, 'INCOME_VERIFICATION'],
    ['PAYOFF_REQUEST_PENDING', 15_000, 'INCOME_VERIFICATION'],
    ['REQUEST_STEWART_PAYOFFS', 15_000, 'INCOME_VERIFICATION'],
    ['ONSITE_APPRAISAL_PENDING', 20_000, 'HOLD_FOR_APPRAISAL_REVIEW'],
    ['HOLD_FOR_APPRAISAL_REVIEW', 8_000, 'APPRAISAL_REVIEW_COMPLETE'],
    ['APPRAISAL_REVIEW_COMPLETE', 3_000, 'INCOME_VERIFICATION'],
    ['INCOME_REVIEW_IN_PROGRESS', 2_500, 'IDENTITY_VERIFICATION'],
    ['EMPLOYMENT_CHECK_IN_PROGRESS', 3_000, 'IDENTITY_VERIFICATION'],
    ['IDENTITY_CHECK_IN_PROGRESS', 2_500, 'DISBURSEMENT_ACCOUNT'],
    ['HARD_CREDIT_PULL', 3_000, 'FINAL_OFFER'],
    ['ORDER_FULL_TITLE', 8_000, 'FINAL_TITLE_PROCESSING'],
    ['FINAL_TITLE_PROCESSING', 15_000, 'FINAL_TITLE_COMPLETE'],
    ['FINAL_TITLE_COMPLETE', 2_000, 'FINAL_OFFER'],
    ['GEN_CLOSING_DISCLOSURE', 12_000, 'FINAL_OFFER'],
    ['GEN_NOTE_SIGNING', 3_000, 'NOTE_SIGNING'],
    ['CO_DEED_REQ', 20_000, 'GEN_NOTARY_DISCLOSURE'],
    ['GEN_NOTARY_DISCLOSURE', 2_000, 'DEED_SIGNING'],
    ['GEN_RESCISSION', 2_000, 'RESCISSION'],
    ['RESCISSION', 20_000, 'RECORDING'],
    ['RECORDING', 8_000, 'FUNDABLE'],
    ['FUNDABLE', 5_000, 'FUNDING_DECISION'],
    ['FUNDING_DECISION', 4_000, 'COMPLETE'],
    ['DIRECT_DEBT_PAYOFF', 6_000, 'COMPLETE'],
    ['UNKNOWN', 20_000, 'PROPERTY_SEARCH_IN_PROGRESS'],
  ])('keeps %s for %d ms and then goes to %s', async (from, waitMs, to) => {
    const borrower = await released(from);
    lender.pass(waitMs - 1);
    expect(await statusOf(borrower)).toBe(from);
    lender.pass(1);
    expect(await statusOf(borrower)).toBe(to);
  });

  test.each([
    ['CREDIT_NO_MATCH', 'SOFT_CREDIT_PULL_IN_PROGRESS'],
    ['CREDIT_NO_MATCH_SSN', 'CREDIT_FILE_REVIEW_IN_PROGRESS'],
    ['SOFT_CREDIT_LOCKED', 'SOFT_CREDIT_PULL_IN_PROGRESS'],
    ['DELINQUENCY_REVIEW', 'DELINQUENCY_CHECK_IN_PROGRESS'],
    ['NO_PROPERTY_FOUND', 'PROPERTY_SEARCH_IN_PROGRESS'],
    ['MULTIPLE_PROPERTIES', 'PROPERTY_SEARCH_IN_PROGRESS'],
    ['NO_AVM_FOUND', 'NAV_RESI_EVAL_PROCESSING'],
    ['NAV_ESTIMATE_REQUEST', 'NAV_RESI_EVAL_PROCESSING'],
    ['BPO_ORDER_REQUEST', 'NAV_BPO_PROCESSING'],
    ['CLTV_LIEN_POSITION_REQUALIFY', 'OFFER_CALCULATION_IN_PROGRESS'],
    ['OFFER_SELECTION', 'COLLECT_ADDITIONAL_INFO'],
    ['ASSETS_PREQUAL', 'ASSET_REVIEW_IN_PROGRESS'],
    ['COLLECT_ADDITIONAL_INFO', 'HMDA'],
    ['HMDA', 'GEN_SUMMARY_DISCLOSURE'],
    ['APP_SUBMISSION', 'APPLICATION_REVIEW_IN_PROGRESS'],
    ['LIEN_VERIFICATION', 'LIEN_CHECK_IN_PROGRESS'],
    ['ONSITE_APPRAISAL_BORROWER_PAYMENT', 'ONSITE_APPRAISAL_PENDING'],
    ['INCOME_VERIFICATION', 'INCOME_REVIEW_IN_PROGRESS'],
    ['REVISED_OFFER_SELECTION', 'IDENTITY_VERIFICATION'],
    ['EMPLOYMENT_VERIFICATION', 'EMPLOYMENT_CHECK_IN_PROGRESS'],
    ['IDENTITY_VERIFICATION', 'IDENTITY_CHECK_IN_PROGRESS'],
    ['DISBURSEMENT_ACCOUNT', 'VERIFIED_AUTOPAY_ACCOUNT'],
    ['VERIFIED_AUTOPAY_ACCOUNT', 'HARD_CREDIT_PULL'],
    ['HARD_CREDIT_FROZEN', 'HARD_CREDIT_PULL'],
    ['FINAL_OFFER', 'GEN_NOTE_SIGNING'],
    ['NOTE_SIGNING', 'GEN_NOTARY_DISCLOSURE'],
    ['MANUAL_DEED_SIGNING', 'DEED_SIGNING'],
    ['COMPLETE', 'COMPLETE'],
    ['DECLINED', 'DECLINED'],
  ])('waits for the borrower at %s, and "move along" leads to %s', async (from, to) => {
    const borrower = await released(from);
    lender.pass(A_MINUTE);
    expect(await statusOf(borrower)).toBe(from);
    expect((await patch(borrower, { advance: true })).body).toMatchObject({
      status: { checklistStatus: to },
    });
  });

  test('lets time run again from the moment of "move along"', async () => {
    const borrower = await at('HMDA');
    lender.pass(A_MINUTE);
    await patch(borrower, { advance: true });
    expect(await statusOf(borrower)).toBe('GEN_SUMMARY_DISCLOSURE');
    lender.pass(1_500);
    expect(await statusOf(borrower)).toBe('APP_SUBMISSION');
  });

  test('divides the waiting times by SANDBOX_SPEED', async () => {
    const fast = await aSandbox({ speed: 10 });
    const { token, applicationUuid } = await fast.session({ checklistStatus: 'RECORDING' });
    await fast.control('PATCH', `/sandbox/applications/${applicationUuid}`, { pinned: false });
    fast.pass(800);
    const borrower = asBorrower(fast, { token }, applicationUuid);
    expect((await borrower.status()).checklistStatus).toBe('FUNDABLE');
    fast.close();
  });

  test('catches up with several waits, one after the other', async () => {
    const borrower = await released('GEN_RESCISSION');
    lender.pass(2_000 + 20_000 + 8_000 + 5_000 + 4_000);
    expect(await statusOf(borrower)).toBe('COMPLETE');
    const body = await borrower.read(readApplication);
    expect(body.active).toBe(true);
  });
});
