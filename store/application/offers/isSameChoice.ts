import type { OfferChoice } from './offers.ts';

/** Ticked debts and discounts have no order, so lists are compared by their members. */
const textOf = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map(String).toSorted() : value);

/** Compares choices regardless of key order, because a stored choice may have another one. */
export const isSameChoice = (one: Readonly<OfferChoice>, other: Readonly<OfferChoice>): boolean =>
  Object.entries(one).every(([part, value]) => textOf(value) === textOf(Reflect.get(other, part)));
