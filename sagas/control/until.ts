import { select, take, type SagaGenerator } from '#sagas/effects.ts';
import { selectFlagsAreSettled } from '#store/features/selectors.ts';
import { featuresDefaulted, featuresReceived } from '#store/features/slice.ts';
import { selectSessionIsKnown } from '#store/identity/selectors.ts';
import {
  identityAbsent,
  identityReceived,
  loggedOut,
  sessionEnded,
} from '#store/identity/slice.ts';
import { selectDraftWasRead } from '#store/registration/selectors.ts';
import { draftAbsent, draftRestored } from '#store/registration/slice.ts';

/** Waits until the lender said who is here. */
export function* untilSessionIsKnown(): SagaGenerator<void> {
  while (!(yield* select(selectSessionIsKnown)))
    yield* take([identityReceived, identityAbsent, sessionEnded, loggedOut]);
}

/** Waits for the flags: three seconds at the longest (FT-83). */
export function* untilFlagsAreSettled(): SagaGenerator<void> {
  while (!(yield* select(selectFlagsAreSettled)))
    yield* take([featuresReceived, featuresDefaulted]);
}

/** Waits until the draft at rest was read, or found absent (decision 8). */
export function* untilDraftWasRead(): SagaGenerator<void> {
  while (!(yield* select(selectDraftWasRead))) yield* take([draftRestored, draftAbsent]);
}
