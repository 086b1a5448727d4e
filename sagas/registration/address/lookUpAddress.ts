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

/** Debounces the keys, and lets a click end before anything moves under it. */
const PAUSE_MS = 250;
const SHORTEST = 3;

function* lookUp(ports: Ports, { payload: { text } }: ReturnType<typeof addressTyped>) {
  const askedFor = text.trim();
  if (askedFor.length < SHORTEST) {
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

/** The one near match to ask about, unless it was answered before. */
function* nearMatchOf(ports: Ports, field: AddressField, typed: HomeAddress) {
  const settled = yield* select(
    ({ registration }: RootState) => registration.lookup.settled[field],
  );
  if (settled && isWrittenAlike(settled, typed)) return null;
  const address = nearMatch(typed, yield* call(suggestionsFor, ports, typed.street1));
  return address && { field, typed, address };
}

/** "Did you mean …?" for an address typed by hand; nothing after a failed lookup. */
function* findNearMatch(ports: Ports, field: AddressField, typed: HomeAddress) {
  yield* put(nearMatchFound(yield* nullOnFailure(() => nearMatchOf(ports, field, typed))));
}

/** The soft note of a ZIP code that usually lies in another state; its table loads when first needed. */
function* noteZip(field: AddressField, { zip, state }: HomeAddress) {
  const table = yield* loadOptional(() => import('#store/geography/zip.ts'));
  const usual = table?.unusualState(zip, state) ?? null;
  yield* put(zipNoteFound(usual === null ? null : { field, zip, state: usual }));
}

/** Looks up submitted lines without a choice (VAL-TYPEAHEAD-1); going to another question cancels the lookup. */
function* lookUpLines(ports: Ports, { payload }: ReturnType<typeof linesSubmitted>) {
  try {
    const { found = {} } = yield* race({
      found: call(findLines, ports, payload),
      left: call(untilStepLeft),
    });
    yield* put(linesLookedUp(found));
  } catch (error) {
    // A bug ends the wait as well: the parts of the address open (S1).
    yield* put(lookupFailed());
    throwBug(error);
  }
}

/** Looks addresses up as they are typed; a newer text replaces an older one (FT-11). */
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
