import { gatewaySettings } from '#scripts/build/gateway.ts';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['https://gateway.example', 'https://gateway.example'],
  ['https://gateway.example/', 'https://gateway.example'],
])('GATEWAY_ORIGIN %p is the origin %p', (given, origin) => {
  const env = given === undefined ? {} : { GATEWAY_ORIGIN: given };

  expect(gatewaySettings(env).gatewayOrigin).toBe(origin);
});

it.each([
  'gateway',
  'http://gateway.example',
  'https://gateway.example/api',
  'https://x.example; *',
])('SC-01: GATEWAY_ORIGIN %p is refused', (given) => {
  expect(() => gatewaySettings({ GATEWAY_ORIGIN: given })).toThrow(/GATEWAY_ORIGIN is no origin/);
});

it('decision 12: a deployment sets the idempotency header and the application name', () => {
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
])('G-04: ADDRESS_LOOKUP_BASE %p is the base %p', (given, base) => {
  expect(gatewaySettings({ ADDRESS_LOOKUP_BASE: given }).addressLookupBase).toBe(base);
});

it.each(['addresses', '/', '/../v1', '/a//b', '/a?b', 'https://x.example/a'])(
  'G-04: ADDRESS_LOOKUP_BASE %p is refused',
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
])('API-07: SESSION_REPLAY_LINK %p is the link %p', (given, link) => {
  expect(gatewaySettings({ SESSION_REPLAY_LINK: given }).replayLink).toBe(link);
});

it.each([
  'on',
  'http://replay.example/{id}',
  'https://replay.example/sessions',
  'https://{id}.replay.example/',
  'https://replay.example/{id}" x="',
])('API-07: SESSION_REPLAY_LINK %p is refused', (given) => {
  expect(() => gatewaySettings({ SESSION_REPLAY_LINK: given })).toThrow(
    'SESSION_REPLAY_LINK is no address',
  );
});

it.each(['IDEMPOTENCY_HEADER', 'APPLICATION_NAME'])(
  '%s is refused where it is no header value',
  (name) => {
    expect(() => gatewaySettings({ [name]: 'X: y' })).toThrow(`${name} is no word`);
  },
);

it.each([
  ['', undefined],
  ['gateway', ''],
  ['https://support.example/logs', 'https://support.example/logs'],
])('SUPPORT_LOGS=%s sends the logs to %p', (given, logAddress) => {
  expect(gatewaySettings({ SUPPORT_LOGS: given }).logAddress).toBe(logAddress);
});

it.each(['on', 'http://support.example/logs', 'https://support.example/logs?a=b'])(
  'SUPPORT_LOGS=%s is refused',
  (given) => {
    expect(() => gatewaySettings({ SUPPORT_LOGS: given })).toThrow('SUPPORT_LOGS is no address');
  },
);

it.each([
  ['', undefined],
  ['off', undefined],
  ['on', 'on'],
])('SC-25 SUPPORT_REPLAY=%s switches the replay of logs to %s', (given, replay) => {
  expect(gatewaySettings({ SUPPORT_REPLAY: given }).replay).toBe(replay);
});

it('SC-25 SUPPORT_REPLAY takes no other word', () => {
  expect(() => gatewaySettings({ SUPPORT_REPLAY: 'yes' })).toThrow(/neither on nor off/);
});
