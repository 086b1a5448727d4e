import { steps } from '#store/registration/questions.ts';
import { shapeOf } from '#store/text/shape.ts';

import { applicationScreens } from '#store/application/core/screens.ts';
import { incomeLinkTitles } from '#store/application/linking/linkTypes.ts';

import { redactedSearch } from './knownSearch.ts';
import { BASE_PATH, screens } from '#store/shell/screens.ts';

/*
 * An address may contain anything that users type or campaigns add, so a log keeps only known segments and
 * parameters.
 */

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const routeSegments = new Set(
  [
    BASE_PATH,
    ...Object.values(screens).map(({ path }) => path),
    ...Object.values(applicationScreens).map(({ path }) => path),
    ...steps.flatMap(({ path, value }) => [path, value]),
    ...Object.keys(incomeLinkTitles),
  ]
    .flatMap((path) => path.split('/'))
    .filter((segment) => !segment.startsWith(':')),
);

/** Whether one of our routes has this segment. */
export const isRouteSegment = (segment: string): boolean => routeSegments.has(segment);

/** Keeps known segments and ids of a path. Replaces others with their shape. */
export const redactedPath = (pathname: string): string =>
  pathname
    .split('/')
    .slice(0, 12)
    .map((segment) => (isRouteSegment(segment) || UUID.test(segment) ? segment : shapeOf(segment)))
    .join('/');

export function redactedAddress(address: string): string {
  const [beforeHash = ''] = address.split('#', 1);
  const at = beforeHash.indexOf('?');
  return at < 0
    ? redactedPath(beforeHash)
    : redactedPath(beforeHash.slice(0, at)) + redactedSearch(beforeHash.slice(at));
}
