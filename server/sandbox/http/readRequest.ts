import * as v from 'valibot';

import type { Endpoint } from '#sagas/api/contract/endpoint.ts';
import { patienceOf, readAtMost } from '#server/readAtMost.ts';
import { HttpError, type ErrorDetail } from '#server/sandbox/httpError.ts';

const MAX_JSON_BYTES = 1_000_000;
const MAX_FIELDS_BYTES = 16_384;
const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype']);

const unreadable = (message: string) => new HttpError(400, { message, code: 'UNREADABLE' });

/** Drops keys that could reach prototypes (SC-06). */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (DANGEROUS.has(key) ? undefined : value));
  } catch {
    throw unreadable("We couldn't read this request.");
  }
}

async function bytesOf(request: Request, most: number, patience?: number) {
  const bytes = await readAtMost(request, most, patience).catch(() => {
    throw unreadable("We couldn't read this request.");
  });
  if (bytes === null) throw new HttpError(413, { message: 'This is too large.' });
  return bytes;
}

/** Reads a refused upload without storing it, unless the client disconnects. */
export const discardBody = (request: Request, endpoint: Endpoint) =>
  readAtMost(request, 0, patienceOf(endpoint)).catch(() => null);

export async function readText(request: Request, most = MAX_JSON_BYTES): Promise<string> {
  return new TextDecoder().decode(await bytesOf(request, most));
}

/** Returns a form's fields. The last of a repeated field wins. */
export async function readForm(
  request: Request,
  most: number,
  patience?: number,
): Promise<Record<string, unknown>> {
  const bytes = await bytesOf(request, most, patience);
  const { headers } = request;
  try {
    return Object.fromEntries(await new Response(bytes, { headers }).formData());
  } catch {
    throw unreadable("We couldn't read this upload.");
  }
}

export async function readRequestBody(request: Request, endpoint: Endpoint): Promise<unknown> {
  if (!endpoint.body) return undefined;
  const type = request.headers.get('content-type') ?? '';
  const { multipart: isMultipart = false, maxFileBytes = 0 } = endpoint;
  if (!type.startsWith(isMultipart ? 'multipart/form-data' : 'application/json'))
    throw new HttpError(415, { message: 'This kind of content is not taken here.', code: 'TYPE' });
  if (isMultipart) return readForm(request, maxFileBytes + MAX_FIELDS_BYTES, patienceOf(endpoint));
  const text = await readText(request);
  return text === '' ? undefined : readJson(text);
}

/** Never repeats the value, which may be a secret (SC-14). */
const asFault = (issue: v.BaseIssue<unknown>): ErrorDetail => {
  const field = v.getDotPath(issue);
  const message = issue.received === 'undefined' ? 'Required' : 'Check this answer.';
  return { message, code: 'SHAPE', ...(field === null ? {} : { field }) };
};

/** Validates a value. The 400 names each invalid field (F-04). */
export function validate(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  throw new HttpError(400, read.issues.map(asFault));
}

/** Returns the query. The first of a repeated parameter wins. */
export const readQuery = (url: URL): Record<string, string> =>
  Object.fromEntries([...url.searchParams].reverse());
