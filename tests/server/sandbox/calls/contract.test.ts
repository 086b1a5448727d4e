import { contract } from '#sagas/api/contract/contract.ts';
import { handlersOf } from '#server/sandbox/calls/calls.ts';
import { routeOf } from '#server/contractRoutes.ts';
import { createWorld } from '#server/sandbox/world.ts';
import { readBrands } from '#server/host/brands.ts';
import { themePreview } from '#src/brand/themePreview.ts';

const world = createWorld({
  brands: readBrands('public/brands').organisations,
  dataFile: ':memory:',
  speed: 1,
  styleOf: () => '',
  themePreview,
});
afterAll(() => {
  world.database.close();
});

test('has one handler for every endpoint', () => {
  const handlers = handlersOf(world);
  expect([...handlers.keys()].toSorted()).toEqual(contract.map(({ name }) => name).toSorted());
});

test.each(contract.map(({ name, method, path }) => [name, method, path] as const))(
  'finds %s by its path',
  (name, method, path) => {
    const filled = path.replaceAll(/\{\w+\}/g, 'a%2Fb');
    expect(routeOf(method, filled)?.endpoint.name).toBe(name);
    expect(
      Object.values(routeOf(method, filled)?.path ?? {}).every((value) => value === 'a/b'),
    ).toBe(true);
  },
);

test('matches a fixed path before a parameter, and finds no path that it cannot decode', () => {
  const heloc = '/service-application/api/v1/application/heloc';
  expect(routeOf('GET', `${heloc}/all`)?.endpoint.name).toBe('readApplications');
  expect(routeOf('GET', `${heloc}/consent-types`)?.endpoint.name).toBe('readConsentTypes');
  expect(routeOf('GET', `${heloc}/%E0%A4`)).toBeNull();
});
