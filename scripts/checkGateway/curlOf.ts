const SECRETS = 'token|nonce|password|ssn|publicToken|providerUserToken';
/** A secret in a query, a JSON body or a bearer. */
const SECRET = new RegExp(
  String.raw`(?<=[?&](?:${SECRETS})=)[^&]+|(?<="(?:${SECRETS})":")(?:[^"\\]|\\.)+|(?<=^authorization: Bearer ).+`,
  'gi',
);

/** Quotes for a shell, which replaces only $TOKEN. */
function quoted(text: string): string {
  const masked = text.replaceAll(SECRET, '$TOKEN').replaceAll("'", String.raw`'\''`);
  return `'${masked.replaceAll('$TOKEN', `'"$TOKEN"'`)}'`.replace(/''$/, '');
}

const partsOf = (body: unknown): string[] => {
  if (typeof body === 'string') return ['--data-raw', quoted(body)];
  if (!(body instanceof FormData)) return [];
  return [...body].flatMap(([name, value]) => [
    '-F',
    quoted(`${name}=${typeof value === 'string' ? value : `@${value.name}`}`),
  ]);
};

interface Request {
  readonly address: string;
  readonly init: { readonly method?: string; readonly headers: Headers; readonly body?: unknown };
}

/** Returns a request as a curl line. Secrets are $TOKEN, also the one that may be in its path. */
export function curlOf(
  { address, init: { method = 'GET', headers, body } }: Request,
  inPath?: string,
): string {
  const shown =
    inPath === undefined ? address : address.replace(encodeURIComponent(inPath), '$TOKEN');
  return [
    'curl -i -X',
    method,
    quoted(shown),
    ...[...headers].flatMap(([name, value]) => ['-H', quoted(`${name}: ${value}`)]),
    ...partsOf(body),
  ].join(' ');
}
