import * as v from 'valibot';

import { ApiError } from './apiError.ts';
import { fillPath, Unfillable, type Endpoint, type Params } from './contract/endpoint.ts';
import { headersFor } from './headers.ts';
import { readBody } from './readBody.ts';
import { refusalOf } from './refusal.ts';
import type { Tokens } from './tokens.ts';

const READ_DEADLINE_MS = 10_000;
const WRITE_DEADLINE_MS = 30_000;

/** What every call carries, fixed when the page starts. */
export interface ApiSettings {
  readonly fetch: typeof fetch;
  /** Sends a file and tells how far it is, 0 to 100. Left out, a file is fetched like anything else. */
  readonly upload?: (
    address: string,
    init: RequestInit,
    onProgress: (percent: number) => void,
  ) => Promise<Response>;
  readonly tokens: Tokens;
  /** The page's own origin, for X-With-Origin (API-01). */
  readonly origin: string;
  readonly orgCode: string;
  readonly idempotencyHeader: string;
  /** Where an application's calls go: '' is the page's own origin (FLAG-01, FLAG-02). */
  readonly baseUrl: (path: string) => string;
  readonly replayId: () => string | null;
  readonly now: () => number;
}

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Made with the intent and kept with it until it is settled (SC-09). */
  readonly idempotencyKey?: string;
  /** A bearer to prove instead of the session's own, as after a legacy registration. */
  readonly bearer?: string;
  /** How far an upload is, 0 to 100. */
  readonly onProgress?: (percent: number) => void;
}

export interface Api {
  /** Sends a call; resolves with the checked answer, rejects with an ApiError and nothing else. */
  request<Path extends string, Query, Body, Answer>(
    endpoint: Endpoint<Path, Query, Body, Answer>,
    params: Params<Path, Query, Body>,
    options?: SendOptions,
  ): Promise<Answer>;
}

/** Repeats a parameter for each member of a list (API-09). */
function queryString(query: unknown): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) parameters.append(name, String(one));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Gives up after so long; a sign of life starts it again (quality-bar section 1: an upload without progress). */
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

function multipartOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** ACCESS-19 to ACCESS-21, FT-21: any other 403 is an ordinary refusal. */
const endsSession = (endpoint: Endpoint, status: number, message: string) =>
  endpoint.ownsUnauthorised !== true &&
  (status === 401 ||
    (status === 403 && /^(unauthenticated|invalid signature)\.?$/i.test(message.trim())));

const noAnswer = (message: string) =>
  new ApiError({ failure: { kind: 'offline' }, message, status: 0 });

/** What no path can name is not there; nothing is sent for it (FT-104). */
function pathOf(endpoint: Endpoint, values: Readonly<Record<string, string>> | undefined): string {
  try {
    return fillPath(endpoint.path, values);
  } catch (error) {
    if (!(error instanceof Unfillable)) throw error;
    const status = 404;
    const failure = refusalOf({ status, headers: new Headers() }, undefined, 0);
    throw new ApiError({ failure, message: `HTTP error! status: ${status}`, status });
  }
}

export function createApi(settings: ApiSettings): Api {
  const { tokens } = settings;

  return {
    async request(endpoint, params, options = {}) {
      const deadline = startDeadline(
        endpoint.deadlineMs ?? (endpoint.method === 'GET' ? READ_DEADLINE_MS : WRITE_DEADLINE_MS),
      );
      const path = pathOf(endpoint, params.path);
      const init: RequestInit = {
        method: endpoint.method,
        headers: headersFor(settings, endpoint, params.path, options),
        credentials: 'include',
        cache: 'no-store',
        signal: options.signal
          ? AbortSignal.any([options.signal, deadline.signal])
          : deadline.signal,
      };
      if (params.body !== undefined && params.body !== null)
        init.body =
          endpoint.multipart === true ? multipartOf(params.body) : JSON.stringify(params.body);

      const number = tokens.issue();
      const address = settings.baseUrl(path) + path + queryString(params.query);
      const asked =
        endpoint.multipart === true && settings.upload
          ? settings.upload(address, init, (percent) => {
              deadline.prolong();
              options.onProgress?.(percent);
            })
          : settings.fetch(address, init);
      const response = await asked.catch(() => {
        deadline.end();
        throw noAnswer('Error fetching'); // ERR-04, ERR-05
      });
      if (!response) throw noAnswer(`Response was not defined for ${endpoint.path}`); // ERR-02
      if (response.status === 0) throw noAnswer('Error fetching'); // FT-14

      const body = await readBody(response)
        .catch(() => {
          throw noAnswer('Error fetching');
        })
        .finally(() => deadline.end());
      if (!response.ok) {
        const failure = refusalOf(response, body.content, settings.now());
        throw new ApiError({
          failure,
          message: `HTTP error! status: ${response.status}`, // ERR-01
          status: response.status,
          data: body.content,
          response,
          endsSession: endsSession(endpoint, response.status, failure.message),
        });
      }
      // API-08, SC-08: exactly 200.
      if (response.status === 200) tokens.take(response.headers.get('authorization'), number);

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
