import { ApiError, askedToWaitMs } from '#sagas/api/apiError.ts';
import type { Endpoint, Params } from '#sagas/api/contract/endpoint.ts';
import type { SendOptions } from '#sagas/api/http.ts';
import { call, cancelled, put, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { sessionEnded } from '#store/identity/slice.ts';
import { waitAsked } from '#store/shell/slice.ts';
import { baseUrlOf } from '#sagas/api/baseUrl.ts';

/**
 * Calls an endpoint. A saga that is cancelled aborts the request it was waiting for. An answer that ends the session is
 * told to the store, whichever call hears it (FT-20, FT-22), and so is a wait that the lender asks for before a write
 * (FT-05).
 */
export const send = <Path extends string, Query, Body, Answer>(
  ports: Ports,
  endpoint: Endpoint<Path, Query, Body, Answer>,
  params: Params<Path, Query, Body>,
  options: Omit<SendOptions, 'signal' | 'baseUrl'> = {},
) =>
  call(function* (): SagaGenerator<Answer> {
    const controller = new AbortController();
    try {
      const baseUrl = yield* call(baseUrlOf, ports, endpoint.path);
      return yield* call(() =>
        ports.api.request(endpoint, params, { ...options, baseUrl, signal: controller.signal }),
      );
    } catch (error) {
      if (error instanceof ApiError && error.endsSession) yield* put(sessionEnded());
      const waitMs = askedToWaitMs(error);
      if (waitMs !== null && endpoint.method !== 'GET' && endpoint.goesUnnoticed !== true)
        yield* put(waitAsked({ call: endpoint.name, ms: waitMs }));
      throw error;
    } finally {
      if (yield* cancelled()) controller.abort();
    }
  });
