import * as v from 'valibot';

import { Refusal } from '#server/sandbox/refusal.ts';

/** Validates a control request; 400 names each wrong field. */
export function parseRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  request: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, request, { abortPipeEarly: true });
  if (read.success) return read.output;
  throw new Refusal(
    400,
    read.issues.map((issue) => ({ message: issue.message, field: v.getDotPath(issue) ?? '' })),
  );
}
