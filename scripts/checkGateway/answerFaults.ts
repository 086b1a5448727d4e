import * as v from 'valibot';

import type { Endpoint } from '#sagas/api/contract/endpoint.ts';
import { looksLikeTrace } from '#sagas/api/refusal.ts';
import { bearerIn } from '#sagas/api/tokens.ts';
import { renewsBearer } from '#server/sandbox/openapi/operations.ts';
import { counted } from '#store/text/counted.ts';

import { isApplicationRead } from './applicationReads.ts';
import { contentFaults } from './contentFaults.ts';
import type { GatewayResponse, NoAnswer } from './exchange.ts';

const sentences = (...found: readonly (string | false)[]): string[] =>
  found.filter((sentence) => sentence !== false);

const typeOf = ({ headers }: GatewayResponse) =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() || 'not named';

const isRedirect = (status: number) => status >= 300 && status < 400;

const Reason = v.union([
  v.string(),
  v.object({
    message: v.string(),
    field: v.nullish(v.string()),
    code: v.nullish(v.string()),
  }),
]);
/** F-04. The OpenAPI document calls it `Refusal`. */
const Refused = v.object({ errors: v.pipe(v.array(Reason), v.minLength(1)) });

const reasonsIn = ({ content }: GatewayResponse) => {
  const read = v.safeParse(Refused, content);
  const errors = read.success ? read.output.errors : [];
  return errors.map((one) => (typeof one === 'string' ? { message: one } : one));
};

/** Whether a refusal has a code. */
export const hasCode = (answer: GatewayResponse): boolean =>
  reasonsIn(answer).some((reason) => 'code' in reason && typeof reason.code === 'string');

/** Matches names, but no sentences, which may contain a value. */
const IS_NAME = /^[\w.[\]-]{1,60}$/;

/** Returns a refusal's codes and fields, which say what is wrong without a value. */
function refusedFor(answer: GatewayResponse): string {
  const named = reasonsIn(answer).flatMap((reason) => [
    'code' in reason ? reason.code : null,
    'field' in reason ? reason.field : null,
  ]);
  const given = named.filter((name) => typeof name === 'string' && IS_NAME.test(name));
  return given.length === 0 ? '' : ` ${given.join(', ')}`;
}

const ORS = new Intl.ListFormat('en', { type: 'disjunction' });

function statusFaults(answer: GatewayResponse, expected: readonly number[]): string[] {
  const { status } = answer;
  if (expected.includes(status)) return [];
  const given = isRedirect(status) ? `with a redirect (${status})` : status + refusedFor(answer);
  return [`The gateway answered ${given} instead of ${ORS.format(expected.map(String))}.`];
}

const startsLikePdf = (content: unknown) =>
  content instanceof ArrayBuffer &&
  Buffer.from(content).subarray(0, 5).toString('latin1') === '%PDF-';

function pdfFaults(answer: GatewayResponse): string[] {
  const type = typeOf(answer);
  if (type !== 'application/pdf') return [`The content type is ${type}, and not application/pdf.`];
  return sentences(!startsLikePdf(answer.content) && 'The content is no PDF.');
}

function jsonFaults(answer: GatewayResponse, schema: v.GenericSchema): string[] {
  const { content, isReadable } = answer;
  const type = typeOf(answer);
  if (content !== undefined && !type.endsWith('json'))
    return [`The content type is ${type}, and not application/json.`];
  if (!isReadable && type.endsWith('json')) return ['The content is no valid JSON.'];
  if (!isReadable) return [`The content type is ${type}, and not application/json.`];
  return contentFaults(schema, content);
}

function bodyFaults(endpoint: Endpoint, answer: GatewayResponse): string[] {
  if (endpoint.success === 204) return [];
  return endpoint.answersPdf ? pdfFaults(answer) : jsonFaults(answer, endpoint.answer);
}

const BY_DATE = 'The app counts days and deadlines by it';
const MINUTE_MS = 60_000;
/** Our choice: more than a slow answer takes. */
const MAX_CLOCK_ERROR_MS = 2 * MINUTE_MS;

const units = [
  [24 * 60 * MINUTE_MS, 'day'],
  [60 * MINUTE_MS, 'hour'],
  [MINUTE_MS, 'minute'],
] as const;

/** "3 hours" */
function spanText(ms: number): string {
  const [size, name] = units.find(([unit]) => ms >= unit) ?? units[2];
  return counted(Math.round(ms / size), name);
}

function dateFaults({ headers, receivedAt }: GatewayResponse): string[] {
  const date = headers.get('date');
  if (date === null) return [`The Date header is missing. ${BY_DATE}.`];
  if (date.split('GMT').length > 2)
    return ['There are two Date headers, and the app reads neither. Send one.'];
  const behind = receivedAt - Date.parse(date);
  if (Number.isNaN(behind))
    return [`The Date header is unreadable. ${BY_DATE}: send it as in RFC 9110, in GMT.`];
  if (Math.abs(behind) <= MAX_CLOCK_ERROR_MS) return [];
  const side = behind > 0 ? 'behind' : 'ahead of';
  return [
    `The Date header is ${spanText(Math.abs(behind))} ${side} the clock of this machine. ${BY_DATE}: set the ` +
      "gateway's clock, or this machine's.",
  ];
}

/** Checks headers of every response. `X-Powered-By` helps attackers. */
const headerFaults = (answer: GatewayResponse): string[] => [
  ...dateFaults(answer),
  ...sentences(
    answer.headers.has('x-powered-by') &&
      'The X-Powered-By header tells what the gateway runs on. Drop it.',
  ),
];

/** Whether a response is personal, so no cache may store it. */
const isPersonal = ({ bearer }: Endpoint) => bearer === 'required';

const mayBeStored = ({ headers }: GatewayResponse) =>
  !/\bno-store\b/.test(headers.get('cache-control') ?? '');

const sessionFaults = (endpoint: Endpoint, answer: GatewayResponse): string[] =>
  sentences(
    renewsBearer(endpoint) &&
      bearerIn(answer.headers.get('authorization')) === null &&
      'The Authorization header has no fresh bearer: the session would end while it is used. Send Authorization: Bearer <token> with each 200.',
    isPersonal(endpoint) &&
      mayBeStored(answer) &&
      'The Cache-Control header lacks no-store, and the answer is personal.',
  );

const EMPTY_READ =
  'A read of an application answers 200 with null or an empty list until there is something to show.';

/** Returns why a successful response breaks the contract. */
export function answerFaults(endpoint: Endpoint, answer: GatewayResponse | NoAnswer): string[] {
  if ('reason' in answer) return [answer.reason];
  const [status] = statusFaults(answer, [endpoint.success]);
  if (status !== undefined)
    return [
      isApplicationRead(endpoint) && answer.status >= 400 ? `${status} ${EMPTY_READ}` : status,
    ];
  const content = bodyFaults(endpoint, answer);
  if (endpoint.isAnonymous) return content;
  return [...content, ...headerFaults(answer), ...sessionFaults(endpoint, answer)];
}

export interface ExpectedRefusal {
  readonly status: readonly number[];
  readonly code?: string;
  readonly field?: boolean;
}

function refusalContentFaults(answer: GatewayResponse, { code, field }: ExpectedRefusal): string[] {
  const shape = jsonFaults(answer, Refused);
  if (shape.length > 0) return shape;
  const reasons = reasonsIn(answer);
  return sentences(
    reasons.some(({ message }) => looksLikeTrace(message)) &&
      'A message shows details of the program, such as a stack trace.',
    code !== undefined &&
      !reasons.some((reason) => 'code' in reason && reason.code === code) &&
      `No error has the code ${code}.`,
    field === true &&
      !reasons.some((reason) => 'field' in reason && typeof reason.field === 'string') &&
      'No error names its field.',
  );
}

/** Returns why a refusal breaks the contract. */
export function refusalFaults(
  answer: GatewayResponse | NoAnswer,
  expected: ExpectedRefusal,
): string[] {
  if ('reason' in answer) return [answer.reason];
  return [
    ...statusFaults(answer, expected.status),
    ...(answer.status >= 400 ? refusalContentFaults(answer, expected) : []),
    ...sentences(
      answer.status === 429 &&
        !answer.headers.has('retry-after') &&
        'The Retry-After header is missing: the app would wait 30 s. Send the seconds to wait.',
    ),
    ...headerFaults(answer),
  ];
}
