/** @set full */
import type { Request } from 'playwright-core';

import { openApplicant, type Applicant } from '#scripts/driver/applicant.ts';
import { letTimePass } from '#tests/journeys/support/clock.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';

let host: TestHost;
let ravi: Applicant;

beforeAll(async () => {
  host = await openTestHost();
  ravi = await openApplicant(host, { screen: 'hold' });
});
afterAll(async () => {
  await ravi.leave();
  await host.close();
});

const stand = (status: Record<string, unknown>) =>
  host.sandbox.patch(ravi.session.applicationUuid, { status });

const led = (path: string) =>
  ravi.page.waitForURL(({ pathname }) => pathname.endsWith(`/${path}`), { waitUntil: 'commit' });

describe('ROUTING-04 a decline', () => {
  const declined = { checklistStatus: 'INCOME_VERIFICATION', uwDecision: 'DECLINE' };

  it.each(['start/hmda', 'product/select', 'income/review', 'bpo/hold', 'error/timeout'])(
    'moves a borrower on %s to the reasons of the decline',
    async (screen) => {
      await stand(declined);
      await ravi.page.goto(ravi.screenAt(screen));
      await led('error/decline');
      await ravi.page.getByRole('heading', { name: 'The main reasons' }).waitFor();
    },
  );

  it('lets the borrower follow a link to a step they can correct, and come back', async () => {
    const { page } = ravi;
    await stand({ checklistStatus: 'DECLINED', uwDecision: 'DECLINE', declineReason: 'INCOME' });
    await page.goto(ravi.screenAt('error/decline'));
    await led('error/income');
    await page.getByRole('link', { name: 'Your income' }).click();
    await page.getByRole('heading', { level: 1, name: 'Confirm your income' }).waitFor();
    await page.getByText('You can read this page, but you cannot change it now').waitFor();
    await page.getByRole('button', { name: 'Go to my current step' }).click();
    await led('error/income');
  });

  it('leaves the borrower at the documents after a decline', async () => {
    await stand(declined);
    await ravi.page.goto(ravi.screenAt('document/disclosures'));
    await ravi.page.getByRole('heading', { level: 1, name: 'Your documents' }).waitFor();
    await ravi.page.waitForTimeout(500);
    expect(ravi.page.url()).toBe(ravi.screenAt('document/disclosures'));
  });
});

it('ROUTING-03 adds the underwriting decision to the address of the offers', async () => {
  await stand({ checklistStatus: 'OFFER_SELECTION' });
  await ravi.page.goto(ravi.screenAt(''));
  await led('product/select');
  expect(new URL(ravi.page.url()).searchParams.get('uwDecision')).toBe('INITIAL');
});

describe('a lender that never ends is asked twenty times', () => {
  it.each([
    ['POLL-03 STATUS-15', 'GEN_NOTE_SIGNING', 'review-app/signdocs'],
    ['POLL-04', 'HARD_CREDIT_PULL', 'error/timeout'],
    ['POLL-04', 'SOFT_CREDIT_PULL_IN_PROGRESS', 'error/timeout'],
    ['POLL-04', 'SOMETHING_NEW_PROCESSING', 'error/timeout'],
  ])('follows row %s: %s leads to %s after twenty polls', async (_id, status, path) => {
    await stand({ checklistStatus: status });
    const { page } = ravi;
    let reads = 0;
    const count = (request: Request) => {
      if (request.url().endsWith('/status')) reads += 1;
    };
    page.on('request', count);
    await page.clock.install();
    await page.goto(ravi.screenAt(''));
    await letTimePass(page, 2_500, () => page.url().endsWith(path));
    page.off('request', count);
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`/${path}$`));
    expect(reads).toBe(20);
    await page.getByRole('button', { name: 'Refresh' }).waitFor();
  });
});

it('S5 says after "Refresh" that nothing changed or the lender refused, and then leads on, without a reload', async () => {
  const { page, session, leave } = await openApplicant(host, {
    screen: 'error/timeout',
    sessionRequest: { checklistStatus: 'CREDIT_ERROR' },
  });
  const main = page.getByRole('main');
  const refresh = main.getByRole('button', { name: 'Refresh' });

  await refresh.click();
  await main.getByText('Nothing has changed yet.').waitFor();

  await host.sandbox.patch(session.applicationUuid, { status: { checklistStatus: 'HMDA' } });
  await host.sandbox.faults([
    {
      path: '/application/heloc/',
      status: 422,
      body: { errors: ['The file is locked.'] },
      times: 1,
    },
  ]);
  await refresh.click();
  await page.getByText('The file is locked.').first().waitFor();
  await main.getByText('Nothing has changed yet.').waitFor({ state: 'detached' });

  await refresh.click();
  await page.waitForURL(/\/start\/hmda/);
  await leave();
});
