/** One thing that is wrong (F-04); with `field` it belongs to that field. */
export interface Fault {
  readonly message: string;
  readonly field?: string;
  readonly code?: string;
}

/** A call that the lender does not do, with what it answers instead. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly Fault[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    errors: Fault | readonly Fault[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(`Refused with ${status}`);
    this.status = status;
    this.errors = 'message' in errors ? [errors] : errors;
    this.headers = headers;
  }

  /** The same of what stands in a part of something: its fields are named from the whole. */
  within(part: string): Refusal {
    const errors = this.errors.map(({ field, ...fault }) =>
      field === undefined ? fault : { ...fault, field: `${part}.${field}` },
    );
    return new Refusal(this.status, errors, this.headers);
  }
}

export const notFound = (message: string) => new Refusal(404, { message, code: 'NOT_FOUND' });

export const unauthenticated = () =>
  new Refusal(401, { message: 'unauthenticated', code: 'UNAUTHENTICATED' });

/** 429 with the time to wait. */
export const tooMany = (retryAfterSeconds: number) =>
  new Refusal(
    429,
    { message: 'Please wait a minute and try again.', code: 'TOO_MANY' },
    { 'Retry-After': String(retryAfterSeconds) },
  );

/** 400 with a message at each field; nothing when there is nothing wrong. */
export function refuseMistakes(
  mistakes: Readonly<Record<string, string | undefined>>,
  prefix = '',
): void {
  const errors = Object.entries(mistakes).flatMap(([field, message]) =>
    message === undefined ? [] : [{ field: prefix + field, message }],
  );
  if (errors.length > 0) throw new Refusal(400, errors);
}
