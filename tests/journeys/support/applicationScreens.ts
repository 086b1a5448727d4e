import type { Page } from 'playwright-core';

import type { ApplicantVisitor } from '#scripts/driver/applicant.ts';
import type { TestHost } from '#scripts/driver/testHost.ts';

import { button, reads } from './offerScreen.ts';

export interface Shown {
  readonly screen: string;
  readonly status: Record<string, unknown>;
  /** What else is in the application. */
  readonly more?: Record<string, unknown>;
  /** What to do on the screen before checking it again. */
  readonly then?: readonly ((page: Page) => Promise<void>)[];
}

const refused = (name: string) => async (page: Page) => {
  await button(page, name).click();
  await page.getByRole('alert', { name: 'Error' }).waitFor();
};

const press = (name: string, words: string) => async (page: Page) => {
  await button(page, name).click();
  await reads(page, words);
};

async function fillContact(page: Page) {
  for (const [group, name] of [
    ['How should we contact you?', 'Email'],
    ['Is your mailing address the same as your home address?', 'No'],
    ['Your status in the United States', 'U.S. citizen'],
    ['Who owns the home?', 'Me and someone else'],
  ] as const)
    await page
      .getByRole('radiogroup', { name: group })
      .getByRole('radio', { name, exact: true })
      .check();
  for (const box of await page.getByRole('main').getByRole('textbox').all())
    await box.fill('Sample');
}

async function fillPhone(page: Page) {
  await page.getByRole('textbox', { name: 'Mobile phone' }).fill('6145550177');
  await button(page, 'Text me a code').click();
  await reads(page, 'We texted a code to (614) 555-0177.');
}

const parcelHold = (reason: string) => ({
  reason,
  actor: 'BORROWER',
  since: null,
  expectedBy: null,
  detail: null,
  conditionUuids: [],
});

const uuidAt = (at: number) => `5c0d1710-0000-4000-8000-00000000000${at}`;

/** A to-do item for each destination, and one that was sent. */
const conditions = [
  { categoryEnum: 'BANK_ACCOUNT_FRAUD_REVIEW' },
  { categoryEnum: 'MISSING_PHONE_NUMBER' },
  {
    categoryEnum: 'REQUEST_PERMISSION_FROM_CUSTOMER',
    xtraData: {
      change: [
        { field: 'First draw', from: '$105,000.00', to: '$100,000.00', effect: 'Less cash.' },
      ],
    },
  },
  { categoryEnum: 'ID_VERIFICATION_FAILURE' },
  { categoryEnum: 'ESCALATION_REVIEW', xtraData: { state: 'IN_REVIEW' } },
  { categoryEnum: 'PROPERTY_LEGAL_DESCRIPTION', xtraData: { state: 'ACCEPTED' } },
].map((condition, at) => ({ uuid: uuidAt(at), created: '2026-11-20T12:00:00Z', ...condition }));

const underwritten = { status: { checklistStatus: 'UNDERWRITING_REVIEW' }, more: { conditions } };

/** The list, and each screen where the borrower answers an item. */
const conditionScreens: readonly Shown[] = [
  { screen: 'conditions', ...underwritten },
  {
    screen: `conditions/upload-document?conditionUuid=${uuidAt(0)}`,
    ...underwritten,
    then: [refused('Send')],
  },
  {
    screen: `conditions/phone-number?conditionUuid=${uuidAt(1)}`,
    ...underwritten,
    then: [refused('Text me a code'), fillPhone],
  },
  {
    screen: `conditions/confirm-update?conditionUuid=${uuidAt(2)}`,
    ...underwritten,
    then: [refused('Send my answer')],
  },
  {
    screen: `identity?conditionUuid=${uuidAt(3)}`,
    ...underwritten,
    then: [refused('Check my ID')],
  },
];

export const screensUntilSubmission: readonly Shown[] = [
  {
    screen: 'product/select',
    status: { checklistStatus: 'OFFER_SELECTION' },
    then: [press('Compare this choice', 'Your choice now'), press('Continue', 'Check your offer')],
  },
  { screen: 'product/assets', status: { checklistStatus: 'ASSETS_PREQUAL' } },
  {
    screen: 'start/contact',
    status: { checklistStatus: 'COLLECT_ADDITIONAL_INFO' },
    then: [refused('Continue'), fillContact],
  },
  { screen: 'start/hmda', status: { checklistStatus: 'HMDA' } },
  { screen: 'identity', status: { checklistStatus: 'IDENTITY_VERIFICATION' } },
  {
    screen: 'credit/social',
    status: { checklistStatus: 'CREDIT_NO_MATCH' },
    then: [refused('Check again')],
  },
  { screen: 'credit/error', status: { checklistStatus: 'SOFT_CREDIT_FROZEN' } },
  {
    screen: 'review-app/no-credit',
    status: { checklistStatus: 'CREDIT_NO_MATCH_SSN', uwDecision: 'INITIAL' },
    then: [refused('Send for review')],
  },
  {
    screen: 'bpo/estimate-value',
    status: { checklistStatus: 'NO_AVM_FOUND' },
    then: [refused('Send')],
  },
  {
    screen: 'bpo/order-bpo',
    status: { checklistStatus: 'BPO_ORDER_REQUEST' },
    then: [refused('Order the valuation')],
  },
  { screen: 'bpo/condition', status: { checklistStatus: 'BPO_ORDER_REQUEST_PENDING' } },
  { screen: 'bpo/waiting', status: { checklistStatus: 'NAV_BPO_PROCESSING' } },
  { screen: 'bpo/hold', status: { checklistStatus: 'NAV_BPO_PROCESSING' } },
  {
    screen: 'payoff/hold',
    status: { checklistStatus: 'REQUEST_STEWART_PAYOFFS' },
    then: [refused('Send the letter')],
  },
  {
    screen: 'hold',
    status: { checklistStatus: 'ONSITE_APPRAISAL_BORROWER_PAYMENT' },
    then: [refused('Pay and book')],
  },
  {
    screen: 'start/app-summary',
    status: { checklistStatus: 'APP_SUBMISSION' },
    then: [refused('Submit my application')],
  },
];

/** The screens from the lender's review to the payout, and those of an end without money. */
export const screensAfterSubmission: readonly Shown[] = [
  {
    screen: 'product/prequal-winback',
    status: { checklistStatus: 'CLTV_LIEN_POSITION_REQUALIFY' },
    then: [refused('Continue')],
  },
  {
    screen: 'review-app/property',
    status: { checklistStatus: 'NO_PROPERTY_FOUND' },
    then: [refused('Use this property')],
  },
  {
    screen: 'review-app/incorrect-pin',
    status: { checklistStatus: 'PREQUAL_TITLE_PROCESSING', hold: parcelHold('PARCEL_MISMATCH') },
  },
  {
    screen: 'review-app/incorrect-ownership',
    status: { checklistStatus: 'PREQUAL_TITLE_PROCESSING', hold: parcelHold('OWNERSHIP_MISMATCH') },
  },
  {
    screen: 'review-app/delinquency',
    status: { checklistStatus: 'DELINQUENCY_REVIEW' },
    then: [refused('Send answers')],
  },
  { screen: 'liens', status: { checklistStatus: 'LIEN_VERIFICATION' }, then: [refused('Confirm')] },
  { screen: 'income/review', status: { checklistStatus: 'INCOME_VERIFICATION' } },
  { screen: 'income/link/truv-payroll', status: { checklistStatus: 'INCOME_VERIFICATION' } },
  { screen: 'income/pointserv-callback', status: { checklistStatus: 'INCOME_VERIFICATION' } },
  {
    screen: 'income/upload',
    status: { checklistStatus: 'INCOME_VERIFICATION' },
    then: [refused('Send')],
  },
  {
    screen: 'income/employer-verification',
    status: { checklistStatus: 'EMPLOYMENT_VERIFICATION' },
    then: [refused('Send')],
  },
  { screen: 'bank/disburse', status: { checklistStatus: 'DISBURSEMENT_ACCOUNT' } },
  {
    screen: 'bank/manual-disburse',
    status: { checklistStatus: 'DISBURSEMENT_ACCOUNT' },
    then: [refused('Continue')],
  },
  {
    screen: 'bank/autopay',
    status: { checklistStatus: 'AUTOPAY_ACCOUNT' },
    then: [refused('Continue')],
  },
  {
    screen: 'error/flood-cert',
    status: { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true },
  },
  { screen: 'signing/intro', status: { checklistStatus: 'FINAL_OFFER' } },
  {
    screen: 'signing/support',
    status: { checklistStatus: 'NOTE_SIGNING' },
    then: [refused('Send')],
  },
  { screen: 'signing/sign', status: { checklistStatus: 'NOTE_SIGNING' } },
  { screen: 'signing/additional', status: { checklistStatus: 'CO_DEED_REQ' } },
  { screen: 'document/disclosures', status: { checklistStatus: 'APP_SUBMISSION' } },
  { screen: 'notary/session', status: { checklistStatus: 'DEED_SIGNING' } },
  { screen: 'notary/error', status: { checklistStatus: 'DEED_SIGNING' } },
  { screen: 'notary/intro', status: { checklistStatus: 'DEED_SIGNING' } },
  {
    screen: 'notary/schedule-manual',
    status: { checklistStatus: 'MANUAL_DEED_SIGNING', manualNotary: true },
    then: [refused('Continue')],
  },
  {
    screen: 'notary/reserve-manual',
    status: { checklistStatus: 'MANUAL_DEED_SIGNING', manualNotary: true },
  },
  { screen: 'complete', status: { checklistStatus: 'RESCISSION' } },
  { screen: 'review-app/datatree', status: { checklistStatus: 'UNKNOWN' } },
  { screen: 'review-app/signdocs', status: { checklistStatus: 'UNKNOWN' } },
  ...conditionScreens,
  { screen: 'error/timeout', status: { checklistStatus: 'UNKNOWN' } },
  { screen: 'hold', status: { checklistStatus: 'ONSITE_APPRAISAL_PENDING' } },
  {
    screen: 'review-app/uw',
    status: { checklistStatus: 'UNDERWRITING_REVIEW', uwDecision: 'REVIEW' },
  },
  {
    screen: 'error/decline',
    status: { checklistStatus: 'DECLINED', declineReason: 'GENERIC' },
    then: [refused('Ask us to reconsider')],
  },
  { screen: 'error/credit', status: { checklistStatus: 'DECLINED', declineReason: 'CREDIT' } },
  { screen: 'error/income', status: { checklistStatus: 'DECLINED', declineReason: 'INCOME' } },
];

export const applicationScreens = [...screensUntilSubmission, ...screensAfterSubmission];

/** Opens a screen with its data. */
export async function show(
  host: TestHost,
  { page, session, screenAt }: ApplicantVisitor,
  { screen, status, more = {} }: Shown,
): Promise<void> {
  await host.sandbox.patch(session.applicationUuid, { status, ...more });
  await page.goto(screenAt(screen));
  await page.locator('main h1[tabindex]').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Shows a screen in each of its states. The interactions happen in a wide window. */
export async function showStates(
  host: TestHost,
  applicant: ApplicantVisitor,
  shown: Shown,
  look: (isLastState: boolean) => Promise<void>,
): Promise<void> {
  const { page } = applicant;
  const wide = { width: 1280, height: 800 };
  const acts = shown.then ?? [];
  await page.setViewportSize(wide);
  await show(host, applicant, shown);
  await look(acts.length === 0);
  for (const [at, act] of acts.entries()) {
    await page.setViewportSize(wide);
    await act(page);
    await look(at === acts.length - 1);
  }
}
