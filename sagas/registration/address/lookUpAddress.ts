import { throwBug } from '#sagas/api/apiError.ts';
import {
  call,
  delay,
  fork,
  put,
  race,
  select,
  takeLatest,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';
import { loadOptional } from '#sagas/loadCode.ts';
import type { RootState } from '#store/index.ts';
import { readAddressLine, type HomeAddress } from '#store/person/address.ts';
import {
  addressCompleted,
  addressTyped,
  linesLookedUp,
  linesSubmitted,
  lookupFailed,
  lookupCleared,
  lookupStarted,
  nearMatchFound,
  suggestionsReceived,
  zipNoteFound,
  type AddressField,
} from '#store/registration/address/lookupSlice.ts';
import { isWrittenAlike, nearMatch } from '#store/registration/address/nearMatch.ts';
import { untilStepLeft } from '#sagas/registration/submit/untilStepLeft.ts';

import { findLines } from './findLines.ts';
import { suggestionsFor } from './suggestions.ts';

/** Debounces the keys, and lets a click finish before anything moves under it. */
const PAUSE_MS = 250;
const MIN_LENGTH = 3;

function* lookUp(ports: Ports, { payload: { text } }: ReturnType<typeof addressTyped>) {
  const askedFor = text.trim();
  if (askedFor.length < MIN_LENGTH) {
    yield* put(lookupCleared());
    return;
  }
  yield* delay(PAUSE_MS);
  yield* put(lookupStarted());
  try {
    const suggestions = yield* call(suggestionsFor, ports, askedFor);
    yield* put(suggestionsReceived({ askedFor, suggestions }));
  } catch (error) {
    throwBug(error);
    yield* put(lookupFailed());
  }
}

/** Returns the one near match to ask about, unless the user already answered. */
function* nearMatchOf(ports: Ports, field: AddressField, typed: HomeAddress) {
  const settled = yield* select(
    ({ registration }: RootState) => registration.lookup.settled[field],
  );
  if (settled && isWrittenAlike(settled, typed)) return null;
  const address = nearMatch(typed, yield* call(suggestionsFor, ports, typed.street1));
  return address && { field, typed, address };
}

/** "Did you mean …?" for an address typed by hand. Finds nothing if the lookup fails. */
function* findNearMatch(ports: Ports, field: AddressField, typed: HomeAddress) {
  yield* put(nearMatchFound(yield* nullOnFailure(() => nearMatchOf(ports, field, typed))));
}

/** Adds the soft note about a ZIP code that usually belongs to another state. Its table loads on first use. */
function* noteZip(field: AddressField, { zip, state }: HomeAddress) {
  const table = yield* loadOptional(() => import('#store/geography/zip.ts'));
  const usual = table?.unusualState(zip, state) ?? null;
  yield* put(zipNoteFound(usual === null ? null : { field, zip, state: usual }));
}

/** Looks up submitted lines that need no choice (VAL-TYPEAHEAD-1). Going to another question cancels it. */
function* lookUpLines(ports: Ports, { payload }: ReturnType<typeof linesSubmitted>) {
  try {
    const { found = {} } = yield* race({
      found: call(findLines, ports, payload),
      left: call(untilStepLeft),
    });
    yield* put(linesLookedUp(found));
  } catch (error) {
    // A bug ends the wait, too, and the parts of the address open (S1).
    yield* put(lookupFailed());
    throwBug(error);
  }
}

/** Looks up addresses while the user types. A newer text replaces an older one (FT-11). */
export function* watchAddressLookup(ports: Ports): SagaGenerator<void> {
  yield* takeLatest(addressTyped, (typed) => untilLogout(lookUp, ports, typed));
  yield* takeLatest(addressTyped, function* ({ payload: { field, text } }) {
    const pasted = readAddressLine(text); // FT-48
    if (pasted === null) return;
    yield* delay(PAUSE_MS);
    yield* call(noteZip, field, pasted);
  });
  yield* takeLatest(linesSubmitted, (submitted) => untilLogout(lookUpLines, ports, submitted));
  yield* takeLatest(addressCompleted, function* ({ payload: { field, address } }) {
    yield* delay(PAUSE_MS);
    yield* fork(noteZip, field, address);
    yield* untilLogout(findNearMatch, ports, field, address);
  });
}
