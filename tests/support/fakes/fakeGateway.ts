import type { CallNote } from '#store/actionLog/lines.ts';
import { createApi, type ApiSettings } from '#sagas/api/http.ts';
import { createTokens } from '#sagas/api/tokens.ts';

import { fakeStorage } from './fakePorts.ts';

export const TOKEN = 'head.body.sign';

/** A request as it would leave the browser. */
export interface Sent {
  readonly url: string;
  readonly init: Omit<RequestInit, 'headers'> & { readonly headers: Headers };
}

type Reply = Response | Error | undefined | ((sent: Sent) => Promise<Response>);

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  text(JSON.stringify(body), 'application/json', status, headers);

export const text = (
  body: string | null,
  type: string,
  status = 200,
  headers: Record<string, string> = {},
) => new Response(body, { status, headers: { 'content-type': type, ...headers } });

/** The real client on a network that answers by script. The last answer repeats. */
export function fakeGateway(
  replies: readonly Reply[] = [json({})],
  settings: Partial<ApiSettings> = {},
) {
  const storage = fakeStorage();
  const tokens = createTokens(storage, 'token', 'owner');
  const sent: Sent[] = [];
  const ended: CallNote[] = [];
  const waiting = [...replies];
  const api = createApi({
    fetch: (input, init) => {
      const request = { url: input as string, init: init as Sent['init'] };
      sent.push(request);
      const reply = waiting.length > 1 ? waiting.shift() : waiting[0];
      if (typeof reply === 'function') return reply(request);
      if (reply instanceof Error) return Promise.reject(reply);
      return Promise.resolve((reply?.status ? reply.clone() : reply) as Response);
    },
    tokens,
    origin: 'https://homeline.example',
    orgCode: 'LARKMERE',
    idempotencyHeader: 'Idempotency-Key',
    applicationName: 'homeline',
    onCallEnded: (call) => void ended.push(call),
    addressLookupBase: null,
    replayId: null,
    clock: { now: () => Date.parse('2026-11-21T15:00:00Z'), monotonic: () => 0, wall: () => 0 },
    ...settings,
  });
  return { api, tokens, storage, sent, ended, last: () => sent.at(-1) };
}
