import type { State } from './state.ts';
import { statesToFinalOffer } from './statesToFinalOffer.ts';
import { statesToFunding } from './statesToFunding.ts';
import { statesToOffers } from './statesToOffers.ts';

/** The state table (8.2). A status without a row does not change. */
export const stateTable: ReadonlyMap<string, State> = new Map(
  Object.entries({ ...statesToOffers, ...statesToFinalOffer, ...statesToFunding }),
);
