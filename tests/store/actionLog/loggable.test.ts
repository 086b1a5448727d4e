import fc from 'fast-check';

import { registrationReducer } from '#store/registration/reducer.ts';
import { flagsParts } from '#store/flags/parts.ts';
import { shellParts } from '#store/shell/parts.ts';
import { applicationParts } from '#store/application/whole/reducer.ts';
import { allowList, payloadPaths } from '#store/actionLog/loggable.ts';
import type { Path } from '#store/redaction/paths.ts';
import { rootReducer } from '#store/index.ts';
import { actionTypes } from '#tests/support/actionTypes.ts';
import { anyAction, payloads } from '#tests/support/payloads/payloads.ts';

const HOW_TO_ALLOW =
  'add it to `actions` in store/<slice>/loggable.ts with the payload paths that are loggable: ids, codes, yes ' +
  'and no, counts, times; [] when there are none. Names, dates of a person, amounts and texts never are. A new slice ' +
  'has such a file and is named in store/actionLog/loggable.ts';

it('lists every action in an allow-list', async () => {
  const missing = (await actionTypes()).filter((type) => payloadPaths(type) === null);

  expect(missing.length === 0 ? '' : `${missing.join(', ')}: ${HOW_TO_ALLOW}`).toBe('');
});

it('provides payloads of every action for the property tests', async () => {
  expect([...payloads.keys()].toSorted()).toEqual(await actionTypes());
});

it('lists only existing actions in the allow-lists', async () => {
  const types = new Set(await actionTypes());
  const named = allowList.flatMap(({ name: slice, actions }) =>
    Object.keys(actions).map((name) => `${slice}/${name}`),
  );

  expect(named.filter((type) => !types.has(type))).toEqual([]);
});

/** Whether the path reaches something in `value`. */
function meets(value: unknown, [key, ...keys]: readonly string[]): boolean {
  if (key === undefined || key === '**') return value !== undefined;
  if (typeof value !== 'object' || value === null) return false;
  const inner = Object.entries(value).filter(([own]) => key === '*' || own === key);
  return inner.some(([, next]) => meets(next, keys));
}

const unmet = (values: readonly unknown[], paths: readonly Path[]) =>
  paths
    .map((path) => (typeof path === 'string' ? path : path[0]))
    .filter((path) => path !== '' && !values.some((value) => meets(value, path.split('.'))));

it('finds a value in some payload for each path', () => {
  const astray = allowList.flatMap(({ name: slice, actions }) =>
    Object.entries(actions).flatMap(([name, paths]) => {
      const type = `${slice}/${name}`;
      const values = fc.sample(payloads.get(type) ?? fc.constant(null), {
        seed: 7,
        numRuns: 60,
      });
      return unmet(values, paths).map((path) => `${type}: ${path}`);
    }),
  );

  expect(astray).toEqual([]);
});

/** Sessions in which every second action belongs to the slice, because few others reach each of its paths. */
function sessionsOf(slice: string) {
  const own = [...payloads].filter(([type]) => type.startsWith(`${slice}/`));
  const ownAction = fc.oneof(
    ...own.map(([type, payload]) => payload.map((given) => ({ type, payload: given }))),
  );
  return fc.array(fc.oneof(ownAction, anyAction), { maxLength: 60, size: 'max' });
}

/** Returns the part of a state at a path such as `application.offers`. */
const partAt = (state: unknown, at: string): unknown =>
  at.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], state);

/** Yields the states of a slice in one session after the other. */
function* statesOf(slice: string, at: string) {
  for (let seed = 1; seed <= 50; seed += 1)
    for (const session of fc.sample(sessionsOf(slice), { seed, numRuns: 20 })) {
      let state = rootReducer(undefined, { type: '' });
      for (const action of session) {
        state = rootReducer(state, action);
        yield partAt(state, at);
      }
    }
}

it.each(allowList.map(({ at, name, state }) => [at, name, state] as const))(
  'finds a value in some state for each path of %s',
  (at, slice, state) => {
    let astray = unmet([partAt(rootReducer(undefined, { type: '' }), at)], state);

    for (const value of statesOf(slice, at)) {
      astray = unmet([value], astray);
      if (astray.length === 0) break;
    }

    expect(astray).toEqual([]);
  },
);

it('has an allow-list for each slice and each part of one', () => {
  const begun = { type: '' };
  const withParts = {
    registration: registrationReducer(undefined, begun),
    application: applicationParts(undefined, begun),
    shell: shellParts(undefined, begun),
    flags: flagsParts(undefined, begun),
  };
  const parts = Object.entries(withParts).flatMap(([slice, state]) =>
    Object.keys(state).map((part) => `${slice}.${part}`),
  );
  const slices = Object.keys(rootReducer(undefined, begun)).filter(
    (name) => name !== 'registration',
  );

  const places = allowList.map(({ at }) => at);
  expect(places.toSorted()).toEqual([...parts, ...slices].toSorted());
});
