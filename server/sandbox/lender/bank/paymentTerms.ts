import { discountSizes } from '#server/sandbox/data/pricing.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { monthlyPayment, totalInterest } from '#store/application/offers/loanMaths.ts';
import type { Payment, PaymentMethod, PaymentTerms } from '#store/application/bank/payment.ts';
import { roundHalfEven } from '#store/format/money.ts';

const AUTOPAY = 'AUTOPAY';

type Quote = NonNullable<ApplicationRecord['selectedQuote']>;

const isAutopayIn = ({ discounts }: Quote) => discounts?.includes(AUTOPAY) ?? false;

/** A control request may give amounts that no answer can contain. */
const isShown = ({ rate, monthlyPayment: payment }: PaymentTerms) =>
  rate >= 0 && Math.abs(payment) <= 1e12;

/** Returns rate and payment with and without autopay. They are equal if the brand has no discount. */
export function paymentTerms(
  { selectedQuote: quote }: ApplicationRecord,
  { brand }: Lender,
): Payment['terms'] {
  if (!quote || quote.term === null) return null;
  const hasDiscount = brand.wording.discounts.some(({ type }) => type === AUTOPAY);
  const isAutopayInOffer = isAutopayIn(quote);
  const size = hasDiscount || isAutopayInOffer ? discountSizes.other : 0;
  const { rate, total, term } = quote;
  const at = (change: number) => {
    const changed = roundHalfEven(rate + change, 6);
    return { rate: changed, monthlyPayment: monthlyPayment(total, changed, term) };
  };
  const terms = isAutopayInOffer
    ? { autopay: at(0), manual: at(size), isAutopayInOffer }
    : { autopay: at(-size), manual: at(0), isAutopayInOffer: size === 0 };
  return isShown(terms.autopay) && isShown(terms.manual) ? terms : null;
}

/** Returns the chosen offer with the payment method's changes. */
export function quoteForPayment(
  application: ApplicationRecord,
  lender: Lender,
  paymentMethod: PaymentMethod,
): ApplicationRecord['selectedQuote'] {
  const { selectedQuote: quote } = application;
  const terms = paymentTerms(application, lender);
  const isAutopay = paymentMethod === 'AUTOPAY';
  if (!quote || !terms || quote.term === null || terms.isAutopayInOffer === isAutopay) return quote;
  const { rate, monthlyPayment: payment } = isAutopay ? terms.autopay : terms.manual;
  if (rate === quote.rate) return quote;
  const others = (quote.discounts ?? []).filter((type) => type !== AUTOPAY);
  return {
    ...quote,
    rate,
    apr: rate,
    monthlyPayment: payment,
    monthlyPaymentWithoutAutopay: isAutopay ? terms.manual.monthlyPayment : null,
    totalInterest: totalInterest(quote.total, rate, quote.term),
    discounts: isAutopay ? [...others, AUTOPAY] : others,
  };
}
