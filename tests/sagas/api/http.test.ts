import * as v from 'valibot';

import { bannerFiles, readBanners } from '#sagas/api/contract/banners.ts';
import { readFeatures } from '#sagas/api/contract/features.ts';
import { uploadDocument } from '#sagas/api/contract/documents.ts';
import { endpoint } from '#sagas/api/contract/endpoint.ts';
import { registerIdentity, savePhone } from '#sagas/api/contract/account.ts';
import { startLogin } from '#sagas/api/contract/session.ts';
import { readIdentity } from '#sagas/api/contract/identity.ts';
import { lookUpAddress } from '#sagas/api/contract/eligibility.ts';
import { readOfferCode } from '#sagas/api/contract/referral.ts';
import { sendActionLog } from '#sagas/api/contract/support.ts';
import { startTelemetrySession } from '#sagas/api/contract/telemetry.ts';
import { ApiError } from '#sagas/api/apiError.ts';
import { TOKEN, fakeGateway, json, text } from '#tests/support/fakes/fakeGateway.ts';

const IDENTITY = { uuid: '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01' };
const body = { email: 'mira.tolland@mail.example', password: 'x', phoneNumber: '6145550142' };
const registration = { query: { organization: 'LARKMERE' }, body };

const asked = endpoint({
  name: 'asked',
  method: 'GET',
  path: '/asked',
  query: v.object({ one: v.string(), many: v.array(v.string()), none: v.nullish(v.string()) }),
  answer: v.unknown(),
});

it.each([
  { what: 'API-01: the origin', header: 'X-With-Origin', value: 'https://homeline.example' },
  { what: 'API-02: the organization', header: 'x-org', value: 'LARKMERE' },
  { what: 'API-04: the stored bearer', header: 'Authorization', value: `Bearer ${TOKEN}` },
  { what: 'API-07: the session replay', header: 'X-Session-Replay-Id', value: 'replay-1' },
])('API-03: sends with a call, and with credentials, $what', async ({ header, value }) => {
  const { api, tokens, last } = fakeGateway([json(IDENTITY)], { replayId: 'replay-1' });
  tokens.set(TOKEN);

  await api.request(readIdentity, {});

  expect(last()?.init.headers.get(header)).toBe(value);
  expect(last()?.init).toMatchObject({ credentials: 'include', cache: 'no-store' });
});

it.each([
  ['failed', 503, { id: 'a'.repeat(32) }],
  ['was answered', 200, {}],
])('notes the id of a request only if the call fails: it %s', async (_what, status, named) => {
  const headers = { 'X-Request-Id': 'a'.repeat(32) };
  const { api, ended } = fakeGateway([text('{}', 'application/json', status, headers)]);

  await api.request(readIdentity, {}).catch(() => undefined);

  const call = 'GET /identity/secure/api/v1/identity';
  expect(ended).toEqual([{ call, status, ms: 0, ...named }]);
});

it('API-04, API-07: sends no header for a bearer or a session replay that there is not', async () => {
  const { api, last } = fakeGateway([json(IDENTITY)]);

  await api.request(readIdentity, {});

  expect(last()?.init.headers.has('Authorization')).toBe(false);
  expect(last()?.init.headers.has('X-Session-Replay-Id')).toBe(false);
});

it('CALL-SUB-02: sends the bearer under verification instead of the stored one, and none with a registration', async () => {
  const { api, tokens, last } = fakeGateway([json(IDENTITY), json({ jwt: TOKEN })]);
  tokens.set(TOKEN);

  await api.request(readIdentity, {}, { bearer: 'new.jwt.here' });
  expect(last()?.init.headers.get('Authorization')).toBe('Bearer new.jwt.here');
  await api.request(registerIdentity, registration);

  expect(last()?.init.headers.has('Authorization')).toBe(false);
});

const session = {
  platform: 'WEB',
  libVersion: '1',
  referrer: null,
  queryParams: {},
  screenSize: { width: 1, height: 1 },
  windowSize: { width: 1, height: 1 },
  sessionKey: null,
  appVersion: 't',
} as const;

it.each([
  ['external', null],
  ['secure', `Bearer ${TOKEN}`],
])('API-05: sends telemetry in the %s context with %s', async (context, authorization) => {
  const { api, tokens, last } = fakeGateway([json({ sessionKey: null })]);
  tokens.set(TOKEN);

  await api.request(startTelemetrySession, { path: { context }, body: session });

  expect(last()?.init.headers.get('Authorization')).toBe(authorization);
});

it.each([
  ['the lender', undefined, `Bearer ${TOKEN}`],
  ['an address of the deployment', 'https://support.example/logs', null],
])('SC-08: sends a log to %s with the right bearer', async (_whom, address, authorization) => {
  const { api, tokens, last } = fakeGateway([text('', 'text/plain', 201)]);
  tokens.set(TOKEN);

  const log = { body: { reference: 'ABCD', log: new Blob([]) } };
  await api.request(sendActionLog, log, address === undefined ? {} : { address });

  expect(last()?.init.headers.get('Authorization')).toBe(authorization);
});

it('API-06: sends calls as JSON', async () => {
  const { api, last } = fakeGateway([json({})]);

  await api.request(savePhone, { body: { type: 'Phone', value: '6145550142' } });

  expect(last()?.init.headers.get('Content-Type')).toBe('application/json');
  expect(last()?.init.body).toBe('{"type":"Phone","value":"6145550142"}');
});

it('CALL-ID-05, decision 12: gives the identity broker the name of the application', async () => {
  const { api, last } = fakeGateway([json({ redirect: '/auth/login' })], {
    applicationName: 'larkmere-heloc',
  });

  await api.request(startLogin, {
    path: { kind: 'customer' },
    query: { telemetryTrackingId: 't-1' },
  });

  expect(last()?.init.headers.get('X-Auth0-Application-Name')).toBe('larkmere-heloc');
});

it.each([
  [null, '/service-address-lookup/external/api/v1/typeahead/512%20Amber'],
  ['/addresses/v1', '/addresses/v1/512%20Amber'],
])('G-04: looks addresses up, with the base %p, at %s', async (addressLookupBase, url) => {
  const { api, last } = fakeGateway([json({ suggestions: [] })], { addressLookupBase });

  await api.request(lookUpAddress, { path: { text: '512 Amber' } });

  expect(last()?.url).toBe(url);
});

it('SC-09: sends the idempotency key with a write that creates, under the configured name', async () => {
  const { api, last } = fakeGateway([json({ jwt: TOKEN })], { idempotencyHeader: 'X-Once' });

  await api.request(registerIdentity, registration, { idempotencyKey: 'k-1' });

  expect(last()?.init.headers.get('X-Once')).toBe('k-1');
});

it('sends no idempotency key with a write that creates nothing, or that has none', async () => {
  const { api, last } = fakeGateway([json({})]);

  await api.request(savePhone, { body: { type: 'Phone', value: '1' } }, { idempotencyKey: 'k-1' });

  expect(last()?.init.headers.has('Idempotency-Key')).toBe(false);
  await api.request(registerIdentity, registration).catch(() => undefined);
  expect(last()?.init.headers.has('Idempotency-Key')).toBe(false);
});

it.each([undefined, null])(
  'API-09: repeats the parameter for a list in the query, and leaves a value of %p out',
  async (none) => {
    const { api, last } = fakeGateway();

    await api.request(asked, { query: { one: 'a b', many: ['x', 'y&z'], none } });

    expect(last()?.url).toBe('/asked?one=a+b&many=x&many=y%26z');
  },
);

it('FLAG-01: sends a call to the base that was found for it, wherever addresses are looked up', async () => {
  const { api, last } = fakeGateway([json(IDENTITY)], { addressLookupBase: '/addresses/v1' });

  await api.request(readIdentity, {}, { baseUrl: 'https://gateway.example' });

  expect(last()?.url).toBe('https://gateway.example/identity/secure/api/v1/identity');
});

it('sends a file as multipart, and lets the browser write the content type', async () => {
  const { api, last } = fakeGateway([json({ documentUuid: 'd-1' }, 201)]);
  const file = new Blob(['%PDF-'], { type: 'application/pdf' });

  await api.request(
    uploadDocument,
    {
      path: { uuid: 'u-1' },
      body: { file, fileName: 'pay slip.pdf', documentType: 'PAYSLIP', purpose: 'INCOME' },
    },
    { idempotencyKey: 'k-1' },
  );

  const form = last()?.init.body as FormData;
  expect([...form.keys()]).toEqual(['file', 'fileName', 'documentType', 'purpose']);
  expect(form.get('fileName')).toBe('pay slip.pdf');
  expect(last()?.init.headers.has('Content-Type')).toBe(false);
  // A browser refuses more than 64 KiB in a call that outlives its page.
  expect(last()?.init.keepalive).toBe(false);
  expect(last()?.init.headers.get('Idempotency-Key')).toBe('k-1');
});

it('encodes a value in a path into one segment', async () => {
  const { api, last } = fakeGateway([json({ suggestions: [] })]);

  await api.request(lookUpAddress, { path: { text: '512 Amber/stone?#é' } });

  expect(last()?.url).toBe(
    '/service-address-lookup/external/api/v1/typeahead/512%20Amber%2Fstone%3F%23%C3%A9',
  );
});

it.each([
  ['nothing', ''],
  ['a parent segment', '..'],
  ['a current segment', '.'],
  ['half a surrogate pair', 'a\uD800'],
])('FT-104: sends nothing for %s in a path, and counts it as not found', async (_what, code) => {
  const { api, sent } = fakeGateway();

  const error: unknown = await api.request(readOfferCode, { path: { code } }).catch((e) => e);

  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 404, failure: { kind: 'refused', status: 404 } });
  expect(sent).toHaveLength(0);
});

it('reads flags with the whole user of FLAG-03', async () => {
  const { api, last } = fakeGateway([json({ features: [] })]);
  const optimizeUser = {
    applicationUuid: null,
    createdTime: null,
    identityUuid: null,
    organization: 'LARKMERE',
    trackerId: 't-1',
  };

  await api.request(readFeatures, { path: { context: 'external' }, body: { optimizeUser } });

  expect(JSON.parse(last()?.init.body as string)).toEqual({ optimizeUser });
});

it('C-14, CALL-BANNER-3: sends no header and no cookie to public storage, and takes no bearer from it', async () => {
  const bearer = new Headers({
    'Content-Type': 'application/json',
    Authorization: 'Bearer theirs',
  });
  const { api, tokens, last } = fakeGateway([new Response('[]', { headers: bearer })]);
  tokens.set(TOKEN);

  await api.request(
    readBanners,
    { path: { file: bannerFiles.production } },
    { baseUrl: 'https://storage.example/public' },
  );

  expect(last()?.url).toBe('https://storage.example/public/banners/banners.json');
  expect([...(last()?.init.headers ?? [])]).toEqual([]);
  expect(last()?.init).toMatchObject({ credentials: 'omit', cache: 'no-store' });
  expect(tokens.current()).toBe(TOKEN);
});
