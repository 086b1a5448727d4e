import * as v from 'valibot';

import { HttpError } from '#server/sandbox/httpError.ts';

/** Validates a control request. The 400 names each invalid field. */
export function parseRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  request: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, request, { abortPipeEarly: true });
  if (read.success) return read.output;
  throw new HttpError(
    400,
    read.issues.map((issue) => ({ message: issue.message, field: v.getDotPath(issue) ?? '' })),
  );
}
