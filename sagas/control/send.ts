import { ApiError, askedToWaitMs } from '#sagas/api/apiError.ts';
import type { Endpoint, Params } from '#sagas/api/contract/endpoint.ts';
import type { SendOptions } from '#sagas/api/http.ts';
import { call, cancelled, put, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { sessionEnded } from '#store/identity/slice.ts';
import { waitRequested } from '#store/shell/slice.ts';
import { baseUrlOf } from '#sagas/api/baseUrl.ts';

/**
 * Calls an endpoint. Canceling the saga aborts the request. Reports an ended session (FT-20, FT-22) and a wait that the
 * lender asks for (FT-05).
 */
export const send = <Path extends string, Query, Body, Answer>(
  ports: Ports,
  endpoint: Endpoint<Path, Query, Body, Answer>,
  params: Params<Path, Query, Body>,
  options: Omit<SendOptions, 'signal'> = {},
) =>
  call(function* (): SagaGenerator<Answer> {
    const controller = new AbortController();
    try {
      const baseUrl = options.baseUrl ?? (yield* call(baseUrlOf, ports, endpoint.path));
      return yield* call(() =>
        ports.api.request(endpoint, params, { ...options, baseUrl, signal: controller.signal }),
      );
    } catch (error) {
      if (error instanceof ApiError && error.endsSession) yield* put(sessionEnded());
      const waitMs = askedToWaitMs(error);
      if (waitMs !== null && endpoint.method !== 'GET' && endpoint.isBackground !== true)
        yield* put(waitRequested({ call: endpoint.name, ms: waitMs }));
      throw error;
    } finally {
      if (yield* cancelled()) controller.abort();
    }
  });
