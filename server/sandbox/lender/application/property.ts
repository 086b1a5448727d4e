import { findAddress } from '#server/sandbox/data/addresses.ts';
import { roundHalfEven, toCents } from '#store/format/money.ts';

const MORTGAGE_SHARE = 0.45;
const PAYMENT_SHARE = 0.0075;

const codeSum = (text: string) =>
  Array.from(text).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);

/** Known addresses have their own figures. Other values are computed from the street's spelling (8.1). */
export function valuationOf(street1: string, state: string) {
  const known = findAddress(street1, state);
  const value = known?.value ?? 300_000 + 10_000 * (codeSum(street1) % 60);
  const mortgage = known?.mortgage ?? roundHalfEven((value * MORTGAGE_SHARE) / 100, 0) * 100;
  return { value, mortgage, county: known?.county ?? null };
}

export const mortgagePayment = (balance: number) => toCents(balance * PAYMENT_SHARE);
