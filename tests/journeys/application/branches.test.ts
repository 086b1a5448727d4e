/** @set full */
import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { walkTo, type Answer } from '#tests/journeys/support/applicationWalk.ts';
import { share, signInAt } from '#tests/journeys/support/provider.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const signer = { firstName: 'Morgan', lastName: 'Ashdale' };

interface Branch {
  readonly checklistStatus: string;
  readonly brand?: string;
  readonly application?: Record<string, unknown>;
  readonly instead?: Readonly<Record<string, Answer>>;
  readonly headings: readonly [from: string, ...others: string[]];
}

const onStreet = (street1: string) => ({ property: { street1 } });
/** Chooses the pay stubs the first time. After that, they are there. */
const uploadsPayStubs: Readonly<Record<string, Answer>> = {
  async 'Confirm your income'(page) {
    const submit = page.getByRole('button', { name: 'Submit my income' });
    const others = page.getByText('Other ways', { exact: true }).filter({ visible: true });
    await submit.or(others).first().waitFor();
    if (await submit.isVisible()) return submit.click();
    await others.click();
    await page.getByRole('link', { name: /^Upload pay stubs/ }).click();
  },
};

async function linksLowerIncome(page: Page) {
  await page.getByRole('link', { name: /^Link your payroll/ }).click();
  await signInAt(page, 'Sandbox Payroll Lower');
  await share(page, 'Sandbox Works, full time');
  await page.getByRole('button', { name: 'Submit my income' }).click();
}

const branches: Readonly<Record<string, Branch>> = {
  'an agent looks at the home': {
    checklistStatus: 'BPO_ORDER_REQUEST',
    application: { status: { bpo: 'BPO_REQUIRED' } },
    headings: ['Order a property valuation', 'Your valuation is ordered', 'Choose your offer'],
  },
  'late payments that are paid': {
    checklistStatus: 'DELINQUENCY_REVIEW',
    headings: ['Tell us about a late payment', 'Choose your offer'],
  },
  'a line that does not fit is drawn smaller': {
    checklistStatus: 'CLTV_LIEN_POSITION_REQUALIFY',
    headings: ['There is still a way forward', 'Choose your offer'],
  },
  'a loan to pay off': {
    checklistStatus: 'LIEN_VERIFICATION',
    application: onStreet('12 Payoff Lane'),
    headings: [
      'Loans on your property',
      "We're getting your payoff amounts",
      'Confirm your income',
    ],
  },
  'pay stubs, then the employer': {
    checklistStatus: 'INCOME_VERIFICATION',
    instead: uploadsPayStubs,
    headings: [
      'Confirm your income',
      'Upload your pay stubs',
      'Confirm your income',
      'Confirm your employer',
      'Verify your identity',
    ],
  },
  'a lower income has other offers': {
    checklistStatus: 'INCOME_VERIFICATION',
    instead: { 'Confirm your income': linksLowerIncome },
    headings: [
      'Confirm your income',
      'Your updated offer',
      'Check your offer',
      'Verify your identity',
    ],
  },
  'a line with crypto is paid out without a bank': {
    checklistStatus: 'IDENTITY_VERIFICATION',
    application: { isCrypto: true },
    headings: ['Verify your identity', 'How do you want to pay?'],
  },
  'a home in a flood zone': {
    checklistStatus: 'GEN_CLOSING_DISCLOSURE',
    application: { ...onStreet('12 Floodzone Road'), status: { waitingOnFloodCert: true } },
    headings: [
      'Your home is in a flood zone',
      "We're waiting for a flood check",
      'Your final offer',
    ],
  },
  'a home in Texas waits for its notary': {
    checklistStatus: 'NOTE_SIGNING',
    application: { property: { state: 'TX', city: 'Austin', zip: '78701' } },
    headings: ['Sign your documents', 'Read and sign', 'Meet with a notary'],
  },
};

it.each(Object.entries(branches))('leads through the branch: %s', async (_what, branch) => {
  const { checklistStatus, brand, application = {}, instead = {}, headings } = branch;
  const { page, context, leave } = await openApplicant(host, {
    screen: '',
    width: 390,
    ...(brand !== undefined && { brand }),
    sessionRequest: { checklistStatus, application: { pinned: false, ...application } },
  });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 39.96, longitude: -83 });

  const [from] = headings;
  const to = headings.at(-1) ?? from;
  expect(await walkTo(page, { signer, from, to, instead })).toEqual(headings);
  await leave();
});
