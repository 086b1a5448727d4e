import { throwBug } from '#sagas/api/apiError.ts';
import { startLogin } from '#sagas/api/contract/session.ts';
import { send } from '#sagas/control/send.ts';
import { select, type SagaGenerator } from '#sagas/effects.ts';
import { leaveFor, leaveForService, loginAddress } from '#sagas/navigation/exits.ts';
import type { Ports } from '#sagas/ports.ts';
import { trackerId } from '#sagas/telemetry/tracker.ts';
import { selectBrokerKind } from '#store/identity/selectors.ts';

/**
 * Opens the lender's sign-in page, which returns to `address`, or the main site's if the lender names none
 * (CALL-ID-07).
 */
export function* openSignIn(ports: Ports, address: string | null): SagaGenerator<void> {
  const fallback = loginAddress(address);
  try {
    const { redirect } = yield* send(ports, startLogin, {
      path: { kind: yield* select(selectBrokerKind) },
      query: {
        telemetryTrackingId: trackerId(ports),
        ...(address !== null && { redirectUrl: address }),
      },
    });
    yield* leaveForService(ports, redirect, fallback);
  } catch (error) {
    throwBug(error);
    ports.report(error);
    yield* leaveFor(ports, fallback);
  }
}
