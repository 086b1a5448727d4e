import { capitalized } from '#store/text/letterCase.ts';

/** Who a line of the story is about. Technical lines aren't part of the story. */
export type Teller = 'borrower' | 'page' | 'lender' | 'technical';

/**
 * How likely a line is what the borrower calls about: 3 stopped the borrower, 2 showed them a problem, and 1 is a
 * failed call, which the page may have retried.
 */
export type Weight = 0 | 1 | 2 | 3;

/** A line in words. */
export interface Told {
  readonly words: string;
  readonly by: Teller;
  readonly weight: Weight;
}

export const told =
  (by: Teller, weight: Weight = 0) =>
  (words: string): Told => ({ words, by, weight });

export type Payload = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null;

export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Someone may have edited the log by hand, so a value may not convert to text. */
export const toText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? '?' : String(value);

/** Splits "nameSubmitted" into "name", "submitted". */
export const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');

export const sentenceOf = (words: readonly string[]): string => capitalized(words.join(' '));

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** Leaves the ids out of an address: "/account/heloc/…/credit/error". */
export const placeOf = (address: unknown): string => toText(address).replaceAll(UUID, '…');

export const secondsOf = (ms: unknown): string =>
  typeof ms === 'number' ? `${(ms / 1_000).toFixed(1)} s` : '? s';
