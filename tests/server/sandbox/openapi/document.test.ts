import { OMNI_SOCKET } from '#sagas/api/contract/brand.ts';
import { ClientFrame, ServerFrame } from '#sagas/api/contract/chatSocket.ts';
import { refusals } from '#sagas/api/contract/words/refusalTable.ts';
import { openApiDocument } from '#server/sandbox/openapi/document.ts';

const document = openApiDocument();

const get = (value: unknown, key: string): unknown =>
  new Map<string, unknown>(Object.entries(value ?? {})).get(key);

function resolved(value: unknown): unknown {
  const reference = get(value, '$ref');
  return typeof reference === 'string'
    ? reference.replace('#/', '').split('/').reduce<unknown>(get, document)
    : value;
}

const at = (...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => get(resolved(value), key), document.paths);

test('describes the items of a lenient list', () => {
  const items = at(
    '/service-application/api/v1/application/heloc/all',
    'get',
    'responses',
    '200',
    'content',
    'application/json',
    'schema',
    'items',
  );
  expect(items).toEqual({ $ref: '#/components/schemas/ApplicationSummary' });
  expect(get(resolved(items), 'properties')).toMatchObject({
    uuid: { type: 'string' },
    active: expect.anything(),
  });
});

test('marks a path that we chose, with the reason', () => {
  const path = '/service-offer/borrower/secure/api/v1/{uuid}/offers';
  expect(at(path, 'get')).toMatchObject({
    'x-chosen': true,
    description: 'Chosen: The offer calls are named without paths; screens.md 10.3.',
  });
  expect(at('/service-profile/api/v1/profile', 'get', 'x-chosen')).toBeUndefined();
});

test('marks a body that we chose for a specified path', () => {
  const register = '/identity-broker/customer/api/v3/register';
  expect(at(register, 'post', 'requestBody')).toMatchObject({
    'x-chosen': true,
    description: expect.stringMatching(/^Chosen: CALL-SUB-04 names query and headers alone/),
  });
  expect(at(register, 'post', 'x-chosen')).toBeUndefined();
  const create = '/service-application/api/v3/application/helocs';
  expect(at(create, 'post', 'requestBody', 'x-chosen')).toBeUndefined();
});

test('SC-08 documents the header of the renewed bearer', () => {
  const headersOf = (path: string, method: string, status = '200') =>
    at(path, method, 'responses', status, 'headers');
  expect(headersOf('/service-profile/api/v1/profile', 'get')).toEqual({
    Date: { $ref: '#/components/headers/Date' },
    'Cache-Control': { $ref: '#/components/headers/CacheControl' },
    Authorization: { $ref: '#/components/headers/FreshBearer' },
  });
  expect(document.components.headers.FreshBearer).toMatchObject({ required: true });
  const created = headersOf('/service-application/api/v3/application/helocs', 'post', '201');
  expect(get(get(created, 'Authorization'), '$ref')).toBe('#/components/headers/Authorization');
  expect(document.components.headers.Authorization).not.toHaveProperty('required');
});

test('CALL-CHAT-10 A-65 documents the chat socket: its address, its frames and its close codes', () => {
  const socket = document['x-websocket'];
  const frames = JSON.stringify([socket.clientFrames, socket.serverFrames].map(resolved));
  expect(socket).toMatchObject({ 'x-chosen': true, path: OMNI_SOCKET, closeCodes: { idle: 4008 } });
  for (const { entries } of ClientFrame.options)
    expect(frames).toContain(`"const":"${entries.action.literal}"`);
  for (const { entries } of ServerFrame.options)
    expect(frames).toContain(`"const":"${entries.type.literal}"`);
});

test('lists the values of a path parameter', () => {
  const login = '/identity-broker/{kind}/api/v3/login';
  expect(resolved(at(login, 'post', 'parameters', '0'))).toMatchObject({
    name: 'kind',
    schema: { type: 'string', enum: ['customer', 'agent'] },
  });
});

test('has path, query, header and file parameters', () => {
  const create = '/service-application/api/v3/application/helocs';
  expect(at(create, 'post', 'parameters')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'state', in: 'query', required: true }),
      { $ref: '#/components/parameters/IdempotencyKey' },
    ]),
  );
  const upload = '/service-document/borrower/secure/api/v1/{uuid}/uploads';
  expect(
    at(
      upload,
      'post',
      'requestBody',
      'content',
      'multipart/form-data',
      'schema',
      'properties',
      'file',
    ),
  ).toMatchObject({ type: 'string', format: 'binary' });
  expect(at(upload, 'post', 'requestBody', 'x-max-file-bytes')).toBe(26_214_400);
});

test('names each code of a refusal at a call, under its status', () => {
  const responses = Object.values(document.paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap((operation) => Object.entries(resolved(get(operation, 'responses')) ?? {}));
  const missing = Object.entries(refusals).filter(
    ([code, { status }]) =>
      !responses.some(
        ([own, response]) =>
          own === String(status) && String(get(response, 'description')).includes(`\`${code}\`: `),
      ),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['401', /^`IDENTITY_EXISTS`: /],
  ['400', /such as an email without @.*422 means the same/],
  ['403', /X-With-Origin is missing/],
  ['422', /^`IDEMPOTENCY_KEY_REUSED`: /],
])('says why a registration is refused with %s', (status, description) => {
  const path = '/identity/api/v1/registration/register';
  expect(at(path, 'post', 'responses', status, 'description')).toMatch(description);
});

test('says which of two paths to match first, and what the other one accepts', () => {
  const base = '/service-application/api/v1/application/heloc';
  for (const name of ['all', 'consent-types'])
    expect(at(`${base}/${name}`, 'get', 'description')).toBe(
      `Match this path before \`${base}/{uuid}\`.`,
    );
  expect(at(`${base}/{uuid}`, 'get', 'description')).toBe(undefined);
  expect(resolved(at(`${base}/{uuid}`, 'get', 'parameters', '0'))).toMatchObject({
    schema: { type: 'string', format: 'uuid' },
  });
});
