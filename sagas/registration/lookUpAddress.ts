import { throwBug } from '#sagas/api/apiError.ts';
import { lookUpAddress } from '#sagas/api/contract/eligibility.ts';
import { call, delay, put, select, takeLatest, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { send } from '#sagas/control/send.ts';
import { whileHere } from '#sagas/control/whileHere.ts';
import type { RootState } from '#store/index.ts';
import {
  asAsked,
  completeAddress,
  readAddressLine,
  type HomeAddress,
} from '#store/registration/address.ts';
import {
  addressCompleted,
  addressTyped,
  lookupFailed,
  lookupRested,
  lookupStarted,
  nearMatchFound,
  suggestionsReceived,
  zipNoteFound,
  type AddressField,
} from '#store/registration/lookupSlice.ts';
import { isWrittenAlike, nearMatch } from '#store/registration/nearMatch.ts';

/** Long enough for a key to be followed by another, and for a press to be over before anything moves under it. */
const PAUSE_MS = 250;
const SHORTEST = 3;
const LONGEST = 120;
/** More than a lender gives (eight), and room for all that the sandbox lists (12.8): no list is endless. */
const MOST_SUGGESTIONS = 30;

function* suggestionsFor(ports: Ports, text: string): SagaGenerator<HomeAddress[]> {
  const { suggestions } = yield* send(ports, lookUpAddress, { path: { text } });
  return suggestions
    .slice(0, MOST_SUGGESTIONS)
    .map((wire) => completeAddress<HomeAddress>({ ...asAsked(wire), street2: wire.street2 ?? '' }));
}

function* lookUp(ports: Ports, { payload: { text } }: ReturnType<typeof addressTyped>) {
  const askedFor = text.trim();
  const wanted = askedFor.slice(0, LONGEST);
  if (wanted.length < SHORTEST) {
    yield* put(lookupRested());
    return;
  }
  yield* delay(PAUSE_MS);
  yield* put(lookupStarted());
  try {
    const suggestions = yield* call(suggestionsFor, ports, wanted);
    yield* put(suggestionsReceived({ askedFor, suggestions }));
  } catch (error) {
    throwBug(error);
    yield* put(lookupFailed());
  }
}

/** The one address to ask about; about an address for which that was answered nothing is asked again. */
function* nearMatchOf(ports: Ports, field: AddressField, typed: HomeAddress) {
  const settled = yield* select(({ lookup }: RootState) => lookup.settled[field]);
  if (settled && isWrittenAlike(settled, typed)) return null;
  const address = nearMatch(typed, yield* call(suggestionsFor, ports, typed.street1));
  return address && { field, typed, address };
}

/** "Did you mean …?" for an address typed by hand; a service that is down asks nothing. */
function* findNearMatch(ports: Ports, field: AddressField, typed: HomeAddress) {
  try {
    yield* put(nearMatchFound(yield* call(nearMatchOf, ports, field, typed)));
  } catch (error) {
    throwBug(error);
    yield* put(nearMatchFound(null));
  }
}

/** The soft note of a ZIP code that usually lies elsewhere; its table is fetched when first needed. */
function* noteZip(field: AddressField, { zip, state }: HomeAddress) {
  const table = yield* call(() => import('#store/geography/zip.ts').catch(() => null));
  const usual = table?.unusualState(zip, state) ?? null;
  yield* put(zipNoteFound(usual === null ? null : { field, zip, state: usual }));
}

/** Looks addresses up as they are typed; a newer text replaces an older one (FT-11). */
export function* watchAddressLookup(ports: Ports): SagaGenerator<void> {
  yield* takeLatest(addressTyped, function* (typed) {
    yield* whileHere(lookUp, ports, typed);
  });
  yield* takeLatest(addressTyped, function* ({ payload: { field, text } }) {
    const pasted = readAddressLine(text); // FT-48
    if (pasted === null) return;
    yield* delay(PAUSE_MS);
    yield* call(noteZip, field, pasted);
  });
  yield* takeLatest(addressCompleted, function* ({ payload: { field, address } }) {
    yield* delay(PAUSE_MS);
    yield* call(noteZip, field, address);
    yield* whileHere(findNearMatch, ports, field, address);
  });
}
