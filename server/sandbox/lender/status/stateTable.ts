import type { StateRow } from './state.ts';
import { statesToFinalOffer } from './statesToFinalOffer.ts';
import { statesToFunding } from './statesToFunding.ts';
import { statesToOffers } from './statesToOffers.ts';

/** The state table (8.2). A status without a row doesn't change. */
export const stateTable: ReadonlyMap<string, StateRow> = new Map(
  Object.entries({ ...statesToOffers, ...statesToFinalOffer, ...statesToFunding }),
);

const happyPath = [...Object.keys(statesToFinalOffer), ...Object.keys(statesToFunding)];

const unfinished = new Set(['CANCELLED', 'DECLINED']);

export const isEnd = (status: string) => stateTable.get(status)?.kind === 'E';

/** Whether a status comes after a step. For an ended application, only COMPLETE does. */
export const isPast = (status: string, step: string) =>
  !unfinished.has(status) && happyPath.indexOf(status) > happyPath.indexOf(step);
