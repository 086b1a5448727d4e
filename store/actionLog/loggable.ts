import { applicationOperational } from '#store/application/loggable.ts';
import {
  holdOperational,
  lenderDataOperational,
  offersOperational,
  uploadsOperational,
} from '#store/application/screensLoggable.ts';
import { featuresOperational } from '#store/features/loggable.ts';
import { identityOperational } from '#store/identity/loggable.ts';
import type { RootState } from '#store/index.ts';
import { orgOperational } from '#store/org/loggable.ts';
import { chainOperational } from '#store/registration/chain/loggable.ts';
import { lookupOperational } from '#store/registration/address/loggable.ts';
import { registrationOperational } from '#store/registration/loggable.ts';
import { supportOperational } from '#store/support/loggable.ts';
import { shellOperational } from '#store/shell/loggable.ts';

import { aPlace, placeOf, type Operational, type Place } from './paths.ts';

/**
 * The one table of what may be told: by slice, what is operational in its state and in each of its actions
 * (decision 18). What is not named is personal.
 */
export const operational: Readonly<Record<keyof RootState, Operational>> = {
  org: orgOperational,
  identity: identityOperational,
  features: featuresOperational,
  shell: shellOperational,
  registration: registrationOperational,
  chain: chainOperational,
  lookup: lookupOperational,
  support: supportOperational,
  application: applicationOperational,
  lenderData: lenderDataOperational,
  offers: offersOperational,
  uploads: uploadsOperational,
  hold: holdOperational,
};

/** The table for a whole state. */
export const statePlace: Place = aPlace();
const payloadPlaces = new Map<string, Place>();

for (const [slice, { state, actions }] of Object.entries(operational)) {
  statePlace.named.set(slice, placeOf(state));
  for (const [name, paths] of Object.entries(actions))
    payloadPlaces.set(`${slice}/${name}`, placeOf(paths));
}

/** The table for the payload of an action; null for an action of which only the type is told. */
export const payloadPlace = (type: string): Place | null => payloadPlaces.get(type) ?? null;
