import { doBreak, findingsText, type CallFinding } from '#scripts/checkGateway/findings.ts';
import { readCheckSettings } from '#scripts/checkGateway/settings.ts';

it('reads the address, the options, and credentials only from the environment', () => {
  const env = { GATEWAY_TOKEN: 'a-token', GATEWAY_APPLICATION: 'u1', IDEMPOTENCY_HEADER: 'X-Key' };

  const settings = readCheckSettings(['https://gateway.example/api/', '--write'], env);

  expect(settings).toMatchObject({
    url: 'https://gateway.example/api',
    org: 'HOMELINE',
    isWriting: true,
    usesSandbox: false,
    token: 'a-token',
    applicationUuid: 'u1',
    idempotencyHeader: 'X-Key',
  });
});

it.each([
  ['no address', []],
  ["an address that isn't a web address", ['gateway.example']],
  ['two addresses', ['https://gateway.example', 'secret']],
  ['a token as an argument', ['https://gateway.example', '--token=secret']],
  ["a page that isn't an origin", ['https://gateway.example', '--page-origin', 'secret']],
])('SC-14 says with %s how to use the command, without repeating an argument', (_what, args) => {
  const read = () => readCheckSettings(args, {});

  expect(read).toThrow(/^Usage: npm run check-gateway/);
  expect(read).not.toThrow('secret');
});

const finding = (about: Partial<CallFinding>): CallFinding => ({
  call: 'readStatus',
  method: 'GET',
  path: '/status',
  outcome: 'holds',
  checks: ['answer'],
  reasons: [],
  ...about,
});

it('prints the broken calls last, and how many were tried', () => {
  const findings = [
    finding({ call: 'readOffers', outcome: 'breaks', reasons: ['rate: is missing.'] }),
    finding({}),
    finding({ call: 'login', outcome: 'not tried', checks: [], reasons: ['It writes.'] }),
  ];

  expect(findingsText(findings).split('\n')).toEqual([
    expect.stringMatching(/^holds +readStatus +GET +\/status$/),
    expect.stringMatching(/^ +answer$/),
    expect.stringMatching(/^not tried +login/),
    expect.stringMatching(/^ +It writes\.$/),
    expect.stringMatching(/^BREAKS +readOffers/),
    expect.stringMatching(/^ +rate: is missing\.$/),
    '',
    '2 of 3 calls were tried: 1 holds, 1 breaks.',
  ]);
  expect(doBreak(findings)).toBe(true);
  expect(doBreak([finding({})])).toBe(false);
});
