import type { Page } from 'playwright-core';

import { expectSoundAtWidths } from './support/accessible.ts';
import { openApplicant, type Applicant } from './support/applicant.ts';
import { openHouse, type House } from './support/house.ts';
import { button, reads } from './support/offerScreen.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

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
  { screen: 'error/timeout', status: { checklistStatus: 'UNKNOWN' } },
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
async function show({ page, session, screenAt }: Applicant, { screen, status }: Shown) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await house.sandbox.patch(session.applicationUuid, { status });
  await page.goto(screenAt(screen));
  await page.getByRole('main').getByRole('button').first().waitFor();
  await page.waitForLoadState('networkidle');
}

it.each([undefined, 'larkmere', 'larkgarth'])(
  'finds nothing wrong on any screen of an application, brand %s',
  async (brand) => {
    const applicant = await openApplicant(house, {
      screen: 'product/select',
      ...(brand === undefined ? {} : { brand }),
    });
    const { page, leave } = applicant;
    const isMain = brand === undefined;
    for (const shown of screens) {
      await show(applicant, shown);
      if (isMain || shown.then === undefined) await expectSoundAtWidths(page);
      for (const [at, then] of (shown.then ?? []).entries()) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await then(page);
        if (isMain || at === (shown.then ?? []).length - 1) await expectSoundAtWidths(page);
      }
    }
    await leave();
  },
  120_000,
);

it('finds nothing wrong where an application cannot be opened', async () => {
  const { page, screenAt, leave } = await openApplicant(house, { screen: 'start/hmda' });
  await house.sandbox.faults([
    { path: '/application/heloc/', status: 422, body: { errors: [{ message: 'Not now.' }] } },
  ]);
  await page.goto(screenAt('start/hmda'));
  await reads(page, 'We could not open your application');
  await expectSoundAtWidths(page);
  await house.sandbox.faults([]);
  await leave();
});

/** Whether what has the focus stands under a bar that sticks to the bottom of the window (2.4.11). */
const isCovered = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const { activeElement: focused } = document;
    if (focused === null || focused === document.body) return null;
    const { top, bottom } = focused.getBoundingClientRect();
    const bars = Array.from(document.querySelectorAll('main *')).filter((element) => {
      const box = element.getBoundingClientRect();
      const sticks = ['sticky', 'fixed'].includes(getComputedStyle(element).position);
      return sticks && box.height > 0 && box.bottom >= innerHeight - 1 && box.top > innerHeight / 3;
    });
    const covering = bars.filter(
      (bar) => !bar.contains(focused) && bottom > bar.getBoundingClientRect().top + 1,
    );
    const isSeen = top >= 0 && bottom <= innerHeight;
    return covering.length > 0 || !isSeen ? `${focused.tagName} ${focused.id}` : '';
  });

it.each([
  ['product/select', 'OFFER_SELECTION'],
  ['start/contact', 'COLLECT_ADDITIONAL_INFO'],
])('2.4.11 Tab at 320 by 640 never leaves the focus under a bar on %s', async (screen, status) => {
  const applicant = await openApplicant(house, { screen, width: 320 });
  const { page, leave } = applicant;
  await show(applicant, { screen, status: { checklistStatus: status } });
  await page.setViewportSize({ width: 320, height: 640 });
  const covered: string[] = [];
  let stops = 0;
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const found = await isCovered(page);
    if (found === null) break;
    stops += 1;
    if (found !== '') covered.push(found);
  }
  expect(covered).toEqual([]);
  expect(stops).toBeGreaterThan(10);
  await leave();
});
