import { applicationLoggable } from '#store/application/loggable.ts';
import {
  holdLoggable,
  lenderDataLoggable,
  offersLoggable,
  uploadsLoggable,
} from '#store/application/screensLoggable.ts';
import { featuresLoggable } from '#store/features/loggable.ts';
import { identityLoggable } from '#store/identity/loggable.ts';
import type { RootState } from '#store/index.ts';
import { orgLoggable } from '#store/org/loggable.ts';
import { pendingWritesLoggable } from '#store/pendingWrites/loggable.ts';
import { chainLoggable } from '#store/registration/chain/loggable.ts';
import { lookupLoggable } from '#store/registration/address/loggable.ts';
import { registrationLoggable } from '#store/registration/loggable.ts';
import { supportLoggable } from '#store/support/loggable.ts';
import { shellLoggable } from '#store/shell/loggable.ts';

import { aPlace, placeOf, type AllowList, type Place } from './paths.ts';

/**
 * The one table of what may be told: by slice, what is loggable in its state and in each of its actions
 * (decision 18). What is not named is personal.
 */
export const allowList: Readonly<Record<keyof RootState, AllowList>> = {
  org: orgLoggable,
  identity: identityLoggable,
  features: featuresLoggable,
  shell: shellLoggable,
  pendingWrites: pendingWritesLoggable,
  registration: registrationLoggable,
  chain: chainLoggable,
  lookup: lookupLoggable,
  support: supportLoggable,
  application: applicationLoggable,
  lenderData: lenderDataLoggable,
  offers: offersLoggable,
  uploads: uploadsLoggable,
  hold: holdLoggable,
};

/** The table for a whole state. */
export const statePlace: Place = aPlace();
const payloadPlaces = new Map<string, Place>();

for (const [slice, { state, actions }] of Object.entries(allowList)) {
  statePlace.named.set(slice, placeOf(state));
  for (const [name, paths] of Object.entries(actions))
    payloadPlaces.set(`${slice}/${name}`, placeOf(paths));
}

/** The table for the payload of an action; null for an action of which only the type is told. */
export const payloadPlace = (type: string): Place | null => payloadPlaces.get(type) ?? null;
