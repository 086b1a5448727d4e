/** The cookie that a response sets, as a browser sends it back. */
export const cookieIn = ({ headers }: { readonly headers: Headers }) =>
  (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
