import { readSettings, InvalidSetting } from '#server/settings.ts';

test('defaults: loopback, port 3000, the sandbox at normal speed', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    hostName: '127.0.0.1',
    gatewayUrl: null,
    publicProtocol: 'http',
    addressLookupBase: null,
    speed: 1,
    dataFile: '.sandbox/sandbox.sqlite',
  });
});

test('reads every setting', () => {
  const env = {
    PORT: '0',
    HOST: '0.0.0.0',
    GATEWAY_URL: 'https://gateway.example/base',
    PUBLIC_PROTOCOL: 'https',
    ADDRESS_LOOKUP_BASE: '/addresses/v1',
    SANDBOX_SPEED: '2.5',
  };

  expect(readSettings(env)).toMatchObject({
    port: 0,
    hostName: '0.0.0.0',
    gatewayUrl: 'https://gateway.example/base',
    publicProtocol: 'https',
    addressLookupBase: '/addresses/v1',
    speed: 2.5,
  });
});

test.each([
  [{ PORT: 'abc' }, 'PORT is no port: abc'],
  [{ PORT: '99999' }, 'PORT is no port: 99999'],
  [{ PUBLIC_PROTOCOL: 'ftp' }, 'PUBLIC_PROTOCOL is neither http nor https: ftp'],
  [{ SANDBOX_SPEED: 'fast' }, 'SANDBOX_SPEED is no number above 0: fast'],
  [{ SANDBOX_SPEED: '0' }, 'SANDBOX_SPEED is no number above 0: 0'],
  [
    { GATEWAY_URL: 'localhost:9' },
    'GATEWAY_URL is no address like https://gateway.example: localhost:9',
  ],
  [
    { GATEWAY_ORIGIN: 'https://gateway.example' },
    'GATEWAY_ORIGIN is for npm run build, whose pages call the gateway themselves; a server passes calls on to GATEWAY_URL',
  ],
])('%j is refused with a message', (env, message) => {
  expect(() => readSettings(env)).toThrow(new InvalidSetting(message));
});
