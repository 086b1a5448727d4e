import { fillPath } from '#sagas/api/contract/endpoint.ts';
import type { Route } from '#server/contractRoutes.ts';

export interface RecordedCall {
  readonly number: number;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Null until it is answered. */
  status: number | null;
}

/** Stores the body as text, which takes less memory. */
type StoredCall = Omit<RecordedCall, 'body'> & { readonly bodyText: string };

const MAX_STORED = 2_000;
/** Our choice: five times the app's largest call. */
const MAX_BODY_LENGTH = 8_192;
const SECRETS = new Set([
  'password',
  'ssn',
  'jwt',
  'code',
  'sampleCode',
  'accountNumber',
  'externalStateNonce',
  'nonce',
  'publicToken',
  'token',
  'latitude',
  'longitude',
]);
const SECRET_HEADERS = new Set(['authorization', 'cookie']);

const mask = (value: unknown): unknown =>
  typeof value === 'string' ? `[secret, ${value.length} characters]` : '[secret]';

/** Masks secrets and replaces files with their size. */
export function masked(value: unknown): unknown {
  if (value instanceof Blob) return `[file, ${value.size} bytes]`;
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      SECRETS.has(key) && inner !== null ? mask(inner) : masked(inner),
    ]),
  );
}

/** Returns the masked body, or its length if it is too long. */
function bodyTextOf(body: unknown): string {
  const text = JSON.stringify(masked(body) ?? null);
  return text.length > MAX_BODY_LENGTH ? `"[body, ${text.length} characters]"` : text;
}

const shortened = (name: string, value: string) =>
  SECRET_HEADERS.has(name) ? `${value.slice(0, 12)}…` : value;

const queryOf = (url: URL) =>
  Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => {
      const values = url.searchParams.getAll(name).map((value) => {
        const shown = SECRETS.has(name) ? mask(value) : value;
        return String(shown);
      });
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );

const pathOf = ({ endpoint, path }: Route) =>
  fillPath(
    endpoint.path,
    Object.fromEntries(
      Object.entries(path).map(([name, value]) => [
        name,
        SECRETS.has(name) ? String(mask(value)) : value,
      ]),
    ),
  );

/** Keeps the newest two thousand calls in memory (decision 16). */
export function createCallLog(now: () => number) {
  let calls: StoredCall[] = [];
  let last = 0;

  return {
    add(request: Request, route: Route, body: unknown): Pick<RecordedCall, 'status'> {
      const url = new URL(request.url);
      last += 1;
      const call: StoredCall = {
        number: last,
        at: new Date(now()).toISOString(),
        method: request.method,
        path: Object.keys(route.path).some((name) => SECRETS.has(name))
          ? pathOf(route)
          : url.pathname,
        query: queryOf(url),
        headers: Object.fromEntries(
          [...request.headers].map(([name, value]) => [name, shortened(name, value)]),
        ),
        bodyText: bodyTextOf(body),
        status: null,
      };
      calls = [...calls.slice(1 - MAX_STORED), call];
      return call;
    },
    since: (number: number): readonly RecordedCall[] =>
      calls
        .filter((call) => call.number > number)
        .map(({ bodyText, status, ...call }) => ({ ...call, body: JSON.parse(bodyText), status })),
    /** Keeps counting, so `since` stays valid. */
    clear(): void {
      calls = [];
    },
  };
}
