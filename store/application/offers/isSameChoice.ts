import type { OfferChoice } from './offers.ts';

/** A list stands for its members: ticked debts and discounts have no order. */
const textOf = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map(String).toSorted() : value);

/** Compares in any key order: a stored choice has another one. */
export const isSameChoice = (one: Readonly<OfferChoice>, other: Readonly<OfferChoice>): boolean =>
  Object.entries(one).every(([part, value]) => textOf(value) === textOf(Reflect.get(other, part)));
