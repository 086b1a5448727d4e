import { call, select, take, type SagaGenerator } from '#sagas/effects.ts';
import { selectFlagsAreLoaded } from '#store/flags/selectors.ts';
import { flagsDefaulted, flagsReceived, maintenanceReceived } from '#store/flags/slice.ts';
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
import { selectIsAddressInMaintenance } from '#store/shell/maintenance.ts';

const answers = [identityReceived, identityAbsent, identityFailed, sessionEnded, loggedOut];

/** Waits until the identity is known or could not be read. */
export function* untilSessionIsKnown(): SagaGenerator<void> {
  while (!(yield* select(selectSessionIsKnown))) yield* take(answers);
}

/** Waits until the identity is known, also after failed reads (S5). */
export function* untilLenderIsReached(): SagaGenerator<void> {
  yield* call(untilSessionIsKnown);
  while (yield* select(selectHasIdentityFailed)) yield* take(answers);
}

export function* untilSignedIn(): SagaGenerator<void> {
  while ((yield* select(selectIdentityUuid)) === null) yield* take(identityReceived);
}

/** Waits until the flags do not put the address in maintenance. */
export function* untilMaintenanceEnds(): SagaGenerator<void> {
  while (!(yield* select(selectFlagsAreLoaded))) yield* take([flagsReceived, flagsDefaulted]);
  while (yield* select(selectIsAddressInMaintenance))
    yield* take([flagsReceived, maintenanceReceived]);
}

/** Waits until the stored draft was read, or found absent (decision 8). */
export function* untilDraftWasRead(): SagaGenerator<void> {
  while (!(yield* select(selectDraftWasRead))) yield* take([draftRestored, draftAbsent]);
}
