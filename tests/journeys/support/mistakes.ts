import type { Locator, Page } from 'playwright-core';

/** Boxes whose text is longer than their name in the summary. */
const longNames = new Map([
  ['Terms and privacy', /^I agree to the Terms/],
  ['Electronic messages', /^I agree to get messages/],
]);

/** Returns the box, or the group of boxes, of a question. */
export function fieldNamed(page: Page, label: string): Locator {
  const main = page.locator('main');
  const name = longNames.get(label) ?? label;
  const box = main.locator('input, select, textarea').and(page.getByLabel(name, { exact: true }));
  const group = main
    .locator('fieldset')
    .and(
      page
        .getByRole('group', { name, exact: true })
        .or(page.getByRole('radiogroup', { name, exact: true })),
    );
  return box.or(group).first();
}

export const pressSubmit = (page: Page) => page.locator('main form button[type=submit]').click();
