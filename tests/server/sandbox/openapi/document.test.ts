import { OMNI_SOCKET } from '#sagas/api/contract/brand.ts';
import { ClientFrame, ServerFrame } from '#sagas/api/contract/chatSocket.ts';
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
  const headersOf = (path: string, method: string) =>
    at(path, method, 'responses', '200', 'headers');
  expect(headersOf('/service-profile/api/v1/profile', 'get')).toEqual({
    Date: { $ref: '#/components/headers/Date' },
    'Cache-Control': { $ref: '#/components/headers/CacheControl' },
    Authorization: { $ref: '#/components/headers/Authorization' },
  });
  expect(document.components.headers.Authorization.description).toMatch(/^A fresh bearer/);
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
