import { readSettings, InvalidSetting, isTryingGateway } from '#server/settings.ts';

test('defaults to loopback, port 3000, and the sandbox at normal speed', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    hostName: '127.0.0.1',
    gatewayUrl: null,
    publicProtocol: 'http',
    addressLookupBase: null,
    speed: 1,
    dataFile: '.sandbox/sandbox.sqlite',
    metricsPort: null,
    logFormat: 'text',
    drainMs: 0,
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
    METRICS_PORT: '9100',
    LOG_FORMAT: 'json',
    DRAIN_SECONDS: '5',
  };

  expect(readSettings(env)).toMatchObject({
    port: 0,
    hostName: '0.0.0.0',
    gatewayUrl: 'https://gateway.example/base',
    publicProtocol: 'https',
    addressLookupBase: '/addresses/v1',
    speed: 2.5,
    metricsPort: 9100,
    logFormat: 'json',
    drainMs: 5_000,
  });
});

test('FLAG-01: lets pages call the gateway themselves, next to a server that passes calls on', () => {
  const gateway = 'https://gateway.example';

  expect(readSettings({ GATEWAY_URL: gateway, GATEWAY_ORIGIN: gateway }).gatewayUrl).toBe(gateway);
});

test.each([
  [{ PORT: 'abc' }, 'PORT is no port: abc'],
  [{ PORT: '99999' }, 'PORT is no port: 99999'],
  [{ METRICS_PORT: '1.5' }, 'METRICS_PORT is no port: 1.5'],
  [{ PUBLIC_PROTOCOL: 'ftp' }, 'PUBLIC_PROTOCOL is neither http nor https: ftp'],
  [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT is neither text nor json: xml'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS is no number from 0 to 600: -1'],
  [{ SANDBOX_SPEED: 'fast' }, 'SANDBOX_SPEED is no number above 0: fast'],
  [{ SANDBOX_SPEED: '0' }, 'SANDBOX_SPEED is no number above 0: 0'],
  [
    { GATEWAY_URL: 'localhost:9' },
    'GATEWAY_URL is no address like https://gateway.example: localhost:9',
  ],
  [
    { GATEWAY_ORIGIN: 'https://gateway.example' },
    'GATEWAY_ORIGIN needs GATEWAY_URL: where an application has fe-relative-url-… on, its calls come to this server (FLAG-01)',
  ],
])('rejects %j with a message', (env, message) => {
  expect(() => readSettings(env)).toThrow(new InvalidSetting(message));
});

test.each([
  [true, { GATEWAY_URL: 'https://gateway.example' }],
  [false, {}],
  [false, { GATEWAY_URL: 'https://gateway.example', HOST: '0.0.0.0' }],
  [false, { GATEWAY_URL: 'https://gateway.example', LOG_FORMAT: 'json' }],
])('says %j whether a developer tries a gateway, with %j', (isTrying, env) => {
  expect(isTryingGateway(readSettings(env))).toBe(isTrying);
});
