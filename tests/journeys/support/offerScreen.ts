import type { Page } from 'playwright-core';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Waits for a text anywhere on the page. */
export const reads = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** Returns the parts of product/select by name. */
export function offerScreen(page: Page) {
  const result = page.getByRole('region', { name: 'What it comes to' });
  const figure = (label: string) =>
    result.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('+ dd');
  return {
    result,
    figure,
    amount: page.getByRole('textbox', { name: 'How much do you want to draw?' }),
    drawSlider: page.getByRole('slider', { name: 'How much do you want to draw?' }),
    term: (years: number) => page.getByRole('radio', { name: `${years} years`, exact: true }),
    autopay: page.getByRole('checkbox', { name: 'Pay by autopay' }),
    preference: (name: string) => page.getByRole('radio', { name }),
    debt: (creditor: string) => page.getByRole('checkbox', { name: `Pay off ${creditor}` }),
    /** The payment, which a bar shows if the result is one. */
    payment: result.locator('strong').first(),
    /** Waits until the result shows this payment, and expects these figures. */
    comesTo: async (payment: string, figures: Readonly<Record<string, string>> = {}) => {
      await result.locator('strong', { hasText: payment }).waitFor({ state: 'attached' });
      for (const [label, text] of Object.entries(figures))
        expect([label, await figure(label).textContent()]).toEqual([label, text]);
    },
  };
}

/** Makes the choice of the golden numbers: 100,000 over 15 years with autopay. */
export async function chooseGolden(page: Page): Promise<void> {
  const { amount, term, autopay } = offerScreen(page);
  await term(15).check();
  await amount.fill('100000');
  await autopay.check();
}

/** Returns one line of the lender's quote. */
export const quoteLine = (page: Page, label: string) =>
  page
    .getByRole('table', { name: 'Your offer' })
    .getByRole('row', { name: new RegExp(`^${label} `) })
    .getByRole('cell')
    .textContent();
