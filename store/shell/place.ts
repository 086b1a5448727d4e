import { steps } from '#store/registration/steps.ts';
import { shapeOf } from '#store/text/shape.ts';

import { readParameters, withParameters, type ParameterName } from './query.ts';
import { BASE_PATH, screens } from './screens.ts';

/*
 * An address is typed by people and written by marketing: it may hold anything. What of it is known to say only where
 * somebody is, and so may stand in a log, is decided here.
 */

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const words = new Set(
  [
    BASE_PATH,
    ...Object.values(screens).map(({ path }) => path),
    ...steps.flatMap(({ path, value }) => [path, value]),
  ]
    .flatMap((path) => path.split('/'))
    .filter((segment) => !segment.startsWith(':')),
);

/** Whether a part of a path is a word of an address of ours. */
export const isOwnWord = (segment: string): boolean => words.has(segment);

const isKnownSegment = (segment: string) => isOwnWord(segment) || UUID.test(segment);

/** The path with its known words and ids; of anything else only the shape. */
export const knownPath = (pathname: string): string =>
  pathname
    .split('/')
    .slice(0, 12)
    .map((segment) => (isKnownSegment(segment) ? segment : shapeOf(segment)))
    .join('/');

const stepValues = new Set<string>(steps.map(({ value }) => value));

/** The words of `from` on the way to the offers. */
const offerOrigins = [
  'income',
  'assets',
  'winback',
  'summary',
  'valuation',
  'registration',
] as const;
export type OfferOrigin = (typeof offerOrigins)[number];

const decisions = [
  'INITIAL',
  'SELECT',
  'FINAL',
  'REVIEW',
  'DECLINE',
  'INELIGIBLE',
  'ASSET_DEPLETION',
];

const oneOf = (words: readonly string[]) => (value: string) => words.includes(value);

/** The parameters that decide what a screen shows, each with what it may say. */
const known: Partial<Record<ParameterName, (value: string) => boolean>> = {
  step: (value) => stepValues.has(value),
  prescreen: (value) => value === 'true',
  from: oneOf(offerOrigins),
  uwDecision: oneOf(decisions),
  document: (value) => UUID.test(value),
};

/** The query with its known parameters; all others are left out, nonces and campaigns among them. */
export const knownSearch = (search: string): string =>
  withParameters(
    '',
    Object.fromEntries(
      Object.entries(readParameters(search)).filter(([name, value]) =>
        known[name as ParameterName]?.(value),
      ),
    ),
  );

/** A path with its query. */
export function knownAddress(address: string): string {
  const [beforeHash = ''] = address.split('#', 1);
  const at = beforeHash.indexOf('?');
  return at < 0
    ? knownPath(beforeHash)
    : knownPath(beforeHash.slice(0, at)) + knownSearch(beforeHash.slice(at));
}
