import { ApiError } from '#sagas/api/apiError.ts';
import type { Endpoint, Params } from '#sagas/api/contract/endpoint.ts';
import { call, delay, put, race, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { hashOf } from '#store/actionLog/hash.ts';
import type { RootState } from '#store/index.ts';
import type { PendingWrite } from '#store/pendingWrite.ts';
import { writeSettled, writeStarted, pendingWritesOf } from '#store/pendingWrites/slice.ts';
import { settlesKey } from '#store/remote.ts';

import { send } from './send.ts';

/** Our choice: a slow key store may delay a click up to this long. */
const STORING_MS = 1_000;

/**
 * Waits until the draft contains the key. Otherwise a reload between the request and its storing would send a second
 * one (FT-42, SC-09). Waits twice, because a draft that was being written is followed by the one with the key.
 */
function* untilStored({ cipher }: Ports): SagaGenerator<void> {
  yield* race([call(() => cipher.idle().then(() => cipher.idle())), delay(STORING_MS)]);
}

/** Returns the pending write with the request's fingerprint, or a new one (SC-09, FT-42). */
export function* pendingWriteOf(
  ports: Ports,
  scope: string,
  request: unknown,
): SagaGenerator<PendingWrite> {
  const fingerprint = hashOf(request);
  const pending = yield* select((state: RootState) => pendingWritesOf(state, scope)[scope]);
  if (pending?.fingerprint === fingerprint) return pending;
  const acceptedAt = new Date(ports.clock.now()).toISOString();
  const write = { fingerprint, key: ports.newId(), acceptedAt };
  yield* put(writeStarted({ scope, write }));
  yield* call(untilStored, ports);
  return write;
}

interface Idempotency {
  readonly scope: string;
  /** What the fingerprint covers if not the whole request. Never a secret. */
  readonly request?: unknown;
}

/**
 * Sends a write with an idempotency key that is reused, even after a reload, until the lender responds. If the body
 * contains a secret, the key is in the vault (`Vault.keyOf`).
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
      if (error instanceof ApiError && settlesKey(error.failure))
        yield* put(writeSettled({ scope }));
      throw error;
    }
  });

/**
 * Sends a body that contains a secret with a key from the vault. The key is settled when all of `ask` is done (F-10).
 */
export function* withSecretKey<Answer>(
  { vault }: Ports,
  { scope, request }: Required<Idempotency>,
  ask: (idempotencyKey: string) => SagaGenerator<Answer>,
): SagaGenerator<Answer> {
  try {
    const answer = yield* call(ask, vault.keyOf(scope, JSON.stringify(request)));
    vault.settle(scope);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && settlesKey(error.failure)) vault.settle(scope);
    throw error;
  }
}
