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

/** The lender sends the choice to the address on file; a repeat after a lost answer sends it once (FT-02). */
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

/** A logout, or another application. */
const leaves = (uuid: string) => (action: unknown) =>
  loggedOut.match(action) || (applicationOpened.match(action) && action.payload.uuid !== uuid);

/** Ends with the application, so that a late answer is not shown at another one (FT-30). */
const emailUntilLeft = (ports: Ports, request: ReturnType<typeof emailRequested>) =>
  race([call(email, ports, request), take(leaves(request.payload.uuid))]);

/** The copies of an offer that a borrower takes along: on paper, by email. */
export function* watchOfferCopies(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(emailRequested, (request) => emailUntilLeft(ports, request));
  yield* takeEvery(printRequested, function* () {
    yield* call(() => ports.page.print());
  });
}
