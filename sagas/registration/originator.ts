import { ApiError, throwBug } from '#sagas/api/apiError.ts';
import { readLicensedStates, readOriginator } from '#sagas/api/contract/referral.ts';
import { call, fork, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { READ_RETRY, retrying } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { selectOrgCode, selectSwitches } from '#store/org/selectors.ts';
import type { Originator } from '#store/person/originator.ts';
import { licenceReceived, originatorReceived, referrerRefused } from '#store/registration/slice.ts';
import { selectCampaign } from '#store/registration/selectors.ts';
import { isSafePath, withParameters } from '#store/shell/query.ts';
import { BASE_PATH } from '#store/shell/screens.ts';
import { selectIsStoragePersistent, selectLocation } from '#store/shell/selectors.ts';
import { redirected } from '#store/shell/slice.ts';

/** Returns the path of an image on this origin, or null for another origin (SC-17). */
function ownPath(address: string | null, origin: string): string | null {
  if (address === null || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const path = url.pathname + url.search;
  return url.origin === origin && isSafePath(path) ? path : null;
}

function* paramsOf(loanOriginatorUuid: string) {
  return { path: { loanOriginatorUuid }, query: { organization: yield* select(selectOrgCode) } };
}

/** Reads a loan officer (CALL-LO-1: no retry). */
export function* readShownOriginator(ports: Ports, uuid: string): SagaGenerator<Originator> {
  const shown = yield* send(ports, readOriginator, yield* call(paramsOf, uuid));
  const avatarUri = ownPath(shown.avatarUri, ports.page.origin());
  return { uuid, ...shown, avatarUri };
}

/** A failed license service blocks no step (FT-89). */
function* loadLicence(ports: Ports, uuid: string) {
  const params = yield* call(paramsOf, uuid);
  const licence = yield* nullOnFailure(() =>
    retrying(READ_RETRY, () => send(ports, readLicensedStates, params)),
  );
  if (licence !== null) yield* put(licenceReceived(licence));
}

/** Whether the service doesn't know the referrer (ELIG-09). */
const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.status === 400 || error.status === 404);

function* refuseApplications() {
  const { search } = yield* select(selectLocation);
  const rest = withParameters(search, { referrer: null });
  yield* put(redirected({ to: `${BASE_PATH}/not-accepting-apps${rest}`, replace: true }));
}

/** Removes the referrer from the address if it is stored. Otherwise it stays for a reload. */
function* removeReferrer(ports: Ports, closed: string | null) {
  const isStored = closed === null || ports.session.read(storageKeys.draft) !== closed;
  if (!isStored || !(yield* select(selectIsStoragePersistent))) return;
  const { pathname, search } = yield* select(selectLocation);
  const rest = withParameters(search, { referrer: null });
  if (rest !== search) yield* put(redirected({ to: pathname + rest, replace: true }));
}

/** Loads the originator or refuses applications (ELIG-07 to ELIG-10, A-29). `closed` is the locked draft on entry. */
export function* loadOriginator(ports: Ports, closed: string | null): SagaGenerator<void> {
  const { referrerRequired } = yield* select(selectSwitches);
  const { referrerId } = yield* select(selectCampaign);
  if (referrerId === null) {
    if (referrerRequired) yield* call(refuseApplications); // ELIG-08
    return;
  }
  try {
    yield* put(originatorReceived(yield* call(readShownOriginator, ports, referrerId)));
    yield* fork(loadLicence, ports, referrerId);
  } catch (error) {
    throwBug(error);
    if (isUnknown(error)) {
      if (referrerRequired) {
        yield* call(refuseApplications);
        return;
      }
      yield* put(referrerRefused());
    }
  }
  yield* call(removeReferrer, ports, closed);
}
