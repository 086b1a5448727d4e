import type { OfferChoice } from '#store/application/offers/offers.ts';

/** The choice that a form holds; an empty amount is none, and a list without a tick is not there. */
export const choiceOf = (
  start: Readonly<OfferChoice>,
  values: Readonly<Partial<OfferChoice>>,
): OfferChoice => ({
  ...start,
  ...values,
  amount: values.amount ?? Number.NaN,
  discounts: values.discounts ?? [],
  payoffLiabilityUuids: values.payoffLiabilityUuids ?? [],
});
