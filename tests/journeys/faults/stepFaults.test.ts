/** @set full */
import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { letTimePass } from '#tests/journeys/support/clock.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';
import { addressBar, expectStatusScreen } from '#tests/journeys/support/place.ts';
import { timesCalled } from '#tests/journeys/support/record.ts';
import type { Fault } from '#scripts/driver/sandbox.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterEach(() => host.sandbox.faults([]));
afterAll(() => host.close());

const NOT_REACHED = "We couldn't reach the lender. Your answers are still on this page. Try again.";
const NOT_READ = "We couldn't reach the lender. Your answers are saved. Try again.";
const SSN = '219-09-9999';

const pick = (page: Page, question: RegExp, answer: string) =>
  page
    .getByRole('radiogroup', { name: question })
    .getByRole('radio', { name: answer, exact: true })
    .check();
const ssn = (page: Page) => page.getByLabel('Social Security number', { exact: true });

interface Step {
  readonly status: string;
  readonly screen: string;
  readonly heading: string;
  readonly fill?: (page: Page) => Promise<void>;
  /** An answer that has to be there after every fault. */
  readonly kept?: (page: Page) => Promise<unknown>;
  readonly press: string;
  readonly path: string;
  readonly next: string;
}

const steps: readonly Step[] = [
  {
    status: 'COLLECT_ADDITIONAL_INFO',
    screen: 'start/contact',
    heading: 'Tell us a little more',
    async fill(page) {
      await pick(page, /should we contact you/, 'Email');
      await pick(page, /mailing address/, 'Yes');
      await ssn(page).fill(SSN);
      await pick(page, /status in the United States/, 'U.S. citizen');
      await page.getByLabel('What is the money for?').selectOption('HOME_IMPROVEMENT');
      await pick(page, /Who owns the home/, 'Only me');
      await pick(page, /marital status/, 'Unmarried');
      await pick(page, /last 90 days/, 'No');
    },
    kept: (page) => page.getByLabel('What is the money for?').inputValue(),
    press: 'Continue',
    path: '/additional-info$',
    next: 'Demographic information',
  },
  {
    status: 'HMDA',
    screen: 'start/hmda',
    heading: 'Demographic information',
    fill: (page) => page.getByLabel('Name of enrolled or principal tribe').fill('Pinegrove Band'),
    kept: (page) => page.getByLabel('Name of enrolled or principal tribe').inputValue(),
    press: 'Continue',
    path: '/hmda$',
    next: 'Review your application',
  },
  {
    status: 'CREDIT_NO_MATCH',
    screen: 'credit/social',
    heading: 'Help us find your credit file',
    fill: async (page) => {
      await page.getByRole('textbox', { name: /^Former last name/ }).fill('Tolland');
      await ssn(page).fill(SSN);
    },
    kept: (page) => page.getByRole('textbox', { name: /^Former last name/ }).inputValue(),
    press: 'Check again',
    path: '/credit/identification$',
    next: 'Choose your offer',
  },
  {
    status: 'DECLINED',
    screen: 'error/decline',
    heading: "We can't offer you a line of credit",
    fill: async (page) => {
      await page.getByRole('radio', { name: 'My credit report was corrected' }).check();
      await page.getByLabel(/Tell us more/).fill('Please look again.');
    },
    kept: (page) => page.getByLabel(/Tell us more/).inputValue(),
    press: 'Ask us to reconsider',
    path: '/reconsiderations$',
    next: 'Someone is reviewing your application',
  },
];

const faults: readonly [id: string, fault: Omit<Fault, 'path'>, says: string][] = [
  ['FT-04', { status: 422, body: { message: 'Not now, please.' } }, 'Not now, please.'],
  ['FT-04', { status: 503 }, NOT_REACHED],
  ['FT-08', { malformed: true }, 'Something unexpected happened'],
  ['FT-09', { body: { checklistStatus: 7 } }, 'Something unexpected happened'],
  ['FT-02', { after: true, reset: true }, NOT_REACHED],
];

it.each(steps)(
  'FT-01 FT-02 FT-04 FT-08 FT-09 shows each fault at $screen, keeps the answers, and goes on at the next submit',
  async (step) => {
    const { screen, path, press } = step;
    const applicant = await openApplicant(host, {
      screen,
      sessionRequest: { checklistStatus: step.status },
    });
    const { page, context, leave } = applicant;
    await page.getByRole('heading', { level: 1, name: step.heading }).waitFor();
    await step.fill?.(page);
    const kept = await step.kept?.(page);
    const expectStill = async (id: string, says: string) => {
      await button(page, press).and(page.locator(':not([aria-disabled=true])')).waitFor();
      await reads(page, says);
      expect([id, await step.kept?.(page)]).toEqual([id, kept]);
      expect(addressBar(page)).toContain(screen);
    };
    await context.setOffline(true);
    await button(page, press).click();
    await expectStill('FT-01', NOT_REACHED);
    await context.setOffline(false);
    for (const [id, fault, says] of faults) {
      await host.sandbox.faults([{ path, ...fault }]);
      const asked = page.waitForRequest((request) => new RegExp(path).test(request.url()));
      await button(page, press).click();
      await asked;
      await expectStill(id, says);
    }
    await host.sandbox.faults([]);
    await button(page, press).click();
    await expectStatusScreen(page, step.next, 'Homeline');
    await leave();
  },
);

/** What is sent by a press outside a form. */
const presses: readonly (Pick<Step, 'status' | 'screen' | 'path'> & {
  readonly application?: object;
  readonly press: readonly string[];
  /** What is pressed at the end, before the page leaves. */
  readonly then?: string;
})[] = [
  {
    status: 'SOFT_CREDIT_FROZEN',
    screen: 'credit/error',
    press: ['Cancel my application', 'Yes, cancel'],
    then: 'Done',
    path: '/withdrawal$',
  },
  {
    status: 'COLLECT_ADDITIONAL_INFO',
    screen: 'start/contact',
    press: ['Change your offer'],
    path: '/reopening$',
  },
  {
    status: 'OFFER_SELECTION',
    screen: 'product/select',
    application: { income: { incomePrimary: 70_000 } },
    press: ['Add my savings'],
    path: '/assets/start$',
  },
];

it.each(presses)(
  'F-04 FT-01 FT-04 FT-08 shows a fault at $path, which no form sends, and goes on with the same button',
  async ({ status, screen, application = {}, press, then, path }) => {
    const sessionRequest = { checklistStatus: status, application };
    const { page, context, leave } = await openApplicant(host, { screen, sessionRequest });
    const send = async () => {
      for (const name of press) await button(page, name).click();
    };
    const [first = ''] = press;
    await button(page, first).waitFor();
    for (const [, fault, says] of faults.slice(0, 3)) {
      await host.sandbox.faults([{ path, ...fault }]);
      const answered = page.waitForResponse((response) => new RegExp(path).test(response.url()));
      await send();
      await answered;
      await reads(page, says);
      expect(addressBar(page)).toContain(screen);
    }
    await host.sandbox.faults([]);
    await context.setOffline(true);
    await send();
    await reads(page, NOT_REACHED);
    await context.setOffline(false);
    await send();
    if (then !== undefined) await button(page, then).click();
    await page.waitForURL((url) => !url.pathname.endsWith(screen));
    await leave();
  },
);

it.each([
  ['start/contact', 'COLLECT_ADDITIONAL_INFO', '/additional-info$', 'How to reach you'],
  ['product/select', 'OFFER_SELECTION', '/offers$', 'How much do you want to draw?'],
  ['credit/error', 'SOFT_CREDIT_FROZEN', '/credit/retry$', 'your file is frozen'],
  ['review-app/no-credit', 'CREDIT_NO_MATCH_SSN', '/upload-rules$', 'Photo ID'],
  ['error/decline', 'DECLINED', '/borrower/.+/decision$', 'Ask us to reconsider'],
])(
  'FT-03 requests the data of %s six times, then shows a message, and loads it on Try again',
  async (screen, checklistStatus, path, words) => {
    const { page, screenAt, leave } = await openApplicant(host, {
      screen: 'complete',
      sessionRequest: { checklistStatus },
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    // A decline leads from here to its own screen, which reads what is counted below.
    await page.waitForLoadState('networkidle');
    await page.clock.install();
    await host.sandbox.faults([{ method: 'GET', path, status: 503 }]);
    const before = await host.sandbox.lastNumber();
    const asked = async () => timesCalled(await host.sandbox.requests(before), new RegExp(path));
    await page.goto(screenAt(screen));
    const again = button(page, 'Try again');
    await letTimePass(page, 1_000, () => again.isVisible());
    await reads(page, NOT_READ);
    expect(await asked()).toBe(6);
    await host.sandbox.faults([]);
    await again.click();
    await reads(page, words);
    await leave();
  },
);
