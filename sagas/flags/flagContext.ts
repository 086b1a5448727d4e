import { call, select } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import { selectIdentityUuid, selectIsSignedIn } from '#store/identity/selectors.ts';
import { selectOrgCode } from '#store/org/selectors.ts';
import { selectUuidInHand, selectMatch } from '#store/shell/selectors.ts';
import { trackerId } from '#sagas/telemetry/tracker.ts';

/** Returns the context of a service's path: secure for a user, external for a visitor. */
export function* context() {
  return { context: (yield* select(selectIsSignedIn)) ? 'secure' : 'external' };
}

/** Returns path and body of a flag request (FLAG-03). Registration and edits name no application (FLAG-REG-2). */
export function* flagContext(ports: Ports) {
  const application = yield* select(selectApplication);
  const isRegistration = (yield* select(selectMatch))?.screen === 'editAnswer';
  const applicationUuid = isRegistration ? null : yield* select(selectUuidInHand);
  return {
    path: yield* call(context),
    body: {
      optimizeUser: {
        applicationUuid,
        createdTime: application?.uuid === applicationUuid ? application.createdAt : null,
        identityUuid: yield* select(selectIdentityUuid),
        organization: yield* select(selectOrgCode),
        trackerId: trackerId(ports),
      },
    },
  };
}
