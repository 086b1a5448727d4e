import type { Page } from 'playwright-core';

interface Offer {
  readonly type: string;
  readonly term: number;
  readonly minDraw: number;
  readonly maxDraw: number;
  readonly originationFee: number;
  readonly baseRate: number;
  readonly discountList: readonly {
    readonly discount: { readonly type: string };
    readonly rateWithDiscount: number;
  }[];
}

/** The lender's answer to GET O/offers, as far as a payment depends on it. */
export interface OfferSet {
  readonly offers: readonly Offer[];
  readonly ofeeMaxThreshold: number | null;
  readonly minRecordingTax: number;
  readonly maxRecordingTax: number;
}

/** Keeps the last answer with offers that a page gets. */
export function watchOffers(page: Page): () => Promise<OfferSet> {
  const answers: Promise<OfferSet>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/offers')) answers.push(response.json() as Promise<OfferSet>);
  });
  return async () => {
    // The screen's heading may come before its offers.
    if (answers.length === 0)
      await page.waitForResponse((response) => response.url().endsWith('/offers'));
    const last = await answers.at(-1);
    if (!last) throw new Error('No offers have come');
    return last;
  };
}

const MONTHS = 12;

/** The annuity that pays a loan back in equal months. */
const annuity = (total: number, yearlyRate: number, years: number) =>
  (total * (yearlyRate / MONTHS)) / (1 - (1 + yearlyRate / MONTHS) ** (-years * MONTHS));

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const cents = (amount: number) => Math.round(amount * 100) / 100;

/** The payment of a standard draw with its costs on top, worked out from the lender's numbers alone (CALC-1, A-74). */
function paymentOf(set: OfferSet, draw: number, term: number, discounts: readonly string[]) {
  const offer = set.offers.find((one) => one.type === 'STANDARD' && one.term === term);
  if (!offer) throw new Error(`No offer over ${term} years`);
  const { minDraw, maxDraw, originationFee, baseRate, discountList } = offer;
  const fee = Math.min(cents(draw * originationFee), set.ofeeMaxThreshold ?? Infinity);
  const share = (draw - minDraw) / (maxDraw - minDraw);
  const tax = set.minRecordingTax + share * (set.maxRecordingTax - set.minRecordingTax);
  const less = discountList
    .filter(({ discount }) => discounts.includes(discount.type))
    .map(({ rateWithDiscount }) => baseRate - rateWithDiscount)
    .reduce((sum, part) => sum + part, 0);
  return dollars.format(annuity(draw + fee + cents(tax), baseRate - less, term));
}

const amountBox = (page: Page) => page.getByRole('textbox', { name: /want to draw/ });

/** What the screen says a month costs. */
const paymentShown = (page: Page) =>
  page.getByRole('region', { name: 'What it comes to' }).locator('strong').textContent();

const shownIs = (page: Page, payment: string) =>
  page
    .getByRole('region', { name: 'What it comes to' })
    .locator('strong', { hasText: payment })
    .waitFor({ state: 'attached' });

/** The screen's payment is the annuity's: for what it opens with, and for a draw and a discount of one's own. */
export async function expectAnnuities(page: Page, set: OfferSet): Promise<void> {
  const draw = Number((await amountBox(page).inputValue()).replaceAll(',', ''));
  const term = Math.max(...set.offers.map((offer) => offer.term));
  expect(await paymentShown(page)).toBe(paymentOf(set, draw, term, []));

  await amountBox(page).fill('48250');
  await page.getByRole('checkbox', { name: 'Pay by autopay' }).check();
  await shownIs(page, paymentOf(set, 48_250, term, ['AUTOPAY']));
}
