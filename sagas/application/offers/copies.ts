import { throwBug } from '#sagas/api/apiError.ts';
import { emailOffer } from '#sagas/api/contract/offers.ts';
import { sendIdempotent } from '#sagas/control/sendIdempotent.ts';
import {
  call,
  put,
  race,
  take,
  takeEvery,
  takeLeading,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  emailFailed,
  emailRequested,
  emailSent,
  printRequested,
} from '#store/application/offers/copySlice.ts';
import { applicationOpened } from '#store/application/core/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { applicationScope } from '#store/pendingWrites/slice.ts';

/**
 * The lender emails the choice to the address on file. A request repeated after a lost response doesn't send a second
 * email (FT-02).
 */
function* email(ports: Ports, { payload }: ReturnType<typeof emailRequested>) {
  const { uuid, choice: body } = payload;
  const scope = applicationScope(uuid, emailOffer.name);
  try {
    yield* sendIdempotent(ports, emailOffer, { path: { uuid }, body }, { scope });
    yield* put(emailSent());
  } catch (error) {
    yield* put(emailFailed());
    throwBug(error);
  }
}

/** Matches a log-out, or the opening of another application. */
const leaves = (uuid: string) => (action: unknown) =>
  loggedOut.match(action) || (applicationOpened.match(action) && action.payload.uuid !== uuid);

/** Stops when the user leaves the application, so a late response doesn't appear on another one (FT-30). */
const emailUntilLeft = (ports: Ports, request: ReturnType<typeof emailRequested>) =>
  race([call(email, ports, request), take(leaves(request.payload.uuid))]);

export function* watchOfferCopies(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(emailRequested, (request) => emailUntilLeft(ports, request));
  yield* takeEvery(printRequested, function* () {
    yield* call(() => ports.page.print());
  });
}
