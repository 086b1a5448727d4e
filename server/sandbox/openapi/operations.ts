import type { Call } from '#sagas/api/contract/contract.ts';
import { modules } from '#sagas/api/contract/contract.ts';
import { limitsOf, type CallLimit } from '#sagas/api/contract/limits.ts';

import { callTexts } from './callTexts.ts';
import { capitalized } from '#store/text/letterCase.ts';
import { parameter, parametersIn, pathParameterName } from './parameters.ts';
import { openapiSchemaOf } from './schemas.ts';

/** A reference to a shared part of the document. */
const shared = (kind: 'parameters' | 'headers' | 'responses', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
});

const pathParameters = ({ path }: Call) =>
  parametersIn(path).map((name) => shared('parameters', pathParameterName(name)));

function queryParameters({ name: call, query }: Call) {
  if (!query) return [];
  const owner = `${capitalized(call)}Query`;
  const { properties = {}, required = [] } = openapiSchemaOf(query, owner);
  return Object.entries(properties).map(([name, schema]) =>
    parameter(
      { owner, name },
      'query',
      typeof schema === 'object' ? schema : {},
      required.includes(name),
    ),
  );
}

/** The headers that the app sends; a call to public storage or support has none of ours. */
const headerParameters = ({ creates, namesApplication, isAnonymous }: Call) =>
  isAnonymous
    ? []
    : [
        shared('parameters', 'Origin'),
        shared('parameters', 'Organization'),
        shared('parameters', 'SessionReplay'),
        ...(creates ? [shared('parameters', 'IdempotencyKey')] : []),
        ...(namesApplication ? [shared('parameters', 'Application')] : []),
      ];

/** Marks what the specification leaves open, with the reason. */
const markOf = (reason: string | undefined) =>
  reason === undefined ? {} : { description: `Chosen: ${reason}`, 'x-chosen': true };

function bodyOf({ name, body, multipart, maxFileBytes }: Call, chosenBody: string | undefined) {
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

/** Every answer has its time (FT-64); a personal one is not stored, and renews the bearer (API-08, SC-08). */
const answerHeaders = ({ bearer, isAnonymous }: Call) =>
  isAnonymous
    ? {}
    : {
        Date: shared('headers', 'Date'),
        ...(bearer === 'required' && { 'Cache-Control': shared('headers', 'CacheControl') }),
        ...(bearer !== 'never' && { Authorization: shared('headers', 'Authorization') }),
      };

const nouns: Readonly<Record<CallLimit['per'], string>> = {
  email: 'an email',
  uuid: 'an application',
  signerUuid: 'a signer',
  conditionUuid: 'a condition',
  login: 'a login',
  address: 'a network address',
};

const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } };

/** 429, if the lender limits a call. */
function limitOf({ name }: Call) {
  const texts = limitsOf(name).map(
    ({ most, minutes, per, countsOnlyFailures }) =>
      `${countsOnlyFailures ? 'More wrong passwords or codes than' : 'More than'} ${most} in ${minutes} min for ${nouns[per]}`,
  );
  if (texts.length === 0) return {};
  return {
    429: {
      description: `${texts.join('. ')}.`,
      headers: { 'Retry-After': shared('headers', 'RetryAfter') },
      content: refusal,
    },
  };
}

/** The refusals that `check-gateway` asks for: without a session, and with an unknown id. */
function refusalsOf({ bearer, ownsUnauthorised, path, method }: Call) {
  const namesApplication = method === 'GET' && path.includes('{uuid}');
  return {
    ...(bearer === 'required' && { 401: shared('responses', 'NoSession') }),
    ...(bearer !== 'required' && ownsUnauthorised && { 401: shared('responses', 'OwnRefusal') }),
    ...(namesApplication && {
      403: shared('responses', 'UnknownId'),
      404: shared('responses', 'UnknownId'),
    }),
  };
}

function contentOf({ name, answer, answersPdf }: Call) {
  return answersPdf
    ? { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: openapiSchemaOf(answer, name) } };
}

const answersOf = (call: Call) => ({
  [call.success]: {
    description: call.success === 204 ? 'Done' : 'The answer',
    headers: answerHeaders(call),
    ...(call.success !== 204 && { content: contentOf(call) }),
  },
  ...refusalsOf(call),
  ...limitOf(call),
  '4XX': shared('responses', 'Refusal'),
  '5XX': shared('responses', 'Refusal'),
});

const securityOf = ({ bearer }: Call) => {
  if (bearer === 'never') return [];
  return bearer === 'required' ? [{ bearer: [] }] : [{}, { bearer: [] }];
};

const tagOf = ({ name }: Call) =>
  Object.entries<object>(modules)
    .filter(([, module]) => Object.hasOwn(module, name))
    .map(([tag]) => tag);

/** One call. */
export function operationOf(call: Call) {
  const { summary, chosen, chosenBody } = callTexts[call.name];
  return {
    operationId: call.name,
    tags: tagOf(call),
    summary,
    ...markOf(chosen),
    security: securityOf(call),
    parameters: [...pathParameters(call), ...queryParameters(call), ...headerParameters(call)],
    ...bodyOf(call, chosenBody),
    responses: answersOf(call),
  };
}
