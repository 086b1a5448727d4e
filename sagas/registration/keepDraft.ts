import {
  call,
  delay,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/storageKeys.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';
import {
  identityAbsent,
  identityReceived,
  loggedOut,
  sessionEnded,
} from '#store/identity/slice.ts';
import {
  applicationCreated,
  chainFailed,
  chainFinished,
  chainLeft,
  chainStarted,
  linkDone,
} from '#store/registration/chainSlice.ts';
import { selectKeptRegistration } from '#store/registration/selectors.ts';
import {
  accountSubmitted,
  answersTyped,
  birthdateSubmitted,
  contactSubmitted,
  draftAbsent,
  draftRestored,
  homeAddressSubmitted,
  incomeSubmitted,
  nameSubmitted,
  propertySubmitted,
  registrationDropped,
  registrationSubmitted,
  saleStatusSubmitted,
} from '#store/registration/slice.ts';
import { selectIsStorageKept } from '#store/shell/selectors.ts';
import { storageRefused } from '#store/shell/slice.ts';

import { readKeptRegistration } from './keptRegistration.ts';

/** A burst of answers is one write. */
const PAUSE_MS = 200;
/** The draft of somebody who is not signed in is bound to nobody. */
const NOBODY = 'nobody';

const worthKeeping = [
  propertySubmitted,
  homeAddressSubmitted,
  saleStatusSubmitted,
  incomeSubmitted,
  nameSubmitted,
  birthdateSubmitted,
  contactSubmitted,
  registrationSubmitted,
  accountSubmitted,
  answersTyped,
  chainStarted,
  linkDone,
  applicationCreated,
  chainFailed,
  chainLeft,
  chainFinished,
];

function* tellRefusal() {
  if (yield* select(selectIsStorageKept)) yield* put(storageRefused());
}

/** Seals the draft for whoever is here, and keeps it in session storage (F-09, SC-12). */
function* keep(ports: Ports) {
  const kept = JSON.stringify(yield* select(selectKeptRegistration));
  const owner = (yield* select(selectIdentityUuid)) ?? NOBODY;
  const sealed = yield* call(() => ports.seals.seal(kept, owner));
  if (sealed !== null) yield* call(() => ports.session.write(storageKeys.draft, sealed));
  if (sealed === null || !ports.session.isKept()) yield* call(tellRefusal);
}

/** Opens a draft that belongs to this owner, or to nobody yet (decision 8). */
function* open(ports: Ports, owner: string): SagaGenerator<boolean> {
  const sealed = ports.session.read(storageKeys.draft);
  if (sealed === null) return false;
  const text =
    (yield* call(() => ports.seals.open(sealed, owner))) ??
    (yield* call(() => ports.seals.open(sealed, NOBODY)));
  const kept = text === null ? null : readKeptRegistration(text);
  if (kept === null) return false;
  yield* put(draftRestored(kept));
  return true;
}

/**
 * Reads the draft at rest at the start: at once when it is nobody's, and when somebody signs in, theirs.
 * A draft of another identity stays closed (FT-26).
 */
function* restore(ports: Ports) {
  if (yield* call(open, ports, NOBODY)) return;
  if (ports.session.read(storageKeys.draft) === null) {
    yield* put(draftAbsent());
    return;
  }
  const { identified } = yield* race({
    identified: take(identityReceived),
    absent: take([identityAbsent, sessionEnded]),
  });
  const isOpen = identified ? yield* call(open, ports, identified.payload.uuid) : false;
  if (!isOpen) yield* put(draftAbsent());
}

/** Keeps the registration over reload, crash and login; logging out ends it (decision 8). */
export function* watchDraft(ports: Ports): SagaGenerator<void> {
  yield* takeEvery([loggedOut, registrationDropped], function* () {
    yield* call(() => ports.session.remove(storageKeys.draft));
  });
  if (!ports.session.isKept()) yield* call(tellRefusal);
  yield* call(restore, ports);
  yield* takeLatest([...worthKeeping, identityReceived], function* () {
    yield* delay(PAUSE_MS);
    yield* call(keep, ports);
  });
}
