import { contract, type Call } from '#sagas/api/contract/contract.ts';
import type { Endpoint } from '#sagas/api/contract/endpoint.ts';

import { limitsOf, type CallLimit } from '#sagas/api/contract/limits.ts';

import { callTexts } from './callTexts.ts';
import { openapiSchemaOf, schemasIn } from './schemas.ts';
import { chatSocketDocument } from './socket.ts';

const errors = {
  type: 'object',
  properties: {
    errors: {
      type: 'array',
      items: {
        oneOf: [
          { type: 'string' },
          {
            type: 'object',
            required: ['message'],
            properties: {
              message: { type: 'string' },
              field: { type: 'string' },
              code: { type: 'string' },
            },
          },
        ],
      },
    },
  },
};

const parameter = (name: string, location: 'path' | 'query', schema: object, required = true) => ({
  name,
  in: location,
  required,
  schema,
});

/** Path parameters with a fixed set of values. */
const pathEnums: Readonly<Record<string, readonly string[]>> = {
  kind: ['customer', 'agent'],
  context: ['external', 'secure'],
  department: ['OPS_PHONE'],
  consentType: ['SMS', 'SMS_TRANSACTIONAL'],
};

const pathParameters = ({ path }: Endpoint) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const values = pathEnums[name];
    return parameter(name, 'path', { type: 'string', ...(values && { enum: values }) });
  });

function queryParameters({ name: call, query }: Endpoint) {
  if (!query) return [];
  const { properties = {}, required = [] } = openapiSchemaOf(query, call);
  return Object.entries(properties).map(([name, schema]) =>
    parameter(name, 'query', typeof schema === 'object' ? schema : {}, required.includes(name)),
  );
}

const headerParameters = ({ method, creates, namesApplication }: Endpoint) => [
  ...(method === 'GET' ? [] : [{ $ref: '#/components/parameters/Origin' }]),
  { $ref: '#/components/parameters/Organization' },
  { $ref: '#/components/parameters/SessionReplay' },
  ...(creates ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ...(namesApplication ? [{ $ref: '#/components/parameters/Application' }] : []),
];

/** Marks what the specification leaves open, with the reason. */
const markOf = (reason: string | undefined) =>
  reason === undefined ? {} : { description: `Chosen: ${reason}`, 'x-chosen': true };

function bodyOf({ name, body, multipart, maxFileBytes }: Endpoint, chosenBody: string | undefined) {
  if (!body) return {};
  const type = multipart ? 'multipart/form-data' : 'application/json';
  return {
    requestBody: {
      ...markOf(chosenBody),
      required: true,
      content: { [type]: { schema: openapiSchemaOf(body, name) } },
      ...(maxFileBytes !== undefined && { 'x-max-file-bytes': maxFileBytes }),
    },
  };
}

/** Every answer has its time (FT-64); a successful one renews the bearer (API-08, SC-08). */
const answerHeaders = ({ bearer }: Endpoint) => ({
  Date: { $ref: '#/components/headers/Date' },
  ...(bearer === 'never' ? {} : { Authorization: { $ref: '#/components/headers/Authorization' } }),
});

const nouns: Readonly<Record<CallLimit['per'], string>> = {
  email: 'an email',
  uuid: 'an application',
  signerUuid: 'a signer',
  conditionUuid: 'a condition',
  login: 'a login',
  address: 'a network address',
};

/** 429, where the lender limits a call. */
function limitOf({ name }: Endpoint) {
  const texts = limitsOf(name).map(
    ({ most, minutes, per, isOfWrong }) =>
      `${isOfWrong ? 'More wrong passwords or codes than' : 'More than'} ${most} in ${minutes} min for ${nouns[per]}`,
  );
  if (texts.length === 0) return {};
  const headers = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
  const { content } = components.responses.Refusal;
  return { 429: { description: `${texts.join('. ')}.`, headers, content } };
}

function answersOf({ answer, success, ...endpoint }: Endpoint) {
  const refusal = { $ref: '#/components/responses/Refusal' };
  const content = endpoint.answersPdf
    ? { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: openapiSchemaOf(answer, endpoint.name) } };
  return {
    [success]: {
      description: success === 204 ? 'Done' : 'The answer',
      headers: answerHeaders({ answer, success, ...endpoint }),
      ...(success === 204 ? {} : { content }),
    },
    ...limitOf({ answer, success, ...endpoint }),
    '4XX': refusal,
    '5XX': refusal,
  };
}

const securityOf = ({ bearer }: Endpoint) => {
  if (bearer === 'never') return [];
  return bearer === 'required' ? [{ bearer: [] }] : [{}, { bearer: [] }];
};

function operationOf(call: Call) {
  const { summary, chosen, chosenBody } = callTexts[call.name];
  return {
    operationId: call.name,
    summary,
    ...markOf(chosen),
    security: securityOf(call),
    parameters: [...pathParameters(call), ...queryParameters(call), ...headerParameters(call)],
    ...bodyOf(call, chosenBody),
    responses: answersOf(call),
  };
}

const header = (name: string, required: boolean, description: string) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const components = {
  securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  parameters: {
    Origin: header('X-With-Origin', true, 'The origin of the page; a write without it is refused.'),
    Organization: header('x-org', true, 'The code of the organization.'),
    IdempotencyKey: header(
      'Idempotency-Key',
      false,
      'Made with the intent: a repeat is answered with the first answer for 24 hours.',
    ),
    Application: header('X-Auth0-Application-Name', false, 'The name of this application.'),
    SessionReplay: header(
      'X-Session-Replay-Id',
      false,
      'The recording of this session, where a replay service makes one.',
    ),
  },
  headers: {
    Authorization: {
      description:
        'A fresh bearer, as `Bearer <token>`: the only place where the front end takes one from. ' +
        'The first call of a browser with the cookie of the sign-in page gets its bearer here.',
      schema: { type: 'string' },
    },
    RetryAfter: {
      description: 'The seconds until the call may be made again.',
      schema: { type: 'integer' },
    },
    Date: {
      description: 'The time by the lender, by which deadlines and days are counted.',
      schema: { type: 'string' },
    },
  },
  responses: {
    Refusal: {
      description:
        'What is wrong; `field` puts the message at that field. 401, and 403 with the message `unauthenticated` or ' +
        '`invalid signature`, end the session. 409 `STEP_NOT_OPEN`: the step is over. 422 `IDEMPOTENCY_KEY_REUSED`: the ' +
        'key stands for another body. 409 without a code: the lender is at work on the first sending of the key. 429 is repeated after its `Retry-After`.',
      content: { 'application/json': { schema: errors } },
    },
  },
};

/** The contract as an OpenAPI document, for a lender who builds a gateway. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of contract) {
    const known = paths[call.path] ?? {};
    paths[call.path] = { ...known, [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Homeline gateway',
      version: '1',
      description:
        'Every call that the Homeline front end makes to a lender, and in `x-websocket` the socket of the chat.',
    },
    paths,
    'x-websocket': chatSocketDocument,
    components: { ...components, schemas: schemasIn([paths, chatSocketDocument]) },
  };
}
