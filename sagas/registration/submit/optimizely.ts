import { readOptimizelyProfile, saveOptimizelyProfile } from '#sagas/api/contract/application.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { send } from '#sagas/control/send.ts';
import { trackerId } from '#sagas/telemetry/tracker.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';

/**
 * Returns the experiment profile of this identity, or of the tracker id. Null after a failure (CALL-TEL-07,
 * CALL-TEL-08).
 */
export function* optimizelyProfile(ports: Ports): SagaGenerator<string | null> {
  const identityUuid = yield* select(selectIdentityUuid);
  if (identityUuid === null) return null;
  const query = { identityUuid };
  return yield* nullOnFailure(function* () {
    const known = yield* send(ports, readOptimizelyProfile, { query });
    if (known.optimizelyProfileUuid !== null) return known.optimizelyProfileUuid;
    const optimizelyProfileUuid = trackerId(ports);
    if (optimizelyProfileUuid === null) return null;
    yield* send(ports, saveOptimizelyProfile, { query, body: { optimizelyProfileUuid } });
    return optimizelyProfileUuid;
  });
}
