import { ApiError } from '#sagas/api/apiError.ts';
import { endpoint } from '#sagas/api/contract/endpoint.ts';
import { Nothing } from '#sagas/api/contract/common.ts';
import { saveProfileName } from '#sagas/api/contract/account.ts';
import { readIdentity } from '#sagas/api/contract/identity.ts';
import { readOffers } from '#sagas/api/contract/offers.ts';
import { readStatus } from '#sagas/api/contract/application.ts';
import { fakeGateway, json, text } from '#tests/support/fakes/fakeGateway.ts';

const UUID = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01';
const SECRET = 'Mira Tolland 078-05-1120';

const anything = endpoint({
  name: 'anything',
  method: 'GET',
  path: '/anything/{what}',
  answer: Nothing,
});
const ask = (reply: Parameters<typeof fakeGateway>[0]) =>
  fakeGateway(reply).api.request(anything, { path: { what: SECRET } });

const failureOf = async (asked: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`);
  return error;
};

describe('API-10: the content type decides how a response is read', () => {
  it.each([
    ['application/json', '{"a":1}', { a: 1 }],
    ['application/problem+json; charset=utf-8', '{"a":1}', { a: 1 }],
    ['Application/JSON', '{"a":1}', { a: 1 }],
    ['text/plain', 'done', 'done'],
    ['application/json', '', undefined],
    ['application/json (FT-10)', `"${'a'.repeat(500_001)}"`, 'a'.repeat(500_001)],
  ])('reads a response of the type %s', async (type, body, content) => {
    await expect(ask([text(body, type)])).resolves.toEqual(content);
  });

  it('reads a document as bytes', async () => {
    const bytes = await ask([text('%PDF-1.7', 'application/pdf')]);

    expect(new TextDecoder().decode(bytes as ArrayBuffer)).toBe('%PDF-1.7');
  });

  it('API-11: reads a 204 as no body', async () => {
    await expect(ask([new Response(null, { status: 204 })])).resolves.toBeUndefined();
  });
});

describe('FT-08: a response in the wrong format is one garbled failure that quotes nothing', () => {
  it.each([
    ['truncated JSON', text(`{"uuid":"${SECRET}`, 'application/json')],
    ['a page of a captive portal', text(`<html>${SECRET}</html>`, 'text/html; charset=utf-8')],
    ['another content type', text(`{"uuid":"${UUID}"}`, 'text/plain')],
    ['a document', text(SECRET, 'application/pdf')],
    ['no body', text('', 'application/json')],
    ['a 204 when a body is required', new Response(null, { status: 204 })],
    ['a field that is missing', json({ name: SECRET })],
    ['a field of another type', json({ uuid: 7, name: SECRET })],
    ['null', json(null)],
    ['a list', json([SECRET])],
  ])('rejects %s as garbled, without quoting it', async (_what, reply) => {
    const error = await failureOf(fakeGateway([reply]).api.request(readIdentity, {}));

    expect(error.failure).toEqual({ kind: 'garbled', endpoint: 'readIdentity' });
    expect(error.message).toBe(
      'Response was not convertible to json for /identity/secure/api/v1/identity',
    ); // ERR-03
    expect(JSON.stringify([error, error.message, error.stack])).not.toContain(SECRET);
  });

  it.each([
    ['a captive portal’s page', text('<html>Pay here</html>', 'text/html')],
    ['truncated JSON', text('{"saved":', 'application/json')],
  ])("doesn't count %s as the success of a write", async (_what, reply) => {
    const { api } = fakeGateway([reply]);
    const body = { firstName: 'Mira', middleName: '', lastName: 'Tolland', suffix: '' };

    const error = await failureOf(api.request(saveProfileName, { body }));

    expect(error.failure.kind).toBe('garbled');
  });
});

describe('no response', () => {
  it.each([
    ['a dead network', new TypeError('Failed to fetch')],
    ['a CORS refusal (FT-14)', new TypeError('NetworkError when attempting to fetch')],
    ['an opaque response (FT-14)', Response.error()],
  ])('ERR-04, ERR-05: gives %s the status 0', async (_what, reply) => {
    const error = await failureOf(ask([reply]));

    expect(error).toMatchObject({ status: 0, message: 'Error fetching', endsSession: false });
    expect(error.failure).toEqual({ kind: 'offline' });
  });

  it('ERR-02: names the call of a missing response by its pattern, never by the filled-in address', async () => {
    const error = await failureOf(ask([undefined]));

    expect(error.message).toBe('Response was not defined for /anything/{what}');
    expect(error.failure).toEqual({ kind: 'offline' });
  });

  it('treats a connection that breaks within the body as no response', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError('reset')),
    });
    const reply = new Response(broken, { headers: { 'content-type': 'application/json' } });

    const error = await failureOf(ask([() => Promise.resolve(reply)]));

    expect(error.failure).toEqual({ kind: 'offline' });
  });
});

describe('ERR-01, FIELD-API-1: an error response', () => {
  it('keeps the message, the status, the body and the response of an error', async () => {
    const error = await failureOf(ask([json({ errors: ['No lien'] }, 422)]));

    expect(error).toMatchObject({
      message: 'HTTP error! status: 422',
      status: 422,
      data: { errors: ['No lien'] },
    });
    expect(error.response?.statusText).toBe('');
  });

  it('reads a text body of an error as text', async () => {
    const error = await failureOf(ask([text('No.', 'text/plain', 503)]));

    expect(error).toMatchObject({ status: 503, data: 'No.' });
  });

  it('puts an error into the store as plain data, without body and response', async () => {
    const { failure } = await failureOf(ask([json({ errors: ['No lien'], ssn: SECRET }, 422)]));

    expect(structuredClone(failure)).toEqual(failure);
    expect(JSON.stringify(failure)).not.toContain(SECRET);
  });
});

describe('FT-105, SC-06: hostile JSON', () => {
  it('drops keys that reach a prototype at every level', async () => {
    const hostile =
      '{"__proto__":{"polluted":1},"a":{"constructor":{"prototype":{"polluted":1}},"prototype":2,"b":3}}';

    const answer = (await ask([text(hostile, 'application/json')])) as Record<string, unknown>;

    expect(answer).toEqual({ a: { b: 3 } });
    expect(Object.keys(answer)).toEqual(['a']);
    expect('polluted' in {}).toBe(false);
  });

  it('drops keys that reach a prototype even when their letters are escaped', async () => {
    const hostile = String.raw`{"\u005f_proto__":{"polluted":1},"con\u0073tructor":2,"b":3}`;

    const answer = await ask([text(hostile, 'application/json')]);

    expect(answer).toEqual({ b: 3 });
  });

  it('survives JSON that is 10,000 levels deep', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;

    const outcome = await ask([text(deep, 'application/json')]).then(
      () => 'answer',
      (error: unknown) => (error instanceof ApiError ? 'failure' : 'crash'),
    );

    expect(outcome).not.toBe('crash');
  });

  it('takes the last of two equal keys', async () => {
    const { api } = fakeGateway([text(`{"uuid":"x","uuid":"${UUID}"}`, 'application/json')]);

    await expect(api.request(readIdentity, {})).resolves.toEqual({
      uuid: UUID,
      signedInAt: null,
    });
  });

  it.each(['1e999', '"120000"'])('rejects an amount of %s', async (amount) => {
    const { api } = fakeGateway([text(`{"offers":[],"maxDraw":${amount}}`, 'application/json')]);

    const error = await failureOf(api.request(readOffers, { path: { uuid: UUID } }));

    expect(error.failure.kind).toBe('garbled');
  });
});

describe('FT-09', () => {
  it('accepts unknown statuses and unknown fields', async () => {
    const { api } = fakeGateway([json({ checklistStatus: 'BRAND_NEW', somethingElse: 1 })]);

    await expect(api.request(readStatus, { path: { uuid: UUID } })).resolves.toMatchObject({
      checklistStatus: 'BRAND_NEW',
      waitingOnFloodCert: false,
    });
  });

  it.each([{}, { checklistStatus: null }])(
    'reads a missing status as UNKNOWN: %j',
    async (body) => {
      const { api } = fakeGateway([json(body)]);

      await expect(api.request(readStatus, { path: { uuid: UUID } })).resolves.toMatchObject({
        checklistStatus: 'UNKNOWN',
        helocSigners: [],
      });
    },
  );
});
