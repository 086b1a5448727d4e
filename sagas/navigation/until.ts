import { call, race, select, take, type SagaGenerator } from '#sagas/effects.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { Ports } from '#sagas/ports.ts';
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
import { selectStep } from '#store/registration/flow.ts';
import { selectIsAddressInMaintenance } from '#store/shell/maintenance.ts';
import { selectLocation, selectParameters } from '#store/shell/selectors.ts';

import { isOtherRoute } from './otherRoute.ts';

const answers = [identityReceived, identityAbsent, identityFailed, sessionEnded, loggedOut];

/** Waits until the identity is known or its read failed. */
export function* untilSessionIsKnown(): SagaGenerator<void> {
  while (!(yield* select(selectSessionIsKnown))) yield* take(answers);
}

/** Waits until the identity is known, even after failed reads (S5). */
export function* untilLenderIsReached(): SagaGenerator<void> {
  yield* call(untilSessionIsKnown);
  while (yield* select(selectHasIdentityFailed)) yield* take(answers);
}

export function* untilSignedIn(): SagaGenerator<void> {
  while ((yield* select(selectIdentityUuid)) === null) yield* take(identityReceived);
}

/** Waits until the flags don't put the address in maintenance. */
export function* untilMaintenanceEnds(): SagaGenerator<void> {
  while (!(yield* select(selectFlagsAreLoaded))) yield* take([flagsReceived, flagsDefaulted]);
  while (yield* select(selectIsAddressInMaintenance))
    yield* take([flagsReceived, maintenanceReceived]);
}

/** Waits until the stored draft was read or found to be absent (decision 8). */
export function* untilDraftWasRead(): SagaGenerator<void> {
  while (!(yield* select(selectDraftWasRead))) yield* take([draftRestored, draftAbsent]);
}

/** The storage keys that show that the browser belongs to a user, or to a visitor who has started. */
const traces = [
  storageKeys.token,
  storageKeys.signedIn,
  storageKeys.logout,
  storageKeys.draft,
  storageKeys.savedForm,
];

/**
 * Waits for the first input if a new visitor is at the first question, because that needs nothing from the lender
 * (decision 35).
 */
export function* untilPageIsUsed({ local, page, session }: Ports): SagaGenerator<void> {
  const isNew = traces.every((key) => session.read(key) === null && local.read(key) === null);
  const { externalStateNonce } = yield* select(selectParameters);
  const isAtStart = (yield* select(selectStep)) === 'propertyAddress';
  if (!isNew || !isAtStart || externalStateNonce !== undefined) return;
  const { pathname } = yield* select(selectLocation);
  yield* race([call(() => page.firstInput()), take(isOtherRoute(pathname))]);
}
