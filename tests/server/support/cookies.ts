/** Returns the cookie that a response sets, in the form in which a browser sends it back. */
export const cookieIn = ({ headers }: { readonly headers: Headers }) =>
  (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
