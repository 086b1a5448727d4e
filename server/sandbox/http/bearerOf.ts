/** The bearer of a request as it was sent; empty without one. */
export const bearerOf = (headers: Headers): string =>
  /^Bearer (\S{1,8192})$/.exec(headers.get('authorization') ?? '')?.[1] ?? '';
