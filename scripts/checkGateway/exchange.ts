import type { Endpoint } from '#sagas/api/contract/endpoint.ts';
import { deadlineOf, type CallSettings, type SendOptions } from '#sagas/api/http.ts';
import { outgoing } from '#sagas/api/outgoing.ts';
import { readBody, type Body } from '#sagas/api/readBody.ts';
import type { Tokens } from '#sagas/api/tokens.ts';

export interface GatewayResponse extends Body {
  readonly status: number;
  readonly headers: Headers;
}

/** A call without a response. `reason` is a sentence. */
export interface NoAnswer {
  readonly reason: string;
}

export interface CheckedGateway {
  /** Without a trailing slash. May have a path. */
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly settings: CallSettings & { readonly tokens: Tokens };
  /** Defaults to the app's deadline. */
  readonly deadlineMs?: (endpoint: Endpoint) => number;
  readonly onDate: (date: string) => void;
}

interface Parameters {
  readonly path?: Readonly<Record<string, string>> | undefined;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Sends a call like the app, but doesn't follow redirects. */
export async function exchange(
  gateway: CheckedGateway,
  endpoint: Endpoint,
  params: Parameters,
  options: SendOptions & { readonly isAnonymous?: boolean } = {},
): Promise<GatewayResponse | NoAnswer> {
  const { url, settings, fetch: send } = gateway;
  const tokens = options.isAnonymous ? { current: () => null } : settings.tokens;
  const call = outgoing({ ...settings, tokens }, endpoint, params, { baseUrl: url, ...options });
  const deadlineMs = (gateway.deadlineMs ?? deadlineOf)(endpoint);
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const response = await send(call.address, { ...call.init, redirect: 'manual', signal });
    const body = await readBody(response);
    gateway.onDate(response.headers.get('date') ?? '');
    return { ...body, status: response.status, headers: response.headers };
  } catch {
    return {
      reason: signal.aborted
        ? `No answer came within ${deadlineMs / 1_000} s.`
        : 'The connection broke before there was an answer.',
    };
  }
}
