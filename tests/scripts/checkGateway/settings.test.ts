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

it('writes to check the first day', () => {
  expect(readCheckSettings(['https://gateway.example', '--first-day'], {})).toMatchObject({
    isFirstDay: true,
    isWriting: true,
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
