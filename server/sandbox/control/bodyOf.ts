import type { Context } from 'hono';
import type * as v from 'valibot';

import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import { readJson, readText } from '#server/sandbox/http/readRequest.ts';

import { parseRequest } from './parseRequest.ts';

/** Parses the body of a control request. An empty body has no fields. */
export async function bodyOf<Schema extends v.GenericSchema>(
  { req }: Context<SandboxEnv>,
  schema: Schema,
  maxBytes?: number,
): Promise<v.InferOutput<Schema>> {
  const text = await readText(req.raw, maxBytes);
  return parseRequest(schema, text === '' ? {} : readJson(text));
}
