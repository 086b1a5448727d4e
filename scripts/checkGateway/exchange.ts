import type { Endpoint } from '#sagas/api/contract/endpoint.ts';
import { deadlineOf, type CallSettings, type SendOptions } from '#sagas/api/http.ts';
import { outgoing } from '#sagas/api/outgoing.ts';
import { readBody, type Body } from '#sagas/api/readBody.ts';
import type { Tokens } from '#sagas/api/tokens.ts';

import { curlOf } from './curlOf.ts';

interface Exchanged {
  /** The request as a curl line, without secrets. */
  readonly request: string;
}

export interface GatewayResponse extends Body, Exchanged {
  readonly status: number;
  readonly headers: Headers;
  /** By the checker's own clock. */
  readonly receivedAt: number;
}

/** A call without a whole response. `reason` is a sentence. */
export interface NoAnswer extends Exchanged {
  readonly reason: string;
  /** Whether a response began. */
  readonly isCut: boolean;
}

export interface CheckedGateway {
  /** Without a trailing slash. May have a path. */
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly settings: CallSettings & { readonly tokens: Tokens };
  /** Defaults to the app's deadline. */
  readonly deadlineMs?: (endpoint: Endpoint) => number;
  /** The checker's own clock. */
  readonly now: () => number;
  readonly onDate: (date: string) => void;
}

interface Parameters {
  readonly path?: Readonly<Record<string, string>> | undefined;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Counts the bytes of a response while it is read. */
function counted(response: Response) {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  const body = response.body?.pipeThrough(counter) ?? null;
  return { copy: new Response(body, response), bytes: () => bytes };
}

/** "120 of 400 bytes came." */
function cutText(headers: Headers, bytes: number): string {
  const length = headers.has('content-encoding') ? null : headers.get('content-length');
  return length === null
    ? `${bytes} bytes came.`
    : `${bytes} of ${length} bytes came (Content-Length).`;
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
  const request = curlOf(call, params.path?.['token']);
  const init = { ...call.init, redirect: 'manual', signal } as const;
  const response = await send(call.address, init).catch(() => null);
  if (response === null)
    return {
      reason: signal.aborted
        ? `No answer came within ${deadlineMs / 1_000} s.`
        : 'The connection broke before there was an answer.',
      isCut: false,
      request,
    };
  const { status, headers } = response;
  gateway.onDate(headers.get('date') ?? '');
  const { copy, bytes } = counted(response);
  try {
    const body = await readBody(copy);
    return { ...body, status, headers, receivedAt: gateway.now(), request };
  } catch {
    const end = signal.aborted ? `did not end within ${deadlineMs / 1_000} s` : 'was cut';
    const reason = `The answer began with ${status}, but its body ${end}: ${cutText(headers, bytes())}`;
    return { reason, isCut: true, request };
  }
}
