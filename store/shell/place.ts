import { steps } from '#store/registration/steps.ts';
import { shapeOf } from '#store/text/shape.ts';

import { readParameters, withParameters, type ParameterName } from './query.ts';
import { BASE_PATH, screens } from './screens.ts';

/* An address may contain anything that users type or campaigns add: a log has only its known segments and parameters. */

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const routeSegments = new Set(
  [
    BASE_PATH,
    ...Object.values(screens).map(({ path }) => path),
    ...steps.flatMap(({ path, value }) => [path, value]),
  ]
    .flatMap((path) => path.split('/'))
    .filter((segment) => !segment.startsWith(':')),
);

/** Whether a segment belongs to one of our routes. */
export const isRouteSegment = (segment: string): boolean => routeSegments.has(segment);

/** The path with its known segments and ids; of others only the shape. */
export const redactedPath = (pathname: string): string =>
  pathname
    .split('/')
    .slice(0, 12)
    .map((segment) => (isRouteSegment(segment) || UUID.test(segment) ? segment : shapeOf(segment)))
    .join('/');

const stepValues = new Set<string>(steps.map(({ value }) => value));

/** The values of `from` on the way to the offers. */
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

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);

/** The parameters that select a screen, each with its valid values. */
const known: Partial<Record<ParameterName, (value: string) => boolean>> = {
  step: (value) => stepValues.has(value),
  prescreen: (value) => value === 'true',
  from: oneOf(offerOrigins),
  uwDecision: oneOf(decisions),
  document: (value) => UUID.test(value),
};

/** The query with its known parameters; nonces and campaigns are left out. */
export const redactedSearch = (search: string): string =>
  withParameters(
    '',
    Object.fromEntries(
      Object.entries(readParameters(search)).filter(([name, value]) =>
        known[name as ParameterName]?.(value),
      ),
    ),
  );

export function redactedAddress(address: string): string {
  const [beforeHash = ''] = address.split('#', 1);
  const at = beforeHash.indexOf('?');
  return at < 0
    ? redactedPath(beforeHash)
    : redactedPath(beforeHash.slice(0, at)) + redactedSearch(beforeHash.slice(at));
}
