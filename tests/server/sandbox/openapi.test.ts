import { contract } from '#sagas/api/contract/contract.ts';
import { openApiDocument } from '#server/sandbox/openapi.ts';

const document = openApiDocument();

/** Follows keys into what a reader of the document sees. */
const at = (...keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (value, key) => new Map<string, unknown>(Object.entries(value ?? {})).get(key),
    document.paths,
  );

test('every call of the contract is in the OpenAPI document, once', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(operations).toHaveLength(contract.length);
  expect(document.openapi).toBe('3.1.0');
});

test('a list says what its items are, though the schema drops broken ones', () => {
  const items = at(
    '/service-application/api/v1/application/heloc/all',
    'get',
    'responses',
    '200',
    'content',
    'application/json',
    'schema',
    'items',
    'properties',
  );
  expect(items).toMatchObject({ uuid: { type: 'string' }, active: expect.anything() });
});

test('a call whose path is ours says so, and why', () => {
  const path = '/service-offer/borrower/secure/api/v1/{uuid}/offers';
  expect(at(path, 'get')).toMatchObject({
    'x-chosen': true,
    description: 'Chosen: The offer calls are named without paths; screens.md 10.3.',
  });
  expect(at('/service-profile/api/v1/profile', 'get', 'x-chosen')).toBeUndefined();
});

test('a body that is ours says so, where the path is the specification’s', () => {
  const register = '/identity-broker/customer/api/v3/register';
  expect(at(register, 'post', 'requestBody')).toMatchObject({
    'x-chosen': true,
    description: expect.stringMatching(/^Chosen: CALL-SUB-04 names query and headers alone/),
  });
  expect(at(register, 'post', 'x-chosen')).toBeUndefined();
  const create = '/service-application/api/v3/application/helocs';
  expect(at(create, 'post', 'requestBody', 'x-chosen')).toBeUndefined();
});

test('SC-08 an answer that renews the bearer says where it stands; one without a bearer says none', () => {
  const headersOf = (path: string, method: string) =>
    at(path, method, 'responses', '200', 'headers');
  expect(headersOf('/service-profile/api/v1/profile', 'get')).toEqual({
    Date: { $ref: '#/components/headers/Date' },
    Authorization: { $ref: '#/components/headers/Authorization' },
  });
  expect(document.components.headers.Authorization.description).toMatch(/^A fresh bearer/);
});

test('a name in a path that has only so many values tells them', () => {
  expect(at('/identity-broker/{kind}/api/v3/login', 'post', 'parameters')).toContainEqual(
    expect.objectContaining({
      name: 'kind',
      schema: { type: 'string', enum: ['customer', 'agent'] },
    }),
  );
});

test('names in a path, the query and the headers are parameters; a file is one too', () => {
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
  ).toEqual({ type: 'string', format: 'binary' });
});
