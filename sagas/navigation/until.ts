import { call, select, take, type SagaGenerator } from '#sagas/effects.ts';
import { selectFlagsAreLoaded } from '#store/features/selectors.ts';
import { featuresDefaulted, featuresReceived, maintenanceReceived } from '#store/features/slice.ts';
import {
  selectIdentityUuid,
  selectHasIdentityFailed,
  selectSessionIsKnown,
} from '#store/identity/selectors.ts';
import {
  identityAbsent,
  identityReceived,
  identityFailed,
  loggedOut,
  sessionEnded,
} from '#store/identity/slice.ts';
import { selectDraftWasRead } from '#store/registration/selectors.ts';
import { draftAbsent, draftRestored } from '#store/registration/slice.ts';
import { selectIsPlaceClosed } from '#store/shell/selectors.ts';

const answers = [identityReceived, identityAbsent, identityFailed, sessionEnded, loggedOut];

/** Waits until the lender said who is here, or could not be asked. */
export function* untilSessionIsKnown(): SagaGenerator<void> {
  while (!(yield* select(selectSessionIsKnown))) yield* take(answers);
}

/** The same, and where they could not be asked, until they are (S5). */
export function* untilLenderIsReached(): SagaGenerator<void> {
  yield* call(untilSessionIsKnown);
  while (yield* select(selectHasIdentityFailed)) yield* take(answers);
}

/** Waits until somebody is signed in. */
export function* untilSignedIn(): SagaGenerator<void> {
  while ((yield* select(selectIdentityUuid)) === null) yield* take(identityReceived);
}

/** Waits for the flags: three seconds at the longest (FT-83). */
function* untilFlagsAreSettled(): SagaGenerator<void> {
  while (!(yield* select(selectFlagsAreLoaded))) yield* take([featuresReceived, featuresDefaulted]);
}

/** Waits until the place of the address is not in maintenance, as far as the flags say. */
export function* untilPlaceIsOpen(): SagaGenerator<void> {
  yield* call(untilFlagsAreSettled);
  while (yield* select(selectIsPlaceClosed)) yield* take([featuresReceived, maintenanceReceived]);
}

/** Waits until the draft at rest was read, or found absent (decision 8). */
export function* untilDraftWasRead(): SagaGenerator<void> {
  while (!(yield* select(selectDraftWasRead))) yield* take([draftRestored, draftAbsent]);
}
