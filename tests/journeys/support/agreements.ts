import type { Page } from 'playwright-core';

const PHONES = [
  { width: 390, height: 780 },
  { width: 320, height: 640 },
];

/** Required boxes that aren't agreements. They correct a field next to them. */
const CORRECTIONS = ['leaveOut', 'isBalanceRight'];

/**
 * Returns the required boxes and the texts about a credit check that are below the button, or covered when they scroll
 * into view at the bottom of the window, and how many there are. Runs in the page.
 */
const findAgreements = (corrections: string[]) => {
  const isCorrection = ({ name }: HTMLInputElement) =>
    corrections.some((end) => name.endsWith(end));
  const boxes = [
    ...document.querySelectorAll<HTMLInputElement>('main form [type=checkbox][aria-required=true]'),
  ].filter((box) => !isCorrection(box));
  const texts = [...document.querySelectorAll('main form p')].filter(
    (text) =>
      /A bureau may sell|soft (?:credit )?check/.test(text.textContent ?? '') &&
      text.closest('details') === null,
  );
  const agreements = [...boxes.map((box) => box.closest('label') ?? box), ...texts];
  const hidden = agreements.filter((agreement) => {
    const button = agreement.closest('form')?.querySelector('[type=submit]');
    if (!button) return true;
    scrollTo(0, scrollY + agreement.getBoundingClientRect().bottom - innerHeight);
    const { left, top, bottom } = agreement.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 5, Math.max(top, bottom - 12));
    const isBefore = agreement.compareDocumentPosition(button) === Node.DOCUMENT_POSITION_FOLLOWING;
    // While a form is being sent, its fields are inert, and the browser finds what is behind them.
    const isSeen = agreement.closest('[inert]')
      ? seen?.contains(agreement)
      : agreement.contains(seen);
    return !isBefore || seen === null || isSeen !== true;
  });
  return { count: agreements.length, hidden: hidden.map(({ textContent }) => textContent) };
};

/**
 * Expects that on phones everything that a button agrees to is visible before the button. Returns how many agreements
 * there are (AX-02).
 */
export async function expectAgreementsInSight(page: Page): Promise<number> {
  let count = 0;
  // A dialog covers the form.
  if ((await page.locator('dialog[open]').count()) > 0) return count;
  for (const size of PHONES) {
    await page.setViewportSize(size);
    const found = await page.evaluate(findAgreements, CORRECTIONS);
    expect(found.hidden).toEqual([]);
    ({ count } = found);
  }
  return count;
}
