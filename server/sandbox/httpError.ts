/** An error of F-04. `field` names its field. */
export interface ErrorDetail {
  readonly message: string;
  readonly field?: string;
  readonly code?: string;
}

/** Thrown to answer a request with an error response. */
export class HttpError extends Error {
  readonly status: number;
  readonly errors: readonly ErrorDetail[];
  readonly headers: Readonly<Record<string, string>>;
  /** What the lender keeps of a refused call, whose other writes are undone. */
  remember: (() => void) | null = null;

  constructor(
    status: number,
    errors: ErrorDetail | readonly ErrorDetail[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(`Refused with ${status}`);
    this.status = status;
    this.errors = 'message' in errors ? [errors] : errors;
    this.headers = headers;
  }

  /** Writes this although the call is refused. */
  remembering(write: () => void): this {
    this.remember = write;
    return this;
  }

  within(part: string): HttpError {
    const errors = this.errors.map(({ field, ...fault }) =>
      field === undefined ? fault : { ...fault, field: `${part}.${field}` },
    );
    return new HttpError(this.status, errors, this.headers);
  }
}

export const notFound = (message: string) => new HttpError(404, { message, code: 'NOT_FOUND' });

export const unauthenticated = () =>
  new HttpError(401, { message: 'unauthenticated', code: 'UNAUTHENTICATED' });

export const RETRY_LATER_MESSAGE = 'Please wait a minute and try again.';

export const tooManyRequests = (retryAfterSeconds: number) =>
  new HttpError(
    429,
    { message: RETRY_LATER_MESSAGE, code: 'TOO_MANY' },
    { 'Retry-After': String(retryAfterSeconds) },
  );

/** Answers 400 with a message for each field, if there are any. */
export function refuseInvalid(
  mistakes: Readonly<Record<string, string | undefined>>,
  prefix = '',
): void {
  const errors = Object.entries(mistakes).flatMap(([field, message]) =>
    message === undefined ? [] : [{ field: prefix + field, message }],
  );
  if (errors.length > 0) throw new HttpError(400, errors);
}

/** Returns the response of F-04. */
export const refusedWith = ({ status, errors, headers }: HttpError): Response =>
  new Response(JSON.stringify({ errors }), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  });
