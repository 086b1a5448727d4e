import * as v from 'valibot';

import type { Clock } from '#sagas/ports.ts';
import type { CallNote } from '#store/actionLog/lines.ts';

import { ApiError, deniesSession } from './apiError.ts';
import type { Endpoint, Params } from './contract/endpoint.ts';
import { outgoing } from './outgoing.ts';
import { readBody } from './readBody.ts';
import { refusalOf } from './refusal.ts';
import type { Tokens } from './tokens.ts';
import { createRateLimits } from './rateLimits.ts';

const READ_DEADLINE_MS = 10_000;
const WRITE_DEADLINE_MS = 30_000;

export interface CallSettings {
  readonly tokens: Pick<Tokens, 'current'>;
  /** The page's own origin, for X-With-Origin (API-01). */
  readonly origin: string;
  readonly orgCode: string;
  readonly idempotencyHeader: string;
  readonly applicationName: string;
  /** The base of the address lookup (G-04). Null uses the contract's. */
  readonly addressLookupBase: string | null;
  /** X-Session-Replay-Id (API-07). Null without a replay service. */
  readonly replayId: string | null;
}

export interface ApiSettings extends CallSettings {
  readonly fetch: typeof fetch;
  /** Sends a file and reports its progress, 0 to 100. If omitted, we send files with `fetch`. */
  readonly upload?: (
    address: string,
    init: RequestInit,
    onProgress: (percent: number) => void,
  ) => Promise<Response>;
  readonly tokens: Tokens;
  readonly clock: Clock;
  /** Runs after each call, for the log. */
  readonly onCallEnded: (call: CallNote) => void;
}

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Reused until the lender answers (SC-09). */
  readonly idempotencyKey?: string | undefined;
  /** Defaults to the page's own origin (FLAG-01). */
  readonly baseUrl?: string;
  /** A deployment's own address for the call. Replaces base and path (chat.md section 1). */
  readonly address?: string;
  /** A bearer to verify instead of the session's own, for example after a legacy registration. */
  readonly bearer?: string;
  /** Progress of an upload, 0 to 100. */
  readonly onProgress?: (percent: number) => void;
}

export interface Api {
  /** Resolves with the validated response. Rejects only with an ApiError. */
  request<Path extends string, Query, Body, Answer>(
    endpoint: Endpoint<Path, Query, Body, Answer>,
    params: Params<Path, Query, Body>,
    options?: SendOptions,
  ): Promise<Answer>;
}

/** Returns the timeout of a call (quality-bar section 1). */
export const deadlineOf = ({ deadlineMs, method }: Endpoint): number =>
  deadlineMs ?? (method === 'GET' ? READ_DEADLINE_MS : WRITE_DEADLINE_MS);

/** Aborts after this long. Upload progress restarts the time (quality-bar section 1). */
function startDeadline(deadlineMs: number) {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), deadlineMs);
  let timer = start();
  const end = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    end,
    prolong() {
      end();
      timer = start();
    },
  };
}

const noAnswer = (message: string) =>
  new ApiError({ failure: { kind: 'offline' }, message, status: 0 });

async function ask(
  settings: ApiSettings,
  endpoint: Endpoint,
  params: object,
  options: SendOptions,
) {
  const { address, init } = outgoing(settings, endpoint, params, options);
  const deadline = startDeadline(deadlineOf(endpoint));
  const mayStop = options.signal && endpoint.outlivesPage !== true;
  const signals = [deadline.signal, ...(mayStop ? [options.signal] : [])];
  const request = { ...init, signal: AbortSignal.any(signals) };
  const { clock, onCallEnded } = settings;
  const startedAt = clock.monotonic();
  let status = 0;
  let id: string | null = null;
  const onProgress = (percent: number) => {
    deadline.prolong();
    options.onProgress?.(percent);
  };
  try {
    const asked =
      endpoint.multipart === true && settings.upload
        ? settings.upload(address, request, onProgress)
        : settings.fetch(address, request);
    const response = await asked.catch(() => {
      throw noAnswer('Error fetching'); // ERR-04, ERR-05
    });
    if (!response) throw noAnswer(`Response was not defined for ${endpoint.path}`); // ERR-02
    if (response.status === 0) throw noAnswer('Error fetching'); // FT-14
    ({ status } = response);
    id = response.headers.get('x-request-id');
    const body = await readBody(response).catch(() => {
      throw noAnswer('Error fetching');
    });
    return { response, body, isNamed: request.headers.has('Authorization') };
  } finally {
    deadline.end();
    const call = `${endpoint.method} ${endpoint.path}`;
    const ms = Math.round(clock.monotonic() - startedAt);
    onCallEnded({ call, status, ms, ...(id !== null && status >= 400 && { id }) });
  }
}

export function createApi(settings: ApiSettings): Api {
  const rateLimits = createRateLimits(() => settings.clock.monotonic());
  return {
    async request(endpoint, params, options = {}) {
      rateLimits.check(endpoint.name);
      const number = settings.tokens.issue();
      const { response, body, isNamed } = await ask(settings, endpoint, params, options);
      if (!response.ok) {
        const failure = refusalOf(response, body.content, settings.clock.now());
        rateLimits.record(endpoint.name, failure);
        throw new ApiError({
          failure,
          message: `HTTP error! status: ${response.status}`, // ERR-01
          status: response.status,
          data: body.content,
          response,
          endsSession:
            (isNamed || endpoint.bearer === 'required') &&
            endpoint.ownsUnauthorised !== true &&
            endpoint.isBackground !== true &&
            deniesSession(failure),
        });
      }
      // API-08, SC-08: exactly 200
      if (response.status === 200 && !endpoint.outlivesPage && !endpoint.isAnonymous)
        settings.tokens.take(response.headers.get('authorization'), number);

      const answer = v.safeParse(endpoint.answer, body.content);
      if (!body.isReadable || !answer.success)
        throw new ApiError({
          failure: { kind: 'garbled', endpoint: endpoint.name },
          message: `Response was not convertible to json for ${endpoint.path}`, // ERR-03
          status: response.status,
          response,
        });
      return answer.output;
    },
  };
}
