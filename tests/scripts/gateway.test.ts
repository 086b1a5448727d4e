import { gatewaySettings } from '#scripts/build/gateway.ts';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['https://gateway.example', 'https://gateway.example'],
  ['https://gateway.example/', 'https://gateway.example'],
])('reads GATEWAY_ORIGIN %p as the origin %p', (given, origin) => {
  const env = given === undefined ? {} : { GATEWAY_ORIGIN: given };

  expect(gatewaySettings(env).gatewayOrigin).toBe(origin);
});

it.each([
  'gateway',
  'http://gateway.example',
  'https://gateway.example/api',
  'https://x.example; *',
])('SC-01: refuses GATEWAY_ORIGIN %p', (given) => {
  expect(() => gatewaySettings({ GATEWAY_ORIGIN: given })).toThrow(/GATEWAY_ORIGIN is no origin/);
});

it('sets the idempotency header and the application name of a deployment (decision 12)', () => {
  const env = { IDEMPOTENCY_HEADER: 'X-Once', APPLICATION_NAME: 'larkmere-heloc' };

  expect(gatewaySettings(env)).toEqual({
    idempotencyHeader: 'X-Once',
    applicationName: 'larkmere-heloc',
  });
  expect(gatewaySettings({})).toEqual({});
});

it.each([
  ['/addresses/v1/typeahead', '/addresses/v1/typeahead'],
  ['', undefined],
])('G-04: reads ADDRESS_LOOKUP_BASE %p as the base %p', (given, base) => {
  expect(gatewaySettings({ ADDRESS_LOOKUP_BASE: given }).addressLookupBase).toBe(base);
});

it.each(['addresses', '/', '/../v1', '/a//b', '/a?b', 'https://x.example/a'])(
  'G-04: refuses ADDRESS_LOOKUP_BASE %p',
  (given) => {
    expect(() => gatewaySettings({ ADDRESS_LOOKUP_BASE: given })).toThrow(
      'ADDRESS_LOOKUP_BASE is no base',
    );
  },
);

it.each([
  ['https://replay.example/s/{id}', 'https://replay.example/s/{id}'],
  [
    'https://replay.example:8443/?session={id}&of=heloc',
    'https://replay.example:8443/?session={id}&of=heloc',
  ],
  ['', undefined],
])('API-07: reads SESSION_REPLAY_LINK %p as the link %p', (given, link) => {
  expect(gatewaySettings({ SESSION_REPLAY_LINK: given }).replayLink).toBe(link);
});

it.each([
  'on',
  'http://replay.example/{id}',
  'https://replay.example/sessions',
  'https://{id}.replay.example/',
  'https://replay.example/{id}" x="',
])('API-07: refuses SESSION_REPLAY_LINK %p', (given) => {
  expect(() => gatewaySettings({ SESSION_REPLAY_LINK: given })).toThrow(
    'SESSION_REPLAY_LINK is no address',
  );
});

it.each(['IDEMPOTENCY_HEADER', 'APPLICATION_NAME'])(
  "rejects a value of %s that can't be a header value",
  (name) => {
    expect(() => gatewaySettings({ [name]: 'X: y' })).toThrow(`${name} is no word`);
  },
);

it.each([
  ['', undefined],
  ['gateway', ''],
  ['https://support.example/logs', 'https://support.example/logs'],
])('sends the logs with SUPPORT_LOGS=%s to %p', (given, logAddress) => {
  expect(gatewaySettings({ SUPPORT_LOGS: given }).logAddress).toBe(logAddress);
});

it.each(['on', 'http://support.example/logs', 'https://support.example/logs?a=b'])(
  'rejects SUPPORT_LOGS=%s',
  (given) => {
    expect(() => gatewaySettings({ SUPPORT_LOGS: given })).toThrow('SUPPORT_LOGS is no address');
  },
);

it.each([
  ['', undefined],
  ['off', undefined],
  ['on', 'on'],
])('SC-25 switches with SUPPORT_REPLAY=%s the replay of logs to %s', (given, replay) => {
  expect(gatewaySettings({ SUPPORT_REPLAY: given }).replay).toBe(replay);
});

it('SC-25 refuses any other word for SUPPORT_REPLAY', () => {
  expect(() => gatewaySettings({ SUPPORT_REPLAY: 'yes' })).toThrow(/neither on nor off/);
});
