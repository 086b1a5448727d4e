import type { Endpoint } from '#sagas/api/contract/endpoint.ts';
import type { Call } from '#sagas/api/contract/contract.ts';
import { contract, modules } from '#sagas/api/contract/contract.ts';
import { limitsOf, type CallLimit } from '#sagas/api/contract/limits.ts';
import { isRefusedBy, refusals } from '#sagas/api/contract/words/refusalTable.ts';
import { capitalized } from '#store/text/letterCase.ts';

import { callTexts } from './callTexts.ts';
import { parameter, parametersIn, pathParameterName } from './parameters.ts';
import { openapiSchemaOf } from './schemas.ts';

/** A reference to a shared part of the document. */
const shared = (kind: 'parameters' | 'headers' | 'responses', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
});

const isParameter = (part: string | undefined) => part?.startsWith('{') ?? false;

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

/** Marks what the specification leaves open, with the reason, after other sentences. */
const markOf = (reason: string | undefined, before: readonly string[] = []) => {
  const description = [...before, ...(reason === undefined ? [] : [`Chosen: ${reason}`])].join(' ');
  return {
    ...(description && { description }),
    ...(reason !== undefined && { 'x-chosen': true }),
  };
};

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

/** Whether the answer must have a fresh bearer (API-08). */
export const renewsBearer = ({ bearer, success, outlivesPage }: Endpoint): boolean =>
  bearer === 'required' && success === 200 && outlivesPage !== true;

/** Every answer has its time (FT-64); a personal one is not stored, and renews the bearer (API-08, SC-08). */
const answerHeaders = (call: Call) => {
  const { bearer, isAnonymous } = call;
  return isAnonymous
    ? {}
    : {
        Date: shared('headers', 'Date'),
        ...(bearer === 'required' && { 'Cache-Control': shared('headers', 'CacheControl') }),
        ...(bearer !== 'never' && {
          Authorization: shared('headers', renewsBearer(call) ? 'FreshBearer' : 'Authorization'),
        }),
      };
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

/** The refusals that follow from a call's declaration: an invalid field, no session, a forged call, an unknown id. */
function refusalsOf({ bearer, ownsUnauthorised, path, method, body, isAnonymous }: Call) {
  const namesApplication = method === 'GET' && path.includes('{uuid}');
  return {
    ...(body && { 400: shared('responses', 'InvalidField') }),
    ...(bearer === 'required' && { 401: shared('responses', 'NoSession') }),
    ...(bearer !== 'required' && ownsUnauthorised && { 401: shared('responses', 'OwnRefusal') }),
    ...(namesApplication && {
      403: shared('responses', 'UnknownId'),
      404: shared('responses', 'UnknownId'),
    }),
    ...(method !== 'GET' && !isAnonymous && { 403: shared('responses', 'NoOrigin') }),
  };
}

/** The refusals with a code, by status. */
function codedRefusalsOf(call: Call) {
  const coded = Object.entries(refusals).filter(([, row]) => isRefusedBy(row, call));
  const byStatus = Map.groupBy(coded, ([, { status }]) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map(([code, { what }]) => `\`${code}\`: ${what}`).join('\n\n'),
        content: refusal,
      },
    ]),
  );
}

/** The other calls' paths that a call's path must be matched before. */
function vagueTwinsOf({ method, path }: Call): string[] {
  const parts = path.split('/');
  const isVaguer = (other: readonly string[]) =>
    other.length === parts.length &&
    other.every((part, at) => part === parts[at] || (isParameter(part) && !isParameter(parts[at])));
  return contract
    .filter((other) => other.method === method && other.path !== path)
    .map((other) => other.path)
    .filter((other) => isVaguer(other.split('/')));
}

/** What a path doesn't say by itself: which of two paths a gateway must match first. */
const orderOf = (call: Call) =>
  vagueTwinsOf(call).map((path) => `Match this path before \`${path}\`.`);

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
  ...codedRefusalsOf(call),
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
    ...markOf(chosen, orderOf(call)),
    security: securityOf(call),
    parameters: [...pathParameters(call), ...queryParameters(call), ...headerParameters(call)],
    ...bodyOf(call, chosenBody),
    responses: answersOf(call),
  };
}
