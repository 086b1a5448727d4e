import type { Word } from './word.ts';

/*
 * Each amount, rate and time of the contract has a fixed unit. These helpers describe it the same way everywhere and
 * add an example.
 */

/** The brand of the examples, and the origin of its pages. */
export const ORG = 'HOMELINE';
export const ORIGIN = 'https://homeline.homeline.example';

export const UUID = '5f0c9a52-7d1e-4b6a-9c3f-2e8d4a6b1c70';
export const DAY = '2026-11-30';
export const MOMENT = '2026-11-30T15:04:05Z';

export const dollars = (what: string, example: number): Word => [
  `${what} US dollars; cents are decimals.`,
  example,
];

export const fraction = (what: string, example = 0.0825): Word => [
  `${what} A fraction from 0 to 1: 0.0825 is 8.25%.`,
  example,
];

/** A ratio that may be above 1, such as a debt larger than the home's value. */
export const ratio = (what: string, example: number): Word => [
  `${what} A fraction: 0.43 is 43%.`,
  example,
];

export const years = (what: string, example: number): Word => [`${what} Years.`, example];

export const day = (what: string): Word => [`${what} A calendar day without a time zone.`, DAY];

export const moment = (what: string): Word => [
  `${what} ISO 8601 with a time zone: \`Z\` or an offset.`,
  MOMENT,
];

export const count = (what: string, example = 1): Word => [
  `${what} A whole number from 0.`,
  example,
];

export const uuid = (what: string): Word => [what, UUID];

export const uuids = (what: string): Word => [what, [UUID]];

export const phone = (what: string): Word => [
  `${what} A US number, digits with or without punctuation.`,
  '(614) 555-0142',
];

export const state = (what: string): Word => [`${what} The two letters of a US state.`, 'OH'];
