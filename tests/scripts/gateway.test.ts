import { gatewayOrigin } from '#scripts/build/gateway.ts';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['https://gateway.example', 'https://gateway.example'],
  ['https://gateway.example/', 'https://gateway.example'],
])('GATEWAY_ORIGIN %p is the origin %p', (given, origin) => {
  expect(gatewayOrigin(given === undefined ? {} : { GATEWAY_ORIGIN: given })).toBe(origin);
});

it.each([
  'gateway',
  'http://gateway.example',
  'https://gateway.example/api',
  'https://x.example; *',
])('SC-01: GATEWAY_ORIGIN %p is refused', (given) => {
  expect(() => gatewayOrigin({ GATEWAY_ORIGIN: given })).toThrow(/GATEWAY_ORIGIN is no origin/);
});
