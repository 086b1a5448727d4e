import { throwBug } from '#sagas/api/apiError.ts';
import { readOptimizelyProfile, saveOptimizelyProfile } from '#sagas/api/contract/application.ts';
import { select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { send } from '#sagas/control/send.ts';
import { trackerId } from '#sagas/telemetry/tracker.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';

/** The experiment profile of this identity, made from the tracker where there is none; never in the way (CALL-TEL-07, CALL-TEL-08). */
export function* optimizelyProfile(ports: Ports): SagaGenerator<string | null> {
  const identityUuid = yield* select(selectIdentityUuid);
  if (identityUuid === null) return null;
  try {
    const { optimizelyProfileUuid } = yield* send(ports, readOptimizelyProfile, {
      query: { identityUuid },
    });
    if (optimizelyProfileUuid !== null) return optimizelyProfileUuid;
    const made = trackerId(ports);
    yield* send(ports, saveOptimizelyProfile, {
      query: { identityUuid },
      body: { optimizelyProfileUuid: made },
    });
    return made;
  } catch (error) {
    throwBug(error);
    return null;
  }
}
