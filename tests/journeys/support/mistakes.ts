import type { Locator, Page } from 'playwright-core';

/** Boxes whose words are longer than what the summary calls them. */
const longNames = new Map([
  ['Terms and privacy', /^I agree to the Terms/],
  ['Electronic messages', /^I agree to get messages/],
]);

/** The box, or the group of boxes, of a question. */
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

interface Said {
  readonly message: string | null;
  readonly isInvalid: boolean;
}

/** What a field says about itself: to the eye below it, to a screen reader by its description. */
const saidAt = (field: Locator): Promise<Said> =>
  field.evaluate((element) => {
    const marked = element.matches('[aria-invalid]')
      ? element
      : element.querySelector('[aria-invalid]');
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    const errors = ids
      .filter((id) => id.endsWith('-error'))
      .map((id) => document.getElementById(id))
      .filter((said) => said?.checkVisibility() === true);
    return {
      message: errors[0]?.textContent ?? null,
      isInvalid: marked?.getAttribute('aria-invalid') === 'true',
    };
  });

const summaryOf = (page: Page) => page.locator('main').getByRole('alert', { name: 'Error' });

/**
 * A press that found mistakes, field by field in their order (AX-21): the summary has the focus and names each, the
 * title says so, each field says what is wrong with it, and a line of the summary leads to its field.
 */
export async function expectMistakes(
  page: Page,
  mistakes: Readonly<Record<string, string>>,
): Promise<void> {
  const lines = Object.entries(mistakes).map(
    ([label, message]) => `${label}${/[?:]$/.test(label) ? '' : ':'} ${message}`,
  );
  const summary = summaryOf(page);
  expect(await summary.getByRole('listitem').allTextContents()).toEqual(lines);
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.title()).toMatch(/^Error: /);
  for (const [label, message] of Object.entries(mistakes))
    expect([label, await saidAt(fieldNamed(page, label))]).toEqual([
      label,
      { message, isInvalid: true },
    ]);

  const [first] = Object.keys(mistakes);
  if (first === undefined) return;
  await summary.getByRole('link').first().click();
  const isAtFirst = await fieldNamed(page, first).evaluate((element) =>
    element.contains(document.activeElement),
  );
  expect([first, isAtFirst]).toEqual([first, true]);
}

/** The form's one press. */
export const pressSubmit = (page: Page) => page.locator('main form button[type=submit]').click();

interface Typed {
  readonly typed: string;
  /** What stays in the box; as typed where it is left out. */
  readonly kept?: string;
  readonly says: string;
}

/** Types something wrong into a box, presses, and finds the message there and what was typed still in the box. */
export async function expectRefused(page: Page, label: string, wrong: Typed): Promise<void> {
  const { typed, says, kept = typed } = wrong;
  const box = fieldNamed(page, label);
  await box.fill('');
  await box.focus();
  await page.keyboard.type(typed);
  await pressSubmit(page);
  await summaryOf(page).waitFor();
  expect({ typed, ...(await saidAt(box)) }).toEqual({ typed, message: says, isInvalid: true });
  expect(await box.inputValue()).toBe(kept);
}
