import { ApiError } from './apiError.ts';
import { fillPath, Unfillable, type Endpoint } from './contract/endpoint.ts';
import type { CallSettings, SendOptions } from './http.ts';
import { refusalOf } from './refusal.ts';

type PathValues = Readonly<Record<string, string>>;

/** Repeats a parameter for each item of a list (API-09). */
function queryString(query: unknown): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) parameters.append(name, String(one));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function multipartOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** Returns the path. If a value is missing, nothing is sent and the call ends like a 404 (FT-104). */
function pathOf(
  { addressLookupBase }: CallSettings,
  endpoint: Endpoint,
  values: PathValues | undefined,
): string {
  const isElsewhere = endpoint.looksUpAddresses === true && addressLookupBase !== null;
  try {
    return fillPath(isElsewhere ? `${addressLookupBase}/{text}` : endpoint.path, values);
  } catch (error) {
    if (!(error instanceof Unfillable)) throw error;
    const status = 404;
    const failure = refusalOf({ status, headers: new Headers() }, undefined, 0);
    throw new ApiError({ failure, message: `HTTP error! status: ${status}`, status });
  }
}

/** An external context takes no bearer (API-05). */
const isExternal = (path: PathValues | undefined) => path?.['context'] === 'external';

/** Returns the headers of a call (API-01, API-02, API-04 to API-07). */
function headersFor(
  settings: CallSettings,
  endpoint: Endpoint,
  path: PathValues | undefined,
  { idempotencyKey, bearer, address }: SendOptions,
): Headers {
  const isElsewhere = endpoint.isAnonymous === true && address !== undefined;
  const mayName = endpoint.bearer !== 'never' && !isExternal(path) && !isElsewhere;
  const token = mayName ? (bearer ?? settings.tokens.current()) : null;
  const headers = new Headers(token === null ? {} : { Authorization: `Bearer ${token}` });
  if (endpoint.isAnonymous) return headers;
  headers.set('X-With-Origin', settings.origin);
  headers.set('x-org', settings.orgCode);
  headers.set('Accept', 'application/json, application/pdf, text/plain');
  if (endpoint.multipart !== true) headers.set('Content-Type', 'application/json');
  if (settings.replayId !== null) headers.set('X-Session-Replay-Id', settings.replayId);
  if (endpoint.namesApplication === true)
    headers.set('X-Auth0-Application-Name', settings.applicationName);
  if (endpoint.creates === true && idempotencyKey !== undefined)
    headers.set(settings.idempotencyHeader, idempotencyKey);
  return headers;
}

/** Returns the address and the request of a call, without its abort signal. */
export function outgoing(
  settings: CallSettings,
  endpoint: Endpoint,
  { path, query, body }: { path?: PathValues | undefined; query?: unknown; body?: unknown },
  options: SendOptions,
): { address: string; init: RequestInit & { headers: Headers } } {
  const filled = pathOf(settings, endpoint, path);
  const init: ReturnType<typeof outgoing>['init'] = {
    method: endpoint.method,
    headers: headersFor(settings, endpoint, path, options),
    credentials: endpoint.isAnonymous ? 'omit' : 'include',
    cache: 'no-store',
    keepalive: endpoint.outlivesPage === true,
  };
  if (body !== undefined && body !== null)
    init.body = endpoint.multipart === true ? multipartOf(body) : JSON.stringify(body);
  return {
    address: (options.address ?? (options.baseUrl ?? '') + filled) + queryString(query),
    init,
  };
}
