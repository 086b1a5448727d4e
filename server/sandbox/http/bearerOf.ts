/** Returns a request's bearer token as sent, or ''. */
export const bearerOf = (headers: Headers): string =>
  /^Bearer (\S{1,8192})$/.exec(headers.get('authorization') ?? '')?.[1] ?? '';
