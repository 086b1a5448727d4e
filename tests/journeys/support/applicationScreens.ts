import type { Page } from 'playwright-core';

import type { Applicant } from '#scripts/driver/applicant.ts';
import type { TestHost } from '#scripts/driver/testHost.ts';

import { button, reads } from './offerScreen.ts';

interface Shown {
  readonly screen: string;
  readonly status: Record<string, unknown>;
  /** What is done on it before it is looked at once more. */
  readonly then?: readonly ((page: Page) => Promise<void>)[];
}

/** Presses the button of a form that is not filled in. */
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
    ['How do you like to hear from us?', 'Email'],
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

const screens: readonly Shown[] = [
  {
    screen: 'product/select',
    status: { checklistStatus: 'OFFER_SELECTION' },
    then: [press('Compare this choice', 'Remove'), press('Continue', 'Check your offer')],
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
  { screen: 'error/timeout', status: { checklistStatus: 'UNKNOWN' } },
  { screen: 'hold', status: { checklistStatus: 'ONSITE_APPRAISAL_PENDING' } },
  {
    screen: 'review-app/uw',
    status: { checklistStatus: 'UNDERWRITING_REVIEW', uwDecision: 'REVIEW' },
  },
  {
    screen: 'error/decline',
    status: { checklistStatus: 'DECLINED', declineReason: 'GENERIC' },
    then: [refused('Ask for another look')],
  },
  { screen: 'error/credit', status: { checklistStatus: 'DECLINED', declineReason: 'CREDIT' } },
  { screen: 'error/income', status: { checklistStatus: 'DECLINED', declineReason: 'INCOME' } },
];

/** The screen as it opens, with what it reads there. */
export async function show(
  host: TestHost,
  { page, session, screenAt }: Applicant,
  { screen, status }: Shown,
): Promise<void> {
  await host.sandbox.patch(session.applicationUuid, { status });
  await page.goto(screenAt(screen));
  await page.getByRole('main').getByRole('button').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Shows every screen of an application, in each of its states; a wide window is the one in which things are done. */
export async function showScreens(
  host: TestHost,
  applicant: Applicant,
  look: (isLastState: boolean) => Promise<void>,
): Promise<void> {
  const { page } = applicant;
  const wide = { width: 1280, height: 800 };
  for (const shown of screens) {
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
}
