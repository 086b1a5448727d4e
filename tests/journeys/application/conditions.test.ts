/** @set full */
import type { Page } from 'playwright-core';

import { openApplicant, type Applicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { until } from '#scripts/driver/until.ts';
import { conditionCategories } from '#store/application/conditions/categories.ts';
import type { ConditionCategory } from '#store/application/conditions/codes.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterEach(() => host.sandbox.faults([]));
afterAll(() => host.close());

const LIST = 'Your to-do list';

const ask = ({ session }: Applicant, categoryEnum: string) =>
  host.sandbox.ask(session.applicationUuid, { categoryEnum });

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

const choose = async (page: Page, name: string) => {
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 sample') });
  await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
};

/** What the borrower does at each destination. */
const answers: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async conditionsUpload(page) {
    await choose(page, 'letter.pdf');
    await page.getByLabel(/^Note to the lender/).fill('This is all I have.');
    await button(page, 'Send').click();
  },
  async conditionsPhone(page) {
    await page.getByRole('textbox', { name: 'Mobile phone' }).fill('6145550177');
    await button(page, 'Text me a code').click();
    await page.getByLabel('Code', { exact: true }).fill('246810');
    await button(page, 'Confirm').click();
  },
  async conditionsConfirm(page) {
    await page.getByRole('radio', { name: 'Yes, change it' }).check();
    await button(page, 'Send my answer').click();
  },
  async identity(page) {
    await page.getByRole('radio', { name: 'US Passport' }).check();
    await choose(page, 'passport.pdf');
    await button(page, 'Check my ID').click();
  },
};

/** The page learns of a change as it gets the focus (COND-07). */
const refresh = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

it('COND-01 to COND-09 every category is answered from the list, and accepted', async () => {
  const applicant = await openApplicant(host, {
    screen: 'conditions',
    sessionRequest: { checklistStatus: 'UNDERWRITING_REVIEW' },
  });
  const { page, leave } = applicant;
  await reads(page, 'Nothing to do right now.');
  const categories = Object.keys(conditionCategories) as ConditionCategory[];
  for (const category of categories) await ask(applicant, category);
  await refresh(page);
  await reads(page, '13 to do, 0 in review, 0 accepted');

  for (const [at, category] of categories.entries()) {
    const item = page.getByRole('listitem').filter({
      has: page.getByText(conditionCategories[category].title, { exact: true }),
    });
    await item.getByRole('link').click();
    await page.waitForURL(/conditionUuid=/);
    await answers[conditionCategories[category].screen]?.(page);
    await heading(page, LIST);
    await reads(page, `${12 - at} to do,`);
  }
  await until(async () => {
    await refresh(page);
    return page.getByText('0 to do, 0 in review, 13 accepted').isVisible();
  });
  await leave();
});

it('F-08 a document that an underwriter rejects with a comment is replaced, and accepted', async () => {
  const applicant = await openApplicant(host, {
    screen: 'review-app/uw',
    sessionRequest: {
      checklistStatus: 'UNDERWRITING_REVIEW',
      application: { status: { uwDecision: 'REVIEW' } },
    },
  });
  const { page, leave } = applicant;
  await ask(applicant, 'ESCALATION_REVIEW');
  await refresh(page);
  await reads(page, 'You have 1 thing to do.');
  await page.getByRole('link', { name: 'See your to-do list' }).click();
  await page.getByRole('link', { name: /^Upload Document/ }).click();
  // The connection is cut on the way: the upload goes on by itself, and arrives once.
  await host.sandbox.faults([{ method: 'POST', path: '/uploads', reset: true, times: 1 }]);
  await choose(page, 'review-letter.pdf');
  await button(page, 'Send').click();
  await heading(page, LIST);

  const review = async (press: string, reason?: string) => {
    const underwriter = await host.visit();
    const console = underwriter.page;
    await console.goto(`${host.address}/sandbox#applications`);
    await console.getByText('To-do items (1)').first().click();
    if (reason !== undefined)
      await console
        .getByLabel(/^Why .* needs replacing/)
        .first()
        .fill(reason);
    await console.getByRole('button', { name: press }).first().click();
    await console.getByText('Done.').waitFor();
    await underwriter.leave();
  };
  await review('Reject Escalation review: review-letter.pdf', 'Page two is missing.');
  await refresh(page);
  await reads(page, 'Page two is missing.');
  await page.getByRole('link', { name: /^Upload Document/ }).click();
  await choose(page, 'review-both-pages.pdf');
  await button(page, 'Send').click();
  await heading(page, LIST);
  await review('Accept Escalation review: review-both-pages.pdf');
  await refresh(page);

  await reads(page, '0 to do, 0 in review, 1 accepted');
  await leave(/review-letter|Failed/);
});
