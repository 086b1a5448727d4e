import * as v from 'valibot';

import { ApiError } from '#sagas/api/apiError.ts';
import type { Endpoint } from '#sagas/api/contract/endpoint.ts';
import type { Api, SendOptions } from '#sagas/api/http.ts';
import type { Failure } from '#store/remote.ts';

/** The answer to a call: a wire body or its promise, an error to throw, or `HANG`. */
export type Answer = unknown;

export const HANG = Symbol('no answer, ever');

export interface SeenCall {
  readonly name: string;
  readonly params: { path?: Record<string, string>; query?: unknown; body?: unknown };
  readonly options: SendOptions;
}

export interface ScriptedApi extends Api {
  readonly calls: SeenCall[];
  /** Returns the names of the calls, in order. */
  names(): string[];
  /** Replaces the answers to a call from here on. */
  answer(name: string, answers: readonly Answer[]): void;
}

const aborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(offline()));
  });

/**
 * A lender that answers each call by its script. The last answer repeats. Bodies pass the contract's schema, as in the
 * real client.
 */
export function scriptedApi(script: Readonly<Record<string, readonly Answer[]>>): ScriptedApi {
  const answers = new Map(Object.entries(script).map(([name, list]) => [name, [...list]]));
  const calls: SeenCall[] = [];

  return {
    calls,
    names: () => calls.map(({ name }) => name),
    answer: (name, list) => void answers.set(name, [...list]),
    async request(endpoint, params, options = {}) {
      calls.push({ name: endpoint.name, params: params as SeenCall['params'], options });
      const list = answers.get(endpoint.name);
      if (!list || list.length === 0)
        throw refused(501, `no answer is scripted for ${endpoint.name}`);
      const answer = list.length > 1 ? list.shift() : list[0];
      if (answer === HANG) return aborted(options.signal);
      if (answer instanceof Error) throw answer;
      return read(endpoint, answer instanceof Promise ? await answer : answer);
    },
  };
}

function read<Reply>(endpoint: Endpoint<string, unknown, unknown, Reply>, answer: unknown): Reply {
  const parsed = v.safeParse(endpoint.answer, answer);
  if (!parsed.success) throw garbled(endpoint.name);
  return parsed.output;
}

/** No response came, because the network is dead, the call timed out, or the connection was reset. */
export const offline = () =>
  new ApiError({ failure: { kind: 'offline' }, message: 'Error fetching', status: 0 });

/** A response in the wrong format. */
export const garbled = (endpoint: string) =>
  new ApiError({
    failure: { kind: 'garbled', endpoint },
    message: `Response was not convertible to json for ${endpoint}`,
    status: 200,
  });

/** The lender refuses. A 401 ends the session unless the call owns it. */
export const refused = (
  status: number,
  message = 'No lien.',
  details: Partial<Extract<Failure, { kind: 'refused' }>> & { endsSession?: boolean } = {},
) => {
  const { endsSession = false, ...rest } = details;
  return new ApiError({
    failure: {
      kind: 'refused',
      status,
      message,
      fields: [],
      code: null,
      retryAfterMs: null,
      ...rest,
    },
    message: `HTTP error! status: ${status}`,
    status,
    endsSession,
  });
};
