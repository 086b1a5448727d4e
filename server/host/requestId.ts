import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What a request is called in the logs of nginx, this host and the gateway. */
export interface Trace {
  /** 32 hex digits. */
  readonly id: string;
  /** W3C Trace Context, with the same id unless the client gave another one. */
  readonly traceparent: string;
  /** Whether the client's `tracestate` belongs to it. */
  readonly isGiven: boolean;
}

export const REQUEST_ID = 'X-Request-Id';

/** Only two forms, so nothing else that a client writes reaches a log (SC-14). */
const ID = /^[\da-f]{32}$|^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const TRACEPARENT = /^00-((?!0{32})[\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

const traces = new WeakMap<IncomingMessage, Trace>();

function createTrace({ headers }: IncomingMessage): Trace {
  const given = headers['x-request-id'];
  const wanted = typeof given === 'string' && ID.test(given) ? given.replaceAll('-', '') : null;
  const parent = TRACEPARENT.exec(String(headers['traceparent'] ?? ''));
  const id = wanted ?? parent?.[1] ?? randomBytes(16).toString('hex');
  return {
    id,
    traceparent: parent?.[0] ?? `00-${id}-${randomBytes(8).toString('hex')}-00`,
    isGiven: parent !== null,
  };
}

/** Returns a request's id: the one in `X-Request-Id` or `traceparent`, or a new one. */
export function traceOf(request: IncomingMessage): Trace {
  const trace = traces.get(request) ?? createTrace(request);
  traces.set(request, trace);
  return trace;
}
