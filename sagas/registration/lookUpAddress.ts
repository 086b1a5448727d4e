import { toFailure } from '#sagas/api/apiError.ts';
import { lookUpAddress } from '#sagas/api/contract/registration.ts';
import { call, delay, put, takeLatest, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { send } from '#sagas/control/send.ts';
import { whileHere } from '#sagas/control/whileHere.ts';
import { completeAddress, type HomeAddress } from '#store/registration/address.ts';
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

import { isNearMatch } from '#store/registration/nearMatch.ts';

/** Long enough for a key to be followed by another, and for a press to be over before anything moves under it. */
const PAUSE_MS = 250;
const SHORTEST = 3;
const LONGEST = 120;
const MOST_SUGGESTIONS = 8;

function* suggestionsFor(ports: Ports, text: string): SagaGenerator<HomeAddress[]> {
  const { suggestions } = yield* send(ports, lookUpAddress, { path: { text } });
  return suggestions
    .slice(0, MOST_SUGGESTIONS)
    .map((wire) => completeAddress<HomeAddress>({ ...wire, street2: wire.street2 ?? '' }));
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
    toFailure(error);
    yield* put(lookupFailed());
  }
}

/** "Did you mean …?" for an address typed by hand; a service that is down asks nothing. */
function* findNearMatch(ports: Ports, field: AddressField, address: HomeAddress) {
  try {
    const suggestions = yield* call(suggestionsFor, ports, address.street1);
    const near = suggestions.find((suggestion) => isNearMatch(suggestion, address));
    yield* put(nearMatchFound(near ? { field, address: near } : null));
  } catch (error) {
    toFailure(error);
    yield* put(nearMatchFound(null));
  }
}

/** The soft note of a ZIP code that usually lies elsewhere; its table is fetched when first needed. */
function* noteZip(field: AddressField, { zip, state }: HomeAddress) {
  const table = yield* call(() => import('#store/geography/zip.ts').catch(() => null));
  const usual = table?.unusualState(zip, state) ?? null;
  yield* put(zipNoteFound(usual === null ? null : { field, state: usual }));
}

/** Looks addresses up as they are typed; a newer text replaces an older one (FT-11). */
export function* watchAddressLookup(ports: Ports): SagaGenerator<void> {
  yield* takeLatest(addressTyped, function* (typed) {
    yield* whileHere(lookUp, ports, typed);
  });
  yield* takeLatest(addressCompleted, function* ({ payload: { field, address } }) {
    yield* delay(PAUSE_MS);
    yield* call(noteZip, field, address);
    yield* whileHere(findNearMatch, ports, field, address);
  });
}
