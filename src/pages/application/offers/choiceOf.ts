import type { OfferChoice } from '#store/application/offers/offers.ts';

/** Returns the choice in a form's values: `NaN` for an empty amount, an empty list if nothing is checked. */
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
