import { ApiError } from '#sagas/api/apiError.ts';
import type { Endpoint, Params } from '#sagas/api/contract/endpoint.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { send } from './send.ts';
import { hashOf } from '#store/actionLog/hash.ts';
import type { RootState } from '#store/index.ts';
import { writeSettled, writeStarted, type PendingWrite } from '#store/pendingWrites/slice.ts';

/** The write that a request is: a pending one with the same fingerprint, else a new one (SC-09, FT-42). */
export function* pendingWriteOf(
  ports: Ports,
  scope: string,
  request: unknown,
): SagaGenerator<PendingWrite> {
  const fingerprint = hashOf(request);
  const pending = yield* select((state: RootState) => state.pendingWrites[scope]);
  if (pending?.fingerprint === fingerprint) return pending;
  const acceptedAt = new Date(ports.clock.now()).toISOString();
  const write = { fingerprint, key: ports.newId(), acceptedAt };
  yield* put(writeStarted({ scope, write }));
  return write;
}

const TOO_MANY_REQUESTS = 429;

/** Whether the lender refused a request for good: it did nothing, and never will. */
const isRefusedForGood = (error: unknown) =>
  error instanceof ApiError &&
  error.failure.kind === 'refused' &&
  error.status < 500 &&
  error.status !== TOO_MANY_REQUESTS;

interface Idempotency {
  readonly scope: string;
  /** What the fingerprint is taken of, where that is not all that is sent: never a secret. */
  readonly request?: unknown;
}

/**
 * Sends a write that the lender does once. A repeat of the same request, also after a reload, reuses the idempotency key
 * until the lender has answered. A body with a secret has its key in the vault (`Vault.keyOf`).
 */
export const sendIdempotent = <Path extends string, Query, Body, Answer>(
  ports: Ports,
  endpoint: Endpoint<Path, Query, Body, Answer>,
  params: Params<Path, Query, Body>,
  { scope, request = params }: Idempotency,
) =>
  call(function* (): SagaGenerator<Answer> {
    const { key } = yield* call(pendingWriteOf, ports, scope, request);
    try {
      const answer = yield* send(ports, endpoint, params, { idempotencyKey: key });
      yield* put(writeSettled({ scope }));
      return answer;
    } catch (error) {
      if (isRefusedForGood(error)) yield* put(writeSettled({ scope }));
      throw error;
    }
  });
