import { gatewaySettings } from '#scripts/build/gateway.ts';

const ORIGIN = 'https://gateway.example';
const REPLAY = 'https://replay.example:8443/?session={id}&of=heloc';
const LOGS = 'https://support.example/logs';

it.each([
  { id: 'SC-01', env: { GATEWAY_ORIGIN: ORIGIN }, settings: { gatewayOrigin: ORIGIN } },
  { id: 'SC-01', env: { GATEWAY_ORIGIN: `${ORIGIN}/` }, settings: { gatewayOrigin: ORIGIN } },
  {
    id: 'decision 12',
    env: { IDEMPOTENCY_HEADER: 'X-Once' },
    settings: { idempotencyHeader: 'X-Once' },
  },
  {
    id: 'decision 12',
    env: { APPLICATION_NAME: 'larkmere' },
    settings: { applicationName: 'larkmere' },
  },
  { id: 'G-04', env: { ADDRESS_LOOKUP_BASE: '/a/v1' }, settings: { addressLookupBase: '/a/v1' } },
  { id: 'API-07', env: { SESSION_REPLAY_LINK: REPLAY }, settings: { replayLink: REPLAY } },
  { id: 'FT-110', env: { SUPPORT_LOGS: 'gateway' }, settings: { logAddress: '' } },
  { id: 'FT-110', env: { SUPPORT_LOGS: LOGS }, settings: { logAddress: LOGS } },
  { id: 'SC-25', env: { SUPPORT_REPLAY: 'on' }, settings: { replay: 'on' } },
  { id: 'SC-25', env: { SUPPORT_REPLAY: 'off' }, settings: {} },
  { id: 'G-04', env: { GATEWAY_ORIGIN: '', ADDRESS_LOOKUP_BASE: '' }, settings: {} },
  { id: 'API-07', env: { SESSION_REPLAY_LINK: '', SUPPORT_LOGS: '' }, settings: {} },
])('reads $env as $settings ($id)', ({ env, settings }) => {
  expect(gatewaySettings(env)).toEqual(settings);
});

it.each([
  {
    id: 'SC-01',
    name: 'GATEWAY_ORIGIN',
    given: ['gateway', 'http://gateway.example', `${ORIGIN}/api`, `${ORIGIN}; *`],
    fault: 'is no origin',
  },
  {
    id: 'G-04',
    name: 'ADDRESS_LOOKUP_BASE',
    given: ['addresses', '/', '/../v1', '/a//b', '/a?b', 'https://x.example/a'],
    fault: 'is no base',
  },
  {
    id: 'API-07',
    name: 'SESSION_REPLAY_LINK',
    given: [
      'on',
      'http://replay.example/{id}',
      'https://replay.example/sessions',
      'https://{id}.replay.example/',
      'https://replay.example/{id}" x="',
    ],
    fault: 'is no address',
  },
  { id: 'decision 12', name: 'IDEMPOTENCY_HEADER', given: ['X: y'], fault: 'is no word' },
  { id: 'decision 12', name: 'APPLICATION_NAME', given: ['X: y'], fault: 'is no word' },
  {
    id: 'FT-110',
    name: 'SUPPORT_LOGS',
    given: ['on', 'http://support.example/logs', `${LOGS}?a=b`],
    fault: 'is no address',
  },
  { id: 'SC-25', name: 'SUPPORT_REPLAY', given: ['yes'], fault: 'is neither on nor off' },
])('refuses each of $given as $name ($id)', ({ name, given, fault }) => {
  for (const value of given)
    expect(() => gatewaySettings({ [name]: value })).toThrow(`${name} ${fault}`);
});
