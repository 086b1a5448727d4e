import { clientOptions, TWILIO_LIMITS } from '#sagas/chat/transports/twilioClient.ts';

it.each([
  ['no hosts', null, {}],
  ['a region', { region: 'ie1' }, { region: 'ie1' }],
  [
    'addresses',
    { socketUri: 'wss://a.example/s', apiUri: 'https://a.example/', cdsUri: 'https://b.example/' },
    {
      Twilsock: { uri: 'wss://a.example/s' },
      apiUri: 'https://a.example/',
      cdsUri: 'https://b.example/',
    },
  ],
])("configures the vendor's client for a brand with %s (chat.md 5)", (_what, hosts, expected) => {
  const { logLevel, typingIndicatorTimeoutOverride, Sync, ...addresses } = clientOptions(
    hosts,
    TWILIO_LIMITS,
  );

  expect({ logLevel, typingIndicatorTimeoutOverride, Sync }).toEqual({
    logLevel: 'silent',
    typingIndicatorTimeoutOverride: 2_000,
    Sync: { enableSessionStorage: false },
  });
  expect(addresses).toEqual(expected);
});
