import type { Page } from 'playwright-core';

import { until } from '#scripts/driver/until.ts';
import { conditionCategories } from '#store/application/conditions/categories.ts';
import type { ConditionCategory } from '#store/application/conditions/codes.ts';

import { button, reads } from './offerScreen.ts';

const LIST = 'Your to-do list';

export const onTheList = (page: Page) =>
  page.getByRole('heading', { level: 1, name: LIST, exact: true }).waitFor();

/** Chooses a file, and waits until it was uploaded. */
export const choose = async (page: Page, name: string) => {
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 sample') });
  await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
};

/** What to do at each destination. */
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

/** Focuses the window, because the page then reads the conditions again (COND-07). */
export const refresh = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('focus')));

export const categories = Object.keys(conditionCategories) as ConditionCategory[];

/** Requests each category, answers it from the list, and expects that it is accepted (COND-01 to COND-09). */
export async function answerEach(
  page: Page,
  asked: readonly ConditionCategory[],
  ask: (category: ConditionCategory) => Promise<unknown>,
): Promise<void> {
  await reads(page, 'Nothing to do right now.');
  for (const category of asked) await ask(category);
  await refresh(page);
  await reads(page, `${asked.length} things to do`);

  for (const [at, category] of asked.entries()) {
    const item = page.getByRole('listitem').filter({
      has: page.getByText(`For a call to us: ${conditionCategories[category].title}`),
    });
    await item.getByRole('link').click();
    await page.waitForURL(/conditionUuid=/);
    await answers[conditionCategories[category].screen]?.(page);
    await onTheList(page);
    const left = asked.length - 1 - at;
    if (left > 0) await reads(page, `${left} ${left === 1 ? 'thing' : 'things'} to do`);
  }
  await until(async () => {
    await refresh(page);
    return page.getByText(`${asked.length} accepted`, { exact: true }).isVisible();
  });
}
