import { contract } from '#sagas/api/contract/contract.ts';
import { routePattern } from '#server/host/routePattern.ts';

const UUID = '20000000-0000-4000-8000-000000000001';
const HELOC = '/service-application/api/v1/application/heloc';

describe('SC-14: logs name an address only by its pattern', () => {
  it.each([
    ['GET', '/', '/'],
    ['GET', '/healthz', '/healthz'],
    ['POST', '/reports/policy', '/reports/policy'],
    ['GET', '/account/heloc/register', '/account/heloc/register'],
    ['GET', '/account/heloc/register-v2/birth-date', '/account/heloc/register-v2/:step'],
    ['GET', `/account/heloc/${UUID}/product/select`, '/account/heloc/:uuid/:path'],
    ['GET', '/account/heloc', '/account/heloc/*'],
    ['GET', '/account/register', '/account/*'],
    ['GET', '/assets/client.0a1b.js', '/assets/*'],
    ['GET', '/brands/LARKMERE/logo.svg', '/brands/*'],
    ['GET', '/sandbox/outbox', '/sandbox/*'],
    ['GET', `${HELOC}/all`, `${HELOC}/all`],
    ['GET', '/addresses/v1/12%20Elm', '/addresses/v1/{text}'],
    ['DELETE', `${HELOC}/all`, 'other'],
    ['GET', '/oda.oakhurst@demo.example', 'other'],
  ])('names %s %s as %s', (method, path, pattern) => {
    expect(routePattern(method, path, '/addresses/v1')).toBe(pattern);
  });

  it('names every call of the contract by its declared pattern', () => {
    const patterns = contract.map(({ method, path }) =>
      routePattern(method, path.replaceAll(/\{\w+\}/g, UUID), null),
    );

    expect(patterns).toEqual(contract.map(({ path }) => path));
  });
});
