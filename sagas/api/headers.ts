import type { Endpoint } from './contract/endpoint.ts';
import type { ApiSettings, SendOptions } from './http.ts';

const APPLICATION_NAME = 'homeline'; // decision 12

/** An external context knows nobody (API-05). */
const isExternal = (path: Readonly<Record<string, string>> | undefined) =>
  path?.['context'] === 'external';

/** The headers of one call (API-01, API-02, API-04 to API-07). */
export function headersFor(
  settings: ApiSettings,
  endpoint: Endpoint,
  path: Readonly<Record<string, string>> | undefined,
  { idempotencyKey, bearer }: SendOptions,
): Headers {
  const headers = new Headers({
    'X-With-Origin': settings.origin,
    'x-org': settings.orgCode,
    Accept: 'application/json, application/pdf, text/plain',
  });
  if (endpoint.multipart !== true) headers.set('Content-Type', 'application/json');
  const mayName = endpoint.bearer !== 'never' && !isExternal(path);
  const token = mayName ? (bearer ?? settings.tokens.current()) : null;
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const replayId = settings.replayId();
  if (replayId !== null) headers.set('X-Session-Replay-Id', replayId);
  if (endpoint.namesApplication === true) headers.set('X-Auth0-Application-Name', APPLICATION_NAME);
  if (endpoint.creates === true && idempotencyKey !== undefined)
    headers.set(settings.idempotencyHeader, idempotencyKey);
  return headers;
}
