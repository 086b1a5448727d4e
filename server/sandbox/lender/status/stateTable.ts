import type { State } from './state.ts';
import { statesToFinalOffer } from './statesToFinalOffer.ts';
import { statesToFunding } from './statesToFunding.ts';
import { statesToOffers } from './statesToOffers.ts';

/** What the lender does in each status (8.2). A status that is not in it stands still. */
export const stateTable: ReadonlyMap<string, State> = new Map(
  Object.entries({ ...statesToOffers, ...statesToFinalOffer, ...statesToFunding }),
);
