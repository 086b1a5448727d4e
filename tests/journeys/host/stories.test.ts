/** @set full */
import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { logOf } from '#scripts/driver/ownLog.ts';
import type { SandboxSession } from '#scripts/driver/sandbox.ts';
import { until } from '#scripts/driver/until.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { reportOn } from '#scripts/replay/report.ts';
import { signInAt } from '#tests/journeys/support/provider.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterEach(() => host.sandbox.faults([]));
afterAll(() => host.close());

interface Failure {
  readonly what: string;
  readonly sessionRequest: Record<string, unknown>;
  /** Where the borrower begins. Defaults to the screen of the status. */
  readonly screen?: string;
  readonly go: (page: Page, session: SandboxSession) => Promise<unknown>;
  readonly stops: readonly string[];
}

const named = (lastName: string) => ({
  profile: { name: { lastName } },
  application: { status: { checklistStatus: 'SOFT_CREDIT_PULL_IN_PROGRESS' }, pinned: false },
});

const heading = (page: Page, name: RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

const choose = (page: Page, pile: string, name: string) =>
  page
    .getByRole('group', { name: pile })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 sample') });

const FROZEN =
  'The lender\'s status is SOFT_CREDIT_FROZEN. The page says: "Your file is locked or frozen at a credit bureau."';

it.each<Failure>([
  {
    what: 'a decline',
    sessionRequest: named('Declined'),
    go: (page) => heading(page, /can't offer you/),
    stops: [
      'The lender\'s status is DECLINED, reason GENERIC. The page says: "We can\'t offer you a line of credit."',
    ],
  },
  {
    what: 'a frozen credit file',
    sessionRequest: named('Frozen'),
    go: async (page) => {
      await heading(page, /locked or frozen/);
      await page
        .getByRole('button', { name: /lifted|again/i })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Please wait' }).waitFor({ state: 'detached' });
      await heading(page, /locked or frozen/);
    },
    stops: [FROZEN],
  },
  {
    what: 'a failed bank link',
    sessionRequest: { checklistStatus: 'INCOME_VERIFICATION' },
    screen: 'income/link/plaid-transactions',
    go: async (page) => {
      await signInAt(page, 'Sandbox Bank Wrong Password');
      await page.getByRole('button', { name: 'Continue to secure link' }).waitFor();
    },
    stops: ['The link of plaid-transactions ended with ERROR.'],
  },
  {
    what: 'a hold',
    sessionRequest: { checklistStatus: 'UNDERWRITING_REVIEW' },
    go: (page) => heading(page, /underwriter/),
    stops: [
      expect.stringMatching(
        /^The lender's status is UNDERWRITING_REVIEW\. The page says: "An underwriter is reviewing your application\." It is on hold/,
      ) as unknown as string,
    ],
  },
  {
    what: 'a refused file',
    sessionRequest: { checklistStatus: 'CREDIT_NO_MATCH_SSN' },
    screen: 'review-app/no-credit',
    go: async (page) => {
      await choose(page, 'Photo ID', 'virus.pdf');
      await page
        .getByRole('list', { name: 'Files: Photo ID' })
        .getByText(/choose|refused|accept/i)
        .first()
        .waitFor();
    },
    stops: [
      'The lender\'s status is CREDIT_NO_MATCH_SSN. The page says: "We still couldn\'t find a credit file."',
      expect.stringMatching(
        /^The file was refused\. The lender answered 422, code FILE_REFUSED, field file\. Request [\da-f]{32}\.$/,
      ) as unknown as string,
    ],
  },
  {
    what: 'a lost lender',
    sessionRequest: { checklistStatus: 'OFFER_SELECTION' },
    screen: 'product/select',
    go: async (page) => {
      await page.getByRole('button', { name: 'Continue' }).waitFor();
      await host.sandbox.faults([{ path: '/quotes$', reset: true }]);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page
        .getByText(/couldn't reach the lender/)
        .first()
        .waitFor();
    },
    stops: ['Offer quote failed. No answer came back.'],
  },
])('tells support in words what stopped a borrower: $what', async (failure) => {
  const { sessionRequest, screen = '', go, stops } = failure;
  const { page, session, leave } = await openApplicant(host, {
    sessionRequest,
    screen,
    width: 390,
  });
  await go(page, session);
  // The log is written after the first input.
  await page.mouse.click(5, 300);

  let told = reportOn(null);
  const stopsOf = () => [
    ...new Set(told.story.flatMap(({ isStop, words }) => (isStop ? [words] : []))),
  ];
  await until(async () => {
    told = reportOn(await logOf(page));
    return stopsOf().length >= stops.length;
  });

  expect(told.isGood).toBe(true);
  expect(stopsOf()).toEqual(stops);
  await leave();
});
